//! The numbers of the builder's form as they were typed, and what they mean. What is wrong with one is told at its field.

use crate::lang::quoted;
use crate::lang::words::{spec, text};
use crate::spec::Refusal;
use crate::text::plain;
use std::ops::RangeInclusive;

/// A number of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Number {
    FewestChildren,
    MostChildren,
    Depth,
    Lowest,
    Highest,
    Cuts,
    FewestHeaps,
    MostHeaps,
    FewestStones,
    MostStones,
    Attempts,
}

impl Number {
    /// Those of a drawn tree.
    pub const OF_TREE: [Number; 5] = [
        Number::FewestChildren,
        Number::MostChildren,
        Number::Depth,
        Number::Lowest,
        Number::Highest,
    ];
    /// Those of a drawn tree that is searched with cuts.
    pub const OF_TREE_WITH_CUTS: [Number; 6] = [
        Number::FewestChildren,
        Number::MostChildren,
        Number::Depth,
        Number::Lowest,
        Number::Highest,
        Number::Cuts,
    ];
    /// Those of a drawn position of Nim.
    pub const OF_NIM: [Number; 4] = [
        Number::FewestHeaps,
        Number::MostHeaps,
        Number::FewestStones,
        Number::MostStones,
    ];
    const COUNT: usize = Number::Attempts as usize + 1;

    /// Returns the name of its field in a refusal.
    pub fn path(self) -> &'static str {
        match self {
            Number::FewestChildren => "fewest-children",
            Number::MostChildren => "most-children",
            Number::Depth => "depth",
            Number::Lowest => "lowest",
            Number::Highest => "highest",
            Number::Cuts => "cuts",
            Number::FewestHeaps => "fewest-heaps",
            Number::MostHeaps => "most-heaps",
            Number::FewestStones => "fewest-stones",
            Number::MostStones => "most-stones",
            Number::Attempts => "attempts",
        }
    }

    /// Whether a refusal of the field at `path` is about it: the path of its field here, or in the exercise.
    pub fn is_at(self, path: &str) -> bool {
        let in_exercise = match self {
            Number::MostChildren => "generate.children",
            Number::Depth => "generate.depth",
            Number::Highest => "generate.values",
            Number::Cuts => "generate.must.cuts",
            _ => return path == self.path(),
        };
        path == self.path() || path == in_exercise
    }

    fn range(self) -> RangeInclusive<i32> {
        match self {
            Number::FewestChildren | Number::MostChildren | Number::Depth => 1..=9,
            Number::Lowest | Number::Highest => -1_000_000..=1_000_000,
            Number::Cuts => 0..=1_000,
            Number::FewestHeaps | Number::MostHeaps => 1..=6,
            Number::FewestStones | Number::MostStones => 1..=9,
            Number::Attempts => 1..=100,
        }
    }
}

/// The texts in the fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers([String; Number::COUNT]);

impl Numbers {
    /// Makes the numbers with which a form begins; leaves have values from `lowest` to `highest`.
    pub fn new((lowest, highest): (i32, i32)) -> Numbers {
        let begun = [2, 3, 3, lowest, highest, 2, 2, 3, 1, 3, 3];
        Numbers(begun.map(|number: i32| number.to_string()))
    }

    /// Returns the text in a field.
    pub fn text(&self, number: Number) -> &str {
        &self.0[number as usize]
    }

    /// Writes a text into a field.
    pub fn write(&mut self, number: Number, text: &str) {
        text.trim().clone_into(&mut self.0[number as usize]);
    }

    /// Reads a field.
    ///
    /// # Errors
    /// If the text is not a whole number in its range, with the field's [path](Number::path).
    pub fn read(&self, number: Number) -> Result<i32, Refusal> {
        self.within(number, number.range())
    }

    /// Reads the two ends of a range.
    ///
    /// # Errors
    /// As [`Numbers::read`]; the second is not below the first.
    pub fn pair(&self, low: Number, high: Number) -> Result<(i32, i32), Refusal> {
        let from = self.read(low)?;
        let to = self.within(high, from..=*high.range().end())?;
        Ok((from, to))
    }

    fn within(&self, number: Number, range: RangeInclusive<i32>) -> Result<i32, Refusal> {
        whole(number.path(), self.text(number), range)
    }
}

/// Reads a whole number that was typed into the field with a path.
///
/// # Errors
/// If the text is no whole number in the range, with the path.
pub fn whole(path: &str, typed: &str, range: RangeInclusive<i32>) -> Result<i32, Refusal> {
    let read = plain::plainly(typed).trim().parse().ok();
    read.filter(|value| range.contains(value)).ok_or_else(|| {
        let (low, high) = range.into_inner();
        let wanted = text::WholeNumber { low, high };
        if typed.is_empty() {
            return Refusal::new(path, spec::NothingWritten { wanted });
        }
        let found = format!("“{}”", quoted(typed));
        Refusal::new(path, spec::Unexpected { wanted, found })
    })
}
