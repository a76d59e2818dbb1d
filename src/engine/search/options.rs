//! The options of each algorithm. Where books disagree there is an option; the first value is the
//! default and is left out in JSON. Options say what is asked, not how it is carried out.

use super::Window;
use super::evaluate::Evaluation;
use super::utility::Utility;
use crate::game::Interval;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// Options of win-lose search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinLose {
    /// Store every decided position and look it up (memoization).
    pub memo: bool,
    /// Compute Grundy numbers too; this visits every move.
    pub grundy: bool,
    /// Leave a position at the first winning move.
    pub stop: bool,
}

impl Default for WinLose {
    fn default() -> WinLose {
        WinLose {
            memo: true,
            grundy: false,
            stop: true,
        }
    }
}

impl Serialize for WinLose {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &WinLose { memo, grundy, stop } = self;
        // The default of `stop` depends on `grundy`: Grundy numbers need every move.
        let first = WinLose {
            memo: true,
            grundy: false,
            stop: !grundy,
        };
        let mut fields = serializer.serialize_struct("WinLose", 3)?;
        for (key, value, first) in [
            ("memo", memo, first.memo),
            ("grundy", grundy, first.grundy),
            ("stop", stop, first.stop),
        ] {
            if value != first {
                fields.serialize_field(key, &value)?;
            }
        }
        fields.end()
    }
}

/// Options of minimax.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Minimax {
    /// The depth limit in plies; `None` searches to the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The evaluation at the depth limit.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
}

/// The condition on the window under which a node is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CutRule {
    /// α ≥ β: an equal value would change nothing.
    #[default]
    Ge,
    /// α > β.
    Gt,
}

impl CutRule {
    /// Whether the remaining children of a node are pruned.
    pub fn closes(self, window: Window) -> bool {
        match self {
            CutRule::Ge => window.alpha >= window.beta,
            CutRule::Gt => window.alpha > window.beta,
        }
    }
}

/// The value that an inner node of alpha-beta returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Returns {
    /// Fail-soft: the best child's value, inside the window or not.
    #[default]
    Soft,
    /// Fail-hard: α at a Max node and β at a Min node.
    Hard,
    /// The best child's value, clamped to the window that the node was given.
    Clipped,
}

/// The order in which the moves of a node are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The game's own order.
    #[default]
    Given,
    /// By the score or evaluation of the position after the move, the mover's best first.
    Best,
    /// The same, the mover's worst first.
    Worst,
    /// At random, from the seed.
    Shuffle,
    /// Killer moves first: those that caused a cutoff at the same ply.
    Killer,
}

/// Options of alpha-beta.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AlphaBeta {
    /// The depth limit in plies; `None` searches to the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The evaluation at the depth limit.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
    /// The cutoff condition.
    #[serde(skip_serializing_if = "is_default")]
    pub cut: CutRule,
    /// The value that an inner node returns.
    #[serde(skip_serializing_if = "is_default")]
    pub returns: Returns,
    /// The move ordering.
    #[serde(skip_serializing_if = "is_default")]
    pub order: Order,
    /// Iterative deepening: search to depth 1, 2, 3 … up to the limit.
    #[serde(skip_serializing_if = "is_default")]
    pub deepening: bool,
    /// Keep a transposition table.
    #[serde(skip_serializing_if = "is_default")]
    pub table: bool,
    /// The window at the root.
    #[serde(skip_serializing_if = "Window::is_full")]
    pub window: Window,
}

impl Default for AlphaBeta {
    fn default() -> AlphaBeta {
        AlphaBeta {
            depth: None,
            evaluation: Evaluation::default(),
            cut: CutRule::default(),
            returns: Returns::default(),
            order: Order::default(),
            deepening: false,
            table: false,
            window: Window::FULL,
        }
    }
}

/// The opponent model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The best play.
    #[default]
    Min,
    /// Random play, every move equally likely.
    Random,
}

/// Options of expectimax.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Expectimax {
    /// The depth limit in plies, chance nodes included; `None` searches to the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The evaluation at the depth limit.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
    /// The model of the side that is not to move at the root.
    #[serde(skip_serializing_if = "is_default")]
    pub opponent: Opponent,
    /// Max's utility of a payoff.
    #[serde(skip_serializing_if = "is_default")]
    pub utility: Utility,
    /// Prune outcomes that cannot matter (Star1); needs `bounds`.
    #[serde(skip_serializing_if = "is_default")]
    pub prune: bool,
    /// The lowest and highest utility of a leaf.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Interval>,
}

/// The map from scores to rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// From 0 to 1, a draw ½; the opponent's reward is 1 − r.
    #[default]
    Unit,
    /// From −1 to 1; the opponent's reward is −r.
    Signed,
}

impl Reward {
    /// Returns the lowest and the highest reward.
    pub fn range(self) -> Interval {
        match self {
            Reward::Unit => Interval::new(0.0, 1.0),
            Reward::Signed => Interval::new(-1.0, 1.0),
        }
    }
}

/// The tree policy: which child of a fully expanded node is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Selection {
    /// The one with the highest upper confidence bound.
    #[default]
    Ucb,
    /// Any child, each equally likely.
    Uniform,
}

/// The upper confidence bound of a child with reward w and n visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Formula {
    /// w/n + c·√(ln N / n), N the visits of the parent.
    #[default]
    Parent,
    /// w/n + c·√(2 ln N / n), N the visits of the root.
    Root2,
}

/// How many children an expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expand {
    /// One child an iteration.
    #[default]
    One,
    /// All children at once.
    All,
}

/// Which child is added when one is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExpandOrder {
    /// The first missing one in the game's order.
    #[default]
    Given,
    /// Any missing one, each equally likely.
    Random,
}

/// How a playout chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Policy {
    /// Any move, each equally likely.
    #[default]
    Random,
    /// Any move that does not harm the mover, if there is one; otherwise any.
    Careful,
    /// The winning move if a win-lose search of limited depth finds the result; otherwise any move.
    Exact {
        /// The depth limit of that search in plies.
        plies: u32,
    },
}

/// Which child of the root is chosen at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalRule {
    /// The most visited.
    #[default]
    Visits,
    /// The one with the highest mean reward.
    Mean,
    /// The one with the highest upper confidence bound.
    Ucb,
}

/// Options of Monte-Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mcts {
    /// Which child of a fully expanded node is selected.
    #[serde(skip_serializing_if = "is_default")]
    pub selection: Selection,
    /// The upper confidence bound.
    #[serde(skip_serializing_if = "is_default")]
    pub formula: Formula,
    /// The weight c of exploration.
    #[serde(skip_serializing_if = "is_usual_c")]
    pub c: f64,
    /// How many children an expansion adds.
    #[serde(skip_serializing_if = "is_default")]
    pub expand: Expand,
    /// Which child is added when one is added.
    #[serde(skip_serializing_if = "is_default")]
    pub expand_order: ExpandOrder,
    /// The number of iterations.
    #[serde(skip_serializing_if = "is_usual_iterations")]
    pub iterations: u32,
    /// The number of playouts per iteration.
    #[serde(skip_serializing_if = "is_usual_playouts")]
    pub playouts: u32,
    /// The scale of rewards.
    #[serde(skip_serializing_if = "is_default")]
    pub reward: Reward,
    /// Whether the first iteration plays out from the root itself.
    #[serde(skip_serializing_if = "is_default")]
    pub rollout_root: bool,
    /// How playouts choose their moves.
    #[serde(skip_serializing_if = "is_default")]
    pub policy: Policy,
    /// Which child of the root is chosen at the end.
    #[serde(rename = "final", skip_serializing_if = "is_default")]
    pub last: FinalRule,
}

impl Default for Mcts {
    fn default() -> Mcts {
        Mcts {
            selection: Selection::default(),
            formula: Formula::default(),
            c: std::f64::consts::SQRT_2,
            expand: Expand::default(),
            expand_order: ExpandOrder::default(),
            iterations: 1_000,
            playouts: 1,
            reward: Reward::default(),
            rollout_root: false,
            policy: Policy::default(),
            last: FinalRule::default(),
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn is_usual_c(c: &f64) -> bool {
    *c == Mcts::default().c
}

fn is_usual_iterations(iterations: &u32) -> bool {
    *iterations == Mcts::default().iterations
}

fn is_usual_playouts(playouts: &u32) -> bool {
    *playouts == Mcts::default().playouts
}
