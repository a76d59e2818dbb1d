//! What stands beside the board: which part of it is shown, and the tree of the last search of a machine.

use crate::app::state::play::{PendingStep, Play};
use crate::app::state::search::lane::Lane;
use crate::game::any::AnyGame;
use crate::spec::Spec;
use crate::trace::NodeId;
use std::rc::Rc;

/// The most events of a machine's search that are recorded beside the board.
const MOST: u32 = 200_000;

/// A part of what stands beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The tree of a machine's search.
    Search,
    /// The values of the moves.
    Values,
    /// The moves of the game.
    Moves,
    /// The game looked over.
    Review,
    /// A match between machines.
    Match,
}

impl Part {
    /// All of them, as they stand.
    pub const ALL: [Part; 5] = [
        Part::Search,
        Part::Values,
        Part::Moves,
        Part::Review,
        Part::Match,
    ];

    /// Returns the word by which what is kept names it.
    pub fn word(self) -> &'static str {
        match self {
            Part::Search => "search",
            Part::Values => "values",
            Part::Moves => "moves",
            Part::Review => "review",
            Part::Match => "match",
        }
    }
}

/// The search of a machine beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Watched {
    /// The number of moves before it.
    pub at: usize,
    /// Its tree, at the end of what is recorded.
    pub lane: Lane,
}

impl Watched {
    /// Begins to watch a search from a position of a game.
    pub fn new(at: usize, spec: Spec, room: u32) -> Watched {
        let spec = Spec {
            step: u32::MAX,
            ..spec
        };
        Watched {
            at,
            lane: Lane::new(spec, room.min(MOST)),
        }
    }

    /// Returns the position of the node that is picked, if one below the root is.
    pub fn picked(&self) -> Option<(AnyGame, Vec<u16>)> {
        let node = self.lane.selected.filter(|node| *node != NodeId::ROOT)?;
        let path = self.lane.run.trace().path(node);
        Some((self.lane.run.spec().game.after(&path), path))
    }
}

impl Play {
    /// Returns the last decision before the position shown, if a machine made it by a search: the number of moves before it.
    pub fn explained(&self) -> Option<usize> {
        // After a decision chance may have moved.
        let is_chosen = |at: &usize| {
            let name = self.names.get(*at);
            name.is_some_and(|(mover, _)| mover.is_some())
        };
        let at = (0..self.record.at).rev().find(is_chosen)?;
        let made = self.record.moves.get(at)?;
        made.reached.is_some().then_some(at)
    }

    /// Returns the search that a machine would have made instead of its solver.
    fn instead(&self, at: usize) -> Option<Spec> {
        let machine = self.record.seat(at)?.machine()?;
        if !machine.solver {
            return None;
        }
        let position = self.record.position(at);
        machine.under_way(&position, at as u32)
    }

    /// Returns the search that is under way, or else the last one before the position shown; `None` while a machine searches in a way that
    /// cannot be watched.
    fn watchable(&self) -> Option<(usize, Spec)> {
        if let PendingStep::Think(machine) = self.pending_step() {
            let at = self.record.at;
            return Some((at, machine.under_way(&self.here, at as u32)?));
        }
        let at = (0..self.record.at).rev();
        let searched = |at| self.record.search(at).or_else(|| self.instead(at));
        let mut all = at.filter_map(|at| Some((at, searched(at)?)));
        all.next()
    }
}

/// Returns the search that stands beside a game from now on: the one before as long as it is the same.
pub fn watch(play: &Play, before: Option<&Rc<Watched>>, room: u32) -> Option<Rc<Watched>> {
    if matches!(play.pending_step(), PendingStep::Think(_)) && play.watchable().is_none() {
        return before.cloned();
    }
    let (at, spec) = play.watchable()?;
    spec.check().ok()?;
    let is_same = |watched: &&Rc<Watched>| {
        let known = watched.lane.run.spec();
        known.game == spec.game && known.algorithm == spec.algorithm && known.seed == spec.seed
    };
    Some(match before.filter(is_same) {
        Some(known) if known.lane.selected.is_none() => Rc::clone(known),
        Some(known) => {
            let mut watched = (**known).clone();
            watched.lane.select(None);
            Rc::new(watched)
        }
        None => Rc::new(Watched::new(at, spec, room)),
    })
}
