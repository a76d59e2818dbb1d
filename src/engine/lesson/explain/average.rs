//! Sentences of chance: an outcome, the sum so far, and what the mean can still be.

use super::window::left_out;
use super::{Line, Teller};
use crate::game::Player;
use crate::lesson::line::{self, figure, name, of, plain, probability};
use crate::trace::NodeId;

pub fn descend(teller: &Teller, child: NodeId, odds: f64) -> Line {
    teller.tell(
        "{0} comes with probability {1}.",
        "{0} 的概率为 {1}。",
        &[&teller.node(child), &name(chance(odds))],
    )
}

/// A fraction where it is one.
fn chance(of: f64) -> String {
    probability(of).unwrap_or_default()
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
    let term = plain(format!(
        "{}\u{a0}·\u{a0}{}",
        chance(trace.probability(child)),
        line::term(value)
    ));
    let parts = [
        &teller.node(node),
        &term,
        &name(figure(sum)),
        &plain(figure(before)),
    ];
    if trace
        .children(node)
        .filter(|child| teller.before.number(*child).is_some())
        .count()
        <= 1
    {
        return teller.tell(
            "The sum at {0} begins with {1}\u{a0}=\u{a0}{2}.",
            "{0} 的和从 {1}\u{a0}=\u{a0}{2} 起。",
            &parts,
        );
    }
    teller.tell(
        "The sum at {0} is now {3}\u{a0}+\u{a0}{1}\u{a0}=\u{a0}{2}.",
        "{0} 的和现为 {3}\u{a0}+\u{a0}{1}\u{a0}=\u{a0}{2}。",
        &parts,
    )
}

pub fn range(teller: &Teller, node: NodeId, low: f64, high: f64) -> Line {
    let (least, most) = teller.before.trace().bounds();
    let parts = [
        &teller.node(node),
        &name(figure(low)),
        &name(figure(high)),
        &plain(figure(least)),
        &plain(figure(most)),
    ];
    if low == high {
        return teller.tell("That settles {0}: {1}.", "{0} 就此确定：{1}。", &parts);
    }
    teller.tell(
        "With {3} to {4} for what is not looked at, {0} can be {1} to {2}.",
        "没看过的按 {3} 到 {4} 计，{0} 只能在 {1} 到 {2} 之间。",
        &parts,
    )
}

pub fn cutoff(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let Some(window) = teller.before.window(node) else {
        return Line::default();
    };
    let (low, high) = teller.before.interval(node);
    let (alpha, beta) = (of(Player::Max, window.alpha), of(Player::Min, window.beta));
    let label = teller.node(node);
    let said = if high <= window.alpha {
        teller.tell(
            "Whatever the rest brings, {0} is at most {1}, and Max has {2} elsewhere: ",
            "余下的结果再好，{0} 也不超过 {1}，而 Max 别处已有 {2}：",
            &[&label, &name(figure(high)), &alpha],
        )
    } else {
        teller.tell(
            "Whatever the rest brings, {0} is at least {1}, and Min can hold Max to {2} elsewhere: ",
            "余下的结果再差，{0} 也不低于 {1}，而 Min 别处能压到 {2}：",
            &[&label, &name(figure(low)), &beta],
        )
    };
    said.then("", left_out(teller, node, remaining))
}
