//! `plyscope render`: the picture of a step, as the page draws it.

use crate::Failure;
use crate::solve::read;
use crate::trace::record;
use plyscope::lang::Lang;
use plyscope::recording::iteration;
use plyscope::scene::{Frame, Options, Part, Plan, compose, svg};
use plyscope::search::Event;
use std::io::{BufRead, Write};

/// The stage in pixels: a figure across a page.
const STAGE: (f64, f64) = (960.0, 640.0);

/// What to draw.
pub struct Render {
    /// The step; the spec's own if none is given.
    pub step: Option<u32>,
    /// The language of words in the picture.
    pub lang: Lang,
}

impl Render {
    /// Draws a step of the search of the spec in `input`.
    pub fn run(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let spec = read(input)?;
        let trace = record(&spec)?;
        let step = self.step.unwrap_or(spec.step);
        if step > trace.len() {
            return Err(Failure::Refused(format!("--step: expected at most {}, found {step}", trace.len())));
        }
        let moment = trace.at(step);
        let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
        let playout = match moment.event() {
            Some(Event::Simulate { playout, .. }) => {
                spec.playout(&trace.path(moment.subject()), (iteration(&trace, step), playout))
            }
            _ => Vec::new(),
        };
        let frame = Frame { plan: &plan, view: plan.whole(), from: None };
        let scene = compose(moment, &spec.game, &frame, Options::new(&spec.algorithm, self.lang), &playout);
        let title = match self.lang {
            Lang::En => format!("step {step} of {}", trace.len()),
            Lang::Zh => format!("第 {step} 步，共 {} 步", trace.len()),
        };
        Ok(out.write_all(svg(&scene, STAGE, &title).as_bytes())?)
    }
}
