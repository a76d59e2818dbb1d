//! One fact of every node, with its history: append-only, answered for any step. It does not know what the fact means.

const NONE: u32 = u32::MAX;

/// An entry of a node's history. `jump` skips back so that any older entry is O(log n) away
/// (Myers, *An applicative random-access stack*, 1983).
#[derive(Debug)]
struct Entry<T> {
    step: u32,
    rank: u32,
    previous: u32,
    jump: u32,
    value: T,
}

/// The histories of one fact, one history a node.
#[derive(Debug)]
pub struct Column<T> {
    entries: Vec<Entry<T>>,
    newest: Vec<u32>,
}

impl<T> Default for Column<T> {
    fn default() -> Column<T> {
        Column { entries: Vec::new(), newest: Vec::new() }
    }
}

impl<T> Column<T> {
    /// Says that the fact of `node` is `value` from `step` on. Steps of one node never fall.
    pub fn set(&mut self, node: usize, step: u32, value: T) {
        if self.newest.len() <= node {
            self.newest.resize(node + 1, NONE);
        }
        let previous = self.newest[node];
        self.newest[node] = self.entries.len() as u32;
        let (rank, jump) = match self.entry(previous) {
            None => (0, NONE),
            Some(last) => (last.rank + 1, self.jump_after(previous, last)),
        };
        self.entries.push(Entry { step, rank, previous, jump, value });
    }

    fn entry(&self, index: u32) -> Option<&Entry<T>> {
        self.entries.get(index as usize)
    }

    /// Two jumps of equal length become one of twice the length and one more.
    fn jump_after(&self, index: u32, last: &Entry<T>) -> u32 {
        let Some(near) = self.entry(last.jump) else { return index };
        let Some(far) = self.entry(near.jump) else { return index };
        if last.rank - near.rank == near.rank - far.rank { near.jump } else { index }
    }

    /// The fact of `node` as it stands after `step` events, unless it is older than `since`.
    pub fn at(&self, node: usize, step: u32, since: u32) -> Option<&T> {
        let mut entry = self.entry(*self.newest.get(node)?)?;
        while entry.step > step {
            entry = match self.entry(entry.jump) {
                Some(jumped) if jumped.step > step => jumped,
                _ => self.entry(entry.previous)?,
            };
        }
        (entry.step >= since).then_some(&entry.value)
    }

    /// The fact of `node` after all events so far, unless it is older than `since`.
    pub fn latest(&self, node: usize, since: u32) -> Option<&T> {
        self.at(node, u32::MAX, since)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry<T>>() + self.newest.capacity() * size_of::<u32>()
    }
}
