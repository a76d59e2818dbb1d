//! Searches side by side for print: their trees below each other or beside each other, each with its name and how far it is, and what it has
//! come to.

use super::figure::composed;
use super::svg::svg;
use super::tikz::tikz;
use crate::compare::{Comparison, Leaves, Standing};
use crate::lang::words::compare;
use crate::lang::{Lang, Say};
use crate::scene::{
    Anchor, Frame, Ink, Item, Options, Part, Plan, Run, Scene, Shape, Size, sketch,
};
use crate::spec::Spec;
use crate::trace::Trace;

/// The width of the picture in pixels, and the height of a lane.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 400.0;
/// The height of a lane's head.
const HEAD: f64 = 64.0;
/// The distance of a head's words from the edges of its lane.
const ASIDE: f64 = 16.0;
/// The most leaves of all trees together that stand side by side.
pub const SIDE_BY_SIDE: usize = 42;

/// Searches side by side, and how they are drawn.
#[derive(Debug)]
pub struct Beside<'a> {
    /// The searches.
    pub it: &'a Comparison,
    /// Their recordings.
    pub traces: &'a [&'a Trace],
    /// Their names.
    pub names: &'a [String],
    /// The language.
    pub lang: Lang,
    /// The work after which they are drawn.
    pub clock: u32,
}

impl Beside<'_> {
    fn step(&self, lane: usize) -> u32 {
        self.it.by.step(self.traces[lane], self.clock)
    }

    /// Says how far a search is, and what it has come to.
    fn said(&self, lane: usize) -> [String; 2] {
        let (trace, lang) = (self.traces[lane], self.lang);
        let row = Standing::of(trace, self.step(lane));
        let (at, all) = (
            self.it.by.done(trace, row.step),
            self.it.by.done(trace, trace.len()),
        );
        let place = if row.is_done {
            compare::DoneAt { work: all }.say(lang)
        } else {
            compare::WorkOf { at, all }.say(lang)
        };
        let counts = compare::InAll {
            leaves: row.leaves,
            nodes: row.nodes,
            cuts: row.cuts,
            value: row.worth(),
        };
        [place, counts.say(lang)]
    }

    /// Draws all lanes as one picture; returns it with its size.
    pub fn scene(&self) -> (Scene, Size) {
        let count = self.traces.len();
        let leaves = Leaves::of(self.traces);
        let is_wide = leaves
            .as_ref()
            .is_none_or(|leaves| leaves.count() * count > SIDE_BY_SIDE);
        let columns = if is_wide { 1 } else { count.min(2) };
        let lane = Size::new(WIDTH / columns as f64, HEIGHT);
        let steps: Vec<u32> = (0..count).map(|lane| self.step(lane)).collect();
        let mut whole = Scene::default();
        for (index, spec) in self.it.lanes.iter().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let corner = (
                column as f64 * lane.width,
                row as f64 * (HEAD + lane.height),
            );
            let plan = Plan::new(self.traces[index], &spec.game, lane, Part::default());
            let marks = leaves
                .as_ref()
                .map(|leaves| leaves.marks(index, &steps, false));
            let frame = Frame {
                plan: &plan,
                view: plan.whole(),
                from: None,
                step_before: None,
                marks: marks.as_ref(),
            };
            let options = Options::new(&spec.algorithm, self.lang);
            let drawn = composed(spec, self.traces[index], steps[index], &frame, options);
            let drawn = drawn.moved((corner.0, corner.1 + HEAD));
            whole.items.extend(drawn.items);
            whole.spots.extend(drawn.spots);
            let [place, counts] = self.said(index);
            let [left, right, top] = [corner.0 + ASIDE, corner.0 + lane.width - ASIDE, corner.1];
            whole.items.extend([
                written((left, top + 26.0), 18.0, Anchor::Start, &self.names[index]),
                written((right, top + 26.0), 14.0, Anchor::End, &place),
                written((left, top + 50.0), 14.0, Anchor::Start, &counts),
            ]);
        }
        let rows = count.div_ceil(columns);
        (whole, Size::new(WIDTH, rows as f64 * (HEAD + lane.height)))
    }

    /// Returns the names of the searches with how far they are, in one line.
    pub fn title(&self) -> String {
        let each = (0..self.traces.len()).map(|lane| {
            let [place, _] = self.said(lane);
            format!("{}: {place}", self.names[lane])
        });
        each.collect::<Vec<String>>().join(" ‖ ")
    }

    /// Writes the picture as SVG.
    pub fn svg(&self) -> String {
        let (scene, size) = self.scene();
        svg(&scene, size, &self.title())
    }

    /// Writes the trees for LaTeX, one after another, each under a comment with its name.
    pub fn tikz(&self) -> String {
        let lanes = self.it.lanes.iter().enumerate();
        let lane = |(index, spec): (usize, &Spec)| {
            let (trace, step) = (self.traces[index], self.step(index));
            let plan = Plan::new(trace, &spec.game, super::STAGE, Part::default());
            let frame = Frame::whole(&plan);
            let options = Options::new(&spec.algorithm, self.lang);
            let sketch = sketch(trace.at(step), &spec.game, &frame, options);
            let said = self.said(index).join(": ");
            tikz(&sketch, &format!("{}: {said}", self.names[index]))
        };
        lanes.map(lane).collect()
    }
}

/// Words of a head; the larger are bold.
fn written(at: (f64, f64), size: f64, anchor: Anchor, words: &str) -> Item {
    let run = Run {
        text: words.to_owned(),
        ink: Ink::Ink,
        bold: size > 14.0,
        math: false,
    };
    Item {
        shape: Shape::Text {
            at,
            size,
            anchor,
            runs: vec![run],
            halo: false,
        },
        fill: Some(Ink::Ink),
        stroke: None,
    }
}
