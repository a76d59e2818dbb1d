//! The listings with a depth limit, which is counted from the root.

use super::super::{CHANCE, MAX, MIN};
use super::{Act, CodeLine, line};
use crate::lang::Text;
use crate::lang::words::lesson;
use crate::search::{Basis, Turn};

/// The actions of a player's part, which the listing only names “minimax with alpha-beta”.
const PLAYER: &[Act] = &[Act::Each, Act::Better, Act::Narrow, Act::Cut, Act::Back];

/// The tests that end a line of play.
fn ends() -> [CodeLine; 2] {
    [
        line(1, Act::Value(Basis::Exact), "if over(s): return utility(s)"),
        line(
            1,
            Act::Value(Basis::Estimate),
            "if d = LIMIT: return evaluation(s)",
        )
        .also(&[Act::Value(Basis::Average)]),
    ]
}

pub fn minimax() -> Vec<CodeLine> {
    let [over, limit] = ends();
    vec![
        line(0, Act::Head, "minimax(s, player, d):"),
        over,
        limit,
        line(1, Act::Start, "next ← set(successors(s))").slips(lesson::SLIP_SET_OF_MOVES),
        line(1, Act::Block, "if player = MAX:"),
        line(2, Act::Each, "v ← max{minimax(c, MIN, d + 1) : c ∈ next}")
            .of(MAX)
            .also(&[Act::Better]),
        line(1, Act::Block, "else:"),
        line(2, Act::Each, "v ← min{minimax(c, MAX, d + 1) : c ∈ next}")
            .of(MIN)
            .also(&[Act::Better]),
        line(1, Act::Back, "return v"),
    ]
}

pub fn alpha_beta() -> Vec<CodeLine> {
    let [over, limit] = ends();
    let mut lines = vec![
        line(0, Act::Enter, "alphabeta(s, player, d, α = −∞, β = +∞):"),
        over,
        limit,
        line(1, Act::Block, "next ← set(successors(s))").slips(lesson::SLIP_SET_OF_CUTS),
        line(1, Act::Block, "if player = MAX:"),
    ];
    let max = [
        "best ← −∞",
        "x ← alphabeta(c, MIN, d + 1, α, β)",
        "best ← max(best, x)",
        "α ← max(α, best)",
    ];
    let min = [
        "best ← +∞",
        "x ← alphabeta(c, MAX, d + 1, α, β)",
        "best ← min(best, x)",
        "β ← min(β, best)",
    ];
    lines.extend(player(MAX, max, lesson::SLIP_LOWER));
    lines.push(line(1, Act::Block, "else:"));
    lines.extend(player(MIN, min, lesson::SLIP_BETTER));
    lines
}

fn player(turn: Option<Turn>, texts: [&str; 4], slip: Text) -> [CodeLine; 7] {
    let [start, call, better, narrow] = texts;
    let lines = [
        line(2, Act::Start, start),
        line(2, Act::Each, "for c in next:"),
        line(3, Act::Block, call),
        line(3, Act::Better, better),
        line(3, Act::Narrow, narrow),
        line(3, Act::Cut, "if α ≥ β: break").slips(slip),
        line(2, Act::Back, "return best"),
    ];
    lines.map(|line| line.of(turn))
}

pub fn expectimax() -> Vec<CodeLine> {
    let [over, limit] = ends();
    vec![
        line(0, Act::Enter, "expectimax(s, player, d):"),
        over,
        limit,
        line(1, Act::Block, "if player = CHANCE:"),
        line(2, Act::Block, "next ← set(outcomes(s))").slips(lesson::SLIP_SET_OF_OUTCOMES),
        line(2, Act::Block, "other ← player_after(s, player)"),
        line(2, Act::Start, "total ← 0").of(CHANCE),
        line(2, Act::Each, "for (p, c) in next:").of(CHANCE),
        line(
            3,
            Act::Accumulate,
            "total += p · expectimax(c, other, d + 1)",
        )
        .of(CHANCE),
        line(2, Act::Back, "return total").of(CHANCE),
        line(1, Act::Start, "elif MAX: …  # minimax + alpha_beta")
            .of(MAX)
            .also(PLAYER)
            .slips(lesson::SLIP_WINDOWS),
        line(1, Act::Start, "else: …  # minimax + alpha_beta")
            .of(MIN)
            .also(PLAYER),
    ]
}
