//! Slips: misconceptions, each a small search or calculation in a file of its own. A slip explains
//! a wrong answer if a student with that misconception gives exactly this answer.

mod all_max;
mod all_min;
mod best_mean;
mod cause_too;
mod count_of_moves;
mod fresh_window;
mod gambler;
mod integers;
mod keeper;
mod largest_and_one;
mod leaf_not_counted;
mod ln_of_child;
mod log_of_ten;
mod max_at_chance;
mod max_only;
mod min_at_chance;
mod min_max_swapped;
mod min_only;
mod no_sign_flip;
mod no_square_root;
mod no_weight;
mod one_visit;
mod other_cut_rule;
mod other_factor;
mod other_parent;
mod other_side;
mod parent_bound;
mod plain_mean;
mod plain_sum;
mod pupil;
mod reckoner;
mod right_to_left;
mod root_not_counted;
mod visits_exchanged;
mod whole_means;
mod whole_node;

use super::ask::{Ask, When, mcts};
use super::fields::{Fields, are_same};
use super::instance::Instance;
use super::values::{self, Of};
use super::{backup, choose, cut, number, path, window};
use crate::lang::Text;
use crate::lang::words::exercise;
use crate::search::Formula;
use crate::text::json::to_json;
use crate::trace::NodeId;
use gambler::{Facts, Gambler};
use keeper::Keeper;
use pupil::Pupil;
use reckoner::{Reckoner, reckon};
use serde::{Deserialize, Serialize};

/// A misconception.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slip {
    /// The other cut rule: a node is left where α = β under >, and not there under ≥.
    OtherCutRule,
    /// The window tested at Max's nodes only.
    MaxOnly,
    /// The window tested at Min's nodes only.
    MinOnly,
    /// Bounds passed on by one ply only: a child gets those of its parent's results, not those from
    /// further up, so that deep cuts are missed.
    ParentBound,
    /// No bounds handed down: every node begins with (−∞, +∞).
    FreshWindow,
    /// The leaf that closes the window struck out together with the pruned leaves.
    CauseToo,
    /// A cut node struck out as a whole, with the children that led to the cut.
    WholeNode,
    /// Children visited from right to left.
    RightToLeft,
    /// A window without a whole number inside taken for empty, as if values could not lie between.
    Integers,
    /// Max and Min exchanged: the smallest value where the largest belongs, and vice versa.
    MinMaxSwapped,
    /// The largest value taken at every node.
    AllMax,
    /// The smallest value taken at every node.
    AllMin,
    /// The plain mean at chance nodes, as if all outcomes were equally likely.
    PlainMean,
    /// The plain sum at chance nodes: the probabilities were left out.
    PlainSum,
    /// The largest value at chance nodes, as if Max chose the outcome.
    MaxAtChance,
    /// The smallest value at chance nodes, as if an opponent chose the outcome.
    MinAtChance,
    /// Means at chance nodes rounded down to whole numbers.
    WholeMeans,
    /// The largest Grundy number below plus one, in place of the smallest missing number (mex).
    LargestAndOne,
    /// The number of moves in place of the Grundy number.
    CountOfMoves,
    /// The best mean taken, without the exploration term.
    BestMean,
    /// The logarithm of the child's visits in place of the parent's.
    LnOfChild,
    /// n and N exchanged: the parent's visits divide, the child's stand under the logarithm.
    VisitsExchanged,
    /// N read at the wrong node: at the root, not the parent, or at the parent, not the root.
    OtherParent,
    /// The square root left out.
    NoSquareRoot,
    /// The factor 2 under the root where the formula has none, or left out where it has one.
    OtherFactor,
    /// The decimal logarithm in place of the natural one.
    LogOfTen,
    /// The weight c left out.
    NoWeight,
    /// The reward of the deepest node added to every node of the path, for both players alike.
    NoSignFlip,
    /// The reward of the wrong side: of the player to move, not of the one who moved into the node.
    OtherSide,
    /// The deepest node of the path left as it was.
    LeafNotCounted,
    /// The root left as it was.
    RootNotCounted,
    /// One visit counted for an iteration with several playouts.
    OneVisit,
}

impl Slip {
    /// All slips; the first that explains an answer is named.
    pub const ALL: [Slip; 32] = [
        Slip::OtherCutRule,
        Slip::MaxOnly,
        Slip::MinOnly,
        Slip::ParentBound,
        Slip::FreshWindow,
        Slip::CauseToo,
        Slip::WholeNode,
        Slip::RightToLeft,
        Slip::Integers,
        Slip::MinMaxSwapped,
        Slip::AllMax,
        Slip::AllMin,
        Slip::PlainMean,
        Slip::PlainSum,
        Slip::MaxAtChance,
        Slip::MinAtChance,
        Slip::WholeMeans,
        Slip::LargestAndOne,
        Slip::CountOfMoves,
        Slip::BestMean,
        Slip::LnOfChild,
        Slip::VisitsExchanged,
        Slip::OtherParent,
        Slip::NoSquareRoot,
        Slip::OtherFactor,
        Slip::LogOfTen,
        Slip::NoWeight,
        Slip::NoSignFlip,
        Slip::OtherSide,
        Slip::LeafNotCounted,
        Slip::RootNotCounted,
        Slip::OneVisit,
    ];

    /// The word by which an answer names the misconception.
    pub fn word(self) -> String {
        to_json(&self).replace('"', "")
    }

    /// Returns the feedback to a student who seems to have the misconception.
    pub fn said(self) -> Text {
        match self {
            Slip::OtherCutRule => exercise::SLIP_OTHER_CUT_RULE,
            Slip::MaxOnly => exercise::SLIP_MAX_ONLY,
            Slip::MinOnly => exercise::SLIP_MIN_ONLY,
            Slip::ParentBound => exercise::SLIP_PARENT_BOUND,
            Slip::FreshWindow => exercise::SLIP_FRESH_WINDOW,
            Slip::CauseToo => exercise::SLIP_CAUSE_TOO,
            Slip::WholeNode => exercise::SLIP_WHOLE_NODE,
            Slip::RightToLeft => exercise::SLIP_RIGHT_TO_LEFT,
            Slip::Integers => exercise::SLIP_INTEGERS,
            Slip::MinMaxSwapped => exercise::SLIP_MIN_MAX_SWAPPED,
            Slip::AllMax => exercise::SLIP_ALL_MAX,
            Slip::AllMin => exercise::SLIP_ALL_MIN,
            Slip::PlainMean => exercise::SLIP_PLAIN_MEAN,
            Slip::PlainSum => exercise::SLIP_PLAIN_SUM,
            Slip::MaxAtChance => exercise::SLIP_MAX_AT_CHANCE,
            Slip::MinAtChance => exercise::SLIP_MIN_AT_CHANCE,
            Slip::WholeMeans => exercise::SLIP_WHOLE_MEANS,
            Slip::LargestAndOne => exercise::SLIP_LARGEST_AND_ONE,
            Slip::CountOfMoves => exercise::SLIP_COUNT_OF_MOVES,
            Slip::BestMean => exercise::SLIP_BEST_MEAN,
            Slip::LnOfChild => exercise::SLIP_LN_OF_CHILD,
            Slip::VisitsExchanged => exercise::SLIP_VISITS_EXCHANGED,
            Slip::OtherParent => exercise::SLIP_OTHER_PARENT,
            Slip::NoSquareRoot => exercise::SLIP_NO_SQUARE_ROOT,
            Slip::OtherFactor => exercise::SLIP_OTHER_FACTOR,
            Slip::LogOfTen => exercise::SLIP_LOG_OF_TEN,
            Slip::NoWeight => exercise::SLIP_NO_WEIGHT,
            Slip::NoSignFlip => exercise::SLIP_NO_SIGN_FLIP,
            Slip::OtherSide => exercise::SLIP_OTHER_SIDE,
            Slip::LeafNotCounted => exercise::SLIP_LEAF_NOT_COUNTED,
            Slip::RootNotCounted => exercise::SLIP_ROOT_NOT_COUNTED,
            Slip::OneVisit => exercise::SLIP_ONE_VISIT,
        }
    }

    /// The rules of alpha-beta that it changes.
    fn pupil(self) -> Option<&'static dyn Pupil> {
        Some(match self {
            Slip::OtherCutRule => &other_cut_rule::OtherCutRule,
            Slip::MaxOnly => &max_only::MaxOnly,
            Slip::MinOnly => &min_only::MinOnly,
            Slip::ParentBound => &parent_bound::ParentBound,
            Slip::FreshWindow => &fresh_window::FreshWindow,
            Slip::CauseToo => &cause_too::CauseToo,
            Slip::WholeNode => &whole_node::WholeNode,
            Slip::RightToLeft => &right_to_left::RightToLeft,
            Slip::Integers => &integers::Integers,
            Slip::MinMaxSwapped => &min_max_swapped::MinMaxSwapped,
            _ => return None,
        })
    }

    /// The rule of values that it changes.
    fn reckoner(self) -> Option<&'static dyn Reckoner> {
        Some(match self {
            Slip::MinMaxSwapped => &min_max_swapped::MinMaxSwapped,
            Slip::AllMax => &all_max::AllMax,
            Slip::AllMin => &all_min::AllMin,
            Slip::PlainMean => &plain_mean::PlainMean,
            Slip::PlainSum => &plain_sum::PlainSum,
            Slip::MaxAtChance => &max_at_chance::MaxAtChance,
            Slip::MinAtChance => &min_at_chance::MinAtChance,
            Slip::WholeMeans => &whole_means::WholeMeans,
            _ => return None,
        })
    }

    /// The rule of Grundy numbers that it changes.
    fn mex(self) -> Option<&'static dyn Reckoner> {
        Some(match self {
            Slip::LargestAndOne => &largest_and_one::LargestAndOne,
            Slip::CountOfMoves => &count_of_moves::CountOfMoves,
            _ => return None,
        })
    }

    /// The bound that it changes.
    fn gambler(self) -> Option<&'static dyn Gambler> {
        Some(match self {
            Slip::BestMean => &best_mean::BestMean,
            Slip::LnOfChild => &ln_of_child::LnOfChild,
            Slip::VisitsExchanged => &visits_exchanged::VisitsExchanged,
            Slip::OtherParent => &other_parent::OtherParent,
            Slip::NoSquareRoot => &no_square_root::NoSquareRoot,
            Slip::OtherFactor => &other_factor::OtherFactor,
            Slip::LogOfTen => &log_of_ten::LogOfTen,
            Slip::NoWeight => &no_weight::NoWeight,
            _ => return None,
        })
    }

    /// The backpropagation that it changes.
    fn keeper(self) -> Option<&'static dyn Keeper> {
        Some(match self {
            Slip::NoSignFlip => &no_sign_flip::NoSignFlip,
            Slip::OtherSide => &other_side::OtherSide,
            Slip::LeafNotCounted => &leaf_not_counted::LeafNotCounted,
            Slip::RootNotCounted => &root_not_counted::RootNotCounted,
            Slip::OneVisit => &one_visit::OneVisit,
            _ => return None,
        })
    }

    /// Returns the answer by this misconception; `None` if it has no bearing on the question.
    pub fn answer(self, instance: &Instance, ask: &Ask) -> Option<Fields> {
        let trace = &instance.trace;
        match ask {
            Ask::Values { at } => numbers(instance, self.reckoner()?, Of::Value, at),
            Ask::Grundy { at } => numbers(instance, self.mex()?, Of::Grundy, at),
            Ask::Cut { .. } => {
                let struck = pupil::work(instance, self.pupil()?)?.struck.into_iter();
                let word = |leaf| (path::of(trace, leaf), cut::CUT.to_owned());
                Some(struck.map(word).collect())
            }
            Ask::Window { at, when } => windows(instance, self.pupil()?, at, *when),
            Ask::Choose { at, numbers } => chosen(instance, self, at, *numbers),
            Ask::Backup => {
                let entries = backup::entries(instance);
                let scale = mcts(&instance.spec.algorithm).reward;
                let after = keeper::keep(self.keeper()?, &entries, scale);
                Some(backup::fields(instance, after.into_iter()))
            }
            _ => None,
        }
    }
}

/// Returns the slips whose answers differ from the right one and from each other, with the answers.
pub fn likely(instance: &Instance, ask: &Ask, right: &Fields) -> Vec<(Slip, Fields)> {
    let mut different: Vec<(Slip, Fields)> = Vec::new();
    for slip in Slip::ALL {
        let Some(answer) = slip.answer(instance, ask) else {
            continue;
        };
        let is_known = different.iter().any(|(_, other)| are_same(&answer, other));
        if !is_known && !are_same(&answer, right) {
            different.push((slip, answer));
        }
    }
    different
}

/// Returns the first slip that explains all of a wrong answer.
pub fn explaining(
    instance: &Instance,
    ask: &Ask,
    given: &Fields,
    model: impl FnOnce() -> Fields,
) -> Option<Slip> {
    let mut answers = Slip::ALL
        .into_iter()
        .filter_map(|slip| Some((slip, slip.answer(instance, ask)?)))
        .peekable();
    answers.peek()?;
    let by_leaf = match ask {
        Ask::Cut { .. } => Some(cut::by_leaf(instance, given)),
        _ => None,
    };
    let (given, model) = (by_leaf.as_ref().unwrap_or(given), model());
    let explains = |answer: &Fields| are_same(given, answer) && !are_same(answer, &model);
    if given.is_empty() || are_same(given, &model) {
        return None;
    }
    answers
        .find(|(_, answer)| explains(answer))
        .map(|(slip, _)| slip)
}

fn numbers(instance: &Instance, reckoner: &dyn Reckoner, of: Of, at: &[String]) -> Option<Fields> {
    let asked = values::asked(instance, of, at).into_iter();
    let field = |(node, _): (NodeId, f64)| {
        let value = reckon(instance, reckoner, node)?;
        Some((path::of(&instance.trace, node), number::write(value)))
    };
    asked.map(field).collect()
}

fn windows(instance: &Instance, pupil: &dyn Pupil, at: &[String], when: When) -> Option<Fields> {
    let work = pupil::work(instance, pupil)?;
    let known = match when {
        When::Enter => work.entered,
        When::Leave => work.left,
    };
    let window = |node: NodeId| {
        let (_, window) = known.iter().find(|(other, _)| *other == node)?;
        Some((path::of(&instance.trace, node), *window))
    };
    let asked = window::asked(instance, at).into_iter();
    Some(window::fields(asked.filter_map(window)))
}

/// The choice by changed bounds; `None` if only the child is asked for, which shows no slip but the
/// best mean.
fn chosen(instance: &Instance, slip: Slip, at: &str, with_numbers: bool) -> Option<Fields> {
    let gambler = slip.gambler()?;
    if !with_numbers && slip != Slip::BestMean {
        return None;
    }
    let (trace, choice) = (&instance.trace, choose::choice(instance, at)?);
    let elsewhere = match choice.options.formula {
        Formula::Parent => NodeId::ROOT,
        Formula::Root2 => path::find(trace, at)?,
    };
    let other = trace.end().visits(elsewhere).n;
    let mut best: Option<(f64, NodeId)> = None;
    let mut fields = Fields::new();
    for (candidate, facts) in choice.candidates.iter().zip(Facts::of(&choice, other)) {
        let [mean, explore] = gambler.terms(&facts);
        let total = mean + explore;
        if best.is_none_or(|(most, _)| total > most) {
            best = Some((total, candidate.child));
        }
        if with_numbers {
            let names = choose::names(&path::of(trace, candidate.child));
            let texts = [mean, explore, total].map(number::write);
            fields.extend(names.into_iter().zip(texts));
        }
    }
    fields.insert(choose::CHILD.to_owned(), path::of(trace, best?.1));
    Some(fields)
}
