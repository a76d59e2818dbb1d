//! Why a node is cut, as the node pane says it, and what would come of another leaf.

use super::sliders::slider;
use crate::app::panes::sentence::set;
use crate::app::state::action::Action;
use crate::app::state::lane::Shown;
use crate::app::state::run::Progress;
use crate::app::state::what_if::{cut_here, sliders};
use crate::app::words::Word;
use crate::lesson::explain::pruned;
use crate::lesson::labels;
use crate::trace::{Moment, NodeId};
use yew::prelude::*;

/// Why `node` is cut, or the node of this step; nothing where nothing is cut.
pub fn why_pruned(
    shown: &Shown,
    tried: Option<(NodeId, f64)>,
    act: &Callback<Action>,
    moment: &Moment,
    node: NodeId,
) -> Html {
    let Some((_, cut, step)) = cut_here(moment, node) else {
        return Html::default();
    };
    let spec = shown.run.spec();
    let label = labels::node(moment.trace(), &spec.game, shown.lang, cut).text;
    let lines = pruned(moment, &spec.game, shown.lang, &spec.algorithm, (cut, step));
    let is_complete = shown.run.progress == Progress::Complete;
    html! {
        <section class="pruned">
            <h3>{ Word::WhyPruned.say(shown.lang) }<small>{ " " }{ label }</small></h3>
            for line in lines { <p>{ set(&line, Some(act)) }</p> }
            for each in sliders(spec, is_complete, tried, moment, node) {
                { slider(shown, tried.is_some(), moment, &each, act) }
            }
        </section>
    }
}
