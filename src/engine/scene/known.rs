//! What of a crowd is known at a step: how many nodes of any run of places the search has come to, and which is the first and
//! the last of them. It is counted anew when the step changes, in one pass over births that lie side by side.

use std::cell::RefCell;
use std::ops::Range;

/// The births of the nodes of a layout, and the counts at the step that was asked for last.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The step at which the node at each place was born.
    births: Vec<u32>,
    counted: RefCell<Counted>,
}

#[derive(Clone, Debug, Default)]
struct Counted {
    step: u32,
    /// How many nodes before each place are known; one entry more than there are places.
    before: Vec<u32>,
}

impl Known {
    /// The steps at which the nodes of a layout were born, in the order of their places.
    pub fn new(births: Vec<u32>) -> Known {
        Known {
            births,
            counted: RefCell::default(),
        }
    }

    /// Answers a question about the counts at a step.
    fn at<T>(&self, step: u32, ask: impl FnOnce(&[u32]) -> T) -> T {
        let mut counted = self.counted.borrow_mut();
        if counted.step != step || counted.before.is_empty() {
            let Counted { before, .. } = &mut *counted;
            before.clear();
            before.push(0);
            let mut sum = 0;
            before.extend(self.births.iter().map(|&birth| {
                sum += u32::from(birth <= step);
                sum
            }));
            counted.step = step;
        }
        ask(&counted.before)
    }

    /// How many of some places are known after `step` events.
    pub fn count(&self, step: u32, places: Range<usize>) -> u32 {
        self.at(step, |before| before[places.end] - before[places.start])
    }

    /// The first and the last of some places that are known after `step` events.
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
