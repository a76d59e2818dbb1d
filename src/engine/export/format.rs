//! The formats of figures: their names and their limits.

use super::figure::Figure;
use crate::lang::{Say, words};
use std::ops::RangeInclusive;

/// A format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Format {
    Svg,
    Png,
    Tikz,
    Dot,
    Json,
    Beamer,
    Csv,
    Storyboard,
}

/// The most nodes over all steps together, for formats that limit them.
const TOGETHER: usize = 2_000_000;

impl Format {
    /// All formats; the last three always hold all steps.
    pub const ALL: [Format; 8] = [
        Format::Svg,
        Format::Png,
        Format::Tikz,
        Format::Dot,
        Format::Json,
        Format::Beamer,
        Format::Csv,
        Format::Storyboard,
    ];

    /// Returns the name of the format.
    pub fn name(self) -> &'static str {
        match self {
            Format::Svg => "SVG",
            Format::Png => "PNG",
            Format::Tikz => "TikZ",
            Format::Dot => "DOT",
            Format::Json => "JSON",
            Format::Beamer => "Beamer",
            Format::Csv => "CSV",
            Format::Storyboard => "Storyboard",
        }
    }

    /// Returns the extension of its files.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Tikz => "tikz.tex",
            Format::Dot => "dot",
            Format::Json => "json",
            Format::Beamer => "beamer.tex",
            Format::Csv => "csv",
            Format::Storyboard => "html",
        }
    }

    /// Returns the most steps in a file, and the most nodes of a step if they are limited.
    fn most(self) -> (usize, Option<usize>) {
        match self {
            Format::Svg | Format::Png => (1_001, None),
            Format::Tikz => (201, Some(400)),
            Format::Dot => (2_001, Some(10_000)),
            Format::Json => (5_001, Some(100_000)),
            Format::Beamer => (251, Some(100)),
            Format::Csv => (500_001, None),
            Format::Storyboard => (usize::MAX, None),
        }
    }

    /// Whether a file can hold a single step.
    pub fn is_of_one_step(self) -> bool {
        !matches!(self, Format::Beamer | Format::Csv | Format::Storyboard)
    }

    /// Whether each step is a file of its own.
    pub fn is_picture(self) -> bool {
        matches!(self, Format::Svg | Format::Png)
    }

    /// Returns the format with this file extension.
    pub fn of(extension: &str) -> Option<Format> {
        Format::ALL
            .into_iter()
            .find(|format| format.extension() == extension)
    }

    /// Checks whether these steps of the figure fit into the format.
    ///
    /// The tree only grows, so the last step has the most nodes.
    ///
    /// # Errors
    /// The reason why they do not fit, in the figure's language.
    pub fn check(self, figure: &Figure, steps: &RangeInclusive<u32>) -> Result<(), String> {
        let (most_steps, most_nodes) = self.most();
        let last = *steps.end();
        let steps = (last - steps.start()) as usize + 1;
        let (found, most, is_about_nodes) = match most_nodes {
            Some(most) if steps <= most_steps => {
                (figure.size(last), most.min(TOGETHER / steps), true)
            }
            _ => (steps, most_steps, false),
        };
        if found <= most {
            return Ok(());
        }
        let name = self.name();
        Err(if is_about_nodes {
            words::figure::TooManyNodes { name, most, found }.say(figure.lang)
        } else {
            words::figure::TooManySteps { name, most, found }.say(figure.lang)
        })
    }
}
