//! A search being shown: its recording, the step, the selected node, and the view of its tree. It
//! knows neither the page around it nor the clock, which belongs to the lab.

use crate::app::state::search::find::Found;
use crate::app::state::search::moment::Moment;
use crate::app::state::search::outline::Outline;
use crate::app::state::search::run::Run;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::{View, remembers};
use crate::lang::words::page;
use crate::lang::{Lang, Say};
use crate::lesson::{Listing, Reading, Span, labels};
use crate::scene::Part;
use crate::search::{AlgorithmId, Event};
use crate::spec::Spec;
use crate::trace::{NodeId, Perspective, StepUnit};
use std::rc::Rc;

/// What a lane goes to as soon as it is recorded.
#[derive(Clone, Debug, PartialEq)]
pub enum Due {
    /// The end of a step unit.
    StepUnit(StepUnit),
    /// The first choice by UCB at the root.
    FirstChoice,
    /// The moment of an earlier search.
    Moment(Moment),
}

/// A search with the state of its display.
#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    /// The recording.
    pub run: Run,
    /// The step: the number of events so far. While a search runs it may exceed the recorded
    /// events.
    pub step: u32,
    /// Whether the last step was more than one event.
    pub jumped: bool,
    /// The selected node; `None` means the node at the cursor.
    pub selected: Option<NodeId>,
    /// The step at which a node was selected last.
    pub picked: u32,
    /// The path of a node that is selected as soon as the search has reached it.
    pub wanted: Option<Vec<u16>>,
    /// What is gone to as soon as it is recorded.
    pub due: Option<Due>,
    /// The moment of an earlier search that brought the lane to its step; `None` after any other step.
    pub kept: Option<Moment>,
    /// The number of changes of the selected node, by a person or by the search; panes scroll to it
    /// on each.
    pub selections: u32,
    /// The matches of a query at this moment, and the index of the present one.
    pub found: Option<(Rc<Found>, usize)>,
    /// A leaf and the value tried at it.
    pub tried: Option<(NodeId, f64)>,
    /// The rows of the outline.
    pub outline: Outline,
    /// The choices for the drawing.
    pub view: View,
}

/// A moment of a recording with its language, from which most panes are rendered. Equal values look
/// the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// The recording.
    pub run: Run,
    /// The step; it does not exceed the recorded events.
    pub step: u32,
    /// The selected node; `None` means the node that the step is about.
    pub selected: Option<NodeId>,
    /// The language.
    pub lang: Lang,
    /// The side from which the numbers of each node are written.
    pub perspective: Perspective,
}

impl Snapshot {
    /// Returns the node shown: the selected one, or the one that the step is about.
    pub fn node(&self) -> NodeId {
        self.selected
            .unwrap_or_else(|| self.run.trace().at(self.step).subject())
    }

    /// Returns the name of a node in a sentence.
    pub fn name(&self, node: NodeId) -> Span {
        let game = &self.run.spec().game;
        labels::node(&self.run.trace(), game, self.lang, node, self.perspective)
    }

    /// Returns how sentences read the recording.
    pub fn reading(&self) -> Reading<'_> {
        Reading {
            algorithm: &self.run.spec().algorithm,
            perspective: self.perspective,
        }
    }

    /// Returns the pseudo-code of the search.
    pub fn listing(&self) -> &Listing {
        self.run.listing(self.perspective)
    }

    /// Returns the step in words: `step 12 of 38,`.
    pub fn place(&self) -> String {
        let (step, length) = (self.step, self.run.length());
        page::StepOf { step, length }.say(self.lang)
    }
}

impl Lane {
    /// Makes a lane that shows a search at the step of its spec, with at most `room` recorded
    /// events.
    pub fn new(spec: Spec, room: u32) -> Lane {
        let step = spec.step;
        let run = Run::begin(spec, room);
        let step = if run.is_going() {
            step
        } else {
            step.min(run.length())
        };
        Lane {
            step,
            ..Lane::of(run)
        }
    }

    /// Makes a lane that shows a recording from its beginning.
    pub fn of(run: Run) -> Lane {
        let view = View::of(&run.spec().algorithm);
        Lane {
            run,
            step: 0,
            jumped: false,
            selected: None,
            picked: 0,
            wanted: None,
            due: None,
            kept: None,
            selections: 0,
            found: None,
            tried: None,
            outline: Outline::default(),
            view,
        }
    }

    /// Returns the lane with another search. The choices that are not about single nodes stay: fog, unless the other search begins with
    /// another one, graph, layout and the part in view.
    pub fn with(&self, spec: Spec) -> Lane {
        let mut lane = Lane::new(spec, self.run.room());
        lane.run.keep_counts_of(&self.run);
        Lane {
            jumped: self.jumped,
            selections: self.selections,
            view: self.view.of_another(&self.run.spec().algorithm, &lane.view),
            ..lane
        }
    }

    /// Returns the moment shown, in a language.
    pub fn shown(&self, lang: Lang) -> Snapshot {
        Snapshot {
            run: self.run.clone(),
            step: self.shown_step(),
            selected: self.selected,
            lang,
            perspective: self.perspective(),
        }
    }

    /// Returns the side from which values are written: the one that was chosen, where the search has two.
    pub fn perspective(&self) -> Perspective {
        self.run.spec().perspective(self.view.perspective)
    }

    /// Returns the step, limited to the recorded events.
    pub fn shown_step(&self) -> u32 {
        self.step.min(self.run.length())
    }

    /// Whether this is the last step of a search that has ended.
    pub fn is_at_end(&self) -> bool {
        self.step == self.run.length() && !self.run.is_going()
    }

    /// Returns the spec with the present step.
    pub fn spec(&self) -> Spec {
        Spec {
            step: self.shown_step(),
            ..(**self.run.spec()).clone()
        }
    }

    /// Returns the part of the recording that is laid out.
    pub fn part(&self) -> Part {
        // In the graph of positions nodes have no subtree of their own.
        if self.view.graph && remembers(&self.run.spec().algorithm) {
            return Part {
                as_graph: true,
                perspective: self.perspective(),
                ..Part::default()
            };
        }
        Part {
            as_graph: false,
            as_nodes: self.view.as_nodes,
            compact: self.view.compact.then(|| self.shown_step()),
            root: self.view.root,
            folded: self.view.folded.clone(),
            perspective: self.perspective(),
        }
    }

    /// Unfolds the ancestors of a node, in the drawing and in the outline.
    fn reveal(&mut self, node: NodeId) {
        let trace = self.run.trace();
        let is_above = |above: NodeId| trace.ancestors(node).any(|known| known == above);
        self.view
            .folded
            .retain(|&folded| folded == node || !is_above(folded));
        self.outline.open(is_above, node);
        self.view.root = self.view.root.filter(|&root| is_above(root));
    }

    /// Selects a node and reveals it in the drawing and in the outline.
    pub fn select(&mut self, node: Option<NodeId>) {
        self.selected = node;
        self.picked = self.shown_step();
        self.wanted = None;
        self.selections += 1;
        self.tried = None;
        self.found = None;
        if let Some(node) = node {
            self.outline.walked = node;
            self.reveal(node);
        }
    }

    /// Selects the node at a path, or the last known node on it. If the search is running, it may
    /// still reach the node, which is then selected.
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
        self.kept = None;
        self.jumped = step.abs_diff(self.step) > 1;
        // Before the first events arrive, any step may still be recorded.
        self.step = if self.run.is_awaited() {
            step
        } else {
            step.min(self.run.length())
        };
        self.selections += 1;
        self.tried = None;
        self.found = None;
    }

    /// Makes a step unit. One that leads beyond the recorded events waits until its end is recorded.
    pub fn step_by(&mut self, step_unit: StepUnit, direction: Direction) {
        let at = self.shown_step();
        let trace = self.run.trace();
        let step = match direction {
            Direction::Forward => trace.next(at, step_unit),
            Direction::Back => trace.previous(at, step_unit),
        };
        drop(trace);
        // The last recorded event is a valid end of a step unit by one event, but not a cut or the end
        // of a phase.
        let is_found = step != at && (step_unit == StepUnit::Event || step < self.run.length());
        if direction == Direction::Forward && self.run.is_going() && !is_found {
            self.due = Some(Due::StepUnit(step_unit));
        } else if !self.run.is_awaited() {
            self.go(step);
        }
    }

    /// Goes to the first event that shows what the algorithm does: alpha-beta's first cut, the first
    /// choice by UCB among children that all have been visited, or a first move of the root.
    pub fn go_to_first_event_of_note(&mut self) {
        let step_unit = match self.run.spec().algorithm.id() {
            AlgorithmId::AlphaBeta => StepUnit::Cut,
            AlgorithmId::Mcts => return self.go_to_first_choice(),
            AlgorithmId::WinLose | AlgorithmId::Minimax | AlgorithmId::Expectimax => StepUnit::Best,
        };
        // Without a choice of a player there is no best move, but a sum that begins.
        if !self.run.is_going() && self.run.trace().landmarks().bests.is_empty() {
            return self.go_to_first_sum();
        }
        self.step_by(step_unit, Direction::Forward);
    }

    /// Goes to the first event that adds to a sum at a chance node, if there is one.
    fn go_to_first_sum(&mut self) {
        let trace = self.run.trace();
        let adds = |step: &u32| matches!(trace.event(*step), Some(Event::Accumulate { .. }));
        let sum = (1..=trace.len()).find(adds);
        drop(trace);
        if let Some(step) = sum {
            self.go(step);
        }
    }

    /// Goes to the first iteration that chooses by UCB at the root. If it is not recorded yet, waits
    /// for it; if there is none, stays.
    fn go_to_first_choice(&mut self) {
        let trace = self.run.trace();
        let children = trace.children(NodeId::ROOT).count();
        // An iteration each has visited every child once; the next one chooses.
        let iterations = &trace.landmarks().iterations;
        let choice = iterations.get(children).map(|step| step + 1);
        drop(trace);
        match choice {
            Some(step) => self.go(step),
            None if self.run.is_going() => self.due = Some(Due::FirstChoice),
            None => {}
        }
    }

    /// Returns the moment that is shown, in the terms of any recording. A moment kept from an earlier search stays as it was there, so that
    /// the way back leads to it.
    pub fn moment(&self) -> Option<Moment> {
        let kept = self.kept.clone();
        kept.or_else(|| Moment::of(&self.run, self.shown_step()))
    }

    /// Goes to the moment of an earlier search, as soon as it is recorded.
    pub fn keep(&mut self, moment: Option<Moment>) {
        let Some(moment) = moment else { return };
        match moment.step_in(&self.run) {
            Some(step) => {
                self.go(step);
                self.kept = Some(moment);
            }
            None => self.due = Some(Due::Moment(moment)),
        }
    }

    /// Goes to the next or previous node that matches a query. The matches at a moment are computed
    /// once.
    pub fn find(&mut self, query: String, direction: Direction) {
        let found = match self.found.take() {
            Some((found, _)) if found.query == query => found,
            _ => {
                let trace = self.run.trace();
                let moment = trace.at(self.shown_step());
                let game = &self.run.spec().game;
                let sight = (self.view.fog, self.perspective());
                Rc::new(Found::new(query, &moment, game, sight))
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

    /// Replaces the recording by a longer or finished one.
    pub fn put(&mut self, run: Run) {
        // The matches were computed on the shorter recording.
        self.found = None;
        self.run = run;
        // A step or node asked for in advance is awaited until the search ends.
        if !self.run.is_going() {
            self.step = self.shown_step();
        }
        if self.step <= self.run.length()
            && let Some(due) = self.due.take()
        {
            match due {
                Due::StepUnit(step_unit) => self.step_by(step_unit, Direction::Forward),
                Due::FirstChoice => self.go_to_first_choice(),
                Due::Moment(moment) => self.keep(Some(moment)),
            }
        }
        if let Some(path) = self.wanted.take() {
            self.pick(&path);
        }
    }
}
