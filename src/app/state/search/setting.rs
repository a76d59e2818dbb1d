//! The options of a search as rows: the name, the control and the search of each choice. Whether a
//! typed value is valid and which options go together is decided by the spec.

pub mod about;
mod algorithms;
mod chip;
mod mcts;
mod rows;
mod typed;

pub use mcts::final_rule;

use crate::app::state::search::edit::Field;
use crate::lang::Text;
use crate::spec::{Refusal, Spec};
pub use algorithms::settings;
pub use chip::chips;
pub use typed::{Typed, extended};

/// An option.
#[derive(Debug)]
pub struct Setting {
    /// The name, unique among the rows of a search.
    pub label: Text,
    /// The control.
    pub control: Control,
    /// Where it is shown.
    pub rank: Rank,
    /// Whether its value differs from the default.
    pub is_changed: bool,
}

/// Where an option is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Always in sight above the tree.
    Main,
    /// With the options.
    Open,
    /// With the options, unfolded on demand.
    Folded,
}

/// A row of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// An option, by its name.
    Option(Text),
    /// The presets.
    Presets,
    /// A field of the tree editor.
    Editor(Field),
}

/// A refused setting.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedSetting {
    /// The row.
    pub row: Row,
    /// The refusal.
    pub refusal: Refusal,
    /// The text that stays in its field to be corrected, with the path of its node.
    pub typed: Option<(Vec<u16>, String)>,
    /// The number of refusals in a row: each must reset its control again, even for the same input.
    pub times: u32,
}

/// The control of an option.
#[derive(Debug)]
pub enum Control {
    /// A choice among values.
    Choice {
        /// The names of the values, each with its search.
        entries: Vec<(Name, Spec)>,
        /// The index of the present value; `None` if it is not offered.
        chosen: Option<usize>,
    },
    /// A text field.
    Typed(Typed),
}

/// The name of a value.
#[derive(Clone, Copy, Debug)]
pub enum Name {
    /// A word.
    Word(Text),
    /// A depth, written as its number.
    Depth(u32),
}

impl Setting {
    /// Moves the option to those that are folded away.
    fn folded(self) -> Setting {
        Setting {
            rank: Rank::Folded,
            ..self
        }
    }

    /// Moves the option to those that are always in sight.
    fn main(self) -> Setting {
        Setting {
            rank: Rank::Main,
            ..self
        }
    }

    /// Whether it is in sight above the tree: every main option, and any other that was changed.
    pub fn is_in_sight(&self) -> bool {
        self.rank == Rank::Main || self.is_changed
    }
}
