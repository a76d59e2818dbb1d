//! A recording as figures for print: what is drawn of it, and how.

use crate::lang::Lang;
use crate::lang::Say;
use crate::lang::words::figure;
use crate::lesson::{Reading, explain};
use crate::recording::iteration;
use crate::scene::{Frame, Options, Part, Plan, Scene, Size, Sketch, compose, drawn, sketch};
use crate::search::Event;
use crate::spec::Spec;
use crate::spec::pawn::pawn;
use crate::trace::Trace;
use std::fmt;

/// The size of a figure in pixels, as wide as a page.
pub const STAGE: Size = Size::new(960.0, 640.0);

/// The subject of figures: a recording and how to draw it.
///
/// ```
/// use plyscope_engine::export::{Figure, Format};
/// use plyscope_engine::lang::Lang;
/// use plyscope_engine::scene::Part;
/// use plyscope_engine::spec::Spec;
///
/// let spec = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..o"},"algorithm":{"kind":"minimax"}}"#;
/// let spec = Spec::read(spec).expect("the spec is valid");
/// let (trace, ..) = spec.record(1_000, 1_000);
/// let (lang, part, address) = (Lang::En, &Part::default(), "https://example.org/");
/// let figure = Figure { spec: &spec, trace: &trace, lang, part, fog: true, address };
/// let svg = figure.text(Format::Svg, Some(12)).expect("the tree is small");
/// assert!(svg.starts_with("<svg") && svg.contains("step 12"));
/// ```
#[derive(Clone, Copy)]
pub struct Figure<'a> {
    /// The search.
    pub spec: &'a Spec,
    /// Its recording.
    pub trace: &'a Trace,
    /// The language of words in them.
    pub lang: Lang,
    /// The part of the recording that is drawn.
    pub part: &'a Part,
    /// Whether nodes that the search has not visited are hidden.
    pub fog: bool,
    /// The base address of links in figures.
    pub address: &'a str,
}

impl fmt::Debug for Figure<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Figure")
            .field("spec", &self.spec)
            .finish_non_exhaustive()
    }
}

/// Composes the picture of a step of a recording.
pub fn composed(spec: &Spec, trace: &Trace, step: u32, frame: &Frame, options: Options) -> Scene {
    let moment = trace.at(step);
    let playout = match moment.event() {
        Some(Event::Simulate { playout, .. }) => spec.playout(
            &trace.path(moment.subject()),
            (iteration(trace, step), playout),
        ),
        _ => Vec::new(),
    };
    let options = Options {
        pawn: pawn(&spec.game, &spec.algorithm),
        ..options
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

    /// Counts the nodes drawn at a step.
    pub(super) fn size(&self, step: u32) -> usize {
        let plan = self.plan(step);
        let frame = Frame::whole(&plan);
        drawn(self.trace.at(step), &self.spec.game, &frame, self.options())
    }

    fn options(&self) -> Options {
        Options {
            fog: self.fog,
            ..Options::new(&self.spec.algorithm, self.lang)
        }
    }

    /// Composes the picture of a step.
    pub fn scene(&self, step: u32) -> Scene {
        let plan = self.plan(step);
        composed(
            self.spec,
            self.trace,
            step,
            &Frame::whole(&plan),
            self.options(),
        )
    }

    pub(super) fn sketch(&self, step: u32) -> Sketch {
        let plan = self.plan(step);
        let frame = Frame::whole(&plan);
        sketch(self.trace.at(step), &self.spec.game, &frame, self.options())
    }

    /// Returns the title of a step.
    pub fn title(&self, step: u32) -> String {
        let all = self.trace.len();
        figure::StepOf { step, all }.say(self.lang)
    }

    /// Returns the sentence that explains a step.
    pub fn sentence(&self, step: u32) -> String {
        explain(
            &self.trace.at(step),
            &self.spec.game,
            self.lang,
            Reading {
                algorithm: &self.spec.algorithm,
                perspective: self.part.perspective,
            },
        )
        .text()
    }
}
