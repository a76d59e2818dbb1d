//! The game looked over: a graph of what each position was worth, and a row for each with what the move lost and what the algorithm
//! would have played.

use super::super::action::Action;
use super::super::button::press;
use super::super::lab::Lab;
use super::super::markup::html;
use super::super::words::Word;
use super::graph::graph;
use super::hints::typed;
use super::jobs::News;
use super::moves::{name, sign};
use super::{Ask, Play};
use crate::game::any::AnyGame;
use crate::play::judge::Verdict;
use crate::play::review::Insight;
use crate::play::task::Task;
use crate::search::Basis;
use yew::prelude::*;

/// What was found so far.
fn found(lab: &Lab) -> Vec<Insight> {
    lab.beside.jobs[Task::Review as usize]
        .rows
        .iter()
        .filter_map(|row| Insight::of_row(row))
        .collect()
}

/// For every position that was looked over, whether the move from it was a mistake.
pub fn mistakes(lab: &Lab) -> Vec<bool> {
    found(lab)
        .iter()
        .map(|insight| insight.lost[0].0 > 0.0)
        .collect()
}

/// The button that begins it, and what was found so far.
pub fn review(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let job = &lab.beside.jobs[Task::Review as usize];
    let insights = found(lab);
    let (word, news) = if job.is_running {
        (Word::Stop, News::Stop)
    } else {
        (Word::Review, News::Begin)
    };
    html! {
        <>
            <p class="held">
                <button class="btn line" onclick={press(act, Action::Job(Task::Review, news))}>{ say(word) }</button>
                <span role="status">if job.is_running { { format!("{} / {}", insights.len(), play.names.len() + 1) } }</span>
            </p>
            if !insights.is_empty() {
                { graph(lab, play, &insights, act) }
                { table(lab, play, &insights, act) }
            }
        </>
    }
}

fn table(lab: &Lab, play: &Play, insights: &[Insight], act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let row = |((at, before), insight): ((usize, AnyGame), &Insight)| {
        let Insight {
            verdict,
            own,
            lost: [lost, by_own],
        } = insight;
        let called = |best: Option<u16>| {
            best.and_then(|best| before.move_called(best, lab.lang))
                .unwrap_or_default()
        };
        let mark = |&(lost, basis): &(f64, Basis)| {
            let typed = typed(&Verdict {
                value: -lost,
                basis,
                best: None,
                reached: 0,
            });
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
                    <button class="btn" aria-current={here} onclick={press(act, Action::Play(Ask::Look(at)))}>
                        <small>{ at as u32 + 1 }</small>
                        if at < play.names.len() { <span class={[class]}>{ sign }</span>{ name(play, at, lab.lang) }<b>{ mark(lost) }</b> }
                        else { { say(if verdict.best.is_some() { Word::Now } else { Word::Outcome }) } }
                    </button>
                </th>
                <td>{ typed(verdict) }</td>
                <td>{ called(verdict.best) }</td>
                <td>if let Some(own) = own { { called(own.best) }<b>{ mark(by_own) }</b><small>{ format!(" {}", typed(own)) }</small> }</td>
            </tr>
        }
    };
    html! {
        <table class="rows" aria-label={say(Word::Review)}>
            <tr>for word in [Word::Move, Word::ItsValue, Word::BestMove, Word::Algorithm] { <th scope="col">{ say(word) }</th> }</tr>
            for insight in play.record.positions().enumerate().zip(insights) { { row(insight) } }
        </table>
    }
}
