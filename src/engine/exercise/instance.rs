//! A student's variant of an exercise: a search, and its recording with the right answers.

use super::ask::Ask;
use super::effort::{Effort, Spent, of_event, of_move};
use super::{Exercise, path};
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::lang::Lang;
use crate::lesson::labels;
use crate::search::{Answer, Event, Recorder, Stop};
use crate::spec::Spec;
use crate::trace::{Kind, NodeId, Perspective, State, Trace};
use std::ops::ControlFlow;

/// The most events of a search that is asked about.
const MOST_EVENTS: usize = 200_000;
/// The number of events after which the work is counted.
const INTERVAL: u64 = 32;

/// An exercise with its position drawn and its search recorded.
#[derive(Debug)]
pub struct Instance {
    /// The exercise.
    pub exercise: Exercise,
    /// The seed of the variant.
    pub seed: u64,
    /// The search.
    pub spec: Spec,
    /// Its recording over the outline of the whole tree.
    pub trace: Trace,
    /// Its result.
    pub answer: Answer,
}

impl Instance {
    /// Records the search; `None` if it is too long to be asked about.
    pub fn new(exercise: Exercise, seed: u64, spec: Spec) -> Option<Instance> {
        Instance::within(exercise, seed, spec, &mut Effort::whole())
            .ok()
            .flatten()
    }

    /// Records the search; `None` if it is too long to be asked about.
    ///
    /// # Errors
    /// The search was given up, since it takes more work than is left.
    pub(super) fn within(
        exercise: Exercise,
        seed: u64,
        spec: Spec,
        effort: &mut Effort,
    ) -> Result<Option<Instance>, Spent> {
        let of_move = of_move(&spec);
        let (mut events, mut is_spent) = (Vec::new(), false);
        let mut receive = |mut sent: Vec<Event>, _| {
            let work = sent.iter().map(|event| of_event(event, of_move));
            is_spent |= effort.take(work.sum()).is_err();
            events.append(&mut sent);
            match is_spent {
                true => ControlFlow::Break(Stop::Asked),
                false => ControlFlow::Continue(()),
            }
        };
        let mut recorder =
            Recorder::new(MOST_EVENTS, MOST_EVENTS as u64).in_chunks(INTERVAL, &mut receive);
        let answer = spec.record_to(&mut recorder).continue_value();
        recorder.flush();
        if is_spent {
            return Err(Spent);
        }
        let outline = spec.outline();
        effort.take(outline.len() as u64)?;
        Ok(answer.map(|answer| Instance::of(exercise, seed, spec, &outline, &events, answer)))
    }

    /// Puts a variant together from what a search of its position has told.
    pub fn of(
        exercise: Exercise,
        seed: u64,
        spec: Spec,
        outline: &[Event],
        events: &[Event],
        answer: Answer,
    ) -> Instance {
        let mut trace = spec.book(outline);
        trace.append(events);
        Instance {
            exercise,
            seed,
            spec,
            trace,
            answer,
        }
    }

    /// Returns the name of a node in a sentence.
    pub fn name(&self, node: NodeId, lang: Lang) -> String {
        labels::node(&self.trace, &self.spec.game, lang, node, Perspective::Max).text
    }

    /// Returns the position as a student sees it: 0 in place of the numbers that are asked for.
    pub fn seen(&self, ask: &Ask) -> AnyGame {
        match (ask, &self.spec.game) {
            (Ask::Make { leaves, .. }, AnyGame::Tree(tree)) => {
                let paths = leaves.iter().filter_map(|leaf| path::read(leaf));
                let blank = |tree: Tree, path: Vec<u16>| tree.with_leaf(&path, 0.0).unwrap_or(tree);
                AnyGame::from(paths.fold(tree.clone(), blank))
            }
            (_, game) => game.clone(),
        }
    }

    /// Returns the probability of a chance node's child, 0 while it is unknown; 1 for other nodes.
    pub fn weight(&self, child: NodeId) -> f64 {
        self.trace.probability(child).unwrap_or_default()
    }

    /// Returns all nodes of the recording and its outline, parents before children.
    pub(super) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.trace.size() as u32).map(NodeId)
    }

    /// Returns the inner nodes that the search has finished.
    pub(super) fn inner(&self) -> impl Iterator<Item = NodeId> {
        let end = self.trace.end();
        self.nodes().filter(move |&node| {
            matches!(self.trace.kind(node), Kind::Inner(_)) && end.state(node) == State::Done
        })
    }

    /// Returns the leaves of the outline, each with whether the search leaves it out.
    pub(super) fn leaves(&self) -> impl Iterator<Item = (NodeId, bool)> {
        let end = self.trace.end();
        let leaves = self
            .nodes()
            .filter(|&node| self.trace.kind(node) == Kind::Leaf);
        leaves.map(move |leaf| (leaf, end.state(leaf) != State::Done))
    }
}
