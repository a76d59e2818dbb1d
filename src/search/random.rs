//! Seeded random choice, the same on every machine. Every use has its own stream, so that one playout can be replayed without the rest.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A stream of random choices.
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// The stream that belongs to a seed and two numbers, an iteration and a playout say.
    pub fn new(seed: u64, major: u32, minor: u32) -> Stream {
        // The generator's own seeding (SplitMix64) spreads neighbouring numbers; the odd factor keeps the pairs apart.
        let place = ((u64::from(major) << 32) | u64::from(minor)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Stream(Xoshiro256PlusPlus::seed_from_u64(seed ^ place))
    }

    /// A number below `count`, each equally likely (within count / 2³²).
    pub fn below(&mut self, count: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(count)) >> 32) as u32
    }

    /// A number from 0 up to but not including 1, in steps of 2⁻³².
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 4_294_967_296.0
    }
}
