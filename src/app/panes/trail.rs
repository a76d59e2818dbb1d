//! The path from the root to the current node on one line, with a button for each ancestor.

use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::outline::way;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::select::Select;
use crate::lang::words::page;
use crate::lesson::Labels;
use crate::trace::NodeId;
use yew::prelude::*;

/// The number of buttons: the root and the nodes next to the end. The nodes between are in a list.
const SHOWN: usize = 5;

/// The properties of the path.
#[derive(Properties, PartialEq)]
pub struct TrailProps {
    /// The moment.
    pub shown: Snapshot,
}

/// Renders the path from the root to the node.
#[component]
pub fn Trail(TrailProps { shown }: &TrailProps) -> Html {
    let act = use_act::<Action>();
    let (trace, game) = (shown.run.trace(), &shown.run.spec().game);
    let node = shown.node();
    let path = trace.path(node);
    let nodes = way(&trace, node);
    let named = |depth: usize| match depth {
        0 => page::ROOT.say(shown.lang).to_owned(),
        depth => game.of_move(&path[..depth], shown.lang).unwrap_or_default(),
    };
    let (first, last) = (1, nodes.len().saturating_sub(SHOWN - 1).max(1));
    let button = |depth: usize| {
        let here = (depth + 1 == nodes.len()).then_some("location");
        let onclick = press(&act, ViewAction::Select(Some(nodes[depth])));
        html! {
            <li key={nodes[depth].0}>
                <button class="name" {onclick} aria-current={here}>{ named(depth) }</button>
            </li>
        }
    };
    let between: Vec<NodeId> = nodes[first..last].to_vec();
    let onchoose = act.reform(move |index: usize| {
        let node = index.checked_sub(1).and_then(|index| between.get(index));
        ViewAction::Select(node.copied()).into()
    });
    let hidden = (first..last).map(|depth| format!("{depth}  {}", named(depth)));
    let entries: Vec<AttrValue> = ["…".to_owned()]
        .into_iter()
        .chain(hidden)
        .map(AttrValue::from)
        .collect();
    let label = page::PATH.say(shown.lang);
    html! {
        <div class="trail" role="group" aria-label={label}>
            <ol>
                { button(0) }
                if first < last {
                    <li key="between"><Select {label} {entries} chosen={0} {onchoose}/></li>
                }
                for depth in last..nodes.len() { { button(depth) } }
            </ol>
        </div>
    }
}
