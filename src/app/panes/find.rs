//! The search field for nodes, and the buttons that go from one match to the next.

use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::find::Found;
use crate::app::state::search::step_units::Direction;
use crate::app::ui::button::{icon_button, leave};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::count::grouped;
use crate::app::ui::icons;
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The matches.
#[derive(Properties, PartialEq)]
pub struct FindProps {
    /// The matches at the moment shown, and the index of the current one.
    pub found: Option<(Rc<Found>, usize)>,
    /// The number of times the focus was sent to the field.
    pub focus: u32,
}

/// Renders the search field, its keys, and the number of matches.
#[component]
pub fn Find(FindProps { found, focus }: &FindProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(*focus, move |focus| {
            if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| *focus > 0) {
                // On a phone the field is shown with its pane, which has been drawn by now.
                let _ = field.focus();
            }
        });
    }
    let say = |word: Text| word.say(lang);
    let ask = {
        let field = field.clone();
        move |direction: Direction| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let query = field.value();
                act.emit(ViewAction::Find { query, direction }.into());
            }
        }
    };
    let to = |direction: Direction| {
        let ask = ask.clone();
        Callback::from(move |_: MouseEvent| ask(direction))
    };
    let onkeydown = {
        let ask = ask.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if event.shift_key() => ask(Direction::Back),
            "Enter" => ask(Direction::Forward),
            "Escape" => leave(&event),
            _ => {}
        })
    };
    let told = found.as_ref().map(|(found, at)| match &found.result {
        Err(bad) => (bad.say(lang), "refused"),
        Ok(nodes) if nodes.is_empty() => (say(page::NO_MATCH).to_owned(), "note"),
        Ok(nodes) => (counted(*at, nodes.len(), lang), "note"),
    });
    let (told, class) = told.unwrap_or((String::new(), "note"));
    let is_bad = (class == "refused").then_some("true");
    html! {
        <div class="find">
            <input class="field" type="search" ref={field} {onkeydown} aria-label={say(page::FIND)} placeholder={say(page::FIND_HINT)}
                autocomplete="off" aria-invalid={is_bad}/>
            { icon_button(say(page::PREVIOUS_MATCH), icons::BACK, to(Direction::Back)) }
            { icon_button(say(page::NEXT_MATCH), icons::FORWARD, to(Direction::Forward)) }
            <span {class} role="status">{ told }</span>
        </div>
    }
}

/// Formats the current match, as in `3 of 12`.
fn counted(at: usize, count: usize, lang: Lang) -> String {
    let (at, count) = (grouped(at as u64 + 1), grouped(count as u64));
    page::MatchOf { at, all: count }.say(lang)
}
