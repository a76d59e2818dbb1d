//! The line below the scrub bar: what its heights and marks mean, and the step under the pointer.

use crate::app::state::search::lane::Snapshot;
use crate::app::ui::count::grouped;
use crate::lang::Say;
use crate::lang::Text;
use crate::lang::words::page;
use crate::lesson::Tag;
use yew::prelude::*;

/// The properties of the line.
#[derive(Properties, PartialEq)]
pub struct BarLegendProps {
    /// The moment.
    pub shown: Snapshot,
    /// The step under the pointer.
    pub pointed: Option<u32>,
    /// Whether heights are depths of nodes, and not a curve.
    pub has_depths: bool,
}

/// Renders the legend below the scrub bar. It is hidden from screen readers, because a slider has its own spoken form.
#[component]
pub fn BarLegend(props: &BarLegendProps) -> Html {
    let shown = &props.shown;
    let say = |word: Text| word.say(shown.lang);
    let trace = shown.run.trace();
    let landmarks = trace.landmarks();
    html! {
        <p class="bar-legend" aria-hidden="true">
            if props.has_depths { <span>{ "▂▅ " }{ say(page::BAR_DEPTH) }</span> }
            if !landmarks.cuts.is_empty() { <span>{ "‖ " }{ say(page::NEVER_VISITED) }</span> }
            if !landmarks.bests.is_empty() { <span><b class="i-best">{ "★ " }</b>{ say(page::NEW_BEST) }</span> }
            if let Some(step) = props.pointed { <span class="pointed">{ told(shown, step) }</span> }
        </p>
    }
}

/// Writes `step 25: cut at C`.
fn told(shown: &Snapshot, step: u32) -> String {
    let lang = shown.lang;
    let trace = shown.run.trace();
    let number = grouped(step.into());
    let tag = Tag(trace.phase(step)).word(lang);
    let node = shown.name(trace.cursor(step)).text;
    page::StepAt { number, tag, node }.say(lang)
}
