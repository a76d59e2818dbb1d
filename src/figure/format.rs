//! The formats of figures: what they are called, and how much one of them can hold.

use super::Figure;
use crate::lang::Lang;

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

/// What a format is called, the end of its files' names, the most steps in one text and the most nodes of a step.
const FACTS: [(&str, &str, usize, usize); 8] = [
    ("SVG", "svg", 1_000, usize::MAX),
    ("PNG", "png", 1_000, usize::MAX),
    ("TikZ", "tikz.tex", 200, 400),
    ("DOT", "dot", 2_000, 10_000),
    ("JSON", "json", 5_000, 100_000),
    ("Beamer", "beamer.tex", 250, 200),
    ("CSV", "csv", 500_000, usize::MAX),
    ("Storyboard", "html", usize::MAX, usize::MAX),
];
/// The most nodes of all steps together, where they are counted.
const TOGETHER: usize = 2_000_000;

impl Format {
    /// All of them; the last three are of all steps only.
    pub const ALL: [Format; 8] =
        [Format::Svg, Format::Png, Format::Tikz, Format::Dot, Format::Json, Format::Beamer, Format::Csv, Format::Storyboard];

    /// What it is called.
    pub fn name(self) -> &'static str {
        FACTS[self as usize].0
    }

    /// The end of its files' names.
    pub fn extension(self) -> &'static str {
        FACTS[self as usize].1
    }

    /// Whether one step can be had by itself.
    pub fn is_of_one_step(self) -> bool {
        !matches!(self, Format::Beamer | Format::Csv | Format::Storyboard)
    }

    /// Whether each step is a file of its own.
    pub fn is_picture(self) -> bool {
        matches!(self, Format::Svg | Format::Png)
    }

    /// Whether a step of the figure, or all steps, can be had in this format.
    ///
    /// # Errors
    /// Why not, in the figure's language.
    pub fn check(self, figure: &Figure, is_all: bool) -> Result<(), String> {
        let (name, _, most_steps, most_nodes) = FACTS[self as usize];
        let steps = if is_all { figure.trace.len() as usize } else { 1 };
        let (found, most, what) = if steps > most_steps {
            (steps, most_steps, ["steps", "步"])
        } else if most_nodes < usize::MAX {
            (figure.size(), most_nodes.min(TOGETHER / steps.max(1)), ["nodes", "个节点"])
        } else {
            return Ok(());
        };
        if found <= most {
            return Ok(());
        }
        let what = figure.lang.of(what);
        Err(match figure.lang {
            Lang::En => {
                format!("{name} takes at most {most} {what}, and here are {found}: fold some, or take less of the search")
            }
            Lang::Zh => format!("{name} 最多 {most} {what}，这里有 {found} {what}：请折叠一部分，或少取一些"),
        })
    }
}
