//! Hints in three steps: where to look, by which rule, and the first place worked out. They cost nothing and are counted.

use crate::app::state::exercise::{CUT, Solving};
use crate::exercise::{About, Ask, Holds, grade_one};
use crate::lang::words::solving;
use crate::lang::{Saying, Text};
use crate::search::Algorithm;
use crate::trace::NodeId;

/// The steps of a hint.
pub const STEPS: usize = 3;
/// The text put into a field that is to be explained: it can never be right.
const UNKNOWN: &str = "?";

/// The hints about a question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// The steps that are shown.
    pub steps: Vec<Saying>,
    /// The field that they are about.
    pub at: String,
    /// How many steps were asked for so far.
    pub all: u32,
}

impl Hints {
    /// Begins again, about what is wrong now.
    pub(super) fn restart(&mut self) {
        self.steps.clear();
        self.at = String::new();
    }
}

impl Solving {
    /// Whether there is a hint to ask for.
    pub fn can_hint(&self) -> bool {
        // What is wrong with a program its run shows.
        !self.is_over(self.part)
            && !self.question().ask.is_program()
            && self.work().hints.steps.len() < STEPS
    }

    /// Shows one step more.
    pub fn hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        if self.work().hints.steps.is_empty() {
            self.work_mut().hints.at = self.first_wrong().unwrap_or_default();
        }
        let (at, count) = (self.work().hints.at.clone(), self.work().hints.steps.len());
        let step = self.hint_about(self.part, &at, count);
        let work = self.work_mut();
        work.hints.steps.push(step);
        work.hints.all += 1;
        // The hint replaces the grade on the page.
        work.grade = None;
        work.unread = None;
    }

    /// Returns a step of the hint about a field of a question.
    pub(super) fn hint_about(&self, part: usize, at: &str, step: usize) -> Saying {
        let ask = &self.exercise().ask[part].ask;
        match step {
            0 => self.place(part, at),
            1 => Saying::of(&rule(ask, &self.variant.instance.spec.algorithm)),
            _ => {
                let why = self.worked_out(part, at);
                why.unwrap_or_else(|| Saying::of(&solving::NOTHING_WRONG))
            }
        }
    }

    /// Returns the field that is wrong or empty and lies deepest: it is worked out first.
    fn first_wrong(&self) -> Option<String> {
        if let Some(at) = self.decision() {
            return self.entries().get(at).map(|entry| entry.at.clone());
        }
        let grade = grade_one(&self.variant.instance, self.question(), &self.work().draft);
        let wrong: Vec<&String> = grade
            .parts
            .iter()
            .filter(|part| part.right < 1.0)
            .map(|part| &part.at)
            .collect();
        let is_lowest = |at: &&&String| {
            let below = format!("{at}.");
            !wrong.iter().any(|other| other.starts_with(&below))
        };
        wrong.iter().find(is_lowest).map(|at| (*at).clone())
    }

    /// Returns the node that the hints of the question shown are about.
    pub fn hinted(&self) -> Option<NodeId> {
        let hints = &self.work().hints;
        if hints.steps.is_empty() {
            return None;
        }
        self.node_of(self.part, &hints.at)
    }

    /// Returns the node at which a field stands.
    fn node_of(&self, part: usize, at: &str) -> Option<NodeId> {
        let entry = self.variant.entries[part]
            .iter()
            .find(|entry| entry.at == at)?;
        (!matches!(entry.holds, Holds::Reason(_))).then_some(entry.node)
    }

    fn place(&self, part: usize, at: &str) -> Saying {
        let instance = &self.variant.instance;
        let named = |node| Saying::each(|lang| instance.name(node, lang));
        let is_condition = matches!(self.exercise().ask[part].ask, Ask::Make { .. });
        // What is wrong is not the node itself but what the search knows before it.
        if let Some(node) = self.node(at).filter(|_| is_condition) {
            return Saying::of(&solving::LookBefore { node: named(node) });
        }
        match self.node_of(part, at) {
            Some(node) => Saying::of(&solving::LookAt { node: named(node) }),
            None if at.is_empty() => Saying::of(&solving::NOTHING_WRONG),
            None => Saying::of(&solving::LOOK_AT_WHOLE),
        }
    }

    /// Explains the field that the hints are about: what is said of it where it alone is wrong.
    fn worked_out(&self, part: usize, at: &str) -> Option<Saying> {
        if at.is_empty() {
            return None;
        }
        let (instance, question) = (&self.variant.instance, &self.exercise().ask[part]);
        let mut fields = self.model(part);
        match &question.ask {
            Ask::Cut { .. } => {
                if fields.remove(at).is_none() {
                    fields.insert(at.to_owned(), CUT.to_owned());
                }
            }
            Ask::Order { .. } | Ask::Make { .. } => fields.clone_from(&self.works[part].draft),
            _ => {
                fields.insert(at.to_owned(), UNKNOWN.to_owned());
            }
        }
        grade_one(instance, question, &fields).why
    }
}

/// The rule by which a question about a search by this algorithm is answered.
fn rule(ask: &Ask, algorithm: &Algorithm) -> Text {
    match ask {
        Ask::Values { .. } => solving::RULE_VALUES,
        Ask::Grundy { .. } => solving::RULE_GRUNDY,
        Ask::Root { .. } => solving::RULE_ROOT,
        Ask::Cut { .. } => match algorithm {
            Algorithm::WinLose(_) => solving::RULE_CUT_WON,
            Algorithm::Expectimax(_) => solving::RULE_CUT_CHANCE,
            _ => solving::RULE_CUT,
        },
        Ask::Window { .. } => solving::RULE_WINDOW,
        Ask::Choose { .. } => solving::RULE_CHOOSE,
        Ask::Backup => solving::RULE_BACKUP,
        Ask::Playouts => solving::RULE_PLAYOUTS,
        Ask::Control => solving::RULE_CONTROL,
        Ask::Claim { .. } => solving::RULE_CLAIM,
        Ask::Which if matches!(algorithm, Algorithm::Mcts(_)) => solving::RULE_WHICH_MOVES,
        Ask::Which => solving::RULE_WHICH,
        Ask::Next => solving::RULE_NEXT,
        Ask::Code { .. } | Ask::Repair { .. } => solving::RULE_PROGRAM,
        Ask::Order { .. } => solving::RULE_ORDER,
        Ask::Make { .. } if matches!(algorithm, Algorithm::Minimax(_)) => solving::RULE_VALUES,
        Ask::Make { .. } => solving::RULE_MAKE,
        Ask::Mistake {
            about: About::Window,
        } => solving::RULE_MISTAKE_WINDOW,
        Ask::Mistake { .. } => solving::RULE_MISTAKE,
    }
}
