//! Seeds for machines, computed from a first one.

use crate::search::Stream;

/// A sequence of seeds for machines. The page draws the first one: the state itself knows no
/// chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    first: u64,
    drawn: u32,
}

impl Seeds {
    /// Makes the sequence of a first seed.
    pub fn new(first: u64) -> Seeds {
        Seeds { first, drawn: 0 }
    }

    /// Returns the next seed. It has four digits, so that it can be read out in a lecture.
    pub fn draw(&mut self) -> u64 {
        self.drawn += 1;
        Stream::new(self.first, self.drawn, 0).below(10_000).into()
    }
}
