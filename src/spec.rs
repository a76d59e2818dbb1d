//! The spec: one JSON object that names a search and a step of it, everywhere the same. Reading refuses what it does not know,
//! with the field's path and what was expected. Here, in the worker and in the command line values become bytes, nowhere else.

mod algorithm;
mod fields;
mod game;
mod link;
pub mod packed;
mod refusal;

pub use link::{from_link, to_link};
pub use refusal::Refusal;

use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::game::{Game, Wording};
use crate::search::{Algorithm, DEEPEST};
use crate::text::{Value, decimal};
use fields::Fields;

/// The version of the spec and of the event stream that its steps count.
pub const VERSION: u64 = 1;
/// The longest spec that is read, in bytes.
const LONGEST: usize = 8_000_000;
/// The deepest nesting of brackets that is read: a tree's 64 plies, each an object and a list, and what stands around it.
const DEEPEST_NESTING: usize = 140;
/// The largest whole number that JSON carries exactly.
const LARGEST: u64 = (1 << 53) - 1;

/// A search and a step of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// The position.
    pub game: AnyGame,
    /// The algorithm with its options.
    pub algorithm: Algorithm,
    /// The seed of everything random.
    pub seed: u64,
    /// After how many events to look.
    pub step: u32,
}

impl Spec {
    /// A search from its first step.
    pub fn new(game: impl Into<AnyGame>, algorithm: Algorithm) -> Spec {
        Spec { game: game.into(), algorithm, seed: 0, step: 0 }
    }

    /// Reads a spec.
    ///
    /// # Errors
    /// The first field that is wrong, or why the algorithm cannot run on the game.
    pub fn read(text: &str) -> Result<Spec, Refusal> {
        if text.len() > LONGEST {
            return Err(Refusal::new("", "this spec is too long", "这份 spec 太长"));
        }
        Spec::from_json(&Value::read(text, DEEPEST_NESTING).map_err(|mistake| Refusal::of_text(&mistake))?)
    }

    fn from_json(value: &Value) -> Result<Spec, Refusal> {
        let mut fields = Fields::of(value, "")?;
        if let Some(version) = fields.optional("v")
            && version.value.as_whole() != Some(VERSION)
        {
            return Err(
                version.refuse("version 1 (this link or file comes from another version)", "版本 1（此链接或文件来自其他版本）")
            );
        }
        let seed = fields.whole("seed", 0..=LARGEST)?.unwrap_or(0);
        let step = fields.whole("step", 0..=u64::from(u32::MAX))?.unwrap_or(0) as u32;
        let game = game::read(&fields.required("game")?)?;
        let algorithm = algorithm::read(&fields.required("algorithm")?)?;
        fields.finish()?;
        let spec = Spec { game, algorithm, seed, step };
        spec.check()?;
        Ok(spec)
    }

    /// The spec as JSON, fields that have their first value left out.
    pub fn write(&self) -> String {
        let (game, algorithm) = (game::write(&self.game), algorithm::write(&self.algorithm));
        let unless_zero = |key: &str, number: u64| if number == 0 { String::new() } else { format!(",\"{key}\":{number}") };
        let (seed, step) = (unless_zero("seed", self.seed), unless_zero("step", u64::from(self.step)));
        format!("{{\"v\":{VERSION},\"game\":{game},\"algorithm\":{algorithm}{seed}{step}}}")
    }

    /// The depth limit of the search, if its algorithm has one.
    pub fn depth(&self) -> Option<u32> {
        match &self.algorithm {
            Algorithm::Minimax(options) => options.depth,
            Algorithm::AlphaBeta(options) => options.depth,
            Algorithm::Mcts(_) => None,
        }
    }

    /// Whether the algorithm can run on the game as asked.
    ///
    /// # Errors
    /// Why not, and what would help.
    pub fn check(&self) -> Result<(), Refusal> {
        let traits = self.game.traits();
        let weights = match &self.algorithm {
            Algorithm::Mcts(options) => return self.check_rewards(options.reward.range()),
            Algorithm::Minimax(options) => &options.evaluation.weights,
            Algorithm::AlphaBeta(options) => &options.evaluation.weights,
        };
        if traits.chance {
            return Err(Refusal::new(
                "algorithm.kind",
                "expected an algorithm that averages over chance; minimax and alpha-beta have no chance nodes (expectimax has)",
                "极小化极大与 α-β 剪枝不处理机会节点，应选对机会取平均的算法（如期望极大）",
            ));
        }
        if self.depth().is_none() && traits.longest.is_none_or(|longest| longest > DEEPEST) {
            return Err(Refusal::new(
                "algorithm.depth",
                "expected a depth limit: this game can last more than 256 plies",
                "应给出深度上限：这个游戏可能超过 256 层",
            ));
        }
        let expected = self.game.features();
        if let Some(weights) = weights
            && weights.len() != expected
        {
            let found = weights.len();
            return Err(Refusal::new(
                "algorithm.evaluation.weights",
                format!("expected {expected} weights, one per feature of the game, found {found}"),
                format!("应有 {expected} 个权重，每个特征一个；这里有 {found} 个"),
            ));
        }
        match (&self.game, self.depth()) {
            (AnyGame::Tree(tree), Some(depth)) => check_estimates(tree, depth),
            _ => Ok(()),
        }
    }

    fn check_rewards(&self, range: (f64, f64)) -> Result<(), Refusal> {
        let AnyGame::Tree(tree) = &self.game else { return Ok(()) };
        let Some((path, number)) = tree.number_outside(range) else { return Ok(()) };
        let [low, high, number] = [range.0, range.1, number].map(decimal::shortest);
        let node = node_path(&path);
        Err(Refusal::new(
            "game.tree",
            format!("node {node}: a tree's numbers are rewards as they stand, expected {low} to {high}, found {number}"),
            format!("节点 {node}：树上的数直接当作奖励，应在 {low} 到 {high} 之间，这里是 {number}"),
        ))
    }
}

fn check_estimates(tree: &Tree, depth: u32) -> Result<(), Refusal> {
    let Some(path) = tree.missing_estimate(depth) else { return Ok(()) };
    let node = node_path(&path);
    let at = path.iter().fold(tree.clone(), |at, &choice| at.after(choice));
    let name = at.name().map(|name| format!(" ({name})")).unwrap_or_default();
    Err(Refusal::new(
        "algorithm.depth",
        format!("depth {depth} ends at node {node}{name}, expected an \"estimate\" there"),
        format!("深度 {depth} 止于节点 {node}{name}，那里应写有 \"estimate\""),
    ))
}

/// A node's path as it is written everywhere: child numbers from the root `r`.
pub fn node_path(choices: &[u16]) -> String {
    choices.iter().fold("r".to_owned(), |path, choice| format!("{path}.{choice}"))
}
