//! A spec carried out: the search run, the tree outlined, moves and nodes named by replaying choices.

pub mod formal;
pub mod question;
pub mod what_if;

use crate::game::any::AnyGame;
use crate::game::depict::Picture;
use crate::lang::Lang;
use crate::lesson::{Labels, Listing};
use crate::search::{self, Algorithm, Answer, CutRule, Event, Flow, Mcts, Probe, Recorder};
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
        let limit = if matches!(self.game, AnyGame::Tree(_)) {
            usize::MAX
        } else {
            OUTLINED
        };
        search::outline_any(&self.game, &self.algorithm, limit).unwrap_or_default()
    }

    /// The root alone, as an outline tells it.
    pub fn root(&self) -> Vec<Event> {
        search::root_any(&self.game)
    }

    /// The pseudo-code of the algorithm as it runs on this game.
    pub fn listing(&self) -> Listing {
        Listing::new(
            &self.algorithm,
            self.game.traits().chance,
            self.algorithm.random_player(self.game.status()),
        )
    }

    /// The options of Monte-Carlo tree search, if that is the algorithm.
    pub fn mcts(&self) -> Option<&Mcts> {
        match &self.algorithm {
            Algorithm::Mcts(options) => Some(options),
            _ => None,
        }
    }

    /// When a window is empty.
    pub fn cut_rule(&self) -> CutRule {
        match &self.algorithm {
            Algorithm::AlphaBeta(options) => options.cut,
            _ => CutRule::Ge,
        }
    }

    /// The moves of a playout from the node at `path`: of an iteration from 1 under Monte-Carlo tree search, elsewhere 0, and its number.
    pub fn playout(&self, path: &[u16], playout: (u32, u32)) -> Vec<u16> {
        search::replay_any(&self.game.after(path), &self.algorithm, self.seed, playout)
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
    fn of_move(&self, path: &[u16], lang: Lang) -> Option<String> {
        let (last, above) = path.split_last()?;
        self.after(above).move_called(*last, lang)
    }

    fn told(&self, path: &[u16], lang: Lang) -> Option<String> {
        let (last, above) = path.split_last()?;
        self.after(above).move_told(*last, lang)
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
