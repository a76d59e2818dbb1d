//! A vector in blocks, which grows without moving its elements: a growing `Vec` holds all of them
//! twice while it copies.

use std::ops::{Index, IndexMut};

/// The binary logarithm of the number of elements in a block.
const BITS: usize = 12;
const SIZE: usize = 1 << BITS;

/// A vector of blocks, of which only the last may have room.
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
    /// Appends an element.
    pub fn push(&mut self, thing: T) {
        if self.blocks.last().is_none_or(|last| last.len() == SIZE) {
            // The first grows with its elements, since most recordings are short.
            let room = if self.blocks.is_empty() { 0 } else { SIZE };
            self.blocks.push(Vec::with_capacity(room));
        }
        let last = self.blocks.last_mut().expect("there is a block");
        last.push(thing);
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.blocks
            .last()
            .map_or(0, |last| (self.blocks.len() - 1) * SIZE + last.len())
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Returns the element at `index`.
    pub fn get(&self, index: usize) -> Option<&T> {
        self.blocks.get(index >> BITS)?.get(index % SIZE)
    }

    /// Returns the number of elements at the front for which `is_before` holds; they must come
    /// first, as in `partition_point`.
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

    /// Iterates over all elements.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.blocks.iter().flatten()
    }

    /// Returns the bytes of memory held.
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
