//! A claim about alpha-beta: is it true of every tree? Whoever says no gives a tree on which it fails, and any such tree is right.

use super::fields::{Fields, Marked, Part, given};
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::game::tree::{Tree, notation};
use crate::lang::words::exercise;
use crate::lang::{Saying, Text};
use crate::search::{Algorithm, AlphaBeta, CutRule, Minimax, Relation, Stream};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, State, Trace};
use serde::{Deserialize, Serialize};

/// The field for whether it holds, and that for a tree.
pub const HOLDS: &str = "holds";
pub const TREE: &str = "tree";
/// The words of the first.
pub const YES: &str = "yes";
const NO: &str = "no";

/// What may be said of it, each with its name.
pub const ANSWERS: [(&str, Text); 2] = [(YES, exercise::CLAIM_YES), (NO, exercise::CLAIM_NO)];

/// The most leaves of a tree on which it is tried.
const MOST_LEAVES: usize = 200;
/// More events than a search of such a tree has.
const EVENTS: usize = 100_000;

/// A claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum Claim {
    SameRoot,
    NeverMore,
    StrictNeverFewer,
    ExactInside,
    FirstBranchWhole,
    OneLeafACut,
    LastLeaf,
}

/// A tree that was searched.
struct Searched {
    minimax: Trace,
    alpha_beta: Trace,
    strict: Trace,
}

impl Claim {
    /// All of them.
    pub const ALL: [Claim; 7] = [
        Claim::SameRoot,
        Claim::NeverMore,
        Claim::StrictNeverFewer,
        Claim::ExactInside,
        Claim::FirstBranchWhole,
        Claim::OneLeafACut,
        Claim::LastLeaf,
    ];

    /// Returns it in words.
    pub fn said(self) -> Text {
        match self {
            Claim::SameRoot => exercise::CLAIM_SAME_ROOT,
            Claim::NeverMore => exercise::CLAIM_NEVER_MORE,
            Claim::StrictNeverFewer => exercise::CLAIM_STRICT_NEVER_FEWER,
            Claim::ExactInside => exercise::CLAIM_EXACT_INSIDE,
            Claim::FirstBranchWhole => exercise::CLAIM_FIRST_BRANCH_WHOLE,
            Claim::OneLeafACut => exercise::CLAIM_ONE_LEAF_A_CUT,
            Claim::LastLeaf => exercise::CLAIM_LAST_LEAF,
        }
    }

    /// Returns why it is true or false.
    fn why(self) -> Text {
        match self {
            Claim::SameRoot => exercise::WHY_SAME_ROOT,
            Claim::NeverMore => exercise::WHY_NEVER_MORE,
            Claim::StrictNeverFewer => exercise::WHY_STRICT_NEVER_FEWER,
            Claim::ExactInside => exercise::WHY_EXACT_INSIDE,
            Claim::FirstBranchWhole => exercise::WHY_FIRST_BRANCH_WHOLE,
            Claim::OneLeafACut => exercise::WHY_ONE_LEAF_A_CUT,
            Claim::LastLeaf => exercise::WHY_LAST_LEAF,
        }
    }

    /// Returns a tree on which it fails; `None` for one that is true of every tree.
    pub fn counterexample(self) -> Option<&'static str> {
        match self {
            Claim::SameRoot | Claim::NeverMore | Claim::StrictNeverFewer => None,
            Claim::ExactInside | Claim::LastLeaf => Some("[[5, 6], [2, 1]]"),
            Claim::FirstBranchWhole => Some("[[[1, 2], [3, 0]], [[1, 1], [1, 1]]]"),
            Claim::OneLeafACut => Some("[[5, 6], [2, 1, 0]]"),
        }
    }

    /// Whether it holds on a tree.
    fn holds_on(self, tree: &Searched) -> bool {
        let leaves = |trace: &Trace| trace.landmarks().leaves.len();
        let Searched {
            minimax,
            alpha_beta,
            strict,
        } = tree;
        let root = |trace: &Trace| trace.end().number(NodeId::ROOT).map(|number| number.value);
        match self {
            Claim::SameRoot => root(minimax) == root(alpha_beta),
            Claim::NeverMore => leaves(alpha_beta) <= leaves(minimax),
            Claim::StrictNeverFewer => leaves(strict) >= leaves(alpha_beta),
            Claim::ExactInside => tree.visited().all(|(node, _)| {
                let path = alpha_beta.path(node);
                let exact = minimax
                    .find(&path)
                    .and_then(|node| minimax.end().number(node));
                let found = alpha_beta.end().number(node);
                let is_exact = found.is_some_and(|number| number.relation == Relation::Exact);
                is_exact && found.map(|number| number.value) == exact.map(|number| number.value)
            }),
            Claim::FirstBranchWhole => {
                let is_below =
                    |trace: &Trace, step: &u32| trace.path(trace.cursor(*step)).first() == Some(&0);
                let below = |trace: &Trace| {
                    let steps = trace.landmarks().leaves.iter();
                    steps.filter(|step| is_below(trace, step)).count()
                };
                below(minimax) == below(alpha_beta)
            }
            Claim::OneLeafACut => {
                leaves(minimax) - leaves(alpha_beta).min(leaves(minimax))
                    == alpha_beta.landmarks().cuts.len()
            }
            Claim::LastLeaf => {
                let last = |trace: &Trace| {
                    let step = trace.landmarks().leaves.last().copied();
                    step.map(|step| trace.path(trace.cursor(step)))
                };
                last(minimax) == last(alpha_beta)
            }
        }
    }
}

impl Searched {
    fn new(tree: &Tree) -> Searched {
        let search = |algorithm: Algorithm| {
            let spec = Spec::new(AnyGame::from(tree.clone()), algorithm);
            spec.record(EVENTS, EVENTS as u64).0
        };
        let cutting = |cut: CutRule| {
            Algorithm::AlphaBeta(AlphaBeta {
                cut,
                ..AlphaBeta::default()
            })
        };
        Searched {
            minimax: search(Algorithm::Minimax(Minimax::default())),
            alpha_beta: search(cutting(CutRule::Ge)),
            strict: search(cutting(CutRule::Gt)),
        }
    }

    /// The nodes that alpha-beta visits.
    fn visited(&self) -> impl Iterator<Item = (NodeId, State)> {
        let end = self.alpha_beta.end();
        let nodes = (0..self.alpha_beta.size() as u32).map(NodeId);
        let states = nodes.map(move |node| (node, end.state(node)));
        states.filter(|(_, state)| *state == State::Done)
    }
}

/// Returns the claim of a variant: the one that is asked about, or one that the seed draws.
pub fn of(seed: u64, claim: Option<Claim>) -> Claim {
    claim.unwrap_or_else(|| {
        let mut stream = Stream::new(seed, u32::MAX, 9);
        Claim::ALL[stream.below(Claim::ALL.len() as u32) as usize]
    })
}

/// Reads a tree as it is typed.
///
/// # Errors
/// The mistake with its place, or that the tree is too large.
pub fn tree(text: &str) -> Result<Tree, Refusal> {
    let tree = notation::read(text, Player::Max);
    let tree = tree.map_err(|mistake| Refusal::new("", mistake))?;
    let leaves = super::program::leaves(&tree);
    if super::program::lists(&tree).is_none() {
        return Err(Refusal::new("", exercise::CLAIM_NEEDS_LISTS));
    }
    if leaves > MOST_LEAVES {
        let most = MOST_LEAVES as u64;
        return Err(Refusal::new("", exercise::ClaimTreeTooLarge { most }));
    }
    Ok(tree)
}

/// Says whether a claim holds on a tree as it is typed; `None` while nothing can be said.
pub fn tried(claim: Claim, text: &str) -> Option<Text> {
    let tree = tree(text).ok()?;
    Some(match claim.holds_on(&Searched::new(&tree)) {
        true => exercise::CLAIM_HOLDS_HERE,
        false => exercise::CLAIM_FAILS_HERE,
    })
}

/// Returns the right answer: yes, or no with a tree.
pub fn model(claim: Claim) -> Fields {
    let counterexample = claim.counterexample();
    let holds = if counterexample.is_some() { NO } else { YES };
    let holds = [(HOLDS, holds)].into_iter();
    let tree = counterexample.map(|tree| (TREE, tree));
    let fields = holds.chain(tree);
    fields
        .map(|(at, text)| (at.to_owned(), text.to_owned()))
        .collect()
}

/// Marks the word, and for a claim that is false the tree: any on which it fails.
pub fn mark(claim: Claim, fields: &Fields) -> Marked {
    let parts = model(claim).into_iter().map(|(at, expected)| {
        let given = given(fields, &at).to_owned();
        let is_right = match at.as_str() {
            TREE => tree(&given).is_ok_and(|tree| !claim.holds_on(&Searched::new(&tree))),
            _ => given == expected,
        };
        Part {
            at,
            given,
            expected,
            right: f64::from(u8::from(is_right)),
        }
    });
    Marked::evenly(parts.collect(), |_| {
        let said = claim.why();
        Some(Saying::each(|lang| said.say(lang).to_owned()))
    })
}
