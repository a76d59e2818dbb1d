//! The game looked over: a sentence for each mistake, and on wish a row for each move with what it lost and what the algorithm would have
//! played.

use super::moves::{name, sign};
use crate::app::state::action::{Action, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{judged_pawn, typed};
use crate::app::state::play::room::Part;
use crate::app::state::play::said::called;
use crate::app::state::play::{Play, Request};
use crate::app::ui::button::press;
use crate::game::any::AnyGame;
use crate::game::{Interval, Player, Status};
use crate::lang::words::{options, page, play};
use crate::lang::{Lang, Say, Text};
use crate::play::judge::Verdict;
use crate::play::review::Insight;
use crate::play::task::Task;
use crate::search::Basis;
use yew::prelude::*;

/// Returns, for each reviewed position, whether the move from it was a mistake.
pub fn mistakes(lab: &Lab) -> Vec<bool> {
    let insights = lab.play.beside.insights.iter();
    insights.map(|insight| insight.lost[0].0 > 0.0).collect()
}

/// Returns the numbers of moves before the mistakes of persons, or of anybody where no person plays.
fn own_mistakes(lab: &Lab, play: &Play) -> Vec<usize> {
    let persons = play.persons();
    let is_own = |at: &usize| match play.names.get(*at) {
        Some((Some(player), _)) => persons.is_empty() || persons.contains(player),
        _ => false,
    };
    let mistakes = mistakes(lab);
    let wrong = (0..mistakes.len()).filter(|at| mistakes[*at]);
    wrong.filter(is_own).collect()
}

/// Returns the number of moves before the first of them, once the whole game was looked over.
pub fn first_mistake(lab: &Lab, play: &Play) -> Option<usize> {
    let is_done = !lab.play.beside.jobs.of(Task::Review).is_running;
    own_mistakes(lab, play).first().copied().filter(|_| is_done)
}

/// Returns the mistake that was made in the position shown and the move that would have been better, each with its mark on the board.
pub fn marked(lab: &Lab, play: &Play) -> Vec<(u16, String)> {
    let (at, insights) = (play.record.at, &lab.play.beside.insights);
    let insight = insights.get(at).filter(|insight| insight.lost[0].0 > 0.0);
    let (Some(insight), Some(made), Part::Review) =
        (insight, play.record.moves.get(at), play.shown_part())
    else {
        return Vec::new();
    };
    let better = insight.verdict.best.map(|best| (best, "★".to_owned()));
    [(made.choice, "✗".to_owned())]
        .into_iter()
        .chain(better)
        .collect()
}

/// Draws the button that begins the review, and what it found so far.
pub fn review(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let lang = lab.page.lang;
    let say = |word: Text| word.say(lang);
    let job = lab.play.beside.jobs.of(Task::Review);
    let insights = &lab.play.beside.insights;
    let onclick = match job.is_running {
        true => press(act, WorkerMessage::Stop(Task::Review)),
        false => press(act, Action::Play(Request::Review)),
    };
    let word = if job.is_running {
        page::STOP
    } else {
        page::REVIEW
    };
    let wrong = own_mistakes(lab, play);
    html! {
        <>
            <p class="held">
                <button class="btn line" {onclick}>{ say(word) }</button>
                <span role="status">if job.is_running { { format!("{} / {}", insights.len(), play.names.len() + 1) } }</span>
            </p>
            if !insights.is_empty() {
                if wrong.is_empty() && !job.is_running { <p>{ say(play::NO_MISTAKES) }</p> }
                <ol class="wrong">
                    for at in wrong {
                        <li>
                            <span>{ sentence(lab, play, at, lang) }</span>
                            <button class="btn line" onclick={press(act, Action::Play(Request::Look(at)))}
                                aria-current={(at == play.record.at).then_some("step")}>{ say(play::SHOW_MOVE) }</button>
                        </li>
                    }
                </ol>
                if let Some(lost) = lost_from(lab, play, lang) { <p>{ lost }</p> }
                <details class="fold"><summary>{ say(play::ALL_MOVES) }</summary>{ table(lab, play, insights, act) }</details>
            } else if !job.is_running {
                <p class="note">{ say(play::REVIEW_NOTE) }</p>
            }
        </>
    }
}

/// How a position ends for a player if nobody errs.
#[derive(Clone, Copy, PartialEq)]
enum Ends {
    Won,
    Drawn,
    Lost,
}

/// Returns how a game ends, where its value is exact.
fn ends(game: &AnyGame, verdict: &Verdict, player: Player) -> Option<Ends> {
    let Interval { low, high } = game.traits().range.filter(|_| !game.is_explicit())?;
    let (worst, best) = match player {
        Player::Max => (low, high),
        Player::Min => (high, low),
    };
    match verdict.value {
        _ if verdict.basis != Basis::Exact => None,
        value if value == best => Some(Ends::Won),
        value if value == worst => Some(Ends::Lost),
        value if value == 0.0 && low == -high => Some(Ends::Drawn),
        _ => None,
    }
}

/// Says from which move on a person had lost whatever was played: there no move is a mistake any more.
fn lost_from(lab: &Lab, play: &Play, lang: Lang) -> Option<String> {
    let insights = lab.play.beside.insights.iter();
    let mut positions = play.record.positions().zip(insights).enumerate();
    positions.find_map(|(at, (here, insight))| {
        let Status::ToMove(player) = here.status() else {
            return None;
        };
        let is_lost = ends(&here, &insight.verdict, player) == Some(Ends::Lost);
        let is_person = play.persons().contains(&player);
        let (number, who) = (at as u32 + 1, called(player));
        (is_lost && is_person).then(|| play::LostFrom { number, who }.say(lang))
    })
}

/// Says what a mistake gave away, and what would have kept it.
fn sentence(lab: &Lab, play: &Play, at: usize, lang: Lang) -> String {
    let insights = &lab.play.beside.insights;
    let insight = &insights[at];
    let before = play.record.position(at);
    let player = match before.status() {
        Status::ToMove(player) => player,
        _ => return String::new(),
    };
    let best = insight.verdict.best;
    let best = best.and_then(|best| before.move_told(best, lang));
    let (best, number) = (best.unwrap_or_default(), at as u32 + 1);
    let made = before.told(name(play, at, lang), lang);
    let (who, other) = (called(player), called(player.other()));
    let after = insights.get(at + 1);
    let after = after.and_then(|after| ends(&before, &after.verdict, player));
    match (ends(&before, &insight.verdict, player), after) {
        (Some(Ends::Won), Some(Ends::Drawn)) => play::WinToDraw {
            number,
            made,
            who,
            best,
        }
        .say(lang),
        (Some(Ends::Won), Some(Ends::Lost)) => play::WinToLoss {
            number,
            made,
            who,
            other,
            best,
        }
        .say(lang),
        (Some(Ends::Drawn), Some(Ends::Lost)) => play::DrawToLoss {
            number,
            made,
            other,
            best,
        }
        .say(lang),
        _ => {
            let (lost, basis) = insight.lost[0];
            let cost = Verdict {
                value: lost,
                basis,
                best: None,
                reached: 0,
            };
            let lost = typed(&cost, judged_pawn(&play.here));
            play::Cost {
                number,
                made,
                who,
                lost,
                best,
            }
            .say(lang)
        }
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
    html! {
        <>
            <table class="rows" aria-label={say(page::REVIEW)}>
                <tr>for word in [page::MOVE, page::VALUE_BEFORE, options::BEST_MOVE, play::MACHINES_MOVE] { <th scope="col">{ say(word) }</th> }</tr>
                for insight in play.record.positions().enumerate().zip(insights) { { row(insight) } }
            </table>
            <p class="note">{ say(page::HINTS_NOTE) }</p>
        </>
    }
}
