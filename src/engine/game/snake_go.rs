//! Snake Go, the game of the Tsinghua AI contest 2022, by its judge's rules: snakes grow,
//! and a snake that bites itself turns into walls together with all that it encloses; cells count.
//! One move is one snake's action. Player 0 is Max; the score is the difference of cells. In the
//! notes' variant there is no draw: a player without snakes passes, and the winner makes one last
//! move, `win`.

mod action;
mod field;
mod rules;
mod setup;
mod words;

use super::{ByPlayer, Game, Interval, Player, Status, Traits};
use std::rc::Rc;

pub use action::{Illegal, Snake};
pub use field::{Field, RAILGUN};
pub use rules::{FULL, Item, PRESETS, Rules, drawn};
pub use setup::Body;

/// The action of firing. The actions 1 to 4 are the moves right, up, left and down.
pub const FIRE: u8 = 5;
/// The action of splitting in two.
pub const SPLIT: u8 = 6;
/// The pass of a player without snakes, in the notes' variant.
pub const PASS: u8 = 7;
/// The winner's last move, in the notes' variant.
pub const WIN: u8 = 8;

/// A position of Snake Go.
#[derive(Clone, Debug, PartialEq)]
pub struct SnakeGo {
    rules: Rc<Rules>,
    field: Field,
    /// The snakes in the order in which they act; entries of length 0 follow at the end.
    snakes: [Snake; 8],
    /// The player whose half of the round it is.
    half: Player,
    /// The round, from 1; at the end one more than was played.
    round: u16,
    /// The cell of the last action.
    last: Option<u8>,
    /// The actions since the beginning.
    moves: Vec<u8>,
}

impl SnakeGo {
    /// Starts a game: Max's snake at the top left, Min's at the bottom right.
    pub fn new(rules: Rules) -> SnakeGo {
        let mut snakes = [Snake {
            length: 1,
            is_first: true,
            ..action::NONE
        }; 8];
        snakes[1].owner = Player::Min;
        snakes[1].head = (rules.size - 1) * 0x11;
        snakes[1].tail = snakes[1].head;
        snakes[2..].fill(action::NONE);
        let mut field = Field::new(rules.size);
        for snake in &snakes[..2] {
            field.occupy(snake.head, snake.owner, 0);
        }
        let mut game = SnakeGo {
            rules: Rc::new(rules),
            field,
            snakes,
            half: Player::Max,
            round: 1,
            last: None,
            moves: Vec::new(),
        };
        game.start_round();
        game.start_half();
        game
    }

    /// Starts a game of a preset.
    pub fn preset(index: usize, seed: u16, is_of_notes: bool) -> SnakeGo {
        SnakeGo::new(Rules::preset(index, seed, is_of_notes))
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the field.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Returns the round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Iterates over the snakes in the order in which they act.
    pub fn snakes(&self) -> impl Iterator<Item = &Snake> {
        self.snakes.iter().filter(|snake| snake.length > 0)
    }

    /// Returns the actions since the beginning.
    pub fn played(&self) -> &[u8] {
        &self.moves
    }

    /// Counts the cells that a player holds.
    pub fn score(&self, player: Player) -> u16 {
        self.field.held()[player]
    }

    /// Returns Max's lead in cells.
    fn lead(&self) -> f64 {
        let held = self.field.held();
        f64::from(held.max) - f64::from(held.min)
    }

    /// Iterates over a player's snakes.
    fn of(&self, player: Player) -> impl Iterator<Item = &Snake> {
        self.snakes().filter(move |snake| snake.owner == player)
    }

    /// Returns the snake that acts next.
    fn acting(&self) -> Option<&Snake> {
        self.snakes.iter().find(|snake| snake.is_waiting)
    }

    fn rounds_are_over(&self) -> bool {
        self.round > self.rules.rounds
    }

    /// Whether the game is over: by the judge's rules when no snake is left to act; in the notes'
    /// variant when the rounds are over and no `win` is left to play.
    fn is_over(&self) -> bool {
        match (self.rules.is_of_notes, self.rounds_are_over()) {
            (false, _) => self.acting().is_none(),
            (true, false) => false,
            (true, true) => self.half == Player::Min || self.lead() <= 0.0,
        }
    }

    /// Returns the legal actions as bits.
    fn legal(&self) -> u16 {
        let all = (1..=WIN)
            .filter(|&action| self.illegal(action).is_none())
            .fold(0, |all, action| all | 1_u16 << action);
        if !self.rules.hides_suicide {
            return all;
        }
        let safe = (1..FIRE)
            .filter(|&action| self.is_fatal(action))
            .fold(all, |safe, action| safe & !(1 << action));
        // All deaths of a snake are equivalent, so one remains.
        if safe == 0 {
            all & all.wrapping_neg()
        } else {
            safe
        }
    }

    /// Returns the reason why an action is not legal.
    pub fn refusal(&self, action: u8) -> Option<Illegal> {
        let offered = self.legal().checked_shr(action.into()).unwrap_or(0) & 1 == 1;
        (!offered).then(|| self.illegal(action).unwrap_or(Illegal::Suicide))
    }

    /// Removes old items and adds those of the round; a snake at the cell takes the item at once.
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

    /// Returns a player's amount of each feature.
    fn holdings(&self, player: Player) -> [i32; 5] {
        let mut heads = [0; 18];
        let [mut bank, mut railguns, mut snakes] = [0; 3];
        for snake in self.of(player) {
            field::join(&mut heads, snake.head);
            bank += i32::from(snake.bank);
            railguns += i32::from(snake.has_railgun);
            snakes += 1;
        }
        [
            self.score(player).into(),
            bank,
            self.field.reach(heads) as i32,
            railguns,
            snakes,
        ]
    }

    /// Finds the next snake to act after an action.
    fn end_action(&mut self) {
        while self.acting().is_none() {
            self.half = self.half.other();
            if self.half == Player::Max {
                self.round += 1;
                if self.rounds_are_over()
                    || !self.rules.is_of_notes && self.snakes().next().is_none()
                {
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
}

impl Game for SnakeGo {
    /// The judge's codes: right, up, left, down, [`FIRE`], [`SPLIT`]; in the notes' variant also
    /// [`PASS`] and [`WIN`].
    type Move = u8;
    /// The field, the snakes and the round as bytes.
    type Key = Vec<u8>;

    fn status(&self) -> Status {
        match (self.is_over(), self.rules.is_of_notes) {
            (false, _) => Status::ToMove(self.half),
            (true, false) => Status::Over { score: self.lead() },
            // A player who is to move and cannot has lost.
            (true, true) => Status::Over {
                score: if self.half == Player::Min { 1.0 } else { -1.0 },
            },
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let mut legal = self.legal();
        std::iter::from_fn(move || {
            let action = legal.trailing_zeros() as u8;
            legal &= legal.wrapping_sub(1);
            (action <= WIN).then_some(action)
        })
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
            self.end_action();
        }
    }

    fn key(&self) -> Vec<u8> {
        let mut key = self.field.bytes().to_vec();
        for snake in self.snakes() {
            let [low, high] = snake.bank.to_le_bytes();
            let is_first = snake.is_first && self.round <= self.rules.growth_rounds;
            let flags = u8::from(snake.has_railgun)
                | u8::from(snake.is_waiting) << 1
                | u8::from(is_first) << 2;
            key.extend_from_slice(&[snake.head, low, high, flags]);
        }
        key.extend_from_slice(&self.round.to_le_bytes());
        key
    }

    fn traits(&self) -> Traits {
        let notes = self.rules.is_of_notes;
        // The plies in this half, in the other one if it is still to come, in the rounds to come,
        // and the last move of the notes' variant.
        let waiting = self
            .snakes
            .iter()
            .filter(|snake| snake.is_waiting)
            .count()
            .max(notes.into()) as u32;
        let half = u32::from(self.rules.snake_limit);
        let halves = 2 * u32::from(self.rules.rounds.saturating_sub(self.round))
            + u32::from(self.half == Player::Max);
        let longest = match (self.is_over(), self.rounds_are_over()) {
            (true, _) => 0,
            (_, true) => 1,
            _ => waiting + halves * half + u32::from(notes),
        };
        let most = if notes {
            1.0
        } else {
            f64::from(self.rules.size) * f64::from(self.rules.size)
        };
        Traits {
            chance: false,
            draws: !notes,
            impartial: false,
            range: Some(Interval::new(-most, most)),
            longest: Some(longest),
        }
    }

    /// Max's minus Min's: cells held, growth still to come, reachable empty cells, railguns,
    /// snakes. If a win is 1, they are scaled to stay below it.
    fn counts_in_wholes(&self) -> bool {
        false
    }

    fn features(&self) -> impl Iterator<Item = f64> {
        let ByPlayer { max, min } = ByPlayer::from_fn(|player| self.holdings(player));
        let scale = if self.rules.is_of_notes {
            1.0 / 512.0
        } else {
            1.0
        };
        (0..max.len()).map(move |index| f64::from(max[index] - min[index]) * scale)
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0, 0.5, 0.1, 1.0, 0.5]
    }

    /// The death of the mover's own snake, unless it leaves walls.
    fn is_careless(&self, action: u8) -> bool {
        self.is_fatal(action)
    }
}
