//! What a student, a lecturer or the place around asks of an exercise.

use crate::app::state::exercise::Way;
use crate::app::state::exercise::builder::Change;
use crate::app::state::exercise::class::Request as Class;
use crate::exercise::{Exercise, Progress, Records};
use crate::spec::Refusal;
use crate::trace::NodeId;
use std::rc::Rc;

/// An exercise that is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The exercise.
    pub exercise: Rc<Exercise>,
    /// The seed of the variant; none for one that is drawn.
    pub seed: Option<u64>,
    /// The student, from whom the seed follows if none is given.
    pub student: String,
    /// What makes the students' variants of another term different.
    pub salt: String,
}

/// A change of the sheet on which exercises are collected.
#[derive(Clone, Debug)]
pub enum Collect {
    /// Puts the exercise that is made at its end.
    Add,
    /// Takes an exercise off it.
    Remove(usize),
    /// Moves an exercise up by one.
    Raise(usize),
    /// Writes its title.
    Title(String),
}

/// A request.
#[derive(Clone, Debug)]
pub enum Request {
    /// Opens the exercise of a link.
    Follow(String),
    /// Opens the first of the exercises in the text of a file.
    Take(String),
    /// Opens an exercise.
    Open(Opened),
    /// Opens another one of them.
    Pick(usize),
    /// Shows the exercise as it was left, or else makes one of the lab's search.
    Show,
    /// Takes up what was kept of the exercise, or says why it cannot be read.
    Resume(Result<Progress, Refusal>),
    /// Shows a question.
    Part(usize),
    /// Writes a text into a field.
    Write {
        /// The name of the field.
        at: String,
        /// The text.
        text: String,
    },
    /// Marks the leaves below a node, or takes the marks back.
    Mark(NodeId),
    /// Moves the focus among marks.
    Walk(Way),
    /// Records that the mark at a node has the focus.
    Stand(NodeId),
    /// Moves a child to another place of an order.
    Move {
        /// The name of the field.
        at: String,
        /// The place from which it moves.
        from: usize,
        /// The place to which it moves.
        to: usize,
    },
    /// Grades what is written.
    Check,
    /// Grades a program by its runs: on the trees of the variant, and those of the program that was given.
    Ran {
        /// The program.
        source: String,
        /// What the jobs have recorded.
        runs: Records,
    },
    /// Takes the marks of the grade away, to try again.
    Again,
    /// Takes back the last change, or a wrong answer to a decision.
    Undo,
    /// Empties all fields.
    Clear,
    /// Answers the decision at hand.
    Decide(String),
    /// Goes on with what the rule settles.
    GoOn,
    /// Shows one more step of the hint.
    Hint,
    /// Asks whether the solution is to be shown, or no more.
    Ask(bool),
    /// Shows the solution.
    Solution,
    /// Draws another variant.
    Another,
    /// Names the student of the answers file.
    Student(String),
    /// Says when the last answer was given.
    Stamp(String),
    /// Opens the search of the variant in the lab.
    Search,
    /// Makes an exercise of the lab's search.
    Build,
    /// Changes the exercise that is made.
    Change(Change),
    /// Changes the sheet on which exercises are collected.
    Collect(Collect),
    /// Asks something of the room of the lecturer.
    Class(Class),
}
