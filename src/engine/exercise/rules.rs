//! The rules by which the search of an exercise goes, in sentences: the same on the page, on a sheet, on its key and in a quiz.
//! Every option that can change an answer is told, above all those on which books disagree.

use super::{Ask, Instance};
use crate::game::Player;
use crate::lang::words::exercise;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::figure;
use crate::search::{
    Algorithm, AlphaBeta, CutRule, Evaluation, Expand, ExpandOrder, Expectimax, FinalRule,
    FirstVisit, Formula, Mcts, Opponent, Order, Policy, Priors, Returns, Selection, Turn, Utility,
    WinLose,
};
use crate::trace::{Kind, NodeId};

/// Writes a constant in full: √2 as √2, any other number with all digits that it has.
pub fn constant(c: f64) -> String {
    if c == std::f64::consts::SQRT_2 {
        return "√2".to_owned();
    }
    c.to_string().replace('-', "\u{2212}")
}

/// Returns the rules, a sentence or two each.
pub fn rules(instance: &Instance, lang: Lang) -> Vec<String> {
    let mut rules = Rules {
        said: Vec::new(),
        lang,
    };
    let mut asked = instance.exercise.ask.iter();
    let is_unnamed = asked.any(|question| question.ask == Ask::Which);
    match instance.trace.kind(NodeId::ROOT) {
        Kind::Inner(Turn::Player(Player::Min)) => rules.tell(exercise::RuleTurns { player: "Min" }),
        Kind::Inner(Turn::Player(Player::Max)) => rules.tell(exercise::RuleTurns { player: "Max" }),
        _ => {}
    }
    match &instance.spec.algorithm {
        Algorithm::Minimax(_) => rules.add(&[exercise::RULE_MINIMAX, exercise::RULE_LEFT_TO_RIGHT]),
        Algorithm::WinLose(options) => rules.of_win_lose(*options),
        // Which search it is must not be told where that is the question.
        Algorithm::AlphaBeta(_) if is_unnamed => {}
        Algorithm::AlphaBeta(options) => rules.of_alpha_beta(options),
        Algorithm::Expectimax(options) => rules.of_expectimax(options),
        Algorithm::Mcts(options) => {
            let c = (!is_unnamed).then(|| constant(options.c));
            rules.of_mcts(options, c);
        }
    }
    if let Some(depth) = instance.spec.algorithm.depth() {
        rules.tell(exercise::RuleDepth { depth });
        rules.of_estimates(instance);
    }
    rules.said
}

/// Sentences in a language.
struct Rules {
    said: Vec<String>,
    lang: Lang,
}

impl Rules {
    fn tell(&mut self, sentence: impl Say) {
        self.said.push(sentence.say(self.lang));
    }

    fn add(&mut self, sentences: &[Text]) {
        let said = sentences.iter().map(|sentence| sentence.say(self.lang));
        self.said.extend(said);
    }

    /// Says how positions at the depth limit are estimated. An explicit tree has its estimates written at its nodes.
    fn of_estimates(&mut self, instance: &Instance) {
        let game = &instance.spec.game;
        match instance.spec.algorithm.evaluation() {
            Some(Evaluation::Playouts { count }) => {
                self.tell(exercise::RulePlayedOut {
                    count: u64::from(*count),
                });
            }
            Some(Evaluation::Features { weights }) if !game.is_explicit() => {
                let weights = weights.as_deref().unwrap_or(game.weights());
                let features = game.id().entry().features.iter();
                let term = |(weight, name): (&f64, &Text)| {
                    format!("{}\u{a0}·\u{a0}{}", constant(*weight), name.say(self.lang))
                };
                let terms = weights.iter().zip(features).map(term).collect::<Vec<_>>();
                if !terms.is_empty() {
                    self.tell(exercise::RuleWeights {
                        terms: terms.join(" + "),
                    });
                }
            }
            _ => {}
        }
    }

    fn of_win_lose(&mut self, options: WinLose) {
        // A new option has to be named here: if it can change an answer, its rule is told.
        let WinLose { memo, grundy, stop } = options;
        if grundy {
            self.add(&[exercise::RULE_MEX]);
        }
        self.add(&[
            exercise::RULE_WON,
            exercise::RULE_LEFT_TO_RIGHT,
            if stop {
                exercise::RULE_STOPS
            } else {
                exercise::RULE_GOES_ON
            },
            if memo {
                exercise::RULE_MEMO
            } else {
                exercise::RULE_NO_MEMO
            },
        ]);
    }

    fn of_alpha_beta(&mut self, options: &AlphaBeta) {
        // A new option has to be named here: if it can change an answer, its rule is told.
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
        self.add(&[match options.order {
            Order::Given => exercise::RULE_LEFT_TO_RIGHT,
            Order::Best => exercise::RULE_BEST_FIRST,
            Order::Worst => exercise::RULE_WORST_FIRST,
            Order::Shuffle => exercise::RULE_SHUFFLED,
            Order::Killer => exercise::RULE_KILLERS,
        }]);
        let (alpha, beta) = (figure(options.window.alpha), figure(options.window.beta));
        self.tell(exercise::RuleWindow { alpha, beta });
        let sign = if options.cut == CutRule::Ge {
            "≥"
        } else {
            ">"
        };
        self.tell(exercise::RuleLeftAt { sign });
        self.add(&[match options.returns {
            Returns::Soft => exercise::RULE_SOFT,
            Returns::Hard => exercise::RULE_HARD,
            Returns::Clipped => exercise::RULE_CLIPPED,
        }]);
        if options.deepening {
            self.add(&[exercise::RULE_DEEPENING]);
        }
        if options.table {
            self.add(&[exercise::RULE_TABLE]);
        }
    }

    fn of_expectimax(&mut self, options: &Expectimax) {
        // A new option has to be named here: if it can change an answer, its rule is told.
        let Expectimax {
            depth: _,
            evaluation: _,
            opponent: _,
            utility: _,
            prune: _,
            bounds: _,
        } = options;
        self.add(&[exercise::RULE_LEFT_TO_RIGHT, exercise::RULE_CHANCE]);
        if options.opponent == Opponent::Random {
            self.add(&[exercise::RULE_RANDOM_OPPONENT]);
        }
        let curve = match &options.utility {
            Utility::Linear => None,
            Utility::Sqrt => Some("√x".to_owned()),
            Utility::Log => Some("log₂ x".to_owned()),
            Utility::Exp { tolerance } => Some(format!("1 − e^(−x/{})", constant(*tolerance))),
            Utility::Points { points } => {
                let points = points
                    .iter()
                    .map(|(x, u)| format!("({}, {})", constant(*x), constant(*u)));
                let points = points.collect::<Vec<_>>().join(" ");
                self.tell(exercise::RulePoints { points });
                None
            }
        };
        if let Some(curve) = curve {
            self.tell(exercise::RuleUtility { curve });
        }
        if let Some(bounds) = options.bounds {
            let (low, high) = (figure(bounds.low), figure(bounds.high));
            self.tell(exercise::RuleBounds { low, high });
        }
        if options.prune {
            self.add(&[exercise::RULE_STAR1]);
        }
    }

    fn of_puct(&mut self, options: &Mcts) {
        let root = match options.first_visit {
            FirstVisit::Given => "√N",
            FirstVisit::Prior => "√max(1,\u{a0}N)",
        };
        let c = constant(options.c);
        self.tell(exercise::RulePuct { c, root });
        self.add(&[match options.priors {
            Priors::Given => exercise::RULE_PRIORS_GIVEN,
            Priors::Uniform => exercise::RULE_PRIORS_UNIFORM,
            Priors::Features => exercise::RULE_PRIORS_FEATURES,
        }]);
    }

    fn of_mcts(&mut self, options: &Mcts, c: Option<String>) {
        // A new option has to be named here: if it can change an answer, its rule is told.
        let Mcts {
            selection: _,
            formula: _,
            priors: _,
            first_visit: _,
            c: _,
            expand: _,
            expand_order: _,
            iterations: _,
            playouts: _,
            reward: _,
            rollout_root: _,
            policy: _,
            last: _,
        } = options;
        match options.selection {
            Selection::Uniform => self.add(&[exercise::RULE_UNIFORM]),
            Selection::Ucb if options.is_puct() => self.of_puct(options),
            Selection::Ucb => {
                let (factor, of) = match options.formula {
                    Formula::Parent | Formula::Puct => ("", exercise::RULE_OF_PARENT),
                    Formula::Root2 => ("2 ", exercise::RULE_OF_ROOT),
                };
                let of = of.say(self.lang);
                self.tell(exercise::RuleUcb { factor, of });
                if let Some(c) = c {
                    self.tell(exercise::RuleConstant { c });
                }
                self.add(&[exercise::RULE_TIES]);
            }
        }
        self.add(&[
            match options.expand {
                _ if options.is_puct() => exercise::RULE_EXPAND_BY_PUCT,
                Expand::One => exercise::RULE_EXPAND_ONE,
                Expand::All => exercise::RULE_EXPAND_ALL,
            },
            exercise::RULE_W,
        ]);
        if options.expand_order == ExpandOrder::Random {
            self.add(&[exercise::RULE_EXPAND_RANDOM]);
        }
        let range = options.reward.range();
        let (low, high) = (figure(range.low), figure(range.high));
        self.tell(exercise::RuleRewards { low, high });
        if options.playouts > 1 {
            self.tell(exercise::RulePlayouts {
                count: u64::from(options.playouts),
            });
        }
        if options.rollout_root {
            self.add(&[exercise::RULE_ROLLOUT_ROOT]);
        }
        match options.policy {
            Policy::Random => {}
            Policy::Careful => self.add(&[exercise::RULE_CAREFUL]),
            Policy::Exact { plies } => self.tell(exercise::RuleExact {
                plies: u64::from(plies),
            }),
        }
        self.add(&[match options.last {
            FinalRule::Visits => exercise::RULE_MOST_VISITS,
            FinalRule::Mean => exercise::RULE_BEST_MEAN,
            FinalRule::Ucb => exercise::RULE_BEST_UCB,
        }]);
    }
}
