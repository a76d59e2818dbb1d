//! Pig (John Scarne, 1945; Neller and Presser, *Optimal play of the dice game Pig*, 2004): a player
//! rolls a die as often as wanted and adds up the points; a one loses the points of the turn. The
//! first to reach the goal wins. With a coin it is Piglet: heads is a point, tails loses. Holding
//! without points would be a pass and is no move; a turn that reaches the goal wins without
//! holding.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::{ByPlayer, Game, Interval, Player, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};
use crate::text::{BadPiece, joined, pieces};

/// The highest goal in points.
pub const HIGHEST_GOAL: u16 = 1000;
/// The usual goal in points.
pub const GOAL: u16 = 100;

/// The kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Falls {
    /// A die of six faces: 2 to 6 count, 1 loses.
    Die,
    /// A coin: heads counts one, tails loses.
    Coin,
}

/// A position of Pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pig {
    /// The kind of die.
    pub falls: Falls,
    /// The points that win.
    pub goal: u16,
    /// The banked points.
    pub scores: ByPlayer<u16>,
    /// The points of the turn so far.
    pub turn_total: u16,
    /// The player whose turn it is.
    pub to_move: Player,
    /// Whether the die has been thrown and its number is still to be drawn.
    pub is_thrown: bool,
    /// The last number; on a coin 1 for tails and 2 for heads.
    shown: Option<u8>,
}

/// A decision, or an outcome of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Throws the die.
    Roll,
    /// Ends the turn and banks its points.
    Hold,
    /// The number on the die; on a coin 1 is tails and 2 heads.
    Shows(u8),
}

impl Pig {
    /// Starts a game with Max to move.
    pub const fn new(goal: u16, falls: Falls) -> Pig {
        Pig {
            falls,
            goal,
            scores: ByPlayer { max: 0, min: 0 },
            turn_total: 0,
            to_move: Player::Max,
            is_thrown: false,
            shown: None,
        }
    }

    fn faces(self) -> u8 {
        match self.falls {
            Falls::Die => 6,
            Falls::Coin => 2,
        }
    }

    /// Returns the banked points of the player whose turn it is.
    fn score(&self) -> u16 {
        self.scores[self.to_move]
    }

    fn is_won(&self) -> bool {
        self.score() + self.turn_total >= self.goal
    }

    /// Returns the highest possible total of the turn: short of the goal before the outcome of a
    /// throw, one throw more after it.
    pub fn highest_turn(&self) -> u16 {
        let most = match (self.is_thrown, self.falls) {
            (true, _) => 0,
            (_, Falls::Die) => 6,
            (_, Falls::Coin) => 1,
        };
        self.goal - 1 - self.score() + most
    }

    /// Returns +1 in Max's turn, −1 in Min's.
    fn sign(&self) -> f64 {
        if self.to_move == Player::Max {
            1.0
        } else {
            -1.0
        }
    }

    /// Reads the goal, both scores and the turn total, without those at the end that are 0, and
    /// words: `min` if it is Min's turn, `roll` if the die has been thrown, `coin` for the coin.
    ///
    /// # Errors
    /// The place, and what was expected there.
    pub fn parse(text: &str) -> Result<Pig, BadPiece> {
        let mut pig = Pig::new(GOAL, Falls::Die);
        let mut numbers = Vec::new();
        for piece in pieces(text) {
            match piece.text {
                "min" => pig.to_move = Player::Min,
                "max" => pig.to_move = Player::Max,
                "roll" => pig.is_thrown = true,
                "coin" => pig.falls = Falls::Coin,
                _ if numbers.len() < 4 => numbers.push(piece),
                _ => return Err(piece.refuse(game::PIG_WORDS)),
            }
        }
        pig.goal = numbers
            .first()
            .copied()
            .unwrap_or_default()
            .whole(1..=HIGHEST_GOAL)?;
        let number = |index: usize, most: u16| {
            numbers
                .get(index)
                .map_or(Ok(0), |piece| piece.whole(0..=most))
        };
        pig.scores = ByPlayer {
            max: number(1, pig.goal - 1)?,
            min: number(2, pig.goal - 1)?,
        };
        pig.turn_total = number(3, pig.highest_turn())?;
        Ok(pig)
    }

    fn acts(&self) -> &'static [Act] {
        const FACES: [Act; 6] = [
            Act::Shows(1),
            Act::Shows(2),
            Act::Shows(3),
            Act::Shows(4),
            Act::Shows(5),
            Act::Shows(6),
        ];
        match (self.is_won(), self.is_thrown, self.turn_total) {
            (true, ..) => &[],
            (_, true, _) => FACES.get(..usize::from(self.faces())).unwrap_or_default(),
            (_, _, 0) => &[Act::Roll],
            _ => &[Act::Roll, Act::Hold],
        }
    }
}

impl Game for Pig {
    type Move = Act;
    /// The scores, the turn total, and the rest in bits. The player is included because a chance
    /// node does not tell whose turn it is.
    type Key = ([u16; 2], u16, u8);

    fn status(&self) -> Status {
        if self.is_won() {
            return Status::Over { score: self.sign() };
        }
        if self.is_thrown {
            Status::Chance
        } else {
            Status::ToMove(self.to_move)
        }
    }

    fn moves(&self) -> impl Iterator<Item = Act> {
        self.acts().iter().copied()
    }

    fn play(&mut self, act: Act) {
        self.is_thrown = act == Act::Roll;
        self.shown = None;
        let gathered = match act {
            Act::Roll => return,
            Act::Hold => self.turn_total,
            Act::Shows(face) => {
                self.shown = Some(face);
                if face > 1 {
                    self.turn_total += if self.falls == Falls::Die {
                        u16::from(face)
                    } else {
                        1
                    };
                    return;
                }
                0
            }
        };
        self.scores[self.to_move] += gathered;
        self.turn_total = 0;
        self.to_move = self.to_move.other();
    }

    fn probability(&self, act: Act) -> f64 {
        match act {
            Act::Shows(_) => 1.0 / f64::from(self.faces()),
            _ => 1.0,
        }
    }

    fn key(&self) -> ([u16; 2], u16, u8) {
        (
            [self.scores.max, self.scores.min],
            self.turn_total,
            2 * self.to_move as u8 + u8::from(self.is_thrown),
        )
    }

    fn traits(&self) -> Traits {
        // A game may last forever: it is possible that no player reaches the goal.
        Traits {
            chance: true,
            draws: false,
            impartial: false,
            range: Some(Interval::new(-1.0, 1.0)),
            longest: None,
        }
    }

    /// Max's lead, the points of the turn, and the worth of a turn, the latter two negative in
    /// Min's turn; all as fractions of the goal. A turn yields eight points on average when a
    /// player holds at 20, and half a point with the coin.
    fn counts_in_wholes(&self) -> bool {
        false
    }

    fn features(&self) -> impl Iterator<Item = f64> {
        let goal = f64::from(self.goal);
        let ByPlayer { max, min } = self.scores.map(f64::from);
        let worth = if self.falls == Falls::Die { 8.0 } else { 0.5 };
        let sign = self.sign() / goal;
        [
            (max - min) / goal,
            sign * f64::from(self.turn_total),
            sign * f64::min(worth, goal / 4.0),
        ]
        .into_iter()
    }

    /// Near the values of best play, and small enough that no estimate reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.75, 0.6, 0.8]
    }
}

impl Wording for Pig {
    const ENTRY: Entry = Entry {
        title: game::PIG_TITLE,
        hint: game::PIG_HINT,
        goal: game::PIG_GOAL,
        features: &[
            game::PIG_LEAD_BY_GOAL,
            game::PIG_TURN_TOTAL_BY_GOAL,
            game::PIG_WHOSE_TURN_BY_GOAL,
        ],
        named: &[
            Named::new(game::PIG_TO_100, "100"),
            Named::new(game::PIG_TO_20, "20"),
            Named::new(game::PIG_CLOSE_TO_END, "100; 78,90; 10"),
            Named::new(game::PIG_PIGLET_TO_2, "2 coin"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::PIG_RULES.say(lang).to_owned()
    }

    fn numbered(face: String, lang: Lang) -> String {
        game::PigRoll { face }.say(lang)
    }

    fn read(text: &str, _like: Option<&Pig>) -> Result<Pig, Box<dyn Say>> {
        Ok(Pig::parse(text)?)
    }

    fn move_name(&self, act: Act) -> String {
        match (act, self.falls) {
            (Act::Roll, _) => "roll".to_owned(),
            (Act::Hold, _) => "hold".to_owned(),
            (Act::Shows(face), Falls::Die) => face.to_string(),
            (Act::Shows(1), Falls::Coin) => "T".to_owned(),
            (Act::Shows(_), Falls::Coin) => "H".to_owned(),
        }
    }

    fn text(&self) -> String {
        let mut text = format!(
            "{}; {}; {}",
            self.goal,
            joined(&[self.scores.max, self.scores.min]),
            self.turn_total
        );
        let words = [
            (self.to_move == Player::Min, " min"),
            (self.is_thrown, " roll"),
            (self.falls == Falls::Coin, " coin"),
        ];
        words
            .iter()
            .filter(|(is_said, _)| *is_said)
            .for_each(|(_, word)| text += word);
        text
    }

    fn ending(&self) -> Ending {
        let mut scores = self.scores.map(f64::from);
        scores[self.to_move] += f64::from(self.turn_total);
        (vec![scores.max, scores.min], game::PIG_POINTS)
    }

    fn picture(&self) -> Picture {
        let die = self.shown.filter(|_| self.falls == Falls::Die);
        Picture::Scores {
            scores: self.scores,
            turn: self.turn_total,
            die,
        }
    }
}
