//! Carries out a spec: runs its search, outlines its tree, names moves and nodes by replaying
//! choices.

pub mod formal;
pub mod question;
pub mod what_if;

use crate::game::Status;
use crate::game::any::AnyGame;
use crate::game::depict::Picture;
use crate::lang::Lang;
use crate::lesson::{Labels, Listing, Turns};
use crate::search::{self, Algorithm, Answer, CutRule, Event, Flow, Mcts, Probe, Recorder};
use crate::spec::Spec;
use crate::trace::{Perspective, Trace};
use std::ops::ControlFlow;

/// The most nodes for which the tree of a game that is not explicit is outlined.
const OUTLINED: usize = 2_000;

impl Spec {
    /// Runs the search and reports its events to `probe`.
    ///
    /// # Errors
    /// `Break` when the probe stopped the search.
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

    /// Returns the search in parts, between which a page can do something else.
    pub fn in_parts(&self) -> Box<dyn search::Parts + '_> {
        search::parts_any(&self.game, &self.algorithm, self.seed)
    }

    /// Returns the tree before the search as events; empty if it is too large to be drawn whole.
    pub fn outline(&self) -> Vec<Event> {
        let limit = if matches!(self.game, AnyGame::Tree(_)) {
            usize::MAX
        } else {
            OUTLINED
        };
        search::outline_any(&self.game, &self.algorithm, limit).unwrap_or_default()
    }

    /// Returns the root alone, as an outline reports it.
    pub fn root(&self) -> Vec<Event> {
        search::root_any(&self.game)
    }

    /// Returns from whose side numbers can be written, if this is asked for. Negamax compares the values of two players who move by turns.
    pub fn perspective(&self, asked: Perspective) -> Perspective {
        let is_compared = matches!(
            self.algorithm,
            Algorithm::Minimax(_) | Algorithm::AlphaBeta(_)
        );
        match is_compared && self.game.alternates() {
            true => asked,
            false => Perspective::Max,
        }
    }

    /// Returns the pseudo-code of the algorithm for this game.
    pub fn listing(&self) -> Listing {
        self.listing_from(Perspective::Max)
    }

    /// Returns the same with values from the side that is asked for, as far as that can be.
    pub fn listing_from(&self, asked: Perspective) -> Listing {
        let status = self.game.status();
        let turns = Turns {
            root: match status {
                Status::ToMove(player) => Some(player),
                Status::Chance | Status::Over { .. } => None,
            },
            alternate: self.game.alternates(),
            chance: self.game.traits().chance,
            random: self.algorithm.random_player(status),
        };
        Listing::new(&self.algorithm, &turns, self.perspective(asked))
    }

    /// Returns the options of Monte-Carlo tree search; `None` for other algorithms.
    pub fn mcts(&self) -> Option<&Mcts> {
        match &self.algorithm {
            Algorithm::Mcts(options) => Some(options),
            _ => None,
        }
    }

    /// Returns the condition under which a window is empty.
    pub fn cut_rule(&self) -> CutRule {
        match &self.algorithm {
            Algorithm::AlphaBeta(options) => options.cut,
            _ => CutRule::Ge,
        }
    }

    /// Replays a playout from the node at `path` and returns its choices.
    ///
    /// `playout` is the iteration of Monte-Carlo tree search (from 1; 0 for other algorithms) and
    /// the number of the playout in it.
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
        let mut trace = self.book(&self.outline());
        trace.append(&recorder.events);
        (trace, recorder, answer)
    }

    /// Makes an empty recording of this search over an outline.
    pub fn book(&self, outline: &[Event]) -> Trace {
        Trace::new(outline).taking_by(self.mcts().copied().unwrap_or_default())
    }
}

impl Labels for AnyGame {
    fn remark(&self, lang: Lang) -> Option<String> {
        AnyGame::remark(self, lang)
    }

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

/// Returns the iteration that contains `step`, from 1; 0 before the first.
pub fn iteration(trace: &Trace, step: u32) -> u32 {
    crate::trace::Landmarks::count(&trace.landmarks().iterations, step) as u32
}
