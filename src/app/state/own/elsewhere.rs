//! The runs of a program on other trees than its own: on one tree a wrong line may do what the right one does.

use crate::check::{Kind, Verdict, check};
use crate::exercise::{leaves, lists};
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::transcript::read;
use std::rc::Rc;

/// What was found on other trees.
#[derive(Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The number of trees on which something could be compared.
    pub count: u32,
    /// The run on the smallest tree on which the program does not do what the book does.
    pub smallest: Option<Small>,
}

/// A run on a small tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Small {
    /// Its record.
    pub record: Rc<str>,
    /// The tree as nested lists.
    pub tree: String,
}

impl Elsewhere {
    /// Holds runs, those on small trees first, against the book. Where the own run differs, the smallest tree is one on which the same rule
    /// is broken with the same verdict, and smaller than its own.
    pub fn of(records: &[String], own: &Verdict) -> Elsewhere {
        let mut count = 0;
        let mut smallest = None;
        for record in records {
            let Ok(transcript) = read(record) else {
                continue;
            };
            let verdict = check(&transcript);
            if verdict.kind == Kind::TooLittle {
                continue;
            }
            count += 1;
            if smallest.is_none() && shows(&verdict, own) {
                smallest = tree(&verdict).and_then(lists).map(|tree| Small {
                    record: record.as_str().into(),
                    tree,
                });
            }
        }
        Elsewhere { count, smallest }
    }
}

/// Whether a run on another tree shows more than the own one, or the same on less.
fn shows(other: &Verdict, own: &Verdict) -> bool {
    match own.first() {
        None => other.first().is_some(),
        Some(first) => {
            other.kind == own.kind
                && other.is_right == own.is_right
                && other.first().is_some_and(|found| found.rule == first.rule)
                && leaves_of(other) < leaves_of(own)
        }
    }
}

fn tree(verdict: &Verdict) -> Option<&Tree> {
    match &verdict.walk.game {
        AnyGame::Tree(tree) => Some(tree),
        _ => None,
    }
}

fn leaves_of(verdict: &Verdict) -> usize {
    tree(verdict).map_or(0, leaves)
}
