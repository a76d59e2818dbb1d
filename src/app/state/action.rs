//! Everything that a person, a machine or a worker can ask of the lab. Which answer it gives stands in `reduce`.

use super::edit::Field;
use super::failure::Failure;
use super::lab::{Notice, Pane, Target, Theme};
use super::play::{Change, Request};
use super::run::{Run, Sent};
use super::setting::Row;
use super::strides::Direction;
use super::view::Look;
use crate::game::any::GameId;
use crate::game::tree::edit::Edit;
use crate::play::task::Task;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use crate::worker::Message;
use std::rc::Rc;

/// What is asked.
#[derive(Clone, Debug)]
pub enum Action {
    /// Another search.
    Search(Search),
    /// Another step.
    Step(Step),
    /// Another look at this step.
    Sight(Sight),
    /// Another position.
    Typing(Typing),
    /// Something of the game that is played.
    Play(Request),
    /// Something of the match between machines.
    Match(Change),
    /// Another look of the page.
    Display(Display),
    /// What a worker tells.
    Worker(News),
}

/// Which search is shown.
#[derive(Clone, Debug)]
pub enum Search {
    /// This one, from its beginning.
    Load(Spec),
    /// This one, at its step.
    Open(Spec),
    /// One of this game.
    Game(GameId),
    /// This algorithm on the same position.
    Algorithm(Algorithm),
    /// One with other options, chosen or typed in a row of the pane; or why the text that was typed is refused.
    Options {
        /// The row.
        row: Row,
        /// The search.
        spec: Result<Spec, Refusal>,
    },
    /// Another one beside it, to compare them; or none.
    Compare(Option<Algorithm>),
    /// One on which the refused algorithm can run.
    Fitting,
    /// The same one, of which more is recorded.
    Further,
}

/// Which step is shown.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The one after so many events.
    To(u32),
    /// The one that a stride leads to.
    By {
        /// The stride.
        stride: Stride,
        /// Which way.
        direction: Direction,
    },
    /// The stride of one press from now on.
    Choose(Stride),
    /// Begin or end playing.
    TogglePlaying,
    /// The clock has ticked.
    Tick,
    /// Strides a second while playing, in eighths of those at 1×.
    Speed(u32),
}

/// How a step is looked at.
#[derive(Clone, Debug)]
pub enum Sight {
    /// Inspect a node, or the search's own.
    Select(Option<NodeId>),
    /// A row of the outline has the focus.
    Walk(NodeId),
    /// Open or close a branch of the outline.
    Branch {
        /// The node above it.
        node: NodeId,
        /// Whether it is to be open.
        is_open: bool,
    },
    /// The outline was scrolled to about this row.
    Scroll(usize),
    /// Go to the next node that matches, or the one before.
    Find {
        /// The query as it was typed.
        query: String,
        /// Which way.
        direction: Direction,
    },
    /// Try another number at a leaf.
    Try {
        /// The leaf.
        leaf: NodeId,
        /// The number.
        value: f64,
    },
    /// Hide nodes that are not reached, or show them.
    ToggleFog,
    /// Draw each position once, or the tree.
    ToggleGraph,
    /// Lay out only what is known by now, or the whole recording.
    ToggleCompact,
    /// Draw nothing below a node, or all of it again.
    Fold(NodeId),
    /// Draw only what is below a node, or everything.
    Root(Option<NodeId>),
    /// Move the part in view.
    Look(Look),
}

/// What is done to the position.
#[derive(Clone, Debug)]
pub enum Typing {
    /// It was typed, or half of it.
    Text(String),
    /// A cell of the board was pressed.
    Point(u16),
    /// What is at one cell was put down at another.
    Drag {
        /// Where it was.
        from: u16,
        /// Where it was put.
        to: u16,
    },
    /// A move is made.
    Move(u16),
    /// The node of a tree that is picked is edited, or the root.
    Edit(Edit),
    /// Something was typed or chosen in a field of the tree's editor.
    Enter {
        /// The field.
        field: Field,
        /// The text.
        text: String,
    },
    /// The focus has left the field in which it was typed.
    Leave,
    /// Undo the last step of editing, or redo it.
    Travel(Direction),
}

/// How the page looks.
#[derive(Clone, Debug)]
pub enum Display {
    /// Speak the other language.
    ToggleLang,
    /// Light or dark.
    Theme(Theme),
    /// Show a pane on a phone.
    Pane(Pane),
    /// Only the stage, or everything.
    ToggleProjector,
    /// Show the Rust source, or the pseudo-code.
    ToggleSource,
    /// Open the help.
    OpenHelp,
    /// Close it.
    CloseHelp,
    /// Say something, or nothing.
    Notice(Option<Notice>),
    /// The scrub bar has the focus, or has it no more.
    Bar {
        /// Whether it has.
        has_focus: bool,
    },
    /// Give the focus to a place.
    Focus(Target),
    /// Show the values of the moves in a game, or hide them.
    ToggleHints,
}

/// What a worker tells.
#[derive(Clone, Debug)]
pub enum News {
    /// More of a search.
    Grow {
        /// Its recording, when it was asked for.
        run: Run,
        /// More events.
        sent: Rc<Sent>,
        /// How many there were in all.
        counts: Counts,
    },
    /// The end of a search.
    End {
        /// Its recording, when it was asked for.
        run: Run,
        /// The last events.
        sent: Rc<Sent>,
        /// How many there were in all.
        counts: Counts,
        /// Its answer; none if it was stopped.
        answer: Option<Answer>,
    },
    /// The answer to a question beside a recording.
    Reply {
        /// The recording.
        run: Run,
        /// The question.
        question: Question,
        /// The answer.
        reply: Reply,
    },
    /// A task is begun, anew.
    Begin(Task),
    /// A task is given up; what it has found stays.
    Stop(Task),
    /// A message about a task, or why its worker has failed.
    Hear {
        /// The task.
        task: Task,
        /// How often it had been begun by then.
        asked: u32,
        /// The message.
        message: Result<Message, Failure>,
    },
}

macro_rules! actions {
    ($($part:ident($kind:ty))*) => {
        $(impl From<$kind> for Action {
            fn from(part: $kind) -> Action {
                Action::$part(part)
            }
        })*
    };
}

actions! {
    Search(Search)
    Step(Step)
    Sight(Sight)
    Typing(Typing)
    Play(Request)
    Match(Change)
    Display(Display)
    Worker(News)
}
