//! Where the focus goes in an exercise when the element that had it is removed, or when the question changes.

use crate::app::state::exercise::Solving;
use crate::app::ui::focus::take;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Keeps the focus: in place of a field or button that is gone the next one to be used gets it, and of the bar's button that has led
/// to another question the heading of that, which is the returned element.
#[hook]
pub fn use_focus(solving: &Solving) -> NodeRef {
    let heading = use_node_ref();
    let question = (solving.variant.clone(), solving.part);
    let is_over = solving.is_over(solving.part);
    let work = solving.work();
    let is_refused = |(text, _): &(String, _)| !text.is_empty();
    let shown = (
        question.clone(),
        (solving.decision(), is_over, solving.is_asking),
        work.refused.as_ref().is_some_and(is_refused),
    );
    // Before the new content is drawn: whether the exercise has the focus.
    let had = use_mut_ref(|| false);
    had.replace(found(&heading, ":focus").is_some());
    let (before, now) = (use_mut_ref(|| question), heading.clone());
    use_effect_with(shown, move |(question, ..)| {
        let is_new = before.replace(question.clone()) != *question;
        let is_gone = found(&now, ":focus").is_none();
        let is_free = is_gone || found(&now, ".task-bar :focus").is_some();
        let target = if !had.replace(false) {
            None
        } else if is_new && is_free {
            now.cast()
        } else if is_gone {
            let next = if is_over {
                ".task-bar .main"
            } else {
                ".task-bar .solve"
            };
            found(&now, ".judged input, .judged button").or_else(|| found(&now, next))
        } else {
            None
        };
        if let Some(target) = target {
            take(&target);
        }
    });
    heading
}

/// Finds an element of the exercise around its heading.
fn found(heading: &NodeRef, selector: &str) -> Option<Element> {
    let task = heading.cast::<Element>()?.closest(".task").ok()??;
    task.query_selector(selector).ok()?
}

/// Goes on to the next empty field when Enter is pressed in a field of an answer, and then to a choice that is not made. If there is
/// no next field, Enter bubbles and checks the answer.
pub fn to_next_field(event: &KeyboardEvent) {
    let field: Option<HtmlInputElement> = event.target_dyn_into();
    let Some(field) = field.filter(|_| event.key() == "Enter" && !event.is_composing()) else {
        return;
    };
    if let Some(next) = next_empty(&field).or_else(|| open_choice(&field)) {
        event.prevent_default();
        event.stop_propagation();
        take(&next);
    }
}

fn next_empty(field: &HtmlInputElement) -> Option<Element> {
    let answer = field.closest(".answer-tree").ok()??;
    let fields = answer.query_selector_all("input.number").ok()?;
    let fields = (0..fields.length()).filter_map(|at| fields.item(at)?.dyn_into().ok());
    let after = fields.skip_while(|other: &HtmlInputElement| other != field);
    let mut empty = after.skip(1).filter(|other| other.value().is_empty());
    empty.next().map(Element::from)
}

/// The first node of those of which none is chosen, or a list from which nothing is chosen.
fn open_choice(field: &HtmlInputElement) -> Option<Element> {
    let answer = field.closest(".answer-tree").ok()??;
    let is_chosen = matches!(
        answer.query_selector(".option[aria-pressed=true]"),
        Ok(Some(_))
    );
    let option = answer.query_selector(".option").ok()?;
    let lists = answer.query_selector_all("select").ok()?;
    let mut lists = (0..lists.length()).filter_map(|at| lists.item(at)?.dyn_into().ok());
    let list = lists.find(|list: &HtmlSelectElement| list.selected_index() == 0);
    option.filter(|_| !is_chosen).or(list.map(Element::from))
}
