//! The spec: one JSON object that names a search and a step of it, everywhere the same. Reading refuses what it does not know,
//! with the field's path and what was expected. Here, in the worker and in the command line values become bytes, nowhere else.

pub(crate) mod algorithm;
mod check;
mod edit;
pub(crate) mod fields;
pub(crate) mod game;
pub(crate) mod link;
mod preset;
mod refusal;

pub use edit::{option, stands_for, with_option};
pub use link::{from_link, to_link};
pub use preset::{PRESETS, Preset};
pub use refusal::Refusal;

use crate::game::any::{AnyGame, GameId};
use crate::search::{Algorithm, AlphaBeta};
use crate::text::Value;
use fields::Fields;

/// The version of the spec and of the event stream that its steps count.
pub const VERSION: u64 = 1;
/// The longest spec that is read, in bytes.
const LONGEST: usize = 8_000_000;
/// The deepest nesting of brackets that is read: a tree's 64 plies, each an object and a list, and what stands around it.
const DEEPEST_NESTING: usize = 140;
/// The largest whole number that JSON carries exactly.
pub(crate) const LARGEST: u64 = (1 << 53) - 1;

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

    /// What the page opens with: the first named tree, searched by alpha-beta.
    pub fn opening() -> Spec {
        let game = GameId::Tree.position(&GameId::Tree.named()[0]);
        Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default()))
    }

    /// Reads a spec.
    ///
    /// # Errors
    /// The first field that is wrong, or why the algorithm cannot run on the game.
    pub fn read(text: &str) -> Result<Spec, Refusal> {
        let spec = Spec::read_unchecked(text)?;
        spec.check()?;
        Ok(spec)
    }

    /// Reads a spec for somebody who limits the search himself and checks that then.
    ///
    /// # Errors
    /// The first field that is wrong.
    pub fn read_unchecked(text: &str) -> Result<Spec, Refusal> {
        if text.len() > LONGEST {
            return Err(Refusal::new("", "this spec is too long", "这份 spec 太长"));
        }
        let value = Value::read(text, DEEPEST_NESTING).map_err(|mistake| Refusal::of_text(&mistake))?;
        let mut fields = Fields::of(&value, "");
        fields.go_into(&value);
        fields.version();
        let seed = fields.optional("seed").map_or(0, |seed| fields.whole(seed, 0, LARGEST));
        let step = fields.optional("step").map_or(0, |step| fields.whole(step, 0, u32::MAX.into()) as u32);
        let game = fields.required("game").map_or_else(game::harmless, |game| game::read(&mut fields, game));
        let algorithm = fields.required("algorithm");
        let algorithm = algorithm.map_or_else(algorithm::harmless, |algorithm| algorithm::read(&mut fields, algorithm));
        fields.go_out();
        fields.finish()?;
        Ok(Spec { game, algorithm, seed, step })
    }

    /// The spec as JSON, fields that have their first value left out.
    pub fn write(&self) -> String {
        let (game, algorithm) = (game::write(&self.game), algorithm::write(&self.algorithm));
        let unless_zero = |key: &str, number: u64| if number == 0 { String::new() } else { format!(",\"{key}\":{number}") };
        let (seed, step) = (unless_zero("seed", self.seed), unless_zero("step", u64::from(self.step)));
        format!("{{\"v\":{VERSION},\"game\":{game},\"algorithm\":{algorithm}{seed}{step}}}")
    }

    /// What files about it are called: the game's kind and the algorithm's.
    pub fn called(&self) -> String {
        let kind = |json: String| json.split('"').nth(3).unwrap_or_default().to_owned();
        format!("{}-{}", kind(game::write(&self.game)), kind(algorithm::write(&self.algorithm)))
    }

    /// Whether the algorithm can run on the game as asked.
    ///
    /// # Errors
    /// Why not, and what would help.
    pub fn check(&self) -> Result<(), Refusal> {
        check::check(self)
    }
}

/// A node's path as it is written everywhere: child numbers from the root `r`.
pub fn node_path(choices: &[u16]) -> String {
    choices.iter().fold("r".to_owned(), |path, choice| format!("{path}.{choice}"))
}
