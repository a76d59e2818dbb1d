//! The options of a search as rows: what each is called, how it is chosen, and the search that each choice makes.
//! Whether a typed value makes sense, and which options go together, the spec says.

mod algorithms;
mod rows;
mod typed;

use super::edit::Field;
use crate::app::words::Word;
use crate::spec::{Refusal, Spec};
pub use algorithms::settings;
pub use typed::{Typed, extended};

/// An option.
#[derive(Debug)]
pub struct Setting {
    /// Its name; no two rows of a search have the same.
    pub label: Word,
    /// How it is chosen.
    pub control: Control,
    /// Whether it is among the few that are seen at first sight.
    pub is_open: bool,
    /// Whether it has another value than its first.
    pub is_changed: bool,
}

/// A row of the pane of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// An option, by what it is called.
    Option(Word),
    /// The presets.
    Presets,
    /// What to compare with.
    Comparison,
    /// A field of the tree's editor.
    Editor(Field),
}

/// An option that was set to what cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedSetting {
    /// Which one.
    pub row: Row,
    /// Why.
    pub refusal: Refusal,
    /// What was entered where it stays to be mended, and for which node.
    pub typed: Option<(Vec<u16>, String)>,
    /// How often in a row; what somebody enters a second time has to be put back a second time.
    pub times: u32,
}

/// How an option is chosen.
#[derive(Debug)]
pub enum Control {
    /// One of some values.
    Choice {
        /// Their names, and the search with each.
        entries: Vec<(Name, Spec)>,
        /// Which it has; none where it has a value that is not offered.
        chosen: Option<usize>,
    },
    /// Something typed.
    Typed(Typed),
}

/// The name of a value.
#[derive(Clone, Copy, Debug)]
pub enum Name {
    /// By a word.
    Word(Word),
    /// A depth by its number.
    Depth(u32),
}

impl Setting {
    /// Puts it among those that unfold.
    fn folded(self) -> Setting {
        Setting {
            is_open: false,
            ..self
        }
    }
}
