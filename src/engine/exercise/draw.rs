//! Draws positions from a seed until one is as wished. The same exercise and seed give the same
//! position on every machine.

use super::ask::Ask;
use super::effort::{Effort, Spent};
use super::instance::Instance;
use super::wish::{Must, Odds, Shape, Wish};
use super::{Exercise, Source, choose, cut, order, task};
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::{Branch, Kind, Tree};
use crate::generator;
use crate::lang::words::exercise;
use crate::lesson::certificate::of_node;
use crate::search::playout::{self, Style};
use crate::search::{Algorithm, AlphaBeta, Reward, Stream};
use crate::spec::{Refusal, Spec};
use crate::trace::{Kind as Drawn, NodeId, State};

/// The most positions that are drawn.
const TRIES: u32 = 600;
/// The most failures of the generator for each number of cuts that it may be asked for, since of some
/// numbers there may be no tree, and the most in all: a failure can take long.
const FAILURES: u32 = 3;
const MOST_FAILURES: u32 = 12;
/// How often the search of every order is counted as work.
const TIMES_MARKED: u64 = 10;
/// The least distance of the highest bound of UCB from the next where one choice must be the best.
const CLEAR: f64 = 0.01;

/// Why there is no variant.
#[derive(Clone, Debug, PartialEq)]
pub enum Undrawn {
    /// The question that cannot be asked, or that no position is as wished.
    Refused(Refusal),
    /// It was given up, since it takes more work than was allowed.
    Spent,
}

impl From<Refusal> for Undrawn {
    fn from(refusal: Refusal) -> Undrawn {
        Undrawn::Refused(refusal)
    }
}

impl From<Spent> for Undrawn {
    fn from(Spent: Spent) -> Undrawn {
        Undrawn::Spent
    }
}

impl Exercise {
    /// Draws the variant of a seed and records its search.
    ///
    /// # Errors
    /// The question that cannot be asked, that no position is as wished, or that it takes too much work.
    pub fn instance(&self, seed: u64) -> Result<Instance, Refusal> {
        self.instance_within(seed, &mut Effort::whole())
            .map_err(|undrawn| match (undrawn, &self.source) {
                (Undrawn::Refused(refusal), _) => refusal,
                (Undrawn::Spent, Source::Given(_)) => Refusal::new("algorithm", exercise::TOO_LONG),
                (Undrawn::Spent, Source::Drawn(_)) => {
                    Refusal::new(GENERATE, exercise::TOO_MUCH_WORK)
                }
            })
    }

    /// Draws the variant of a seed with at most so much work.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn instance_within(&self, seed: u64, effort: &mut Effort) -> Result<Instance, Undrawn> {
        let wish = match &self.source {
            Source::Given(game) => return self.asked(seed, game.clone(), effort),
            Source::Drawn(wish) => wish,
        };
        let numbers = wish.must.cuts.map_or(1, |(low, high)| high - low + 1);
        let most = FAILURES.saturating_mul(numbers).min(MOST_FAILURES);
        let (mut failures, mut last) = (0, None);
        for attempt in 0..TRIES {
            let stream = &mut Stream::new(seed, 0x6578, attempt);
            let tried = position(self, wish, stream, effort)
                .and_then(|game| self.asked(seed, game, effort));
            match tried {
                Ok(instance) if holds(&instance, &wish.must) => return Ok(instance),
                Ok(_) => last = None,
                Err(Undrawn::Spent) => return Err(Undrawn::Spent),
                Err(Undrawn::Refused(refusal)) => {
                    failures += u32::from(refusal.path.starts_with(GENERATE));
                    last = Some(refusal);
                    if failures == most {
                        break;
                    }
                }
            }
        }
        let refusal =
            last.unwrap_or_else(|| Refusal::new(GENERATE, exercise::NotMet { tries: TRIES }));
        Err(refusal.into())
    }

    /// Records the search on a position and checks that every question can be asked.
    fn asked(&self, seed: u64, game: AnyGame, effort: &mut Effort) -> Result<Instance, Undrawn> {
        let spec = Spec::new(game, self.algorithm.clone());
        spec.check()?;
        let instance = Instance::within(self.clone(), seed, spec, effort)?
            .ok_or_else(|| Refusal::new("algorithm", exercise::TOO_LONG))?;
        let size = instance.trace.size() as u64;
        for (index, question) in self.ask.iter().enumerate() {
            effort.take(size)?;
            if let Ask::Order { at } = &question.ask {
                // It is searched once an order, whenever an answer is marked.
                let events = u64::from(instance.trace.len()) * order::tried(&instance, at);
                effort.take(events.saturating_mul(TIMES_MARKED))?;
            }
            if let Some(said) = task::refusal(&instance, &question.ask) {
                return Err(Refusal::new(&format!("ask[{index}]"), said).into());
            }
        }
        Ok(instance)
    }
}

/// The JSON field of the wish.
const GENERATE: &str = "generate";

/// The JSON field of a wish of the generator of trees; its empty path is the whole.
fn path_of(wish: &str) -> String {
    match wish {
        "" => GENERATE.to_owned(),
        "cuts" => format!("{GENERATE}.must.cuts"),
        field => format!("{GENERATE}.{field}"),
    }
}

fn position(
    exercise: &Exercise,
    wish: &Wish,
    stream: &mut Stream,
    effort: &mut Effort,
) -> Result<AnyGame, Undrawn> {
    let between = |(low, high): (i32, i32), stream: &mut Stream| {
        low + stream.below(low.abs_diff(high) + 1) as i32
    };
    match &wish.shape {
        Shape::Nim { heaps, stones } => {
            let count = between(*heaps, stream);
            let heaps = (0..count)
                .map(|_| between(*stones, stream) as u16)
                .collect();
            let nim = Nim::new(heaps, false);
            nim.map(AnyGame::from)
                .map_err(|bad| Refusal::new(GENERATE, bad).into())
        }
        Shape::Tree {
            root,
            children,
            depth,
            values,
            ties,
            chance,
        } => {
            let is_usual = exercise.algorithm == Algorithm::AlphaBeta(AlphaBeta::default());
            let cuts = wish.must.cuts.filter(|_| is_usual);
            let wished = generator::Wish {
                root: *root,
                children: *children,
                depth: *depth,
                values: *values,
                ties: *ties,
                cuts: cuts.map(|(low, high)| between((low as i32, high as i32), stream)),
                deep: is_usual && wish.must.deep > 0,
            };
            let seed = (u64::from(stream.below(u32::MAX)) << 20) | u64::from(stream.below(1 << 20));
            let (tree, work) = generator::generate_counted(&wished, seed);
            effort.take(work.into())?;
            let tree = tree.map_err(|refusal| refusal.at(&path_of(&refusal.path)))?;
            let dress = Dress {
                algorithm: &exercise.algorithm,
                values: *values,
                odds: *chance,
                root: Kind::ToMove(*root),
            };
            Ok(AnyGame::from(Tree::new(dress.on(&tree, stream))))
        }
    }
}

/// Adapts a generated tree to the algorithm: wins or rewards at leaves, chance nodes, playouts.
struct Dress<'a> {
    algorithm: &'a Algorithm,
    values: (i32, i32),
    odds: Option<Odds>,
    root: Kind,
}

impl Dress<'_> {
    fn on(&self, tree: &Tree, stream: &mut Stream) -> Branch {
        let mut branch = tree.branch().clone();
        branch.children = tree
            .children()
            .map(|child| self.on(&child, stream))
            .collect();
        if let Kind::Leaf(value) = branch.kind {
            branch.kind = Kind::Leaf(self.number(value));
            return branch;
        }
        if let Some(odds) = self.odds
            && branch.kind != self.root
        {
            branch.kind = Kind::Chance;
            branch.probabilities = shares(odds, branch.children.len() as u32, stream);
        }
        if let Algorithm::Mcts(options) = self.algorithm {
            let below = Tree::new(branch.clone());
            let style = Style::new(&below, options.policy, options.reward);
            branch.rollouts = (0..options.playouts.min(8))
                .map(|index| playout::play(&below, index, style, stream, |_| ()).0)
                .collect();
        }
        branch
    }

    /// The payoff of a leaf for the drawn number.
    fn number(&self, drawn: f64) -> f64 {
        let (low, high) = (f64::from(self.values.0), f64::from(self.values.1));
        let unit = (drawn - low) / (high - low).max(1.0);
        match self.algorithm {
            Algorithm::WinLose(_) => {
                if unit >= 0.5 {
                    1.0
                } else {
                    -1.0
                }
            }
            Algorithm::Mcts(options) if options.reward == Reward::Signed => 2.0 * unit - 1.0,
            Algorithm::Mcts(_) => unit,
            _ => drawn,
        }
    }
}

/// Draws the probabilities of `count` outcomes, which add up to 1.
fn shares(odds: Odds, count: u32, stream: &mut Stream) -> Vec<f64> {
    let parts: Vec<u32> = match odds {
        Odds::Even => vec![1; count as usize],
        Odds::Uneven => (0..count).map(|_| 1 + stream.below(3)).collect(),
    };
    let whole: u32 = parts.iter().sum();
    let share = |part: u32| f64::from(part) / f64::from(whole);
    parts.into_iter().map(share).collect()
}

/// Whether the search is as wished.
fn holds(instance: &Instance, must: &Must) -> bool {
    let trace = &instance.trace;
    let cuts = &trace.landmarks().cuts;
    let is_deep = |step: &&u32| {
        let moment = trace.at(**step);
        of_node(&moment, moment.subject()).is_some_and(|certificate| certificate.deep)
    };
    let end = trace.end();
    let is_above_leaves = |step: &&u32| {
        let mut children = trace.children(trace.at(**step).subject());
        children.any(|child| {
            end.state(child) == State::Cut && matches!(trace.kind(child), Drawn::Inner(_))
        })
    };
    must.cuts
        .is_none_or(|(low, high)| (low as usize..=high as usize).contains(&cuts.len()))
        && cuts.iter().filter(is_deep).count() >= must.deep as usize
        && cuts.iter().filter(is_above_leaves).count() >= must.above_leaves as usize
        && (!must.unique_best || has_one_best(instance))
        && (!must.rules_agree || cut::rules_agree(instance))
}

/// Whether no other move of the root has the value of the best (not checked for Monte-Carlo tree
/// search), and every choice by UCB that is asked for leads by at least [`CLEAR`].
fn has_one_best(instance: &Instance) -> bool {
    let (trace, end) = (&instance.trace, instance.trace.end());
    let is_mcts = matches!(instance.spec.algorithm, Algorithm::Mcts(_));
    let rivals = trace.children(NodeId::ROOT).filter(|child| {
        let number = end.number(*child);
        number.is_some_and(|number| number.value == instance.answer.value)
    });
    let clear = instance
        .exercise
        .ask
        .iter()
        .all(|question| match &question.ask {
            Ask::Choose { at, .. } => choose::choice(instance, at).is_some_and(|choice| {
                let bound = |child: Option<&crate::lesson::ucb::Candidate>| {
                    child.and_then(|child| child.ucb).map(|ucb| ucb.total())
                };
                let rival = bound(choice.runner_up()).unwrap_or(f64::NEG_INFINITY);
                bound(choice.best()).is_some_and(|best| best - rival >= CLEAR)
            }),
            _ => true,
        });
    clear && (is_mcts || rivals.count() <= 1)
}
