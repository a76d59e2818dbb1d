//! The node inspector: everything known of the current node of the search or of the selected node, and the outline below.

mod chance;
mod counters;
mod features;
mod large;
mod mean;
mod pruned;
mod sliders;

use super::find::Find;
use super::number_line::number_line;
use super::outline::OutlineTree;
use super::sentence::set;
use super::trail::Trail;
use super::ucb_table::ucb_table;
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::page::Place;
use crate::app::state::play::number::{pawn, written as in_pawns};
use crate::app::state::search::find::Found;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::outline::Outline;
use crate::app::state::search::questions;
use crate::app::state::search::what_if::outlined_range;
use crate::app::ui::board::board;
use crate::app::ui::button::{press, press_and_leave};
use crate::app::ui::context::use_act;
use crate::app::ui::focus::focused_beside;
use crate::game::depict::Picture;
use crate::game::{Player, Sided};
use crate::lang::words::page;
use crate::lang::{Say, Text};
use crate::lesson::explain::fact;
use crate::lesson::line::{figure, is_rounded, player, typed};
use crate::lesson::ucb;
use crate::recording::question::Reply;
use crate::search::{Algorithm, Basis, Turn, Utility};
use crate::spec::node_path;
use crate::trace::{Kind, Moment, NodeId, Number, Perspective, Phase, Relation, State};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The properties of the inspector.
#[derive(Debug, Properties, PartialEq)]
pub struct NodeProps {
    /// The moment.
    pub shown: Snapshot,
    /// The number of times another node was selected or reached.
    pub selections: u32,
    /// The rows of the outline.
    pub outline: Outline,
    /// The root of the subtree that is drawn alone.
    pub root: Option<NodeId>,
    /// The folded nodes.
    pub folded: Vec<NodeId>,
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// The number that a slider tries at a leaf.
    pub tried: Option<(NodeId, f64)>,
    /// The number of times the focus was sent to the row of the outline and to the search field.
    pub focus: (u32, u32),
    /// The matches of a query.
    pub found: Option<(Rc<Found>, usize)>,
    /// Where the lab stands.
    pub place: Place,
    /// Whether its tab is the open one.
    pub is_open: bool,
}

/// Begins at the top for another picked node, as soon as the pane is in sight; but where a person is within the pane it stays.
#[hook]
fn use_top(pane: &NodeRef, picked: Option<NodeId>, is_open: bool) {
    let (pane, seen) = (pane.clone(), use_mut_ref(|| picked));
    use_effect_with((picked, is_open), move |(picked, _)| {
        let pane = pane.cast::<Element>();
        let Some(pane) = pane.filter(|pane| pane.client_height() > 0) else {
            return;
        };
        let is_new = seen.replace(*picked) != *picked && picked.is_some();
        let is_within = focused_beside(&pane).is_some_and(|focused| pane.contains(Some(&focused)));
        if is_new && !is_within {
            pane.set_scroll_top(0);
        }
    });
}

/// Renders the node inspector.
#[component]
pub fn Node(props: &NodeProps) -> Html {
    let shown = &props.shown;
    let act = use_act::<Action>();
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let node = shown.node();
    let spec = shown.run.spec();
    let say = |word: Text| word.say(shown.lang);
    let picture = spec.game.after(&trace.path(node)).picture();
    let name = shown.name(node).text;
    let pane = use_node_ref();
    use_top(&pane, shown.selected, props.is_open);
    html! {
        <section class="pane node" tabindex="0" ref={pane} role={props.place.role()} aria-label={say(page::NODE)}>
            <Trail shown={shown.clone()}/>
            <h2><span>{ glyph(trace.kind(node)) }{ " " }{ name }</span><small>{ place(shown, &moment, node) }</small></h2>
            if shown.selected.is_some() { { tools(props, &act, &moment, node) } }
            <div class="big">{ value(shown, &moment, node) }</div>
            { search_facts(shown, &moment, node) }
            { chance::chance_table(shown, &moment, node) }
            { features::features(shown, &moment, node) }
            { notes(shown, &act, &moment, node) }
            { pruned::why_pruned(shown, props.tried, &act, &moment, node) }
            if picture != Picture::Bare { <h3>{ say(page::POSITION_HERE) }</h3>{ board(&picture, shown.lang) } }
            { counters::counters(shown, &moment) }
            <large::Large shown={shown.clone()}/>
            <h3>{ say(page::OUTLINE) }<small>{ " " }{ say(page::OUTLINE_NOTE) }</small></h3>
            <Find found={props.found.clone()} focus={props.focus.1}/>
            <OutlineTree shown={shown.clone()} selections={props.selections} outline={props.outline.clone()} fog={props.fog} focus={props.focus.0}
                place={props.place}/>
        </section>
    }
}

/// Draws the buttons for a selected node.
fn tools(props: &NodeProps, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let say = |word: Text| word.say(props.shown.lang);
    let is_folded = props.folded.contains(&node);
    let is_root = props.root == Some(node);
    let fold = press(act, ViewAction::Fold(node));
    let root = press(act, ViewAction::Root((!is_root).then_some(node)));
    html! {
        <div class="held">
            <button class="btn line" onclick={press_and_leave(act, ViewAction::Select(None))}>{ say(page::FOLLOW_SEARCH) }</button>
            if moment.trace().children(node).next().is_some() {
                <button class="btn line" onclick={fold}>{ say(if is_folded { page::UNFOLD } else { page::FOLD }) }</button>
                <button class="btn line" onclick={root}>{ say(if is_root { page::WHOLE_TREE } else { page::SUBTREE }) }</button>
            }
        </div>
    }
}

fn glyph(kind: Kind) -> Html {
    let (class, path) = match kind {
        Kind::Inner(Turn::Player(Player::Max)) => ("cmax", "M0 -9L9 6.5L-9 6.5Z"),
        Kind::Inner(Turn::Player(Player::Min)) => ("cmin", "M0 9L9 -6.5L-9 -6.5Z"),
        Kind::Inner(Turn::Chance) => ("cchance", "M-8 0a8 8 0 1016 0a8 8 0 10-16 0Z"),
        Kind::Leaf | Kind::Unknown => ("", "M-8 -7H8V7H-8Z"),
    };
    html! { <svg class={classes!("glyph", class)} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false"><path fill="currentColor" d={path}/></svg> }
}

/// Describes the place of a node, as in `r.1 · depth 1 · Min to move`.
fn place(shown: &Snapshot, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Text| word.say(shown.lang);
    let turn = match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => format!(" · {}", say(page::MAX_TO_MOVE)),
        Kind::Inner(Turn::Player(Player::Min)) => format!(" · {}", say(page::MIN_TO_MOVE)),
        Kind::Inner(Turn::Chance) => format!(" · {}", say(page::CHANCE_NODE)),
        Kind::Leaf => format!(" · {}", say(page::LEAF)),
        Kind::Unknown => String::new(),
    };
    let mut path = node_path(&trace.path(node));
    // The trail shows the whole path; here its ends are enough.
    if path.len() > 26 {
        path.replace_range(8..path.len() - 14, "…");
    }
    let side = match shown.perspective {
        Perspective::Mover => {
            let mover = player(shown.perspective.side(trace, node)).text;
            format!(" · {}", page::ValuesFor { mover }.say(shown.lang))
        }
        Perspective::Max => String::new(),
    };
    format!(
        "{path} · {} {}{turn}{side}",
        say(page::AT_DEPTH),
        trace.depth(node)
    )
}

/// Lists the other facts of the node: the source of its value, its certainty equivalent, and its value against a perfect opponent.
fn notes(shown: &Snapshot, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let (trace, spec) = (moment.trace(), shown.run.spec());
    let say = |word: Text| word.say(shown.lang);
    let number = moment.number(node);
    let curve = match &spec.algorithm {
        Algorithm::Expectimax(options) if options.utility != Utility::Linear => {
            number.map(|number| (number, &options.utility))
        }
        _ => None,
    };
    let perfect = match questions::if_perfect(spec, moment, node)
        .and_then(|question| shown.run.reply(&question).cloned())
    {
        Some(Reply::IfPerfect(answer)) => answer,
        _ => None,
    };
    html! {
        <div class="facts">
            if let Some(original) = moment.recalled(node) {
                <p>{ say(page::RECALLED_FROM) }{ " " }<button class="name" onclick={press_and_leave(act, ViewAction::Select(Some(original)))}>{ node_path(&trace.path(original)) }</button></p>
            }
            if let Some(line) = fact(moment, &spec.game, shown.lang, &spec.algorithm, node) { <p>{ set(&line, None) }</p> }
            if let Some((number, utility)) = curve {
                <p>{ say(page::FOR_SURE) }<b>{ typed(Number { value: utility.sure(number.value), ..number }) }</b></p>
            }
            if let Some(answer) = perfect {
                <p>
                    { say(page::IF_PERFECT) }<b>{ figure(answer.value) }</b>
                    if let Some(best) = answer.best.and_then(|choice| trace.child(node, choice)) {
                        { " → " }{ shown.name(best).text }
                    }
                </p>
            }
        </div>
    }
}

fn value(shown: &Snapshot, moment: &Moment, node: NodeId) -> Html {
    let say = |word: Text| word.say(shown.lang);
    let class = match moment.trace().kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => "cmax",
        Kind::Inner(Turn::Player(Player::Min)) => "cmin",
        _ => "",
    };
    let visits = moment.visits(node);
    if visits.n > 0 {
        return mean::mean(shown, moment, node);
    }
    let number = shown.perspective.number(moment, node);
    let said = match (moment.state(node), number) {
        (State::Unseen, _) => (None, page::NOT_REACHED),
        (State::Cut, _) => (None, page::NEVER_LOOKED),
        (_, None) => (None, page::NO_VALUE_YET),
        (_, Some(number))
            if number.relation == Relation::Open
                && moment.trace().kind(node) == Kind::Inner(Turn::Chance) =>
        {
            return html! { <><span>{ format!("Σ {}", figure(number.value)) }</span><small>{ page::SUM_SO_FAR.say(shown.lang) }</small></> };
        }
        (_, Some(number)) => (Some(number), meaning(number)),
    };
    if let (
        Some(Number {
            value,
            relation: Relation::Exact,
            ..
        }),
        Algorithm::WinLose(_),
    ) = (said.0, &shown.run.spec().algorithm)
    {
        let winner = if value > 0.0 {
            Player::Max
        } else {
            Player::Min
        };
        let (wins, word) = match moment.trace().kind(node) {
            Kind::Inner(Turn::Player(mover)) if mover == winner => (page::WINS, page::MOVER_WINS),
            Kind::Inner(_) => (page::WINS, page::MOVER_LOSES),
            _ => (page::HAS_WON, page::LEAF),
        };
        let name = if winner == Player::Max {
            "Max "
        } else {
            "Min "
        };
        return html! { <><span {class}>{ name }{ say(wins) }</span><small>{ say(word) }</small></> };
    }
    match said {
        (Some(number), word) => {
            let spec = shown.run.spec();
            // In chess the same number as players say it, and as the game beside the board does.
            let pawns = pawn(&spec.game, &spec.algorithm)
                .filter(|_| number.basis == Basis::Estimate)
                .map(|worth| in_pawns(number, Some(worth)));
            html! {
                <>
                    <span {class}>{ typed(number) }</span>
                    <small>
                        { say(word) }
                        if let Some(pawns) = pawns { <br/>{ page::Pawns { pawns }.say(shown.lang) } }
                    </small>
                </>
            }
        }
        (None, word) => html! { <small>{ say(word) }</small> },
    }
}

fn meaning(number: Number) -> Text {
    match (number.relation, number.basis) {
        (Relation::AtLeast, Basis::Exact) => page::LOWER_BOUND,
        (Relation::AtMost, Basis::Exact) => page::UPPER_BOUND,
        (Relation::AtLeast, Basis::Estimate | Basis::Average) => page::LOWER_ESTIMATE,
        (Relation::AtMost, Basis::Estimate | Basis::Average) => page::UPPER_ESTIMATE,
        (Relation::Exact, Basis::Average) => page::AVERAGED,
        (Relation::Open, _) => page::RUNNING,
        (Relation::Exact, Basis::Estimate) => page::ESTIMATED,
        (Relation::Exact, Basis::Exact) if is_rounded(number.value) => page::ROUNDED,
        (Relation::Exact, Basis::Exact) => page::VALUE,
    }
}

/// Draws the window of alpha-beta or the choice of Monte-Carlo tree search.
fn search_facts(shown: &Snapshot, moment: &Moment, node: NodeId) -> Html {
    if let Some(window) = shown.perspective.window(moment, node) {
        let side = shown.perspective.side(moment.trace(), node);
        let range = shown
            .run
            .spec()
            .game
            .traits()
            .range
            .unwrap_or_else(|| outlined_range(moment));
        let rule = shown.run.spec().cut_rule();
        return number_line(window, rule, range.seen_by(side), (side, shown.lang));
    }
    if !matches!(shown.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    // At a step down, the choice shown is that of the parent, with the numbers on which it was based.
    let selecting =
        shown.selected.is_none() && moment.trace().phase(moment.step()) == Phase::Selection;
    let (then, at) = if selecting {
        (moment.before(), moment.before().cursor())
    } else {
        (*moment, node)
    };
    let Some(options) = shown.run.spec().mcts() else {
        return Html::default();
    };
    let mut selection = ucb::selection(&then, at, options);
    if moment.chosen().is_some() {
        // The final move is taken by visits; the selection rule no longer applies.
        selection.winner = None;
    }
    if selection.candidates.is_empty() || moment.trace().kind(at) == Kind::Inner(Turn::Chance) {
        return Html::default();
    }
    ucb_table(shown, &selection)
}
