//! The scrub bar: a profile of depths, one column a step, with the landmarks above it. Only the
//! playhead and the cover of the part ahead change with the step.

use super::bands::Bands;
use super::curve::{Curve, curve};
use crate::app::state::action::{Action, Display, Step};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::run::Run;
use crate::app::ui::context::use_act;
use crate::app::ui::focus::take;
use crate::app::ui::markup::Markup;
use crate::lang::Lang;
use crate::lang::words::page;
use crate::lesson::Tag;
use crate::text::decimal::fixed;
use crate::trace::Landmarks;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Minimum number of steps for which the bar shows a curve instead of depths, and the most points of the curve.
pub const LONG: u32 = 2_000;
const POINTS: usize = 300;
/// The most steps that have a column each, with gaps.
const APART: u32 = 150;
/// Half the number of columns beyond which two are merged into one.
const WIDEST: usize = 600;
/// The number of parts of the bar; marks in one part are merged, and cuts are counted.
const MARKS: u32 = 60;
/// The most stars that have room on the bar of a phone, where those closer to the last one than that are left out.
const STARS: u64 = 26;
/// The most iterations that are drawn one by one.
const TICKS: usize = 300;
/// The distance in pixels within which a press selects a mark.
const NEAR: f64 = 4.0;
/// The units of the drawing: so many for a column horizontally, ten for a pixel vertically.
const UNIT: u32 = 100;

/// Keeps at most one step for each of [`MARKS`] parts of the bar.
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

/// The picture of a recording in the bar. It is read on from where it ended, and drawn again only
/// after it has grown.
#[derive(Default)]
struct Profile {
    length: u32,
    /// The number of steps in a column.
    per: u32,
    /// The least and the greatest depth in each column.
    columns: Vec<(u16, u16)>,
    highest: u16,
    /// The steps with a mark, and those of them with a cut.
    marks: Vec<u32>,
    cuts: Vec<u32>,
    picture: AttrValue,
    /// The names of the curve's lines. They stand over the veil on what is not reached yet.
    names: AttrValue,
    bands: Bands,
}

impl Profile {
    /// Reads the events since the last call.
    fn grow(&mut self, run: &Run, lang: Lang) {
        let trace = &*run.trace();
        if self.per > 0 && self.length == trace.len() {
            return;
        }
        self.per = self.per.max(1);
        for step in self.length..trace.len() {
            if self.column_of(step) == 2 * WIDEST {
                for column in 0..WIDEST {
                    let (one, other) = (self.columns[2 * column], self.columns[2 * column + 1]);
                    self.columns[column] = (one.0.min(other.0), one.1.max(other.1));
                }
                self.columns.truncate(WIDEST);
                self.per *= 2;
            }
            let (column, depth) = (self.column_of(step), trace.depth(trace.cursor(step + 1)));
            if column == self.columns.len() {
                self.columns.push((depth, depth));
            }
            let (least, most) = self.columns[column];
            self.columns[column] = (least.min(depth), most.max(depth));
            self.highest = self.highest.max(depth);
        }
        self.length = trace.len();
        let curve = (self.length > LONG).then(|| {
            let every = self.columns.len().div_ceil(POINTS) as u32 * self.per;
            let mut steps: Vec<u32> = (1..=self.length / every)
                .map(|index| index * every)
                .collect();
            steps.extend((!self.length.is_multiple_of(every)).then_some(self.length));
            curve(trace, &run.spec().game, lang, &steps, &|step| {
                self.along(step)
            })
        });
        self.draw(trace.landmarks(), curve);
    }

    /// Returns the column of the event after a step.
    fn column_of(&self, step: u32) -> usize {
        (step / self.per) as usize
    }

    fn is_apart(&self) -> bool {
        self.length <= APART
    }

    /// Returns the height of a depth in tenths of a pixel.
    fn height(&self, depth: u16) -> u32 {
        let part = |depth: u16| u32::from(depth) * 10 + 6;
        340 * part(depth) / part(self.highest.max(1))
    }

    /// Returns the classes of the column of the step shown, which keeps the hatching of a cut.
    fn class_of(&self, step: u32) -> &'static str {
        if self.cuts.contains(&step) {
            "cut here"
        } else {
            "here"
        }
    }

    fn percent(&self, steps: f64) -> String {
        fixed(100.0 * steps / f64::from(self.length.max(1)), 3) + "%"
    }

    /// Writes a column as an element of its own.
    fn column(&self, step: u32, class: &str) -> String {
        let height = f64::from(self.height(self.columns[step as usize - 1].1)) / 10.0;
        let (x, width) = (self.percent(f64::from(step) - 0.96), self.percent(0.92));
        let (y, height) = (fixed(50.0 - height, 1), fixed(height, 1));
        format!(r#"<rect class="sky {class}" x="{x}" width="{width}" y="{y}" height="{height}"/>"#)
    }

    /// Returns the horizontal position of a step.
    fn along(&self, step: u32) -> u32 {
        (u64::from(step) * u64::from(UNIT) / u64::from(self.per)) as u32
    }

    /// Writes vertical lines at some steps.
    fn lines(&self, steps: &[u32], line: &str) -> String {
        let mut path = String::new();
        for &step in steps {
            write(&mut path, "M", self.along(step));
            path += line;
        }
        path
    }

    /// Writes bars on a base line, one a column: with gaps each is a shape of its own, without gaps all of them have one outline.
    fn bars(&self, base: u32, height: &dyn Fn(usize) -> u32) -> String {
        let gap = if self.is_apart() { 4 } else { 0 };
        let mut path = String::new();
        for column in 0..self.columns.len() {
            if self.is_apart() || column == 0 {
                write(&mut path, "M", column as u32 * UNIT + gap);
                write(&mut path, " ", base);
            }
            write(&mut path, "V", base - height(column));
            write(&mut path, "h", UNIT - 2 * gap);
            if self.is_apart() {
                write(&mut path, "V", base);
            }
        }
        if !self.is_apart() {
            write(&mut path, "V", base);
        }
        path
    }

    fn draw(&mut self, landmarks: &Landmarks, curve: Option<Curve>) {
        let (bests, mut cuts) = (
            thinned(&landmarks.bests, self.length),
            thinned(&landmarks.cuts, self.length),
        );
        let mut crowd = String::new();
        if cuts.len() < landmarks.cuts.len() {
            let before = |column: usize| {
                Landmarks::count(&landmarks.cuts, (column as u32).saturating_mul(self.per)) as u32
            };
            let held = |column: usize| before(column + 1) - before(column);
            let most = (0..self.columns.len()).map(held).max().unwrap_or(0).max(1);
            crowd = self.bars(145, &|column| (130 * held(column)).div_ceil(most));
            cuts.clear();
        }
        // The largest power of ten of which there are at least two.
        let mut tens = 1;
        while self.length / tens >= 20 {
            tens *= 10;
        }
        let mut ticks = String::new();
        for index in 1..=self.length / tens {
            ticks += &self.lines(&[index * tens], " 510v40");
        }
        let iterations: &[u32] = if landmarks.iterations.len() > TICKS {
            &[]
        } else {
            &landmarks.iterations
        };
        ticks += &self.lines(iterations, " 120v40");
        let depths = &landmarks.depths;
        let has_curve = curve.is_some();
        let Curve {
            paths,
            names,
            bands,
        } = curve.unwrap_or_default();
        let depths_at = |depth: &dyn Fn(usize) -> u16| {
            if has_curve {
                return String::new();
            }
            self.bars(500, &|column| self.height(depth(column)))
        };
        let most = depths_at(&|column| self.columns[column].1);
        let least = depths_at(&|column| self.columns[column].0);
        let (marked, begun, end) = (
            self.lines(&cuts, " 10v110"),
            self.lines(depths, " 160v460"),
            self.along(self.length),
        );
        // A string instead of nodes: it replaces the picture when the recording grows, and is not
        // compared when the step changes.
        let mut picture = format!(
            r#"<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="fpaper" width="6" height="6"/><path class="hatching" d="M0 0V6"/></pattern></defs><svg width="100%" height="62" viewBox="0 0 {end} 620" preserveAspectRatio="none"><path class="sky most" d="{most}"/><path class="sky" d="{least}"/>{paths}<path class="crowd" d="{crowd}"/><path class="tick" d="{ticks}"/><path class="cutmark" d="{marked}"/><path class="cutmark gap" d="{marked}"/><path class="depthmark" d="{begun}"/></svg>"#
        );
        for &step in cuts.iter().filter(|_| self.is_apart()) {
            picture += &self.column(step, "cut");
        }
        let mut name = |step: u32, class: &str, y: u32, text: &str| {
            let x = self.percent(f64::from(step));
            picture += &format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#);
        };
        let mut apart = None;
        for &step in &bests {
            let is_close =
                apart.is_some_and(|last| u64::from(step - last) * STARS < self.length.into());
            name(step, if is_close { "star close" } else { "star" }, 12, "★");
            if !is_close {
                apart = Some(step);
            }
        }
        for (depth, &step) in (1_u32..).zip(depths) {
            name(step, "depthname", 64, &depth.to_string());
        }
        self.picture = picture.into();
        self.names = names.into();
        self.bands = bands;
        self.marks = [&bests, &cuts, depths, iterations].concat();
        self.cuts = cuts;
    }

    /// Returns the step that a press means, at `part` (0 to 1) of a bar `width` pixels wide: that
    /// of a mark nearby, if there is one.
    fn pressed(&self, part: f64, width: f64) -> u32 {
        let at = part * f64::from(self.length);
        let (mut step, mut away) = (at.round() as u32, NEAR * f64::from(self.length) / width);
        for &mark in &self.marks {
            let distance = (f64::from(mark) - at).abs();
            if distance <= away {
                (step, away) = (mark, distance);
            }
        }
        step
    }
}

/// Writes a command of a path and its number.
fn write(path: &mut String, letter: &str, number: u32) {
    *path += letter;
    *path += &number.to_string();
}

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct ScrubBarProps {
    /// The moment shown.
    pub shown: Snapshot,
    /// Called with the step under the pointer, or none.
    #[prop_or_default]
    pub onhover: Callback<Option<u32>>,
    /// The number of times the focus was sent here.
    #[prop_or_default]
    pub focus: u32,
}

/// The profile of a recording, as far as it was read, with names in a language.
#[derive(Default)]
struct Seen {
    of: Option<(Run, Lang)>,
    profile: Profile,
}

impl Seen {
    fn of(&mut self, run: &Run, lang: Lang) -> &Profile {
        let is_same = |(seen, said): &(Run, Lang)| seen.is_same(run) && *said == lang;
        if !self.of.as_ref().is_some_and(is_same) {
            self.profile = Profile::default();
        }
        self.of = Some((run.clone(), lang));
        self.profile.grow(run, lang);
        &self.profile
    }
}

/// Renders the scrub bar. A press goes to the step under it; while the pointer is down, the step follows.
#[component]
pub fn ScrubBar(
    ScrubBarProps {
        shown,
        onhover,
        focus,
    }: &ScrubBarProps,
) -> Html {
    let act = use_act::<Action>();
    let bar = use_node_ref();
    let seen: Rc<RefCell<Seen>> = use_mut_ref(Seen::default);
    {
        let bar = bar.clone();
        use_effect_with(*focus, move |focus| {
            if let Some(bar) = bar.cast::<Element>().filter(|_| *focus > 0) {
                take(&bar);
            }
        });
    }
    let (step, length, lang) = (shown.step, shown.run.length(), shown.lang);
    let point = {
        let (act, bar, seen, run) = (
            act.clone(),
            bar.clone(),
            Rc::clone(&seen),
            shown.run.clone(),
        );
        let onhover = onhover.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(bar) = bar.cast::<Element>() else {
                return;
            };
            if event.type_() == "pointerdown" {
                // A pointer that is already up cannot be captured.
                let _ = bar.set_pointer_capture(event.pointer_id());
            }
            let frame = bar.get_bounding_client_rect();
            let width = frame.width().max(1.0);
            let part = ((f64::from(event.client_x()) - frame.left()) / width).clamp(0.0, 1.0);
            let step = seen.borrow_mut().of(&run, lang).pressed(part, width);
            if event.pointer_type() == "mouse" {
                onhover.emit(Some(step));
            }
            if bar.has_pointer_capture(event.pointer_id()) {
                act.emit(Step::To(step).into());
            }
        })
    };
    let told = |has_focus: bool| act.reform(move |_: FocusEvent| Display::Bar { has_focus }.into());
    let mut seen = seen.borrow_mut();
    let profile = seen.of(&shown.run, shown.lang);
    let x = profile.percent(f64::from(step));
    let rest = profile.percent(f64::from(length - step));
    html! {
        <div class="scrub" role="slider" tabindex="0" ref={bar} aria-label={page::STEP_NAME.say(shown.lang)} aria-valuemin="0"
            aria-valuemax={length.to_string()} aria-valuenow={step.to_string()} aria-valuetext={spoken(shown)}
            onpointerdown={point.clone()} onpointermove={point} onpointerleave={onhover.reform(|_| None)} onfocusin={told(true)} onfocusout={told(false)}>
            <svg aria-hidden="true" focusable="false"><Markup text={profile.picture.clone()}/></svg>
            // What changes with the step is a layer of its own: browsers paint no column again when it moves.
            <svg class="over" aria-hidden="true" focusable="false">
                <rect class="veil" x={x.clone()} width={rest.clone()} y="0" height="16"/>
                <rect class="veil thick" x={x.clone()} width={rest} y="16" height="34"/>
                <Markup text={profile.names.clone()}/>
                <Markup text={profile.bands.names(step)}/>
                if profile.is_apart() && step > 0 { <Markup text={profile.column(step, profile.class_of(step))}/> }
                <line class="axis" x1="0" x2="100%" y1="50.5" y2="50.5"/>
                <line class="playhead" x1={x.clone()} x2={x.clone()} y1="15" y2="54"/>
                <circle class="head" cx={x} cy="54" r="7"/>
            </svg>
        </div>
    }
}

/// Writes the spoken form: `step 12 of 38, cut: Min can already …`
fn spoken(shown: &Snapshot) -> String {
    let trace = shown.run.trace();
    let tag = Tag(trace.phase(shown.step)).word(shown.lang);
    [&shown.place(), tag].join(" ")
}
