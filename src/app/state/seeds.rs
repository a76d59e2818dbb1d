//! Seeds for machines that follow from a first one.

use crate::search::Stream;

/// Seeds for machines, one after the other from one that the page has drawn: the state itself knows no chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    first: u64,
    drawn: u32,
}

impl Seeds {
    /// The seeds that follow from a first one.
    pub fn new(first: u64) -> Seeds {
        Seeds { first, drawn: 0 }
    }

    /// The next one: of four digits, so that it can be read out in a lecture.
    pub fn draw(&mut self) -> u64 {
        self.drawn += 1;
        Stream::new(self.first, self.drawn, 0).below(10_000).into()
    }
}
