//! Why a node was cut: the two ancestors whose α and β crossed and the leaves that bear witness. A reading of the recording;
//! what a changed leaf would do is not known here, the search is run again for that.

use crate::game::Player;
use crate::search::{CutRule, Event, Turn, Window};
use crate::trace::{Kind, Moment, NodeId, State};
use serde::{Deserialize, Serialize};

/// One end of an empty window: who is sure of which score, at which node, and the leaf that shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Promise {
    /// The node at which the player chooses; none where the search was started with that end.
    pub holder: Option<NodeId>,
    /// α of Max's promise, β of Min's.
    pub score: f64,
    /// The leaf at the end of the best line below the holder.
    pub witness: Option<NodeId>,
}

/// The threshold of the mover's own bound at which a cut is no longer made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Edge {
    /// The player who chooses at the node that is cut.
    pub mover: Player,
    /// The bound of the other player, from elsewhere.
    pub threshold: f64,
}

impl Edge {
    /// Whether the window would be empty if the mover's own promise were `score`. On the threshold the rule decides.
    pub fn holds_with(self, score: f64, rule: CutRule) -> bool {
        rule.closes(match self.mover {
            Player::Max => Window {
                alpha: score,
                beta: self.threshold,
            },
            Player::Min => Window {
                alpha: self.threshold,
                beta: score,
            },
        })
    }
}

/// The reason why the rest of a node was not visited.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Certificate {
    /// The node whose children were left out.
    pub node: NodeId,
    /// The player who chooses there.
    pub mover: Player,
    /// The value that Max can already get.
    pub alpha: Promise,
    /// The value to which Min can limit Max.
    pub beta: Promise,
    /// Whether the rival's promise was made further up than the parent.
    pub deep: bool,
}

impl Certificate {
    /// Returns the bound of a player.
    pub fn of(&self, player: Player) -> &Promise {
        match player {
            Player::Max => &self.alpha,
            Player::Min => &self.beta,
        }
    }

    /// Returns the bound of the player who chooses at the node.
    pub fn own(&self) -> &Promise {
        self.of(self.mover)
    }

    /// Returns the bound of the other player, from elsewhere.
    pub fn others(&self) -> &Promise {
        self.of(self.mover.other())
    }

    /// Returns the score of the other player's bound: the cut disappears if the mover's own bound passes it.
    pub fn threshold(&self) -> f64 {
        self.others().score
    }

    /// Returns the player who cuts and the threshold.
    pub fn edge(&self) -> Edge {
        Edge {
            mover: self.mover,
            threshold: self.threshold(),
        }
    }

    /// Whether the window would be empty if the mover's own promise were `score`.
    pub fn holds_with(&self, score: f64, rule: CutRule) -> bool {
        self.edge().holds_with(score, rule)
    }
}

/// Returns the certificate of a cut at `node` from its window at this moment, whether or not the cut has happened yet. `None` if `node` is
/// no player's node or has no window.
pub fn of_node(moment: &Moment, node: NodeId) -> Option<Certificate> {
    let trace = moment.trace();
    let Kind::Inner(Turn::Player(mover)) = trace.kind(node) else {
        return None;
    };
    let Window { alpha, beta } = moment.window(node)?;
    let (own, others) = match mover {
        Player::Max => (alpha, beta),
        Player::Min => (beta, alpha),
    };
    let rival = promise(moment, node, mover.other(), others);
    let here = Promise {
        holder: Some(node),
        score: own,
        witness: witness(moment, node),
    };
    let there = Promise {
        holder: rival,
        score: others,
        witness: rival.and_then(|rival| witness(moment, rival)),
    };
    let (alpha, beta) = match mover {
        Player::Max => (here, there),
        Player::Min => (there, here),
    };
    Some(Certificate {
        node,
        mover,
        alpha,
        beta,
        deep: rival.is_some() && rival != trace.parent(node),
    })
}

/// Returns the node whose cut leaves out `node`, or was made there, with the step of the cut; `None` if nothing is cut yet.
pub fn cut_of(moment: &Moment, node: NodeId) -> Option<(NodeId, u32)> {
    if moment.state(node) != State::Cut && moment.cut(node).is_none() {
        return None;
    }
    moment
        .trace()
        .ancestors(node)
        .find_map(|above| Some((above, moment.cut_step(above)?)))
}

/// Returns the certificate for a node that a cut has left out, or for the node of the cut itself, as it stood when the cut was made.
pub fn of_cut(moment: &Moment, node: NodeId) -> Option<Certificate> {
    let (above, step) = cut_of(moment, node)?;
    of_node(&moment.trace().at(step), above)
}

/// Returns a leaf that a cut has left out: `node` itself, or the first one at or below it; `None` if there is none in the outline.
pub fn left_out_leaf(moment: &Moment, node: NodeId) -> Option<NodeId> {
    let trace = moment.trace();
    let is_left_out = |node: &NodeId| moment.state(*node) == State::Cut;
    let first = if is_left_out(&node) {
        Some(node)
    } else {
        trace.children(node).find(is_left_out)
    };
    std::iter::successors(first, |&node| trace.children(node).next())
        .last()
        .filter(|leaf| trace.outlined_value(*leaf).is_some())
}

/// Returns the ancestor of `node` at which `rival` has made sure of `score`: the nearest one whose best child gave it.
pub fn promise(moment: &Moment, node: NodeId, rival: Player, score: f64) -> Option<NodeId> {
    let trace = moment.trace();
    let chooses = |above: &NodeId| trace.kind(*above) == Kind::Inner(Turn::Player(rival));
    // The rival's end of the window went down unchanged from the ancestor that set it: the furthest up that has it already.
    let has = |above: &NodeId| {
        moment.window(*above).is_some_and(|window| {
            score
                == if rival == Player::Max {
                    window.alpha
                } else {
                    window.beta
                }
        })
    };
    let line = trace
        .ancestors(node)
        .skip(1)
        .take_while(has)
        .filter(chooses);
    // A child that has only a bound on the other side gives its number, but does not guarantee it to the rival.
    let is_sure = |best: NodeId| {
        let known = moment.interval(best);
        match rival {
            Player::Max => known.low >= score,
            Player::Min => known.high <= score,
        }
    };
    line.filter(|above| {
        moment.best(*above).is_some_and(is_sure)
            && moment
                .number(*above)
                .is_some_and(|number| number.value == score)
    })
    .last()
}

/// A null window: at the node whose child it was given to, it is asked only whether the child is better than `than` for the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// The child.
    pub child: NodeId,
    /// The player who chooses among its siblings.
    pub player: Player,
    /// The best value of that player before.
    pub than: f64,
}

/// Returns the null window with which the search stands at a node; `None` if it has a wider one.
pub fn asked(moment: &Moment, node: NodeId) -> Option<Asked> {
    let trace = moment.trace();
    let of = |child: NodeId| {
        let Some(Event::Scout { window, .. }) = trace.event(moment.entered(child)?.checked_sub(1)?)
        else {
            return None;
        };
        let Kind::Inner(Turn::Player(player)) = trace.kind(trace.parent(child)?) else {
            return None;
        };
        let than = match player {
            Player::Max => window.alpha,
            Player::Min => window.beta,
        };
        Some(Asked {
            child,
            player,
            than,
        })
    };
    trace.ancestors(node).find_map(of)
}

/// The leaf that gave a node its value so far: down the best moves.
fn witness(moment: &Moment, node: NodeId) -> Option<NodeId> {
    let line = std::iter::successors(moment.best(node), |&node| moment.best(node));
    line.last().filter(|leaf| moment.number(*leaf).is_some())
}
