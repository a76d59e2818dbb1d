//! The reason why a node is cut, and the sliders that try other leaves.

use super::sliders::slider;
use crate::app::panes::sentence::set;
use crate::app::state::action::Action;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::run::Progress;
use crate::app::state::search::what_if::{cut_here, sliders};
use crate::lang::words::page;
use crate::lesson::explain::pruned;
use crate::trace::{Moment, NodeId};
use yew::prelude::*;

/// Explains why `node`, or the node of this step, is cut. Draws nothing if there is no cut.
pub fn why_pruned(
    shown: &Snapshot,
    tried: Option<(NodeId, f64)>,
    act: &Callback<Action>,
    moment: &Moment,
    node: NodeId,
) -> Html {
    let Some((_, cut, step)) = cut_here(moment, node) else {
        return Html::default();
    };
    let spec = shown.run.spec();
    let label = shown.name(cut).text;
    let lines = pruned(moment, &spec.game, shown.lang, shown.reading(), (cut, step));
    let is_complete = shown.run.progress == Progress::Complete;
    html! {
        <section class="pruned">
            <h3>{ page::WHY_PRUNED.say(shown.lang) }<small>{ " " }{ label }</small></h3>
            for line in lines { <p>{ set(&line, Some(act)) }</p> }
            for each in sliders(spec, is_complete, tried, moment, node) {
                { slider(shown, tried.is_some(), moment, &each, act) }
            }
        </section>
    }
}
