//! Why a node is cut, as the node pane says it, and what would come of another leaf.

use super::sliders::{Slider, sliders};
use crate::app::action::Action;
use crate::app::lab::Lab;
use crate::app::markup::html;
use crate::app::sentence::set;
use crate::app::words::Word;
use crate::lesson::certificate::{cut_of, of_node};
use crate::lesson::explain::pruned;
use crate::lesson::labels;
use crate::recording::question::Question;
use crate::search::Event;
use crate::trace::{Moment, NodeId};
use yew::prelude::*;

/// The node that is asked about, the node whose cut left it out, and the step of the cut: of `node`, or of the node of this step.
fn cut_here(moment: &Moment, node: NodeId) -> Option<(NodeId, NodeId, u32)> {
    let is_cutting = matches!(moment.event(), Some(Event::Cutoff { .. }));
    let asked = [Some(node), is_cutting.then(|| moment.subject())];
    asked
        .into_iter()
        .flatten()
        .find_map(|asked| cut_of(moment, asked).map(|(cut, step)| (asked, cut, step)))
}

fn sliders_here<'a>(lab: &'a Lab, moment: &'a Moment, node: NodeId) -> Vec<Slider<'a>> {
    let certificate = |(asked, cut, step)| Some((asked, of_node(&moment.trace().at(step), cut)?));
    let found = cut_here(moment, node).and_then(certificate);
    found.map_or_else(Vec::new, |(asked, certificate)| {
        sliders(lab, moment, asked, certificate)
    })
}

/// What the sliders ask.
pub fn asked(lab: &Lab, moment: &Moment, node: NodeId) -> Vec<Question> {
    sliders_here(lab, moment, node)
        .iter()
        .flat_map(Slider::asked)
        .collect()
}

/// Why `node` is cut, or the node of this step; nothing where nothing is cut.
pub fn why_pruned(lab: &Lab, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let Some((_, cut, step)) = cut_here(moment, node) else {
        return Html::default();
    };
    let spec = lab.run.spec();
    let label = labels::node(moment.trace(), &spec.game, lab.lang, cut).text;
    html! {
        <section class="pruned">
            <h3>{ Word::WhyPruned.say(lab.lang) }<small>{ " " }{ label }</small></h3>
            for line in pruned(moment, &spec.game, lab.lang, &spec.algorithm, (cut, step)) { <p>{ set(&line, Some(act)) }</p> }
            for slider in sliders_here(lab, moment, node) { { slider.view(act) } }
        </section>
    }
}
