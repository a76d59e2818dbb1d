//! The bands of the bar of a long recording: one for each move of the root, from its first visit to that of the next.

use crate::game::any::AnyGame;
use crate::lang::Lang;
use crate::lesson::Labels;
use crate::text::decimal::fixed;
use crate::trace::{NodeId, Trace};
use std::cmp::Reverse;

/// The width of a letter of a name, with its share of the space beside the name, as a part of the bar.
const LETTER: f64 = 0.016;
/// The most bands with names: they are drawn anew with the step, over the veil.
const NAMED: usize = 6;
/// The least width of a band with a name on the bar of a phone, as a part of the bar.
const NAMED_ON_PHONE: f64 = 0.25;

/// A move of the root.
struct Band {
    from: u32,
    to: u32,
    name: String,
    was_best: bool,
}

/// The moves of the root in the order in which the search begins them.
#[derive(Default)]
pub struct Bands {
    all: Vec<Band>,
    length: u32,
}

impl Bands {
    /// Reads the bands of a recording.
    pub fn of(trace: &Trace, game: &AnyGame, lang: Lang) -> Self {
        let mut begun: Vec<(u32, NodeId)> = trace
            .children(NodeId::ROOT)
            .filter_map(|child| Some((trace.born(child).step()?, child)))
            .collect();
        begun.sort_unstable();
        let ends = (begun.iter().skip(1))
            .map(|(step, _)| *step)
            .chain([trace.len()]);
        let best: Vec<NodeId> = (trace.landmarks().bests.iter())
            .filter_map(|&step| trace.at(step).best(NodeId::ROOT))
            .collect();
        let band = |(&(from, child), to): (&(u32, NodeId), u32)| Band {
            from,
            to,
            name: game.of_move(&trace.path(child), lang).unwrap_or_default(),
            was_best: best.contains(&child),
        };
        Self {
            all: begun.iter().zip(ends).map(band).collect(),
            length: trace.len().max(1),
        }
    }

    /// Draws the bands, without their names. `along` is the position of a step.
    pub fn paths(&self, along: &dyn Fn(u32) -> u32) -> String {
        let mut paths = String::new();
        for (index, band) in self.all.iter().enumerate() {
            let (left, right) = (along(band.from), along(band.to));
            let class = if index % 2 == 0 { "band" } else { "band odd" };
            paths += &format!(r#"<path class="{class}" d="M{left} 165H{right}V500H{left}Z"/>"#);
        }
        paths
    }

    /// Writes names at a step: first that of the move being searched, then those that were best once, then those whose bands have
    /// room, the widest first; none over another.
    pub fn names(&self, step: u32) -> String {
        let is_now = |band: &Band| band.from <= step && step < band.to;
        let mut order: Vec<&Band> = self.all.iter().collect();
        order.sort_by_key(|band| (!is_now(band), !band.was_best, Reverse(band.to - band.from)));
        let part = |step: u32| f64::from(step) / f64::from(self.length);
        let mut taken: Vec<(f64, f64)> = Vec::new();
        let mut names = String::new();
        for band in order {
            let (from, to) = (part(band.from), part(band.to));
            let width = LETTER * band.name.chars().count() as f64;
            let half = width / 2.0;
            let middle = f64::midpoint(from, to).clamp(half.min(0.5), (1.0 - half).max(0.5));
            let (left, right) = (middle - half, middle + half);
            let is_free = (taken.iter()).all(|other| right < other.0 || left > other.1);
            let is_wanted = is_now(band) || band.was_best || to - from >= width;
            if taken.len() == NAMED || !is_free || !is_wanted {
                continue;
            }
            taken.push((left, right));
            let class = if is_now(band) {
                "mid now"
            } else if to - from < NAMED_ON_PHONE {
                "mid narrow"
            } else {
                "mid"
            };
            names += &named(100.0 * middle, class, 47.0, &band.name);
        }
        names
    }
}

/// Writes a name at a place in percent of the width and in pixels.
pub fn named(x: f64, anchor: &str, y: f64, name: &str) -> String {
    let name = name.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        r#"<text class="coursename {anchor}" x="{}%" y="{}">{name}</text>"#,
        fixed(x, 2),
        fixed(y, 1)
    )
}
