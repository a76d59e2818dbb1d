//! A spec carried out: the search run, the tree outlined, moves and nodes named by replaying choices.

use crate::game::any::AnyGame;
use crate::game::depict::Picture;
use crate::lesson::Labels;
use crate::search::{self, Algorithm, Answer, Event, Flow, Probe, Recorder};
use crate::spec::Spec;
use crate::trace::Trace;
use std::ops::ControlFlow;

/// A tree of a game that is not explicit is outlined when it has at most this many nodes.
const OUTLINED: usize = 2_000;

impl Spec {
    /// Runs the search and tells it to `probe`.
    ///
    /// # Errors
    /// `Break` when the probe stopped it.
    pub fn run(&self, probe: &mut impl Probe) -> Flow<Answer> {
        search::run_any(&self.game, &self.algorithm, self.seed, probe)
    }

    /// Runs the search and records it.
    ///
    /// # Errors
    /// `Break` when the recorder's budget was used up.
    pub fn record_to(&self, recorder: &mut Recorder) -> Flow<Answer> {
        search::record_any(&self.game, &self.algorithm, self.seed, recorder)
    }

    /// The tree as it stands before the search; empty when it is too large to be drawn whole.
    pub fn outline(&self) -> Vec<Event> {
        let (depth, limit) = match self.game {
            AnyGame::Tree(_) => (None, usize::MAX),
            _ => (self.depth(), OUTLINED),
        };
        search::outline_any(&self.game, depth, limit).unwrap_or_default()
    }

    /// The exploration weight, 0 where the algorithm has none.
    pub fn exploration(&self) -> f64 {
        match &self.algorithm {
            Algorithm::Mcts(options) => options.c,
            _ => 0.0,
        }
    }

    /// The moves of the playout that an iteration plays from the node at `path`.
    pub fn playout(&self, path: &[u16], iteration: u32) -> Vec<u16> {
        search::replay_playout_any(&self.game.after(path), self.seed, iteration)
    }

    /// Runs the search and records at most `limit` events of it, stopping after `budget` events.
    pub fn record(&self, limit: usize, budget: u64) -> (Trace, Recorder<'static>, Option<Answer>) {
        let mut recorder = Recorder::new(limit, budget);
        let answer = match self.record_to(&mut recorder) {
            ControlFlow::Continue(answer) => Some(answer),
            ControlFlow::Break(_) => None,
        };
        let mut trace = Trace::new(&self.outline());
        trace.append(&recorder.events);
        (trace, recorder, answer)
    }
}

impl Labels for AnyGame {
    fn of_move(&self, path: &[u16]) -> Option<String> {
        let (last, above) = path.split_last()?;
        self.after(above).move_name(*last)
    }

    fn of_node(&self, path: &[u16]) -> Option<String> {
        self.after(path).name().map(str::to_owned)
    }

    fn picture(&self, path: &[u16]) -> Picture {
        self.after(path).picture()
    }
}

/// The iteration that a step of a trace belongs to, from 1; 0 before the first.
pub fn iteration(trace: &Trace, step: u32) -> u32 {
    crate::trace::Landmarks::count(&trace.landmarks().iterations, step) as u32
}
