//! The rows of the bar: for each search a cell a unit of work, or a leaf, with its cuts; above them the values of the roots.

use crate::app::player::curve::{span, stairs};
use crate::app::state::action::{Action, Step};
use crate::app::state::compare::Comparing;
use crate::app::state::search::lane::Lane;
use crate::lang::words::compare;
use crate::lang::{Lang, Say};
use crate::lesson::course;
use crate::text::decimal::fixed;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The most units of work with a cell each.
const CELLS: u32 = 160;
/// The most leaves whose numbers stand in their cells.
const NUMBERED: usize = 40;
/// The most points of a curve.
const POINTS: u32 = 240;
/// The height of the curves, and of the row of a search, in pixels.
const CURVES: u32 = 30;
const ROW: u32 = 22;

/// Returns where the clock stands, and where it ends: amounts of work, or numbers of leaves from 0.
pub fn place(it: &Comparing) -> (u32, u32) {
    match (it.leaf, it.leaves()) {
        (Some(leaf), Some(leaves)) => (leaf as u32, leaves.count().saturating_sub(1) as u32),
        _ => (it.shown_clock(), it.total()),
    }
}

/// Returns the number that is shown: leaves are counted from 1.
pub fn shown(it: &Comparing, at: u32) -> u32 {
    at + u32::from(it.leaf.is_some())
}

/// The properties of the rows.
#[derive(Properties, PartialEq)]
pub struct RacesProps {
    /// The searches.
    pub it: Rc<Comparing>,
    /// The language.
    pub lang: Lang,
    /// Receives actions.
    pub act: Callback<Action>,
}

/// Renders the rows of cells. A press goes to the unit under it; while the pointer is down, the clock follows.
#[component]
pub fn Races(RacesProps { it, lang, act }: &RacesProps) -> Html {
    let bar = use_node_ref();
    let (at, all) = place(it);
    let slots = slots(it);
    let point = {
        let (act, bar, it) = (act.clone(), bar.clone(), Rc::clone(it));
        Callback::from(move |event: PointerEvent| {
            let Some(bar) = bar.cast::<Element>() else {
                return;
            };
            if event.type_() == "pointerdown" {
                // A pointer that is already up cannot be captured.
                let _ = bar.set_pointer_capture(event.pointer_id());
            }
            if !bar.has_pointer_capture(event.pointer_id()) {
                return;
            }
            let frame = bar.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
            let slot = (part.clamp(0.0, 1.0) * f64::from(slots))
                .floor()
                .min(f64::from(slots)) as u32;
            // A press into a cell has done that unit of work.
            let to = if it.leaf.is_some() {
                slot
            } else {
                slot + u32::from(part > 0.005)
            };
            act.emit(Step::To(to).into());
        })
    };
    let percent = |at: f64| format!("{}%", fixed(100.0 * at / f64::from(slots.max(1)), 3));
    let head = if it.leaf.is_some() {
        f64::from(at) + 0.5
    } else {
        f64::from(at)
    };
    let name = if it.leaf.is_some() {
        compare::LEAF_NUMBER
    } else {
        compare::CLOCK
    };
    let (from, shown_at, shown_all) = (shown(it, 0), shown(it, at), shown(it, all));
    let spoken = compare::LeafAt {
        at: shown_at,
        all: shown_all,
    }
    .say(*lang);
    let spoken = it.leaf.is_some().then_some(spoken);
    let height = CURVES + ROW * it.lanes.len() as u32 + 8;
    html! {
        <div class={classes!("scrub", "race", format!("of{}", it.lanes.len()))} role="slider" tabindex="0" ref={bar} aria-label={name.say(*lang)} aria-valuemin={from.to_string()} aria-valuemax={shown_all.to_string()}
            aria-valuenow={shown_at.to_string()} aria-valuetext={spoken} onpointerdown={point.clone()} onpointermove={point}>
            <svg aria-hidden="true" focusable="false" height={height.to_string()}>
                <defs><pattern id="unread" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatching" d="M0 0V6"/></pattern></defs>
                if it.leaf.is_none() { { curves(it, slots) } }
                for (index, lane) in it.lanes.iter().enumerate() { { row(it, index, lane, slots) } }
                <line class="playhead" x1={percent(head)} x2={percent(head)} y1="2" y2={(height - 4).to_string()}/>
                <circle class="head" cx={percent(head)} cy={(height - 6).to_string()} r="5"/>
            </svg>
        </div>
    }
}

/// Returns the number of cells of the longest row.
fn slots(it: &Comparing) -> u32 {
    match (it.leaf, it.leaves()) {
        (Some(_), Some(leaves)) => leaves.count() as u32,
        _ => it.total().max(1),
    }
}

/// Draws the row of a search.
fn row(it: &Comparing, index: usize, lane: &Lane, slots: u32) -> Html {
    let y = CURVES + ROW * index as u32;
    let percent = |at: u32| {
        format!(
            "{}%",
            fixed(100.0 * f64::from(at) / f64::from(slots.max(1)), 3)
        )
    };
    let cell = |from: u32, to: u32, class: &'static str| {
        let (x, width) = (percent(from), percent(to - from));
        html! { <rect {class} {x} y={y.to_string()} {width} height={(ROW - 4).to_string()}/> }
    };
    if let (Some(now), Some(leaves)) = (it.leaf, it.leaves()) {
        let each = (0..leaves.count()).map(|leaf| {
            let rank = leaves.read(index, leaf).and_then(Result::ok).map(|visit| visit.rank);
            let class = match (rank, leaf == now) {
                (Some(_), true) => "cell now",
                (Some(_), false) => "cell",
                (None, true) => "cell unread now",
                (None, false) => "cell unread",
            };
            let middle = format!("{}%", fixed(100.0 * (leaf as f64 + 0.5) / f64::from(slots), 3));
            let number = rank.filter(|_| leaves.count() <= NUMBERED);
            html! {
                <>
                    { cell(leaf as u32, leaf as u32 + 1, class) }
                    if let Some(rank) = number { <text class={if leaf == now { "rank now" } else { "rank" }} x={middle} y={(y + 13).to_string()}>{ rank }</text> }
                </>
            }
        });
        return each.collect();
    }
    let (end, at) = (
        it.ends_at(lane),
        it.by.done(&lane.run.trace(), lane.shown_step()),
    );
    if slots <= CELLS {
        let class = |work: u32| match work {
            work if work < at && work + 1 == at => "cell now",
            work if work < at => "cell",
            _ => "cell ahead",
        };
        let cells = (0..end).map(|work| cell(work, work + 1, class(work)));
        return cells.chain(cuts(it, lane, y, slots)).collect();
    }
    html! {
        <>
            if at > 0 { { cell(0, at, "cell whole") } }
            if end > at { { cell(at, end, "cell whole ahead") } }
        </>
    }
}

/// Marks the cuts of a search at the work that had been done then.
fn cuts(it: &Comparing, lane: &Lane, y: u32, slots: u32) -> Vec<Html> {
    let trace = lane.run.trace();
    let mut marks: Vec<u32> = trace
        .landmarks()
        .cuts
        .iter()
        .map(|step| it.by.done(&trace, *step))
        .collect();
    marks.dedup();
    let mark = |work: u32| {
        let x = AttrValue::from(format!(
            "{}%",
            fixed(100.0 * f64::from(work) / f64::from(slots), 3)
        ));
        let stroke = |aside: &'static str| {
            html! { <rect class="race-cut" x={x.clone()} y={(y + 2).to_string()} width="3" height={(ROW - 8).to_string()} transform={aside}/> }
        };
        html! { <>{ stroke("translate(-4.5 0)") }{ stroke("translate(1 0)") }</> }
    };
    marks.into_iter().map(mark).collect()
}

/// Draws the value of each root over the work; of a search that samples, the share of the visits of the move that it takes in the end.
fn curves(it: &Comparing, slots: u32) -> Html {
    let samples = it.lanes.iter().all(|lane| lane.run.spec().mcts().is_some());
    let course = |lane: &Lane| -> Vec<(u32, Option<f64>)> {
        let (trace, end) = (lane.run.trace(), it.ends_at(lane));
        let count = end.min(POINTS);
        let works: Vec<u32> = (0..=count)
            .map(|index| (u64::from(end) * u64::from(index) / u64::from(count.max(1))) as u32)
            .collect();
        let steps: Vec<u32> = works.iter().map(|work| it.by.step(&trace, *work)).collect();
        let values = if samples {
            let shares = course::shares(&trace, &steps);
            let first = shares.into_iter().next();
            first.map_or_else(Vec::new, |(_, shares)| {
                shares.into_iter().map(Some).collect()
            })
        } else {
            course::values(&trace, &steps)
        };
        works.into_iter().zip(values).collect()
    };
    let all: Vec<Vec<(u32, Option<f64>)>> = it.lanes.iter().map(course).collect();
    let ends = span(all.iter().flatten());
    let path = |course: &Vec<(u32, Option<f64>)>| {
        stairs(course, ends, &|work| work, &|part| {
            fixed(f64::from(CURVES - 6) - part * f64::from(CURVES - 12), 1)
        })
    };
    let view_box = format!("0 0 {slots} {CURVES}");
    html! {
        <svg width="100%" height={CURVES.to_string()} viewBox={view_box} preserveAspectRatio="none">
            for (index, course) in all.iter().enumerate() { <path class={format!("race-value lane{index}")} d={path(course)}/> }
        </svg>
    }
}
