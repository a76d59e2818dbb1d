//! What would come of another leaf: a slider on a leaf that a cut has left out, and one on the leaf by which it was made. Each number
//! is answered by a search.

use crate::game::any::AnyGame;
use crate::lesson::certificate::{Certificate, cut_of, left_out_leaf, of_node};
use crate::recording::question::Question;
use crate::recording::what_if::Cut;
use crate::search::Event;
use crate::spec::Spec;
use crate::text::decimal::decade;
use crate::trace::{Moment, NodeId};

/// A tree with more nodes than this is not searched anew while somebody drags.
const LARGEST: usize = 20_000;

/// A slider.
#[derive(Clone, Debug)]
pub struct Slider {
    /// Why the cut was made.
    pub certificate: Certificate,
    /// The cut.
    pub cut: Cut,
    /// The leaf.
    pub leaf: NodeId,
    /// The choices that lead to it.
    pub path: Vec<u16>,
    /// Whether the cut was made by it.
    pub is_witness: bool,
    /// The number that is tried, or the one that is written at the leaf.
    pub value: f64,
    /// The lowest and the highest number, and the distance between two.
    pub scale: (f64, f64, f64),
}

/// The node that is asked about, the node whose cut left it out, and the step of the cut: of `node`, or of the node of this step.
pub fn cut_here(moment: &Moment, node: NodeId) -> Option<(NodeId, NodeId, u32)> {
    let is_cutting = matches!(moment.event(), Some(Event::Cutoff { .. }));
    let asked = [Some(node), is_cutting.then(|| moment.subject())];
    asked
        .into_iter()
        .flatten()
        .find_map(|asked| cut_of(moment, asked).map(|(cut, step)| (asked, cut, step)))
}

/// The sliders for a node that is cut; none where nothing is, where the tree is too large, or as long as it is searched.
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
        Some(Slider {
            certificate,
            cut: cut.clone(),
            leaf,
            path: trace.path(leaf),
            is_witness,
            value,
            scale: scale(moment, value),
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
    /// What it asks: what comes of its number and of the numbers at its ends, and where the cut turns.
    pub fn asked(&self) -> Vec<Question> {
        let (low, high, _) = self.scale;
        let values = [self.value, low, high];
        let mut questions: Vec<Question> = values.map(|value| self.what_if(value)).into();
        questions.extend(self.turn());
        questions
    }

    /// What the search comes to with a number at the leaf.
    pub fn what_if(&self, value: f64) -> Question {
        Question::WhatIf {
            leaf: self.path.clone(),
            value,
            cut: self.cut.clone(),
        }
    }

    /// From which number on the cut disappears, where it hangs on one.
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

/// The lowest and highest leaf of a tree that is drawn whole.
pub fn outlined_range(moment: &Moment) -> (f64, f64) {
    let trace = moment.trace();
    let values = (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let (low, high) = values
        .filter(|value| value.is_finite())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
            (low.min(value), high.max(value))
        });
    if low <= high {
        (low.min(0.0), high)
    } else {
        (-1.0, 1.0)
    }
}

/// Lowest and highest number of a slider and the distance between two: a little more than the tree holds, and the number itself.
fn scale(moment: &Moment, value: f64) -> (f64, f64, f64) {
    let trace = moment.trace();
    let (low, high) = outlined_range(moment);
    // Halved first: the difference of two huge numbers is not finite.
    let unit = decade((high / 2.0 - low / 2.0).clamp(1e-9, 1e300) * 2.0);
    let mut numbers =
        (0..trace.size() as u32).filter_map(|node| trace.outlined_value(NodeId(node)));
    let is_whole = numbers.all(|number| number.fract() == 0.0);
    let step = if is_whole && unit <= 1_000.0 {
        1.0
    } else {
        unit / 100.0
    };
    let low = ((low / unit).floor() - 1.0) * unit;
    let high = ((high / unit).ceil() + 1.0) * unit;
    (low.min(value), high.max(value), step)
}
