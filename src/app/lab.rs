//! What the page shows: a recording, a step in it, and a viewer's choices. It knows no components; `action` changes it.

use super::failure::Failure;
use super::find::Found;
use super::past::Past;
use super::play::{Beside, Play};
use super::run::Run;
use super::setting::RefusedSetting;
use super::stage::remembers;
use super::strides::strides;
use super::tree_editor::{WISHED, Wished};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::lang::Lang;
use crate::scene::Part;
use crate::search::Algorithm;
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use std::rc::Rc;

/// Light or dark, or what the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    System,
    Light,
    Dark,
}

/// What a phone shows under the tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pane {
    Tree,
    Position,
    Code,
    Node,
}

/// Something the page has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A word.
    Said(Word),
    /// A sentence.
    Told(String),
    /// A search that cannot run, and the algorithm that was asked for.
    Refused(Refusal, Algorithm),
    /// A link that cannot be read.
    BadLink(Refusal),
    /// A game that was kept and cannot be read.
    BadGame(Refusal),
    /// A worker that has not done its work.
    Failed(Failure),
}

/// A position as somebody types it: it is kept to the letter as long as it stands for the game that is searched.
#[derive(Clone, PartialEq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// What is wrong with it, in both languages, if it makes no position yet.
    pub refused: Option<[String; 2]>,
    /// The position that was searched when it was typed, or that it makes.
    pub game: AnyGame,
}

impl Typed {
    /// Whether the text is about this position; one that came from elsewhere makes it void.
    pub fn belongs_to(&self, game: &AnyGame) -> bool {
        self.game == *game
    }
}

/// What can be asked of the view of the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// Scale it up.
    Closer,
    /// Scale it down.
    Further,
    /// Show all of it.
    Whole,
    /// Show the node in hand; in a crowd all that is below it.
    Here,
    /// Move it by some pixels.
    Aside(f64, f64),
}

/// Everything the page shows.
#[derive(Clone)]
pub struct Lab {
    /// The recording.
    pub run: Run,
    /// After how many of its events we look.
    pub step: u32,
    /// Whether the last step was more than one event.
    pub jumped: bool,
    /// Whether the scrub bar has the focus.
    pub on_bar: bool,
    /// Whether the steps go on by themselves.
    pub playing: bool,
    /// Strides a second, in eighths: 8 is 1×.
    pub speed: u32,
    /// How far one press goes.
    pub stride: Stride,
    /// The inspected node, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// The way to the node that is to be inspected once the search has told of it.
    pub wanted: Option<Vec<u16>>,
    /// The stride that is made once the search has told where it leads.
    pub due: Option<Stride>,
    /// The row of the outline that a tab key comes to.
    pub walked: NodeId,
    /// How often somebody or the search has come to another node: the panes follow.
    pub moved: u32,
    /// The branches of the outline that were opened or closed by hand, in order of their nodes.
    pub branches: Vec<(NodeId, bool)>,
    /// The first row of the outline in sight, nearly.
    pub scrolled: usize,
    /// What was found in the tree at this moment, and which of it was gone to.
    pub found: Option<(Rc<Found>, usize)>,
    /// Another number at a leaf, to see what would come of it.
    pub tried: Option<(NodeId, f64)>,
    /// Whether what is not reached is hidden.
    pub fog: bool,
    /// Whether each position is drawn once, where the search remembers them.
    pub graph: bool,
    /// Whether only what is known by now is laid out.
    pub compact: bool,
    /// The node below which alone the tree is drawn.
    pub root: Option<NodeId>,
    /// Nodes below which nothing is drawn.
    pub folded: Vec<NodeId>,
    /// What was asked of the view last.
    pub look: Look,
    /// How often something was.
    pub looks: u32,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// What a phone shows.
    pub pane: Pane,
    /// Whether only tree, sentence and player are shown, larger.
    pub projector: bool,
    /// Whether the Rust source is shown instead of the pseudo-code.
    pub source: bool,
    /// The role of its panes where there may be other labs on the page; where it is alone they are landmarks.
    pub region: Option<&'static str>,
    /// Whether the help is open.
    pub help: bool,
    /// What there is to say.
    pub notice: Option<Notice>,
    /// The cells of the board that were pointed at for a move that takes more than one.
    pub pointed: Vec<u16>,
    /// The position as it was last typed.
    pub typed: Option<Typed>,
    /// Whether somebody is typing it: what is typed in one go is undone in one go.
    pub is_typing: bool,
    /// What stood here before each step of editing, the latest last, and what came after it where steps were undone.
    pub past: [Vec<Rc<Past>>; 2],
    /// What a random tree should be like, and its seed.
    pub wish: Wished,
    /// The search of the same position that this one is compared with.
    pub other: Option<Run>,
    /// The option that was refused last.
    pub refused: Option<RefusedSetting>,
    /// The game that is played.
    pub play: Option<Rc<Play>>,
    /// What is told beside it.
    pub beside: Beside,
}

impl Lab {
    /// A lab that looks at a spec's step.
    pub fn new(spec: Spec, lang: Lang) -> Lab {
        let (run, step) = begun(spec);
        Lab {
            run,
            step,
            jumped: false,
            on_bar: false,
            playing: false,
            speed: 8,
            stride: Stride::Event,
            selected: None,
            wanted: None,
            due: None,
            walked: NodeId::ROOT,
            moved: 0,
            branches: Vec::new(),
            scrolled: 0,
            found: None,
            tried: None,
            fog: false,
            graph: false,
            compact: false,
            root: None,
            folded: Vec::new(),
            look: Look::Whole,
            looks: 0,
            lang,
            theme: Theme::System,
            pane: Pane::Tree,
            projector: false,
            source: false,
            region: None,
            help: false,
            notice: None,
            pointed: Vec::new(),
            typed: None,
            is_typing: false,
            past: Default::default(),
            wish: WISHED,
            other: None,
            refused: None,
            play: None,
            beside: Beside::default(),
        }
    }

    /// The step as far as it is recorded.
    pub fn shown_step(&self) -> u32 {
        self.step.min(self.run.length())
    }

    fn branch(&self, node: NodeId) -> usize {
        self.branches.partition_point(|(known, _)| *known < node)
    }

    /// Whether somebody has opened or closed this branch of the outline.
    pub fn by_hand(&self, node: NodeId) -> Option<bool> {
        self.branches
            .get(self.branch(node))
            .filter(|(known, _)| *known == node)
            .map(|(_, open)| *open)
    }

    /// The pane as the stylesheet names it.
    pub fn pane_name(&self) -> &'static str {
        ["tree", "position", "code", "node"][self.pane as usize]
    }

    /// What of the recording is laid out.
    pub fn part(&self) -> Part {
        // Positions that are drawn once have no subtree of their own.
        if self.graph && remembers(&self.run.spec().algorithm) {
            return Part {
                as_graph: true,
                ..Part::default()
            };
        }
        Part {
            as_graph: false,
            compact: self.compact.then(|| self.shown_step()),
            root: self.root,
            folded: self.folded.clone(),
        }
    }

    /// Unfolds what hides a node, in the drawing and in the outline.
    pub(super) fn reveal(&mut self, node: NodeId) {
        let trace = self.run.trace();
        let is_above = |above: NodeId| trace.ancestors(node).any(|known| known == above);
        self.folded
            .retain(|&folded| folded == node || !is_above(folded));
        for (branch, is_open) in &mut self.branches {
            *is_open |= *branch != node && is_above(*branch);
        }
        self.root = self.root.filter(|&root| is_above(root));
    }

    /// The spec with the step we look at.
    pub fn spec(&self) -> Spec {
        Spec {
            step: self.shown_step(),
            ..self.run.spec().clone()
        }
    }

    /// Takes up another search, from its beginning or its step.
    pub(super) fn load(&mut self, spec: Spec, from_start: bool) {
        if let Err(refusal) = spec.check() {
            self.notice = Some(Notice::Refused(refusal, spec.algorithm));
            return;
        }
        if !strides(&spec.algorithm)
            .iter()
            .any(|(stride, _)| *stride == self.stride)
        {
            self.stride = Stride::Event;
        }
        let step = if from_start { 0 } else { spec.step };
        (self.run, self.step) = begun(Spec { step, ..spec });
        self.playing = false;
        self.selected = None;
        self.wanted = None;
        self.due = None;
        self.walked = NodeId::ROOT;
        self.root = None;
        self.folded = Vec::new();
        self.branches = Vec::new();
        self.scrolled = 0;
        self.notice = None;
        self.other = None;
        self.refused = None;
        self.tried = None;
        self.found = None;
        self.pointed = Vec::new();
    }

    /// Opens or closes a branch of the outline.
    pub(super) fn set_branch(&mut self, node: NodeId, is_open: bool) {
        let at = self.branch(node);
        if self.by_hand(node).is_some() {
            self.branches[at].1 = is_open;
        } else {
            self.branches.insert(at, (node, is_open));
        }
    }

    /// Looks at a node; it is shown in the drawing and in the outline.
    pub(super) fn select(&mut self, node: Option<NodeId>) {
        self.selected = node;
        self.wanted = None;
        self.moved += 1;
        self.tried = None;
        self.found = None;
        if let Some(node) = node {
            self.walked = node;
            self.reveal(node);
        }
    }

    pub(super) fn go(&mut self, step: u32) {
        self.due = None;
        self.jumped = step.abs_diff(self.step) > 1;
        // Before the search has told of anything every step may still come.
        self.step = if self.run.is_awaited() {
            step
        } else {
            step.min(self.run.length())
        };
        let ended = self.step == self.run.length() && !self.run.is_going();
        self.playing &= !ended;
        self.moved += 1;
        self.tried = None;
        self.found = None;
    }

    pub(super) fn strided(&mut self, stride: Stride, forward: bool) {
        let at = self.shown_step();
        let trace = self.run.trace();
        let step = if forward {
            trace.next(at, stride)
        } else {
            trace.previous(at, stride)
        };
        drop(trace);
        // The end of what is recorded so far is the next event, but no cut and no end of a phase.
        let is_found = step != at && (stride == Stride::Event || step < self.run.length());
        if forward && self.run.is_going() && !is_found {
            self.due = Some(stride);
        } else if !self.run.is_awaited() {
            self.go(step);
        }
    }

    /// Makes the stride that is due, as soon as the step is recorded from which it is made.
    pub(super) fn make_due_stride(&mut self) {
        if self.step <= self.run.length()
            && let Some(stride) = self.due.take()
        {
            self.strided(stride, true);
        }
    }
}

/// The recording of a spec and the step to look at.
fn begun(spec: Spec) -> (Run, u32) {
    let step = spec.step;
    let run = Run::begin(spec);
    let step = if run.is_going() {
        step
    } else {
        step.min(run.length())
    };
    (run, step)
}
