//! Which line of an algorithm's Rust source tells an event.

use super::act::{Act, act};
use super::{CHANCE, Moment};
use crate::search::{Event, Used};

/// The function in which expectimax averages; above it stands the one for a player's node.
const AVERAGE: &str = "fn average";

/// Finds the line of a source that tells the event which led to a moment; none where the event is told outside of the part that is
/// shown, as the beginning of a depth and the choice at the end are.
pub fn source_line(source: &str, moment: &Moment) -> Option<usize> {
    let (act, turn) = act(moment)?;
    let is_last = act == Act::Back;
    let (above, below) = match source.find(AVERAGE) {
        Some(at) => source.split_at(source[..at].rfind('\n').map_or(0, |end| end + 1)),
        None => (source, ""),
    };
    let skipped = above.lines().count();
    // Without a chance node, or for what both functions share, everything is above.
    let in_below = || find(below, texts(act, moment), is_last).map(|line| skipped + line);
    let in_above = || find(above, texts(act, moment), is_last);
    if turn == CHANCE {
        in_below().or_else(in_above)
    } else {
        in_above()
    }
}

/// The first line, or the last, that has one of these texts; a text counts only where none before it is found.
fn find(source: &str, texts: &[&str], is_last: bool) -> Option<usize> {
    texts.iter().find_map(|text| {
        let mut lines = source.lines();
        if is_last {
            let count = lines.clone().count();
            let back = lines.rev().position(|line| line.contains(text))?;
            Some(count - 1 - back)
        } else {
            lines.position(|line| line.contains(text))
        }
    })
}

/// The text of the line: the event itself, or the call of the function that emits it.
fn texts(act: Act, moment: &Moment) -> &'static [&'static str] {
    const LEAF: &[&str] = &["leaves.leaf(", "self.end(", "Event::Evaluate {"];
    const RECALL: &[&str] = &["self.recall("];
    match (moment.event(), act) {
        (_, Act::Value(_)) => LEAF,
        (_, Act::Root | Act::Bounds | Act::Deepen | Act::Take) | (None, _) => &[],
        (Some(Event::Bound { .. }), Act::Recall(Used::Narrow)) => &["entry.narrowed("],
        (_, Act::Recall(_)) => RECALL,
        (Some(event), act) => match event {
            Event::Begin { .. } => &["Event::Begin {"],
            Event::Open { .. } if matches!(act, Act::New | Act::Fresh) => &["open(state"],
            Event::Open { .. } => &["Event::Open {"],
            Event::Expand { .. } => &["Event::Expand {"],
            Event::Prior { .. } => &["Event::Prior {"],
            Event::Rank { .. } => &["moves.sort("],
            Event::Descend { .. } => &["Event::Descend {"],
            Event::Bound { .. } if act == Act::Enter => &["Event::Bound {"],
            Event::Bound { .. } => &["window.tightened("],
            Event::Scout { .. } => &["Event::Scout {"],
            Event::Again { .. } => &["Event::Again {"],
            Event::Range { .. } => &["Event::Range {"],
            Event::Evaluate { .. } => LEAF,
            Event::Improve { .. } => &["Event::Improve {"],
            Event::Accumulate { .. } => &["Event::Accumulate {"],
            Event::Cutoff { .. } => &["Event::Cutoff {"],
            Event::Recall { .. } => RECALL,
            Event::Store { .. } => &["self.store(", "Event::Store {"],
            Event::Grundy { .. } => &["Event::Grundy {"],
            Event::Simulate { .. } => &["Event::Simulate {"],
            Event::Credit { .. } => &["Event::Credit {"],
            Event::Return { .. } => &["Event::Return {"],
            Event::Choose { .. } => &[],
        },
    }
}
