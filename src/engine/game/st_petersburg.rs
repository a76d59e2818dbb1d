//! The St Petersburg game: a coin is tossed until it shows heads, and heads at the k-th toss pays
//! 2ᵏ (Daniel Bernoulli, 1738). Here the number of tosses is limited, and tails at every toss pay
//! like heads at the last. There are no decisions: every position before the end is a chance node,
//! and the expected payoff is the number of tosses plus one.

use super::catalogue::{Entry, Named};
use super::depict::Picture;
use super::{Game, Interval, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};
use crate::text::{BadPiece, pieces};

/// The highest limit of tosses.
pub const MOST_TOSSES: u8 = 64;
/// The number of tosses of a game that names none.
pub const TOSSES: u8 = 20;

/// The name of the longest row of tails; shorter names are slices of it.
const TAILS: &str = "TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT";

/// A position of the St Petersburg game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StPetersburg {
    /// The limit of tosses.
    tosses: u8,
    /// The number of tails so far.
    tails: u8,
    /// Whether heads followed.
    heads: bool,
}

/// The outcome of a toss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toss {
    /// The game ends and pays.
    Heads,
    /// The payoff doubles.
    Tails,
}

/// Returns 2 to the power of `times`, exact up to 2¹⁰²³.
fn doubled(times: u8) -> f64 {
    (0..times).fold(1.0, |payoff, _| 2.0 * payoff)
}

impl StPetersburg {
    /// Makes a game of 1 to [`MOST_TOSSES`] tosses, of which the first `tails` have shown tails.
    pub fn new(tosses: u8, tails: u8) -> StPetersburg {
        debug_assert!(
            (1..=MOST_TOSSES).contains(&tosses) && tails <= tosses,
            "tails come from tosses"
        );
        StPetersburg {
            tosses,
            tails,
            heads: false,
        }
    }

    /// Returns the game after heads; `None` if no toss is left.
    pub fn ended(self) -> Option<StPetersburg> {
        (self.tosses_left() > 0).then_some(StPetersburg {
            heads: true,
            ..self
        })
    }

    /// Reads the limit of tosses, the tails so far and `H` after heads: `20`, `20; 3`, `20; 3 H`.
    ///
    /// # Errors
    /// The place, and what was expected there.
    pub fn parse(text: &str) -> Result<StPetersburg, BadPiece> {
        let mut pieces = pieces(text);
        let tosses = pieces
            .next()
            .unwrap_or_default()
            .whole(1..=u16::from(MOST_TOSSES))?;
        let tails = pieces
            .next()
            .map_or(Ok(0), |piece| piece.whole(0..=tosses))?;
        pieces.try_fold(
            StPetersburg::new(tosses as u8, tails as u8),
            |game, piece| {
                let ended = game
                    .ended()
                    .filter(|_| piece.text.eq_ignore_ascii_case("H"));
                ended.ok_or_else(|| match game.tosses_left() {
                    0 => piece.refuse(game::ST_PETERSBURG_NOTHING_MORE),
                    _ => piece.refuse(game::ST_PETERSBURG_HEADS_OR_NOTHING),
                })
            },
        )
    }

    /// Returns the limit of tosses, the number of tails, and whether heads followed.
    pub fn parts(&self) -> (u8, u8, bool) {
        (self.tosses, self.tails, self.heads)
    }

    fn tosses_left(&self) -> u8 {
        if self.heads {
            0
        } else {
            self.tosses - self.tails
        }
    }
}

impl Game for StPetersburg {
    type Move = Toss;
    /// The tails, and whether heads followed: the limit is the same throughout a game.
    type Key = (u8, bool);

    fn status(&self) -> Status {
        match self.tosses_left() {
            0 => Status::Over {
                score: doubled(self.tails + u8::from(self.heads)),
            },
            _ => Status::Chance,
        }
    }

    fn moves(&self) -> impl Iterator<Item = Toss> {
        let outcomes = if self.tosses_left() == 0 {
            &[][..]
        } else {
            &[Toss::Heads, Toss::Tails]
        };
        outcomes.iter().copied()
    }

    fn play(&mut self, toss: Toss) {
        match toss {
            Toss::Heads => self.heads = true,
            Toss::Tails => self.tails += 1,
        }
    }

    fn probability(&self, _: Toss) -> f64 {
        0.5
    }

    fn key(&self) -> (u8, bool) {
        (self.tails, self.heads)
    }

    fn traits(&self) -> Traits {
        // With a single toss every game pays 2, but an empty range could not be mapped to rewards.
        let highest = doubled(self.tosses.max(2));
        let longest = u32::from(self.tosses_left());
        // There are no draws, since every game pays Max something.
        Traits {
            chance: true,
            draws: false,
            impartial: false,
            range: Some(Interval::new(2.0, highest)),
            longest: Some(longest),
        }
    }

    /// One feature: the exact expected payoff. After t tails each remaining toss adds 2ᵗ, and so
    /// does the end without heads.
    fn features(&self) -> impl Iterator<Item = f64> {
        std::iter::once(doubled(self.tails) * f64::from(self.tosses_left() + 1))
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0]
    }
}

impl Wording for StPetersburg {
    const ENTRY: Entry = Entry {
        title: game::ST_PETERSBURG_TITLE,
        hint: game::ST_PETERSBURG_HINT,
        goal: game::ST_PETERSBURG_GOAL,
        features: &[game::ST_PETERSBURG_EXPECTED_PAYOFF],
        named: &[
            Named::new(game::ST_PETERSBURG_20_TOSSES, "20"),
            Named::new(game::ST_PETERSBURG_3_TOSSES, "3"),
            Named::new(game::ST_PETERSBURG_6_TOSSES, "6"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::ST_PETERSBURG_RULES.say(lang).to_owned()
    }

    fn read(text: &str, _like: Option<&StPetersburg>) -> Result<StPetersburg, Box<dyn Say>> {
        Ok(StPetersburg::parse(text)?)
    }

    fn remark(&self, lang: Lang) -> Option<String> {
        let more = doubled(self.tails);
        let [least, more] = [2.0 * more, more].map(|payoff| payoff.to_string());
        let remark = game::StPetersburgRemark { least, more };
        (self.tosses_left() > 0).then(|| remark.say(lang))
    }

    fn move_name(&self, toss: Toss) -> String {
        match toss {
            Toss::Heads => "H",
            Toss::Tails => "T",
        }
        .to_owned()
    }

    /// The tails so far, `TTT`: all moves on are called `T`, and an end is named by its payoff.
    fn name(&self) -> Option<&str> {
        TAILS
            .get(..usize::from(self.tails))
            .filter(|tails| !tails.is_empty() && self.tosses_left() > 0)
    }

    fn text(&self) -> String {
        format!(
            "{}; {}{}",
            self.tosses,
            self.tails,
            if self.heads { " H" } else { "" }
        )
    }

    fn picture(&self) -> Picture {
        Picture::Bare
    }
}
