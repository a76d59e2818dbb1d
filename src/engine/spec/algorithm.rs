//! The `algorithm` object of a spec, read option by option as the table in `search::options` has them. What is left out has its first
//! value. It is written by the options themselves.

mod forms;

pub use forms::{
    DEEPEST_LIMIT, MOST_EXACT, MOST_ITERATIONS, MOST_PLAYOUTS, bounds, exact_plies, exploration,
    iterations, playouts, points, tolerance, weights, window,
};

use super::Refusal;
use super::field::{Field, Fields};
use super::form::{Described, Form, Object, flag, word, words};
use crate::game::Interval;
use crate::lang::Text;
use crate::lang::words::spec;
use crate::search::options::each_algorithm;
use crate::search::{
    Algorithm, AlgorithmId, AlphaBeta, CutRule, Evaluation, Expand, ExpandOrder, Expectimax,
    FinalRule, FirstVisit, Formula, Mcts, Minimax, Opponent, Order, Policy, Priors, Returns,
    Reward, Selection, Utility, WinLose, Window,
};
use forms::{
    depth_limit, evaluations, iteration_count, leaf_bounds, playout_count, policies, utilities,
    weight_from_0, window_at_root,
};

type Read<T> = Result<T, Refusal>;

/// Reads the object.
///
/// # Errors
/// The first field that is wrong, or an option that does not go with the others.
pub fn read(field: &Field) -> Read<Algorithm> {
    field.object(|fields| {
        let algorithm = match fields.required("kind", Field::word)? {
            AlgorithmId::WinLose => Options::read(fields).map(Algorithm::WinLose),
            AlgorithmId::Minimax => Options::read(fields).map(Algorithm::Minimax),
            AlgorithmId::AlphaBeta => Options::read(fields).map(Algorithm::AlphaBeta),
            AlgorithmId::Expectimax => Options::read(fields).map(Algorithm::Expectimax),
            AlgorithmId::Mcts => Options::read(fields).map(Algorithm::Mcts),
        }?;
        let wrong = alone(&algorithm).map(|Alone { key, wanted }| fields.refuse(key, wanted));
        wrong.map_or(Ok(algorithm), Err)
    })
}

/// An option that lacks another one.
#[derive(Debug)]
pub struct Alone {
    /// The option.
    pub key: &'static str,
    /// The values that the option needs.
    pub wanted: Text,
}

/// Returns the first option that does not go with the others; `None` if all go together.
pub fn alone(algorithm: &Algorithm) -> Option<Alone> {
    match algorithm {
        Algorithm::WinLose(WinLose {
            stop: true,
            grundy: true,
            ..
        }) => Some(Alone {
            key: "stop",
            wanted: spec::GRUNDY_NEEDS_EVERY_MOVE,
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            deepening: true,
            depth: None | Some(0),
            ..
        }) => Some(Alone {
            key: "deepening",
            wanted: spec::DEEPENING_NEEDS_DEPTH,
        }),
        Algorithm::Expectimax(Expectimax {
            prune: true,
            bounds: None,
            ..
        }) => Some(Alone {
            key: "bounds",
            wanted: spec::PRUNE_NEEDS_BOUNDS,
        }),
        Algorithm::Mcts(options) => alone_in_puct(options),
        _ => None,
    }
}

/// Returns the first option that does not go with PUCT.
fn alone_in_puct(options: &Mcts) -> Option<Alone> {
    match options {
        Mcts {
            formula: Formula::Puct,
            expand: Expand::One,
            ..
        } => Some(Alone {
            key: "expand",
            wanted: spec::PUCT_NEEDS_ALL_CHILDREN,
        }),
        Mcts {
            formula: Formula::Puct,
            last: FinalRule::Ucb,
            ..
        } => Some(Alone {
            key: "final",
            wanted: spec::PUCT_NEEDS_VISITS,
        }),
        _ => None,
    }
}

/// The options of an algorithm, as the table has them.
trait Options: Sized {
    /// Reads them, option by option.
    fn read(fields: &mut Fields) -> Read<Self>;

    /// Describes them for help, documents and the JSON Schema.
    fn described() -> Vec<Described>;
}

macro_rules! readers {
    ($(
        $(#[$about:meta])*
        $name:ident { $($(#[doc = $says:literal])* $word:literal $field:ident: $kind:ty = $first:expr, $form:expr;)* }
    )*) => {$(
        impl Options for $name {
            fn read(fields: &mut Fields) -> Read<$name> {
                $(
                    let form: Form<$kind> = $form;
                    let $field: $kind = match fields.optional($word, form.read)? {
                        Some(given) => given,
                        None => $first,
                    };
                )*
                Ok($name { $($field),* })
            }

            fn described() -> Vec<Described> {
                $(let $field: $kind = $first;)*
                vec![$({
                    let form: Form<$kind> = $form;
                    let first = serde_json::to_value(&$field).expect("a first value is JSON");
                    Described::or($word, (form.schema)(), first, concat!($($says),*).trim_start())
                }),*]
            }
        }
    )*};
}

each_algorithm!(readers);

/// Describes the algorithms.
pub fn described() -> Vec<Object> {
    let title = |id| match id {
        AlgorithmId::WinLose => "Win-lose search",
        AlgorithmId::Minimax => "Minimax",
        AlgorithmId::AlphaBeta => "Alpha-beta",
        AlgorithmId::Expectimax => "Expectimax",
        AlgorithmId::Mcts => "Monte-Carlo tree search",
    };
    let fields = |id| match id {
        AlgorithmId::WinLose => WinLose::described(),
        AlgorithmId::Minimax => Minimax::described(),
        AlgorithmId::AlphaBeta => AlphaBeta::described(),
        AlgorithmId::Expectimax => Expectimax::described(),
        AlgorithmId::Mcts => Mcts::described(),
    };
    AlgorithmId::ALL
        .into_iter()
        .zip(words::<AlgorithmId>())
        .map(|(id, word)| Object::new(*word, title(id), fields(id)))
        .collect()
}
