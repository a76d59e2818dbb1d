//! The last times that the same symbols stood in a row, and what came then.
use crate::model::{KINDS, TIMES};

/// So many symbols are remembered; what comes after them is only guessed by contexts.
const LONGEST: usize = 1 << 21;
/// Rows of symbols are found by so many bits of a hash, in which each symbol moves the ones before so far.
const FADING: [u32; TIMES] = [7, 3];
const PLACES: u32 = 18;
/// Fewer symbols than this are a hash that is the same by chance.
const SHORTEST: usize = 4;
const LONGEST_COMPARED: usize = 31;
/// After so many symbols that agreed, one that did not is forgiven; with too many the place is lost.
const FORGIVEN: usize = 16;
const MISSED: usize = 8;

/// A place at which the same symbols stood.
#[derive(Clone, Copy)]
struct Time {
    /// Where what comes now stood that time; nowhere if that is 0.
    then: usize,
    agreed: usize,
    missed: usize,
}

const NEVER: Time = Time { then: 0, agreed: 0, missed: 0 };

/// The symbols so far.
pub struct Memory {
    symbols: [u16; LONGEST],
    length: usize,
    hashes: [u32; TIMES],
    places: [[u32; 1 << PLACES]; TIMES],
    times: [Time; TIMES],
}

impl Memory {
    /// Remembers nothing.
    pub const fn new() -> Self {
        Self { symbols: [0; LONGEST], length: 0, hashes: [0; TIMES], places: [[0; 1 << PLACES]; TIMES], times: [NEVER; TIMES] }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.places.as_flattened_mut().fill(0);
        (self.length, self.hashes, self.times) = (0, [0; TIMES], [NEVER; TIMES]);
    }

    /// What came that time, if it was of this kind, and how well that time has agreed with this one.
    #[inline(never)]
    pub fn expected(&self, time: usize, kind: usize) -> Option<(u8, usize)> {
        let Time { then, agreed, missed } = self.times[time];
        let symbol = self.symbols[then % LONGEST];
        let agreement = missed.min(3) * 32 + agreed.min(15) + if agreed > 15 { (agreed / 8).min(16) } else { 0 };
        (then > 0 && usize::from(symbol) / 256 == kind).then_some((symbol as u8, agreement))
    }

    /// Remembers a symbol.
    #[inline(never)]
    pub fn remember(&mut self, kind: usize, value: u8) {
        let symbol = (kind % KINDS * 256) as u16 + u16::from(value);
        if self.length + 2 >= LONGEST {
            self.times = [NEVER; TIMES];
            return;
        }
        // What stands first means nowhere.
        self.length += 1;
        self.symbols[self.length] = symbol;
        for (index, time) in self.times.iter_mut().enumerate() {
            if time.then > 0 {
                let before = self.symbols[time.then % LONGEST];
                if before == symbol {
                    time.agreed += 1;
                    if time.missed > 0 && time.agreed > FORGIVEN {
                        (time.agreed, time.missed) = (1, time.missed - 1);
                    }
                } else {
                    (time.agreed, time.missed) = (0, time.missed + 1);
                }
                let is_lost = time.missed > MISSED || before / 256 != symbol / 256;
                time.then = if is_lost { 0 } else { time.then + 1 };
            }
            // In a hash a symbol fades out after a few others.
            let hash = &mut self.hashes[index];
            *hash = (*hash << FADING[index]).wrapping_add(u32::from(symbol) + 1).wrapping_mul(0x2c1b_3c6d);
            let place = &mut self.places[index][(*hash >> (32 - PLACES)) as usize];
            if time.then == 0 || time.missed > 0 && time.agreed == 0 {
                let then = *place as usize;
                if then > 0 {
                    let mut same = 0;
                    while same < LONGEST_COMPARED
                        && same + 1 < then
                        && self.symbols[then - 1 - same] == self.symbols[self.length - same]
                    {
                        same += 1;
                    }
                    *time = Time { then: if same < SHORTEST { 0 } else { then }, agreed: same, missed: 0 };
                }
            }
            *place = self.length as u32 + 1;
        }
    }
}
