//! The last time that the same symbols stood in a row, and what came then.
use crate::model::{AGREEMENTS, KINDS};

/// So many symbols are remembered; what comes after them is only guessed by contexts.
const LONGEST: usize = 1 << 21;
/// The last rows are found by so many bits of a hash, in which a symbol fades out after a few others.
const PLACES: u32 = 18;
const FADING: u32 = 6;
/// Symbols that agreed are counted up to this; then one that did not is forgiven for every so many.
const AGREED: u8 = 15;
const FORGIVEN: u8 = 8;
const MISSED: u8 = 8;

/// The symbols so far.
pub struct Memory {
    symbols: [u16; LONGEST],
    length: usize,
    places: [u32; 1 << PLACES],
    last: u32,
    /// Where what comes now stood the last time; nowhere if that is 0.
    then: usize,
    agreed: u8,
    missed: u8,
}

impl Memory {
    /// Remembers nothing.
    pub const fn new() -> Self {
        Self { symbols: [0; LONGEST], length: 0, places: [0; 1 << PLACES], last: 0, then: 0, agreed: 0, missed: 0 }
    }

    /// Forgets everything.
    pub fn begin(&mut self) {
        self.places.fill(0);
        (self.length, self.last, self.then, self.agreed, self.missed) = (0, 0, 0, 0, 0);
    }

    /// What came the last time, if it was of this kind, and how well that time has agreed with this one.
    #[inline]
    pub fn expected(&self, kind: usize) -> Option<(u8, usize)> {
        let symbol = self.symbols[self.then % LONGEST];
        let agreement = usize::from(self.agreed + self.missed.min(3) * 16) % AGREEMENTS;
        (self.then > 0 && usize::from(symbol) / 256 == kind).then_some((symbol as u8, agreement))
    }

    /// Remembers a symbol.
    #[inline]
    pub fn remember(&mut self, kind: usize, value: u8) {
        let symbol = (kind % KINDS * 256) as u16 + u16::from(value);
        if self.length + 1 >= LONGEST {
            self.then = 0;
            return;
        }
        if self.then > 0 {
            let before = self.symbols[self.then % LONGEST];
            if before == symbol {
                self.agreed = (self.agreed + 1).min(AGREED);
                if self.missed > 0 && self.agreed >= FORGIVEN {
                    self.missed -= 1;
                    self.agreed *= u8::from(self.missed == 0);
                }
            } else {
                self.agreed = 0;
                self.missed += 1;
            }
            let is_lost = self.missed > MISSED || usize::from(before) / 256 != kind;
            self.then = if is_lost { 0 } else { self.then + 1 };
        }
        self.symbols[self.length % LONGEST] = symbol;
        self.length += 1;
        self.last = (self.last << FADING).wrapping_add(u32::from(symbol) + 1).wrapping_mul(0x2c1b_3c6d);
        let place = &mut self.places[(self.last >> (32 - PLACES)) as usize];
        if *place > 0 && (self.then == 0 || self.missed > 0 && self.agreed == 0) {
            (self.then, self.agreed, self.missed) = (*place as usize, 0, 0);
        }
        *place = self.length as u32;
    }
}
