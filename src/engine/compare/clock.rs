//! The clock of a comparison: work that is counted alike in every search.

use crate::search::Event;
use crate::trace::{Landmarks, Trace};
use serde::{Deserialize, Serialize};

/// A unit of work. Each search stands at its last step at which it has done no more than the clock says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// A leaf that was evaluated; in Monte-Carlo tree search a playout, or an end of the game that an iteration came to.
    #[default]
    Leaf,
    /// A node that joined the search tree, the root included. Every depth of iterative deepening visits its nodes anew.
    Node,
    /// A playout where the search plays out, else a leaf.
    Playout,
    /// An event.
    Event,
}

impl Work {
    /// All units, the usual one first.
    pub const ALL: [Work; 4] = [Work::Leaf, Work::Node, Work::Playout, Work::Event];

    /// Returns the work that a search has done after some of its events.
    pub fn done(self, trace: &Trace, step: u32) -> u32 {
        let marks = trace.landmarks();
        let (leaves, playouts) = (
            || Landmarks::count(&marks.leaves, step) as u32,
            || Landmarks::count(&marks.playouts, step) as u32,
        );
        let is_mcts = !marks.iterations.is_empty();
        match self {
            Work::Leaf | Work::Playout if is_mcts => leaves() + playouts(),
            Work::Playout if !marks.playouts.is_empty() => playouts(),
            Work::Leaf | Work::Playout => leaves(),
            Work::Node => marks.nodes_in_all(step) as u32,
            Work::Event => step,
        }
    }

    /// Returns the last step at which a search has done no more than this work. Where leaves or playouts are counted it has not set out
    /// for the next one: what has been found is in sight, and not where the search goes.
    pub fn step(self, trace: &Trace, clock: u32) -> u32 {
        let last = self.last(trace, clock);
        match self {
            Work::Leaf | Work::Playout if last < trace.len() => before_descent(trace, last),
            _ => last,
        }
    }

    fn last(self, trace: &Trace, clock: u32) -> u32 {
        let (mut least, mut most) = (0, trace.len());
        while least < most {
            let middle = least + (most - least).div_ceil(2);
            if self.done(trace, middle) <= clock {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        least
    }
}

/// Returns the step before the descents that end at a step, or the step itself if none do.
fn before_descent(trace: &Trace, last: u32) -> u32 {
    let mut found = last;
    for step in (1..=last).rev() {
        match trace.event(step) {
            Some(
                Event::Descend { .. }
                | Event::Expand { .. }
                | Event::Prior { .. }
                | Event::Scout { .. }
                | Event::Again { .. }
                | Event::Begin { .. },
            ) => found = step - 1,
            // What a node is entered with.
            Some(
                Event::Open { .. } | Event::Bound { .. } | Event::Range { .. } | Event::Rank { .. },
            ) => {}
            _ => break,
        }
    }
    found
}
