//! The values of the moves at the position on the board, beside it and on its cells. They are Max's, like every number here.

use super::super::action::Action;
use super::super::button::press;
use super::super::lab::Lab;
use super::super::markup::html;
use super::super::player::{counted, grouped};
use super::super::words::Word;
use crate::game::{Player, Status};
use crate::lang::Lang;
use crate::lesson::line;
use crate::play::judge::Verdict;
use crate::play::task::Task;
use crate::search::{Basis, Relation};
use crate::trace::Number;
use yew::prelude::*;

/// A value as it is typed; of an estimate three decimals are enough.
pub fn typed(&Verdict { value, basis, .. }: &Verdict) -> String {
    let value = if basis == Basis::Exact {
        value
    } else {
        (value * 1e3).round() / 1e3
    };
    line::typed(Number {
        value,
        relation: Relation::Exact,
        basis,
    })
}

/// How far a verdict has looked, in words.
fn reach(verdict: &Verdict, lang: Lang) -> String {
    reached(
        verdict.basis == Basis::Average,
        u64::from(verdict.reached),
        lang,
    )
}

/// So many iterations, or a depth.
pub fn reached(iterates: bool, number: u64, lang: Lang) -> String {
    if iterates {
        counted(number, Word::IterationsDone, lang)
    } else {
        format!("{} {}", Word::AtDepth.say(lang), grouped(number))
    }
}

impl Lab {
    /// What is known of the moves here, each with a star if nothing else is better.
    pub fn hinted(&self) -> Vec<(u16, Verdict, &'static str)> {
        let job = &self.beside.jobs[Task::Hints as usize];
        let Some(play) = self
            .play
            .as_ref()
            .filter(|play| self.beside.hints && play.turn == job.turn)
        else {
            return Vec::new();
        };
        let player = if let Status::ToMove(player) = play.here.status() {
            player
        } else {
            Player::Max
        };
        let read = |row: &Vec<f64>| Some((*row.first()? as u16, Verdict::of_row(row.get(1..)?)?));
        let known: Vec<(u16, Verdict)> = job.rows.iter().filter_map(read).collect();
        let is_best = |value: f64| {
            !job.is_running
                && known
                    .iter()
                    .all(|(_, other)| !player.prefers(other.value, value))
        };
        known
            .iter()
            .map(|(choice, verdict)| {
                (
                    *choice,
                    *verdict,
                    if is_best(verdict.value) { "★" } else { "" },
                )
            })
            .collect()
    }

    /// What is known of the move that pointing at a cell would make, behind the cells that were pointed at.
    pub fn hint_at(
        &self,
        hints: &[(u16, Verdict, &'static str)],
        ways: &[Vec<u16>],
        cell: u16,
    ) -> Option<String> {
        let way = [&self.pointed[..], &[cell]].concat();
        let (_, verdict, star) = hints
            .iter()
            .find(|(choice, ..)| ways.get(usize::from(*choice)) == Some(&way))?;
        Some(format!("{star} {}", typed(verdict)))
    }
}

/// A switch, and a row for each move.
pub fn hints(lab: &Lab, act: &Callback<Action>) -> Html {
    let Some(play) = &lab.play else {
        return Html::default();
    };
    let known = lab.hinted();
    let called = |at: u16| play.here.move_called(at, lab.lang).unwrap_or_default();
    html! {
        <>
            <button class="btn line" aria-pressed={lab.beside.hints.to_string()} onclick={press(act, Action::ToggleHints)}>{ Word::Hints.say(lab.lang) }</button>
            if !known.is_empty() {
                <table class="rows" aria-label={Word::Hints.say(lab.lang)}>
                    for (at, verdict, star) in known {
                        <tr><th scope="row">{ called(at) }</th><td>{ typed(&verdict) }</td><td class="best">{ star }</td><td><small>{ reach(&verdict, lab.lang) }</small></td></tr>
                    }
                </table>
            }
            if lab.beside.hints { <p class="note">{ Word::HintsNote.say(lab.lang) }</p> }
        </>
    }
}
