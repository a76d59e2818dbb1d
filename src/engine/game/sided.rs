//! What is said from one player's side, and from the other's.

use super::{Interval, Player};

/// A number, or what consists of numbers, that changes its sign when it is said from the other player's side.
///
/// ```
/// use plyscope_engine::game::{Interval, Player, Sided};
///
/// assert_eq!(3.0.seen_by(Player::Max), 3.0);
/// assert_eq!(3.0.seen_by(Player::Min), -3.0);
/// assert_eq!(Interval::new(1.0, 3.0).turned(), Interval::new(-3.0, -1.0));
/// ```
pub trait Sided: Sized {
    /// Returns the same from the other player's side.
    #[must_use]
    fn turned(self) -> Self;

    /// Returns what is given from Max's side as the player sees it, and the other way round.
    #[must_use]
    fn seen_by(self, player: Player) -> Self {
        match player {
            Player::Max => self,
            Player::Min => self.turned(),
        }
    }
}

/// The negative; zero keeps its sign.
impl Sided for f64 {
    fn turned(self) -> f64 {
        0.0 - self
    }
}

/// The ends are negated and exchanged.
impl Sided for Interval {
    fn turned(self) -> Interval {
        Interval::new(self.high.turned(), self.low.turned())
    }
}

/// Who maximises on the one side minimises on the other.
impl Sided for Player {
    fn turned(self) -> Player {
        self.other()
    }
}
