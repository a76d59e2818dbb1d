//! Sentences of chance: an outcome, the sum so far, and what the mean can still be.

use super::window::left_out;
use super::{Line, Teller};
use crate::game::Player;
use crate::lang::words::explain;
use crate::lesson::line::{self, equals, figure, is_rounded, name, of, plain, probability};
use crate::trace::NodeId;

pub fn descend(teller: &Teller, child: NodeId, odds: f64) -> Line {
    teller.tell(explain::Outcome {
        outcome: teller.node(child),
        odds: name(probability(odds)),
    })
}

pub fn accumulate(teller: &Teller, node: NodeId, sum: f64) -> Line {
    let trace = teller.before.trace();
    // The outcome that has just come back is where the search stood an event ago.
    let child = teller.before.before().cursor();
    let Some(value) = teller.before.number(child).map(|number| number.value) else {
        return Line::default();
    };
    let before = teller
        .before
        .number(node)
        .map_or(0.0, |number| number.value);
    let odds = trace.probability(child).unwrap_or_default();
    let term = plain(format!(
        "{}\u{a0}·\u{a0}{}",
        probability(odds),
        line::term(value)
    ));
    // A probability is a fraction, which is exact, or has at most three decimals.
    let is_written =
        probability(odds).contains('/') || !is_rounded(1e3 * odds) && (1e3 * odds).fract() == 0.0;
    let equals = match is_written {
        true => equals(&[before, value, sum]),
        false => "≈",
    };
    let is_known = |child: &NodeId| teller.before.number(*child).is_some();
    let is_first = trace.children(node).filter(is_known).count() <= 1;
    let (node, sum, before, equals) = (
        teller.node(node),
        name(figure(sum)),
        plain(figure(before)),
        plain(equals),
    );
    if is_first {
        return teller.tell(explain::SumBegins {
            node,
            term,
            sum,
            equals,
        });
    }
    teller.tell(explain::SumSoFar {
        node,
        term,
        sum,
        before,
        equals,
    })
}

pub fn range(teller: &Teller, node: NodeId, low: f64, high: f64) -> Line {
    let bounds = teller.before.trace().bounds();
    let is_settled = low == high;
    let (node, low, high, least, most) = (
        teller.node(node),
        name(figure(low)),
        name(figure(high)),
        plain(figure(bounds.low)),
        plain(figure(bounds.high)),
    );
    if is_settled {
        return teller.tell(explain::Settled { node, low });
    }
    teller.tell(explain::StillBetween {
        node,
        low,
        high,
        least,
        most,
    })
}

pub fn cutoff(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let Some(window) = teller.before.window(node) else {
        return Line::default();
    };
    let interval = teller.before.interval(node);
    let (alpha, beta) = (of(Player::Max, window.alpha), of(Player::Min, window.beta));
    let label = teller.node(node);
    let said = if interval.high <= window.alpha {
        teller.tell(explain::RestAtMost {
            node: label,
            high: name(figure(interval.high)),
            alpha,
        })
    } else {
        teller.tell(explain::RestAtLeast {
            node: label,
            low: name(figure(interval.low)),
            beta,
        })
    };
    said.then("", left_out(teller, node, remaining))
}
