//! Undo and redo: the state before each step of editing. A step replaces the position; continuous
//! typing is one step. This module knows no game.

use crate::app::state::search::step_units::Direction;
use crate::app::state::search::typed::Typed;
use crate::game::any::AnyGame;
use crate::search::Algorithm;
use std::rc::Rc;

/// The most nodes of trees that are stored: each position counts its nodes and [`LEAST`] more.
const MOST: usize = 500_000;
const LEAST: usize = 2_500;

/// The state before a step.
#[derive(Debug, PartialEq)]
pub(in crate::app::state) struct Past {
    pub(in crate::app::state) game: AnyGame,
    /// The algorithm, if the step changed it.
    pub(in crate::app::state) algorithm: Option<Algorithm>,
    pub(in crate::app::state) typed: Option<Typed>,
    /// The step that was shown.
    pub(in crate::app::state) step: u32,
    /// The path of the selected node.
    pub(in crate::app::state) path: Option<Vec<u16>>,
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

/// The steps of editing, the latest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    pub(in crate::app::state) done: Vec<Rc<Past>>,
    pub(in crate::app::state) undone: Vec<Rc<Past>>,
}

impl History {
    /// Stores the state before a step, or before its undoing, and drops the oldest states beyond
    /// the limit.
    pub(in crate::app::state) fn push(&mut self, past: Past, is_undone: bool) {
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

    /// Whether there is a step to undo or to repeat.
    pub fn can(&self, direction: Direction) -> bool {
        !match direction {
            Direction::Back => &self.done,
            Direction::Forward => &self.undone,
        }
        .is_empty()
    }
}
