//! Where the focus goes in an exercise when what had it is gone, or when another question stands there.

use crate::app::state::exercise::Solving;
use crate::app::ui::focus::take;
use web_sys::Element;
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
        let target = if !had.replace(false) {
            None
        } else if is_new && found(&now, ".task-bar :focus").is_some() {
            now.cast()
        } else if found(&now, ":focus").is_none() {
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
