//! A recording without a name: which of several searches was it? What is shown of it is what it did: the order in which it read the leaves,
//! or the moves that its iterations took at the root.

use super::fields::{Fields, Marked, worded};
use super::instance::Instance;
use super::tell;
use crate::lang::words::exercise;
use crate::lang::{Lang, Say, Saying, Text};
use crate::lesson::line::figure;
use crate::search::{Algorithm, AlphaBeta, CutRule, Mcts, Minimax, Order, Stream};
use crate::spec::Spec;
use crate::trace::{Kind, NodeId, Trace};

/// The field of the answer.
pub const SEARCH: &str = "search";

/// The most events of a recording.
const MOST_EVENTS: usize = 400_000;

/// A search that may have been it.
#[derive(Clone, Copy, Debug)]
struct Suspect {
    /// The word in the answer.
    word: &'static str,
    /// What it is called.
    said: Text,
    make: fn(&Algorithm) -> Option<Algorithm>,
}

/// Another option of alpha-beta, from whatever search the exercise is about.
fn alpha_beta(of: &Algorithm, change: impl Fn(&mut AlphaBeta)) -> Option<Algorithm> {
    let mut options = match of {
        Algorithm::AlphaBeta(options) => options.clone(),
        _ => return None,
    };
    change(&mut options);
    Some(Algorithm::AlphaBeta(options))
}

/// Another constant of UCB.
fn uct(of: &Algorithm, c: f64) -> Option<Algorithm> {
    match of {
        Algorithm::Mcts(options) => Some(Algorithm::Mcts(Mcts { c, ..*options })),
        _ => None,
    }
}

/// Searches of the same position that books compare.
const SUSPECTS: [Suspect; 8] = [
    Suspect {
        word: "minimax",
        said: exercise::IS_MINIMAX,
        make: |of| match of {
            Algorithm::AlphaBeta(_) => Some(Algorithm::Minimax(Minimax::default())),
            _ => None,
        },
    },
    Suspect {
        word: "ge",
        said: exercise::IS_GE,
        make: |of| alpha_beta(of, |options| options.cut = CutRule::Ge),
    },
    Suspect {
        word: "gt",
        said: exercise::IS_GT,
        make: |of| alpha_beta(of, |options| options.cut = CutRule::Gt),
    },
    Suspect {
        word: "best-first",
        said: exercise::IS_BEST_FIRST,
        make: |of| alpha_beta(of, |options| options.order = Order::Best),
    },
    Suspect {
        word: "worst-first",
        said: exercise::IS_WORST_FIRST,
        make: |of| alpha_beta(of, |options| options.order = Order::Worst),
    },
    Suspect {
        word: "c-0",
        said: exercise::IS_C_0,
        make: |of| uct(of, 0.0),
    },
    Suspect {
        word: "c-0.3",
        said: exercise::IS_C_03,
        make: |of| uct(of, 0.3),
    },
    Suspect {
        word: "c-1.4",
        said: exercise::IS_C_14,
        make: |of| uct(of, std::f64::consts::SQRT_2),
    },
];

/// What a search did, as nodes one after another: the leaves that it read, or its first moves.
fn course(instance: &Instance, algorithm: Algorithm) -> Vec<Vec<u16>> {
    let is_mcts = matches!(algorithm, Algorithm::Mcts(_));
    let spec = Spec {
        algorithm,
        ..instance.spec.clone()
    };
    let (trace, _, _) = spec.record(MOST_EVENTS, MOST_EVENTS as u64);
    if is_mcts {
        return first_moves(&trace);
    }
    let leaves = trace.landmarks().leaves.iter();
    leaves.map(|step| trace.path(trace.cursor(*step))).collect()
}

/// The child of the root that each iteration goes down to; nothing for one that stays at the root.
fn first_moves(trace: &Trace) -> Vec<Vec<u16>> {
    let begins = &trace.landmarks().iterations;
    let ends = begins.iter().skip(1).copied().chain([trace.len() + 1]);
    let child = |(from, to): (u32, u32)| {
        let below = (from..to).map(|step| trace.cursor(step));
        let child = below
            .map(|node| trace.path(node))
            .find(|path| !path.is_empty())?;
        child.first().map(|choice| vec![*choice])
    };
    begins.iter().copied().zip(ends).filter_map(child).collect()
}

/// Returns the searches to choose from, each with what it did: no two did the same, since either would be right.
fn lineup(instance: &Instance) -> Vec<(Suspect, Vec<Vec<u16>>)> {
    let mut lineup: Vec<(Suspect, Vec<Vec<u16>>)> = Vec::new();
    for suspect in SUSPECTS {
        let Some(algorithm) = (suspect.make)(&instance.spec.algorithm) else {
            continue;
        };
        let done = course(instance, algorithm);
        if !lineup.iter().any(|(_, other)| *other == done) {
            lineup.push((suspect, done));
        }
    }
    lineup
}

/// Returns the searches to choose from: the word of each, and what it is called.
pub fn suspects(instance: &Instance) -> Vec<(&'static str, Text)> {
    let lineup = lineup(instance).into_iter();
    lineup
        .map(|(suspect, _)| (suspect.word, suspect.said))
        .collect()
}

/// Draws the search that was it by the seed, with what it did; `None` where all do the same.
fn culprit(instance: &Instance) -> Option<(Suspect, Vec<Vec<u16>>)> {
    let mut lineup = lineup(instance);
    let count = u32::try_from(lineup.len())
        .ok()
        .filter(|count| *count > 1)?;
    let mut stream = Stream::new(instance.seed, u32::MAX, 8);
    Some(lineup.swap_remove(stream.below(count) as usize))
}

/// Names a node; a leaf by its number and its parent, since another leaf may have the same number.
fn named(instance: &Instance, node: NodeId, lang: Lang) -> String {
    let trace = &instance.trace;
    let leaf = trace
        .outlined_value(node)
        .filter(|_| trace.kind(node) == Kind::Leaf);
    match leaf.zip(trace.parent(node)) {
        Some((value, parent)) => format!("{} ({})", figure(value), instance.name(parent, lang)),
        None => instance.name(node, lang),
    }
}

/// Returns the nodes that it read or moved to, in their order.
pub fn shown(instance: &Instance) -> Vec<NodeId> {
    let (_, done) = culprit(instance).unwrap_or((SUSPECTS[0], Vec::new()));
    done.iter()
        .filter_map(|path| instance.trace.find(path))
        .collect()
}

/// Says what it did, in words.
pub fn told(instance: &Instance, lang: Lang) -> String {
    let name = |node| named(instance, node, lang);
    let names: Vec<String> = shown(instance).into_iter().map(name).collect();
    let nodes = names.join(exercise::NODES_BETWEEN.say(lang));
    match instance.spec.algorithm {
        Algorithm::Mcts(_) => exercise::MovesWere { nodes }.say(lang),
        _ => exercise::LeavesWere { nodes }.say(lang),
    }
}

/// Returns the right answer.
pub fn model(instance: &Instance) -> Fields {
    let culprit = culprit(instance).into_iter();
    culprit
        .map(|(suspect, _)| (SEARCH.to_owned(), suspect.word.to_owned()))
        .collect()
}

/// Marks the answer.
pub fn mark(instance: &Instance, fields: &Fields) -> Marked {
    let expected = model(instance).remove(SEARCH).unwrap_or_default();
    let part = worded(fields, SEARCH.to_owned(), expected);
    Marked::evenly(vec![part], |part| why(instance, &part.given))
}

/// Says where the search that was named would have done something else.
fn why(instance: &Instance, given: &str) -> Option<Saying> {
    let (_, done) = culprit(instance)?;
    let lineup = lineup(instance);
    let chosen = lineup.iter().find(|(suspect, _)| suspect.word == given);
    let (first, others) = match chosen {
        Some((_, other)) => {
            let differ = |at: &usize| done.get(*at) != other.get(*at);
            let at = (0..done.len().max(other.len())).find(differ)?;
            (at, other.get(at).cloned())
        }
        None => return Some(Saying::of(&exercise::COMPARE_EACH)),
    };
    let node = |path: Option<&Vec<u16>>| instance.trace.find(path?);
    let (here, there) = (node(done.get(first)), node(others.as_ref()));
    Some(Saying::each(|lang| {
        let name = |node: Option<NodeId>| {
            node.map_or_else(
                || exercise::NOTHING_MORE.say(lang).to_owned(),
                |node| named(instance, node, lang),
            )
        };
        let (at, here, there) = (first as u64 + 1, name(here), name(there));
        tell::sentence(exercise::DiffersAt { at, here, there }.say(lang), lang)
    }))
}
