//! The conventions of lecture notes and books. Each preset sets some options and leaves the others unchanged.
//! Texts with the same conventions share a preset. The notes are called by their titles.

use super::{Refusal, Spec};
use crate::lang::words::spec;
use crate::lang::{Lang, Text};
use crate::search::{
    Algorithm, AlphaBeta, CutRule, Evaluation, Expand, ExpandOrder, Expectimax, FinalRule, Formula,
    Mcts, Minimax, Opponent, Returns, Reward, Selection, WinLose,
};

/// The options of one algorithm that some texts assume.
#[derive(Debug)]
pub struct Preset {
    name: Text,
    /// Returns the algorithm with the preset's options; `None` for an algorithm that the preset is not about.
    settle: fn(&Algorithm) -> Option<Algorithm>,
}

/// All of them, for each algorithm in the order in which they are offered.
pub const PRESETS: [Preset; 14] = [
    Preset {
        name: spec::PRESET_INTRODUCTION,
        settle: |algorithm| {
            win_lose(algorithm, |options| WinLose {
                memo: true,
                stop: false,
                ..options
            })
        },
    },
    Preset {
        name: spec::PRESET_ADVERSARIAL_SEARCH_1_5,
        settle: |algorithm| {
            minimax(algorithm, |options| Minimax {
                depth: None,
                ..options
            })
        },
    },
    Preset {
        name: spec::PRESET_WITH_EXPECTIMAX,
        settle: |algorithm| {
            minimax(algorithm, |options| match options.evaluation {
                Evaluation::Features { .. } => limited(options),
                Evaluation::Playouts { .. } => limited(Minimax {
                    evaluation: Evaluation::default(),
                    ..options
                }),
            })
        },
    },
    Preset {
        name: spec::PRESET_INTRODUCTION,
        settle: |algorithm| {
            minimax(algorithm, |options| match options.evaluation {
                Evaluation::Playouts { .. } => limited(options),
                Evaluation::Features { .. } => limited(Minimax {
                    evaluation: Evaluation::Playouts { count: 20 },
                    ..options
                }),
            })
        },
    },
    Preset {
        name: spec::PRESET_SOFT,
        settle: |algorithm| alpha_beta(algorithm, CutRule::Ge, Returns::Soft),
    },
    Preset {
        name: spec::PRESET_CS188,
        settle: |algorithm| alpha_beta(algorithm, CutRule::Gt, Returns::Soft),
    },
    Preset {
        name: spec::PRESET_HARD,
        settle: |algorithm| alpha_beta(algorithm, CutRule::Ge, Returns::Hard),
    },
    Preset {
        name: spec::PRESET_ITS_TEXT,
        settle: |algorithm| alpha_beta(algorithm, CutRule::Gt, Returns::Hard),
    },
    Preset {
        name: spec::PRESET_WITH_EXPECTIMAX,
        settle: |algorithm| expectimax(algorithm, Opponent::Min),
    },
    Preset {
        name: spec::PRESET_CS188,
        settle: |algorithm| expectimax(algorithm, Opponent::Random),
    },
    Preset {
        name: spec::PRESET_PLAIN_MCTS,
        settle: |algorithm| {
            mcts(algorithm, |options| Mcts {
                selection: Selection::Uniform,
                expand: Expand::One,
                expand_order: ExpandOrder::Random,
                reward: Reward::Unit,
                last: FinalRule::Mean,
                ..options
            })
        },
    },
    Preset {
        name: spec::PRESET_UCT,
        settle: |algorithm| {
            mcts(algorithm, |options| Mcts {
                selection: Selection::Ucb,
                formula: Formula::Root2,
                expand: Expand::One,
                expand_order: ExpandOrder::Given,
                reward: Reward::Unit,
                last: FinalRule::Ucb,
                ..options
            })
        },
    },
    Preset {
        name: spec::PRESET_ADVERSARIAL_SEARCH,
        settle: |algorithm| {
            mcts(algorithm, |options| Mcts {
                selection: Selection::Ucb,
                formula: Formula::Parent,
                reward: Reward::Signed,
                ..options
            })
        },
    },
    Preset {
        name: spec::PRESET_AIMA,
        settle: |algorithm| {
            mcts(algorithm, |options| Mcts {
                selection: Selection::Ucb,
                formula: Formula::Parent,
                expand: Expand::One,
                reward: Reward::Unit,
                last: FinalRule::Visits,
                ..options
            })
        },
    },
];

/// The depth at which evaluations begin, where there is no limit yet: how deep, the notes leave open.
const DEPTH: u32 = 2;

fn limited(options: Minimax) -> Minimax {
    Minimax {
        depth: options.depth.or(Some(DEPTH)),
        ..options
    }
}

fn win_lose(algorithm: &Algorithm, settle: impl Fn(WinLose) -> WinLose) -> Option<Algorithm> {
    if let Algorithm::WinLose(options) = algorithm {
        Some(Algorithm::WinLose(settle(*options)))
    } else {
        None
    }
}

fn minimax(algorithm: &Algorithm, settle: impl Fn(Minimax) -> Minimax) -> Option<Algorithm> {
    if let Algorithm::Minimax(options) = algorithm {
        Some(Algorithm::Minimax(settle(options.clone())))
    } else {
        None
    }
}

fn alpha_beta(algorithm: &Algorithm, cut: CutRule, returns: Returns) -> Option<Algorithm> {
    let Algorithm::AlphaBeta(options) = algorithm else {
        return None;
    };
    Some(Algorithm::AlphaBeta(AlphaBeta {
        cut,
        returns,
        ..options.clone()
    }))
}

fn expectimax(algorithm: &Algorithm, opponent: Opponent) -> Option<Algorithm> {
    let Algorithm::Expectimax(options) = algorithm else {
        return None;
    };
    Some(Algorithm::Expectimax(Expectimax {
        opponent,
        ..options.clone()
    }))
}

fn mcts(algorithm: &Algorithm, settle: impl Fn(Mcts) -> Mcts) -> Option<Algorithm> {
    if let Algorithm::Mcts(options) = algorithm {
        Some(Algorithm::Mcts(settle(*options)))
    } else {
        None
    }
}

impl Preset {
    /// Returns its name in a language.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.name.say(lang)
    }

    /// Whether it says anything about this algorithm.
    pub fn is_about(&self, algorithm: &Algorithm) -> bool {
        (self.settle)(algorithm).is_some()
    }

    /// Returns the search from its beginning with the options that the preset settles; a search by another algorithm keeps its options.
    ///
    /// # Errors
    /// The reason why the options do not go with the rest of the spec.
    pub fn applied_to(&self, spec: &Spec) -> Result<Spec, Refusal> {
        let algorithm = (self.settle)(&spec.algorithm).unwrap_or_else(|| spec.algorithm.clone());
        let changed = Spec {
            algorithm,
            step: 0,
            ..spec.clone()
        };
        changed.check()?;
        Ok(changed)
    }

    /// Whether the search runs as the preset says already.
    pub fn agrees_with(&self, spec: &Spec) -> bool {
        self.is_about(&spec.algorithm)
            && self
                .applied_to(spec)
                .is_ok_and(|applied| applied.algorithm == spec.algorithm)
    }
}
