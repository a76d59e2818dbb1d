//! A program's search held against the book. The rules of the book are asked at every place of the run; what a right program may do
//! in several ways is found in the run, not presumed; and what differs is explained by misconceptions, as questions.

mod answer;
mod beside;
mod book;
mod convention;
mod difference;
mod ends;
mod explanation;
mod facts;
mod free;
mod judge;
mod mcts;
mod memory;
mod misconception;
mod node;
mod replay;
mod root;
mod sites;
mod tell;
mod text;
mod verdict;

pub use convention::{Convention, Returns, Style};
pub use difference::{Difference, Is, Rule};
pub use explanation::Explanation;
pub use memory::Limit;
pub use misconception::{SLIPS, Slip};
pub use replay::{Did, Drawn, Replay};
pub use text::{calling, comparing, tree_in};
pub use verdict::{Kind, Verdict, check};
