//! The counters of the search so far beside the bounds of theory, and the value by depth in one row.

use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::questions;
use crate::app::ui::count::grouped;
use crate::game::Sided;
use crate::lang::words::page;
use crate::lang::{Say, Text};
use crate::lesson::counters::{Shape, iterations};
use crate::lesson::line::typed;
use crate::recording::question::Reply;
use crate::search::Algorithm;
use crate::trace::{Landmarks, Moment, NodeId};
use yew::prelude::*;

/// Draws the counters.
pub fn counters(shown: &Snapshot, moment: &Moment) -> Html {
    let say = |word: Text| word.say(shown.lang);
    let (trace, algorithm) = (moment.trace(), &shown.run.spec().algorithm);
    let landmarks = trace.landmarks();
    let mcts = shown.run.spec().mcts();
    let count = |steps: &[u32]| landmarks.current(steps, moment.step()) as u64;
    let depth = Landmarks::count(&landmarks.depths, moment.step()) as u32;
    let cell = |number: u64, noun: &dyn Say| html! { <> <dt>{ grouped(number) }</dt><dd>{ powers(&noun.say(shown.lang)) }</dd> </> };
    let [leaves, cuts] = [&landmarks.leaves, &landmarks.cuts].map(|steps| count(steps));
    let iterations = mcts.map(|options| u64::from(iterations(moment, options)));
    // Before the first step even the root has not been visited.
    let begun = u64::from(moment.step() > 0);
    let nodes = begun * landmarks.nodes(moment.step()) as u64;
    let shape = Shape::of(trace, algorithm.depth()).filter(|_| mcts.is_none());
    let is_over = moment.step() == trace.len() && !shown.run.is_going();
    let so_far = match shape.and_then(|shape| u64::from(shape.leaves).checked_sub(leaves)) {
        Some(saved) if is_over => page::VisitedSaved { leaves, saved }.say(shown.lang),
        _ => page::SoFar { leaves }.say(shown.lang),
    };
    let ordered = questions::best_order(shown.run.spec())
        .filter(|_| is_over)
        .and_then(|spec| questions::known_leaves(&shown.run, &spec));
    html! {
    <>
            <h3>
                { say(page::COUNTERS) }
                if depth > 0 { <small>{ " " }{ say(page::AT_DEPTH) }{ " " }{ depth }</small> }
            </h3>
            <dl class="cert">
                if let Some(count) = iterations { { cell(count, &page::IterationsDone { count }) } }
                { cell(nodes, &page::Nodes { count: nodes }) }
                if mcts.is_none() { { cell(leaves, &page::Leaves { count: leaves }) } }
                if let Algorithm::AlphaBeta(_) = algorithm { { cell(cuts, &page::Cuts { count: cuts }) } }
                if let Some(Shape { leaves, branching, depth, .. }) = shape.filter(|shape| shape.uniform) {
                    <dt>{ grouped(leaves.into()) }</dt><dd>{ powers(&page::AllLeaves { branching, depth }.say(shown.lang)) }</dd>
                }
                if let Some(shape) = shape.filter(|shape| shape.uniform && matches!(algorithm, Algorithm::AlphaBeta(_))) {
                    { cell(shape.fewest_leaves().into(), &page::FEWEST_LEAVES) }
                }
                if mcts.is_none() {
                    { stack(shown, begun * (landmarks.deepest(moment.step()) as u64 + 1), shape) }
                }
            </dl>
            if let Some(all) = shape.map(|shape| shape.leaves.max(1)).filter(|_| algorithm.depth().is_none()) {
                <h3>{ say(page::LEAVES_LOOKED) }</h3>
                <svg class="meter" viewBox="0 0 304 34" role="img" aria-label={format!("{leaves} / {all}")}>
                    <rect class="frule" x="0" y="4" width="304" height="10"/>
                    <rect class="fnow" x="0" y="4" height="10" width={(304.0 * leaves as f64 / f64::from(all)).to_string()}/>
                    <text class="lab-s" x="0" y="31">{ so_far }</text>
                    <text class="rt lab-s" x="304" y="31">{ page::Outlined { leaves: all }.say(shown.lang) }</text>
                </svg>
            }
            if let Some(count) = ordered { <p class="note">{ page::BestOrder { count }.say(shown.lang) }</p> }
            { by_depth(shown) }
        </>
    }
}

/// Sets a text in which `^` begins an exponent that ends at the next blank.
fn powers(text: &str) -> Html {
    let mut parts = text.split('^');
    html! {
        <>
            { parts.next().expect("a text has a first part").to_owned() }
            for (power, behind) in parts.map(|part| part.split_once(' ').unwrap_or((part, ""))) { <sup>{ power.to_owned() }</sup>{ format!(" {behind}") } }
        </>
    }
}

/// Describes the largest number of positions on the stack beside b·m.
fn stack(shown: &Snapshot, count: u64, shape: Option<Shape>) -> Html {
    let (trace, spec) = (shown.run.trace(), shown.run.spec());
    let (b, m) = match shape {
        Some(shape) => (shape.branching, Some(shape.depth)),
        None => (
            trace.choices(NodeId::ROOT).into(),
            spec.algorithm.depth().or(spec.game.traits().longest),
        ),
    };
    html! {
    <>
            <dt>{ count }</dt>
            <dd>{ page::DeepestStack { count }.say(shown.lang) }if let Some(m) = m { { b }{ "·" }{ m }{ " = " }{ b * m } } else { { "∞" } }</dd>
        </>
    }
}

/// Draws the values at depth 0, 1, 2 …, if more than one is known, at the end of the search: before it they would tell its result.
fn by_depth(shown: &Snapshot) -> Html {
    if shown.step < shown.run.length() {
        return Html::default();
    }
    let Some(Reply::ByDepth(values)) = questions::by_depth(shown.run.spec())
        .and_then(|question| shown.run.reply(&question).cloned())
    else {
        return Html::default();
    };
    if values.iter().flatten().count() < 2 {
        return Html::default();
    }
    let say = |word: Text| word.say(shown.lang);
    let side = shown.perspective.side(&shown.run.trace(), NodeId::ROOT);
    html! {
    <>
            <h3>{ say(page::BY_DEPTH) }</h3>
            <div class="wide" tabindex="0" role="group" aria-label={say(page::BY_DEPTH)}><table>
                <tr><th>{ say(page::AT_DEPTH) }</th>for depth in 0..values.len() as u32 { <th>{ depth }</th> }</tr>
                <tr><td>{ say(page::VALUE_OF) }</td>for value in values { <td>if let Some(number) = value { { typed(number.seen_by(side)) } }</td> }</tr>
            </table></div>
        </>
    }
}
