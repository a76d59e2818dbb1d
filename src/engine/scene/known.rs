//! Prefix sums over the visited nodes of a crowd at a step: the number of them in any range of
//! places, and the first and the last. The sums are computed again when the step changes, in one
//! pass over consecutive memory.

use crate::trace::Birth;
use std::cell::RefCell;
use std::ops::Range;

/// The steps at which the nodes of a layout were first visited, and the counts at the step last
/// asked for.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The first visit of the node at each place.
    births: Vec<Birth>,
    counted: RefCell<Counted>,
}

#[derive(Clone, Debug, Default)]
struct Counted {
    step: u32,
    /// The number of visited nodes before each place; one entry more than there are places.
    before: Vec<u32>,
}

impl Known {
    /// Takes the first visits of the nodes, in the order of their places.
    pub fn new(births: Vec<Birth>) -> Known {
        Known {
            births,
            counted: RefCell::default(),
        }
    }

    /// Calls `ask` with the counts at a step.
    fn at<T>(&self, step: u32, ask: impl FnOnce(&[u32]) -> T) -> T {
        let mut counted = self.counted.borrow_mut();
        if counted.step != step || counted.before.is_empty() {
            let Counted { before, .. } = &mut *counted;
            before.clear();
            before.push(0);
            let mut sum = 0;
            before.extend(self.births.iter().map(|&birth| {
                sum += u32::from(birth.is_by(step));
                sum
            }));
            counted.step = step;
        }
        ask(&counted.before)
    }

    /// Counts the nodes at `places` visited in the first `step` events.
    pub fn count(&self, step: u32, places: Range<usize>) -> u32 {
        self.at(step, |before| before[places.end] - before[places.start])
    }

    /// Returns the first and the last of `places` visited in the first `step` events.
    pub fn ends(&self, step: u32, places: Range<usize>) -> Option<(usize, usize)> {
        self.at(step, |before| {
            let (none, all) = (before[places.start], before[places.end]);
            let inside = &before[places.start..=places.end];
            (all > none).then(|| {
                let first = inside.partition_point(|&count| count == none) - 1;
                let last = inside.partition_point(|&count| count < all) - 1;
                (places.start + first, places.start + last)
            })
        })
    }
}
