//! Alpha-beta pruning (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975): minimax that leaves a node
//! as soon as a player has something at least as good elsewhere on the path. Deep cut-offs included: the window is handed down.

mod visit;

use super::evaluate::{Evaluation, Evaluator, below};
use super::order::{Moves, Orderer};
use super::table::{Entry, Table};
use super::{AlphaBeta, Answer, Event, Flow, Probe, Relation, Returns, Stage, Used, Utility, Window, turn};
use crate::game::{Game, Player, Status};
use std::ops::ControlFlow;

struct Search<'a, G: Game> {
    options: &'a AlphaBeta,
    leaves: Evaluator<'a>,
    moves: Orderer<'a, G>,
    table: Option<Table<G>>,
    descents: u32,
}

/// Searches `game`; with deepening to depth 1, 2, 3 … up to the limit (Korf, *Depth-first iterative-deepening*, 1985), the answer that
/// of the last. Each depth begins with [`Event::Begin`] and is a whole search: it goes down from the root with the window asked for,
/// and opens, evaluates, cuts and stores anew, so whoever counts events counts them at every depth. Only the table and the killer
/// moves are kept from depth to depth, and entries of another depth merely order moves. Without them the events of a depth are those
/// of a search limited to it.
pub fn search<G: Game, P: Probe>(game: &G, options: &AlphaBeta, seed: u64, probe: &mut P) -> Flow<Answer> {
    let weights = match &options.evaluation {
        Evaluation::Features(weights) => weights.as_deref(),
        Evaluation::Playouts(_) => None,
    };
    let leaves = Evaluator { evaluation: &options.evaluation, utility: &Utility::Linear, bounds: None, seed };
    let moves = Orderer::new(options.order, weights, seed);
    let mut search = Search { options, leaves, moves, table: options.table.then(Table::new), descents: 0 };
    let deepest = options.depth.filter(|_| options.deepening).unwrap_or(0);
    for depth in 1..deepest {
        probe.emit(Event::Begin { stage: Stage::Depth(depth) })?;
        search.visit(game, (Some(depth), 0), options.window, probe)?;
    }
    if options.deepening {
        probe.emit(Event::Begin { stage: Stage::Depth(deepest) })?;
    }
    search.visit(game, (options.depth, 0), options.window, probe)
}

impl<G: Game> Search<'_, G> {
    fn recall<P: Probe>(&self, entry: &Entry, used: Used, probe: &mut P) -> Flow {
        let depth = entry.depth.map_or(u16::MAX, |depth| depth as u16);
        probe.emit(Event::Recall { visit: entry.visit, score: entry.score, relation: entry.relation, depth, used })
    }

    fn store<P: Probe>(&mut self, state: &G, player: Player, entry: Entry, probe: &mut P) -> Flow {
        if let Some(table) = self.table.as_mut().filter(|_| entry.relation != Relation::Open) {
            table.put(state, player, entry);
            probe.emit(Event::Store { relation: entry.relation })?;
        }
        ControlFlow::Continue(())
    }
}
