//! Random seeds.

/// Draws a number of 32 bits.
pub fn seed() -> u32 {
    // Without a source of randomness the games still work, but are always the same.
    getrandom::u32().unwrap_or(1)
}

/// Draws a seed for a search: short, so that it can be read out in a lecture.
pub fn short_seed() -> String {
    (seed() % 10_000).to_string()
}
