//! The `algorithm` object of a spec: a row for each option, by which it is both read and written. The first word of every table,
//! and the first value in every row, is what is meant when the field is left out.

mod form;
mod read;
mod words;
mod write;

pub use read::{DEEPEST_LIMIT, harmless, read};
pub use write::write;

use crate::search::{Algorithm, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, Policy, Utility, WinLose, Window};
use form::Form;
use words::*;

/// The most iterations that may be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;
/// The most playouts an iteration or an evaluation may be asked for.
const MOST_PLAYOUTS: u32 = 100_000;
/// The most plies of the win-lose search in a playout.
const MOST_EXACT: u32 = 16;

/// Goes over an algorithm, its kind and then option by option in the order in which they are written.
fn algorithm(form: &mut dyn Form, algorithm: &mut Algorithm) {
    let kind = match algorithm {
        Algorithm::WinLose(_) => 0,
        Algorithm::Minimax(_) => 1,
        Algorithm::AlphaBeta(_) => 2,
        Algorithm::Expectimax(_) => 3,
        Algorithm::Mcts(_) => 4,
    };
    let chosen = form.kind(&KINDS, kind);
    if chosen != kind {
        *algorithm = match chosen {
            0 => Algorithm::WinLose(WinLose::default()),
            1 => Algorithm::Minimax(Minimax::default()),
            2 => Algorithm::AlphaBeta(AlphaBeta::default()),
            3 => Algorithm::Expectimax(Expectimax::default()),
            _ => Algorithm::Mcts(Mcts::default()),
        };
    }
    match algorithm {
        Algorithm::WinLose(options) => win_lose(form, options),
        Algorithm::Minimax(Minimax { depth, evaluation }) => limited(form, depth, evaluation),
        Algorithm::AlphaBeta(options) => alpha_beta(form, options),
        Algorithm::Expectimax(options) => expectimax(form, options),
        Algorithm::Mcts(options) => mcts(form, options),
    }
}

fn win_lose(form: &mut dyn Form, WinLose { memo, stop, grundy }: &mut WinLose) {
    form.flag("memo", memo, true);
    form.flag("grundy", grundy, false);
    form.flag("stop", stop, !*grundy);
}

fn limited(form: &mut dyn Form, depth: &mut Option<u32>, evaluation: &mut Evaluation) {
    form.depth(depth);
    if !form.enter("evaluation", *evaluation != Evaluation::default()) {
        return;
    }
    let (kind, mut weights, mut count) = match evaluation {
        Evaluation::Features(weights) => (0, weights.take(), 0),
        Evaluation::Playouts(count) => (1, None, *count),
    };
    *evaluation = if form.kind(&EVALUATIONS, kind) == 0 {
        form.numbers("weights", &mut weights);
        Evaluation::Features(weights)
    } else {
        form.whole("count", &mut count, MOST_PLAYOUTS, None);
        Evaluation::Playouts(count)
    };
    form.leave();
}

fn alpha_beta(form: &mut dyn Form, options: &mut AlphaBeta) {
    limited(form, &mut options.depth, &mut options.evaluation);
    options.cut = CUTS.1[form.word("cut", &CUTS.0, options.cut as usize)];
    options.returns = RETURNS.1[form.word("returns", &RETURNS.0, options.returns as usize)];
    options.order = ORDERS.1[form.word("order", &ORDERS.0, options.order as usize)];
    form.flag("deepening", &mut options.deepening, false);
    form.flag("table", &mut options.table, false);
    let Window { alpha, beta } = options.window;
    let mut window = (options.window != Window::FULL).then_some((alpha, beta));
    form.pair("window", &mut window, true);
    options.window = window.map_or(Window::FULL, |(alpha, beta)| Window { alpha, beta });
}

fn expectimax(form: &mut dyn Form, options: &mut Expectimax) {
    limited(form, &mut options.depth, &mut options.evaluation);
    options.opponent = OPPONENTS.1[form.word("opponent", &OPPONENTS.0, options.opponent as usize)];
    utility(form, &mut options.utility);
    form.flag("prune", &mut options.prune, false);
    form.pair("bounds", &mut options.bounds, false);
}

fn utility(form: &mut dyn Form, utility: &mut Utility) {
    if !form.enter("utility", *utility != Utility::Linear) {
        return;
    }
    let (kind, mut tolerance, mut points) = match utility {
        Utility::Linear => (0, 0.0, Vec::new()),
        Utility::Sqrt => (1, 0.0, Vec::new()),
        Utility::Log => (2, 0.0, Vec::new()),
        Utility::Exp { tolerance } => (3, *tolerance, Vec::new()),
        Utility::Points(points) => (4, 0.0, std::mem::take(points)),
    };
    *utility = match form.kind(&CURVES, kind) {
        0 => Utility::Linear,
        1 => Utility::Sqrt,
        2 => Utility::Log,
        3 => {
            form.number("tolerance", &mut tolerance, None);
            Utility::Exp { tolerance }
        }
        _ => {
            form.points(&mut points);
            Utility::Points(points)
        }
    };
    form.leave();
}

fn mcts(form: &mut dyn Form, options: &mut Mcts) {
    let standard = Mcts::default();
    options.selection = SELECTIONS.1[form.word("selection", &SELECTIONS.0, options.selection as usize)];
    options.formula = FORMULAS.1[form.word("formula", &FORMULAS.0, options.formula as usize)];
    form.number("c", &mut options.c, Some(standard.c));
    options.expand = EXPANSIONS.1[form.word("expand", &EXPANSIONS.0, options.expand as usize)];
    options.expand_order = EXPAND_ORDERS.1[form.word("expand_order", &EXPAND_ORDERS.0, options.expand_order as usize)];
    form.whole("iterations", &mut options.iterations, MOST_ITERATIONS, Some(standard.iterations));
    form.whole("playouts", &mut options.playouts, MOST_PLAYOUTS, Some(standard.playouts));
    options.reward = REWARDS.1[form.word("reward", &REWARDS.0, options.reward as usize)];
    form.flag("rollout_root", &mut options.rollout_root, false);
    policy(form, &mut options.policy);
    options.last = FINAL_RULES.1[form.word("final", &FINAL_RULES.0, options.last as usize)];
}

fn policy(form: &mut dyn Form, policy: &mut Policy) {
    if !form.enter("policy", *policy != Policy::Random) {
        return;
    }
    let (kind, mut plies) = match policy {
        Policy::Random => (0, 0),
        Policy::Careful => (1, 0),
        Policy::Exact(plies) => (2, *plies),
    };
    *policy = match form.kind(&POLICIES, kind) {
        0 => Policy::Random,
        1 => Policy::Careful,
        _ => {
            form.whole("plies", &mut plies, MOST_EXACT, None);
            Policy::Exact(plies)
        }
    };
    form.leave();
}
