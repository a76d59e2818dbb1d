//! The verdict on a transcript.

use super::answer;
use super::convention::Convention;
use super::difference::Difference;
use super::explanation::Explanation;
use super::facts::Facts;
use super::judge::judge;
use super::mcts;
use super::memory::Limit;
use crate::transcript::{Transcript, Walk};
use serde::Serialize;

/// The verdict in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// All that could be compared is as in the book.
    Same,
    /// The answer is right, but the run makes more calls than the book.
    MoreWork,
    /// The answer is right, and no call is made that the book does without; only windows differ.
    OtherWindows,
    /// Something else differs.
    Differs,
    /// Nothing could be compared.
    TooLittle,
}

/// The verdict, and what it stands on.
#[derive(Debug)]
pub struct Verdict {
    /// In a word.
    pub kind: Kind,
    /// The differences in the order of the run.
    pub differences: Vec<Difference>,
    /// What explains every difference of the first one's rule.
    pub slips: Vec<Explanation>,
    /// The conventions that fit a search of calls; the first is the one of the differences.
    pub conventions: Vec<Convention>,
    /// The conventions that fit Monte-Carlo tree search.
    pub mcts: Option<mcts::Found>,
    /// The depth limit.
    pub limit: Limit,
    /// The number of nodes that were compared.
    pub checked: u32,
    /// Whether the answer is right, if that is known.
    pub is_right: Option<bool>,
    /// The calls at their nodes.
    pub walk: Walk,
}

impl Verdict {
    /// Returns the first difference.
    pub fn first(&self) -> Option<&Difference> {
        self.differences.first()
    }

    /// Returns the path of moves to the node of a difference.
    pub fn path(&self, difference: &Difference) -> Option<Vec<u16>> {
        match &self.mcts {
            Some(found) => found.path(difference),
            None => self.walk.path(difference.visit),
        }
    }
}

/// Holds a transcript against the book.
pub fn check(transcript: &Transcript) -> Verdict {
    let walk = Walk::new(transcript);
    if transcript.calls.is_empty() && !transcript.iterations.is_empty() {
        let judged = mcts::judge(transcript, &walk.game);
        return Verdict {
            kind: match judged.differences.is_empty() {
                true if judged.checked < 2 => Kind::TooLittle,
                true => Kind::Same,
                false => Kind::Differs,
            },
            differences: judged.differences,
            slips: judged.slips.into_iter().map(Explanation::from).collect(),
            conventions: Vec::new(),
            mcts: Some(judged.found),
            limit: Limit::None,
            checked: judged.checked,
            is_right: None,
            walk,
        };
    }
    let facts = Facts::new(transcript, &walk);
    let judged = judge(&facts);
    let is_right = judged
        .conventions
        .first()
        .and_then(|convention| answer::is_right(&facts, convention, judged.limit));
    let only_work = judged
        .differences
        .iter()
        .all(|found| found.rule.is_of_work());
    let kind = match judged.differences.is_empty() {
        true if judged.checked == 0 => Kind::TooLittle,
        true => Kind::Same,
        false if only_work && is_right != Some(false) => Kind::MoreWork,
        false => Kind::Differs,
    };
    let mut verdict = Verdict {
        kind,
        differences: judged.differences,
        slips: judged.slips,
        conventions: judged.conventions,
        mcts: None,
        limit: judged.limit,
        checked: judged.checked,
        is_right,
        walk,
    };
    if verdict.kind == Kind::MoreWork && !verdict.works_more() {
        verdict.kind = Kind::OtherWindows;
    }
    verdict
}
