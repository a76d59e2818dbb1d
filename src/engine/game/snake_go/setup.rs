//! Positions that are set up instead of reached by play. It knows no text.

use super::super::Player;
use super::action::NONE;
use super::field::link;
use super::{Field, Rules, Snake, SnakeGo};
use std::rc::Rc;

/// A snake to be placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// The player whose snake it is.
    pub owner: Player,
    /// Its cells from the head to the tail, each a neighbour of the one before.
    pub cells: Vec<u8>,
    /// The number of moves for which it will still grow.
    pub bank: u16,
    /// Whether it holds a railgun.
    pub has_railgun: bool,
    /// Whether its player began with it.
    pub is_first: bool,
    /// Whether it has yet to act in this half of the round.
    pub is_waiting: bool,
}

impl Body {
    /// Makes a snake without growth or railgun.
    pub fn new(owner: Player, cells: Vec<u8>) -> Body {
        Body {
            owner,
            cells,
            bank: 0,
            has_railgun: false,
            is_first: false,
            is_waiting: false,
        }
    }
}

impl SnakeGo {
    /// Sets up a position in the middle of a game, with at most eight snakes in the order in which
    /// they act. Walls and items are put on [`SnakeGo::field_to_set_up`].
    pub fn set_up(rules: Rules, round: u16, half: Player, bodies: &[Body]) -> SnakeGo {
        let mut field = Field::new(rules.size);
        let mut snakes = [NONE; 8];
        for (snake, body) in snakes.iter_mut().zip(bodies) {
            let mut back = 0;
            for (index, &cell) in body.cells.iter().enumerate() {
                let next = body.cells.get(index + 1);
                let onward = next.and_then(|&next| {
                    (0..4).find(|&direction| field.beside(cell, direction) == Some(next))
                });
                field.occupy(cell, body.owner, back | onward.map_or(0, link));
                back = onward.map_or(0, |direction| link(direction ^ 2));
            }
            let (Some(&head), Some(&tail)) = (body.cells.first(), body.cells.last()) else {
                continue;
            };
            let &Body {
                owner,
                bank,
                has_railgun,
                is_first,
                is_waiting,
                ..
            } = body;
            let length = body.cells.len() as u16;
            *snake = Snake {
                owner,
                head,
                tail,
                length,
                bank,
                has_railgun,
                is_first,
                is_waiting,
            };
        }
        SnakeGo {
            rules: Rc::new(rules),
            field,
            snakes,
            half,
            round,
            last: None,
            moves: Vec::new(),
        }
    }

    /// Returns the field, for walls and items.
    pub fn field_to_set_up(&mut self) -> &mut Field {
        &mut self.field
    }
}
