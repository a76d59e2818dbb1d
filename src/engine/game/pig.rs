//! Pig (John Scarne, 1945; Neller and Presser, *Optimal play of the dice game Pig*, 2004): throw a die as often as you dare, a one
//! loses what the turn has gathered. Who has the goal wins. With a coin it is their Piglet: heads gathers one, tails loses.
//! To hold with nothing gathered would only pass, and is no move; a turn that has gathered enough has won without holding.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::Say;
use crate::text::{BadPiece, joined, pieces};

/// The highest goal.
pub const HIGHEST_GOAL: u16 = 1000;
/// The goal that is usual.
pub const GOAL: u16 = 100;

/// What falls.
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
    /// What falls.
    pub falls: Falls,
    /// How many points win.
    pub goal: u16,
    /// What both sides have for sure, Max's first.
    pub scores: [u16; 2],
    /// What the turn has gathered.
    pub turn_total: u16,
    /// Whose turn it is.
    pub to_move: Player,
    /// Whether the die is in the air.
    pub is_thrown: bool,
    /// What it showed last, 1 for tails and 2 for heads.
    shown: Option<u8>,
}

/// A decision, or how the die falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Throws the die.
    Roll,
    /// Ends the turn and keeps what it has gathered.
    Hold,
    /// The face that the die shows; of the coin, 1 is tails and 2 heads.
    Shows(u8),
}

impl Pig {
    /// A game to begin, Max to move.
    pub const fn new(goal: u16, falls: Falls) -> Pig {
        Pig {
            falls,
            goal,
            scores: [0; 2],
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

    /// How many points the side to move has for sure.
    fn score(&self) -> u16 {
        self.scores[self.to_move as usize]
    }

    fn is_won(&self) -> bool {
        self.score() + self.turn_total >= self.goal
    }

    /// The highest total a turn can have: short of the goal while the die is in the air, one throw more when it has fallen.
    pub fn highest_turn(&self) -> u16 {
        let most = match (self.is_thrown, self.falls) {
            (true, _) => 0,
            (_, Falls::Die) => 6,
            (_, Falls::Coin) => 1,
        };
        self.goal - 1 - self.score() + most
    }

    /// +1 in Max's turn, −1 in Min's.
    fn sign(&self) -> f64 {
        if self.to_move == Player::Max {
            1.0
        } else {
            -1.0
        }
    }

    /// Reads the goal, both scores, the turn total, as many as are not 0, and words: `min` if it is Min's turn, `roll` if the die is in
    /// the air, `coin` if it is one.
    ///
    /// # Errors
    /// Says what was expected at which place.
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
                _ => return Err(piece.refuse("max, min, roll or coin", " max、min、roll 或 coin")),
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
        pig.scores = [number(1, pig.goal - 1)?, number(2, pig.goal - 1)?];
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
    /// The scores, the turn total and, since the die in the air does not say whose it is, all of whose turn it is.
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
        self.scores[self.to_move as usize] += gathered;
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
            self.scores,
            self.turn_total,
            2 * self.to_move as u8 + u8::from(self.is_thrown),
        )
    }

    fn traits(&self) -> Traits {
        // Nobody need ever reach the goal.
        Traits {
            chance: true,
            draws: false,
            impartial: false,
            range: Some((-1.0, 1.0)),
            longest: None,
        }
    }

    /// By how much Max leads, what the turn has gathered and what a turn is worth by itself, the latter two less than nothing if it is
    /// Min's; all as shares of the goal. Turns bring eight points on average when one holds at 20, and half a point with the coin.
    fn features(&self) -> impl Iterator<Item = f64> {
        let goal = f64::from(self.goal);
        let [own, other] = self.scores.map(f64::from);
        let worth = if self.falls == Falls::Die { 8.0 } else { 0.5 };
        let sign = self.sign() / goal;
        [
            (own - other) / goal,
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
        title: ["Pig", "掷骰争先"],
        hint: [
            "goal; scores; turn total, then min, roll or coin as it may be: 100; 27,40; 8 min",
            "目标；双方得分；本轮累计，再按需写 min、roll、coin：100; 27,40; 8 min",
        ],
        rules: [
            "Players take turns. In a turn you throw a die as often as you like: 2 to 6 add to the turn total, a 1 loses it and ends the turn.\nHold, and the turn total is yours for good and the turn ends. Who has the goal, 100 points say, wins.\nPiglet is played with a coin: heads adds one, tails loses the turn total.",
            "双方轮流。一轮中想掷几次骰子都行：2 到 6 点加入本轮累计，掷出 1 点则本轮累计作废，轮到对方。\n也可以停手：本轮累计归入得分，轮到对方。先达到目标（如 100 分）者胜。\nPiglet 用硬币代替骰子：正面加一分，反面作废。",
        ],
        features: &[
            ["lead ÷ goal", "领先 ÷ 目标"],
            ["turn total ÷ goal", "本轮累计 ÷ 目标"],
            ["whose turn ÷ goal", "轮到谁 ÷ 目标"],
        ],
        named: &[
            Named::new("To 100", "到 100 分", "100"),
            Named::new("To 20", "到 20 分", "20"),
            Named::new("Close to the end", "接近终局", "100; 78,90; 10"),
            Named::new("Piglet to 2", "Piglet，到 2 分", "2 coin"),
        ],
    };

    const NUMBERED: [[&'static str; 2]; 2] =
        [["a\u{a0}roll of\u{a0}", ""], ["掷出\u{a0}", "\u{a0}点"]];

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
            joined(&self.scores),
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
        scores[self.to_move as usize] += f64::from(self.turn_total);
        (scores.to_vec(), ["points", "分"])
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
