//! Sentences of a machine about its move: the reason, the next best move, the expected continuation.

use crate::app::state::play::number::{pawn, told};
use crate::game::any::AnyGame;
use crate::game::{Interval, Player, Status};
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say};
use crate::lesson::Line;
use crate::lesson::line::{figure, plain};
use crate::play::{Machine, Seen, Thought};
use crate::search::{Algorithm, Basis, Relation};
use crate::text::decimal::grouped;
use crate::trace::Number;
use std::cmp::Reverse;

/// Moves of a line that are said at most.
const TOLD: usize = 4;

/// Returns the moves that a thought has seen: first the one that is played, then the others from the best on.
pub fn ranked(thought: &Thought, machine: &Machine, mover: Player) -> Vec<Seen> {
    let by_value = |one: &Seen, other: &Seen| match mover {
        Player::Max => other.value.total_cmp(&one.value),
        Player::Min => one.value.total_cmp(&other.value),
    };
    let mut all = thought.seen.clone();
    // The order among equals is that of the moves; where ends are known, of wins the sooner comes first, of losses the later.
    let wins = |seen: &Seen| mover.prefers(seen.value, 0.0);
    all.sort_by_key(|seen| {
        let plies = seen.plies.map_or(0, i64::from);
        if wins(seen) { plies } else { -plies }
    });
    if matches!(machine.algorithm, Algorithm::Mcts(_)) {
        all.sort_by_key(|seen| Reverse(seen.visits));
    } else {
        all.sort_by(by_value);
    }
    all.sort_by_key(|seen| Some(seen.choice) != thought.answer.best);
    all
}

/// Returns the sentences about the move that a machine made at a position.
pub fn said(
    before: &AnyGame,
    machine: &Machine,
    thought: &Thought,
    mover: Player,
    lang: Lang,
) -> String {
    let name = |choice: u16| before.move_told(choice, lang).unwrap_or_default();
    let ranked = ranked(thought, machine, mover);
    let Some(own) = ranked.first() else {
        return String::new();
    };
    let (who, made) = (called(mover), name(own.choice));
    let iterates = matches!(machine.algorithm, Algorithm::Mcts(_));
    let pawn = pawn(before, &machine.algorithm);
    let value = |seen: &Seen| told(number(seen), before, pawn, lang);
    let (worst, best) = ends(before, mover);
    let is_certain = !iterates && thought.basis == Basis::Exact && !before.is_explicit();
    // Behind a bound, as a cut leaves it, the order of the others is not known.
    let is_known = |next: &&Seen| iterates || next.relation == Relation::Exact;
    let mut next = ranked.get(1).filter(is_known);
    // What loses for certain is no next best move.
    let loses = |seen: &Seen| seen.basis == Basis::Exact && Some(seen.value) == worst;
    let is_lost = !iterates && !before.is_explicit() && next.is_some_and(loses);
    let reason = if before.choices() == 1 {
        play::OnlyMove { who, made }.say(lang)
    } else if is_certain && Some(thought.answer.value) == best {
        next = None;
        match own.plies {
            Some(plies) => {
                let plies = u64::from(plies);
                play::WinsByIn { who, made, plies }.say(lang)
            }
            None => play::WinsBy { who, made }.say(lang),
        }
    } else if is_certain && Some(thought.answer.value) == worst {
        next = None;
        match own.plies {
            Some(plies) => {
                let plies = u64::from(plies);
                play::LosesLatest { who, made, plies }.say(lang)
            }
            None => play::LosesAnyway { who, made }.say(lang),
        }
    } else if iterates {
        let all = ranked
            .iter()
            .map(|seen| u64::from(seen.visits))
            .sum::<u64>();
        let (visits, all) = (grouped(own.visits.into()), grouped(all));
        let mean = figure(rounded(own.value));
        play::Visited {
            who,
            made,
            visits,
            all,
            mean,
        }
        .say(lang)
    } else if is_lost {
        next = None;
        let value = value(own);
        play::OthersLose { who, made, value }.say(lang)
    } else if thought.reached.is_none() {
        next = None;
        play::DrawnByAll { who, made }.say(lang)
    } else {
        let (count, value) = (ranked.len() as u64, value(own));
        let depth = u64::from(thought.reached.unwrap_or_default());
        play::NoBetter {
            who,
            made,
            depth,
            count,
            value,
        }
        .say(lang)
    };
    let next = next.map(|next| {
        let made = name(next.choice);
        if iterates {
            let (visits, mean) = (grouped(next.visits.into()), figure(rounded(next.value)));
            let value = play::VisitsAndMean { visits, mean }.say(lang);
            play::NextVisited { made, value }.say(lang)
        } else {
            let value = value(next);
            play::NextBest { made, value }.say(lang)
        }
    });
    let parts = [Some(reason), next, expected(before, thought, lang)];
    let gap = lang.space();
    let said = parts.into_iter().flatten().collect::<Vec<_>>().join(gap);
    Line(vec![plain(said)]).finished(lang).text()
}

/// The moves that a thought expects after its own.
fn expected(before: &AnyGame, thought: &Thought, lang: Lang) -> Option<String> {
    let (mut here, mut line) = (before.clone(), Vec::new());
    for &choice in thought.line.iter().take(TOLD) {
        let made = here.move_told(choice, lang).unwrap_or_default();
        line.push(match here.status() {
            Status::ToMove(player) => {
                let who = called(player);
                play::MoveOf { who, made }.say(lang)
            }
            _ => made,
        });
        here.play(choice);
    }
    let line = line.get(1..).filter(|line| !line.is_empty())?;
    let line = line.join(page::COMMA.say(lang));
    Some(play::Expects { line }.say(lang))
}

/// Returns the name of a player.
pub fn called(player: Player) -> &'static str {
    if player == Player::Max { "Max" } else { "Min" }
}

/// The scores of a player's worst and best end.
fn ends(game: &AnyGame, player: Player) -> (Option<f64>, Option<f64>) {
    match (game.traits().range, player) {
        (Some(Interval { low, high }), Player::Max) => (Some(low), Some(high)),
        (Some(Interval { low, high }), Player::Min) => (Some(high), Some(low)),
        (None, _) => (None, None),
    }
}

/// Returns the number that was found for a move.
pub fn number(seen: &Seen) -> Number {
    Number {
        value: seen.value,
        relation: seen.relation,
        basis: seen.basis,
    }
}

/// Rounds a mean reward to three decimals.
pub fn rounded(mean: f64) -> f64 {
    (mean * 1e3).round() / 1e3
}
