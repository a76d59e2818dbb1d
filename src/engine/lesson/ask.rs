//! The question of a decision as a sentence: all that a reader needs in order to answer stands in the
//! picture, and nothing of the answer stands here.

use super::decision::{Decision, Rule};
use super::labels::{self, Labels};
use super::line::Line;
use crate::game::Player;
use crate::lang::Lang;
use crate::lang::words::lesson;
use crate::search::{Algorithm, Turn};
use crate::trace::{Kind, Trace};

/// Returns the question of a decision.
pub fn ask(
    trace: &Trace,
    decision: Decision,
    labels: &dyn Labels,
    lang: Lang,
    algorithm: &Algorithm,
) -> Line {
    let node = labels::node(trace, labels, lang, decision.node);
    let kind = trace.kind(decision.node);
    let line = match (decision.rule, kind) {
        (Rule::Cut, Kind::Inner(Turn::Chance)) => Line::of(&lesson::AskCutOutcomes { node }, lang),
        (Rule::Cut, _) => Line::of(&lesson::AskCut { node }, lang),
        (Rule::Value, _) if matches!(algorithm, Algorithm::WinLose(_)) => {
            Line::of(&lesson::AskWinner { node }, lang)
        }
        (Rule::Value, Kind::Inner(Turn::Player(Player::Min))) => {
            Line::of(&lesson::AskMin { node }, lang)
        }
        (Rule::Value, _) => Line::of(&lesson::AskMax { node }, lang),
        (Rule::Mean, _) => Line::of(&lesson::AskMean { node }, lang),
        (Rule::Selection, _) => Line::of(&lesson::AskSelection { node }, lang),
        (Rule::Backup, _) => Line::of(&lesson::ASK_BACKUP, lang),
        (Rule::Move, _) => Line::of(&lesson::ASK_MOVE, lang),
    };
    line.finished(lang)
}
