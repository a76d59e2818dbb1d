//! The curve that the bar of a long recording shows instead of depths: the value of the root over bands for its
//! moves, or the shares of visits of the best moves.

use super::bands::{Bands, named};
use crate::game::any::AnyGame;
use crate::lang::Lang;
use crate::lesson::Labels;
use crate::lesson::course;
use crate::text::decimal::fixed;
use crate::trace::Trace;

/// The upper end of curves and the lower one, of shares and of values, below which names stand; in tenths
/// of a pixel.
const TOP: f64 = 190.0;
const BOTTOM: f64 = 480.0;
const ABOVE_NAMES: f64 = 330.0;
/// The least distance of the names of curves in pixels.
const LINE: f64 = 12.0;

/// A curve: paths in the units of the bar, and names with their places in it.
#[derive(Default)]
pub struct Curve {
    /// The paths.
    pub paths: String,
    /// The names of the paths.
    pub names: String,
    /// The moves of the root, whose names depend on the step shown.
    pub bands: Bands,
}

/// Draws the curve of a recording. `steps` are where it is read, `along` is the position of a step.
pub fn curve(
    trace: &Trace,
    game: &AnyGame,
    lang: Lang,
    steps: &[u32],
    along: &dyn Fn(u32) -> u32,
) -> Curve {
    if trace.landmarks().iterations.is_empty() {
        values(trace, game, lang, steps, along)
    } else {
        shares(trace, game, lang, steps, along)
    }
}

/// Returns the height of a part (0 to 1) above a lower end, in tenths of a pixel.
fn down(part: f64, bottom: f64) -> f64 {
    bottom - part * (bottom - TOP)
}

fn values(
    trace: &Trace,
    game: &AnyGame,
    lang: Lang,
    steps: &[u32],
    along: &dyn Fn(u32) -> u32,
) -> Curve {
    let mut curve = Curve::default();
    if trace.landmarks().depths.is_empty() {
        curve.bands = Bands::of(trace, game, lang);
        curve.paths += &curve.bands.paths(along);
    }
    let values = course::values(trace, steps);
    let points: Vec<(u32, Option<f64>)> = steps.iter().copied().zip(values).collect();
    let path = stairs(&points, span(&points), along, &|part| {
        fixed(down(part, ABOVE_NAMES), 0)
    });
    curve.paths += &format!(r#"<path class="course" d="{path}"/>"#);
    curve
}

/// Returns the least and the greatest of the known finite values.
pub fn span<'a>(points: impl IntoIterator<Item = &'a (u32, Option<f64>)>) -> (f64, f64) {
    let ends = (f64::INFINITY, f64::NEG_INFINITY);
    finite(points).fold(ends, |(low, high), (_, value)| {
        (low.min(value), high.max(value))
    })
}

/// Draws values that each hold until the next: across at their place, up or down by their part (0 to 1) of a span.
pub fn stairs(
    points: &[(u32, Option<f64>)],
    (low, high): (f64, f64),
    along: &dyn Fn(u32) -> u32,
    down: &dyn Fn(f64) -> String,
) -> String {
    let mut path = String::new();
    for (place, value) in finite(points) {
        let part = if high > low {
            (value - low) / (high - low)
        } else {
            0.5
        };
        let (x, y) = (along(place), down(part));
        path += &if path.is_empty() {
            format!("M{x} {y}")
        } else {
            format!("H{x}V{y}")
        };
    }
    path
}

fn finite<'a>(
    points: impl IntoIterator<Item = &'a (u32, Option<f64>)>,
) -> impl Iterator<Item = (u32, f64)> {
    let known = points
        .into_iter()
        .filter_map(|&(place, value)| Some((place, value?)));
    known.filter(|(_, value)| value.is_finite())
}

fn shares(
    trace: &Trace,
    game: &AnyGame,
    lang: Lang,
    steps: &[u32],
    along: &dyn Fn(u32) -> u32,
) -> Curve {
    let mut curve = Curve::default();
    let mut taken = Vec::<f64>::new();
    let all = course::shares(trace, steps);
    let highest = all
        .iter()
        .flat_map(|(_, shares)| shares)
        .fold(0.0, |one: f64, &other| one.max(other));
    let height = |share: f64| down(share / highest.max(f64::MIN_POSITIVE), BOTTOM);
    for (rank, (child, shares)) in all.iter().enumerate() {
        let mut path = String::new();
        for (&step, &share) in steps.iter().zip(shares) {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            path += &format!("{letter}{} {}", along(step), fixed(height(share), 0));
        }
        curve.paths += &format!(r#"<path class="course rank{rank}" d="{path}"/>"#);
        let last = shares.last().copied().unwrap_or(0.0);
        let y = (height(last) / 10.0 - 4.0).max(24.0);
        if taken.iter().all(|other| (other - y).abs() >= LINE) {
            taken.push(y);
            let name = game.of_move(&trace.path(*child), lang).unwrap_or_default();
            let text = format!("{name} {}%", fixed(100.0 * last, 0));
            curve.names += &named(99.5, "rt", y, &text);
        }
    }
    curve
}
