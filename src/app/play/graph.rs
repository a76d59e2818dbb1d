//! The value of positions of a game, as a line: dots are filled where the value is exact, and a position is gone to by a click. Tables
//! and sentences beside it say the same in words.

use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::number::pawn;
use crate::app::state::play::{Found, Play, Request};
use crate::app::ui::button::press;
use crate::game::{Interval, Player};
use crate::lang::words::play;
use crate::lesson::line::figure;
use crate::play::Machine;
use crate::search::{Algorithm, Basis};
use yew::prelude::*;

/// The middle of the picture, its width, and the room for words at its left, in its own units.
const MIDDLE: f64 = 50.0;
const WIDE: f64 = 320.0;
const LEFT: f64 = 36.0;

/// A value on the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The number of moves before it.
    pub at: usize,
    /// The value, from Max's side.
    pub value: f64,
    /// Whether it is exact.
    pub is_exact: bool,
    /// Whether the move that led there was a mistake.
    pub is_mistake: bool,
}

/// Draws the line of the values that machines found at their moves; nothing for fewer than two values, or if two machines use different
/// algorithms, whose numbers have no common line.
pub fn found(lab: &Lab, game: &Play, act: &Callback<Action>) -> Html {
    let machines: Vec<&Machine> = [Player::Max, Player::Min]
        .into_iter()
        .filter_map(|player| game.seat(player).machine())
        .collect();
    let Some(machine) = machines.first() else {
        return Html::default();
    };
    let is_alike = |other: &&Machine| other.algorithm == machine.algorithm;
    if game.found.len() < 2 || !machines.iter().all(is_alike) {
        return Html::default();
    }
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
    let heading = play::FOUND.say(lab.page.lang);
    graph(heading, game, &points, (range, worth), act)
}

/// Draws a heading and the line through some values. `range` has the lowest and the highest possible value, if zero is not in the middle;
/// `worth` is the value of a pawn, if values are given in pawns.
pub fn graph(
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
            <svg class="graph" viewBox="0 0 320 100" aria-hidden="true">
                <path class="axis" d="M32 50H320"/>
                for value in [middle + most, middle, middle - most] { <text x="0" y={whole(y(value) + 4.0)}>{ label(value) }</text> }
                <path d={path}/>
                for point in points { { dot(point) } }
            </svg>
        </>
    }
}
