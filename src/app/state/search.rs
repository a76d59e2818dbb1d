//! The search that is shown: its recording and options, the step, what is picked in it, and how its position is edited.

pub mod algorithms;
pub mod code;
pub mod deck;
pub mod edit;
pub mod failure;
pub mod find;
pub mod history;
pub mod lane;
pub mod moment;
pub mod outline;
pub mod pace;
pub mod questions;
pub mod run;
pub mod setting;
pub mod source;
pub mod step_units;
pub mod typed;
pub mod view;
pub mod what_if;

use crate::spec::Spec;
use crate::trace::StepUnit;
use code::Code;
use deck::Deck;
use edit::{InPlace, Wished};
use history::History;
use lane::Lane;
use pace::Pace;
use setting::RefusedSetting;
use std::rc::Rc;
use step_units::step_units;
use typed::Typed;

/// The clock by which the search plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Whether it runs.
    pub playing: bool,
    /// How fast it runs.
    pub pace: Pace,
    /// The fraction of a step that is due, where a recording is played whole.
    pub left: f64,
    /// The step unit of one tick, and of one press of a step button.
    pub step_unit: StepUnit,
    /// The step unit that a person chose last, which the search may lack.
    pub chosen: StepUnit,
}

impl Clock {
    /// Takes the step unit that a person chose, or the shortest one if the search lacks it.
    pub fn fit(&mut self, spec: &Spec) {
        let is_there = step_units(spec).contains(&self.chosen);
        self.step_unit = if is_there {
            self.chosen
        } else {
            StepUnit::Event
        };
    }

    /// Returns the steps of `all` for which a tick after `millis` milliseconds goes on; `None` if it goes on for one step unit.
    pub fn due(&mut self, all: u32, millis: u32) -> Option<u32> {
        let (steps, left) = self.pace.due(all, millis, self.left)?;
        self.left = left;
        Some(steps)
    }
}

/// The search that is shown, how it is stepped through, and how it is edited.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchState {
    /// The search shown.
    pub lane: Lane,
    /// The clock of its steps.
    pub clock: Clock,
    /// The deck of slides around it.
    pub deck: Deck,
    /// The code shown.
    pub code: Code,
    /// The pressed cells of a move that needs several.
    pub pointed: Vec<u16>,
    /// The typed position.
    pub typed: Option<Typed>,
    /// Whether typing continues: continuous typing is one step of editing.
    pub is_typing: bool,
    /// The leaf whose number is typed at its node.
    pub in_place: Option<InPlace>,
    /// Whether the position is the one on which its game opens, not chosen by a person: a played game
    /// begins at its own start.
    pub is_opening: bool,
    /// The steps of editing, for undo and redo.
    pub history: History,
    /// The wished properties of a random tree, and its seed.
    pub wish: Wished,
    /// The search before the last change of an option.
    pub before: Option<Rc<Spec>>,
    /// The last refused option.
    pub refused: Option<RefusedSetting>,
}
