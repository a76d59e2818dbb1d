//! Exercises: questions about a search, generated from a seed, answered with texts in named fields,
//! and graded by one pure function. A right answer is read from the recording of the search; only
//! wrong ones are computed here, in `misconception`. It knows no page, no clock and no files.

mod answer;
mod ask;
mod backup;
mod choose;
mod claim;
mod code;
mod control;
mod cut;
mod draw;
mod effort;
mod entries;
mod entry;
mod fields;
mod form;
mod grade;
mod instance;
mod link;
mod make;
mod misconception;
mod mistake;
mod next;
mod number;
mod order;
mod path;
mod playouts;
mod program;
mod progress;
mod root;
mod rules;
mod seed;
mod sheet;
mod task;
mod tell;
mod values;
mod which;
mod window;
mod wish;

pub use answer::{Answer, Try};
pub use ask::{About, Ask, Goal, Question, When};
pub use backup::{Entry as Credit, entries as credits};
pub use claim::{Claim, of as claim_of, tree as claim_tree, tried as claim_tried};
pub use code::{
    FEWEST_LEAVES, HIDES, Job, LINE, MOST_TREES, REPAIR_PARTS, Records, SHOWS, SOURCE, Unready,
    begun as program_given, fault_of, is_run, jobs, recorded, run as run_field,
    trees as program_trees, unready,
};
pub use control::{Handover, asked as handover};
pub use draw::Undrawn;
pub use effort::Effort;
pub use entries::entries;
pub use entry::{Entry, Holds, What};
pub use fields::{Fields, Marked, Part};
pub use form::{HARDEST, MOST_POINTS};
pub use grade::{Grade, grade, grade_one, model, model_of, total};
pub use instance::Instance;
pub use misconception::{Explained, MISCONCEPTIONS, Misconception, likely};
pub use number::{is_right, read as number};
pub use order::in_words;
pub use playouts::in_words as playouts_in_words;
pub use program::{FAULTS, Template, leaves, lists};
pub use progress::{Begun, Progress};
pub use root::best_moves;
pub use rules::{constant, rules};
pub use seed::{code, seed_of, version};
pub use sheet::{MOST as LARGEST_SHEET, Sheet};
pub use task::{blanks, shown};
pub use which::told as course_told;
pub use wish::{Must, Odds, Shape, Wish};

use crate::game::any::AnyGame;
use crate::lang::Saying;
use crate::search::Algorithm;

/// The source of an exercise's position.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The same position for everybody.
    Given(AnyGame),
    /// A position drawn by the seed.
    Drawn(Box<Wish>),
}

/// Questions about a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The author's name for it, on which seeds depend.
    pub id: String,
    /// The task in the author's words.
    pub text: Option<Saying>,
    /// The position.
    pub source: Source,
    /// The algorithm with its options.
    pub algorithm: Algorithm,
    /// The questions, one after another.
    pub ask: Vec<Question>,
    /// How hard it is, from 1 to 3, in the author's eyes.
    pub level: Option<u32>,
    /// How often a student may answer before the solution is shown; the first answer counts.
    pub attempts: u32,
}

impl Exercise {
    /// Returns the author's name for it, or else its number: `at` counts from 0, the number from 1.
    pub fn called(&self, at: usize) -> String {
        match self.id.as_str() {
            "" => (at + 1).to_string(),
            id => id.to_owned(),
        }
    }
}
