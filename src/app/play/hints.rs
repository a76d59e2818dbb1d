//! The values of the moves at the position on the board, beside it and on its cells. They are Max's, like every number here.

use crate::app::state::action::{Action, Display};
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{ended, judged_pawn, typed};
use crate::app::state::play::{Hint, Play};
use crate::app::ui::button::press;
use crate::app::ui::count::{counted, grouped};
use crate::game::any::AnyGame;
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say, Text};
use crate::play::judge::Verdict;
use crate::search::Basis;
use yew::prelude::*;

/// How a game ends by a move if nobody errs, where that is known, else that it is an estimate and how far it has looked, in words.
fn reach(verdict: &Verdict, here: &AnyGame, lang: Lang) -> String {
    // The verdict is about the position after the move.
    let plies = u64::from(verdict.reached) + 1;
    let is_exact = verdict.basis == Basis::Exact;
    let end = is_exact.then(|| ended(verdict.value, plies, here, lang));
    let far = || {
        reached(
            verdict.basis == Basis::Average,
            verdict.reached.into(),
            lang,
        )
    };
    match end {
        Some(end) => end.unwrap_or_else(far),
        None => play::Estimated { reached: far() }.say(lang),
    }
}

/// Writes how far a search got: so many iterations, or a depth.
pub fn reached(iterates: bool, number: u64, lang: Lang) -> String {
    if iterates {
        counted(number, |count| page::IterationsDone { count }, lang)
    } else {
        format!("{} {}", page::AT_DEPTH.say(lang), grouped(number))
    }
}

/// Returns a move and its value as the board shows it.
pub fn written(hint: &Hint, pawn: Option<f64>) -> (u16, String) {
    (
        hint.choice,
        format!("{} {}", star(hint), typed(&hint.verdict, pawn)),
    )
}

fn star(hint: &Hint) -> &'static str {
    if hint.is_best { "★" } else { "" }
}

/// Draws the switch for hints, and a row for each move.
pub fn hints(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let known = lab.hints();
    let pawn = judged_pawn(&play.here);
    let is_shown = lab.play.beside.shows_hints;
    let say = |word: Text| word.say(lab.page.lang);
    let called = |choice: u16| {
        play.here
            .move_called(choice, lab.page.lang)
            .unwrap_or_default()
    };
    html! {
        <>
            <button class="btn line" aria-pressed={is_shown.to_string()} onclick={press(act, Display::ToggleHints)}>{ say(page::HINTS) }</button>
            if !known.is_empty() {
                <table class="rows" aria-label={say(page::HINTS)}>
                    for hint in &known {
                        <tr>
                            <th scope="row">{ called(hint.choice) }</th>
                            <td>{ typed(&hint.verdict, pawn) }</td>
                            <td class="best">{ star(hint) }</td>
                            <td><small>{ reach(&hint.verdict, &play.here, lab.page.lang) }</small></td>
                        </tr>
                    }
                </table>
            }
            if is_shown { <p class="note">{ say(page::HINTS_NOTE) }</p> }
            <p><label class="check"><input type="checkbox" checked={lab.play.beside.is_training} onchange={act.reform(|_: Event| Display::ToggleTraining.into())}/><span>{ say(play::TRAINING) }</span></label></p>
        </>
    }
}
