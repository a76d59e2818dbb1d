//! The options of each algorithm. Where books disagree there is an option; the first value is the
//! default and is left out in JSON. Options say what is asked, not how it is carried out.

use super::Window;
use super::evaluate::Evaluation;
use super::utility::Utility;
use crate::game::Interval;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

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
    /// w/n + c·P·√N / (1 + n), N the visits of all children together and P the prior probability of this one; w/n is 0 before
    /// the first visit.
    Puct,
}

/// The prior probabilities of moves, by which PUCT weighs exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Priors {
    /// Those written in an explicit tree; where none are, all moves are equal.
    #[default]
    Given,
    /// All moves are equal.
    Uniform,
    /// The softmax of the evaluations of the positions after the moves, seen by the mover.
    Features,
}

/// What PUCT takes at a node none of whose children has been visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstVisit {
    /// The first child: √N is 0, so that all bounds are 0.
    #[default]
    Given,
    /// The child with the highest prior: √max(1, N) stands for √N.
    Prior,
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

impl Formula {
    /// Returns how many children an expansion adds by default.
    pub fn expansion(self) -> Expand {
        match self {
            Formula::Parent | Formula::Root2 => Expand::One,
            Formula::Puct => Expand::All,
        }
    }
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

/// Hands the table of all options to a macro: for each algorithm its options, each with its name in files, its field, its type, its
/// first value, and the form in which it is read, which `spec::algorithm` knows. The first line of an option's text is what help,
/// documents and the JSON Schema say of it.
macro_rules! each_algorithm {
    ($with:ident) => {
        $with! {
            /// Options of win-lose search.
            #[derive(Copy, Eq)]
            WinLose {
                /// Remember every position that was decided.
                "memo" memo: bool = true, flag();
                /// Compute Grundy numbers, too: of impartial games in normal play. This visits every move.
                "grundy" grundy: bool = false, flag();
                /// Leave a position at the first move that wins; left out, unless Grundy numbers are computed.
                "stop" stop: bool = !grundy, flag();
            }
            /// Options of minimax.
            Minimax {
                /// The depth limit in plies; null searches to the end.
                "depth" depth: Option<u32> = None, depth_limit();
                /// What a position at the depth limit is worth.
                "evaluation" evaluation: Evaluation = Evaluation::default(), evaluations();
            }
            /// Options of alpha-beta.
            AlphaBeta {
                /// The depth limit in plies; null searches to the end.
                "depth" depth: Option<u32> = None, depth_limit();
                /// What a position at the depth limit is worth.
                "evaluation" evaluation: Evaluation = Evaluation::default(), evaluations();
                /// A node is left at α ≥ β, or at α > β.
                "cut" cut: CutRule = CutRule::Ge, word();
                /// A node returns its best child's value; α at Max and β at Min; or the value clamped to the window that it was given.
                "returns" returns: Returns = Returns::Soft, word();
                /// The order in which moves are tried.
                "order" order: Order = Order::Given, word();
                /// Search to depth 1, 2, 3 … up to the limit, which it needs.
                "deepening" deepening: bool = false, flag();
                /// Search the first child with the whole window, the others with a null window, and again what proves better (principal variation search).
                "pvs" pvs: bool = false, flag();
                /// Remember positions in a transposition table.
                "table" table: bool = false, flag();
                /// The window at the root.
                "window" window: Window = Window::FULL, window_at_root();
            }
            /// Options of expectimax.
            Expectimax {
                /// The depth limit in plies, chance nodes included; null searches to the end.
                "depth" depth: Option<u32> = None, depth_limit();
                /// What a position at the depth limit is worth.
                "evaluation" evaluation: Evaluation = Evaluation::default(), evaluations();
                /// The side that is not to move at the root plays its best, or every move with equal probability.
                "opponent" opponent: Opponent = Opponent::Min, word();
                /// What a payoff is worth to Max; the logarithm is to base 2.
                "utility" utility: Utility = Utility::default(), utilities();
                /// Leave out outcomes that cannot matter (Star1), which needs bounds.
                "prune" prune: bool = false, flag();
                /// The lowest and the highest utility of a leaf; left out, none are known.
                "bounds" bounds: Option<Interval> = None, leaf_bounds();
            }
            /// Options of Monte-Carlo tree search.
            #[derive(Copy)]
            Mcts {
                /// Which child of a fully expanded node is selected: that with the highest bound, or any.
                "selection" selection: Selection = Selection::Ucb, word();
                /// The bound: w/n + c·√(ln N / n) with N of the parent; w/n + c·√(2 ln N / n) with N of the root; or w/n + c·P·√N / (1 + n) with N of all children together and the prior P.
                "formula" formula: Formula = Formula::Parent, word();
                /// The priors of PUCT: those written in the tree, all equal where none are; all equal; or the softmax of evaluations.
                "priors" priors: Priors = Priors::Given, word();
                /// What PUCT takes while N is 0: the first child, as all bounds are 0; or that of the highest prior, with √max(1, N).
                "first" first_visit: FirstVisit = FirstVisit::Given, word();
                /// The weight c of exploration.
                "c" c: f64 = std::f64::consts::SQRT_2, weight_from_0();
                /// How many children an iteration adds; PUCT needs all at once.
                "expand" expand: Expand = formula.expansion(), word();
                /// Which child is added when one is added: the first that is missing, or any.
                "expand_order" expand_order: ExpandOrder = ExpandOrder::Given, word();
                /// The number of iterations.
                "iterations" iterations: u32 = 1_000, iteration_count();
                /// The number of playouts an iteration.
                "playouts" playouts: u32 = 1, playout_count();
                /// Rewards from 0 to 1, or from −1 to 1.
                "reward" reward: Reward = Reward::Unit, word();
                /// The first iteration plays out from the root itself.
                "rollout_root" rollout_root: bool = false, flag();
                /// How playouts choose their moves: any; none that harms the mover; or by a win-lose search before each.
                "policy" policy: Policy = Policy::Random, policies();
                /// Which move is taken in the end.
                "final" last: FinalRule = FinalRule::Visits, word();
            }
        }
    };
}
pub(crate) use each_algorithm;

impl Mcts {
    /// Whether children are selected by PUCT, which compares unvisited ones, too.
    pub fn is_puct(&self) -> bool {
        self.selection == Selection::Ucb && self.formula == Formula::Puct
    }

    /// Returns the rules by which the move can be taken in the end. By PUCT the bound of an unvisited child may be the highest, so its
    /// bound is none.
    pub fn final_rules(&self) -> &'static [FinalRule] {
        match self.formula {
            Formula::Puct => &[FinalRule::Visits, FinalRule::Mean],
            Formula::Parent | Formula::Root2 => {
                &[FinalRule::Visits, FinalRule::Mean, FinalRule::Ucb]
            }
        }
    }
}

macro_rules! declare {
    ($(
        $(#[$about:meta])*
        $name:ident { $($(#[$says:meta])* $word:literal $field:ident: $kind:ty = $first:expr, $form:expr;)* }
    )*) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name { $($(#[$says])* pub $field: $kind),* }

        impl Default for $name {
            fn default() -> $name {
                $(let $field: $kind = $first;)*
                $name { $($field),* }
            }
        }

        /// Writes the options that have not their first value.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $name { $($field),* } = self;
                let mut fields = serializer.serialize_struct(stringify!($name), [$($word),*].len())?;
                $(
                    let first: $kind = $first;
                    if *$field != first {
                        fields.serialize_field($word, $field)?;
                    }
                )*
                fields.end()
            }
        }
    )*};
}

each_algorithm!(declare);
