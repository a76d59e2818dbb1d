//! What can be chosen for each algorithm. Where books disagree there is an option; the defaults are the first values.
//! Options say what is asked, not how it is carried out. As JSON, what has its first value is left out.

use super::Window;
use super::evaluate::Evaluation;
use super::utility::Utility;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// Options of the win-lose search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinLose {
    /// Remember every position that was decided.
    pub memo: bool,
    /// Compute Grundy numbers too; then every move is looked at.
    pub grundy: bool,
    /// Leave a position at the first reply that wins it.
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
        // With Grundy numbers every move is looked at, so that the first value of `stop` hangs on them.
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
    /// The deepest ply looked at; none searches to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// What a position at the depth limit is worth.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
}

/// When a window leaves nothing to be found.
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
    /// Whether the rest of a node is left out.
    pub fn closes(self, window: Window) -> bool {
        match self {
            CutRule::Ge => window.alpha >= window.beta,
            CutRule::Gt => window.alpha > window.beta,
        }
    }
}

/// What an inner node of alpha-beta hands up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Returns {
    /// The best child's value, inside the window or not.
    #[default]
    Soft,
    /// α at Max and β at Min, as they stand.
    Hard,
    /// The best child's value, clamped to the window the node was given.
    Clipped,
}

/// In which order a node's moves are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The game's own.
    #[default]
    Given,
    /// By what can be seen of each move, the mover's best first.
    Best,
    /// The mover's worst first.
    Worst,
    /// At random, by the seed.
    Shuffle,
    /// Moves that have cut at this ply first.
    Killer,
}

/// Options of alpha-beta.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AlphaBeta {
    /// The deepest ply looked at; none searches to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// What a position at the depth limit is worth.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
    /// When a node is left.
    #[serde(skip_serializing_if = "is_default")]
    pub cut: CutRule,
    /// What it hands up.
    #[serde(skip_serializing_if = "is_default")]
    pub returns: Returns,
    /// In which order it tries its moves.
    #[serde(skip_serializing_if = "is_default")]
    pub order: Order,
    /// Search to depth 1, 2, 3 … up to the limit.
    #[serde(skip_serializing_if = "is_default")]
    pub deepening: bool,
    /// Remember positions in a table.
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

/// How the other side moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// As well as it can.
    #[default]
    Min,
    /// At random, every move equally likely.
    Random,
}

/// Options of expectimax.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Expectimax {
    /// The deepest ply looked at, draws of chance counted; none searches to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// What a position at the depth limit is worth.
    #[serde(skip_serializing_if = "is_default")]
    pub evaluation: Evaluation,
    /// How the side plays that is not to move at the root.
    #[serde(skip_serializing_if = "is_default")]
    pub opponent: Opponent,
    /// What a payoff is worth to Max.
    #[serde(skip_serializing_if = "is_default")]
    pub utility: Utility,
    /// Leave out what cannot matter (Star1); needs bounds.
    #[serde(skip_serializing_if = "is_default")]
    pub prune: bool,
    /// The lowest and highest utility a leaf can have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<(f64, f64)>,
}

/// How a score becomes a reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// 0 … 1, a draw ½; the opponent's reward is 1 − r.
    #[default]
    Unit,
    /// −1 … 1; the opponent's reward is −r.
    Signed,
}

impl Reward {
    /// The lowest and the highest reward.
    pub fn range(self) -> (f64, f64) {
        match self {
            Reward::Unit => (0.0, 1.0),
            Reward::Signed => (-1.0, 1.0),
        }
    }
}

/// Which child of a full node is gone down to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Selection {
    /// The one with the highest upper confidence bound.
    #[default]
    Ucb,
    /// Any, each equally likely.
    Uniform,
}

/// The upper confidence bound of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Formula {
    /// w/n + c·√(ln N / n), N the visits of the parent.
    #[default]
    Parent,
    /// w/n + c·√(2 ln N / n), N the visits of the root.
    Root2,
}

/// How a node that misses children grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expand {
    /// By one child an iteration.
    #[default]
    One,
    /// By all its children at once.
    All,
}

/// Which missing child is added, where one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExpandOrder {
    /// The first in the game's order.
    #[default]
    Given,
    /// Any, each equally likely.
    Random,
}

/// How a playout chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Policy {
    /// Any move, each equally likely.
    #[default]
    Random,
    /// Any but those that harm the mover himself, where there are others.
    Careful,
    /// Any, after a win-lose search of at most so many plies that settles the game if it can.
    Exact {
        /// The most plies.
        plies: u32,
    },
}

/// Which child of the root is played in the end.
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
    /// Which child is gone down to.
    #[serde(skip_serializing_if = "is_default")]
    pub selection: Selection,
    /// The upper confidence bound.
    #[serde(skip_serializing_if = "is_default")]
    pub formula: Formula,
    /// The weight of exploration, c in the formula.
    #[serde(skip_serializing_if = "is_usual_c")]
    pub c: f64,
    /// How a node grows.
    #[serde(skip_serializing_if = "is_default")]
    pub expand: Expand,
    /// Which missing child is added, where one is.
    #[serde(skip_serializing_if = "is_default")]
    pub expand_order: ExpandOrder,
    /// How often the tree is gone down.
    #[serde(skip_serializing_if = "is_usual_iterations")]
    pub iterations: u32,
    /// Playouts an iteration.
    #[serde(skip_serializing_if = "is_usual_playouts")]
    pub playouts: u32,
    /// The scale of rewards.
    #[serde(skip_serializing_if = "is_default")]
    pub reward: Reward,
    /// Whether the first iteration plays from the root itself.
    #[serde(skip_serializing_if = "is_default")]
    pub rollout_root: bool,
    /// How playouts choose.
    #[serde(skip_serializing_if = "is_default")]
    pub policy: Policy,
    /// Which move is taken in the end.
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
