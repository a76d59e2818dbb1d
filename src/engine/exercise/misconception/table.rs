//! The misconceptions, each a row: the word in files, the sentence, and the rule that it changes.

use super::bound::Facts;
use super::number::{self, Numbers};
use super::rules::{self, Rules, Strikes};
use super::{Change, Misconception};
use crate::game::Player;
use crate::lang::words::exercise;
use crate::search::{CutRule, Window};
use crate::trace::Visits;
use Change::{Backup, Bound, Grundy, Search, Value};
use libm::{log, log10};

/// The best of a score and the 0 that was there before.
fn from_zero(player: Player, score: f64) -> f64 {
    if player.prefers(score, 0.0) {
        score
    } else {
        0.0
    }
}

macro_rules! misconceptions {
    ($($word:literal, $said:ident: $($change:expr),+;)*) => {
        /// All of them. The first that explains an answer is named, so what is more likely stands before what is less likely.
        pub const MISCONCEPTIONS: &[Misconception] = &[
            $(Misconception { word: $word, said: exercise::$said, changes: &[$($change),+] }),*
        ];
    };
}

misconceptions! {
    // Alpha-beta: rules of cuts and windows.
    "other-cut-rule", SLIP_OTHER_CUT_RULE: Search(Rules {
        closes: |node| match node.cut {
            CutRule::Ge => CutRule::Gt.closes(node.window),
            CutRule::Gt => CutRule::Ge.closes(node.window),
        },
        ..rules::BOOK
    });
    "max-only", SLIP_MAX_ONLY: Search(Rules {
        closes: |node| node.mover == Player::Max && node.cut.closes(node.window),
        ..rules::BOOK
    });
    "min-only", SLIP_MIN_ONLY: Search(Rules {
        closes: |node| node.mover == Player::Min && node.cut.closes(node.window),
        ..rules::BOOK
    });
    "parent-bound", SLIP_PARENT_BOUND: Search(Rules { handed: |node| node.own, ..rules::BOOK });
    "fresh-window", SLIP_FRESH_WINDOW: Search(Rules { handed: |_| Window::FULL, ..rules::BOOK });
    "cause-too", SLIP_CAUSE_TOO: Search(Rules { strikes: Strikes::Cause, ..rules::BOOK });
    "whole-node", SLIP_WHOLE_NODE: Search(Rules { strikes: Strikes::Whole, ..rules::BOOK });
    "right-to-left", SLIP_RIGHT_TO_LEFT: Search(Rules { is_from_right: true, ..rules::BOOK });
    "integers", SLIP_INTEGERS: Search(Rules {
        closes: |node| node.cut.closes(node.window) || node.window.beta - node.window.alpha <= 1.0,
        ..rules::BOOK
    });
    // Values and Grundy numbers.
    "min-max-swapped", SLIP_MIN_MAX_SWAPPED:
        Search(Rules { mover: Player::other, ..rules::BOOK }),
        Value(Numbers { choice: |player, children| children.best(player.other()), ..number::BOOK });
    "all-max", SLIP_ALL_MAX: Value(Numbers { choice: |_, children| children.best(Player::Max), ..number::BOOK });
    "all-min", SLIP_ALL_MIN: Value(Numbers { choice: |_, children| children.best(Player::Min), ..number::BOOK });
    "plain-mean", SLIP_PLAIN_MEAN: Value(Numbers { chance: |children| children.plain_mean(), ..number::BOOK });
    "plain-sum", SLIP_PLAIN_SUM: Value(Numbers { chance: |children| children.sum(), ..number::BOOK });
    "max-at-chance", SLIP_MAX_AT_CHANCE: Value(Numbers { chance: |children| children.best(Player::Max), ..number::BOOK });
    "min-at-chance", SLIP_MIN_AT_CHANCE: Value(Numbers { chance: |children| children.best(Player::Min), ..number::BOOK });
    // 2.5 becomes 2, and −2.5 becomes −2.
    "whole-means", SLIP_WHOLE_MEANS: Value(Numbers { chance: |children| children.mean().trunc(), ..number::BOOK });
    "largest-and-one", SLIP_LARGEST_AND_ONE: Grundy(Numbers {
        leaf: |_| 0.0,
        choice: |_, children| children.best(Player::Max) + 1.0,
        ..number::BOOK
    });
    "count-of-moves", SLIP_COUNT_OF_MOVES: Grundy(Numbers { leaf: |_| 0.0, choice: |_, children| children.count(), ..number::BOOK });
    // The bound of Monte-Carlo tree search.
    "best-mean", SLIP_BEST_MEAN: Bound(|facts| [facts.mean(), 0.0]);
    "ln-of-child", SLIP_LN_OF_CHILD: Bound(|facts| [facts.mean(), facts.explore(log(facts.n))]);
    "visits-exchanged", SLIP_VISITS_EXCHANGED: Bound(|facts| {
        let under = facts.factor * log(facts.n) / facts.parent;
        [facts.mean(), facts.c * under.sqrt()]
    });
    "other-parent", SLIP_OTHER_PARENT: Bound(|facts| [facts.mean(), facts.explore(log(facts.other))]);
    "no-square-root", SLIP_NO_SQUARE_ROOT: Bound(|facts| {
        [facts.mean(), facts.c * (facts.factor * facts.logarithm() / facts.n)]
    });
    "other-factor", SLIP_OTHER_FACTOR: Bound(|facts| {
        let factor = if facts.factor == 1.0 { 2.0 } else { 1.0 };
        [facts.mean(), Facts { factor, ..*facts }.explore(facts.logarithm())]
    });
    "log-of-ten", SLIP_LOG_OF_TEN: Bound(|facts| [facts.mean(), facts.explore(log10(facts.parent))]);
    "no-weight", SLIP_NO_WEIGHT: Bound(|facts| {
        [facts.mean(), Facts { c: 1.0, ..*facts }.explore(facts.logarithm())]
    });
    // Its backpropagation.
    "no-sign-flip", SLIP_NO_SIGN_FLIP: Backup(|node| node.path.first().unwrap_or(node.entry).added);
    "other-side", SLIP_OTHER_SIDE: Backup(|node| Visits { w: node.opposite(), ..node.entry.added });
    "leaf-not-counted", SLIP_LEAF_NOT_COUNTED: Backup(|node| node.unless(node.path.first()));
    "root-not-counted", SLIP_ROOT_NOT_COUNTED: Backup(|node| node.unless(node.path.last()));
    "one-visit", SLIP_ONE_VISIT: Backup(|node| Visits { n: 1, ..node.entry.added });
    // These are recognised only: see `DRAWN`.
    "one-late", SLIP_ONE_LATE: Search(Rules { closes: |node| node.cut.closes(node.before), ..rules::BOOK });
    "stale-window", SLIP_STALE_WINDOW: Search(Rules { handed: |node| node.given, ..rules::BOOK });
    "last-value", SLIP_LAST_VALUE: Search(Rules {
        updated: |node, score| match node.mover {
            Player::Max => Window { alpha: score, ..node.window },
            Player::Min => Window { beta: score, ..node.window },
        },
        ..rules::BOOK
    });
    "starts-at-zero", SLIP_STARTS_AT_ZERO:
        Search(Rules { start: Some(0.0), updated: |node, score| node.window.tightened(node.mover, from_zero(node.mover, score)), ..rules::BOOK }),
        Value(Numbers {
            choice: |player, children| from_zero(player, children.best(player)),
            ..number::BOOK
        });
    "ties-at-max-only", SLIP_TIES_AT_MAX_ONLY: Search(Rules {
        closes: |node| match node.mover {
            Player::Max => CutRule::Ge.closes(node.window),
            Player::Min => CutRule::Gt.closes(node.window),
        },
        ..rules::BOOK
    });
    "ties-at-min-only", SLIP_TIES_AT_MIN_ONLY: Search(Rules {
        closes: |node| match node.mover {
            Player::Max => CutRule::Gt.closes(node.window),
            Player::Min => CutRule::Ge.closes(node.window),
        },
        ..rules::BOOK
    });
    "sum-of-children", SLIP_SUM_OF_CHILDREN: Bound(|facts| [facts.mean(), facts.explore(log(facts.children))]);
}
