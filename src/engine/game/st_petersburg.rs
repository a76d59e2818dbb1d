//! The St Petersburg game: a coin is tossed until it shows heads, and heads at the k-th toss pays 2ᵏ (Daniel Bernoulli, 1738).
//! Here it is tossed at most so many times, and tails every time pay like heads at the last toss. Nobody chooses anything:
//! every position that is not over is a chance node, so the expected payoff is the number of tosses and one.

use super::catalogue::{Entry, Named};
use super::depict::Picture;
use super::{Game, Status, Traits, Wording};
use crate::lang::Say;
use crate::text::{BadPiece, pieces};

/// The most tosses.
pub const MOST_TOSSES: u8 = 64;

/// The name of the longest row of tails; a shorter one is a part of it.
const TAILS: &str = "TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT";

/// A position of the St Petersburg game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StPetersburg {
    /// How often the coin is tossed at most.
    tosses: u8,
    /// How often it has shown tails.
    tails: u8,
    /// Whether it has then shown heads.
    heads: bool,
}

/// How a toss comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toss {
    /// The game ends and pays.
    Heads,
    /// The payoff doubles.
    Tails,
}

/// 1, doubled so many times: exact up to 2¹⁰²³.
fn doubled(times: u8) -> f64 {
    (0..times).fold(1.0, |payoff, _| 2.0 * payoff)
}

impl StPetersburg {
    /// A game of 1 to [`MOST_TOSSES`] tosses of which the first `tails`, at most all, have shown tails.
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

    /// The game ended by heads; none where no toss is left.
    pub fn ended(self) -> Option<StPetersburg> {
        (self.tosses_left() > 0).then_some(StPetersburg {
            heads: true,
            ..self
        })
    }

    /// Reads the most tosses, the tails so far and `H` if heads have come: `20`, `20; 3`, `20; 3 H`.
    ///
    /// # Errors
    /// Says what was expected at which place.
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
                    0 => piece.refuse("nothing more", "到此为止"),
                    _ => piece.refuse("H or nothing more", " H 或到此为止"),
                })
            },
        )
    }

    /// How often the coin is tossed at most, how often it has shown tails, and whether it has then shown heads.
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
    /// Tails, and whether heads have come: the most tosses are the same throughout a game.
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
        // With a single toss every game pays 2; a range of no length would be no scale for rewards.
        let highest = doubled(self.tosses.max(2));
        let longest = u32::from(self.tosses_left());
        // There is no winner to be without: every game pays Max something.
        Traits {
            chance: true,
            draws: false,
            impartial: false,
            range: Some((2.0, highest)),
            longest: Some(longest),
        }
    }

    /// One feature: the expected payoff, exactly. Each toss left adds 2ᵗ after t tails, and so does the end without heads.
    fn features(&self) -> impl Iterator<Item = f64> {
        std::iter::once(doubled(self.tails) * f64::from(self.tosses_left() + 1))
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0]
    }
}

impl Wording for StPetersburg {
    const ENTRY: Entry = Entry {
        title: ["St Petersburg game", "圣彼得堡游戏"],
        hint: [
            "tosses at most; tails so far: 20; 3",
            "最多掷几次；已出现几次反面：20; 3",
        ],
        rules: [
            "A coin is tossed until it shows heads, at most so many times. Heads at toss k pays 2ᵏ; tails every time pays like heads at the last.\nNobody chooses anything: how much is the game worth to you?",
            "反复掷一枚硬币，直到出现正面，次数有上限。第 k 次出现正面得 2ᵏ；一直是反面则与最后一次正面同价。\n没有人需要选择：你愿意花多少钱来玩？",
        ],
        features: &[["expected payoff", "期望收益"]],
        named: &[
            Named::new("20 tosses", "20 次", "20"),
            Named::new("3 tosses", "3 次", "3"),
            Named::new("6 tosses", "6 次", "6"),
        ],
    };

    fn read(text: &str, _like: Option<&StPetersburg>) -> Result<StPetersburg, Box<dyn Say>> {
        Ok(StPetersburg::parse(text)?)
    }

    fn move_name(&self, toss: Toss) -> String {
        match toss {
            Toss::Heads => "H",
            Toss::Tails => "T",
        }
        .to_owned()
    }

    /// The tails so far, `TTT`: every way to go on is called `T`, and an end is known by its payoff.
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
