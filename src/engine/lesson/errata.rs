//! Errors in lecture notes that are read beside the page, each shown where it matters. It knows the searches by letters only.

use crate::lang::words::lesson;
use crate::lang::{Lang, Text};

/// Where a slip matters, and what it is. `w` is win-lose search, `m` minimax, `a` alpha-beta, `e` expectimax, `t` Monte-Carlo tree
/// search; a capital stands for a circumstance: `N` the game is Nim, `P` playouts evaluate positions, `F` the features of tic-tac-toe do.
const ALL: [(&str, Text); 12] = [
    ("w", lesson::ERRATA_ZERO_SUM),
    ("w", lesson::ERRATA_SG_SEARCH),
    ("N", lesson::ERRATA_NIM_POSITIONS),
    ("P", lesson::ERRATA_WIN_RATE),
    ("F", lesson::ERRATA_ESTIMATES),
    ("t", lesson::ERRATA_BACKPROPAGATION),
    ("t", lesson::ERRATA_MCTS_CODE),
    ("a", lesson::ERRATA_NAMES_OF_CUTS),
    ("a", lesson::ERRATA_CUT_SIGN),
    ("ma", lesson::ERRATA_SPACE),
    ("a", lesson::ERRATA_CUT_AT_MAX),
    ("mae", lesson::ERRATA_SUCCESSORS),
];

/// Returns the known errors of the notes that apply to this search.
pub fn errata(letters: [char; 3], lang: Lang) -> impl Iterator<Item = &'static str> {
    let matters = move |slip: &&(&str, Text)| letters.iter().any(|letter| slip.0.contains(*letter));
    ALL.iter().filter(matters).map(move |slip| slip.1.say(lang))
}
