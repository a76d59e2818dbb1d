//! One search that is looked at: its recording, the step, the node in hand, and how its tree is shown. It knows no page around it
//! and no clock: what plays it is the lab.

use super::find::Found;
use super::outline::Outline;
use super::run::Run;
use super::strides::Direction;
use super::view::View;
use crate::lang::Lang;
use crate::scene::Part;
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::{NodeId, Stride};
use std::rc::Rc;

/// A search and how it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    /// The recording.
    pub run: Run,
    /// After how many of its events we look. While a search goes on it may lie ahead of what is recorded.
    pub step: u32,
    /// Whether the last step was more than one event.
    pub jumped: bool,
    /// The inspected node, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// The path of the node that is inspected as soon as the search has reached it.
    pub wanted: Option<Vec<u16>>,
    /// The stride that is made as soon as the search has recorded where it leads.
    pub due: Option<Stride>,
    /// Counts how often another node came into hand, by a person or by the search: panes scroll to it.
    pub moved: u32,
    /// The matches of a query in the tree at this moment, and the place of the one that was gone to.
    pub found: Option<(Rc<Found>, usize)>,
    /// Another number at a leaf, to see what would come of it.
    pub tried: Option<(NodeId, f64)>,
    /// The rows of the outline.
    pub outline: Outline,
    /// How the tree is drawn.
    pub view: View,
    /// Another search of the same position, with which this one is compared.
    pub other: Option<Run>,
}

/// The moment that is shown: all that most panes read. Equal moments look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The recording.
    pub run: Run,
    /// After how many of its events we look; all of them are recorded.
    pub step: u32,
    /// The inspected node, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// The language of its words.
    pub lang: Lang,
}

impl Shown {
    /// The node that is looked at: the one that was picked, or the search's own.
    pub fn node(&self) -> NodeId {
        self.selected
            .unwrap_or_else(|| self.run.trace().at(self.step).subject())
    }

    /// `step 12 of 38,`
    pub fn place(&self) -> String {
        let (step, length) = (self.step, self.run.length());
        match self.lang {
            Lang::En => format!("step {step} of {length},"),
            Lang::Zh => format!("第 {step} 步，共 {length} 步，"),
        }
    }
}

impl Lane {
    /// A lane that looks at a spec's step, on a machine that has room for so many events.
    pub fn new(spec: Spec, room: u32) -> Lane {
        let step = spec.step;
        let run = Run::begin(spec, room);
        let step = if run.is_going() {
            step
        } else {
            step.min(run.length())
        };
        Lane {
            run,
            step,
            jumped: false,
            selected: None,
            wanted: None,
            due: None,
            moved: 0,
            found: None,
            tried: None,
            outline: Outline::default(),
            view: View::default(),
            other: None,
        }
    }

    /// The lane with another search in it. What was chosen for every tree stays: fog, graph, layout and the part in view.
    pub fn with(&self, spec: Spec) -> Lane {
        let room = self.run.room();
        Lane {
            jumped: self.jumped,
            moved: self.moved,
            view: self.view.without_nodes(),
            ..Lane::new(spec, room)
        }
    }

    /// The moment in a language.
    pub fn shown(&self, lang: Lang) -> Shown {
        Shown {
            run: self.run.clone(),
            step: self.shown_step(),
            selected: self.selected,
            lang,
        }
    }

    /// The step as far as it is recorded.
    pub fn shown_step(&self) -> u32 {
        self.step.min(self.run.length())
    }

    /// Whether there is nothing behind this step, and nothing to come.
    pub fn is_at_end(&self) -> bool {
        self.step == self.run.length() && !self.run.is_going()
    }

    /// The spec with the step we look at.
    pub fn spec(&self) -> Spec {
        Spec {
            step: self.shown_step(),
            ..(**self.run.spec()).clone()
        }
    }

    /// The part of the recording that is laid out.
    pub fn part(&self) -> Part {
        // Positions that are drawn once have no subtree of their own.
        if self.view.graph && remembers(&self.run.spec().algorithm) {
            return Part {
                as_graph: true,
                ..Part::default()
            };
        }
        Part {
            as_graph: false,
            compact: self.view.compact.then(|| self.shown_step()),
            root: self.view.root,
            folded: self.view.folded.clone(),
        }
    }

    /// Unfolds the branches above a node, in the drawing and in the outline.
    fn reveal(&mut self, node: NodeId) {
        let trace = self.run.trace();
        let is_above = |above: NodeId| trace.ancestors(node).any(|known| known == above);
        self.view
            .folded
            .retain(|&folded| folded == node || !is_above(folded));
        self.outline.open(is_above, node);
        self.view.root = self.view.root.filter(|&root| is_above(root));
    }

    /// Looks at a node; it is shown in the drawing and in the outline.
    pub fn select(&mut self, node: Option<NodeId>) {
        self.selected = node;
        self.wanted = None;
        self.moved += 1;
        self.tried = None;
        self.found = None;
        if let Some(node) = node {
            self.outline.walked = node;
            self.reveal(node);
        }
    }

    /// Picks the node at a path, or the last one on the way that is there. While the search goes on it may still come there.
    pub fn pick(&mut self, path: &[u16]) {
        if self.run.is_going() && self.run.trace().find(path).is_none() {
            self.wanted = Some(path.to_vec());
            return;
        }
        let trace = self.run.trace();
        let found = (0..=path.len())
            .rev()
            .find_map(|end| trace.find(&path[..end]));
        drop(trace);
        self.select(found);
    }

    /// Goes to a step.
    pub fn go(&mut self, step: u32) {
        self.due = None;
        self.jumped = step.abs_diff(self.step) > 1;
        // Before the search has told of anything every step may still come.
        self.step = if self.run.is_awaited() {
            step
        } else {
            step.min(self.run.length())
        };
        self.moved += 1;
        self.tried = None;
        self.found = None;
    }

    /// Makes a stride. One that leads beyond what is recorded so far is made when its end is.
    pub fn stride(&mut self, stride: Stride, direction: Direction) {
        let at = self.shown_step();
        let trace = self.run.trace();
        let step = match direction {
            Direction::Forward => trace.next(at, stride),
            Direction::Back => trace.previous(at, stride),
        };
        drop(trace);
        // The end of what is recorded so far is the next event, but no cut and no end of a phase.
        let is_found = step != at && (stride == Stride::Event || step < self.run.length());
        if direction == Direction::Forward && self.run.is_going() && !is_found {
            self.due = Some(stride);
        } else if !self.run.is_awaited() {
            self.go(step);
        }
    }

    /// Goes to the next node that matches a query or the one before. They are looked for once at a moment.
    pub fn find(&mut self, query: String, direction: Direction) {
        let found = match self.found.take() {
            Some((found, _)) if found.query == query => found,
            _ => {
                let trace = self.run.trace();
                let moment = trace.at(self.shown_step());
                let game = &self.run.spec().game;
                Rc::new(Found::new(query, &moment, game, self.view.fog))
            }
        };
        let next = found.next(self.selected, direction);
        if let Some(node) = found
            .result
            .as_deref()
            .ok()
            .and_then(|nodes| nodes.get(next))
        {
            self.select(Some(*node));
        }
        self.found = Some((found, next));
    }

    /// The recording that a worker is at: first the one shown, then the one it is compared with.
    pub fn searching(&self) -> Option<&Run> {
        let runs = [Some(&self.run), self.other.as_ref()];
        runs.into_iter().flatten().find(|run| run.is_going())
    }

    /// Whether a worker is at this recording. Messages about any other come from a search that has been stopped.
    pub fn is_searching(&self, run: &Run) -> bool {
        self.searching().is_some_and(|known| known.is_same(run))
    }

    /// Takes the recording that [`searching`](Lane::searching) named, grown or ended.
    pub fn put(&mut self, run: Run) {
        if !run.is_same(&self.run) {
            self.other = Some(run);
            return;
        }
        // Matches were looked for in a shorter recording.
        self.found = None;
        self.run = run;
        // The step and the node that were asked for are waited for until the search ends.
        if !self.run.is_going() {
            self.step = self.shown_step();
        }
        if self.step <= self.run.length()
            && let Some(stride) = self.due.take()
        {
            self.stride(stride, Direction::Forward);
        }
        if let Some(path) = self.wanted.take() {
            self.pick(&path);
        }
    }
}

/// Whether a search knows again what it has met, so that its positions make a graph.
pub fn remembers(algorithm: &Algorithm) -> bool {
    match algorithm {
        Algorithm::WinLose(options) => options.memo,
        Algorithm::AlphaBeta(options) => options.table,
        Algorithm::Minimax(_) | Algorithm::Expectimax(_) | Algorithm::Mcts(_) => false,
    }
}
