//! The events of a recording as bytes, in the form in which workers send them: a third of what they take in memory otherwise.

use crate::search::{Event, decode_first, encode};

/// The binary logarithm of the number of events in a block: so many take less than 65,536 bytes.
const BITS: usize = 11;
const SIZE: usize = 1 << BITS;

/// Events in order.
#[derive(Debug, Default)]
pub struct Tape {
    blocks: Vec<Block>,
    len: usize,
}

#[derive(Debug, Default)]
struct Block {
    bytes: Vec<u8>,
    /// The index in `bytes` at which each event begins.
    starts: Vec<u16>,
}

impl Tape {
    /// Appends an event.
    pub fn push(&mut self, event: &Event) {
        let at = self.len % SIZE;
        if at == 0 {
            self.begin_block();
        }
        let last = self.blocks.last_mut().expect("there is a block");
        last.starts.push(last.bytes.len() as u16);
        encode(event, &mut last.bytes);
        self.len += 1;
    }

    /// Begins a block, with a little more room than the one before has taken.
    fn begin_block(&mut self) {
        let mut next = Block::default();
        if let Some(full) = self.blocks.last_mut() {
            full.bytes.shrink_to_fit();
            next.bytes
                .reserve_exact(full.bytes.len() + full.bytes.len() / 8);
            next.starts.reserve_exact(SIZE);
        }
        self.blocks.push(next);
    }

    /// Returns the number of events.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns the event at `index`.
    pub fn get(&self, index: usize) -> Option<Event> {
        if index >= self.len {
            return None;
        }
        let (block, at) = (&self.blocks[index >> BITS], index % SIZE);
        decode_first(&mut &block.bytes[usize::from(block.starts[at])..])
    }

    /// Iterates over all events.
    pub fn iter(&self) -> impl Iterator<Item = Event> {
        self.blocks.iter().flat_map(|block| {
            let mut bytes = &block.bytes[..];
            std::iter::from_fn(move || decode_first(&mut bytes))
        })
    }

    /// Returns the bytes of memory held.
    pub fn bytes(&self) -> usize {
        let held = |block: &Block| block.bytes.capacity() + 2 * block.starts.capacity();
        self.blocks.iter().map(held).sum()
    }
}
