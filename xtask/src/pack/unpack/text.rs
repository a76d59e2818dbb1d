//! What is known around a byte of what is not code: names, tables, texts in two languages, records of four-byte numbers.
use crate::facts::{Fact, Facts, FACTS};
use crate::model::both;

/// Bytes from a beginning on.
pub struct Text {
    start: usize,
    /// Where numbers of four bytes begin.
    phase: usize,
    word: u32,
    last_word: u32,
    /// How many bytes of a character are left.
    left: u32,
    line: usize,
    indent: usize,
}

impl Text {
    /// One that begins there.
    pub fn new(start: usize, phase: usize) -> Self {
        Self { start, phase, word: 0, last_word: 0, left: 0, line: start, indent: 0 }
    }

    /// What is known before the next byte.
    pub fn facts(&self, out: &[u8], end: usize) -> Facts {
        let at = |back: usize| if end < self.start + back { 0 } else { out.get(end - back).map_or(0, |&byte| u32::from(byte)) };
        let mut facts = [0; FACTS];
        let mut set = |fact: Fact, value: u32| facts[fact as usize] = value;
        let two = at(1) | at(2) << 8;
        let three = two | at(3) << 16;
        let four = three | at(4) << 24;
        set(Fact::Before, at(1));
        set(Fact::Before2, at(2));
        set(Fact::Before3, at(3));
        set(Fact::Before4, at(4));
        set(Fact::Two, two);
        set(Fact::Three, three);
        set(Fact::Four, four);
        set(Fact::Five, both(four, at(5)));
        set(Fact::Word, self.word);
        set(Fact::LastWord, self.last_word);
        set(Fact::Character, self.left);
        set(Fact::Bytes8, at(8));
        set(Fact::Bytes16, at(16));
        set(Fact::Byte34, at(3) << 8 | at(4));
        set(Fact::Indent, self.indent as u32);
        set(Fact::Zeros, (1..5).fold(0, |zeros, back| zeros << 1 | u32::from(at(back) == 0)));
        let within = end.wrapping_sub(self.phase) & 3;
        set(Fact::Within, within as u32);
        facts
    }

    /// The next byte if a text begins where the one before it in a table ends, at its address and its length, which are the last two
    /// numbers of four bytes; and how far that number is written, and whether those look like an address and a length.
    pub fn foretold(&self, out: &[u8], end: usize) -> Option<(u8, usize)> {
        let within = end.wrapping_sub(self.phase) & 3;
        let start = end.checked_sub(within)?;
        let mut numbers = [0; 2];
        for (place, byte) in out.get(start.checked_sub(8)?..start)?.iter().enumerate() {
            numbers[place / 4] |= u32::from(*byte) << (place % 4 * 8);
        }
        let [address, length] = numbers;
        let bytes = address.wrapping_add(length).to_le_bytes();
        let looks_right = address > 0xffff && length <= 0xffff;
        (out.get(start..end)? == &bytes[..within]).then_some((bytes[within], within + if looks_right { 4 } else { 0 }))
    }

    /// A byte has been written.
    pub fn add(&mut self, byte: u8, end: usize) {
        let value = u32::from(byte);
        if byte.is_ascii_alphabetic() || byte >= 128 {
            self.word = both(self.word, value | 32);
        } else {
            if self.word != 0 {
                self.last_word = self.word;
            }
            self.word = 0;
        }
        self.left = match byte {
            0xe0.. => 2,
            0xc0.. => 1,
            0x80.. => self.left.saturating_sub(1),
            _ => 0,
        };
        if byte == b'\n' {
            (self.line, self.indent) = (end, 0);
        } else if byte == b' ' && end == self.line + self.indent + 1 {
            self.indent += 1;
        }
    }
}
