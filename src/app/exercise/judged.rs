//! What is said of the answer: how much of it is right, why the first wrong place is wrong, which misconception explains all of it;
//! before that the last hint.

use super::points;
use crate::app::state::exercise::Solving;
use crate::app::ui::spoken::Spoken;
use crate::exercise::{Ask, Grade, REPAIR_PARTS};
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The properties of what is said.
#[derive(Properties, PartialEq)]
pub struct JudgedProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
}

/// How much is right of the fields that count, in fields; of a repair in what counts alike.
fn count(ask: &Ask, grade: &Grade) -> (f64, usize) {
    if matches!(ask, Ask::Repair { .. }) && grade.max > 0.0 {
        let share = grade.score / grade.max;
        return (share * REPAIR_PARTS as f64, REPAIR_PARTS);
    }
    let counted = || grade.parts.iter().filter(|part| part.counts());
    (counted().map(|part| part.right).sum(), counted().count())
}

/// Renders what is said of the answer. Screen readers read it out when it changes.
#[component]
pub fn Judged(JudgedProps { solving, lang }: &JudgedProps) -> Html {
    let (lang, work) = (*lang, solving.work());
    let slip = work
        .grade
        .as_ref()
        .filter(|_| !work.is_solved)
        .and_then(|grade| grade.slip);
    let hint = work
        .hints
        .steps
        .last()
        .map(|step| step.text(lang))
        .filter(|_| work.grade.is_none());
    let told = (
        solving.checks,
        work.hints.all,
        work.solution.is_some(),
        work.was_asked,
    );
    let said = use_in_view(solving.part, (told, work.unread.clone()));
    let shown = if solving.is_varied() {
        solving::SOLUTION_SHOWN
    } else {
        solving::SOLUTION_ALONE
    };
    let is_cut_right = work.is_solved && slip.is_none();
    let said_once = |class: Option<&'static str>, text: String| (None, vec![(class, text)]);
    let (tag, lines): (Option<String>, Vec<(Option<&'static str>, String)>) =
        if work.solution.is_some() {
            let tag = solving::SOLUTION_IS.say(lang).to_owned();
            (Some(tag), vec![(None, shown.say(lang).to_owned())])
        } else if let Some(unread) = solving.unread(lang) {
            said_once(Some("slip"), unread)
        } else if let Some(asked) = solving.asked(lang) {
            said_once(None, asked.to_owned())
        } else if let (Some(grade), Some(judged)) = (&work.grade, solving.judged(lang)) {
            let mark = if is_cut_right { "✓ " } else { "" };
            let slip = slip.map(|slip| (Some("slip"), slip.said.say(lang).to_owned()));
            let lines = [Some((None, judged)), slip].into_iter().flatten();
            (
                Some(mark.to_owned() + &tag(&solving.question().ask, grade, lang)),
                lines.collect(),
            )
        } else if let Some(hint) = hint {
            let tag = solving::HINT.say(lang).to_owned();
            (Some(tag), vec![(None, hint)])
        } else if work.first.is_none() && work.tries == 0 {
            said_once(Some("soft"), solving::FIRST_COUNTS.say(lang).to_owned())
        } else {
            (None, Vec::new())
        };
    let spoken: Vec<&str> = tag
        .iter()
        .chain(lines.iter().map(|(_, line)| line))
        .map(String::as_str)
        .collect();
    html! {
        <>
            <Spoken text={spoken.join(" · ")} moment={solving.checks}/>
            <div ref={said} class="said">
                if let Some(tag) = tag { <span class="tag">{ tag }</span> }
                <div>
                    for (class, line) in lines { <p class={class}>{ line }</p> }
                </div>
            </div>
        </>
    }
}

/// Scrolls what is said of a question into view when it changes: on a phone it may stand below all fields.
#[hook]
fn use_in_view<T: PartialEq + 'static>(part: usize, told: T) -> NodeRef {
    let said = use_node_ref();
    let (shown, before) = (said.clone(), use_mut_ref(|| None));
    use_effect_with((part, told), move |(part, _)| {
        let is_new = before.replace(Some(*part)) == Some(*part);
        if let Some(shown) = shown.cast::<Element>().filter(|_| is_new) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            shown.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    said
}

fn tag(ask: &Ask, grade: &Grade, lang: Lang) -> String {
    match count(ask, grade) {
        // The right answer is empty, and so is the student's.
        (_, 0) => String::new(),
        (right, all) => {
            let (right, all) = (points(right), all as u64);
            solving::RightOf { right, all }.say(lang)
        }
    }
}
