//! The values of the moves at the position on the board, beside it and on its cells. They are Max's, like every number here.

use crate::app::state::action::{Action, Display};
use crate::app::state::lab::Lab;
use crate::app::state::play::{Hint, Play};
use crate::app::ui::button::press;
use crate::app::ui::count::{counted, grouped};
use crate::app::words::Word;
use crate::lang::Lang;
use crate::lesson::line;
use crate::play::judge::Verdict;
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

/// A move and its value as it stands on the board.
pub fn written(hint: &Hint) -> (u16, String) {
    (
        hint.choice,
        format!("{} {}", star(hint), typed(&hint.verdict)),
    )
}

fn star(hint: &Hint) -> &'static str {
    if hint.is_best { "★" } else { "" }
}

/// A switch, and a row for each move.
pub fn hints(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let known = lab.hints();
    let is_shown = lab.beside.shows_hints;
    let say = |word: Word| word.say(lab.lang);
    let called = |choice: u16| play.here.move_called(choice, lab.lang).unwrap_or_default();
    html! {
        <>
            <button class="btn line" aria-pressed={is_shown.to_string()} onclick={press(act, Display::ToggleHints)}>{ say(Word::Hints) }</button>
            if !known.is_empty() {
                <table class="rows" aria-label={say(Word::Hints)}>
                    for hint in &known {
                        <tr>
                            <th scope="row">{ called(hint.choice) }</th>
                            <td>{ typed(&hint.verdict) }</td>
                            <td class="best">{ star(hint) }</td>
                            <td><small>{ reach(&hint.verdict, lab.lang) }</small></td>
                        </tr>
                    }
                </table>
            }
            if is_shown { <p class="note">{ say(Word::HintsNote) }</p> }
        </>
    }
}
