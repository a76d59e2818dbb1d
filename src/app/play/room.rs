//! What stands beside the board, one part at a time: the machine's search, the values of the moves, the moves, the review, a match.

use super::ask;
use super::hints::hints;
use super::matches::table;
use super::moves::Moves;
use super::review::{mistakes, review};
use super::search::Search;
use super::seen::seen;
use crate::app::panes::reader::{languages, notes, theme};
use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::room::Part;
use crate::app::state::play::{Play, Request};
use crate::app::ui::button::press;
use crate::lang::Text;
use crate::lang::words::{page, play};
use std::rc::Rc;
use yew::prelude::*;

/// Returns the name of a part.
fn name(part: Part) -> Text {
    match part {
        Part::Search => play::PART_SEARCH,
        Part::Values => play::PART_VALUES,
        Part::Moves => page::MOVES,
        Part::Review => play::PART_REVIEW,
        Part::Match => play::PART_MATCH,
    }
}

/// Draws the tabs, and the part that is shown. The others keep their place in the document, but for the tree.
pub fn room(lab: &Rc<Lab>, play: &Rc<Play>, act: &Callback<Action>) -> Html {
    let lang = lab.page.lang;
    let role = lab.page.place.role();
    let here = play.shown_part();
    let onkeydown = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let all = Part::ALL;
            let at = all.iter().position(|part| *part == here).unwrap_or(0);
            let next = match event.key().as_str() {
                "ArrowRight" => (at + 1) % all.len(),
                "ArrowLeft" => (at + all.len() - 1) % all.len(),
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            act.emit(Request::Part(all[next]).into());
        })
    };
    let tab = |part: Part| {
        let is_here = part == here;
        html! {
            <button class="btn" role="tab" aria-selected={is_here.to_string()} tabindex={if is_here { "0" } else { "-1" }}
                onclick={press(act, Request::Part(part))}>{ name(part).say(lang) }</button>
        }
    };
    let panel = |part: Part, class: &'static str, content: Html| {
        html! {
            <section class={classes!("pane", class)} tabindex="0" {role} aria-label={name(part).say(lang)} hidden={part != here}>{ content }</section>
        }
    };
    html! {
        <div class="beside-board">
            <div class="tabs" role="tablist" aria-label={page::PANES.say(lang)} {onkeydown}>for part in Part::ALL { { tab(part) } }</div>
            if here == Part::Search { <Search lab={Rc::clone(lab)}/> }
            { panel(Part::Values, "seen", html! { <>{ hints(lab, play, act) }{ seen(lab, play) }</> }) }
            { panel(Part::Moves, "score", moves(lab, play, act)) }
            { panel(Part::Review, "looked-over", review(lab, play, act)) }
            { panel(Part::Match, "match", table(lab, play, act)) }
        </div>
    }
}

/// The moves, the rules, and what can be done with the position.
fn moves(lab: &Lab, play: &Rc<Play>, act: &Callback<Action>) -> Html {
    let lang = lab.page.lang;
    let say = |word: Text| word.say(lang);
    html! {
        <>
            <Moves play={Rc::clone(play)} mistakes={mistakes(lab)}/>
            <p>{ say(play.here.id().entry().goal) }</p>
            <details class="fold"><summary>{ say(page::RULES) }</summary><p class="rules">{ play.here.how_to_play(lang) }</p></details>
            <p class="moves">
                { ask(lang, act, page::SET_UP, Request::SetUp) }
                if play.before.is_some() { { ask(lang, act, page::GAME_BEFORE, Request::Before) } }
            </p>
            // On a phone the bar at the top has room for game and position only.
            <div class="phone-only">
                if lab.page.place.role().is_none() { { notes(lang) } }
                { languages(lang, act) }
                { theme(lab.page.theme, lang, act) }
            </div>
        </>
    }
}
