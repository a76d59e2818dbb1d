//! Numbers that chance has drawn.

/// A number of 32 bits.
pub fn seed() -> u32 {
    // A browser without a source of chance still plays, if always the same.
    getrandom::u32().unwrap_or(1)
}

/// A new seed for a search: short, so that it can be read out in a lecture.
pub fn short_seed() -> String {
    (seed() % 10_000).to_string()
}
