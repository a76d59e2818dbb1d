//! Sentences about a node beside its value: its Grundy number, and the interval in which its value must lie.

use super::{Line, Reading, Teller, average, recall};
use crate::lang::Lang;
use crate::lesson::Labels;
use crate::search::Algorithm;
use crate::trace::{Moment, NodeId};

/// Writes the sentence about what is known of `node`; `None` if there is nothing to say.
pub fn fact(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    algorithm: &Algorithm,
    node: NodeId,
) -> Option<Line> {
    let teller = Teller::new(*moment, labels, lang, Reading::from(algorithm));
    let interval = moment.interval(node);
    let line = match moment.grundy(node) {
        Some(value) => recall::grundy(&teller, node, value),
        None if teller.is_chance(node) && interval.low < interval.high && interval.is_finite() => {
            average::range(&teller, node, interval.low, interval.high)
        }
        None => return None,
    };
    Some(line.finished(lang))
}
