//! Variations of a search: another leaf, another depth limit, or best play in place of random play.
//! Each runs the search again; nothing is computed here.

use crate::game::any::AnyGame;
use crate::lesson::certificate::Edge;
use crate::search::{Algorithm, Answer, Expectimax, Opponent, Recorder};
use crate::spec::Spec;
use crate::trace::{Moment, NodeId, Number, State, Trace};
use serde::{Deserialize, Serialize};

/// A cut, described so that it can be found in another search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cut {
    /// The node whose children were pruned, as choices from the root.
    pub path: Vec<u16>,
    /// The number of pruned children.
    pub remaining: u16,
}

/// The result of the search with another leaf.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The answer of the search.
    pub answer: Answer,
    /// Whether the same cut still prunes as many children.
    pub is_cut: bool,
}

impl Cut {
    /// Describes the cut at `node`; `None` without a cut there.
    pub fn at(moment: &Moment, node: NodeId) -> Option<Cut> {
        Some(Cut {
            path: moment.trace().path(node),
            remaining: moment.cut(node)?,
        })
    }

    fn is_in(&self, trace: &Trace) -> bool {
        let end = trace.end();
        trace.find(&self.path).is_some_and(|node| {
            end.cut(node) >= Some(self.remaining) || end.state(node) == State::Cut
        })
    }
}

/// Runs the search with `value` at the leaf at `leaf`.
///
/// `None` if it cannot run on that tree, or takes more than `events` events.
pub fn what_if(spec: &Spec, leaf: &[u16], value: f64, cut: &Cut, events: usize) -> Option<Outcome> {
    let AnyGame::Tree(tree) = &spec.game else {
        return None;
    };
    let game = AnyGame::from(tree.with_leaf(leaf, value)?);
    let changed = Spec {
        game,
        ..spec.clone()
    };
    changed.check().ok()?;
    let (trace, _, answer) = changed.record(events, events as u64);
    Some(Outcome {
        answer: answer?,
        is_cut: cut.is_in(&trace),
    })
}

/// Returns the score at which the cut disappears when its own witness moves.
///
/// That is the other player's bound, if the search agrees on both sides of it. `None` if not:
/// behind a witness deep below the cut, others can take its place.
pub fn turning_point(
    spec: &Spec,
    leaf: &[u16],
    edge: Edge,
    cut: &Cut,
    events: usize,
) -> Option<f64> {
    let score = edge.threshold;
    let rule = spec.cut_rule();
    let cuts = |value: f64| Some(what_if(spec, leaf, value, cut, events)?.is_cut);
    let holds = |value: f64| Some(cuts(value)? == edge.holds_with(value, rule));
    let agrees =
        score.is_finite() && holds(score)? && holds(score.next_up())? && holds(score.next_down())?;
    agrees.then_some(score)
}

/// Returns the value of the position at `path` if the side that moves at random played its best.
///
/// `None` if no side moves at random, or if the search takes more than `events` events.
pub fn if_perfect(spec: &Spec, path: &[u16], events: u64) -> Option<Answer> {
    let Algorithm::Expectimax(options) = &spec.algorithm else {
        return None;
    };
    spec.algorithm.random_player(spec.game.status())?;
    let depth = options
        .depth
        .map(|depth| depth.saturating_sub(path.len() as u32));
    let algorithm = Algorithm::Expectimax(Expectimax {
        opponent: Opponent::Min,
        depth,
        ..options.clone()
    });
    let here = Spec {
        game: spec.game.after(path),
        algorithm,
        ..spec.clone()
    };
    here.record_to(&mut Recorder::new(0, events))
        .continue_value()
}

/// Counts the leaves that a search visits; `None` if it takes more than `events` events.
pub fn leaves(spec: &Spec, events: u64) -> Option<u64> {
    let mut recorder = Recorder::new(0, events);
    spec.record_to(&mut recorder).continue_value()?;
    Some(recorder.counts.leaves)
}

/// The most columns of the table of depths.
const DEPTHS: u32 = 12;

/// Returns the value of the root by searches to depth 0, 1, 2 …
///
/// The last depth is the depth limit or the end of the game. The searches share `events` events and
/// stop when they are used up. An entry is `None` where such a search cannot run. The list is empty
/// for an algorithm without a depth limit.
pub fn by_depth(spec: &Spec, mut events: usize) -> Vec<Option<Number>> {
    let mut values = Vec::new();
    for depth in 0..=spec.algorithm.depth().unwrap_or(DEPTHS).min(DEPTHS) {
        let mut algorithm = spec.algorithm.clone();
        match &mut algorithm {
            Algorithm::Minimax(options) => options.depth = Some(depth),
            Algorithm::AlphaBeta(options) => {
                (options.depth, options.deepening) = (Some(depth), false);
            }
            Algorithm::Expectimax(options) => options.depth = Some(depth),
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => break,
        }
        let changed = Spec {
            algorithm,
            ..spec.clone()
        };
        if changed.check().is_err() {
            values.push(None);
            continue;
        }
        let mut recorder = Recorder::new(events, events as u64);
        if changed.record_to(&mut recorder).is_break() {
            break;
        }
        events -= recorder.events.len();
        let mut trace = Trace::new(&[]);
        trace.append(&recorder.events);
        if trace.landmarks().deepest(trace.len()) < depth as usize {
            break;
        }
        values.push(trace.end().number(NodeId::ROOT));
    }
    values
}
