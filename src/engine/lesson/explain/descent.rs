//! Sentences of the way down.

use super::window::choice_of;
use super::{Line, Teller};
use crate::game::depict::Picture;
use crate::lang::words::explain;
use crate::lesson::line::{figure, name, player};
use crate::search::{Algorithm, Event, Order, Turn};
use crate::trace::NodeId;

/// Says the interval of all values, which is known before the search.
pub fn bounds(teller: &Teller, low: f64, high: f64) -> Line {
    if teller.is_win_lose() {
        return teller.tell(explain::WON_BY_SOMEBODY);
    }
    teller.tell(explain::ValuesBetween {
        low: name(figure(low)),
        high: name(figure(high)),
    })
}

/// Writes the sentence for the next depth of iterative deepening.
pub fn deepen(teller: &Teller, depth: u32) -> Line {
    let depth = name(depth.to_string());
    if teller
        .before
        .trace()
        .landmarks()
        .depths
        .first()
        .is_some_and(|first| *first > teller.before.step())
    {
        return teller.tell(explain::FirstDepth { depth });
    }
    teller.tell(explain::NextDepth { depth })
}

/// Explains the rank that move ordering gives a child.
pub fn rank(teller: &Teller, node: NodeId, choice: u16, score: f64) -> Line {
    let child = choice_of(teller, node, choice);
    let is_killer = score > 0.0;
    let (own, mover) = (
        teller.below().seen(score),
        teller.named(teller.player(node)),
    );
    let (score, own) = (name(figure(score)), name(figure(own)));
    let order = match teller.algorithm {
        Algorithm::AlphaBeta(options) => options.order,
        _ => Order::Given,
    };
    match order {
        Order::Killer if is_killer => teller.tell(explain::RankKiller { child }),
        Order::Killer => teller.tell(explain::RankNoKiller { child }),
        Order::Shuffle => teller.tell(explain::RankDraw { child, score }),
        Order::Best | Order::Worst | Order::Given => {
            let seen = match teller.labels.picture(&[]) {
                Picture::Bare => teller.tell(explain::RankWritten { child, score: own }),
                _ => teller.tell(explain::RankEvaluated { child, score: own }),
            };
            let sorted = match order {
                Order::Worst => teller.tell(explain::WorstFirst { mover }),
                _ => teller.tell(explain::BestFirst { mover }),
            };
            seen.then("", sorted)
        }
    }
}

pub fn start(teller: &Teller) -> Line {
    if teller.before.trace().is_outlined() {
        teller.tell(explain::START_OUTLINED)
    } else {
        teller.tell(explain::START_GROWING)
    }
}

pub fn open(teller: &Teller, node: NodeId, turn: Turn, choices: u16) -> Line {
    let name = teller.node(node);
    match turn {
        Turn::Player(mover) => teller.tell(explain::Open {
            mover: player(mover),
            node: name,
            count: choices.into(),
        }),
        Turn::Chance => teller.tell(explain::OpenChance {
            node: name,
            count: choices.into(),
        }),
    }
}

pub fn descend(teller: &Teller, parent: NodeId, child: NodeId) -> Line {
    let (mover, name) = (teller.named(teller.player(parent)), teller.node(child));
    if matches!(teller.before.event(), Some(Event::Again { .. })) {
        return teller.tell(explain::TriesAgain { mover, child: name });
    }
    // A node that is searched again begins with its first child again.
    let began = teller.before.entered(parent);
    let is_tried = |child| teller.before.entered(child) > began;
    if !teller.before.trace().children(parent).any(is_tried) {
        teller.tell(explain::TriesFirst { mover, child: name })
    } else {
        teller.tell(explain::TriesNext { mover, child: name })
    }
}
