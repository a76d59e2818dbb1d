//! The actions of one snake: it moves, grows, turns a closed loop into walls, fires, splits, dies.
//! It knows no rounds.

use super::super::Player;
use super::field::{Cells, RAILGUN, Walk, holds, join, link};
use super::{FIRE, PASS, SPLIT, SnakeGo, WIN};

/// A snake. Its body is the chain of linked cells that starts at its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snake {
    /// The player whose snake it is.
    pub owner: Player,
    /// The cell of its head.
    pub head: u8,
    /// The cell of its tail.
    pub tail: u8,
    /// The number of its cells; 0 means no snake.
    pub length: u16,
    /// The number of moves for which it will still grow.
    pub bank: u16,
    /// Whether it holds a railgun.
    pub has_railgun: bool,
    /// Whether its player began with it: such snakes grow by themselves in the first rounds.
    pub is_first: bool,
    /// Whether it has yet to act in this half of the round.
    pub is_waiting: bool,
}

/// No snake.
pub const NONE: Snake = Snake {
    owner: Player::Max,
    head: 0,
    tail: 0,
    length: 0,
    bank: 0,
    has_railgun: false,
    is_first: false,
    is_waiting: false,
};

/// Why an action is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is said in full in the words of the game")]
pub enum Illegal {
    TurnBack,
    NoRailgun,
    TooShortToFire,
    SnakeLimit,
    TooShortToSplit,
    Suicide,
    NotHere,
}

impl Snake {
    /// Takes an item.
    pub fn gain(&mut self, kind: u8) {
        if kind == RAILGUN {
            self.has_railgun = true;
        } else {
            self.bank += u16::from(kind);
        }
    }
}

impl SnakeGo {
    fn grows(&self, snake: &Snake) -> bool {
        self.grows_freely(snake) || snake.bank > 0
    }

    fn grows_freely(&self, snake: &Snake) -> bool {
        snake.is_first && self.round <= self.rules.growth_rounds
    }

    /// Returns the reason why the acting snake, or the player without snakes, may not do this.
    pub fn illegal(&self, action: u8) -> Option<Illegal> {
        let Some(snake) = self.acting() else {
            let offered = if self.rounds_are_over() { WIN } else { PASS };
            return (self.is_over() || action != offered).then_some(Illegal::NotHere);
        };
        match action {
            1..FIRE => {
                let back = self.field.links(snake.head) & link(action - 1) != 0;
                (back && (snake.length > 2 || self.grows(snake))).then_some(Illegal::TurnBack)
            }
            FIRE if !snake.has_railgun => Some(Illegal::NoRailgun),
            FIRE => (snake.length < 2).then_some(Illegal::TooShortToFire),
            SPLIT if self.of(snake.owner).count() >= usize::from(self.rules.snake_limit) => {
                Some(Illegal::SnakeLimit)
            }
            SPLIT => (snake.length < 2).then_some(Illegal::TooShortToSplit),
            _ => Some(Illegal::NotHere),
        }
    }

    /// Whether an action kills the acting snake without leaving walls.
    pub fn is_fatal(&self, action: u8) -> bool {
        let Some(snake) = self.acting().filter(|_| action < FIRE) else {
            return false;
        };
        let Some(target) = self.field.beside(snake.head, action.wrapping_sub(1)) else {
            return true;
        };
        if target == snake.tail && !self.grows(snake) {
            return false;
        }
        self.field.is_wall(target)
            || self.field.is_snake(target) && self.line(snake, target).is_none()
    }

    /// Returns the snake's cells from its head to `last`; `None` if `last` is not one of its cells.
    fn line(&self, snake: &Snake, last: u8) -> Option<Cells> {
        let (mut walk, mut line) = (Walk::new(snake.head), [0; 18]);
        while let Some(cell) = walk.step(&self.field) {
            join(&mut line, cell);
            if cell == last {
                return Some(line);
            }
        }
        None
    }

    /// Returns the index of the snake on a cell.
    pub fn on(&self, cell: u8) -> Option<usize> {
        self.snakes
            .iter()
            .position(|snake| snake.length > 0 && self.line(snake, cell).is_some())
    }

    /// Moves a snake by one cell.
    pub fn advance(&mut self, index: usize, direction: u8) {
        let mut snake = self.snakes[index];
        self.last = self.field.beside(snake.head, direction);
        let Some(target) = self.last.filter(|&target| !self.field.is_wall(target)) else {
            return self.die(index);
        };
        if !self.grows_freely(&snake) {
            if snake.bank > 0 {
                snake.bank -= 1;
            } else {
                self.drop_tail(&mut snake);
            }
        }
        if self.field.is_snake(target) {
            self.snakes[index] = snake;
            return self.collide(index, target);
        }
        snake.gain(self.field.item(target));
        if snake.length > 0 {
            self.field.relink(snake.head, link(direction));
            self.field.occupy(target, snake.owner, link(direction ^ 2));
        } else {
            snake.tail = target;
            self.field.occupy(target, snake.owner, 0);
        }
        snake.head = target;
        snake.length += 1;
        self.snakes[index] = snake;
    }

    /// Frees the tail's cell; a snake of one cell then has no cell until its head moves.
    fn drop_tail(&mut self, snake: &mut Snake) {
        let links = self.field.links(snake.tail);
        let direction = links.trailing_zeros() as u8;
        self.field.clear(snake.tail);
        snake.length -= 1;
        if let Some(tail) = self
            .field
            .beside(snake.tail, direction)
            .filter(|_| links != 0)
        {
            snake.tail = tail;
            self.field.relink(tail, link(direction ^ 2));
        }
    }

    /// Handles a head that meets a body: an own one closes a loop, which becomes walls with all
    /// inside; any other is death.
    fn collide(&mut self, index: usize, target: u8) {
        let snake = self.snakes[index];
        // A snake of one cell that does not grow has freed its cell, so any body it meets is
        // another's.
        let line = if snake.length > 0 {
            self.line(&snake, target)
        } else {
            None
        };
        self.die(index);
        let Some(line) = line else { return };
        let inside = self.field.inside(&line);
        for other in (0..self.snakes.len()).rev() {
            if self.snakes[other].length > 0 && holds(&inside, self.snakes[other].head) {
                self.die(other);
            }
        }
        for cell in (0..=255).filter(|&cell| holds(&inside, cell)) {
            self.field.wall_up(cell, snake.owner);
        }
    }

    /// Removes a snake from the field.
    fn die(&mut self, index: usize) {
        let snake = self.snakes[index];
        if snake.length > 0 {
            let mut walk = Walk::new(snake.head);
            while let Some(cell) = walk.step(&self.field) {
                self.field.clear(cell);
            }
        }
        let last = self.snakes.len() - 1;
        self.snakes.copy_within(index + 1.., index);
        self.snakes[last] = NONE;
    }

    /// Fires: removes all walls in front of a snake.
    pub fn fire(&mut self, index: usize) {
        let snake = &mut self.snakes[index];
        snake.has_railgun = false;
        let direction = self.field.links(snake.head).trailing_zeros() as u8 ^ 2;
        let mut at = snake.head;
        self.last = Some(at);
        while let Some(next) = self.field.beside(at, direction) {
            self.field.melt(next);
            at = next;
        }
    }

    /// Splits a snake in two: the half with the head keeps the railgun; the other half is reversed
    /// and gets the growth to come.
    pub fn split(&mut self, index: usize) {
        let snake = &mut self.snakes[index];
        let (mut walk, kept) = (Walk::new(snake.head), snake.length.div_ceil(2));
        let mut cut = snake.head;
        for _ in 0..kept {
            cut = walk.step(&self.field).unwrap_or(cut);
        }
        let Some((first, back)) = walk.ahead() else {
            return;
        };
        let half = Snake {
            head: snake.tail,
            tail: first,
            length: snake.length - kept,
            has_railgun: false,
            is_first: false,
            is_waiting: false,
            ..*snake
        };
        *snake = Snake {
            tail: cut,
            length: kept,
            bank: 0,
            ..*snake
        };
        self.last = Some(half.head);
        self.field.relink(first, back);
        self.field.relink(cut, back << 2 & 15 | back >> 2);
        let last = self.snakes.len() - 1;
        self.snakes.copy_within(index + 1..last, index + 2);
        self.snakes[index + 1] = half;
    }
}
