//! Sentences that compare a child with what the player above has so far. A bound is not told as a value: what the comparison rests
//! on is the interval in which the true value lies.

use super::{Line, Teller};
use crate::game::{Interval, Player, Sided};
use crate::lang::words::explain;
use crate::lesson::line::{Span, figure, name, plain, term};
use crate::search::Algorithm;
use crate::trace::{Moment, NodeId, State};

/// What the children of `parent` searched before `child` are worth together to the player who chooses there: the best of them lies in
/// this interval. None before the first.
fn so_far(teller: &Teller, parent: NodeId, child: Option<NodeId>) -> Option<Interval> {
    let (before, mover) = (&teller.before, teller.player(parent));
    let trace = before.trace();
    let better = |one: f64, other: f64| {
        if mover.prefers(one, other) {
            one
        } else {
            other
        }
    };
    let is_searched = |one: &NodeId| Some(*one) != child && before.state(*one) == State::Done;
    let intervals = trace.children(parent).filter(is_searched);
    intervals
        .map(|one| teller.interval(one))
        .reduce(|one, other| {
            Interval::new(better(one.low, other.low), better(one.high, other.high))
        })
}

/// The least and the most that an interval is worth to a player, from their side.
fn ends(interval: Interval, mover: Player) -> (f64, f64) {
    let Interval { low, high } = interval.seen_by(mover);
    (low, high)
}

/// The value of a child at its parent, from whose side this is told: where each node's numbers are its mover's, the child's own with
/// a minus sign.
fn handed_up(teller: &Teller, score: f64) -> Span {
    let own = teller.below().seen(teller.seen(score));
    plain(match teller.is_turned() && own != 0.0 {
        true => format!("−{}", term(own)),
        false => figure(score),
    })
}

/// Says that `score`, which a child returned, is the best number at the node so far.
pub fn improve(teller: &Teller, node: NodeId, choice: u16, score: f64) -> Line {
    let mover = teller.player(node);
    let reached = teller.before.trace().child(node, choice);
    let child = reached.map_or_else(|| name(""), |child| teller.node(child));
    if teller.is_win_lose() {
        return teller.tell(explain::ImproveWon {
            child,
            mover: teller.named(mover),
            node: teller.node(node),
        });
    }
    let best = teller
        .number(node)
        .filter(|_| teller.before.best(node).is_some())
        .map_or(mover.worst(), |number| number.value);
    let known = reached.map_or(Interval::exactly(score), |child| teller.interval(child));
    let (least, most) = ends(known, mover);
    let (own, held_most) = (
        ends(Interval::exactly(score), mover).0,
        so_far(teller, node, reached).map_or(f64::NEG_INFINITY, |so_far| ends(so_far, mover).1),
    );
    let is_expected = matches!(teller.algorithm, Algorithm::Expectimax(_));
    let value_about = teller.about(reached, score);
    let (node, value, held, score) = (
        teller.node(node),
        teller.of(mover, score),
        plain(figure(best)),
        handed_up(teller, score),
    );
    let (max, min) = (teller.named(Player::Max), teller.named(Player::Min));
    match mover {
        Player::Max if least >= own && is_expected => teller.tell(explain::ImproveMaxExpected {
            node,
            value_about,
            value,
            child,
            held,
            score,
        }),
        Player::Min if least >= own && is_expected => teller.tell(explain::ImproveMinExpected {
            node,
            value_about,
            value,
            child,
            held,
            score,
        }),
        Player::Max if least >= own => teller.tell(explain::ImproveMax {
            max,
            node,
            value_about,
            value,
            child,
            held,
            score,
        }),
        Player::Min if least >= own => teller.tell(explain::ImproveMin {
            max,
            min,
            node,
            value_about,
            value,
            child,
            held,
            score,
        }),
        _ if most > own || held_most > own => {
            teller.tell(explain::ImproveOpen { node, value, child })
        }
        Player::Max if teller.is_turned() => teller.tell(explain::ImproveTurnedBound {
            node,
            value,
            child,
            held,
            score,
        }),
        Player::Max => teller.tell(explain::ImproveMaxBound {
            node,
            value,
            child,
            held,
            score,
        }),
        Player::Min => teller.tell(explain::ImproveMinBound {
            node,
            value,
            child,
            held,
            score,
        }),
    }
}

/// Explains the meaning of what `child` returned for the player above.
pub fn returned(teller: &Teller, moment: &Moment, parent: NodeId, child: NodeId) -> Line {
    let mover = teller.player(parent);
    let known = teller.seen(moment.interval(child));
    let score = moment.number(child).map_or(0.0, |number| number.value);
    let score = teller.seen(score);
    let value = name(figure(score));
    let held = teller
        .before
        .best(parent)
        .and_then(|_| teller.number(parent))
        .map(|number| number.value);
    let (Some(held), Some(so_far)) = (held, so_far(teller, parent, Some(child))) else {
        let node = teller.node(parent);
        return if known == Interval::exactly(score) {
            teller.tell(explain::FirstValue { value, node })
        } else {
            teller.tell(explain::FirstBound { value, node })
        };
    };
    let is_better = mover.prefers(score, held);
    let (least, most) = ends(known, mover);
    let (held_least, held_most) = ends(so_far, mover);
    let own = ends(Interval::exactly(score), mover).0;
    let is_equal = score == held && known == so_far && known == Interval::exactly(score);
    let is_worse = mover.prefers(held, score) && most < held_least;
    let (node, child, held) = (
        teller.node(parent),
        teller.node(child),
        teller.of(mover, held),
    );
    let chooser = teller.named(mover);
    if is_better && least > held_most {
        teller.tell(explain::Better {
            value,
            mover: chooser,
            held,
        })
    } else if is_better {
        teller.tell(explain::BetterBound {
            value,
            child,
            mover: chooser,
            held,
        })
    } else if is_worse {
        teller.tell(explain::Worse {
            value,
            mover: chooser,
            held,
            node,
        })
    } else if is_equal {
        teller.tell(explain::NoBetter { value })
    } else if most > own || own > held_least {
        teller.tell(explain::KeptBound { value, node, held })
    } else if teller.is_turned() {
        teller.tell(explain::NoBetterTurned {
            value,
            mover: chooser,
            held,
        })
    } else if mover == Player::Max {
        teller.tell(explain::NoBetterMax { child, value, held })
    } else {
        teller.tell(explain::NoBetterMin { child, value, held })
    }
}
