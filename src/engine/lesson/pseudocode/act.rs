//! Which line of a listing an event carries out.

use super::CHANCE;
use crate::search::{Basis, Event, Stage, Turn, Used};
use crate::trace::{Kind, Moment, NodeId};

/// The action of a line. Each event is one of these actions, and each listing has a line for all that can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The head of a procedure that no event enters by itself.
    Head,
    /// The head of a loop or a condition, under way while a line in it is carried out.
    Block,
    /// A call, under way while one of these procedures is.
    Call(&'static [&'static str]),
    Bounds,
    Deepen,
    Enter,
    Start,
    Recall(Used),
    Rank,
    Each,
    Better,
    Narrow,
    Accumulate,
    Interval,
    Cut,
    Number,
    Store,
    Back,
    Value(Basis),
    Root,
    Iterate,
    Select,
    Draw,
    Expand,
    New,
    Fresh,
    Playout,
    Terminal,
    Scout,
    Again,
    Credit,
    Take,
}

/// Returns the action of the event that led to a moment, and the player to whose procedure it belongs.
pub fn act(moment: &Moment) -> Option<(Act, Option<Turn>)> {
    let trace = moment.trace();
    let before = moment.before();
    let cursor = before.cursor();
    let is_mcts = !trace.landmarks().iterations.is_empty();
    let turn = turn(moment, cursor);
    let act = match moment.event()? {
        Event::Begin {
            stage: Stage::Iteration(_),
        } => Act::Iterate,
        Event::Begin {
            stage: Stage::Depth(_),
        } => Act::Deepen,
        Event::Range { .. } if moment.step() == 1 => Act::Bounds,
        Event::Range { .. } => Act::Interval,
        Event::Open { .. } if is_mcts => opened(moment),
        Event::Open { .. } => Act::Start,
        Event::Expand { .. } | Event::Prior { .. } => Act::Expand,
        Event::Rank { .. } => Act::Rank,
        Event::Descend { .. } if trace.has_expanded(before.step()) => Act::New,
        Event::Descend { .. } if is_mcts && turn == CHANCE => Act::Draw,
        Event::Descend { .. } if is_mcts => Act::Select,
        Event::Descend { .. } => match before.event() {
            Some(Event::Scout { .. }) => Act::Scout,
            Some(Event::Again { .. }) => Act::Again,
            _ => Act::Each,
        },
        Event::Scout { .. } => Act::Scout,
        Event::Again { .. } => Act::Again,
        Event::Bound { .. } if trace.is_given(moment.step()) => Act::Enter,
        Event::Bound { .. } if matches!(before.event(), Some(Event::Recall { .. })) => {
            Act::Recall(Used::Narrow)
        }
        Event::Bound { .. } => Act::Narrow,
        Event::Evaluate { .. } if is_mcts => Act::Terminal,
        Event::Evaluate { basis, .. } => Act::Value(basis),
        Event::Improve { .. } => Act::Better,
        Event::Accumulate { .. } => Act::Accumulate,
        Event::Cutoff { .. } => Act::Cut,
        Event::Recall { used, .. } => Act::Recall(used),
        Event::Store { .. } => Act::Store,
        Event::Grundy { .. } => match before.event() {
            Some(Event::Evaluate { basis, .. }) => Act::Value(basis),
            Some(Event::Recall { used, .. }) => Act::Recall(used),
            _ => Act::Number,
        },
        Event::Simulate { .. } if is_mcts => Act::Playout,
        Event::Simulate { .. } => Act::Value(Basis::Average),
        Event::Credit { .. } => Act::Credit,
        Event::Return { .. } => ended(&before).unwrap_or(Act::Back),
        Event::Choose { .. } => Act::Take,
    };
    Some((act, turn))
}

/// Returns the player whose procedure runs at a node. At a leaf no player moves; the turn is that of the opponent of its parent.
fn turn(moment: &Moment, node: NodeId) -> Option<Turn> {
    match moment.trace().kind(node) {
        Kind::Inner(turn) => Some(turn),
        Kind::Leaf | Kind::Unknown => moment.trace().mover(node).map(Turn::Player),
    }
}

/// Monte-Carlo tree search opens the root, the node it has added, or one that was added with its siblings and selected now.
fn opened(moment: &Moment) -> Act {
    match moment.step() {
        1 => Act::Root,
        step if moment.trace().has_expanded(step - 2) => Act::New,
        _ => Act::Fresh,
    }
}

/// Returns the action that gave the node its value, if it was not a child; a Grundy number may follow that event.
fn ended(before: &Moment) -> Option<Act> {
    let told = match before.event() {
        Some(Event::Grundy { .. }) => before.before().event(),
        event => event,
    };
    match told {
        Some(Event::Evaluate { basis, .. }) => Some(Act::Value(basis)),
        Some(Event::Recall {
            used: Used::Answer, ..
        }) => Some(Act::Recall(Used::Answer)),
        _ => None,
    }
}
