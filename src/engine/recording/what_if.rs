//! What would come of another leaf, another depth limit, or a player who does not move at random: the search runs again.
//! Nothing is worked out here.

use crate::game::any::AnyGame;
use crate::lesson::certificate::Edge;
use crate::search::{Algorithm, Answer, Expectimax, Opponent, Recorder};
use crate::spec::Spec;
use crate::trace::{Moment, NodeId, Number, State, Trace};
use serde::{Deserialize, Serialize};

/// A cut as it was made, to be looked for in another search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cut {
    /// The node whose children were left out, as choices from the root.
    pub path: Vec<u16>,
    /// How many of them.
    pub remaining: u16,
}

/// The search of the tree with another leaf.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// What it came to.
    pub answer: Answer,
    /// Whether the cut still leaves out as much.
    pub is_cut: bool,
}

impl Cut {
    /// The cut at `node`.
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

/// What the search comes to if the leaf at `leaf` is `value`; none if it cannot run on that tree, or takes more than `events`.
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

/// The score at which the cut disappears as its own witness moves: the other player's promise, if the search agrees on both
/// sides of it. A witness deep below the cut can have others behind it that take its place.
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

/// What the position at `path` is worth if the side that moves at random here moved as well as it can; none if no side does,
/// or where that search takes more than `events`.
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

/// The columns of the longest row of depths.
const DEPTHS: u32 = 12;

/// The value of the position by searches to depth 0, 1, 2 … up to the limit asked or to the end of the game, as many as `events`
/// suffice for; none where such a search cannot run. Empty for an algorithm without a limit.
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
