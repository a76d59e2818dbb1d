//! Expectimax: minimax with a third procedure, for chance; with Star1 the windows of alpha-beta.

use super::minimax::{PLAYERS, plain};
use super::procedure::{Runner, Shape, back, cut, each, narrow, start};
use super::{Act, CHANCE, CodeLine, Turns, code};
use crate::game::Player;
use crate::lang::words::pseudocode;
use crate::search::{Expectimax, Turn, Utility, Window};
use crate::trace::Perspective;

pub fn lines(options: &Expectimax, turns: &Turns) -> Vec<CodeLine> {
    let shape = Shape {
        depth: options.depth.is_some(),
        window: options.prune,
        dispatched: true,
        perspective: Perspective::Max,
        evaluation: &options.evaluation,
        utility: match options.utility {
            Utility::Linear => "UTILITY(s)",
            _ => "u(PAYOFF(s))",
        },
    };
    let bounds = code(1, Act::Bounds, None, pseudocode::BOUNDS);
    let bounds = options.prune.then_some(bounds).into_iter().collect();
    let mut lines = shape.main("EXPECTIMAX", turns, Window::FULL, bounds);
    let chooses = |player: Player| turns.random != Some(player);
    let has_chance = turns.chance || turns.random.is_some();
    let movers: Vec<_> = PLAYERS
        .into_iter()
        .filter(|(mover, _)| !matches!(mover, Turn::Player(player) if !chooses(*player)))
        .chain(has_chance.then_some((Turn::Chance, ["CHANCE-VALUE"].as_slice())))
        .collect();
    lines.extend(shape.dispatch(&movers));
    for player in [Player::Max, Player::Min]
        .into_iter()
        .filter(|player| chooses(*player))
    {
        lines.extend(match options.prune {
            true => pruned(&shape, Runner::One(player)),
            false => plain(&shape, Runner::One(player)),
        });
    }
    if has_chance {
        lines.extend(average(&shape));
    }
    lines
}

/// A player's procedure with a window.
fn pruned(shape: &Shape, runner: Runner) -> Vec<CodeLine> {
    let mut lines = shape.enter(runner);
    lines.extend([
        start(runner, ""),
        each(runner),
        shape.better(runner),
        narrow(runner),
        cut(runner, "≥"),
        back(runner.turn(), "v"),
    ]);
    lines
}

/// The procedure of chance. With bounds a child is asked only whether the mean can still lie in the window; R is the probability
/// of the outcomes that are left.
fn average(shape: &Shape) -> Vec<CodeLine> {
    let mut lines = vec![shape.head(Act::Enter, CHANCE, "CHANCE-VALUE")];
    let (start, outcomes) = match shape.window {
        true => ("v ← 0;  R ← 1", pseudocode::EACH_OUTCOME_AND_REST),
        false => ("v ← 0", pseudocode::EACH_OUTCOME),
    };
    let child = shape.below(None, "(α − v − R·U)/p, (β − v − R·L)/p");
    lines.extend([
        code(1, Act::Start, CHANCE, start),
        code(1, Act::Each, CHANCE, outcomes),
        code(2, Act::Accumulate, CHANCE, format!("v ← v + p · {child}")),
    ]);
    if shape.window {
        lines.push(code(
            2,
            Act::Interval,
            CHANCE,
            "lo ← v + R·L;  hi ← v + R·U",
        ));
        lines.push(code(2, Act::Cut, CHANCE, pseudocode::INTERVAL_CUT));
    }
    lines.push(back(CHANCE, "v"));
    lines
}
