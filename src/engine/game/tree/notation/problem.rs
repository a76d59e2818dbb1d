//! The errors in typed trees, and their messages.

use super::{DEEPEST, MOST_CHILDREN, MOST_NODES};
use crate::lang::words::game;
use crate::lang::{Lang, Say, quoted};
use crate::text::{self, Mistake, Place};

/// Why a tree is refused, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct BadTree {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The problem there.
    pub problem: Problem,
    /// The letter there, where another was expected; `None` at the end of the text.
    pub found: Option<char>,
}

/// What was expected, or the limit that was exceeded.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each is said in full below")]
pub enum Problem {
    Text(text::Problem),
    ExpectedNode,
    ExpectedNumber,
    ExpectedProbability,
    TooLarge,
    AfterEnd(char),
    UnknownKey(String),
    TwoKinds,
    NoKind,
    NoMoves,
    TooDeep,
    TooManyChildren,
    TooManyNodes,
    Count {
        what: &'static str,
        expected: usize,
        found: usize,
    },
    Sum(f64),
    ProbabilitiesWithoutChance,
    PriorsWithoutPlayer,
    InfinityBelowChance,
    NotHere,
    EfgHead,
    EfgPlayers(usize),
    EfgPlayer(u64),
    EfgNode,
    EfgNumber,
    EfgBrace,
    EfgHidden(u64),
    EfgActions(u64),
    EfgOutcome(u64),
    EfgPayoffs(usize),
    EfgSum {
        first: f64,
        sum: f64,
    },
}

impl BadTree {
    pub(super) fn at(place: Place, problem: Problem) -> BadTree {
        BadTree {
            line: place.line,
            column: place.column,
            problem,
            found: None,
        }
    }

    /// Adds the letter at its place in a text that begins at `start`, if another was expected there.
    pub(super) fn at_letter_of(self, text: &str, start: Place) -> BadTree {
        let is_expected = matches!(
            self.problem,
            Problem::ExpectedNode
                | Problem::ExpectedNumber
                | Problem::ExpectedProbability
                | Problem::EfgNode
                | Problem::EfgNumber
                | Problem::EfgBrace
                | Problem::Text(
                    text::Problem::ExpectedList
                        | text::Problem::ExpectedKey
                        | text::Problem::ExpectedColon
                        | text::Problem::ExpectedString
                        | text::Problem::ExpectedClose(_)
                )
        );
        let before = if self.line == start.line {
            start.column - 1
        } else {
            0
        };
        let line = text.split('\n').nth(self.line - start.line);
        let letter = line.and_then(|line| line.chars().nth((self.column - 1).checked_sub(before)?));
        BadTree {
            found: letter.filter(|_| is_expected),
            ..self
        }
    }
}

impl From<Mistake> for BadTree {
    fn from(mistake: Mistake) -> BadTree {
        BadTree::at(
            mistake.place,
            match mistake.problem {
                // Trees have a notation for infinite numbers, so the problem has a message of its
                // own.
                text::Problem::TooLarge => Problem::TooLarge,
                problem => Problem::Text(problem),
            },
        )
    }
}

impl Say for BadTree {
    fn say(&self, lang: Lang) -> String {
        Place {
            line: self.line,
            column: self.column,
        }
        .located(Found(self))
        .say(lang)
    }
}

/// A problem with the letter that was found.
struct Found<'a>(&'a BadTree);

impl Say for Found<'_> {
    fn say(&self, lang: Lang) -> String {
        let wanted = self.0.problem.say(lang);
        match self.0.found {
            Some(letter) => {
                let found = quoted(&letter.to_string());
                game::TreeButFound { wanted, found }.say(lang)
            }
            None => wanted,
        }
    }
}

impl Say for Problem {
    fn say(&self, lang: Lang) -> String {
        let text = match self {
            Problem::Text(problem) => return problem.say(lang),
            Problem::ExpectedNode => game::TREE_EXPECTED_NODE,
            Problem::ExpectedNumber => game::TREE_EXPECTED_NUMBER,
            Problem::ExpectedProbability => game::TREE_EXPECTED_PROBABILITY,
            Problem::TooLarge => game::TREE_TOO_LARGE,
            Problem::AfterEnd(letter) => {
                let found = quoted(&letter.to_string());
                return game::TreeAfterEnd { found }.say(lang);
            }
            Problem::UnknownKey(key) => {
                let found = quoted(key);
                return game::TreeUnknownKey { found }.say(lang);
            }
            Problem::TwoKinds => game::TREE_TWO_KINDS,
            Problem::NoKind => game::TREE_NO_KIND,
            Problem::NoMoves => game::TREE_NO_MOVES,
            Problem::TooDeep => {
                let most = DEEPEST;
                return game::TreeTooDeep { most }.say(lang);
            }
            Problem::TooManyChildren => {
                let most = MOST_CHILDREN;
                return game::TreeTooManyChildren { most }.say(lang);
            }
            Problem::TooManyNodes => {
                let most = MOST_NODES;
                return game::TreeTooManyNodes { most }.say(lang);
            }
            Problem::Count {
                what,
                expected,
                found,
            } => {
                let count = game::TreeCount {
                    what,
                    expected,
                    found,
                };
                return count.say(lang);
            }
            Problem::Sum(sum) => {
                let sum = sum.to_string();
                return game::TreeSum { sum }.say(lang);
            }
            Problem::ProbabilitiesWithoutChance => game::TREE_PROBABILITIES_WITHOUT_CHANCE,
            Problem::PriorsWithoutPlayer => game::TREE_PRIORS_WITHOUT_PLAYER,
            Problem::InfinityBelowChance => game::TREE_INFINITY_BELOW_CHANCE,
            Problem::NotHere => game::TREE_NOT_HERE,
            Problem::EfgHead => game::EFG_HEAD,
            Problem::EfgPlayers(found) => {
                let found = *found;
                return game::EfgPlayers { found }.say(lang);
            }
            Problem::EfgPlayer(found) => {
                let found = *found;
                return game::EfgPlayer { found }.say(lang);
            }
            Problem::EfgNode => game::EFG_NODE,
            Problem::EfgNumber => game::EFG_NUMBER,
            Problem::EfgBrace => game::EFG_BRACE,
            Problem::EfgHidden(set) => {
                let set = *set;
                return game::EfgHidden { set }.say(lang);
            }
            Problem::EfgActions(set) => {
                let set = *set;
                return game::EfgActions { set }.say(lang);
            }
            Problem::EfgOutcome(outcome) => {
                let outcome = *outcome;
                return game::EfgOutcome { outcome }.say(lang);
            }
            Problem::EfgPayoffs(found) => {
                let found = *found;
                return game::EfgPayoffs { found }.say(lang);
            }
            Problem::EfgSum { first, sum } => {
                let (first, sum) = (first.to_string(), sum.to_string());
                return game::EfgSum { first, sum }.say(lang);
            }
        };
        text.say(lang).to_owned()
    }
}
