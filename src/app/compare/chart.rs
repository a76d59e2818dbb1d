//! Curves over the iterations of a search, from the first to the last on a logarithmic scale.

use crate::compare::Spread;
use crate::lang::Lang;
use crate::lang::words::compare;
use crate::lesson::line::figure;
use crate::text::decimal::fixed;
use yew::prelude::*;

/// The size of a chart, and the room left of the curves, right of them and below, in its units.
const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 64.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 20.0;
/// The looks of the curves, the first one's before the others'. So many moves have one.
const CLASSES: [&str; 4] = [
    "course rank0",
    "course rank1",
    "course rank2",
    "course rank3",
];
/// The least distance of two names.
const LINE: f64 = 13.0;

/// What a chart shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Charted {
    name: String,
    /// The lowest and the highest number, with what they are called.
    ends: [(f64, String); 2],
    last: u32,
    /// A band between two curves.
    band: Option<String>,
    curves: Vec<Curve>,
    /// A line across, with its name.
    across: Option<(f64, String)>,
}

#[derive(Clone, Debug, PartialEq)]
struct Curve {
    path: String,
    class: &'static str,
    /// What it is called, and the number at which it ends.
    name: String,
    end: f64,
}

/// A place in a chart: x from the number of iterations, y from a part of the height.
struct Scale {
    last: u32,
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, iterations: u32) -> f64 {
        let part = libm::log(f64::from(iterations)) / libm::log(f64::from(self.last.max(2)));
        LEFT + part * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low);
        HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
    }

    fn path(&self, points: impl Iterator<Item = (u32, f64)>) -> String {
        let point = |(iterations, value)| {
            format!(
                "{} {}",
                fixed(self.x(iterations), 1),
                fixed(self.y(value), 1)
            )
        };
        let all: Vec<String> = points.map(point).collect();
        format!("M{}", all.join("L"))
    }
}

/// Makes the chart of the mean value of the root, in a band of one standard deviation.
pub fn course_of_values(all: &[Spread], exact: Option<f64>, lang: Lang) -> Charted {
    let ends = |spread: &Spread| {
        (
            spread.mean - spread.deviation,
            spread.mean + spread.deviation,
        )
    };
    let values = all
        .iter()
        .flat_map(|spread| [ends(spread).0, ends(spread).1])
        .chain(exact);
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    let high = if high > low { high } else { low + 1.0 };
    let last = all[all.len() - 1].iterations;
    let scale = Scale { last, low, high };
    let upper = scale.path(all.iter().map(|spread| (spread.iterations, ends(spread).1)));
    let lower = scale.path(
        all.iter()
            .rev()
            .map(|spread| (spread.iterations, ends(spread).0)),
    );
    Charted {
        name: compare::COURSE_OF_VALUES.say(lang).to_owned(),
        ends: [(low, figure(rounded(low))), (high, figure(rounded(high)))],
        last,
        band: Some(format!("{upper}{}Z", lower.replacen('M', "L", 1))),
        curves: vec![Curve {
            path: scale.path(all.iter().map(|spread| (spread.iterations, spread.mean))),
            class: CLASSES[0],
            name: compare::MEAN.say(lang).to_owned(),
            end: all[all.len() - 1].mean,
        }],
        across: exact.map(|exact| (exact, compare::EXACT.say(lang).to_owned())),
    }
}

/// Makes the chart of the shares of seeds that choose each move.
pub fn course_of_moves(
    all: &[Spread],
    seeds: usize,
    move_name: &dyn Fn(u16) -> String,
    lang: Lang,
) -> Charted {
    let last = &all[all.len() - 1];
    let scale = Scale {
        last: last.iterations,
        low: 0.0,
        high: 1.0,
    };
    let share = |spread: &Spread, choice: u16| {
        let found = spread.moves.iter().find(|(other, _)| *other == choice);
        found.map_or(0.0, |(_, count)| f64::from(*count) / seeds as f64)
    };
    let curve = |(class, (choice, _)): (&'static str, &(u16, u32))| {
        let points = all.iter();
        let points = points.map(|spread| (spread.iterations, share(spread, *choice)));
        Curve {
            path: scale.path(points),
            class,
            name: move_name(*choice),
            end: share(last, *choice),
        }
    };
    Charted {
        name: compare::COURSE_OF_MOVES.say(lang).to_owned(),
        ends: [(0.0, "0%".to_owned()), (1.0, "100%".to_owned())],
        last: last.iterations,
        band: None,
        curves: CLASSES.into_iter().zip(&last.moves).map(curve).collect(),
        across: None,
    }
}

/// The number to two decimals: an end of the scale is no result.
fn rounded(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// The properties of a chart.
#[derive(Debug, Properties, PartialEq)]
pub struct ChartProps {
    /// What it shows.
    pub chart: Charted,
}

/// Renders a chart. What it shows stands in the table below as well, so its numbers are not read out.
#[component]
pub fn Chart(ChartProps { chart }: &ChartProps) -> Html {
    let [(low, _), (high, _)] = chart.ends;
    let scale = Scale {
        last: chart.last,
        low,
        high,
    };
    let at = |number: f64| fixed(number, 1);
    let decades: Vec<u32> = (0..8)
        .map(|exponent| 10_u32.pow(exponent))
        .take_while(|mark| *mark <= chart.last)
        .collect();
    let right = WIDTH - RIGHT;
    // Names at the right end that would lie on each other are left out, the later ones.
    let mut taken: Vec<f64> = Vec::new();
    let across = chart
        .across
        .iter()
        .map(|(value, name)| (*value, name.clone()));
    let curves = chart
        .curves
        .iter()
        .map(|curve| (curve.end, curve.name.clone()));
    let names: Vec<(f64, String)> = across
        .chain(curves)
        .filter(|(value, _)| {
            let y = scale.y(*value);
            let is_free = taken.iter().all(|other| (other - y).abs() >= LINE);
            if is_free {
                taken.push(y);
            }
            is_free
        })
        .collect();
    html! {
        <figure class="spread">
            <figcaption>{ &chart.name }</figcaption>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true" focusable="false">
                for mark in &decades {
                    <line class="tick" x1={at(scale.x(*mark))} x2={at(scale.x(*mark))} y1={at(TOP)} y2={at(HEIGHT - BOTTOM)}/>
                    <text class="mid" x={at(scale.x(*mark))} y={at(HEIGHT - 5.0)}>{ mark }</text>
                }
                for (value, name) in &chart.ends {
                    <line class="tick" x1={at(LEFT)} x2={at(right)} y1={at(scale.y(*value))} y2={at(scale.y(*value))}/>
                    <text class="end" x={at(LEFT - 5.0)} y={at(scale.y(*value) + 4.0)}>{ name }</text>
                }
                if let Some(band) = &chart.band { <path class="deviation" d={band.clone()}/> }
                if let Some((value, _)) = &chart.across { <line class="exact" x1={at(LEFT)} x2={at(right)} y1={at(scale.y(*value))} y2={at(scale.y(*value))}/> }
                for curve in &chart.curves { <path class={curve.class} d={curve.path.clone()}/> }
                for (value, name) in names { <text x={at(right + 5.0)} y={at(scale.y(value) + 4.0)}>{ name }</text> }
            </svg>
        </figure>
    }
}
