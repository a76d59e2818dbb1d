//! The spec: one JSON object that names a search and a step of it, everywhere the same. Reading refuses what it does not know,
//! with the field's path and what was expected. Here, in the worker and in the command line values become bytes; events do so in `search::event`.

pub mod algorithm;
mod check;
pub mod field;
pub mod form;
pub(crate) mod game;
pub(crate) mod link;
pub mod pawn;
mod preset;
mod refusal;
pub mod schema;
mod written;

pub use link::{from_link, json_in, to_link};
pub use preset::{PRESETS, Preset};
pub use refusal::Refusal;

use crate::game::any::{AnyGame, GameId};
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text, words};
use crate::search::{Algorithm, AlgorithmId, AlphaBeta, Expectimax, Mcts};
use crate::text::Value;
use crate::text::json::to_json;
use field::{Field, Fields};

/// The version of the spec and of the event stream that its steps count.
pub const VERSION: u64 = 1;
/// The longest spec that is read, in bytes.
const LONGEST: usize = 8_000_000;
/// The deepest nesting of brackets that is read: a tree's 64 plies, each an object and a list, and what stands around it.
const DEEPEST_NESTING: usize = 140;
/// The largest whole number that JSON carries exactly.
pub const LARGEST: u64 = (1 << 53) - 1;

/// A search and a step of it.
///
/// # Examples
/// ```
/// use plyscope_engine::report::summary;
/// use plyscope_engine::spec::Spec;
///
/// let spec = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","order":"best"}}"#;
/// let spec = Spec::read(spec).expect("the spec is valid");
/// assert_eq!(summary(&spec).value, 0.0, "a draw");
///
/// let refused = Spec::read(&spec.write().replace("best", "first")).expect_err("no such order");
/// assert_eq!(refused.path, "algorithm.order");
/// ```
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
    /// Makes a search from its first step.
    pub fn new(game: impl Into<AnyGame>, algorithm: Algorithm) -> Spec {
        Spec {
            game: game.into(),
            algorithm,
            seed: 0,
            step: 0,
        }
    }

    /// Returns the spec with which the page opens: the first named tree, searched by alpha-beta.
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

    /// Reads a spec for a caller that limits the search itself and checks it afterwards.
    ///
    /// # Errors
    /// The first field that is wrong.
    pub fn read_unchecked(text: &str) -> Result<Spec, Refusal> {
        Field::new(&parsed(text)?, "").object(|fields| read_search(fields, None))
    }

    /// Reads a position in its written form, a tree, Gambit's file, PGN or SGF, and searches it by alpha-beta, or by what can search it.
    ///
    /// # Errors
    /// The mistake and its place.
    pub fn of_position(text: &str) -> Result<Spec, Box<dyn Say>> {
        let game = GameId::of_text(text).read(text, None)?;
        let spec = Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default()));
        Ok(spec.limited().or_another())
    }

    /// Writes the spec as JSON, without the fields that have their default value.
    pub fn write(&self) -> String {
        to_json(self)
    }

    /// Returns the name of files about it: the game's kind and the algorithm's.
    pub fn called(&self) -> String {
        let quoted = format!(
            "{}-{}",
            to_json(&self.game.id()),
            to_json(&self.algorithm.id())
        );
        quoted.replace('"', "")
    }

    /// Returns its title in words: the algorithm, and the named position or else the game.
    pub fn title(&self, lang: Lang) -> String {
        let game = GameId::name_of(&self.game)
            .map_or_else(|| self.game.id().title(lang), |named| named.name(lang));
        [algorithm_word(self.algorithm.id()).say(lang), game].join(" · ")
    }

    /// Whether the algorithm can run on the game as asked.
    ///
    /// # Errors
    /// The reason why not, and what would help.
    pub fn check(&self) -> Result<(), Refusal> {
        check::check(self)
    }

    /// Returns the search itself if it can run, otherwise the first of alpha-beta, expectimax and Monte-Carlo tree search that can run on
    /// its game. Win-lose search could run on many games too, but says least about them.
    pub fn or_another(self) -> Spec {
        // A tree of a hundred iterations can be followed by eye.
        let others = [
            Algorithm::AlphaBeta(AlphaBeta::default()),
            Algorithm::Expectimax(Expectimax::default()),
            Algorithm::Mcts(Mcts {
                iterations: 100,
                ..Mcts::default()
            }),
        ];
        let mut all = [self.algorithm.clone()].into_iter().chain(others);
        let runs = all.find_map(|algorithm| {
            let spec = Spec {
                algorithm,
                ..self.clone()
            }
            .limited();
            spec.check().is_ok().then_some(spec)
        });
        runs.unwrap_or(self)
    }

    /// Returns the search with a depth limit of 3 plies if it can run only with the limit, otherwise the search itself.
    pub fn limited(self) -> Spec {
        let limited = Spec {
            algorithm: self.algorithm.clone().with_depth(Some(3)),
            ..self.clone()
        };
        if self.check().is_err() && limited.check().is_ok() {
            limited
        } else {
            self
        }
    }
}

/// Parses a text of JSON, within the limits of what is read.
///
/// # Errors
/// If it is too long, or no JSON, with the place.
pub fn parsed(text: &str) -> Result<Value<'_>, Refusal> {
    if text.len() > LONGEST {
        return Err(Refusal::new("", words::spec::TOO_LONG));
    }
    Value::read(text, DEEPEST_NESTING).map_err(|mistake| Refusal::of_text(&mistake))
}

/// Reads the fields of a search. One that stands beside another may leave out the position.
///
/// # Errors
/// The first field that is wrong.
pub fn read_search(fields: &mut Fields, beside: Option<AnyGame>) -> Result<Spec, Refusal> {
    fields.version()?;
    let spec = Spec {
        seed: fields.or_default("seed", |seed| seed.whole(0..=LARGEST))?,
        step: fields.or_default("step", |step| step.whole(0..=u32::MAX))?,
        game: match beside {
            None => fields.required("game", game::read)?,
            Some(beside) => fields.optional("game", game::read)?.unwrap_or(beside),
        },
        algorithm: fields.required("algorithm", algorithm::read)?,
    };
    // By this editors find the schema of a file.
    fields.optional("$schema", Field::text)?;
    Ok(spec)
}

/// Returns the name of an algorithm.
pub fn algorithm_word(id: AlgorithmId) -> Text {
    match id {
        AlgorithmId::WinLose => page::WIN_LOSE,
        AlgorithmId::Minimax => page::MINIMAX,
        AlgorithmId::AlphaBeta => page::ALPHA_BETA,
        AlgorithmId::Expectimax => page::EXPECTIMAX,
        AlgorithmId::Mcts => page::MCTS,
    }
}

/// Writes a node's path as everywhere: child numbers from the root `r`.
pub fn node_path(choices: &[u16]) -> String {
    choices
        .iter()
        .fold("r".to_owned(), |path, choice| format!("{path}.{choice}"))
}
