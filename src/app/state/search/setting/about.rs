//! One sentence about each option, and the section of the notes that has more.

use crate::lang::Text;
use crate::lang::words::{options, page};

/// A section of the notes: its chapter and place there, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The file and the fragment.
    pub place: &'static str,
    /// The number, as `5.2`.
    pub number: &'static str,
}

const fn section(place: &'static str, number: &'static str) -> Section {
    Section { place, number }
}

const SUMS: Section = section("win-lose.html#grundy", "2.4");
const MEMO: Section = section("win-lose.html#memo", "2.3");
const RULES: Section = section("win-lose.html#rules", "2.1");
const HORIZON: Section = section("evaluation.html#horizon", "4.1");
const FEATURES: Section = section("evaluation.html#features", "4.2");
const WINDOW: Section = section("alpha-beta.html#window", "5.2");
const BOUNDS: Section = section("alpha-beta.html#four-ply", "5.5");
const ORDER: Section = section("ordering.html#best-case", "6.2");
const SAVED: Section = section("ordering.html#two-plies-saved", "6.4");
const RANDOM: Section = section("expectimax.html#random", "7.3");
const UTILITY: Section = section("expectimax.html#utility", "7.4");
const STAR: Section = section("expectimax.html#star", "7.5");
const PLAYOUTS: Section = section("playouts.html#idea", "8.1");
const PHASES: Section = section("mcts.html#four", "9.2");
const UCB: Section = section("mcts.html#ucb", "9.3");
const UCT: Section = section("mcts.html#uct", "9.4");
const TRICKS: Section = section("mcts.html#tricks", "9.5");

/// Every option with its sentence and section, by the name of its row.
pub const ABOUT: [(Text, Text, Section); 34] = [
    (options::MEMO, options::ABOUT_MEMO, MEMO),
    (options::STOP_EARLY, options::ABOUT_STOP, RULES),
    (options::GRUNDY, options::ABOUT_GRUNDY, SUMS),
    (page::DEPTH, options::ABOUT_DEPTH, HORIZON),
    (options::EVALUATION, options::ABOUT_EVALUATION, FEATURES),
    (options::WEIGHTS, options::ABOUT_WEIGHTS, FEATURES),
    (options::PLAYOUTS_EACH, options::ABOUT_PLAYOUTS, PLAYOUTS),
    (page::SEED, options::ABOUT_SEED, PLAYOUTS),
    (page::CUT_WHEN, options::ABOUT_CUT, WINDOW),
    (options::ORDER, options::ABOUT_ORDER, ORDER),
    (page::RETURNS, options::ABOUT_RETURNS, BOUNDS),
    (options::DEEPENING, options::ABOUT_DEEPENING, SAVED),
    (options::TABLE, options::ABOUT_TABLE, SAVED),
    (options::PVS, options::ABOUT_PVS, SAVED),
    (options::ROOT_WINDOW, options::ABOUT_WINDOW, WINDOW),
    (options::OPPONENT, options::ABOUT_OPPONENT, RANDOM),
    (options::UTILITY, options::ABOUT_UTILITY, UTILITY),
    (options::TOLERANCE, options::ABOUT_TOLERANCE, UTILITY),
    (options::POINTS, options::ABOUT_POINTS, UTILITY),
    (options::BOUNDS, options::ABOUT_BOUNDS, STAR),
    (options::PRUNE_CHANCE, options::ABOUT_PRUNE, STAR),
    (page::ITERATIONS, options::ABOUT_ITERATIONS, PHASES),
    (options::C, options::ABOUT_C, UCB),
    (options::FORMULA, options::ABOUT_FORMULA, UCB),
    (options::PRIORS, options::ABOUT_PRIORS, UCT),
    (options::FIRST_VISIT, options::ABOUT_FIRST_VISIT, UCT),
    (options::EXPANSION, options::ABOUT_EXPANSION, PHASES),
    (options::EXPAND_ORDER, options::ABOUT_EXPAND_ORDER, PHASES),
    (options::SELECTION, options::ABOUT_SELECTION, UCB),
    (page::REWARDS, options::ABOUT_REWARDS, PHASES),
    (options::ROLLOUT_ROOT, options::ABOUT_ROLLOUT_ROOT, PHASES),
    (options::POLICY, options::ABOUT_POLICY, TRICKS),
    (options::EXACT_PLIES, options::ABOUT_EXACT_PLIES, TRICKS),
    (options::FINAL_RULE, options::ABOUT_FINAL, UCT),
];

/// Returns the sentence and the section about an option.
pub fn about(label: Text) -> Option<(Text, Section)> {
    let known = ABOUT.iter().find(|(known, ..)| *known == label);
    known.map(|(_, sentence, section)| (*sentence, *section))
}
