//! Seeded random choice, the same on every machine. Every use has a stream of its own, so one
//! playout can be replayed without the others.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A stream of random choices.
#[derive(Debug)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// Makes the stream of a seed and two numbers, for example an iteration and a playout.
    pub fn new(seed: u64, major: u32, minor: u32) -> Stream {
        // The generator's own seeding (SplitMix64) spreads neighbouring numbers; the odd factor
        // keeps different pairs apart.
        let place = ((u64::from(major) << 32) | u64::from(minor)).wrapping_mul(SPREAD);
        Stream(Xoshiro256PlusPlus::seed_from_u64(seed ^ place))
    }

    /// Makes the stream of a seed, a position and a number: the same at every visit of the
    /// position.
    pub fn at(seed: u64, position: &impl Hash, minor: u32) -> Stream {
        let mut hasher = Hash64::default();
        position.hash(&mut hasher);
        Stream::new(seed ^ hasher.finish(), u32::MAX, minor)
    }

    /// Draws a number below `count`, each equally likely (within count / 2³²).
    pub fn below(&mut self, count: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(count)) >> 32) as u32
    }

    /// Draws a number from [0, 1) in steps of 2⁻³².
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 4_294_967_296.0
    }
}

/// 2⁶⁴ divided by the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// A hash of whole numbers, the same on every machine: `usize` is hashed as 64 bits everywhere.
#[derive(Default)]
pub struct Hash64(u64);

/// The hash of tables. Keys are compared for equality, so a collision costs time but no
/// correctness.
pub type BuildHash64 = BuildHasherDefault<Hash64>;

impl Hash64 {
    fn mix(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(SPREAD);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for Hash64 {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }
}
