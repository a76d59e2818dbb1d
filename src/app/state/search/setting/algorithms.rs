//! The options of each algorithm in the order of the page.

use crate::app::state::search::setting::Setting;
use crate::app::state::search::setting::rows::{Of, is_played, typed_row};
use crate::app::state::search::setting::typed::{Typed, extended, shown};
use crate::lang::words::{options, page};
use crate::search::{
    Algorithm, AlphaBeta, CutRule, Expectimax, Minimax, Opponent, Order, Returns, Utility, WinLose,
    Window,
};
use crate::spec::Spec;
use crate::spec::algorithm as reading;
use std::rc::Rc;

/// The initial values of a kind of utility or evaluation when it is chosen.
const TOLERANCE: f64 = 10.0;
const POINTS: [(f64, f64); 3] = [(0.0, 0.0), (10.0, 8.0), (20.0, 10.0)];

/// Returns the rows of a search, in the order of the page; options without effect have none.
pub fn settings(spec: &Spec) -> Vec<Setting> {
    let of = Of(Rc::new(spec.clone()));
    match &spec.algorithm {
        Algorithm::WinLose(options) => of.win_lose(*options),
        Algorithm::Minimax(options) => of.minimax(options),
        Algorithm::AlphaBeta(options) => of.alpha_beta(options),
        Algorithm::Expectimax(options) => of.expectimax(options),
        Algorithm::Mcts(options) => of.mcts(*options),
    }
}

/// A function from the value of an option to the algorithm with it.
macro_rules! with {
    ($kind:ident, $options:expr, $field:ident) => {{
        let kept = $options.clone();
        move |$field| {
            Algorithm::$kind($kind {
                $field,
                ..kept.clone()
            })
        }
    }};
}

/// A function from a depth limit and the evaluation there to the algorithm with them.
macro_rules! with_limit {
    ($kind:ident, $options:expr) => {{
        let kept = $options.clone();
        move |depth, evaluation| {
            Algorithm::$kind($kind {
                depth,
                evaluation,
                ..kept.clone()
            })
        }
    }};
}

pub(super) use with;

impl Of {
    fn win_lose(&self, options: WinLose) -> Vec<Setting> {
        let memo = self.switch(options::MEMO, options.memo, with!(WinLose, options, memo));
        let mut rows = vec![memo.main()];
        if !options.grundy {
            let stop = with!(WinLose, options, stop);
            rows.push(self.switch(options::STOP_EARLY, options.stop, stop).main());
        }
        // Grundy numbers need every move; without them the search stops early by default.
        let grundy = |grundy| {
            Algorithm::WinLose(WinLose {
                grundy,
                stop: !grundy && (options.stop || options.grundy),
                ..options
            })
        };
        rows.push(self.switch(options::GRUNDY, options.grundy, grundy).main());
        rows
    }

    fn minimax(&self, options: &Minimax) -> Vec<Setting> {
        let with = |depth, evaluation| Algorithm::Minimax(Minimax { depth, evaluation });
        let mut rows = self.limited(options.depth, &options.evaluation, with);
        rows.extend(is_played(&options.evaluation).then(|| self.seed()));
        rows
    }

    fn alpha_beta(&self, options: &AlphaBeta) -> Vec<Setting> {
        let cuts = [
            (CutRule::Ge, options::CUT_GE),
            (CutRule::Gt, options::CUT_GT),
        ];
        let cut = with!(AlphaBeta, options, cut);
        let mut rows = vec![self.choice(page::CUT_WHEN, options.cut, &cuts, cut).main()];
        let orders = [
            (Order::Given, options::AS_GIVEN),
            (Order::Best, options::BEST_FIRST),
            (Order::Worst, options::WORST_FIRST),
            (Order::Shuffle, options::SHUFFLED),
            (Order::Killer, options::KILLERS_FIRST),
        ];
        let order = with!(AlphaBeta, options, order);
        rows.push(
            self.choice(options::ORDER, options.order, &orders, order)
                .main(),
        );
        rows.extend((options.order == Order::Shuffle).then(|| self.seed()));
        rows.extend(self.limited(
            options.depth,
            &options.evaluation,
            with_limit!(AlphaBeta, options),
        ));
        let is_seeded = options.order == Order::Shuffle;
        rows.extend((is_played(&options.evaluation) && !is_seeded).then(|| self.seed()));
        let returns = [
            (Returns::Soft, page::SOFT),
            (Returns::Hard, options::HARD),
            (Returns::Clipped, options::CLIPPED),
        ];
        let with_returns = with!(AlphaBeta, options, returns);
        rows.push(
            self.choice(page::RETURNS, options.returns, &returns, with_returns)
                .main(),
        );
        let deepening = with!(AlphaBeta, options, deepening);
        rows.push(
            self.switch(options::DEEPENING, options.deepening, deepening)
                .folded(),
        );
        rows.push(
            self.switch(
                options::TABLE,
                options.table,
                with!(AlphaBeta, options, table),
            )
            .folded(),
        );
        rows.push(
            self.switch(options::PVS, options.pvs, with!(AlphaBeta, options, pvs))
                .folded(),
        );
        let Window { alpha, beta } = options.window;
        let make = self.make(with!(AlphaBeta, options, window));
        let window = Typed::list(
            format!("{}, {}", extended(alpha), extended(beta)),
            Window::FULL,
            reading::window,
            make,
        );
        rows.push(typed_row(options::ROOT_WINDOW, window, !options.window.is_full()).folded());
        rows
    }

    fn expectimax(&self, options: &Expectimax) -> Vec<Setting> {
        let opponents = [
            (Opponent::Min, options::PLAYS_BEST),
            (Opponent::Random, options::AT_RANDOM),
        ];
        let curves = [
            (Utility::Linear, options::LINEAR),
            (Utility::Sqrt, options::SQUARE_ROOT),
            (Utility::Log, options::LOGARITHM),
            (
                Utility::Exp {
                    tolerance: TOLERANCE,
                },
                options::EXPONENTIAL,
            ),
            (
                Utility::Points {
                    points: POINTS.to_vec(),
                },
                options::POINTS_CURVE,
            ),
        ];
        let opponent = with!(Expectimax, options, opponent);
        let utility = with!(Expectimax, options, utility);
        let mut rows = vec![
            self.choice(options::OPPONENT, options.opponent, &opponents, opponent)
                .main(),
            self.kind(options::UTILITY, &options.utility, &curves, utility)
                .main(),
        ];
        rows.extend(self.curve(options));
        rows.extend(self.limited(
            options.depth,
            &options.evaluation,
            with_limit!(Expectimax, options),
        ));
        rows.extend(is_played(&options.evaluation).then(|| self.seed()));
        let text = options
            .bounds
            .map(|bounds| format!("{}, {}", bounds.low, bounds.high))
            .unwrap_or_default();
        let make = self.make(with!(Expectimax, options, bounds));
        let bounds = Typed::list(text, None, |field| reading::bounds(field).map(Some), make);
        rows.push(typed_row(options::BOUNDS, bounds, options.bounds.is_some()).folded());
        let prune = with!(Expectimax, options, prune);
        rows.push(
            self.switch(options::PRUNE_CHANCE, options.prune, prune)
                .folded(),
        );
        rows
    }

    /// Returns the row for the parameter of the utility; `None` if it has none.
    fn curve(&self, options: &Expectimax) -> Option<Setting> {
        let with = with!(Expectimax, options, utility);
        match &options.utility {
            Utility::Linear | Utility::Sqrt | Utility::Log => None,
            Utility::Exp { tolerance } => {
                let make = self.make(move |tolerance| with(Utility::Exp { tolerance }));
                Some(typed_row(
                    options::TOLERANCE,
                    Typed::number(shown(*tolerance), TOLERANCE, reading::tolerance, make),
                    false,
                ))
            }
            Utility::Points { points } => {
                let make = self.make(move |points| with(Utility::Points { points }));
                let text: Vec<String> = points
                    .iter()
                    .map(|(payoff, utility)| format!("[{payoff}, {utility}]"))
                    .collect();
                Some(typed_row(
                    options::POINTS,
                    Typed::pairs(text.join(", "), POINTS.to_vec(), reading::points, make),
                    false,
                ))
            }
        }
    }
}
