//! Rows of equal things that grow without being moved: a vector that doubles holds everything twice while it does.
//! They do not know what they hold.

use std::ops::{Index, IndexMut};

/// How many things a block holds, as a power of two.
const BITS: usize = 12;
const SIZE: usize = 1 << BITS;

/// Things one after the other, in blocks of which only the last is not full.
#[derive(Debug)]
pub struct Blocks<T> {
    blocks: Vec<Vec<T>>,
}

impl<T> Default for Blocks<T> {
    fn default() -> Blocks<T> {
        Blocks { blocks: Vec::new() }
    }
}

impl<T> Blocks<T> {
    /// Adds a thing at the end.
    pub fn push(&mut self, thing: T) {
        if self.blocks.last().is_none_or(|last| last.len() == SIZE) {
            self.blocks.push(Vec::new());
        }
        let last = self.blocks.last_mut().expect("there is a block");
        last.push(thing);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.blocks
            .last()
            .map_or(0, |last| (self.blocks.len() - 1) * SIZE + last.len())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// One of them, if there are as many.
    pub fn get(&self, index: usize) -> Option<&T> {
        self.blocks.get(index >> BITS)?.get(index % SIZE)
    }

    /// How many of them come before the first that is not as asked.
    pub fn count(&self, is_before: impl Fn(&T) -> bool) -> u32 {
        let full = self
            .blocks
            .partition_point(|block| block.last().is_some_and(&is_before));
        let rest = self
            .blocks
            .get(full)
            .map_or(0, |block| block.partition_point(is_before));
        (full * SIZE + rest) as u32
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.blocks.iter().flatten()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.blocks
            .iter()
            .map(|block| block.capacity() * size_of::<T>())
            .sum()
    }
}

impl<T> Index<usize> for Blocks<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.blocks[index >> BITS][index % SIZE]
    }
}

impl<T> IndexMut<usize> for Blocks<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.blocks[index >> BITS][index % SIZE]
    }
}
