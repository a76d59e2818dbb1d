//! The options of each algorithm in the order of the page.

use super::Setting;
use super::rows::{Of, is_played, typed_row};
use super::typed::{Typed, extended, shown};
use crate::app::words::Word;
use crate::search::{
    Algorithm, AlphaBeta, CutRule, Expand, ExpandOrder, Expectimax, FinalRule, Formula, Mcts,
    Minimax, Opponent, Order, Policy, Returns, Reward, Selection, Utility, WinLose, Window,
};
use crate::spec::Spec;
use crate::spec::algorithm as reading;
use std::rc::Rc;

/// The values that a kind begins with when it is chosen.
const TOLERANCE: f64 = 10.0;
const POINTS: [(f64, f64); 3] = [(0.0, 0.0), (10.0, 8.0), (20.0, 10.0)];
const PLIES: u32 = 2;

/// The rows of a search in the order of the page. What has no meaning beside the others has no row.
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

impl Of {
    fn win_lose(&self, options: WinLose) -> Vec<Setting> {
        let with = Algorithm::WinLose;
        let mut rows = vec![self.switch(Word::Memo, options.memo, |memo| {
            with(WinLose { memo, ..options })
        })];
        if !options.grundy {
            rows.push(self.switch(Word::StopEarly, options.stop, |stop| {
                with(WinLose { stop, ..options })
            }));
        }
        // With Grundy numbers every move is looked at; without them the first value is to stop.
        let grundy = |grundy| {
            with(WinLose {
                grundy,
                stop: !grundy && (options.stop || options.grundy),
                ..options
            })
        };
        rows.push(self.switch(Word::Grundy, options.grundy, grundy));
        rows
    }

    fn minimax(&self, options: &Minimax) -> Vec<Setting> {
        let with = |depth, evaluation| Algorithm::Minimax(Minimax { depth, evaluation });
        let mut rows = self.limited(options.depth, &options.evaluation, with);
        rows.extend(is_played(&options.evaluation).then(|| self.seed()));
        rows
    }

    fn alpha_beta(&self, options: &AlphaBeta) -> Vec<Setting> {
        let with = Algorithm::AlphaBeta;
        let kept = options.clone();
        let mut rows = self.limited(
            options.depth,
            &options.evaluation,
            move |depth, evaluation| {
                with(AlphaBeta {
                    depth,
                    evaluation,
                    ..kept.clone()
                })
            },
        );
        let cuts = [(CutRule::Ge, Word::CutGe), (CutRule::Gt, Word::CutGt)];
        rows.push(self.choice(Word::CutWhen, options.cut, &cuts, |cut| {
            with(AlphaBeta {
                cut,
                ..options.clone()
            })
        }));
        let returns = [
            (Returns::Soft, Word::Soft),
            (Returns::Hard, Word::Hard),
            (Returns::Clipped, Word::Clipped),
        ];
        let with_returns = |returns| {
            with(AlphaBeta {
                returns,
                ..options.clone()
            })
        };
        rows.push(self.choice(Word::Returns, options.returns, &returns, with_returns));
        let orders = [
            (Order::Given, Word::AsGiven),
            (Order::Best, Word::BestFirst),
            (Order::Worst, Word::WorstFirst),
            (Order::Shuffle, Word::Shuffled),
            (Order::Killer, Word::KillersFirst),
        ];
        let order = self.choice(Word::Order, options.order, &orders, |order| {
            with(AlphaBeta {
                order,
                ..options.clone()
            })
        });
        if is_played(&options.evaluation) {
            rows.extend([self.seed(), order.folded()]);
        } else {
            rows.push(order.folded());
            rows.extend((options.order == Order::Shuffle).then(|| self.seed().folded()));
        }
        let deepening = |deepening| {
            with(AlphaBeta {
                deepening,
                ..options.clone()
            })
        };
        rows.push(
            self.switch(Word::Deepening, options.deepening, deepening)
                .folded(),
        );
        rows.push(
            self.switch(Word::Table, options.table, |table| {
                with(AlphaBeta {
                    table,
                    ..options.clone()
                })
            })
            .folded(),
        );
        let Window { alpha, beta } = options.window;
        let kept = options.clone();
        let make = self.make(move |window| {
            with(AlphaBeta {
                window,
                ..kept.clone()
            })
        });
        let window = Typed::list(
            format!("{}, {}", extended(alpha), extended(beta)),
            Window::FULL,
            reading::window,
            make,
        );
        rows.push(typed_row(Word::RootWindow, window, !options.window.is_full()).folded());
        rows
    }

    fn expectimax(&self, options: &Expectimax) -> Vec<Setting> {
        let with = Algorithm::Expectimax;
        let opponents = [
            (Opponent::Min, Word::PlaysBest),
            (Opponent::Random, Word::AtRandom),
        ];
        let curves = [
            (Utility::Linear, Word::Linear),
            (Utility::Sqrt, Word::SquareRoot),
            (Utility::Log, Word::Logarithm),
            (
                Utility::Exp {
                    tolerance: TOLERANCE,
                },
                Word::Exponential,
            ),
            (
                Utility::Points {
                    points: POINTS.to_vec(),
                },
                Word::PointsCurve,
            ),
        ];
        let opponent = |opponent| {
            with(Expectimax {
                opponent,
                ..options.clone()
            })
        };
        let utility = |utility| {
            with(Expectimax {
                utility,
                ..options.clone()
            })
        };
        let mut rows = vec![
            self.choice(Word::Opponent, options.opponent, &opponents, opponent),
            self.kind(Word::Utility, &options.utility, &curves, utility),
        ];
        rows.extend(self.curve(options));
        let kept = options.clone();
        rows.extend(self.limited(
            options.depth,
            &options.evaluation,
            move |depth, evaluation| {
                with(Expectimax {
                    depth,
                    evaluation,
                    ..kept.clone()
                })
            },
        ));
        rows.extend(is_played(&options.evaluation).then(|| self.seed()));
        let text = options
            .bounds
            .map_or_else(String::new, |(low, high)| format!("{low}, {high}"));
        let kept = options.clone();
        let make = self.make(move |bounds| {
            with(Expectimax {
                bounds,
                ..kept.clone()
            })
        });
        let bounds = Typed::list(text, None, |field| reading::bounds(field).map(Some), make);
        rows.push(typed_row(Word::Bounds, bounds, options.bounds.is_some()).folded());
        let prune = |prune| {
            with(Expectimax {
                prune,
                ..options.clone()
            })
        };
        rows.push(
            self.switch(Word::PruneChance, options.prune, prune)
                .folded(),
        );
        rows
    }

    /// What a utility curve hangs on, where it hangs on anything.
    fn curve(&self, options: &Expectimax) -> Option<Setting> {
        let kept = options.clone();
        let with = move |utility| {
            Algorithm::Expectimax(Expectimax {
                utility,
                ..kept.clone()
            })
        };
        match &options.utility {
            Utility::Linear | Utility::Sqrt | Utility::Log => None,
            Utility::Exp { tolerance } => {
                let make = self.make(move |tolerance| with(Utility::Exp { tolerance }));
                Some(typed_row(
                    Word::Tolerance,
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
                    Word::Points,
                    Typed::pairs(text.join(", "), POINTS.to_vec(), reading::points, make),
                    false,
                ))
            }
        }
    }

    fn mcts(&self, options: Mcts) -> Vec<Setting> {
        let standard = Mcts::default();
        let with = Algorithm::Mcts;
        let iterations = self.make(move |iterations| {
            with(Mcts {
                iterations,
                ..options
            })
        });
        let iterations = Typed::number(
            options.iterations.to_string(),
            standard.iterations,
            reading::iterations,
            iterations,
        );
        let c = self.make(move |c| with(Mcts { c, ..options }));
        let c = Typed::number(shown(options.c), standard.c, reading::exploration, c);
        let mut rows = vec![
            typed_row(Word::Iterations, iterations, false),
            typed_row(Word::C, c, false),
            self.seed(),
        ];
        let selections = [
            (Selection::Ucb, Word::ByUcb),
            (Selection::Uniform, Word::AtRandom),
        ];
        let formulas = [
            (Formula::Parent, Word::ParentN),
            (Formula::Root2, Word::RootN),
        ];
        let expansions = [
            (Expand::One, Word::OneChild),
            (Expand::All, Word::AllChildren),
        ];
        let mut folded = vec![
            self.choice(
                Word::Selection,
                options.selection,
                &selections,
                |selection| {
                    with(Mcts {
                        selection,
                        ..options
                    })
                },
            ),
            self.choice(Word::Formula, options.formula, &formulas, |formula| {
                with(Mcts { formula, ..options })
            }),
            self.choice(Word::Expansion, options.expand, &expansions, |expand| {
                with(Mcts { expand, ..options })
            }),
        ];
        if options.expand == Expand::One {
            let orders = [
                (ExpandOrder::Given, Word::AsGiven),
                (ExpandOrder::Random, Word::AtRandom),
            ];
            let order = |expand_order| {
                with(Mcts {
                    expand_order,
                    ..options
                })
            };
            folded.push(self.choice(Word::ExpandOrder, options.expand_order, &orders, order));
        }
        let playouts = self.make(move |playouts| {
            with(Mcts {
                playouts,
                ..options
            })
        });
        let playouts = Typed::number(
            options.playouts.to_string(),
            standard.playouts,
            reading::playouts,
            playouts,
        );
        folded.push(typed_row(
            Word::PlayoutsEach,
            playouts,
            options.playouts != standard.playouts,
        ));
        let rewards = [
            (Reward::Unit, Word::UnitRange),
            (Reward::Signed, Word::SignedRange),
        ];
        folded.push(
            self.choice(Word::Rewards, options.reward, &rewards, |reward| {
                with(Mcts { reward, ..options })
            }),
        );
        let rollout_root = |rollout_root| {
            with(Mcts {
                rollout_root,
                ..options
            })
        };
        folded.push(self.switch(Word::RolloutRoot, options.rollout_root, rollout_root));
        let policies = [
            (Policy::Random, Word::AtRandom),
            (Policy::Careful, Word::Careful),
            (Policy::Exact { plies: PLIES }, Word::Exact),
        ];
        folded.push(
            self.kind(Word::Policy, &options.policy, &policies, |policy| {
                with(Mcts { policy, ..options })
            }),
        );
        if let Policy::Exact { plies } = options.policy {
            let make = self.make(move |plies| {
                with(Mcts {
                    policy: Policy::Exact { plies },
                    ..options
                })
            });
            folded.push(typed_row(
                Word::ExactPlies,
                Typed::number(plies.to_string(), PLIES, reading::exact_plies, make),
                false,
            ));
        }
        let rules = [
            (FinalRule::Visits, Word::MostVisits),
            (FinalRule::Mean, Word::BestMean),
            (FinalRule::Ucb, Word::BestUcb),
        ];
        folded.push(self.choice(Word::FinalRule, options.last, &rules, |last| {
            with(Mcts { last, ..options })
        }));
        rows.extend(folded.into_iter().map(Setting::folded));
        rows
    }
}
