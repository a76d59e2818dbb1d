//! Sliders for other values at leaves: one for a leaf that a cut has pruned, and one for the leaf
//! that caused it. The result for each value is found by a search.

use crate::game::Interval;
use crate::game::any::AnyGame;
use crate::lesson::certificate::{Certificate, cut_of, left_out_leaf, of_node};
use crate::recording::question::Question;
use crate::recording::what_if::Cut;
use crate::search::Event;
use crate::spec::Spec;
use crate::text::decimal::decade;
use crate::trace::{Moment, NodeId};

/// The most nodes of a tree that is searched again while a slider is dragged.
const LARGEST: usize = 20_000;

/// A slider for the value at a leaf.
#[derive(Clone, Debug)]
pub struct Slider {
    /// The certificate of the cut.
    pub certificate: Certificate,
    /// The cut.
    pub cut: Cut,
    /// The leaf.
    pub leaf: NodeId,
    /// The choices that lead to it.
    pub path: Vec<u16>,
    /// Whether the leaf caused the cut.
    pub is_witness: bool,
    /// The tried value, or the leaf's own.
    pub value: f64,
    /// The values that can be tried.
    pub range: Interval,
    /// The distance between two of them.
    pub step: f64,
}

/// Returns a pruned node, the node at which it was cut, and the step of the cut: for `node`, or
/// else for the node of a cut at this step.
pub fn cut_here(moment: &Moment, node: NodeId) -> Option<(NodeId, NodeId, u32)> {
    let is_cutting = matches!(moment.event(), Some(Event::Cutoff { .. }));
    let asked = [Some(node), is_cutting.then(|| moment.subject())];
    asked
        .into_iter()
        .flatten()
        .find_map(|asked| cut_of(moment, asked).map(|(cut, step)| (asked, cut, step)))
}

/// Returns the sliders for a pruned node; none if the node is not pruned, the tree is too large, or
/// the search is running.
pub fn sliders(
    spec: &Spec,
    is_complete: bool,
    tried: Option<(NodeId, f64)>,
    moment: &Moment,
    node: NodeId,
) -> Vec<Slider> {
    let trace = moment.trace();
    let is_tree = matches!(spec.game, AnyGame::Tree(_)) && trace.size() <= LARGEST;
    let cut = cut_here(moment, node).filter(|_| is_tree && is_complete);
    let found = cut.and_then(|(asked, cut, step)| {
        let certificate = of_node(&trace.at(step), cut)?;
        let cut = Cut::at(moment, certificate.node)?;
        Some((asked, certificate, cut))
    });
    let Some((asked, certificate, cut)) = found else {
        return Vec::new();
    };
    let slider = |(leaf, is_witness): (NodeId, bool)| {
        let written = trace
            .outlined_value(leaf)
            .filter(|value| value.is_finite())?;
        let tried = tried.filter(|(tried, _)| *tried == leaf);
        let value = tried.map_or(written, |(_, value)| value);
        let (range, step) = scale(moment, value);
        Some(Slider {
            certificate,
            cut: cut.clone(),
            leaf,
            path: trace.path(leaf),
            is_witness,
            value,
            range,
            step,
        })
    };
    let left_out = left_out_leaf(moment, asked).map(|leaf| (leaf, false));
    let witness = certificate.own().witness.map(|leaf| (leaf, true));
    left_out
        .into_iter()
        .chain(witness)
        .filter_map(slider)
        .collect()
}

impl Slider {
    /// Returns its questions: the results for its value and for both ends, and the value at which
    /// the cut disappears.
    pub fn asked(&self) -> Vec<Question> {
        let values = [self.value, self.range.low, self.range.high];
        let mut questions: Vec<Question> = values.map(|value| self.what_if(value)).into();
        questions.extend(self.turn());
        questions
    }

    /// Returns the question for the result with a value at the leaf.
    pub fn what_if(&self, value: f64) -> Question {
        Question::WhatIf {
            leaf: self.path.clone(),
            value,
            cut: self.cut.clone(),
        }
    }

    /// Returns the question for the value at which the cut disappears; `None` if there is no such
    /// value.
    pub fn turn(&self) -> Option<Question> {
        let edge = self.certificate.edge();
        let can_turn = self.is_witness && edge.threshold.is_finite();
        can_turn.then(|| Question::Turn {
            leaf: self.path.clone(),
            cut: self.cut.clone(),
            edge,
        })
    }
}

/// Returns the range of the leaves of an outlined tree, extended down to 0; −1 to 1 without leaves.
pub fn outlined_range(moment: &Moment) -> Interval {
    let trace = moment.trace();
    let values = (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let leaves = values
        .filter(|value| value.is_finite())
        .map(Interval::exactly)
        .reduce(Interval::hull);
    leaves.map_or(Interval::new(-1.0, 1.0), |leaves| Interval {
        low: leaves.low.min(0.0),
        ..leaves
    })
}

/// Returns the values of a slider and the distance between two: a slightly larger range than that
/// of the tree, extended to `value`.
fn scale(moment: &Moment, value: f64) -> (Interval, f64) {
    let trace = moment.trace();
    let range = outlined_range(moment);
    let unit = decade(range.radius().clamp(1e-9, 1e300) * 2.0);
    let mut numbers =
        (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let is_whole = numbers.all(|number| number.fract() == 0.0);
    let step = if is_whole && unit <= 1_000.0 {
        1.0
    } else {
        unit / 100.0
    };
    let low = ((range.low / unit).floor() - 1.0) * unit;
    let high = ((range.high / unit).ceil() + 1.0) * unit;
    (Interval { low, high }.hull(Interval::exactly(value)), step)
}
