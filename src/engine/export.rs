//! Files for print and for other programs: the picture of a step or of all steps in the formats that authors use. The page and the command
//! line share this code, so their files are identical. It knows no browser and no files.

mod beamer;
mod beside;
mod data;
mod dot;
pub mod escape;
mod figure;
mod format;
pub mod inline;
mod latex;
mod storyboard;
mod svg;
mod table;
mod tikz;
mod vector;

pub use beamer::beamer;
pub use beside::{Beside, SIDE_BY_SIDE};
pub use dot::dot;
pub use figure::{Figure, STAGE, composed};
pub use format::Format;
pub use latex::latex;
pub use svg::{body, colour, hatches, lines, svg};
pub use tikz::{fonts, standalone, tikz};
pub use vector::{PACKAGES, vector};

use crate::scene::Part;

impl Figure<'_> {
    /// Writes the file of a step, or of all steps if `step` is `None` or the format always has all
    /// of them.
    ///
    /// # Errors
    /// The reason why the format cannot hold it, in the figure's language.
    pub fn text(&self, format: Format, step: Option<u32>) -> Result<String, String> {
        let mut steps = 0..=self.trace.len();
        if let Some(step) = step.filter(|_| format.is_of_one_step()) {
            steps = step..=step;
        }
        format.check(self, &steps)?;
        Ok(match format {
            Format::Beamer => {
                let part = Part {
                    as_graph: false,
                    compact: None,
                    ..self.part.clone()
                };
                let tree = Figure {
                    part: &part,
                    ..*self
                };
                beamer(
                    &steps
                        .map(|step| (tree.sketch(step), tree.sentence(step)))
                        .collect::<Vec<_>>(),
                )
            }
            Format::Csv => table::events(self),
            Format::Storyboard => storyboard::storyboard(self),
            Format::Json if steps.end() > steps.start() => {
                let all: Vec<String> = steps.map(|step| data::step(self, step)).collect();
                format!("[{}]\n", all.join(","))
            }
            Format::Svg | Format::Png | Format::Tikz | Format::Dot | Format::Json => {
                steps.map(|step| self.of_step(format, step)).collect()
            }
        })
    }

    fn of_step(&self, format: Format, step: u32) -> String {
        let title = self.title(step);
        let comment = || format!("{title}: {}", self.sentence(step));
        match format {
            Format::Json => data::step(self, step),
            Format::Dot => dot(&self.sketch(step), &comment()),
            Format::Tikz => tikz(&self.sketch(step), &comment()),
            _ => svg(&self.scene(step), STAGE, &title),
        }
    }

    /// Returns the file name of a step, or of all steps.
    pub fn name(&self, format: Format, step: Option<u32>) -> String {
        let step = step.map_or_else(|| "all".to_owned(), |step| step.to_string());
        format!("{}-{step}.{}", self.spec.called(), format.extension())
    }
}
