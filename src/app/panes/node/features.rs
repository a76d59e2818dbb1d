//! The terms of an estimate at the depth limit: each feature of the position times its weight.

use crate::app::state::search::lane::Snapshot;
use crate::lang::words::options;
use crate::lesson::line::figure;
use crate::search::{Basis, Evaluation};
use crate::trace::{Moment, NodeId};
use yew::prelude::*;

/// Draws the terms of a node that the evaluation function has valued. Explicit trees have their estimates written down and no terms.
pub fn features(shown: &Snapshot, moment: &Moment, node: NodeId) -> Html {
    let (trace, spec) = (moment.trace(), shown.run.spec());
    let is_looked_into = trace.children(node).any(|child| moment.is_reached(child));
    let is_estimate = moment
        .number(node)
        .is_some_and(|number| number.basis == Basis::Estimate)
        && !is_looked_into;
    let Some(Evaluation::Features { weights }) = spec
        .algorithm
        .evaluation()
        .filter(|_| is_estimate && !spec.game.is_explicit())
    else {
        return Html::default();
    };
    let game = spec.game.after(&trace.path(node));
    let weights = weights.as_deref().unwrap_or(game.weights());
    let rows = game
        .features()
        .into_iter()
        .zip(weights)
        .zip(game.id().entry().features);
    html! {
    <>
            <h3>{ options::FEATURES.say(shown.lang) }</h3>
            <table class="features">
                for ((feature, weight), names) in rows {
                    <tr><td>{ names.say(shown.lang) }</td><td>{ format!("{} × {}", figure(*weight), figure(feature)) }</td><td>{ figure(weight * feature) }</td></tr>
                }
            </table>
        </>
    }
}
