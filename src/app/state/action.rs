//! The actions of persons, machines and workers on the lab. `reduce` applies them.

use crate::app::state::compare::request::{Request as Compared, Sight};
use crate::app::state::exercise::request::Request as Asked;
use crate::app::state::own::Request as Own;
use crate::app::state::page::borders::Border;
use crate::app::state::page::focus::Target;
use crate::app::state::page::shown::Shown;
use crate::app::state::page::{Notice, Pane, Settings, Theme};
use crate::app::state::play::{Change, Request};
use crate::app::state::search::code::Code;
use crate::app::state::search::edit::{Field, Number};
use crate::app::state::search::failure::Failure;
use crate::app::state::search::pace::Pace;
use crate::app::state::search::run::{EventBatch, Run};
use crate::app::state::search::setting::Row;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::Look;
use crate::game::any::GameId;
use crate::game::tree::edit::Edit;
use crate::lang::Lang;
use crate::lang::Text;
use crate::play::task::Task;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Perspective, StepUnit};
use crate::worker::Message;
use std::rc::Rc;

/// An action.
#[derive(Clone, Debug)]
pub enum Action {
    /// Changes the search.
    Search(Search),
    /// Changes the step.
    Step(Step),
    /// Changes how the step is shown.
    View(ViewAction),
    /// Changes the position.
    Edit(EditAction),
    /// A request to the game being played.
    Play(Request),
    /// A change of the match between machines.
    Match(Change),
    /// A request about the exercise.
    Exercise(Asked),
    /// A request about searches side by side.
    Compare(Compared),
    /// A request about a program's own search.
    Own(Own),
    /// Changes the page around the search.
    Display(Display),
    /// Opens, steps or leaves the gallery.
    Gallery(GalleryAction),
    /// A message of a worker.
    Worker(WorkerMessage),
}

impl Action {
    /// Returns what it does to a drawing of a tree, if it does something to one: of several trees the one around the button is meant.
    pub fn on_drawing(&self) -> Option<Sight> {
        match self {
            Action::View(ViewAction::Look(look)) => Some(Sight::Look(*look)),
            Action::View(ViewAction::ToggleFog) => Some(Sight::Fog),
            Action::View(ViewAction::ToggleCompact) => Some(Sight::Compact),
            Action::View(ViewAction::Nodes(as_nodes)) => Some(Sight::AsNodes(*as_nodes)),
            _ => None,
        }
    }
}

/// A change of the search.
#[derive(Clone, Debug)]
pub enum Search {
    /// Shows a search from its beginning.
    Load(Spec),
    /// Shows a search at the step of its spec.
    Open(Spec),
    /// Searches the first position of a game.
    Game(GameId),
    /// Searches the same position with another algorithm.
    Algorithm(Algorithm),
    /// Applies options that were chosen in a row, or shows why they are refused.
    Options {
        /// The row.
        row: Row,
        /// The search with the options, or the refusal.
        spec: Result<Spec, Refusal>,
    },
    /// Takes over the text that was typed into the field of an option.
    Typed {
        /// The name of its row.
        label: Text,
        /// The text.
        text: String,
    },
    /// Opens a position on which the refused algorithm can run.
    Fitting,
    /// Records more events of the same search.
    Further,
}

/// A change of the step.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Goes to the step after this number of events.
    To(u32),
    /// Goes one step unit forward or back.
    By {
        /// The step unit.
        step_unit: StepUnit,
        /// The direction.
        direction: Direction,
    },
    /// Goes to the stop with this number, of those at which a figure on a slide waits; 0 is the step with which it begins.
    Stop(usize),
    /// Sets the step unit of the step buttons.
    Choose(StepUnit),
    /// Starts or stops the clock.
    TogglePlaying,
    /// Goes forward by the clock, so many milliseconds after it did before.
    Tick(u32),
    /// Sets how fast the clock runs.
    Pace(Pace),
}

/// A change of how a step is shown.
#[derive(Clone, Debug)]
pub enum ViewAction {
    /// Inspects a node; `None` means the node at the cursor.
    Select(Option<NodeId>),
    /// Opens the inspected node: the field over a leaf that can be edited; for any other node, its
    /// place in the drawing.
    Open,
    /// Records that the row of a node in the outline has the focus.
    Walk(NodeId),
    /// Opens or closes a branch of the outline.
    Branch {
        /// The node above it.
        node: NodeId,
        /// Whether the branch becomes open.
        is_open: bool,
    },
    /// Records that the outline was scrolled to about this row.
    Scroll(usize),
    /// Goes to the next or the previous node that matches a query.
    Find {
        /// The query as it was typed.
        query: String,
        /// The direction.
        direction: Direction,
    },
    /// Tries another value at a leaf.
    Try {
        /// The leaf.
        leaf: NodeId,
        /// The value.
        value: f64,
    },
    /// Hides or shows the nodes that have not been visited.
    ToggleFog,
    /// Switches between the graph of positions and the tree.
    ToggleGraph,
    /// Draws the graph of positions if true, otherwise the tree.
    Graph(bool),
    /// Writes values from another side, where the search has two.
    Side(Perspective),
    /// Lays out only the nodes visited so far, or all nodes of the recording.
    ToggleCompact,
    /// Draws a large tree as nodes and edges if true, otherwise as rows.
    Nodes(bool),
    /// Folds or unfolds the subtree of a node.
    Fold(NodeId),
    /// Draws only the subtree of a node; `None` means the whole tree.
    Root(Option<NodeId>),
    /// Moves or scales the drawing.
    Look(Look),
}

/// A change of the position.
#[derive(Clone, Debug)]
pub enum EditAction {
    /// Replaces the typed text, which may be incomplete.
    Text(String),
    /// Presses a cell of the board.
    Point(u16),
    /// Drags the piece at one cell to another.
    Drag {
        /// The cell it came from.
        from: u16,
        /// The cell it was dropped on.
        to: u16,
    },
    /// Makes a move.
    Move(u16),
    /// Edits the selected node of an explicit tree, or its root.
    Edit(Edit),
    /// Enters text in a field of the tree editor.
    Enter {
        /// The field.
        field: Field,
        /// The text.
        text: String,
    },
    /// Changes or ends the typing of a leaf's number at its node.
    Number(Number),
    /// Records that the focus has left the field in which the position is typed.
    Leave,
    /// Undoes or repeats a step of editing.
    Travel(Direction),
}

/// A change of the page around the search.
#[derive(Clone, Debug)]
pub enum Display {
    /// Switches to a language.
    Speak(Lang),
    /// Sets the colours.
    Theme(Theme),
    /// Shows a pane under the tabs of a narrow page.
    Pane(Pane),
    /// Switches to or from the projector view: tree, sentence and player alone, larger.
    ToggleProjector,
    /// Shows or hides the code beside the stage of the projector view.
    ToggleCode,
    /// Shows the search as a link asks for it.
    Shown(Shown),
    /// Chooses the code shown: the book's, that of other notes or the Rust source.
    Code(Code),
    /// Opens the options of the search; `None` closes them.
    Settings(Option<Settings>),
    /// Opens the help.
    OpenHelp,
    /// Closes the help.
    CloseHelp,
    /// Shows a notice; `None` closes it.
    Notice(Option<Notice>),
    /// Records whether the scrub bar has the focus.
    Bar {
        /// Whether it has the focus.
        has_focus: bool,
    },
    /// Moves the focus to a place of the page.
    Focus(Target),
    /// Shows or hides the values of the moves in a game.
    ToggleHints,
    /// Shows them at every move, or at the one only at which they are asked for.
    ToggleTraining,
    /// Sets the size of a pane; `None` restores its own.
    Border {
        /// The border that moves.
        border: Border,
        /// The size.
        size: Option<u16>,
    },
}

/// An action on the gallery.
#[derive(Clone, Copy, Debug)]
pub enum GalleryAction {
    /// Shows the gallery.
    Gallery,
    /// Shows the lab as it was left.
    Lab,
    /// Changes the step of its figure.
    Step(Step),
}

/// A message of a worker.
#[derive(Clone, Debug)]
pub enum WorkerMessage {
    /// More events of a search.
    Grow {
        /// The recording as it was when the worker was started.
        run: Run,
        /// More events.
        sent: Rc<EventBatch>,
        /// The number of events so far, recorded or not.
        counts: Counts,
    },
    /// The end of a search.
    End {
        /// The recording as it was when the worker was started.
        run: Run,
        /// The last events.
        sent: Rc<EventBatch>,
        /// The number of events so far, recorded or not.
        counts: Counts,
        /// The answer; `None` if the search was stopped.
        answer: Option<Answer>,
        /// The milliseconds that it took, where a worker has told them.
        millis: Option<f64>,
    },
    /// The answer to a question about a recording.
    Reply {
        /// The recording.
        run: Run,
        /// The question.
        question: Question,
        /// The answer.
        reply: Reply,
    },
    /// Starts a task, again if it was running.
    Begin(Task),
    /// Stops a task and keeps its findings.
    Stop(Task),
    /// Receives a message about a task, or the failure of its worker.
    Hear {
        /// The task.
        task: Task,
        /// The number of starts of the task before this message's worker, itself included.
        asked: u32,
        /// The message.
        message: Result<Message, Failure>,
    },
    /// Receives the variant of an exercise, or the failure of the worker that drew it.
    Drawn {
        /// The number of the drawing.
        number: u32,
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
    View(ViewAction)
    Edit(EditAction)
    Play(Request)
    Match(Change)
    Exercise(Asked)
    Compare(Compared)
    Own(Own)
    Display(Display)
    Gallery(GalleryAction)
    Worker(WorkerMessage)
}
