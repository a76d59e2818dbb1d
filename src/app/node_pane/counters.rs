//! How much was searched so far, beside what theory says of it; and the value by depth, in one row.

use super::table;
use crate::app::lab::Lab;
use crate::app::markup::html;
use crate::app::player::grouped;
use crate::app::words::Word;
use crate::lang::Lang;
use crate::lesson::counters::Shape;
use crate::lesson::line::typed;
use crate::search::Algorithm;
use crate::text::decimal::shortest;
use crate::trace::{Landmarks, Moment, NodeId};
use yew::prelude::*;

/// The counters.
pub fn counters(lab: &Lab, moment: &Moment) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let (trace, algorithm) = (moment.trace(), &lab.run.spec().algorithm);
    let landmarks = trace.landmarks();
    let count = |steps: &[u32]| Landmarks::count(steps, moment.step()) as u64;
    let mut rows = vec![(landmarks.nodes(moment.step()) as u64, say(Word::Nodes).to_owned())];
    let mut meter = None;
    if let Algorithm::Mcts(_) = algorithm {
        rows.insert(0, (count(&landmarks.iterations), say(Word::IterationsDone).to_owned()));
    } else {
        let leaves = count(&landmarks.leaves);
        rows.push((leaves, say(Word::Leaves).to_owned()));
        if let Algorithm::AlphaBeta(_) = algorithm {
            rows.push((count(&landmarks.cuts), say(Word::Cuts).to_owned()));
        }
        let shape = Shape::of(trace, algorithm.depth());
        theory(lab, moment, shape, &mut rows);
        meter = shape.filter(|_| algorithm.depth().is_none()).map(|shape| (leaves, shape.leaves.max(1)));
    }
    html! {
        <h3>{ say(Word::Counters) }</h3>
        <dl class="cert">for (number, text) in rows { <dt>{ grouped(number) }</dt><dd>{ text }</dd> }</dl>
        if let Some((leaves, all)) = meter {
            <h3>{ say(Word::LeavesLooked) }</h3>
            <svg class="meter" viewBox="0 0 304 34" role="img" aria-label={format!("{leaves} / {all}")}>
                <rect class="frule" x="0" y="4" width="304" height="10"/>
                <rect class="fnow" x="0" y="4" height="10" width={shortest(304.0 * leaves as f64 / f64::from(all))}/>
                <text class="lab-s" x="0" y="31">{ format!("{leaves} {}", say(Word::SoFar)) }</text>
                <text class="rt lab-s" x="304" y="31">{ format!("{all} {}", say(Word::Outlined)) }</text>
            </svg>
        }
        { by_depth(lab) }
    }
}

/// All leaves and the fewest, where the tree is uniform; the stack beside b·m.
fn theory(lab: &Lab, moment: &Moment, shape: Option<Shape>, rows: &mut Vec<(u64, String)>) {
    let (trace, algorithm) = (moment.trace(), &lab.run.spec().algorithm);
    if let Some(Shape { branching: b, depth: d, leaves, .. }) = shape.filter(|shape| shape.uniform) {
        rows.push((
            leaves.into(),
            match lab.lang {
                Lang::En => format!("leaves in all: b^d, b = {b}, d = {d}"),
                Lang::Zh => format!("叶节点总数：b^d，b = {b}，d = {d}"),
            },
        ));
    }
    let fewest = shape.filter(|shape| shape.uniform && matches!(algorithm, Algorithm::AlphaBeta(_)));
    if let Some(shape) = fewest {
        rows.push((shape.fewest_leaves().into(), Word::FewestLeaves.say(lab.lang).to_owned()));
    }
    let b = shape.map_or(trace.choices(NodeId::ROOT).into(), |shape| shape.branching);
    let m = shape.map(|shape| shape.depth).or(algorithm.depth()).or(lab.run.spec().game.traits().longest);
    let gap = if lab.lang == Lang::En { ", " } else { "，" };
    let bound = m.map_or(String::new(), |m| format!("{gap}b·m = {b}·{m} = {}", grouped(u64::from(b) * u64::from(m))));
    let stack = trace.landmarks().deepest(moment.step()) as u64 + 1;
    rows.push((stack, format!("{}{bound}", Word::DeepestStack.say(lab.lang))));
}

/// The value at depth 0, 1, 2 …, where more than one of them is known.
fn by_depth(lab: &Lab) -> Html {
    let values = lab.run.by_depth();
    if values.iter().flatten().count() < 2 {
        return Html::default();
    }
    let head = std::iter::once(Word::AtDepth.say(lab.lang).to_owned()).chain((0..values.len()).map(|depth| depth.to_string()));
    let row = values.iter().map(|value| value.map_or("—".to_owned(), typed));
    let row = std::iter::once(Word::ValueOf.say(lab.lang).to_owned()).chain(row);
    html! { <h3>{ Word::ByDepth.say(lab.lang) }</h3>{ table(head.collect(), vec![row.collect()]) } }
}
