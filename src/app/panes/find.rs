//! The field in which nodes are looked for, and the way from one match to the next.

use crate::app::state::action::{Action, Sight};
use crate::app::state::find::Found;
use crate::app::state::strides::Direction;
use crate::app::ui::button::{icon_button, leave};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::count::grouped;
use crate::app::ui::icons;
use crate::app::words::Word;
use crate::lang::{Lang, Say};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The matches.
#[derive(Properties, PartialEq)]
pub struct FindProps {
    /// The matches at the moment shown, and the place of the one that was gone to.
    pub found: Option<(Rc<Found>, usize)>,
    /// Counts how often the field was sent the focus.
    pub focus: u32,
}

/// The field, its keys, and how many matches there are.
#[component]
pub fn Find(FindProps { found, focus }: &FindProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(*focus, move |focus| {
            if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| *focus > 0) {
                // A phone shows the field with its pane, which is there by now.
                let _ = field.focus();
            }
        });
    }
    let say = |word: Word| word.say(lang);
    let ask = {
        let field = field.clone();
        move |direction: Direction| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let query = field.value();
                act.emit(Sight::Find { query, direction }.into());
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
        Ok(nodes) if nodes.is_empty() => (say(Word::NoMatch).to_owned(), "note"),
        Ok(nodes) => (counted(*at, nodes.len(), lang), "note"),
    });
    let (told, class) = told.unwrap_or((String::new(), "note"));
    let is_bad = (class == "refused").then_some("true");
    html! {
        <div class="find">
            <input class="field" type="search" ref={field} {onkeydown} aria-label={say(Word::Find)} placeholder={say(Word::FindHint)}
                autocomplete="off" aria-invalid={is_bad}/>
            { icon_button(say(Word::PreviousMatch), icons::BACK, to(Direction::Back), None) }
            { icon_button(say(Word::NextMatch), icons::FORWARD, to(Direction::Forward), None) }
            <span {class} role="status">{ told }</span>
        </div>
    }
}

/// `3 of 12`
fn counted(at: usize, count: usize, lang: Lang) -> String {
    let (at, count) = (grouped(at as u64 + 1), grouped(count as u64));
    match lang {
        Lang::En => format!("{at} of {count}"),
        Lang::Zh => format!("第 {at} 个，共 {count} 个"),
    }
}
