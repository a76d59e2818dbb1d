//! The conventions of lecture notes and books, each as the options it settles; what it does not settle stays as it is.
//! Texts that settle the same stand together. The notes are called by their titles.

use super::edit::stands_for;
use super::{Refusal, Spec, option, with_option};
use crate::lang::Lang;
use crate::search::Algorithm;

/// What some texts take for granted about one algorithm.
#[derive(Debug)]
pub struct Preset {
    english: &'static str,
    chinese: &'static str,
    /// Options and values as the spec writes them, the kind of the algorithm first; an empty value is the first one.
    settings: &'static [(&'static str, &'static str)],
}

const fn preset(english: &'static str, chinese: &'static str, settings: &'static [(&'static str, &'static str)]) -> Preset {
    Preset { english, chinese, settings }
}

const WIN_LOSE: (&str, &str) = ("kind", "\"win-lose\"");
const MINIMAX: (&str, &str) = ("kind", "\"minimax\"");
const ALPHA_BETA: (&str, &str) = ("kind", "\"alpha-beta\"");
const EXPECTIMAX: (&str, &str) = ("kind", "\"expectimax\"");
const MCTS: (&str, &str) = ("kind", "\"mcts\"");

/// All of them, for each algorithm in the order in which they are offered.
pub const PRESETS: [Preset; 14] = [
    preset("Introduction (Snake Go)", "《对抗搜索简介》", &[WIN_LOSE, ("memo", ""), ("stop", "false")]),
    preset("1.5 Adversarial search", "《1.5 对抗搜索》", &[MINIMAX, ("depth", "")]),
    preset(
        "Adversarial search, with expectimax",
        "《对抗搜索》（含期望极大）",
        &[MINIMAX, ("depth", "2"), ("evaluation", "{\"kind\":\"features\"}")],
    ),
    preset(
        "Introduction (Snake Go)",
        "《对抗搜索简介》",
        &[MINIMAX, ("depth", "2"), ("evaluation", "{\"kind\":\"playouts\",\"count\":20}")],
    ),
    preset(
        "AIMA 4e · Adversarial Search · 1.5 · with expectimax",
        "AIMA 4e ·《Adversarial Search》·《1.5 对抗搜索》·《对抗搜索》（含期望极大）",
        &[ALPHA_BETA, ("cut", ""), ("returns", "")],
    ),
    preset("CS188", "CS188", &[ALPHA_BETA, ("cut", "\"gt\""), ("returns", "")]),
    preset(
        "OI-wiki · Adversarial search (C++): its code",
        "OI-wiki ·《对抗搜索》（C++）的代码",
        &[ALPHA_BETA, ("cut", ""), ("returns", "\"hard\"")],
    ),
    preset(
        "Adversarial search (C++): its text",
        "《对抗搜索》（C++）的正文",
        &[ALPHA_BETA, ("cut", "\"gt\""), ("returns", "\"hard\"")],
    ),
    preset("Adversarial search, with expectimax", "《对抗搜索》（含期望极大）", &[EXPECTIMAX, ("opponent", "")]),
    preset("CS188", "CS188", &[EXPECTIMAX, ("opponent", "\"random\"")]),
    preset(
        "Introduction (Snake Go): plain MCTS",
        "《对抗搜索简介》：朴素 MCTS",
        &[
            MCTS,
            ("selection", "\"uniform\""),
            ("expand", ""),
            ("expand_order", "\"random\""),
            ("reward", ""),
            ("final", "\"mean\""),
        ],
    ),
    preset(
        "Introduction (Snake Go): UCT",
        "《对抗搜索简介》：UCT",
        &[
            MCTS,
            ("selection", ""),
            ("formula", "\"root2\""),
            ("expand", ""),
            ("expand_order", ""),
            ("reward", ""),
            ("final", "\"ucb\""),
        ],
    ),
    preset("Adversarial Search", "《Adversarial Search》", &[MCTS, ("selection", ""), ("formula", ""), ("reward", "\"signed\"")]),
    preset("AIMA 4e", "AIMA 4e", &[MCTS, ("selection", ""), ("formula", ""), ("expand", ""), ("reward", ""), ("final", "")]),
];

impl Preset {
    /// What it is called.
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Zh => self.chinese,
        }
    }

    /// Whether it says anything about this algorithm.
    pub fn is_about(&self, algorithm: &Algorithm) -> bool {
        option(algorithm, "kind").is_some_and(|kind| kind == self.settings[0].1)
    }

    /// The search from its beginning with what the preset settles.
    ///
    /// # Errors
    /// Why that does not go with the rest.
    pub fn applied_to(&self, spec: &Spec) -> Result<Spec, Refusal> {
        let mut algorithm = spec.algorithm.clone();
        for &(key, json) in &self.settings[1..] {
            let value = option(&algorithm, key).unwrap_or_default();
            // How many playouts is not settled, nor how deep, only that there is a limit.
            let is_limited = key == "depth" && !json.is_empty() && !value.is_empty();
            if !is_limited && !stands_for(json, &value) {
                algorithm = with_option(&algorithm, key, Some(json).filter(|json| !json.is_empty()))?;
            }
        }
        let changed = Spec { algorithm, step: 0, ..spec.clone() };
        changed.check()?;
        Ok(changed)
    }

    /// Whether the search runs as the preset says already.
    pub fn agrees_with(&self, spec: &Spec) -> bool {
        self.is_about(&spec.algorithm) && self.applied_to(spec).is_ok_and(|applied| applied.algorithm == spec.algorithm)
    }
}
