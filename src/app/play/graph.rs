//! The value of each position of a game, as a line: dots are filled where the value is exact, and a position is gone to by a click.
//! The table below it says the same in words.

use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::{Play, Request};
use crate::app::ui::button::press;
use crate::lang::words::page;
use crate::lesson::line::figure;
use crate::play::review::Insight;
use crate::search::Basis;
use yew::prelude::*;

/// The middle of the picture, its width, and the room for words at its left, in its own units.
const MIDDLE: f64 = 50.0;
const WIDE: f64 = 320.0;
const LEFT: f64 = 24.0;

/// The line so far.
pub fn graph(lab: &Lab, play: &Play, insights: &[Insight], act: &Callback<Action>) -> Html {
    let most = insights
        .iter()
        .map(|insight| insight.verdict.value.abs())
        .fold(1.0, f64::max);
    let step = (WIDE - LEFT - 8.0) / play.names.len().max(1) as f64;
    let whole = |length: f64| (length.round() as i32).to_string();
    let x = |at: usize| LEFT + at as f64 * step;
    let y = |value: f64| MIDDLE - 34.0 * value / most;
    let mut path = String::new();
    for (at, insight) in insights.iter().enumerate() {
        path += &format!(
            "{}{} {}",
            if at == 0 { "M" } else { "L" },
            whole(x(at)),
            whole(y(insight.verdict.value))
        );
    }
    let dot = |(at, insight): (usize, &Insight)| {
        let verdict = &insight.verdict;
        let class = classes!(
            (verdict.basis == Basis::Exact).then_some("exact"),
            (at == play.record.at).then_some("here"),
        );
        let (left, width) = (whole(x(at) - step / 2.0), whole(step.max(1.0)));
        html! {
            <g onclick={press(act, Action::Play(Request::Look(at)))}>
                <rect x={left} y="0" {width} height="100"/>
                <circle {class} cx={whole(x(at))} cy={whole(y(verdict.value))} r={if at == play.record.at { "5" } else { "3" }}/>
                if insight.lost[0].0 > 0.0 { <text x={whole(x(at))} y={whole(y(verdict.value) - 8.0)}>{ "?" }</text> }
            </g>
        }
    };
    html! {
        <>
            <h2>{ page::PROSPECTS.say(lab.lang) }</h2>
            <svg class="graph" viewBox="0 0 320 100" aria-hidden="true">
                <path class="axis" d="M24 50H320"/>
                for value in [most, 0.0, -most] { <text x="0" y={whole(y(value) + 4.0)}>{ figure(value) }</text> }
                <path d={path}/>
                for insight in insights.iter().enumerate() { { dot(insight) } }
            </svg>
        </>
    }
}
