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
    ($($word:literal, $said:expr => $($change:expr),+;)*) => {
        /// All of them. The first that explains an answer is named, so what is more likely stands before what is less likely.
        pub const MISCONCEPTIONS: &[Misconception] = &[
            $(Misconception { word: $word, said: $said, changes: &[$($change),+] }),*
        ];
    };
}

misconceptions! {
    // Alpha-beta: rules of cuts and windows.
    "other-cut-rule", exercise::SLIP_OTHER_CUT_RULE => Search(Rules {
        closes: |node| match node.cut {
            CutRule::Ge => CutRule::Gt.closes(node.window),
            CutRule::Gt => CutRule::Ge.closes(node.window),
        },
        ..rules::BOOK
    });
    "max-only", exercise::SLIP_MAX_ONLY => Search(Rules {
        closes: |node| node.mover == Player::Max && node.cut.closes(node.window),
        ..rules::BOOK
    });
    "min-only", exercise::SLIP_MIN_ONLY => Search(Rules {
        closes: |node| node.mover == Player::Min && node.cut.closes(node.window),
        ..rules::BOOK
    });
    "parent-bound", exercise::SLIP_PARENT_BOUND => Search(Rules { handed: |node| node.own, ..rules::BOOK });
    "fresh-window", exercise::SLIP_FRESH_WINDOW => Search(Rules { handed: |_| Window::FULL, ..rules::BOOK });
    "cause-too", exercise::SLIP_CAUSE_TOO => Search(Rules { strikes: Strikes::Cause, ..rules::BOOK });
    "whole-node", exercise::SLIP_WHOLE_NODE => Search(Rules { strikes: Strikes::Whole, ..rules::BOOK });
    "right-to-left", exercise::SLIP_RIGHT_TO_LEFT => Search(Rules { is_from_right: true, ..rules::BOOK });
    "integers", exercise::SLIP_INTEGERS => Search(Rules {
        closes: |node| node.cut.closes(node.window) || node.window.beta - node.window.alpha <= 1.0,
        ..rules::BOOK
    });
    // Values and Grundy numbers.
    "min-max-swapped", exercise::SLIP_MIN_MAX_SWAPPED =>
        Search(Rules { mover: Player::other, ..rules::BOOK }),
        Value(Numbers { choice: |player, children| children.best(player.other()), ..number::BOOK });
    "all-max", exercise::SLIP_ALL_MAX => Value(Numbers { choice: |_, children| children.best(Player::Max), ..number::BOOK });
    "all-min", exercise::SLIP_ALL_MIN => Value(Numbers { choice: |_, children| children.best(Player::Min), ..number::BOOK });
    "plain-mean", exercise::SLIP_PLAIN_MEAN => Value(Numbers { chance: |children| children.plain_mean(), ..number::BOOK });
    "plain-sum", exercise::SLIP_PLAIN_SUM => Value(Numbers { chance: |children| children.sum(), ..number::BOOK });
    "max-at-chance", exercise::SLIP_MAX_AT_CHANCE => Value(Numbers { chance: |children| children.best(Player::Max), ..number::BOOK });
    "min-at-chance", exercise::SLIP_MIN_AT_CHANCE => Value(Numbers { chance: |children| children.best(Player::Min), ..number::BOOK });
    // 2.5 becomes 2, and −2.5 becomes −2.
    "whole-means", exercise::SLIP_WHOLE_MEANS => Value(Numbers { chance: |children| children.mean().trunc(), ..number::BOOK });
    "largest-and-one", exercise::SLIP_LARGEST_AND_ONE => Grundy(Numbers {
        leaf: |_| 0.0,
        choice: |_, children| children.best(Player::Max) + 1.0,
        ..number::BOOK
    });
    "count-of-moves", exercise::SLIP_COUNT_OF_MOVES => Grundy(Numbers { leaf: |_| 0.0, choice: |_, children| children.count(), ..number::BOOK });
    // The bound of Monte-Carlo tree search.
    "best-mean", exercise::SLIP_BEST_MEAN => Bound(|facts| [facts.mean(), 0.0]);
    "ln-of-child", exercise::SLIP_LN_OF_CHILD => Bound(|facts| [facts.mean(), facts.explore(log(facts.n))]);
    "visits-exchanged", exercise::SLIP_VISITS_EXCHANGED => Bound(|facts| {
        let under = facts.factor * log(facts.n) / facts.parent;
        [facts.mean(), facts.c * under.sqrt()]
    });
    "other-parent", exercise::SLIP_OTHER_PARENT => Bound(|facts| [facts.mean(), facts.explore(log(facts.other))]);
    "no-square-root", exercise::SLIP_NO_SQUARE_ROOT => Bound(|facts| {
        [facts.mean(), facts.c * (facts.factor * facts.logarithm() / facts.n)]
    });
    "other-factor", exercise::SLIP_OTHER_FACTOR => Bound(|facts| {
        let factor = if facts.factor == 1.0 { 2.0 } else { 1.0 };
        [facts.mean(), Facts { factor, ..*facts }.explore(facts.logarithm())]
    });
    "log-of-ten", exercise::SLIP_LOG_OF_TEN => Bound(|facts| [facts.mean(), facts.explore(log10(facts.parent))]);
    "no-weight", exercise::SLIP_NO_WEIGHT => Bound(|facts| {
        [facts.mean(), Facts { c: 1.0, ..*facts }.explore(facts.logarithm())]
    });
    // Its backpropagation.
    "no-sign-flip", exercise::SLIP_NO_SIGN_FLIP => Backup(|node| node.path.first().unwrap_or(node.entry).added);
    "other-side", exercise::SLIP_OTHER_SIDE => Backup(|node| Visits { w: node.opposite(), ..node.entry.added });
    "leaf-not-counted", exercise::SLIP_LEAF_NOT_COUNTED => Backup(|node| node.unless(node.path.first()));
    "root-not-counted", exercise::SLIP_ROOT_NOT_COUNTED => Backup(|node| node.unless(node.path.last()));
    "one-visit", exercise::SLIP_ONE_VISIT => Backup(|node| Visits { n: 1, ..node.entry.added });
    // These are recognised only: see `DRAWN`.
    "one-late", exercise::SLIP_ONE_LATE => Search(Rules { closes: |node| node.cut.closes(node.before), ..rules::BOOK });
    "stale-window", exercise::SLIP_STALE_WINDOW => Search(Rules { handed: |node| node.given, ..rules::BOOK });
    "last-value", exercise::SLIP_LAST_VALUE => Search(Rules {
        updated: |node, score| match node.mover {
            Player::Max => Window { alpha: score, ..node.window },
            Player::Min => Window { beta: score, ..node.window },
        },
        ..rules::BOOK
    });
    "starts-at-zero", exercise::SLIP_STARTS_AT_ZERO =>
        Search(Rules { start: Some(0.0), updated: |node, score| node.window.tightened(node.mover, from_zero(node.mover, score)), ..rules::BOOK }),
        Value(Numbers {
            choice: |player, children| from_zero(player, children.best(player)),
            ..number::BOOK
        });
    "ties-at-max-only", exercise::SLIP_TIES_AT_MAX_ONLY => Search(Rules {
        closes: |node| match node.mover {
            Player::Max => CutRule::Ge.closes(node.window),
            Player::Min => CutRule::Gt.closes(node.window),
        },
        ..rules::BOOK
    });
    "ties-at-min-only", exercise::SLIP_TIES_AT_MIN_ONLY => Search(Rules {
        closes: |node| match node.mover {
            Player::Max => CutRule::Gt.closes(node.window),
            Player::Min => CutRule::Ge.closes(node.window),
        },
        ..rules::BOOK
    });
    "sum-of-children", exercise::SLIP_SUM_OF_CHILDREN => Bound(|facts| [facts.mean(), facts.explore(log(facts.children))]);
}
