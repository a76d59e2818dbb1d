//! The game looked over: a graph of what each position was worth, and a row for each with what the move lost and what the algorithm
//! would have played.

use super::graph::{Point, graph};
use super::moves::{name, sign};
use crate::app::state::action::Action;
use crate::app::state::action::WorkerMessage;
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{judged_pawn, typed};
use crate::app::state::play::{Play, Request};
use crate::app::ui::button::press;
use crate::game::any::AnyGame;
use crate::lang::words::{options, page};
use crate::lang::{Say, Text};
use crate::play::judge::Verdict;
use crate::play::review::Insight;
use crate::play::task::Task;
use crate::search::Basis;
use yew::prelude::*;

/// Returns, for each reviewed position, whether the move from it was a mistake.
pub fn mistakes(lab: &Lab) -> Vec<bool> {
    lab.play
        .beside
        .insights
        .iter()
        .map(|insight| insight.lost[0].0 > 0.0)
        .collect()
}

/// Draws the button that begins the review, and what the review found so far.
pub fn review(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lab.page.lang);
    let job = lab.play.beside.jobs.of(Task::Review);
    let insights = &lab.play.beside.insights;
    let point = |(at, insight): (usize, &Insight)| Point {
        at,
        value: insight.verdict.value,
        is_exact: insight.verdict.basis == Basis::Exact,
        is_mistake: at > 0 && insights[at - 1].lost[0].0 > 0.0,
    };
    let points: Vec<Point> = insights.iter().enumerate().map(point).collect();
    let (word, news) = if job.is_running {
        (page::STOP, WorkerMessage::Stop(Task::Review))
    } else {
        (page::REVIEW, WorkerMessage::Begin(Task::Review))
    };
    html! {
        <>
            <p class="held">
                <button class="btn line" onclick={press(act, news)}>{ say(word) }</button>
                <span role="status">if job.is_running { { format!("{} / {}", insights.len(), play.names.len() + 1) } }</span>
            </p>
            if !insights.is_empty() {
                { graph(say(page::PROSPECTS), play, &points, (None, judged_pawn(&play.here)), act) }
                { table(lab, play, insights, act) }
            }
        </>
    }
}

fn table(lab: &Lab, play: &Play, insights: &[Insight], act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lab.page.lang);
    let pawn = judged_pawn(&play.here);
    let row = |((at, before), insight): ((usize, AnyGame), &Insight)| {
        let Insight {
            verdict,
            own,
            lost: [lost, by_own],
        } = insight;
        let called = |best: Option<u16>| {
            best.and_then(|best| before.move_called(best, lab.page.lang))
                .unwrap_or_default()
        };
        let mark = |&(lost, basis): &(f64, Basis)| {
            let change = Verdict {
                value: -lost,
                basis,
                best: None,
                reached: 0,
            };
            let typed = typed(&change, pawn);
            if lost > 0.0 {
                format!(" ? {typed}")
            } else {
                String::new()
            }
        };
        let (class, sign) = sign(play.names.get(at).and_then(|(mover, _)| *mover));
        let here = (at == play.record.at).then_some("step");
        html! {
            <tr>
                <th scope="row">
                    <button class="btn" aria-current={here} onclick={press(act, Action::Play(Request::Look(at)))}>
                        <small>{ at as u32 + 1 }</small>
                        if at < play.names.len() { <span {class}>{ sign }</span>{ name(play, at, lab.page.lang) }<b>{ mark(lost) }</b> }
                        else { { say(if verdict.best.is_some() { options::NOW } else { page::OUTCOME }) } }
                    </button>
                </th>
                <td>{ typed(verdict, pawn) }</td>
                <td>{ called(verdict.best) }</td>
                <td>if let Some(own) = own { { called(own.best) }<b>{ mark(by_own) }</b><small>{ format!(" {}", typed(own, pawn)) }</small> }</td>
            </tr>
        }
    };
    let wrong: Vec<String> = play
        .record
        .positions()
        .enumerate()
        .zip(insights)
        .filter(|(_, insight)| insight.lost[0].0 > 0.0)
        .filter_map(|((at, before), insight)| {
            let best = before.move_called(insight.verdict.best?, lab.page.lang)?;
            let (number, made) = (at + 1, name(play, at, lab.page.lang));
            Some(page::Mistake { number, made, best }.say(lab.page.lang))
        })
        .collect();
    html! {
        <>
        if !wrong.is_empty() {
            <p>{ say(page::MISTAKES) }{ wrong.join(page::COMMA.say(lab.page.lang)) }</p>
        }
        <table class="rows" aria-label={say(page::REVIEW)}>
            <tr>for word in [page::MOVE, page::VALUE_BEFORE, options::BEST_MOVE, page::ALGORITHM] { <th scope="col">{ say(word) }</th> }</tr>
            for insight in play.record.positions().enumerate().zip(insights) { { row(insight) } }
        </table>
        <p class="note">{ say(page::HINTS_NOTE) }</p>
        </>
    }
}
