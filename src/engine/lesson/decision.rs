//! Decisions: the places of a recording at which the rule of the algorithm settles something that a
//! reader can find by the same rule before reading on. A pause asks there, an exercise grades there.

use super::ucb;
use crate::game::Player;
use crate::search::{Event, Turn};
use crate::trace::{Kind, NodeId, Phase, Trace};

/// The rule that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// The cut: a child has returned to a node with children left, and they are pruned or the next
    /// of them is searched. It is asked where a cut is possible: the other player is sure of
    /// something above. A search without windows asks it only where it cuts.
    Cut,
    /// The value of a player's node with several children, once the last of them has returned.
    Value,
    /// The mean of a chance node with several outcomes, once the last of them has returned.
    Mean,
    /// The child that the tree policy of Monte-Carlo tree search selects, where it compares bounds.
    Selection,
    /// The visits and rewards of the nodes on the path after a playout.
    Backup,
    /// The move that Monte-Carlo tree search plays in the end.
    Move,
}

/// A decision of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The rule by which it is made.
    pub rule: Rule,
    /// The node at which it is made; for [`Rule::Backup`] the one at the end of the path.
    pub node: NodeId,
    /// The step at which all that the rule needs is known, and nothing of the outcome.
    pub question: u32,
    /// The step whose event tells the outcome; the events between prepare it.
    pub answer: u32,
}

impl Decision {
    /// Whether children are pruned.
    pub fn is_cut(&self, trace: &Trace) -> bool {
        matches!(trace.event(self.answer), Some(Event::Cutoff { .. }))
    }
}

/// Returns the first decision whose question stands at `step` or later. Its answer is recorded too:
/// of a search that goes on, the last decision may still be missing.
pub fn decision(trace: &Trace, step: u32) -> Option<Decision> {
    (step..trace.len()).find_map(|question| asked_at(trace, question))
}

/// Iterates over all decisions of a recording. The answer of one is never behind the question of
/// the next.
pub fn decisions(trace: &Trace) -> impl Iterator<Item = Decision> + '_ {
    decisions_from(trace, 0)
}

/// Iterates over the decisions whose questions stand at `step` or later.
pub fn decisions_from(trace: &Trace, step: u32) -> impl Iterator<Item = Decision> + '_ {
    let first = decision(trace, step);
    std::iter::successors(first, |before| decision(trace, before.question + 1))
}

/// Returns the decision whose question stands at exactly this step.
fn asked_at(trace: &Trace, question: u32) -> Option<Decision> {
    let node = trace.cursor(question);
    let is_mcts = !trace.landmarks().iterations.is_empty();
    let (rule, answer) = if is_mcts {
        of_playouts(trace, question, node)?
    } else {
        of_returns(trace, question, node)?
    };
    Some(Decision {
        rule,
        node,
        question,
        answer,
    })
}

/// Reads the decisions of Monte-Carlo tree search.
fn of_playouts(trace: &Trace, question: u32, node: NodeId) -> Option<(Rule, u32)> {
    let next = question + 1;
    match (trace.event(question)?, trace.event(next)?) {
        (_, Event::Choose { .. }) => (trace.choices(node) > 1).then_some((Rule::Move, next)),
        // A child that was just added is entered without a comparison.
        (_, Event::Descend { .. }) if trace.phase(next) == Phase::Selection => {
            let is_player = matches!(trace.kind(node), Kind::Inner(Turn::Player(_)));
            let compares = || {
                let selection = ucb::selection(&trace.at(question), node, trace.taking());
                selection.winner.is_some() && selection.candidates.len() > 1
            };
            (is_player && compares()).then_some((Rule::Selection, next))
        }
        (Event::Simulate { .. } | Event::Evaluate { .. }, Event::Credit { .. }) => {
            // One credit for each node of the path, the root included.
            let answer = question + u32::from(trace.depth(node)) + 1;
            (answer <= trace.len()).then_some((Rule::Backup, answer))
        }
        _ => None,
    }
}

/// Reads the decisions of the searches in which every node returns a value: each is made when a
/// child has returned, by the next event that goes on, cuts or returns.
fn of_returns(trace: &Trace, question: u32, node: NodeId) -> Option<(Rule, u32)> {
    // The root has no parent to which the cursor could go up.
    let came = trace.cursor(question.checked_sub(1)?);
    let is_back = matches!(trace.event(question)?, Event::Return { .. }) && came != node;
    if !is_back {
        return None;
    }
    let (answer, event) = (question + 1..=trace.len()).find_map(|step| {
        let event = trace.event(step)?;
        let is_answer = matches!(
            event,
            Event::Descend { .. } | Event::Cutoff { .. } | Event::Return { .. }
        );
        is_answer.then_some((step, event))
    })?;
    let rule = match (event, trace.kind(node)) {
        (Event::Cutoff { .. }, _) => Rule::Cut,
        (Event::Descend { .. }, kind) => {
            return can_cut(trace, question, node, kind).then_some((Rule::Cut, answer));
        }
        _ if trace.choices(node) < 2 => return None,
        (_, Kind::Inner(Turn::Chance)) => Rule::Mean,
        _ => Rule::Value,
    };
    Some((rule, answer))
}

/// Whether some value would cut at the node: the window given to it ends where another player can
/// do better elsewhere.
fn can_cut(trace: &Trace, step: u32, node: NodeId, kind: Kind) -> bool {
    let Some(window) = trace.at(step).window(node) else {
        return false;
    };
    let (from_below, from_above) = (window.alpha.is_finite(), window.beta.is_finite());
    match kind {
        Kind::Inner(Turn::Player(Player::Max)) => from_above,
        Kind::Inner(Turn::Player(Player::Min)) => from_below,
        _ => from_below || from_above,
    }
}
