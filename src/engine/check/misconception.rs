//! Misconceptions: each changes one rule of the book. It explains a run if a program with it would do at every place of the rule what
//! the run does there.

use super::book;
use super::convention::Style;
use super::difference::{Difference, Is, Rule};
use super::facts::Facts;
use super::node::Node;
use crate::game::{Player, Status};
use crate::lang::Text;
use crate::lang::words::check;
use crate::search::{CutRule, Window};

/// A misconception.
pub struct Slip {
    /// The word by which files name it.
    pub word: &'static str,
    /// The rule that it is about.
    pub rule: Rule,
    /// What it would be, as a question.
    pub said: Text,
    pub(super) changes: Change,
}

impl std::fmt::Debug for Slip {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.word)
    }
}

/// What a misconception changes.
pub(super) enum Change {
    /// The window that a child is handed.
    Handed(fn(&Node) -> Option<Window>),
    /// When the moves that are left are left out.
    Closes(fn(&Node) -> Option<bool>),
    /// The value that is returned.
    Value(fn(&Node) -> Option<f64>),
    /// What is returned where no number is: whether this is it.
    Instead(fn(&Is) -> bool),
    /// The value of an end, of the one by the rules: both as the program has them.
    End(fn(f64) -> f64),
    /// It shows at each difference by itself.
    Each(fn(&Facts, &Difference) -> bool),
    /// It shows in the numbers of an iteration.
    Counted,
}

use Change::{Closes, Counted, Each, End, Handed, Instead, Value};

macro_rules! slips {
    ($($word:literal, $rule:ident, $said:expr => $change:expr;)*) => {
        /// All of them, for each rule the likeliest first.
        pub const SLIPS: &[Slip] = &[
            $(Slip { word: $word, rule: Rule::$rule, said: $said, changes: $change }),*
        ];
    };
}

/// Returns the better of two values for a player.
fn better(player: Player, one: f64, other: f64) -> f64 {
    if player.prefers(other, one) {
        other
    } else {
        one
    }
}

slips! {
    // The window of a call.
    "fresh-window", Window, check::SLIP_FRESH_WINDOW => Handed(|node| Some(node.whole));
    "full-window", Window, check::SLIP_FULL_WINDOW => Handed(|_| Some(Window::FULL));
    "fresh-window-at-start", Window, check::SLIP_FRESH_WINDOW_AT_START => Handed(|node| match node.is_above {
        true => Some(node.whole),
        false => book::handed(node),
    });
    "stale-window", Window, check::SLIP_STALE_WINDOW => Handed(|node| Some(node.entry));
    "parent-bound", Window, check::SLIP_PARENT_BOUND => Handed(|node| {
        let start = match node.mover? {
            Player::Max => node.whole.alpha,
            Player::Min => node.whole.beta,
        };
        let player = node.mover?;
        let own = node.best().map_or(start, |best| better(player, start, best));
        Some(node.with_own(node.whole, own))
    });
    "other-bound-lost", Window, check::SLIP_OTHER_BOUND_LOST => Handed(|node| {
        let far = match node.mover? {
            Player::Max => node.whole.beta,
            Player::Min => node.whole.alpha,
        };
        Some(node.with_other(node.window, far))
    });
    "not-swapped", Window, check::SLIP_NOT_SWAPPED => Handed(|node| {
        let is_negamax = node.convention.style == Style::Negamax;
        is_negamax.then_some(Window { alpha: node.window.beta, beta: node.window.alpha })
    });
    "not-negated", Window, check::SLIP_NOT_NEGATED => Handed(|node| {
        let is_negamax = node.convention.style == Style::Negamax;
        is_negamax.then_some(Window { alpha: -node.window.beta, beta: -node.window.alpha })
    });
    "exchanged-only", Window, check::SLIP_EXCHANGED_ONLY => Handed(|node| {
        let is_negamax = node.convention.style == Style::Negamax;
        is_negamax.then_some(Window { alpha: -node.window.alpha, beta: -node.window.beta })
    });
    "best-replaces-bound", Window, check::SLIP_BEST_REPLACES_BOUND => Handed(|node| {
        Some(node.best().map_or(node.entry, |best| node.with_own(node.entry, best)))
    });
    "last-replaces-bound", Window, check::SLIP_LAST_REPLACES_BOUND => Handed(|node| {
        Some(node.last().map_or(node.entry, |last| node.with_own(node.entry, last)))
    });
    "other-bound", Window, check::SLIP_OTHER_BOUND => Handed(|node| {
        Some(node.best().map_or(node.entry, |best| node.with_other(node.entry, best)))
    });
    "shared-window", Window, check::SLIP_SHARED_WINDOW => Handed(|node| Some(node.shared));
    "from-zero-window", Window, check::SLIP_STARTS_AT_ZERO => Handed(|node| {
        let best = better(node.mover?, node.best().unwrap_or(0.0), 0.0);
        Some(node.window.tightened(node.mover?, best))
    });
    // When the rest is left out.
    "other-cut-rule", Cut, check::SLIP_OTHER_CUT_RULE => Each(|_, found| matches!(found.expected, Is::LeftAt(low, high) if low == high));
    "max-only", Cut, check::SLIP_MAX_ONLY => Closes(|node| Some(node.mover? == Player::Max && node.cut().closes(node.window)));
    "min-only", Cut, check::SLIP_MIN_ONLY => Closes(|node| Some(node.mover? == Player::Min && node.cut().closes(node.window)));
    "never-cuts", Cut, check::SLIP_NEVER_CUTS => Closes(|_| Some(false));
    "wrong-bound", Cut, check::SLIP_WRONG_BOUND => Closes(wrong_bound);
    "one-late", Cut, check::SLIP_ONE_LATE => Closes(|node| Some(node.cut().closes(node.before)));
    "last-value", Cut, check::SLIP_LAST_VALUE => Closes(last_value);
    "stale-bound", Cut, check::SLIP_STALE_BOUND => Closes(|node| Some(node.cut().closes(node.entry)));
    "ties-at-max-only", Cut, check::SLIP_TIES_AT_MAX_ONLY => Closes(|node| Some(ties_at(node, Player::Max)));
    "ties-at-min-only", Cut, check::SLIP_TIES_AT_MIN_ONLY => Closes(|node| Some(ties_at(node, Player::Min)));
    "wrong-bound", AllMoves, check::SLIP_WRONG_BOUND => Closes(wrong_bound);
    "return-in-loop", AllMoves, check::SLIP_RETURN_IN_LOOP => Each(|_, found| matches!(found.got, Is::Tried(1, _)));
    "last-move", AllMoves, check::SLIP_LAST_MOVE => Closes(|node| Some(node.tried.len() + 1 == usize::from(node.choices)));
    "first-better", AllMoves, check::SLIP_FIRST_BETTER => Closes(|node| {
        Some(node.mover?.prefers(node.last()?, node.before_own()) || node.cut().closes(node.window))
    });
    "other-cut-rule", AllMoves, check::SLIP_OTHER_CUT_RULE => Each(|_, found| matches!(found.expected, Is::AllMoves(low, high) if low == high));
    "last-value", AllMoves, check::SLIP_LAST_VALUE => Closes(last_value);
    "shared-window", AllMoves, check::SLIP_SHARED_WINDOW => Each(|_, _| false);
    "moves-of-start", AllMoves, check::SLIP_MOVES_OF_START => Each(|_, _| false);
    "stops-early", AllMoves, check::SLIP_STOPS_EARLY => Each(|_, found| matches!(found.got, Is::Tried(..)));
    // What a node returns.
    "no-return", Value, check::SLIP_NO_RETURN => Instead(|got| matches!(got, Is::Said(said) if said == "None"));
    "not-a-number", Value, check::SLIP_NOT_A_NUMBER => Instead(|got| matches!(got, Is::Said(_)));
    "last-child", Value, check::SLIP_LAST_CHILD => Value(Node::last);
    "no-negation", Value, check::SLIP_NO_NEGATION => Value(|node| {
        let is_negamax = node.convention.style == Style::Negamax;
        let most = node.raws.iter().copied().reduce(f64::max)?;
        is_negamax.then_some(most * node.sign())
    });
    "min-max-swapped", Value, check::SLIP_MIN_MAX_SWAPPED => Value(|node| node.best_for(node.mover?.other()));
    "all-max", Value, check::SLIP_ALL_MAX => Value(|node| node.best_for(Player::Max));
    "all-min", Value, check::SLIP_ALL_MIN => Value(|node| node.best_for(Player::Min));
    "compares-moves", Value, check::SLIP_COMPARES_MOVES => Value(|node| {
        let by_move = |index: &usize| node.tried[*index];
        let all = 0..node.tried.len();
        let index = match node.sign() > 0.0 && node.mover? == Player::Max || node.sign() < 0.0 && node.mover? == Player::Min {
            true => all.max_by_key(by_move),
            false => all.min_by_key(by_move),
        };
        node.values.get(index?).copied()
    });
    "first-child", Value, check::SLIP_FIRST_CHILD => Value(|node| node.values.first().copied());
    "starts-at-zero", Value, check::SLIP_STARTS_AT_ZERO => Value(|node| Some(better(node.mover?, node.best()?, 0.0)));
    "infinity-at-cut", Value, check::SLIP_INFINITY_AT_CUT => Value(|node| match node.cut().closes(node.window) {
        true => Some(-node.mover?.worst()),
        false => book::value(node),
    });
    "other-bound-returned", Value, check::SLIP_OTHER_BOUND_RETURNED => Value(|node| Some(match node.mover? {
        Player::Max => node.entry.beta,
        Player::Min => node.entry.alpha,
    }));
    "shared-best", Value, check::SLIP_SHARED_BEST => Value(|node| Some(better(node.mover?, node.best()?, node.best_anywhere?)));
    "plain-sum", Value, check::SLIP_PLAIN_SUM => Value(|node| match node.mover {
        None => Some(node.values.iter().sum()),
        Some(_) => book::value(node),
    });
    "plain-mean", Value, check::SLIP_PLAIN_MEAN => Value(|node| match node.mover {
        None => Some(node.values.iter().sum::<f64>() / node.values.len() as f64),
        Some(_) => book::value(node),
    });
    "divided-again", Value, check::SLIP_DIVIDED_AGAIN => Value(|node| match node.mover {
        None => node.best().map(|mean| mean / node.values.len() as f64),
        Some(_) => book::value(node),
    });
    "min-at-chance", Value, check::SLIP_MIN_AT_CHANCE => Value(|node| at_chance(node, Player::Min));
    "max-at-chance", Value, check::SLIP_MAX_AT_CHANCE => Value(|node| at_chance(node, Player::Max));
    "whole-means", Value, check::SLIP_WHOLE_MEANS => Value(|node| match node.mover {
        None => node.best().map(f64::trunc),
        Some(_) => book::value(node),
    });
    "bound-at-cut", Value, check::SLIP_BOUND_AT_CUT => Value(|node| match node.cut().closes(node.window) {
        true => Some(match node.mover? {
            Player::Max => node.entry.alpha,
            Player::Min => node.entry.beta,
        }),
        false => book::value(node),
    });
    // What an end is worth.
    "other-side", Leaf, check::SLIP_OTHER_SIDE => End(|expected| -expected);
    "no-moves-infinity", Leaf, check::SLIP_NO_MOVES_INFINITY => Each(|facts, found| {
        let drawn = matches!(facts.walk.visits[found.visit as usize].status, Some(Status::Over { score: 0.0 }));
        drawn && matches!(found.got, Is::Number(number) if number.is_infinite() || number.abs() > 90.0)
    });
    "plays-on", Leaf, check::SLIP_PLAYS_ON => Each(|_, found| found.got == Is::Searched);
    "draw-as-loss", Leaf, check::SLIP_DRAW_AS_LOSS => Each(|facts, found| {
        matches!(facts.walk.visits[found.visit as usize].status, Some(Status::Over { score: 0.0 }))
    });
    "no-value", Leaf, check::SLIP_NO_VALUE => Each(|_, found| matches!(found.got, Is::Said(_)));
    // The first window, the depth, the turn, the position.
    "narrow-window", RootWindow, check::SLIP_NARROW_WINDOW => Each(|_, _| true);
    "bound-as-exact", Memory, check::SLIP_BOUND_AS_EXACT => Each(|_, found| matches!(found.expected, Is::SearchedOf(_)));
    "key-too-small", Memory, check::SLIP_KEY_TOO_SMALL => Each(|_, found| matches!(found.expected, Is::Number(_)));
    "depth-in-loop", Depth, check::SLIP_DEPTH_IN_LOOP => Each(depth_in_loop);
    "depth-not-counted", Depth, check::SLIP_DEPTH_NOT_COUNTED => Each(|_, _| true);
    "turn-kept", Turn, check::SLIP_TURN_KEPT => Each(|_, _| true);
    "not-undone", Undo, check::SLIP_NOT_UNDONE => Each(|_, _| true);
    "two-moves", State, check::SLIP_TWO_MOVES => Each(|_, _| true);
    "uneven-horizon", Horizon, check::SLIP_UNEVEN_HORIZON => Each(|_, _| true);
    "later-win", Sooner, check::SLIP_LATER_WIN => Each(|_, _| true);
    "worst-move", Choice, check::SLIP_WORST_MOVE => Each(is_worst);
    "tie-is-a-bound", Choice, check::SLIP_TIE_IS_A_BOUND => Each(|_, _| true);
    "endless", Error, check::SLIP_ENDLESS => Each(|_, found| matches!(&found.got, Is::Said(said) if said.contains("ecursion")));
    "exception", Error, check::SLIP_EXCEPTION => Each(|_, _| true);
    // Monte-Carlo tree search: which of these it is tells the numbers, see `mcts`.
    "unvisited-not-first", Unvisited, check::SLIP_UNVISITED_NOT_FIRST => Counted;
    "best-mean", Selection, check::SLIP_BEST_MEAN => Counted;
    "sum-not-mean", Selection, check::SLIP_SUM_NOT_MEAN => Counted;
    "ln-of-child", Selection, check::SLIP_LN_OF_CHILD => Counted;
    "other-weight", Selection, check::SLIP_OTHER_WEIGHT => Counted;
    "selection", Selection, check::SLIP_SELECTION => Counted;
    "root-not-counted", Visits, check::SLIP_ROOT_NOT_COUNTED => Counted;
    "leaf-not-counted", Visits, check::SLIP_LEAF_NOT_COUNTED => Counted;
    "only-leaf-counted", Visits, check::SLIP_ONLY_LEAF_COUNTED => Counted;
    "phantom-visit", Visits, check::SLIP_PHANTOM_VISIT => Counted;
    "half-credited", Credit, check::SLIP_HALF_CREDITED => Counted;
    "no-sign-flip", Credit, check::SLIP_NO_SIGN_FLIP => Counted;
    "wrong-way", Credit, check::SLIP_WRONG_WAY => Counted;
    "deeper-expansion", Expansion, check::SLIP_DEEPER_EXPANSION => Counted;
    "worst-final", Final, check::SLIP_WORST_FINAL => Counted;
}

fn wrong_bound(node: &Node) -> Option<bool> {
    let last = node.last()?;
    Some(match node.mover? {
        Player::Max => last <= node.before.alpha,
        Player::Min => last >= node.before.beta,
    })
}

fn last_value(node: &Node) -> Option<bool> {
    let window = node.with_own(node.entry, node.last()?);
    Some(node.cut().closes(window))
}

fn ties_at(node: &Node, player: Player) -> bool {
    match node.mover == Some(player) {
        true => CutRule::Ge.closes(node.window),
        false => CutRule::Gt.closes(node.window),
    }
}

fn at_chance(node: &Node, player: Player) -> Option<f64> {
    match node.mover {
        None => node.best_for(player),
        Some(_) => book::value(node),
    }
}

/// Whether the depth goes on by another step at each later call from the same node.
fn depth_in_loop(facts: &Facts, found: &Difference) -> bool {
    let Some(parent) = facts.walk.visits[found.visit as usize].parent else {
        return false;
    };
    let depth = |visit: u32| facts.call(visit).and_then(|call| call.depth);
    let depths: Vec<f64> = facts.walk.children(parent).filter_map(depth).collect();
    let Some(above) = depth(parent) else {
        return false;
    };
    let step = depths.first().map_or(0.0, |first| first - above);
    depths
        .iter()
        .zip(1_u32..)
        .all(|(depth, count)| *depth == above + step * f64::from(count))
}

/// Whether the move is the worst one: best for the other player.
fn is_worst(facts: &Facts, found: &Difference) -> bool {
    let (Is::Move(best), Is::Move(chosen)) = (&found.expected, &found.got) else {
        return false;
    };
    let raw = |visit: u32| facts.raw(visit, None);
    let values: Vec<(u16, f64)> = facts
        .walk
        .children(found.visit)
        .filter_map(|child| Some((facts.walk.visits[child as usize].choice, raw(child)?)))
        .collect();
    let value_of = |wanted: u16| {
        values
            .iter()
            .find(|(choice, _)| *choice == wanted)
            .map(|(_, value)| *value)
    };
    let (Some(best), Some(value)) = (value_of(*best), value_of(*chosen)) else {
        return false;
    };
    match best > value {
        true => values.iter().all(|(_, other)| value <= *other),
        false => best < value && values.iter().all(|(_, other)| value >= *other),
    }
}
