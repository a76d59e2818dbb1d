//! The node inspector: everything known of one node, the search's own or the one a person has picked; below it the outline.

mod chance;
mod counters;
mod features;
mod pruned;
mod sliders;

use super::action::Action;
use super::board::board;
use super::button::{press, press_and_leave};
use super::find::find;
use super::lab::Lab;
use super::markup::html;
use super::number_line::number_line;
use super::outline::outline;
use super::player::grouped;
use super::sentence::set;
use super::trail::trail;
use super::ucb_table::ucb_table;
use super::words::Word;
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lang::Lang;
use crate::lesson::explain::fact;
use crate::lesson::line::{figure, typed};
use crate::lesson::{labels, ucb};
use crate::recording::question::{Question, Reply};
use crate::search::{Algorithm, Basis, Turn, Utility};
use crate::spec::node_path;
use crate::trace::{Kind, Moment, NodeId, Number, Relation, State};
use std::rc::Rc;
use yew::prelude::*;

/// The inspector.
pub fn node_pane(lab: &Rc<Lab>, act: &Callback<Action>) -> Html {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let node = lab.selected.unwrap_or_else(|| moment.subject());
    let spec = lab.run.spec();
    let path = trace.path(node);
    let say = |word: Word| word.say(lab.lang);
    let picture = spec.game.after(&path).picture();
    let name = labels::node(&trace, &spec.game, lab.lang, node).text;
    html! {
        <section class="pane node" tabindex="0" role={lab.region} aria-label={say(Word::Node)}>
            { trail(lab, act, node) }
            <h2><span>{ glyph(trace.kind(node)) }{ " " }{ name }</span><small>{ place(lab, &moment, node) }</small></h2>
            if lab.selected.is_some() {
                <div class="held">
                    <button class="btn line" onclick={press_and_leave(act, Action::Select(None))}>{ say(Word::FollowSearch) }</button>
                    if trace.children(node).next().is_some() {
                        <button class="btn line" onclick={press(act, Action::Fold(node))}>{ say(if lab.folded.contains(&node) { Word::Unfold } else { Word::Fold }) }</button>
                        <button class="btn line" onclick={press(act, Action::Root((lab.root != Some(node)).then_some(node)))}>{ say(if lab.root == Some(node) { Word::WholeTree } else { Word::Subtree }) }</button>
                    }
                </div>
            }
            <div class="big">{ value(lab, &moment, node) }</div>
            { search_facts(lab, &moment, node) }
            { chance::chance_table(lab, &moment, node) }
            { features::features(lab, &moment, node) }
            { notes(lab, act, &moment, node) }
            { pruned::why_pruned(lab, act, &moment, node) }
            if picture != Picture::Bare { <h3>{ say(Word::PositionHere) }</h3>{ board(&picture, lab.lang) } }
            { counters::counters(lab, &moment) }
            <h3>{ say(Word::Outline) }<small>{ " " }{ say(Word::OutlineNote) }</small></h3>
            { find(lab, act) }
            { outline(lab, act) }
        </section>
    }
}

fn glyph(kind: Kind) -> Html {
    let (class, path) = match kind {
        Kind::Inner(Turn::Player(Player::Max)) => ("cmax", "M0 -9L9 6.5L-9 6.5Z"),
        Kind::Inner(Turn::Player(Player::Min)) => ("cmin", "M0 9L9 -6.5L-9 -6.5Z"),
        Kind::Inner(Turn::Chance) => ("cchance", "M-8 0a8 8 0 1016 0a8 8 0 10-16 0Z"),
        Kind::Leaf | Kind::Unknown => ("", "M-8 -7H8V7H-8Z"),
    };
    html! { <svg class={["glyph", class]} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false"><path fill="currentColor" d={path}/></svg> }
}

/// `r.1 · depth 1 · Min to move`
fn place(lab: &Lab, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Word| word.say(lab.lang);
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
fn notes(lab: &Lab, act: &Callback<Action>, moment: &Moment, node: NodeId) -> Html {
    let (trace, spec) = (moment.trace(), lab.run.spec());
    let say = |word: Word| word.say(lab.lang);
    let number = moment.number(node);
    let curve = match &spec.algorithm {
        Algorithm::Expectimax(options) if options.utility != Utility::Linear => {
            number.map(|number| (number, &options.utility))
        }
        _ => None,
    };
    let perfect = match if_perfect(lab, moment, node).and_then(|question| lab.run.reply(&question))
    {
        Some(Reply::IfPerfect(answer)) => answer,
        _ => None,
    };
    html! {
        <div class="facts">
            if let Some(original) = moment.recalled(node) {
                <p>{ say(Word::RecalledFrom) }{ " " }<button class="name" onclick={press_and_leave(act, Action::Select(Some(original)))}>{ node_path(&trace.path(original)) }</button></p>
            }
            if let Some(line) = fact(moment, &spec.game, lab.lang, &spec.algorithm, node) { <p>{ set(&line, None) }</p> }
            if let Some((number, utility)) = curve {
                <p>{ say(Word::ForSure) }<b>{ typed(Number { value: utility.sure(number.value), ..number }) }</b></p>
            }
            if let Some(answer) = perfect {
                <p>
                    { say(Word::IfPerfect) }<b>{ figure(answer.value) }</b>
                    if let Some(best) = answer.best.and_then(|choice| trace.child(node, choice)) {
                        { " → " }{ labels::node(trace, &spec.game, lab.lang, best).text }
                    }
                </p>
            }
        </div>
    }
}

/// The question what a position is worth against a player who does not move at random; none where nobody does.
fn if_perfect(lab: &Lab, moment: &Moment, node: NodeId) -> Option<Question> {
    let (trace, spec) = (moment.trace(), lab.run.spec());
    let is_valued = moment.number(node).is_some() && trace.kind(node) != Kind::Leaf;
    spec.algorithm
        .random_player(spec.game.status())
        .filter(|_| is_valued)
        .map(|_| Question::IfPerfect(trace.path(node)))
}

/// What the pane asks beside a recording, whatever the step.
pub fn asked_of_recording(lab: &Lab) -> Vec<Question> {
    counters::asked(lab).into_iter().collect()
}

/// What it asks at the step that is shown.
pub fn asked_of_moment(lab: &Lab) -> Vec<Question> {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let node = lab.selected.unwrap_or_else(|| moment.subject());
    if_perfect(lab, &moment, node)
        .into_iter()
        .chain(pruned::asked(lab, &moment, node))
        .collect()
}

fn value(lab: &Lab, moment: &Moment, node: NodeId) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let class = match moment.trace().kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => "cmax",
        Kind::Inner(Turn::Player(Player::Min)) => "cmin",
        _ => "",
    };
    let visits = moment.visits(node);
    if visits.n > 0 {
        let mean = figure(visits.w / f64::from(visits.n));
        return html! { <><span>{ format!("x̄ {mean}") }</span><small>{ mean_of(visits.n, owner(moment, node), lab.lang) }</small></> };
    }
    let said = match (moment.state(node), moment.number(node)) {
        (State::Unseen, _) => (None, Word::NotReached),
        (State::Cut, _) => (None, Word::NeverLooked),
        (_, None) => (None, Word::NoValueYet),
        (_, Some(number))
            if number.relation == Relation::Open
                && moment.trace().kind(node) == Kind::Inner(Turn::Chance) =>
        {
            return html! { <><span>{ format!("Σ {}", figure(number.value)) }</span><small>{ Word::SumSoFar.say(lab.lang) }</small></> };
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
    ) = (said.0, &lab.run.spec().algorithm)
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
fn search_facts(lab: &Lab, moment: &Moment, node: NodeId) -> Html {
    if let Some(window) = moment.window(node) {
        let range = lab
            .run
            .spec()
            .game
            .traits()
            .range
            .unwrap_or_else(|| outlined_range(moment));
        return number_line(window, range, lab.lang);
    }
    if !matches!(lab.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    // At a step that goes down, the choice is the one that was made at the node above, with the numbers it was made by.
    let selecting = lab.selected.is_none()
        && moment.trace().phase(moment.step()) == crate::trace::Phase::Selection;
    let (then, at) = if selecting {
        (moment.before(), moment.before().cursor())
    } else {
        (*moment, node)
    };
    let Some(options) = lab.run.spec().mcts() else {
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
    ucb_table(lab, &selection)
}

/// The lowest and highest leaf of a tree that is drawn whole.
fn outlined_range(moment: &Moment) -> (f64, f64) {
    let trace = moment.trace();
    let leaves = (0..trace.size() as u32)
        .filter_map(|node| trace.outlined_value(NodeId(node)))
        .filter(|value| value.is_finite());
    let (low, high) = leaves.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    if low <= high {
        (low.min(0.0), high)
    } else {
        (-1.0, 1.0)
    }
}
