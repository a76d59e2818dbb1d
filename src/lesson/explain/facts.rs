//! What there is to say of a node beside its value: where it was taken from, its Grundy number, what it can still be, what it
//! is worth for sure, and against a player who does not play at random.

use super::{Line, Teller, average, recall};
use crate::lang::Lang;
use crate::lesson::labels::{self, Labels};
use crate::lesson::line::{Span, Tone, figure, name, player, typed};
use crate::search::{Algorithm, Answer, Utility};
use crate::trace::{Moment, NodeId, Number};

/// The sentences for `node`. `perfect` is what the search comes to from there if both sides play as well as they can.
pub fn facts(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    algorithm: &Algorithm,
    (node, perfect): (NodeId, Option<Answer>),
) -> Vec<Line> {
    let teller = Teller { before: *moment, labels, lang, algorithm };
    let (trace, here) = (moment.trace(), teller.node(node));
    let mut lines = Vec::new();
    if let Some(original) = moment.recalled(node) {
        let original = Span { tone: Tone::Node(original), ..labels::path(trace, original) };
        lines.push(teller.tell("Recalled from {0}, the same position.", "取自 {0}：同一局面。", &[&original]));
    }
    if let Some(value) = moment.grundy(node) {
        lines.push(recall::grundy(&teller, node, value));
    }
    let (low, high) = moment.interval(node);
    if teller.is_chance(node) && low < high && low.is_finite() && high.is_finite() {
        lines.push(average::range(&teller, node, low, high));
    }
    let Algorithm::Expectimax(options) = algorithm else { return finished(lines, lang) };
    if let Some(number) = moment.number(node).filter(|_| options.utility != Utility::Linear) {
        let sure = name(typed(Number { value: options.utility.sure(number.value), ..number }));
        let parts = [&name(typed(number)), &sure];
        lines.push(teller.tell("Utility {0}: as good as {1} for sure.", "效用 {0}：与稳得 {1} 相当。", &parts));
    }
    if let Some(Answer { value, best }) = perfect {
        let rival = player(teller.player(NodeId::ROOT).other());
        let said = teller.tell(
            "If {0} played perfectly, {1} would be {2}",
            "若 {0} 走最优，{1} 的值为 {2}",
            &[&rival, &here, &name(figure(value))],
        );
        let best = best.and_then(|choice| trace.child(node, choice)).map(|child| teller.node(child));
        lines.push(match best {
            Some(best) => said.then("", teller.tell(", by {0}.", "，走 {0}。", &[&best])),
            None => said.then("", teller.tell(".", "。", &[])),
        });
    }
    finished(lines, lang)
}

fn finished(lines: Vec<Line>, lang: Lang) -> Vec<Line> {
    lines.into_iter().map(|line| line.finished(lang)).collect()
}
