//! A program as text, with the numbers of its lines.

use yew::prelude::*;

/// The spaces of a step of indentation, and the most steps at which a line that is broken goes on below its own beginning.
const STEP: usize = 4;
const MOST_STEPS: usize = 8;

/// Renders a program; the line that is lit, counted from 0, is the one to look at and can be scrolled to.
pub fn listing(program: &str, lit: Option<usize>, lit_line: &NodeRef) -> Html {
    let line = |(index, line): (usize, &str)| {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        let steps = (spaces / STEP).min(MOST_STEPS);
        let text = html! { <span class={format!("in-{steps}")}>{ line }</span> };
        if lit == Some(index) {
            html! { <li aria-current="step" ref={lit_line}>{ text }</li> }
        } else {
            html! { <li>{ text }</li> }
        }
    };
    let lines = program.trim_end().lines().enumerate();
    html! { <ol class="own-lines" lang="en">{ for lines.map(line) }</ol> }
}
