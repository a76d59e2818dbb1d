//! Alpha-beta pruning (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975): minimax that leaves a node as soon as a player has
//! something at least as good elsewhere on the path. The window is handed down, so deep cutoffs are included. Of bᵈ leaves it visits
//! at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1, with the best move first everywhere; O(d) nodes are in memory. Principal variation search (Marsland
//! and Campbell, *Parallel search of strongly ordered game trees*, 1982) trusts the order of moves: all children but the first get a
//! null window, which cuts more, and are searched again if they prove better. The value is that of alpha-beta.

use super::evaluate::{Evaluation, Evaluator, below};
use super::order::{Moves, Orderer};
use super::table::{Entry, Table};
use super::{
    AlphaBeta, Answer, Event, Flow, Probe, Relation, Returns, Stage, Used, Utility, Window, turn,
};
use crate::game::{Game, Player, Status};
use std::ops::ControlFlow;

struct Search<'a, G: Game> {
    options: &'a AlphaBeta,
    leaves: Evaluator<'a>,
    moves: Orderer<'a, G>,
    table: Option<Table<G>>,
    descents: u32,
    /// The width of a null window.
    gap: f64,
}

/// The width of null windows where values may be fractions. A value that falls into one is exact, so any width is right.
const FRACTION: f64 = 0.001;

/// Returns the width of a null window: 1 where all values are whole numbers.
fn gap<G: Game>(game: &G, evaluation: &Evaluation) -> f64 {
    let is_whole = match evaluation {
        Evaluation::Features { weights } => {
            let weights = weights.as_deref().unwrap_or(game.weights());
            game.counts_in_wholes() && weights.iter().all(|weight| weight.fract() == 0.0)
        }
        Evaluation::Playouts { .. } => false,
    };
    if is_whole { 1.0 } else { FRACTION }
}

/// Searches `game`; with iterative deepening to depth 1, 2, 3 … (Korf, 1985).
///
/// The answer is that of the last depth. Each depth begins with [`Event::Begin`] and is a whole
/// search: it starts at the root with the window asked for, and opens, evaluates, cuts and stores
/// anew, so a count of events includes every depth. Only the table and the killer moves are kept
/// from depth to depth, and table entries of another depth only order moves. Without both, the
/// events of a depth are those of a search limited to that depth.
pub fn search<G: Game, P: Probe>(
    game: &G,
    options: &AlphaBeta,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    let mut depths = Depths::new(game, options, seed);
    loop {
        if let Some(answer) = depths.next(probe)? {
            return ControlFlow::Continue(answer);
        }
    }
}

/// The search, carried out depth by depth; without iterative deepening there is one.
pub struct Depths<'a, G: Game> {
    game: &'a G,
    search: Search<'a, G>,
    /// The next depth.
    depth: u32,
}

impl<'a, G: Game> Depths<'a, G> {
    pub fn new(game: &'a G, options: &'a AlphaBeta, seed: u64) -> Depths<'a, G> {
        let weights = match &options.evaluation {
            Evaluation::Features { weights } => weights.as_deref(),
            Evaluation::Playouts { .. } => None,
        };
        let leaves = Evaluator {
            evaluation: &options.evaluation,
            utility: &Utility::Linear,
            bounds: None,
            seed,
        };
        let search = Search {
            options,
            leaves,
            moves: Orderer::new(options.order, weights, seed),
            table: options.table.then(Table::new),
            descents: 0,
            gap: gap(game, &options.evaluation),
        };
        Depths {
            game,
            search,
            depth: 1,
        }
    }

    /// Searches to the next depth. The last one gives the answer.
    pub fn next<P: Probe>(&mut self, probe: &mut P) -> Flow<Option<Answer>> {
        let options = self.search.options;
        let deepest = options.depth.filter(|_| options.deepening).unwrap_or(0);
        let (depth, is_last) = (self.depth.min(deepest), self.depth >= deepest);
        if options.deepening {
            let stage = Stage::Depth(depth);
            probe.emit(Event::Begin { stage })?;
        }
        let limit = if is_last { options.depth } else { Some(depth) };
        let answer = self
            .search
            .visit(self.game, (limit, 0), options.window, probe)?;
        self.depth += 1;
        ControlFlow::Continue(is_last.then_some(answer))
    }
}

impl<G: Game> Search<'_, G> {
    fn recall<P: Probe>(&self, entry: &Entry, used: Used, probe: &mut P) -> Flow {
        probe.emit(Event::Recall {
            visit: entry.visit,
            score: entry.score,
            relation: entry.relation,
            depth: entry.depth.map(|depth| depth as u16),
            used,
        })
    }

    fn store<P: Probe>(&mut self, state: &G, player: Player, entry: Entry, probe: &mut P) -> Flow {
        if let Some(table) = self
            .table
            .as_mut()
            .filter(|_| entry.relation != Relation::Open)
        {
            table.put(state, player, entry);
            probe.emit(Event::Store {
                relation: entry.relation,
            })?;
        }
        ControlFlow::Continue(())
    }
}

// The algorithm. The code pane of the page shows the file from here on.

impl<G: Game> Search<'_, G> {
    /// Visits a node with `depth` plies left, `ply` plies below the root.
    fn visit<P: Probe>(
        &mut self,
        state: &G,
        (depth, ply): (Option<u32>, usize),
        given: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        // The number of descents before this node names the visit. It is 0 at the root, also at the
        // later depths of iterative deepening, which begin there without a descent.
        let visit = if ply == 0 { 0 } else { self.descents };
        if let Some(value) = self.leaves.leaf(state, depth, probe)? {
            return ControlFlow::Continue(Answer { value, best: None });
        }
        let Status::ToMove(player) = state.status() else {
            unreachable!("a game with chance is refused before alpha-beta")
        };
        let choices = state.choices();
        probe.emit(Event::Bound { window: given })?;
        probe.emit(Event::Open {
            turn: turn(state.status()),
            choices,
        })?;
        let mut window = given;
        let known = self
            .table
            .as_ref()
            .and_then(|table| table.get(state, player));
        if let Some(entry) = known
            && let Some(used) = entry.used(depth, given, |window| self.options.cut.closes(window))
        {
            self.recall(&entry, used, probe)?;
            match used {
                Used::Answer => {
                    probe.emit(Event::Return { score: entry.score })?;
                    return ControlFlow::Continue(Answer {
                        value: entry.score,
                        best: entry.best,
                    });
                }
                Used::Narrow => {
                    window = entry.narrowed(given);
                    probe.emit(Event::Bound { window })?;
                }
                Used::Order => {}
            }
        }
        let mut answer = Answer {
            value: player.worst(),
            best: None,
        };
        let sorted = self.moves.sort(
            state,
            (player, ply),
            known.and_then(|entry| entry.best),
            probe,
        )?;
        for (tried, (choice, mv)) in (1..).zip(Moves::new((0..).zip(state.moves()), sorted)) {
            let below = (&state.after(mv), (below(depth), ply + 1));
            let asked = if self.options.pvs && answer.best.is_some() {
                window.null(player, self.gap)
            } else {
                window
            };
            let is_scouted = asked != window;
            if is_scouted {
                let window = asked;
                probe.emit(Event::Scout { choice, window })?;
            }
            let mut child = self.descend(below, choice, asked, probe)?;
            // The value of a leaf is exact. With that of another child the window may close.
            let closes = |value| self.options.cut.closes(window.tightened(player, value));
            if is_scouted
                && child.best.is_some()
                && asked.relation(child.value) == better(player)
                && !closes(child.value)
            {
                probe.emit(Event::Again { choice })?;
                child = self.descend(below, choice, window, probe)?;
            }
            let score = child.value;
            if answer.best.is_none() || player.prefers(score, answer.value) {
                answer = Answer {
                    value: score,
                    best: Some(choice),
                };
                probe.emit(Event::Improve { choice, score })?;
                window = window.tightened(player, score);
                probe.emit(Event::Bound { window })?;
            }
            let remaining = choices - tried;
            if self.options.cut.closes(window) && remaining > 0 {
                self.moves.note_cut(ply, mv);
                probe.emit(Event::Cutoff { remaining })?;
                break;
            }
        }
        answer.value = returned(self.options.returns, player, answer.value, given, window);
        self.store(
            state,
            player,
            Entry {
                score: answer.value,
                relation: given.relation(answer.value),
                depth,
                best: answer.best,
                visit,
            },
            probe,
        )?;
        probe.emit(Event::Return {
            score: answer.value,
        })?;
        ControlFlow::Continue(answer)
    }

    /// Goes down to a child with `depth` plies left, `ply` plies below the root, and visits it.
    fn descend<P: Probe>(
        &mut self,
        (state, place): (&G, (Option<u32>, usize)),
        choice: u16,
        given: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        self.descents += 1;
        probe.emit(Event::Descend {
            choice,
            probability: 1.0,
        })?;
        self.visit(state, place, given, probe)
    }
}

/// Returns how the value of a null window relates to the true one if it is better for `player` than the window asked for.
fn better(player: Player) -> Relation {
    match player {
        Player::Max => Relation::AtLeast,
        Player::Min => Relation::AtMost,
    }
}

/// Returns the value that a node reports to its parent.
///
/// `best` is the value of its best child, `given` the window at entry, `window` the one at exit.
fn returned(returns: Returns, player: Player, best: f64, given: Window, window: Window) -> f64 {
    match (returns, player) {
        (Returns::Soft, _) => best,
        (Returns::Hard, Player::Max) => window.alpha,
        (Returns::Hard, Player::Min) => window.beta,
        (Returns::Clipped, _) => best.max(given.alpha).min(given.beta),
    }
}
