//! The scrub bar: a skyline of depths, one column a step, with the landmarks above it.

use super::action::Action;
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::lesson::{Tag, explain};
use crate::search::Event;
use crate::text::decimal::fixed;
use crate::trace::Trace;
use web_sys::Element;
use yew::prelude::*;

/// From this many steps on the columns are one path.
const COLUMNS: u32 = 150;
/// The widest path: the most of several steps stands for them.
const WIDEST: u32 = 600;
/// Landmarks closer than one part in this many are drawn as one.
const MARKS: u32 = 60;

/// The heights of the columns, 0 … 1, and which of them hold a cut; as many as there are steps, at most [`WIDEST`].
fn heights(trace: &Trace) -> Vec<(f64, bool)> {
    let steps = trace.len().max(1);
    let columns = steps.min(WIDEST);
    let mut heights = vec![(0_u16, false); columns as usize];
    for step in 1..=trace.len() {
        let column = &mut heights[(u64::from(step - 1) * u64::from(columns) / u64::from(steps)) as usize];
        column.0 = column.0.max(trace.depth(trace.cursor(step)));
        column.1 |= matches!(trace.event(step), Some(Event::Cutoff { .. }));
    }
    let highest = f64::from(heights.iter().map(|column| column.0).max().unwrap_or(0).max(1));
    heights.iter().map(|&(depth, cut)| ((f64::from(depth) + 0.6) / (highest + 0.6), cut)).collect()
}

/// The places of landmarks, at most one for each of [`MARKS`] parts of the bar.
fn thinned(steps: &[u32], length: u32) -> Vec<u32> {
    let mut places: Vec<u32> = Vec::new();
    for &step in steps {
        let part = |step: u32| u64::from(step) * u64::from(MARKS) / u64::from(length.max(1));
        if places.last().is_none_or(|&last| part(last) != part(step)) {
            places.push(step);
        }
    }
    places
}

/// What the bar shows of a recording of some length, worked out once.
pub struct Sky {
    columns: Vec<(f64, bool)>,
    bests: Vec<u32>,
    cuts: Vec<u32>,
    depths: Vec<u32>,
}

impl Sky {
    /// Reads a whole recording.
    pub fn new(trace: &Trace) -> Sky {
        let (landmarks, length) = (trace.landmarks(), trace.len());
        let thin = |steps: &[u32]| thinned(steps, length);
        let (bests, cuts) = (thin(&landmarks.bests), thin(&landmarks.cuts));
        Sky { columns: heights(trace), bests, cuts, depths: landmarks.depths.clone() }
    }
}

/// The bar. A press goes to the step it points at; while the pointer is held the steps follow it.
pub fn skyline(lab: &Lab, act: &Callback<Action>) -> Html {
    let (step, length) = (lab.shown_step(), lab.run.length());
    let sky = lab.run.sky();
    let point = {
        let act = act.clone();
        Callback::from(move |event: PointerEvent| {
            // Events are delegated: the current target is the page's root, not the bar.
            let target = event.target_dyn_into::<Element>();
            let Some(bar) = target.and_then(|target| target.closest("[role=slider]").ok().flatten()) else { return };
            if event.type_() == "pointerdown" {
                let _ = bar.set_pointer_capture(event.pointer_id());
            } else if !bar.has_pointer_capture(event.pointer_id()) {
                return;
            }
            let frame = bar.get_bounding_client_rect();
            let part = ((f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0)).clamp(0.0, 1.0);
            act.emit(Action::Go((part * f64::from(length)).round() as u32));
        })
    };
    let x = |step: u32| fixed(100.0 * f64::from(step) / f64::from(length.max(1)), 3) + "%";
    let ahead = |mark: u32| if mark > step { "ahead" } else { "" };
    html! {
        <div class="scrub" role="slider" tabindex="0" aria-label={Word::StepName.say(lab.lang)} aria-valuemin="0"
            aria-valuemax={length.to_string()} aria-valuenow={step.to_string()} aria-valuetext={spoken(lab)}
            onpointerdown={point.clone()} onpointermove={point}>
            <svg aria-hidden="true" focusable="false">
                <defs>
                    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                        <rect class="fpaper" width="6" height="6"/><path class="hatching" d="M0 0V6"/>
                    </pattern>
                </defs>
                { skyline_of(&sky.columns, step, length) }
                <line class="axis" x1="0" x2="100%" y1="50.5" y2="50.5"/>
                for &mark in &sky.bests { <text class={["star", ahead(mark)]} x={x(mark)} y="12">{ "★" }</text> }
                for &mark in &sky.cuts { <svg class={["cutmark", ahead(mark)]} x={x(mark)} y="1"><path d="M-2 0v11M2 0v11"/></svg> }
                for (depth, &mark) in (1_u32..).zip(&sky.depths) {
                    <line class="depthmark" x1={x(mark)} x2={x(mark)} y1="16" y2="62"/>
                    <text class={["depthname", ahead(mark)]} x={x(mark)} dx="4" y="64">{ depth }</text>
                }
                <line class="playhead" x1={x(step)} x2={x(step)} y1="15" y2="54"/>
                <circle class="head" cx={x(step)} cy="54" r="7"/>
            </svg>
        </div>
    }
}

/// `step 12 of 38, cut: Min can already …`
fn spoken(lab: &Lab) -> String {
    let trace = lab.run.trace();
    let (step, length) = (lab.shown_step(), lab.run.length());
    let tag = Tag(trace.phase(step)).word(lab.lang);
    let spec = lab.run.spec();
    let sentence = explain(&trace.at(step), &spec.game, lab.lang, &spec.algorithm).text();
    match lab.lang {
        crate::lang::Lang::En => format!("step {step} of {length}, {tag}: {sentence}"),
        crate::lang::Lang::Zh => format!("第 {step} 步，共 {length} 步，{tag}：{sentence}"),
    }
}

/// The columns: apart while there are few, one path for what is done and one for what is ahead when there are many.
fn skyline_of(columns: &[(f64, bool)], step: u32, length: u32) -> Html {
    if columns.len() as u32 <= COLUMNS {
        let part = 100.0 / columns.len().max(1) as f64;
        return columns
            .iter()
            .enumerate()
            .map(|(index, (height, cut))| {
                let (x, width) = (fixed(part * (index as f64 + 0.04), 3) + "%", fixed(part * 0.92, 3) + "%");
                let (y, height) = (fixed(50.0 - 34.0 * height, 1), fixed(34.0 * height, 1));
                html! { <rect class={column_class(index as u32 + 1, step, *cut)} {x} {width} {y} {height}/> }
            })
            .collect();
    }
    let path = |from: usize, to: usize| {
        let mut path = format!("M{from} 1");
        for (index, (height, _)) in columns.iter().enumerate().take(to).skip(from) {
            path += &format!("V{}H{}", fixed(1.0 - height, 3), index + 1);
        }
        path + "V1Z"
    };
    let split = (f64::from(step) / f64::from(length.max(1)) * columns.len() as f64) as usize;
    html! {
        <svg x="0" y="16" width="100%" height="34" viewBox={format!("0 0 {} 1", columns.len())} preserveAspectRatio="none">
            <path class="sky ahead" d={path(split, columns.len())}/>
            <path class="sky" d={path(0, split)}/>
        </svg>
    }
}

fn column_class(column: u32, step: u32, cut: bool) -> [&'static str; 3] {
    let when = match column.cmp(&step) {
        std::cmp::Ordering::Less => "",
        std::cmp::Ordering::Equal => "here",
        std::cmp::Ordering::Greater => "ahead",
    };
    ["sky", when, if cut { "cut" } else { "" }]
}
