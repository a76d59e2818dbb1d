//! A recording as figures for print: the picture of a step or of all steps in the formats that authors use. The page and the command
//! line both ask here, so their files are the same to the letter. It knows no browser and no files.

mod data;
mod format;
pub mod opening;
mod storyboard;
mod table;

pub use format::Format;

use crate::lang::Lang;
use crate::lesson::explain;
use crate::recording::iteration;
use crate::scene::{
    Frame, Options, Part, Plan, Scene, Sketch, beamer, compose, dot, drawn, sketch, svg, tikz,
};
use crate::search::Event;
use crate::spec::Spec;
use crate::trace::Trace;
use std::fmt;

/// The size of a figure in pixels: across a page.
pub const STAGE: (f64, f64) = (960.0, 640.0);

/// What the figures are of.
#[derive(Clone, Copy)]
pub struct Figure<'a> {
    /// The search.
    pub spec: &'a Spec,
    /// Its recording.
    pub trace: &'a Trace,
    /// The language of words in them.
    pub lang: Lang,
    /// What of the recording is drawn.
    pub part: &'a Part,
    /// Whether what the search has not reached is left out.
    pub fog: bool,
    /// Where links are followed; they stand on paper.
    pub address: &'a str,
}

impl fmt::Debug for Figure<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Figure")
            .field("spec", &self.spec)
            .finish_non_exhaustive()
    }
}

/// The picture of a step of a search's recording.
pub fn composed(spec: &Spec, trace: &Trace, step: u32, frame: &Frame, options: Options) -> Scene {
    let moment = trace.at(step);
    let playout = match moment.event() {
        Some(Event::Simulate { playout, .. }) => spec.playout(
            &trace.path(moment.subject()),
            (iteration(trace, step), playout),
        ),
        _ => Vec::new(),
    };
    compose(moment, &spec.game, frame, options, &playout)
}

impl Figure<'_> {
    fn plan(&self, step: u32) -> Plan {
        let part = Part {
            compact: self.part.compact.map(|_| step),
            ..self.part.clone()
        };
        Plan::new(self.trace, &self.spec.game, STAGE, part)
    }

    /// How many nodes are drawn at a step.
    fn size(&self, step: u32) -> usize {
        let plan = self.plan(step);
        let frame = Frame {
            plan: &plan,
            view: plan.whole(),
            from: None,
        };
        drawn(self.trace.at(step), &self.spec.game, &frame, self.options())
    }

    fn options(&self) -> Options {
        Options {
            fog: self.fog,
            ..Options::new(&self.spec.algorithm, self.lang)
        }
    }

    /// The picture of a step.
    pub fn scene(&self, step: u32) -> Scene {
        let plan = self.plan(step);
        composed(
            self.spec,
            self.trace,
            step,
            &Frame {
                plan: &plan,
                view: plan.whole(),
                from: None,
            },
            self.options(),
        )
    }

    fn sketch(&self, step: u32) -> Sketch {
        let plan = self.plan(step);
        let frame = Frame {
            plan: &plan,
            view: plan.whole(),
            from: None,
        };
        sketch(self.trace.at(step), &self.spec.game, &frame, self.options())
    }

    /// The name of a step.
    pub fn title(&self, step: u32) -> String {
        let all = self.trace.len();
        match self.lang {
            Lang::En => format!("step {step} of {all}"),
            Lang::Zh => format!("第 {step} 步，共 {all} 步"),
        }
    }

    /// What a step tells.
    pub fn sentence(&self, step: u32) -> String {
        explain(
            &self.trace.at(step),
            &self.spec.game,
            self.lang,
            &self.spec.algorithm,
        )
        .text()
    }

    /// What the file of a step holds, or of all of them where there is no such step or the format is always of all.
    ///
    /// # Errors
    /// Why it cannot be had, in the figure's language.
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

    /// The name of the file of a step, or of all steps.
    pub fn name(&self, format: Format, step: Option<u32>) -> String {
        let step = step.map_or_else(|| "all".to_owned(), |step| step.to_string());
        format!("{}-{step}.{}", self.spec.called(), format.extension())
    }
}
