//! The field in which nodes are looked for, and the way from one that was found to the next. What a query means is the
//! lesson's to know.

use super::action::Action;
use super::button::{icon_button, leave};
use super::icons;
use super::lab::Lab;
use super::markup::html;
use super::player::grouped;
use super::words::Word;
use crate::lang::{Lang, Say};
use crate::lesson::find::Query;
use crate::text::BadPiece;
use crate::trace::NodeId;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// What was asked for at the moment shown, and what came of it.
pub struct Found {
    query: String,
    result: Result<Vec<NodeId>, BadPiece>,
}

impl Lab {
    /// Goes to the next node that matches or the one before, around the ends. They are looked for once at a moment.
    pub(super) fn seek(&mut self, query: String, forward: bool) {
        let found = match self.found.take() {
            Some((found, _)) if found.query == query => found,
            _ => Rc::new(self.search(query)),
        };
        let nodes = found.result.as_deref().unwrap_or_default();
        let count = nodes.len().max(1);
        let here = nodes.iter().position(|node| self.selected == Some(*node));
        let next = match (here, forward) {
            (Some(at), true) => at + 1,
            (None, true) => 0,
            (at, false) => at.unwrap_or(0) + count - 1,
        };
        if let Some(node) = nodes.get(next % count) {
            self.select(Some(*node));
        }
        self.found = Some((found, next % count));
    }

    fn search(&self, query: String) -> Found {
        let trace = self.run.trace();
        let moment = trace.at(self.shown_step());
        let shown = |node| moment.is_known(node) || (trace.is_outlined() && !self.fog);
        let result =
            Query::read(&query).map(|query| query.find(&moment, &self.run.spec().game, &shown));
        Found { query, result }
    }
}

/// Asks for what stands in the field beside an event's target.
fn ask(event: &Event, forward: bool, act: &Callback<Action>) -> Option<()> {
    let beside = event
        .target_dyn_into::<Element>()?
        .closest(".find")
        .ok()??;
    let field: HtmlInputElement = beside.query_selector("input").ok()??.dyn_into().ok()?;
    act.emit(Action::Find(field.value(), forward));
    Some(())
}

/// The field, its keys, and what came of it.
pub fn find(lab: &Lab, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let onkeydown = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" => _ = ask(&event, !event.shift_key(), &act),
            "Escape" => leave(&event),
            _ => {}
        })
    };
    let bad = matches!(&lab.found, Some((found, _)) if found.result.is_err());
    let told = lab
        .found
        .as_ref()
        .map_or_else(String::new, |(found, at)| match &found.result {
            Err(bad) => bad.say(lab.lang),
            Ok(nodes) if nodes.is_empty() => say(Word::NoMatch).to_owned(),
            Ok(nodes) => {
                let (at, count) = (grouped(*at as u64 + 1), grouped(nodes.len() as u64));
                match lab.lang {
                    Lang::En => format!("{at} of {count}"),
                    Lang::Zh => format!("第 {at} 个，共 {count} 个"),
                }
            }
        });
    let to = |forward: bool| {
        let act = act.clone();
        Callback::from(move |event: MouseEvent| _ = ask(&event, forward, &act))
    };
    html! {
        <div class="find">
            <input class="field" type="search" {onkeydown} aria-label={say(Word::Find)} placeholder={say(Word::FindHint)} autocomplete="off"
                 aria-invalid={bad.then_some("true")}/>
            { icon_button(say(Word::PreviousMatch), icons::BACK, to(false), None) }
            { icon_button(say(Word::NextMatch), icons::FORWARD, to(true), None) }
            <span class={[if bad { "refused" } else { "note" }]} role="status">{ told }</span>
        </div>
    }
}
