//! The value of positions of a game, as a line: dots are filled where the value is exact, and a position is gone to by a click. Tables
//! and sentences beside it say the same in words.

use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{judged_pawn, pawn};
use crate::app::state::play::{Found, Play, Request};
use crate::app::ui::button::press;
use crate::game::{Interval, Player};
use crate::lang::words::{page, play};
use crate::lesson::line::figure;
use crate::play::Machine;
use crate::play::review::Insight;
use crate::search::{Algorithm, Basis};
use yew::prelude::*;

/// The middle of the picture, its width, and the room for words at its left, in its own units.
const MIDDLE: f64 = 50.0;
const WIDE: f64 = 640.0;
const LEFT: f64 = 36.0;

/// A value on the line.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    /// The number of moves before it.
    at: usize,
    /// The value, from Max's side.
    value: f64,
    /// Whether it is exact.
    is_exact: bool,
    /// Whether the move that led there was a mistake.
    is_mistake: bool,
}

/// Draws the line of what the review found, or else of the values that machines found at their moves.
pub fn course(lab: &Lab, game: &Play, act: &Callback<Action>) -> Html {
    let insights = &lab.play.beside.insights;
    let lang = lab.page.lang;
    if !insights.is_empty() {
        let point = |(at, insight): (usize, &Insight)| Point {
            at,
            value: insight.verdict.value,
            is_exact: insight.verdict.basis == Basis::Exact,
            is_mistake: at > 0 && insights[at - 1].lost[0].0 > 0.0,
        };
        let points: Vec<Point> = insights.iter().enumerate().map(point).collect();
        let scale = (None, judged_pawn(&game.here));
        return graph(page::PROSPECTS.say(lang), game, &points, scale, act);
    }
    let machines: Vec<&Machine> = [Player::Max, Player::Min]
        .into_iter()
        .filter_map(|player| game.seat(player).machine())
        .collect();
    // Two algorithms have no common line for their numbers.
    let alike = machines.first().filter(|machine| {
        let is_alike = |other: &&Machine| other.algorithm == machine.algorithm;
        machines.iter().all(is_alike)
    });
    let Some(machine) = alike else {
        return graph(page::PROSPECTS.say(lang), game, &[], (None, None), act);
    };
    let point = |found: &Found| Point {
        at: found.at,
        value: found.value,
        is_exact: found.basis == Basis::Exact,
        is_mistake: false,
    };
    let points: Vec<Point> = game.found.iter().map(point).collect();
    let range = match &machine.algorithm {
        Algorithm::Mcts(_) => game.here.traits().range,
        _ => None,
    };
    let worth = pawn(&game.here, &machine.algorithm);
    let heading = play::FOUND.say(lang);
    graph(heading, game, &points, (range, worth), act)
}

/// Draws a heading and the line through some values. `range` has the lowest and the highest possible value, if zero is not in the middle;
/// `worth` is the value of a pawn, if values are given in pawns.
fn graph(
    heading: &'static str,
    play: &Play,
    points: &[Point],
    (range, worth): (Option<Interval>, Option<f64>),
    act: &Callback<Action>,
) -> Html {
    let middle = range.map_or(0.0, |range| f64::midpoint(range.low, range.high));
    let most = range.map_or_else(
        || {
            let values = points.iter().map(|point| point.value.abs());
            values.fold(worth.unwrap_or(1.0), f64::max)
        },
        |range| range.high - middle,
    );
    let step = (WIDE - LEFT - 8.0) / play.names.len().max(1) as f64;
    let whole = |length: f64| (length.round() as i32).to_string();
    let x = |at: usize| LEFT + at as f64 * step;
    let y = |value: f64| MIDDLE - 34.0 * (value - middle) / most;
    let mut path = String::new();
    for (index, point) in points.iter().enumerate() {
        let letter = if index == 0 { "M" } else { "L" };
        path += &format!("{letter}{} {}", whole(x(point.at)), whole(y(point.value)));
    }
    let label = |value: f64| match worth {
        Some(worth) => figure((value / worth * 10.0).round() / 10.0),
        None => figure((value * 1e3).round() / 1e3),
    };
    let dot = |point: &Point| {
        let &Point { at, value, .. } = point;
        let is_here = at == play.record.at;
        let class = classes!(point.is_exact.then_some("exact"), is_here.then_some("here"),);
        let (left, width) = (whole(x(at) - step / 2.0), whole(step.max(1.0)));
        html! {
            <g onclick={press(act, Action::Play(Request::Look(at)))}>
                <rect x={left} y="0" {width} height="100"/>
                <circle {class} cx={whole(x(at))} cy={whole(y(value))} r={if is_here { "5" } else { "3" }}/>
                if point.is_mistake { <text x={whole(x(at))} y={whole(y(value) - 8.0)}>{ "?" }</text> }
            </g>
        }
    };
    html! {
        <>
            <h2>{ heading }</h2>
            <svg class="graph" viewBox="0 0 640 100" aria-hidden="true">
                <path class="axis" d="M32 50H640"/>
                for value in [middle + most, middle, middle - most] { <text x="0" y={whole(y(value) + 4.0)}>{ label(value) }</text> }
                <path d={path}/>
                for point in points { { dot(point) } }
            </svg>
        </>
    }
}
