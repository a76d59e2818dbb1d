//! Random explicit trees, the same on every machine: uneven in depth, with ties, payoffs in eighths from 0 to 1.

use plyscope::game::Player;
use plyscope::game::tree::{Branch, Kind};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of trees.
pub struct Forest(Xoshiro256PlusPlus);

impl Forest {
    /// The trees that belong to a seed.
    pub fn new(seed: u64) -> Forest {
        Forest(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next tree: at most `plies` deep, at most `children` below a node, Max to move at the root.
    pub fn tree(&mut self, plies: u32, children: u32) -> Branch {
        let root = Kind::ToMove(Player::Max);
        let count = self.count(children);
        Branch::new(root, (0..count).map(|_| self.below(Player::Min, plies - 1, children)).collect())
    }

    fn below(&mut self, mover: Player, plies: u32, children: u32) -> Branch {
        if plies == 0 || self.draw(8) == 0 {
            return Branch::new(Kind::Leaf(f64::from(self.draw(9)) / 8.0), Vec::new());
        }
        let count = self.count(children);
        Branch::new(Kind::ToMove(mover), (0..count).map(|_| self.below(mover.other(), plies - 1, children)).collect())
    }

    fn count(&mut self, most: u32) -> u32 {
        1 + self.draw(most)
    }

    fn draw(&mut self, count: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(count)) >> 32) as u32
    }
}
