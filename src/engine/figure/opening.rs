//! The opening moment as HTML for the page: its picture and its sentence stand there before any script has come. Colours are the
//! stylesheet's where it has them (`--o-max` …), so that the picture is dark in a dark page.

use super::composed;
use crate::lang::Lang;
use crate::lesson::line::Tone;
use crate::lesson::{Line, Tag, explain};
use crate::scene::source::{Spelt, markup};
use crate::scene::{Frame, Ink, Options, Part, Plan, svg_with};
use crate::spec::Spec;
use crate::trace::Trace;

/// Stages in pixels, as large as they are in windows 390, 768 and 1440 wide; the stylesheet shows the one that fits.
const STAGES: [(&str, (f64, f64)); 3] = [
    ("narrow", (390.0, 438.0)),
    ("medium", (768.0, 420.0)),
    ("wide", (798.0, 683.0)),
];

/// Puts picture and sentence where the page has comments `picture` and `sentence`.
pub fn fill_in(page: &str) -> String {
    let spec = Spec::opening();
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    let in_both = |write: fn(&Spec, &Trace, Lang) -> String| {
        Lang::ALL.map(|lang| write(&spec, &trace, lang)).concat()
    };
    page.replace("<!-- picture -->", &in_both(pictures))
        .replace("<!-- sentence -->", &in_both(sentence))
}

fn pictures(spec: &Spec, trace: &Trace, lang: Lang) -> String {
    let draw = |(class, size): (&str, (f64, f64))| {
        let plan = Plan::new(trace, &spec.game, size, Part::default());
        let frame = Frame {
            plan: &plan,
            view: plan.whole(),
            from: None,
        };
        let scene = composed(
            spec,
            trace,
            spec.step,
            &frame,
            Options::new(&spec.algorithm, lang),
        );
        let drawn = svg_with(
            &scene,
            size,
            lang.of(["The tree of the search", "搜索树"]),
            colour,
        );
        drawn.trim().replacen(
            "<svg ",
            &format!("<svg class=\"{class}\" lang=\"{}\" ", lang.tag()),
            1,
        )
    };
    STAGES.map(draw).concat()
}

fn sentence(spec: &Spec, trace: &Trace, lang: Lang) -> String {
    let line = explain(&trace.at(spec.step), &spec.game, lang, &spec.algorithm);
    let (tag, lang) = (Tag(trace.phase(spec.step)).word(lang), lang.tag());
    format!(
        "<span class=\"tag\" lang=\"{lang}\">{tag}</span><p class=\"sentence\" lang=\"{lang}\">{}</p>",
        marked_up(&line)
    )
}

fn marked_up(line: &Line) -> String {
    let mut out = String::new();
    for span in &line.0 {
        let (before, after) = match span.tone {
            Tone::Plain => ("", ""),
            Tone::Name | Tone::Node(_) => ("<b>", "</b>"),
            Tone::Max => ("<b class=\"cmax\">", "</b>"),
            Tone::Min => ("<b class=\"cmin\">", "</b>"),
            Tone::Symbol => ("<var>", "</var>"),
        };
        out += &format!("{before}{}{after}", Spelt(&span.text, markup));
    }
    out
}

/// A colour of the stylesheet, or the light one where there is none.
fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "var(--o-max,#1D6FD1)",
        Ink::Min => "var(--o-min,#B34700)",
        Ink::Chance => "var(--o-chance,#6A0877)",
        Ink::Best => "var(--o-best,#0C4638)",
        Ink::Cut => "var(--o-cut,#6B7280)",
        Ink::Now => "var(--o-now,#111827)",
        Ink::Ink => "var(--o-ink,#111827)",
        Ink::Second => "var(--o-ink-2,#4B5563)",
        Ink::Line => "var(--o-line,#868D98)",
        Ink::Rule => "var(--o-rule,#E1E2DD)",
        Ink::Paper => "var(--o-paper,#FFFFFF)",
        Ink::On => "var(--o-on,#FFFFFF)",
        Ink::TintMax => "var(--o-tint-max,#DBE8F8)",
        Ink::TintMin => "var(--o-tint-min,#F3E2D6)",
        Ink::TintChance => "var(--o-tint-chance,#E7D7E9)",
        Ink::Hatch => "url(#hatch)",
        Ink::HatchFine => "url(#fine)",
    }
}
