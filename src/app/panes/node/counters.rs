//! How much was searched so far, beside what theory says of it; and the value by depth, in one row.

use crate::app::state::lane::Shown;
use crate::app::state::questions;
use crate::app::ui::count::{grouped, unit};
use crate::app::words::Word;
use crate::lang::Lang;
use crate::lesson::counters::Shape;
use crate::lesson::line::typed;
use crate::recording::question::Reply;
use crate::search::Algorithm;
use crate::trace::{Landmarks, Moment, NodeId};
use yew::prelude::*;

/// The counters.
pub fn counters(shown: &Shown, moment: &Moment) -> Html {
    let say = |word: Word| word.say(shown.lang);
    let (trace, algorithm) = (moment.trace(), &shown.run.spec().algorithm);
    let landmarks = trace.landmarks();
    let is_mcts = shown.run.spec().mcts().is_some();
    let count = |steps: &[u32]| landmarks.current(steps, moment.step()) as u64;
    let depth = Landmarks::count(&landmarks.depths, moment.step()) as u32;
    let cell = |number: u64, word: Word| html! { <> <dt>{ grouped(number) }</dt><dd>{ powers(unit(number, word, shown.lang)) }</dd> </> };
    let leaves = count(&landmarks.leaves);
    let told = |number: u32, word: Word| match shown.lang {
        Lang::En => format!("{number} {}", say(word)),
        Lang::Zh => format!("{} {number}", say(word)),
    };
    let shape = Shape::of(trace, algorithm.depth()).filter(|_| !is_mcts);
    html! {
    <>
            <h3>
                { say(Word::Counters) }
                if depth > 0 { <small>{ " " }{ say(Word::AtDepth) }{ " " }{ depth }</small> }
            </h3>
            <dl class="cert">
                if is_mcts { { cell(count(&landmarks.iterations), Word::IterationsDone) } }
                { cell(landmarks.nodes(moment.step()) as u64, Word::Nodes) }
                if !is_mcts { { cell(leaves, Word::Leaves) } }
                if let Algorithm::AlphaBeta(_) = algorithm { { cell(count(&landmarks.cuts), Word::Cuts) } }
                if let Some(Shape { leaves, branching, depth, .. }) = shape.filter(|shape| shape.uniform) {
                    <dt>{ grouped(leaves.into()) }</dt><dd>{ powers(&format!("{}{branching}^{depth}", say(Word::AllLeaves))) }</dd>
                }
                if let Some(shape) = shape.filter(|shape| shape.uniform && matches!(algorithm, Algorithm::AlphaBeta(_))) {
                    { cell(shape.fewest_leaves().into(), Word::FewestLeaves) }
                }
                if !is_mcts { { stack(shown, moment, shape) } }
            </dl>
            if let Some(all) = shape.map(|shape| shape.leaves.max(1)).filter(|_| algorithm.depth().is_none()) {
                <h3>{ say(Word::LeavesLooked) }</h3>
                <svg class="meter" viewBox="0 0 304 34" role="img" aria-label={format!("{leaves} / {all}")}>
                    <rect class="frule" x="0" y="4" width="304" height="10"/>
                    <rect class="fnow" x="0" y="4" height="10" width={(304.0 * leaves as f64 / f64::from(all)).to_string()}/>
                    <text class="lab-s" x="0" y="31">{ told(leaves as u32, Word::SoFar) }</text>
                    <text class="rt lab-s" x="304" y="31">{ told(all, Word::Outlined) }</text>
                </svg>
            }
            { by_depth(shown) }
        </>
    }
}

/// A text in which what stands between `^` and a blank is a power.
fn powers(text: &str) -> Html {
    let mut parts = text.split('^');
    html! {
        <>
            { parts.next().expect("a text has a first part").to_owned() }
            for (power, behind) in parts.map(|part| part.split_once(' ').unwrap_or((part, ""))) { <sup>{ power.to_owned() }</sup>{ format!(" {behind}") } }
        </>
    }
}

/// How many positions the stack has held, beside b·m.
fn stack(shown: &Shown, moment: &Moment, shape: Option<Shape>) -> Html {
    let (trace, spec) = (moment.trace(), shown.run.spec());
    let (b, m) = match shape {
        Some(shape) => (shape.branching, Some(shape.depth)),
        None => (
            trace.choices(NodeId::ROOT).into(),
            spec.algorithm.depth().or(spec.game.traits().longest),
        ),
    };
    html! {
    <>
            <dt>{ trace.landmarks().deepest(moment.step()) as u32 + 1 }</dt>
            <dd>{ Word::DeepestStack.say(shown.lang) }if let Some(m) = m { { b }{ "·" }{ m }{ " = " }{ b * m } } else { { "∞" } }</dd>
        </>
    }
}

/// The value at depth 0, 1, 2 …, where more than one of them is known.
fn by_depth(shown: &Shown) -> Html {
    let Some(Reply::ByDepth(values)) = questions::by_depth(shown.run.spec())
        .and_then(|question| shown.run.reply(&question).cloned())
    else {
        return Html::default();
    };
    if values.iter().flatten().count() < 2 {
        return Html::default();
    }
    let say = |word: Word| word.say(shown.lang);
    html! {
    <>
            <h3>{ say(Word::ByDepth) }</h3>
            <div class="wide" tabindex="0" role="group" aria-label={say(Word::ByDepth)}><table>
                <tr><th>{ say(Word::AtDepth) }</th>for depth in 0..values.len() as u32 { <th>{ depth }</th> }</tr>
                <tr><td>{ say(Word::ValueOf) }</td>for value in values { <td>if let Some(number) = value { { typed(number) } }</td> }</tr>
            </table></div>
        </>
    }
}
