//! The node inspector: everything known of one node, the search's own or the one a person has picked; below it the outline.

mod chance;
mod counters;
mod features;
mod pruned;
mod sliders;

use super::find::Find;
use super::number_line::number_line;
use super::outline::OutlineTree;
use super::sentence::set;
use super::trail::Trail;
use super::ucb_table::ucb_table;
use crate::app::state::action::{Action, Sight};
use crate::app::state::find::Found;
use crate::app::state::lane::Shown;
use crate::app::state::outline::Outline;
use crate::app::state::questions;
use crate::app::state::what_if::outlined_range;
use crate::app::ui::board::board;
use crate::app::ui::button::{press, press_and_leave};
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::app::words::Word;
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lang::Lang;
use crate::lesson::explain::fact;
use crate::lesson::line::{figure, typed};
use crate::lesson::{labels, ucb};
use crate::recording::question::Reply;
use crate::search::{Algorithm, Basis, Turn, Utility};
use crate::spec::node_path;
use crate::trace::{Kind, Moment, NodeId, Number, Phase, Relation, State};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the inspector.
#[derive(Properties, PartialEq)]
pub struct NodeProps {
    /// The moment.
    pub shown: Shown,
    /// Counts how often another node came into hand.
    pub moved: u32,
    /// The rows of the outline.
    pub outline: Outline,
    /// The node below which alone the tree is drawn.
    pub root: Option<NodeId>,
    /// Nodes below which nothing is drawn.
    pub folded: Vec<NodeId>,
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// Another number at a leaf.
    pub tried: Option<(NodeId, f64)>,
    /// Counts how often the row of the outline, and the field for queries, were sent the focus.
    pub focus: (u32, u32),
    /// The matches of a query.
    pub found: Option<(Rc<Found>, usize)>,
    /// The role of the pane.
    pub role: Option<&'static str>,
}

/// The inspector.
#[component]
pub fn Node(props: &NodeProps) -> Html {
    let shown = &props.shown;
    let act = use_act::<Action>();
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let node = shown.node();
    let spec = shown.run.spec();
    let say = |word: Word| word.say(shown.lang);
    let picture = spec.game.after(&trace.path(node)).picture();
    let name = labels::node(&trace, &spec.game, shown.lang, node).text;
    html! {
        <section class="pane node" tabindex="0" role={props.role} aria-label={say(Word::Node)}>
            <Trail shown={shown.clone()}/>
            <h2><span>{ glyph(trace.kind(node)) }{ " " }{ name }</span><small>{ place(shown, &moment, node) }</small></h2>
            if shown.selected.is_some() { { tools(props, &act, &moment, node) } }
            <div class="big">{ value(shown, &moment, node) }</div>
            { search_facts(shown, &moment, node) }
            { chance::chance_table(shown, &moment, node) }
            { features::features(shown, &moment, node) }
            { notes(shown, &act, &moment, node) }
            { pruned::why_pruned(shown, props.tried, &act, &moment, node) }
            if picture != Picture::Bare { <h3>{ say(Word::PositionHere) }</h3>{ board(&picture, shown.lang) } }
            { counters::counters(shown, &moment) }
            <h3>{ say(Word::Outline) }<small>{ " " }{ say(Word::OutlineNote) }</small></h3>
            <Find found={props.found.clone()} focus={props.focus.1}/>
            <OutlineTree shown={shown.clone()} moved={props.moved} outline={props.outline.clone()} fog={props.fog} focus={props.focus.0}/>
        </section>
    }
}

/// What can be done with a node that was picked.
fn tools(props: &NodeProps, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let say = |word: Word| word.say(props.shown.lang);
    let is_folded = props.folded.contains(&node);
    let is_root = props.root == Some(node);
    let fold = press(act, Sight::Fold(node));
    let root = press(act, Sight::Root((!is_root).then_some(node)));
    html! {
        <div class="held">
            <button class="btn line" onclick={press_and_leave(act, Sight::Select(None))}>{ say(Word::FollowSearch) }</button>
            if moment.trace().children(node).next().is_some() {
                <button class="btn line" onclick={fold}>{ say(if is_folded { Word::Unfold } else { Word::Fold }) }</button>
                <button class="btn line" onclick={root}>{ say(if is_root { Word::WholeTree } else { Word::Subtree }) }</button>
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

/// `r.1 · depth 1 · Min to move`
fn place(shown: &Shown, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Word| word.say(shown.lang);
    let turn = match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => format!(" · {}", say(Word::MaxToMove)),
        Kind::Inner(Turn::Player(Player::Min)) => format!(" · {}", say(Word::MinToMove)),
        Kind::Inner(Turn::Chance) => format!(" · {}", say(Word::ChanceNode)),
        Kind::Leaf => format!(" · {}", say(Word::Leaf)),
        Kind::Unknown => String::new(),
    };
    let mut path = node_path(&trace.path(node));
    // The breadcrumb has the whole way; here its ends are enough.
    if path.len() > 26 {
        path.replace_range(8..path.len() - 14, "…");
    }
    format!(
        "{path} · {} {}{turn}",
        say(Word::AtDepth),
        trace.depth(node)
    )
}

/// What else there is to say of the node: where its value was taken from, what it comes to for sure, and against a player
/// who does not move at random.
fn notes(shown: &Shown, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let (trace, spec) = (moment.trace(), shown.run.spec());
    let say = |word: Word| word.say(shown.lang);
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
                <p>{ say(Word::RecalledFrom) }{ " " }<button class="name" onclick={press_and_leave(act, Sight::Select(Some(original)))}>{ node_path(&trace.path(original)) }</button></p>
            }
            if let Some(line) = fact(moment, &spec.game, shown.lang, &spec.algorithm, node) { <p>{ set(&line, None) }</p> }
            if let Some((number, utility)) = curve {
                <p>{ say(Word::ForSure) }<b>{ typed(Number { value: utility.sure(number.value), ..number }) }</b></p>
            }
            if let Some(answer) = perfect {
                <p>
                    { say(Word::IfPerfect) }<b>{ figure(answer.value) }</b>
                    if let Some(best) = answer.best.and_then(|choice| trace.child(node, choice)) {
                        { " → " }{ labels::node(trace, &spec.game, shown.lang, best).text }
                    }
                </p>
            }
        </div>
    }
}

fn value(shown: &Shown, moment: &Moment, node: NodeId) -> Html {
    let say = |word: Word| word.say(shown.lang);
    let class = match moment.trace().kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => "cmax",
        Kind::Inner(Turn::Player(Player::Min)) => "cmin",
        _ => "",
    };
    let visits = moment.visits(node);
    if visits.n > 0 {
        let mean = figure(visits.w / f64::from(visits.n));
        return html! { <><span>{ format!("x̄ {mean}") }</span><small>{ mean_of(visits.n, owner(moment, node), shown.lang) }</small></> };
    }
    let said = match (moment.state(node), moment.number(node)) {
        (State::Unseen, _) => (None, Word::NotReached),
        (State::Cut, _) => (None, Word::NeverLooked),
        (_, None) => (None, Word::NoValueYet),
        (_, Some(number))
            if number.relation == Relation::Open
                && moment.trace().kind(node) == Kind::Inner(Turn::Chance) =>
        {
            return html! { <><span>{ format!("Σ {}", figure(number.value)) }</span><small>{ Word::SumSoFar.say(shown.lang) }</small></> };
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
            Kind::Inner(Turn::Player(mover)) if mover == winner => (Word::Wins, Word::MoverWins),
            Kind::Inner(_) => (Word::Wins, Word::MoverLoses),
            _ => (Word::HasWon, Word::Leaf),
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
            html! { <><span {class}>{ typed(number) }</span><small>{ say(word) }</small></> }
        }
        (None, word) => html! { <small>{ say(word) }</small> },
    }
}

/// Whose rewards a node counts: the side that moved into it; at the root the opponent of the side to move.
fn owner(moment: &Moment, node: NodeId) -> &'static str {
    let trace = moment.trace();
    let mover = |node: NodeId| match trace.kind(node) {
        Kind::Inner(Turn::Player(player)) => Some(player),
        _ => None,
    };
    let above = trace.ancestors(node).skip(1).find_map(mover);
    match above.or_else(|| mover(node).map(Player::other)) {
        Some(Player::Min) => "Min",
        _ => "Max",
    }
}

fn mean_of(visits: u32, owner: &str, lang: Lang) -> String {
    let count = grouped(u64::from(visits));
    match (lang, visits) {
        (Lang::En, 1) => format!("{owner}’s reward of one visit"),
        (Lang::En, _) => format!("{owner}’s mean reward over {count} visits"),
        (Lang::Zh, _) => format!("{count} 次访问的平均奖励（{owner} 的）"),
    }
}

fn meaning(number: Number) -> Word {
    match (number.relation, number.basis) {
        (Relation::AtLeast, Basis::Exact) => Word::LowerBound,
        (Relation::AtMost, Basis::Exact) => Word::UpperBound,
        (Relation::AtLeast, Basis::Estimate | Basis::Average) => Word::LowerEstimate,
        (Relation::AtMost, Basis::Estimate | Basis::Average) => Word::UpperEstimate,
        (Relation::Exact, Basis::Average) => Word::Averaged,
        (Relation::Open, _) => Word::Running,
        (Relation::Exact, Basis::Estimate) => Word::Estimated,
        (Relation::Exact, Basis::Exact) => Word::Value,
    }
}

/// The window under alpha-beta, the choice under Monte-Carlo tree search.
fn search_facts(shown: &Shown, moment: &Moment, node: NodeId) -> Html {
    if let Some(window) = moment.window(node) {
        let range = shown
            .run
            .spec()
            .game
            .traits()
            .range
            .unwrap_or_else(|| outlined_range(moment));
        return number_line(window, range, shown.lang);
    }
    if !matches!(shown.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    // At a step that goes down, the choice is the one that was made at the node above, with the numbers it was made by.
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
        // The move is taken by visits; nothing is selected any more.
        selection.winner = None;
    }
    if selection.candidates.is_empty() || moment.trace().kind(at) == Kind::Inner(Turn::Chance) {
        return Html::default();
    }
    ucb_table(shown, &selection)
}
