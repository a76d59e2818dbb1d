//! Snake Go (贪吃蛇围棋), the game of the Tsinghua AI contest 2022, by its judge's rules: snakes grow, and one that bites itself turns
//! to walls with all it encloses; cells count. One move is one snake's action. Player 0 is Max; the score is the difference of cells.
//! In the notes' variant nobody draws: who has no snake passes, and the winner makes one last move, `win`.

mod action;
mod field;
mod rules;
mod setup;
mod words;

use super::{Game, Player, Status, Traits};
use std::rc::Rc;

pub use action::{Illegal, Snake};
pub use field::{Field, RAILGUN};
pub use rules::{FULL, Item, PRESETS, Rules, drawn};
pub use setup::Body;

/// The action of firing. The four before it are the moves right, up, left and down.
pub const FIRE: u8 = 5;
/// The action of splitting in two.
pub const SPLIT: u8 = 6;
/// The notes' move of a player without snakes.
pub const PASS: u8 = 7;
/// The notes' last move.
pub const WIN: u8 = 8;

/// A position of Snake Go.
#[derive(Clone, Debug, PartialEq)]
pub struct SnakeGo {
    rules: Rc<Rules>,
    field: Field,
    /// In the order in which they act; no snake stands after those that there are.
    snakes: [Snake; 8],
    /// Whose half of the round it is.
    half: Player,
    /// From 1. At the end one more than was played.
    round: u16,
    /// Where the last action was seen.
    last: Option<u8>,
    /// The actions from the beginning.
    moves: Vec<u8>,
}

impl SnakeGo {
    /// The beginning of a game.
    pub fn new(rules: Rules) -> SnakeGo {
        let far = rules.size - 1;
        let begin = |owner, cell| Body { is_first: true, ..Body::new(owner, vec![cell]) };
        let bodies = [begin(Player::Max, 0), begin(Player::Min, far << 4 | far)];
        let mut game = SnakeGo::set_up(rules, 1, Player::Max, &bodies);
        game.start_round();
        game.start_half();
        game
    }

    /// The beginning of a preset's game.
    pub fn preset(index: usize, seed: u16, is_of_notes: bool) -> SnakeGo {
        SnakeGo::new(Rules::preset(index, seed, is_of_notes))
    }

    /// What it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What lies where.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The snakes in the order in which they act.
    pub fn snakes(&self) -> impl Iterator<Item = &Snake> {
        self.snakes.iter().filter(|snake| snake.length > 0)
    }

    /// The actions since the beginning.
    pub fn played(&self) -> &[u8] {
        &self.moves
    }

    /// How many cells a player holds.
    pub fn score(&self, player: Player) -> u16 {
        self.field.all().filter(|&cell| self.field.holder(cell) == Some(player)).count() as u16
    }

    /// By how many cells Max is ahead.
    fn lead(&self) -> f64 {
        f64::from(self.score(Player::Max)) - f64::from(self.score(Player::Min))
    }

    /// A player's snakes.
    fn of(&self, player: Player) -> impl Iterator<Item = &Snake> {
        self.snakes().filter(move |snake| snake.owner == player)
    }

    /// The snake whose turn it is.
    fn acting(&self) -> Option<&Snake> {
        self.snakes.iter().find(|snake| snake.is_waiting)
    }

    fn rounds_are_over(&self) -> bool {
        self.round > self.rules.rounds
    }

    /// By the judge's rules when no snake is left to act; by the notes' when the rounds are over and nobody has `win` to play.
    fn is_over(&self) -> bool {
        match (self.rules.is_of_notes, self.rounds_are_over()) {
            (false, _) => self.acting().is_none(),
            (true, false) => false,
            (true, true) => self.half == Player::Min || self.lead() <= 0.0,
        }
    }

    /// The actions there are, as bits.
    fn legal(&self) -> u16 {
        let all = (1..=WIN).filter(|&action| self.illegal(action).is_none()).fold(0, |all, action| all | 1_u16 << action);
        if !self.rules.hides_suicide {
            return all;
        }
        let safe = (1..FIRE).filter(|&action| self.is_fatal(action)).fold(all, |safe, action| safe & !(1 << action));
        // Every death of one snake is the same: one is enough.
        if safe == 0 { all & all.wrapping_neg() } else { safe }
    }

    /// Why an action is not among the moves.
    pub fn refusal(&self, action: u8) -> Option<Illegal> {
        let offered = self.legal().checked_shr(action.into()).unwrap_or(0) & 1 == 1;
        (!offered).then(|| self.illegal(action).unwrap_or(Illegal::Suicide))
    }

    /// Items go and come. One that comes to a snake is taken at once.
    fn start_round(&mut self) {
        let rules = Rc::clone(&self.rules);
        for item in &rules.items {
            if item.round + rules.item_life == self.round {
                self.field.lay(item.cell, 0);
            } else if item.round == self.round {
                match self.on(item.cell) {
                    Some(index) => self.snakes[index].gain(item.kind),
                    None => self.field.lay(item.cell, item.kind),
                }
            }
        }
    }

    fn start_half(&mut self) {
        for snake in &mut self.snakes {
            snake.is_waiting = snake.length > 0 && snake.owner == self.half;
        }
    }

    /// After an action: who is next?
    fn hand_on(&mut self) {
        while self.acting().is_none() {
            self.half = self.half.other();
            if self.half == Player::Max {
                self.round += 1;
                if self.rounds_are_over() || !self.rules.is_of_notes && self.snakes().next().is_none() {
                    return;
                }
                self.start_round();
            }
            self.start_half();
            if self.rules.is_of_notes {
                return;
            }
        }
    }

    /// At most so many actions of a player in a round that begins.
    fn most_actions(&self, player: Player) -> u32 {
        let count = self.of(player).count() as u32;
        let most = if count > 0 { count.max(self.rules.snake_limit.into()) } else { 0 };
        most.max(self.rules.is_of_notes.into())
    }
}

impl Game for SnakeGo {
    /// The judge's codes: right, up, left, down, [`FIRE`], [`SPLIT`]; in the notes' variant also [`PASS`] and [`WIN`].
    type Move = u8;
    /// The field and the snakes as bytes, and the round.
    type Key = (Vec<u8>, u16);

    fn status(&self) -> Status {
        match (self.is_over(), self.rules.is_of_notes) {
            (false, _) => Status::ToMove(self.half),
            (true, false) => Status::Over { score: self.lead() },
            // Who is to move and cannot has lost.
            (true, true) => Status::Over { score: if self.half == Player::Min { 1.0 } else { -1.0 } },
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let legal = self.legal();
        (1..=WIN).filter(move |action| legal >> action & 1 == 1)
    }

    fn choices(&self) -> u16 {
        self.legal().count_ones() as u16
    }

    fn play(&mut self, action: u8) {
        self.moves.push(action);
        if let Some(index) = self.snakes.iter().position(|snake| snake.is_waiting) {
            self.snakes[index].is_waiting = false;
            match action {
                FIRE => self.fire(index),
                SPLIT => self.split(index),
                _ => self.advance(index, action.wrapping_sub(1)),
            }
        }
        if self.rounds_are_over() {
            self.half = Player::Min;
        } else {
            self.hand_on();
        }
    }

    fn key(&self) -> (Vec<u8>, u16) {
        let mut key = self.field.bytes().to_vec();
        for snake in self.snakes() {
            let [low, high] = snake.bank.to_le_bytes();
            let is_first = snake.is_first && self.round <= self.rules.growth_rounds;
            let flags = u8::from(snake.has_railgun) | u8::from(snake.is_waiting) << 1 | u8::from(is_first) << 2;
            key.extend([snake.head, low, high, flags]);
        }
        (key, self.round)
    }

    fn traits(&self) -> Traits {
        let [max, min] = [Player::Max, Player::Min].map(|player| self.most_actions(player));
        let waiting = self.snakes().filter(|snake| snake.is_waiting).count() as u32;
        let notes = u32::from(self.rules.is_of_notes);
        // This half, the other if it is to come, the rounds to come, and the notes' last move.
        let other = if self.half == Player::Max { (self.of(Player::Min).count() as u32).max(notes) } else { 0 };
        let rounds = u32::from(self.rules.rounds.saturating_sub(self.round));
        let longest = if self.rounds_are_over() { 1 } else { waiting.max(notes) + other + rounds * (max + min) + notes };
        let size = f64::from(self.rules.size);
        let most = if self.rules.is_of_notes { 1.0 } else { size * size };
        let longest = if self.is_over() { 0 } else { longest };
        Traits { chance: false, draws: notes == 0, impartial: false, range: Some((-most, most)), longest: Some(longest) }
    }

    /// Max's less Min's: cells held, length still to grow, empty cells that can be reached, railguns, snakes. Where a win is 1 they
    /// are made small enough to stay below it.
    fn features(&self) -> impl Iterator<Item = f64> {
        let mut features = [self.lead(), 0.0, 0.0, 0.0, 0.0];
        for (player, sign) in [(Player::Max, 1.0), (Player::Min, -1.0)] {
            let mut heads = [0; 18];
            for snake in self.of(player) {
                let (row, bit) = field::place(snake.head);
                heads[row] |= bit;
                features[1] += sign * f64::from(snake.bank);
                features[3] += sign * f64::from(u8::from(snake.has_railgun));
                features[4] += sign;
            }
            features[2] += sign * f64::from(self.field.reach(heads));
        }
        let scale = if self.rules.is_of_notes { 1.0 / 512.0 } else { 1.0 };
        features.into_iter().map(move |feature| feature * scale)
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0, 0.5, 0.1, 1.0, 0.5]
    }

    /// The death of the mover's own snake, unless it leaves walls.
    fn is_careless(&self, action: u8) -> bool {
        self.is_fatal(action)
    }
}
