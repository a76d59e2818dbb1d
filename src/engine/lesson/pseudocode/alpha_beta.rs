//! Alpha-beta with α and β handed down, in the convention that was chosen.

use super::minimax::PLAYERS;
use super::procedure::{Runner, Shape, back, cut, each, narrow, start};
use super::{Act, CodeLine, Turns, code};
use crate::game::Player;
use crate::lang::words::pseudocode;
use crate::lang::{Say, Text};
use crate::search::{AlphaBeta, CutRule, Order, Returns, Turn, Used};
use crate::trace::Perspective;

pub fn lines(options: &AlphaBeta, turns: &Turns, perspective: Perspective) -> Vec<CodeLine> {
    // A new option has to be named here: if it changes what is done, it changes a line.
    let AlphaBeta {
        depth: _,
        evaluation: _,
        cut: _,
        returns: _,
        order: _,
        deepening: _,
        pvs: _,
        table: _,
        window: _,
    } = options;
    let shape = Shape {
        depth: options.depth.is_some(),
        window: true,
        dispatched: !turns.alternate,
        perspective,
        evaluation: &options.evaluation,
        utility: "UTILITY(s)",
    };
    let deepen = code(1, Act::Deepen, None, pseudocode::DEEPEN);
    let deepen = options.deepening.then_some(deepen).into_iter().collect();
    let mut lines = shape.main("ALPHA-BETA", turns, options.window, deepen);
    if shape.dispatched {
        lines.extend(shape.dispatch(&PLAYERS));
    }
    for runner in Runner::all(perspective) {
        lines.extend(procedure(&shape, options, runner));
    }
    lines
}

fn procedure(shape: &Shape, options: &AlphaBeta, runner: Runner) -> Vec<CodeLine> {
    let turn = runner.turn();
    let mut lines = shape.enter(runner);
    // The window as it was given is asked for again once α or β has moved.
    let kept = match options.table || options.returns == Returns::Clipped {
        true => ";  α₀ ← α;  β₀ ← β",
        false => "",
    };
    lines.push(start(runner, kept));
    let (sign, other) = match options.cut {
        CutRule::Ge => ("≥", "≤"),
        CutRule::Gt => (">", "<"),
    };
    if options.table {
        lines.extend(recall(turn, shape.depth, (sign, other)));
    }
    lines.extend(order(options.order, turn));
    if options.pvs {
        lines.push(code(1, Act::Block, turn, pseudocode::EACH_CHILD));
        lines.extend(scout(shape, runner));
    } else {
        lines.extend([each(runner), shape.better(runner)]);
    }
    lines.extend([narrow(runner), cut(runner, sign)]);
    let value = match (options.returns, runner.part()) {
        (Returns::Hard, Player::Max) => "α",
        (Returns::Hard, Player::Min) => "β",
        (Returns::Clipped, _) if !options.table => "clamp(v, α₀, β₀)",
        (Returns::Soft | Returns::Clipped, _) => "v",
    };
    if options.table {
        let clamped = match options.returns {
            Returns::Clipped => "v ← clamp(v, α₀, β₀);  ",
            Returns::Soft | Returns::Hard => "",
        };
        lines.push(store(turn, shape.depth, value, clamped));
    }
    lines.push(back(turn, value));
    lines
}

/// Searches the first child with the whole window, another one with a null window of width ε, and again if it proves better.
fn scout(shape: &Shape, runner: Runner) -> [CodeLine; 7] {
    let turn = runner.turn();
    let null = match runner {
        Runner::One(Player::Max) => "α, α + ε",
        Runner::One(Player::Min) => "β − ε, β",
        Runner::Each => "−α − ε, −α",
    };
    let (is_better, better) = match runner.part() {
        Player::Max => ("α + ε ≤ t < β", "v ← max(v, t)"),
        Player::Min => ("α < t ≤ β − ε", "v ← min(v, t)"),
    };
    let call = |window| format!("t ← {}", shape.below(Some(runner), window));
    [
        code(2, Act::Block, turn, pseudocode::IF_FIRST),
        code(3, Act::Each, turn, call(runner.window())),
        code(2, Act::Block, turn, pseudocode::IF_NOT_FIRST),
        code(3, Act::Scout, turn, call(null)),
        code(3, Act::Block, turn, pseudocode::IfBetter { is_better }),
        code(4, Act::Again, turn, call(runner.window())),
        code(2, Act::Better, turn, better),
    ]
}

/// Looks a position up in the table: its value t, a flag, the depth and a move. A bound decides as a cut does: by these signs.
fn recall(turn: Option<Turn>, depth: bool, (above, below): (&str, &str)) -> [CodeLine; 4] {
    let (entry, same) = match depth {
        true => (pseudocode::TABLE_HAS_DEPTH, pseudocode::TABLE_SAME_DEPTH),
        false => (pseudocode::TABLE_HAS, Text::EMPTY),
    };
    let recalled = |used, text: &dyn Say| code(2, Act::Recall(used), turn, text);
    [
        code(1, Act::Block, turn, entry),
        recalled(
            Used::Answer,
            &pseudocode::TableAnswer { same, above, below },
        ),
        recalled(Used::Narrow, &pseudocode::TableNarrow { same }),
        recalled(Used::Order, &pseudocode::TABLE_ORDER),
    ]
}

/// Stores a value in the table; the flag says how it relates to the true value.
fn store(turn: Option<Turn>, depth: bool, value: &str, clamped: &str) -> CodeLine {
    let depth = if depth { ", d" } else { "" };
    code(
        1,
        Act::Store,
        turn,
        pseudocode::TableStore {
            clamped,
            value,
            depth,
        },
    )
}

fn order(order: Order, turn: Option<Turn>) -> Option<CodeLine> {
    let sorted = match order {
        Order::Given => return None,
        Order::Best => pseudocode::SORT_BEST,
        Order::Worst => pseudocode::SORT_WORST,
        Order::Shuffle => pseudocode::SHUFFLE,
        Order::Killer => pseudocode::SORT_KILLERS,
    };
    Some(code(1, Act::Rank, turn, sorted))
}
