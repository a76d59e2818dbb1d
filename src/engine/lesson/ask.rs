//! The question of a decision as a sentence: all that a reader needs in order to answer stands in the
//! picture, and nothing of the answer stands here.

use super::decision::{Decision, Rule};
use super::explain::Reading;
use super::labels::{self, Labels};
use super::line::{Line, player};
use crate::game::Player;
use crate::lang::Lang;
use crate::lang::words::lesson;
use crate::search::{Algorithm, Turn};
use crate::trace::{Kind, Perspective, Trace};

/// Returns the question of a decision.
pub fn ask<'a>(
    trace: &Trace,
    decision: Decision,
    labels: &dyn Labels,
    lang: Lang,
    reading: impl Into<Reading<'a>>,
) -> Line {
    let Reading {
        algorithm,
        perspective,
    } = reading.into();
    let node = labels::node(trace, labels, lang, decision.node, perspective);
    let kind = trace.kind(decision.node);
    let line = match (decision.rule, kind) {
        (Rule::Cut, Kind::Inner(Turn::Chance)) => Line::of(&lesson::AskCutOutcomes { node }, lang),
        (Rule::Cut, _) => Line::of(&lesson::AskCut { node }, lang),
        (Rule::Value, _) if matches!(algorithm, Algorithm::WinLose(_)) => {
            Line::of(&lesson::AskWinner { node }, lang)
        }
        (Rule::Value, Kind::Inner(Turn::Player(Player::Min)))
            if perspective == Perspective::Max =>
        {
            Line::of(&lesson::AskMin { node }, lang)
        }
        (Rule::Value, _) => {
            let mover = player(trace.mover(decision.node).unwrap_or(Player::Max));
            Line::of(&lesson::AskMax { mover, node }, lang)
        }
        (Rule::Mean, _) => Line::of(&lesson::AskMean { node }, lang),
        (Rule::Selection, _) => Line::of(&lesson::AskSelection { node }, lang),
        (Rule::Backup, _) => Line::of(&lesson::ASK_BACKUP, lang),
        (Rule::Move, _) => Line::of(&lesson::ASK_MOVE, lang),
    };
    line.finished(lang)
}
