//! Sentences of what is remembered: memo and table, and Grundy numbers.

use super::{Line, Teller};
use crate::game::Player;
use crate::lang::words::explain;
use crate::lesson::labels;
use crate::lesson::line::{Span, equals, figure, name, plain, player};
use crate::search::{Event, Relation, Used, Window};
use crate::trace::{NodeId, State};

/// A value with its relation to the truth: `5`, `≥ 5`.
fn typed(score: f64, relation: Relation) -> Span {
    let sign = match relation {
        Relation::AtLeast => "≥\u{a0}",
        Relation::AtMost => "≤\u{a0}",
        Relation::Exact | Relation::Open => "",
    };
    name(format!("{sign}{}", figure(score)))
}

pub fn recall(teller: &Teller, node: NodeId, event: Event) -> Line {
    let Event::Recall {
        visit,
        score,
        relation,
        used,
        ..
    } = event
    else {
        return Line::default();
    };
    let trace = teller.before.trace();
    let original = trace
        .descent(visit)
        .map_or_else(|| plain(""), |original| labels::path(trace, original));
    let (node, value, winner) = (
        teller.node(node),
        typed(score, relation),
        player(winner(score)),
    );
    if teller.is_win_lose() {
        return teller.tell(explain::RecallWon {
            node,
            original,
            winner,
        });
    }
    match used {
        Used::Answer if relation == Relation::Exact => teller.tell(explain::RecallValue {
            node,
            original,
            value,
        }),
        Used::Answer => teller.tell(explain::RecallCut {
            node,
            original,
            value,
        }),
        Used::Narrow => teller.tell(explain::RecallNarrow {
            node,
            original,
            value,
        }),
        Used::Order => teller.tell(explain::RecallOrder { node, original }),
    }
}

pub fn narrowed(teller: &Teller, node: NodeId, window: Window) -> Line {
    teller.tell(explain::RecallWindow {
        node: teller.node(node),
        alpha: teller.of(Player::Max, window.alpha),
        beta: teller.of(Player::Min, window.beta),
        alpha_sign: plain(equals(&[window.alpha])),
        beta_sign: plain(equals(&[window.beta])),
    })
}

pub fn store(teller: &Teller, node: NodeId, relation: Relation) -> Line {
    let node = teller.node(node);
    if teller.is_win_lose() {
        return teller.tell(explain::StoreWon { node });
    }
    match relation {
        Relation::AtLeast => teller.tell(explain::StoreLower { node }),
        Relation::AtMost => teller.tell(explain::StoreUpper { node }),
        Relation::Exact | Relation::Open => teller.tell(explain::StoreExact { node }),
    }
}

pub fn grundy(teller: &Teller, node: NodeId, value: u32) -> Line {
    let trace = teller.before.trace();
    let of_child = |child: NodeId| {
        teller
            .before
            .grundy(child)
            .filter(|_| teller.before.state(child) == State::Done)
    };
    let below: Vec<u32> = trace.children(node).filter_map(of_child).collect();
    let highest = below.iter().copied().max().unwrap_or(0);
    let numbers: Vec<String> = (0..=highest)
        .filter(|number| below.contains(number))
        .map(|number| number.to_string())
        .collect();
    let (node, number) = (teller.node(node), name(value.to_string()));
    if below.is_empty() {
        return teller.tell(explain::GrundyLeaf { node, number });
    }
    let below = plain(format!("{{{}}}", numbers.join(", ")));
    teller.tell(explain::Grundy {
        node,
        below,
        number,
    })
}

/// Returns the winner for a score of win-lose search.
pub fn winner(score: f64) -> Player {
    if score > 0.0 {
        Player::Max
    } else {
        Player::Min
    }
}
