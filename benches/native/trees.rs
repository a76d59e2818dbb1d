//! Random explicit trees, the same on every machine: uneven in depth, with ties, payoffs in eighths
//! from 0 to 1.

use plyscope::game::Player;
use plyscope::game::tree::{Branch, Kind};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A generator of trees.
pub struct Forest {
    source: Xoshiro256PlusPlus,
    has_chance: bool,
}

impl Forest {
    /// Makes the generator of a seed.
    pub fn new(seed: u64) -> Forest {
        Forest {
            source: Xoshiro256PlusPlus::seed_from_u64(seed),
            has_chance: false,
        }
    }

    /// Makes a generator of trees in which a quarter of the inner nodes below the root are chance
    /// nodes.
    pub fn with_chance(seed: u64) -> Forest {
        Forest {
            has_chance: true,
            ..Forest::new(seed)
        }
    }

    /// Generates the next tree: at most `plies` deep, at most `children` children a node, Max to
    /// move at the root.
    pub fn tree(&mut self, plies: u32, children: u32) -> Branch {
        Branch::new(
            Kind::ToMove(Player::Max),
            self.below(Player::Min, plies - 1, children),
        )
    }

    fn below(&mut self, mover: Player, plies: u32, children: u32) -> Vec<Branch> {
        (0..=self.draw(children))
            .map(|_| self.node(mover, plies, children))
            .collect()
    }

    fn node(&mut self, mover: Player, plies: u32, children: u32) -> Branch {
        if plies == 0 || self.draw(8) == 0 {
            Branch::new(Kind::Leaf(f64::from(self.draw(9)) / 8.0), Vec::new())
        } else if self.has_chance && self.draw(4) == 0 {
            let outcomes = self.below(mover, plies - 1, children);
            let probabilities = vec![1.0 / outcomes.len() as f64; outcomes.len()];
            Branch {
                probabilities,
                ..Branch::new(Kind::Chance, outcomes)
            }
        } else {
            Branch::new(
                Kind::ToMove(mover),
                self.below(mover.other(), plies - 1, children),
            )
        }
    }

    fn draw(&mut self, count: u32) -> u32 {
        ((u64::from(self.source.next_u32()) * u64::from(count)) >> 32) as u32
    }
}

/// Replaces payoffs by wins: +1 above a half, −1 otherwise.
pub fn decided(branch: Branch) -> Branch {
    let kind = match branch.kind {
        Kind::Leaf(payoff) => Kind::Leaf(if payoff > 0.5 { 1.0 } else { -1.0 }),
        inner => inner,
    };
    Branch {
        kind,
        children: branch.children.into_iter().map(decided).collect(),
        ..branch
    }
}
