//! What a transcript has, line by line put together: calls, iterations, the answer.

use super::said::Said;
use crate::game::any::AnyGame;
use crate::search::AlgorithmId;
use std::collections::HashMap;

/// A transcript that has been read.
#[derive(Debug, Default)]
pub struct Transcript {
    /// What the author says of the run.
    pub head: Head,
    /// The calls in the order in which they began.
    pub calls: Vec<Call>,
    /// The iterations of Monte-Carlo tree search.
    pub iterations: Vec<Iteration>,
    /// The answer, if one is told.
    pub answer: Option<Answer>,
    /// The calls at which another search of the same run begins.
    pub searches: Vec<u32>,
    /// The iterations at which another search of the same run begins.
    pub restarts: Vec<usize>,
    /// The positions, each once; [`Where::State`] is an index.
    pub states: Vec<Said>,
    /// The words by which players and functions are told, each once, as they are shown.
    pub words: Vec<String>,
    /// The number of calls beyond what the recorder kept.
    pub dropped: u64,
    /// What the program itself printed.
    pub notes: Vec<(u32, String)>,
    /// The number of lines that were read.
    pub lines: u32,
    /// Whether the text ends within a line or within a call.
    pub is_cut: bool,
    pub(super) known_states: HashMap<String, u32>,
}

/// What stands in the first line.
#[derive(Clone, Debug, Default)]
pub struct Head {
    /// The position at which the search begins; `None` if the tree is what was entered.
    pub game: Option<AnyGame>,
    /// The same position as the program has it.
    pub start: Option<Said>,
    /// The algorithm that the author means to have written.
    pub search: Option<AlgorithmId>,
    /// The depth limit.
    pub depth: Option<f64>,
    /// The weight of exploration.
    pub c: Option<f64>,
    /// Whether a cache stands above the recorder, so that some calls were not seen.
    pub cached: bool,
    /// The program.
    pub source: Option<Source>,
}

/// A program.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// The name of its file, without folders.
    pub name: String,
    /// The language: `python`.
    pub language: String,
    /// Its text.
    pub text: String,
}

/// Where a call says that it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Where {
    /// Nothing is said: the start, if it is an outermost call.
    Unsaid,
    /// After this move from the position of the call around it: an index, or a name.
    Move(Said),
    /// At a position, by its index in [`Transcript::states`].
    State(u32),
}

/// A call of the searching function.
#[derive(Clone, Debug)]
pub struct Call {
    /// The call from which it was made.
    pub parent: Option<u32>,
    /// Where it says that it is.
    pub at: Where,
    /// α and β as they were handed in.
    pub alpha: Option<f64>,
    /// β.
    pub beta: Option<f64>,
    /// The depth as it was handed in.
    pub depth: Option<f64>,
    /// The word for the player to move, an index of [`Transcript::words`].
    pub turn: Option<u32>,
    /// The name of the function, an index of [`Transcript::words`].
    pub function: Option<u32>,
    /// The line of the program from which it was called, from 1.
    pub source: Option<u32>,
    /// Its line in the transcript, from 1.
    pub line: u32,
    /// The line of its end; 0 if the transcript ends before.
    pub end_line: u32,
    /// How it ended.
    pub end: End,
    /// The position that it left, if it is not the one that it found.
    pub left: Option<u32>,
}

/// How a call ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// It has not ended.
    Open,
    /// It returned this.
    Returned(Said),
    /// An exception left it.
    Raised(String),
}

/// An iteration of Monte-Carlo tree search, after its backup.
#[derive(Clone, Debug)]
pub struct Iteration {
    /// The moves from the root to the last node of the tree on the way.
    pub path: Vec<Said>,
    /// The reward that was handed to the backup.
    pub reward: Option<f64>,
    /// The visits along the path, the root's first.
    pub n: Vec<Option<f64>>,
    /// The sums of rewards along the path.
    pub w: Vec<Option<f64>>,
    /// The paths of the nodes that joined the tree.
    pub new: Vec<Vec<Said>>,
    /// Other nodes whose numbers changed: path, visits and sum.
    pub also: Vec<Credited>,
    /// Its line in the transcript.
    pub line: u32,
}

/// A node whose numbers changed, with its path, its visits and its sum of rewards.
pub type Credited = (Vec<Said>, Option<f64>, Option<f64>);

/// What the program answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What the outermost call returned.
    pub returned: Option<Said>,
    /// The move, where the author says that it is one.
    pub chosen: Option<Said>,
    /// Its line.
    pub line: u32,
}

impl Transcript {
    /// Returns the index of a word, which joins the others if it is new.
    pub(super) fn word(&mut self, word: String) -> u32 {
        let known = self.words.iter().position(|known| *known == word);
        known.unwrap_or_else(|| {
            self.words.push(word);
            self.words.len() - 1
        }) as u32
    }
}
