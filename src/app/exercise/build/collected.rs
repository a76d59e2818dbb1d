//! The sheet on which a lecturer collects exercises.

use crate::app::browser::download::save;
use crate::app::state::action::Action;
use crate::app::state::exercise::request::{Collect, Request};
use crate::app::ui::button::{key, press};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::field::Field;
use crate::app::ui::icons;
use crate::exercise::{Exercise, Question, Sheet};
use crate::lang::Lang;
use crate::lang::words::solving;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the sheet.
#[derive(Properties, PartialEq)]
pub struct CollectedProps {
    /// The sheet, once something was put on it.
    pub sheet: Option<Rc<Sheet>>,
    /// Whether the exercise that is made can be put on it.
    pub can_add: bool,
}

/// What an exercise is called in the list: its name, else its task, else its questions.
fn called(exercise: &Exercise, lang: Lang) -> String {
    let text = exercise.text.as_ref().map(|text| text.text(lang));
    let kind = |question: &Question| Some(super::kind(&question.ask)?.say(lang));
    let kinds = exercise.ask.iter().filter_map(kind);
    match exercise.id.as_str() {
        "" => text.unwrap_or_else(|| kinds.collect::<Vec<&str>>().join(" · ")),
        id => id.to_owned(),
    }
}

/// Renders the list.
#[component]
pub fn Collected(CollectedProps { sheet, can_add }: &CollectedProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let collect = |change: Collect| press(&act, Request::Collect(change));
    let title = act.reform(|text: String| Request::Collect(Collect::Title(text)).into());
    let sheet = sheet.as_ref().filter(|sheet| !sheet.exercises.is_empty());
    let row = |(at, exercise): (usize, &Exercise)| {
        html! {
            <li>
                <span>{ called(exercise, lang) }</span>
                { key(solving::RAISE.say(lang), icons::UP, collect(Collect::Raise(at)), at > 0) }
                { key(solving::TAKE_OFF.say(lang), icons::CLOSE, collect(Collect::Remove(at)), true) }
            </li>
        }
    };
    let onsave = sheet.map(|sheet| {
        let sheet = Rc::clone(sheet);
        Callback::from(move |_: MouseEvent| {
            // If the browser refuses to save, the list is still there.
            let _ = save("sheet.json", "application/json", sheet.write().as_bytes());
        })
    });
    html! {
        <div role="group" aria-label={solving::YOUR_SHEET.say(lang)}>
            <h3>{ solving::YOUR_SHEET.say(lang) }</h3>
            if let Some(sheet) = sheet {
                <label class="named"><span>{ solving::SHEET_NAMED.say(lang) }</span>
                    <Field label={solving::SHEET_NAMED.say(lang)} text={sheet.title.as_ref().map_or_else(String::new, |title| title.text(lang))} is_number={false} take={title}/></label>
                <ol class="chosen">{ for sheet.exercises.iter().enumerate().map(row) }</ol>
            } else {
                <p class="note">{ solving::SHEET_EMPTY.say(lang) }</p>
            }
            <p class="moves">
                <button class="btn line" onclick={collect(Collect::Add)} disabled={!can_add}>{ solving::ADD_TO_SHEET.say(lang) }</button>
                if let Some(onsave) = onsave { <button class="btn line" onclick={onsave}>{ solving::SAVE_SHEET.say(lang) }</button> }
            </p>
        </div>
    }
}
