//! Undo and redo: what stood on the page before each step of editing. A step is whatever puts another position there; typing on
//! in one go is one step. It knows no game.

use super::strides::Direction;
use super::typed::Typed;
use crate::game::any::AnyGame;
use crate::search::Algorithm;
use std::rc::Rc;

/// How much is kept, in nodes of trees: a position counts as many as it has, and [`LEAST`] more.
const MOST: usize = 500_000;
const LEAST: usize = 2_500;

/// What stood on the page.
#[derive(Debug, PartialEq)]
pub(super) struct Past {
    pub(super) game: AnyGame,
    /// How it was searched, if the step changed that too.
    pub(super) algorithm: Option<Algorithm>,
    pub(super) typed: Option<Typed>,
    /// The node that was picked.
    pub(super) path: Option<Vec<u16>>,
}

impl Past {
    fn weight(&self) -> usize {
        let nodes = match &self.game {
            AnyGame::Tree(tree) => tree.size(),
            _ => 0,
        };
        LEAST + nodes
    }
}

/// Steps of editing, the latest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    pub(super) done: Vec<Rc<Past>>,
    pub(super) undone: Vec<Rc<Past>>,
}

impl History {
    /// Keeps what stood on the page before a step, or before it was undone; the oldest goes where there is too much.
    pub(super) fn push(&mut self, past: Past, is_undone: bool) {
        let kept = if is_undone {
            &mut self.undone
        } else {
            &mut self.done
        };
        kept.push(Rc::new(past));
        while kept.len() > 1 && kept.iter().map(|past| past.weight()).sum::<usize>() > MOST {
            kept.remove(0);
        }
    }

    /// Whether there is a step to undo, or to redo.
    pub fn can(&self, direction: Direction) -> bool {
        !match direction {
            Direction::Back => &self.done,
            Direction::Forward => &self.undone,
        }
        .is_empty()
    }
}
