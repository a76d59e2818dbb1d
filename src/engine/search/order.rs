//! Move ordering. Sorting is stable: moves of equal rank stay in the game's order. Ranks come from
//! the moves themselves and from killer moves, not from values of searched nodes.

use super::evaluate::weigh;
use super::random::Stream;
use super::{Event, Flow, Order, Probe};
use crate::game::{Game, Player, Status};
use std::ops::ControlFlow;

/// Moves with their choices, in the game's order or sorted.
pub enum Moves<M, I> {
    /// In the game's order.
    Given(I),
    /// Sorted.
    Sorted(std::vec::IntoIter<(u16, M)>),
}

impl<M, I> Moves<M, I> {
    /// Iterates over the sorted moves, if there are any, else over the given ones.
    pub fn new(given: I, sorted: Option<Vec<(u16, M)>>) -> Moves<M, I> {
        sorted.map_or(Moves::Given(given), |sorted| {
            Moves::Sorted(sorted.into_iter())
        })
    }
}

impl<M, I: Iterator<Item = (u16, M)>> Iterator for Moves<M, I> {
    type Item = (u16, M);

    fn next(&mut self) -> Option<(u16, M)> {
        match self {
            Moves::Given(moves) => moves.next(),
            Moves::Sorted(moves) => moves.next(),
        }
    }
}

/// A position's moves with their choices.
type Sorted<G> = Vec<(u16, <G as Game>::Move)>;

/// Sorts by (is tried first, score, choice): highest score first, lower choice first among equals.
fn sort(ranks: &mut [(bool, f64, u16)]) {
    // Adding 0 turns −0 into 0, which the total order would tell apart.
    ranks.sort_by(|one, other| {
        other
            .0
            .cmp(&one.0)
            .then((other.1 + 0.0).total_cmp(&(one.1 + 0.0)))
    });
}

/// Returns the score after a move that ends the game, else the evaluation of the position after it. Without `weights` the features
/// have the game's own.
pub fn promise<G: Game>(state: &G, mv: G::Move, weights: Option<&[f64]>) -> f64 {
    let next = state.after(mv);
    match next.status() {
        Status::Over { score } => score,
        _ => next.prospect().unwrap_or_else(|| weigh(&next, weights)),
    }
}

/// Orders moves and keeps the killer moves.
pub struct Orderer<'a, G: Game> {
    /// How moves are ordered.
    pub order: Order,
    /// The weights of features; `None` means the game's own.
    pub weights: Option<&'a [f64]>,
    /// The seed of a random order.
    pub seed: u64,
    /// The two killer moves of every ply, the newest first.
    killers: Vec<[Option<G::Move>; 2]>,
}

impl<'a, G: Game> Orderer<'a, G> {
    pub fn new(order: Order, weights: Option<&'a [f64]>, seed: u64) -> Orderer<'a, G> {
        Orderer {
            order,
            weights,
            seed,
            killers: Vec::new(),
        }
    }

    /// Returns the moves of `state` in the order to try them; `None` keeps the game's own order.
    ///
    /// `first`, if any, is tried first; then the highest score.
    ///
    /// # Errors
    /// `Break` when the probe stopped the search.
    pub fn sort<P: Probe>(
        &self,
        state: &G,
        (player, ply): (Player, usize),
        first: Option<u16>,
        probe: &mut P,
    ) -> Flow<Option<Sorted<G>>> {
        if self.order == Order::Given && first.is_none() {
            return ControlFlow::Continue(None);
        }
        let mut stream = (self.order == Order::Shuffle)
            .then(|| Stream::at(self.seed, &(state.key(), player == Player::Max), 1));
        let (mut moves, mut ranks) = (Vec::new(), Vec::new());
        for (choice, mv) in (0..).zip(state.moves()) {
            let score = match self.order {
                Order::Given => 0.0,
                Order::Best | Order::Worst => promise(state, mv, self.weights),
                Order::Shuffle => stream.as_mut().map_or(0.0, Stream::fraction),
                Order::Killer => self.killer(ply, mv),
            };
            if self.order != Order::Given {
                probe.emit(Event::Rank { choice, score })?;
            }
            // Best first means lowest score first at Min.
            let turned = (self.order == Order::Best && player == Player::Min)
                || (self.order == Order::Worst && player == Player::Max);
            moves.push(mv);
            ranks.push((
                first == Some(choice),
                if turned { -score } else { score },
                choice,
            ));
        }
        sort(&mut ranks);
        ControlFlow::Continue(Some(
            ranks
                .into_iter()
                .map(|(.., choice)| (choice, moves[usize::from(choice)]))
                .collect(),
        ))
    }

    /// Returns 2 for the latest killer move at this ply, 1 for the one before, else 0.
    fn killer(&self, ply: usize, mv: G::Move) -> f64 {
        match self
            .killers
            .get(ply)
            .map(|killers| killers.iter().position(|killer| *killer == Some(mv)))
        {
            Some(Some(0)) => 2.0,
            Some(Some(_)) => 1.0,
            _ => 0.0,
        }
    }

    /// Keeps a move that caused a cutoff as the newest killer move of its ply.
    pub fn note_cut(&mut self, ply: usize, mv: G::Move) {
        if self.order != Order::Killer {
            return;
        }
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}
