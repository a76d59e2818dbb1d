//! The formats of figures: what they are called, and how much one of them can hold.

use super::Figure;
use crate::lang::Lang;
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

/// The most nodes of all steps together, where they are counted.
const TOGETHER: usize = 2_000_000;

impl Format {
    /// All of them; the last three are of all steps only.
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

    /// Its name.
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

    /// The end of its files' names.
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

    /// The most steps in a file, and the most nodes of a step where they matter.
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

    /// Whether one step can be had by itself.
    pub fn is_of_one_step(self) -> bool {
        !matches!(self, Format::Beamer | Format::Csv | Format::Storyboard)
    }

    /// Whether each step is a file of its own.
    pub fn is_picture(self) -> bool {
        matches!(self, Format::Svg | Format::Png)
    }

    /// The format whose files end so.
    pub fn of(extension: &str) -> Option<Format> {
        Format::ALL
            .into_iter()
            .find(|format| format.extension() == extension)
    }

    /// Whether these steps of the figure can be had in this format. The tree only grows: the last has the most nodes.
    ///
    /// # Errors
    /// Why not, in the figure's language.
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
        Err(match (figure.lang, is_about_nodes) {
            (Lang::En, true) => {
                format!(
                    "{name} takes at most {most} nodes, and here are {found}: fold some, or take less of the search"
                )
            }
            (Lang::Zh, true) => {
                format!("{name} 最多 {most} 个节点，这里有 {found} 个：请折叠一部分，或少取一些")
            }
            (Lang::En, false) => format!(
                "{name} takes at most {most} steps, and here are {found}: take less of the search"
            ),
            (Lang::Zh, false) => format!("{name} 最多 {most} 步，这里有 {found} 步：请少取一些"),
        })
    }
}
