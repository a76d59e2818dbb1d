//! Win-lose search, which some notes call SG search: a position is won for the side to move if some
//! move leads to a position that is lost for the other side. It computes who wins; Grundy numbers
//! (Sprague, 1935; Grundy, 1939) only on request. With the memo each position is decided once:
//! O(p·b) for p positions of b moves, all of them in memory; without it, every line is followed.

use super::random::BuildHash64;
use super::{Answer, Basis, Event, Flow, Probe, Relation, Used, WinLose, turn};
use crate::game::{Game, Player, Status};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The result of a position. Without a winner it is a draw, or the ply limit was too low.
#[derive(Clone, Copy)]
struct Found {
    winner: Option<Player>,
    grundy: u32,
    best: Option<u16>,
}

impl Found {
    /// Returns +1 for Max's win, −1 for Min's, 0 without a winner.
    fn score(self) -> f64 {
        match self.winner {
            Some(Player::Max) => 1.0,
            Some(Player::Min) => -1.0,
            None => 0.0,
        }
    }
}

/// A decided position in the memo.
#[derive(Clone, Copy)]
struct Entry {
    mover_wins: bool,
    grundy: u32,
    best: Option<u16>,
    /// The number of descents before the visit that decided it.
    visit: u32,
}

struct Search<G: Game> {
    options: WinLose,
    /// The score of a draw: a higher one is Max's win, a lower one Min's.
    even: f64,
    impartial: bool,
    /// Decided positions; the key includes the side to move (`true` for Max) unless the game is
    /// impartial.
    memo: HashMap<(G::Key, Option<bool>), Entry, BuildHash64>,
    descents: u32,
}

impl<G: Game> Search<G> {
    fn new(game: &G, options: WinLose, even: f64) -> Search<G> {
        // Only the memo needs to know whether the game is impartial.
        let impartial = options.memo && game.traits().impartial;
        Search {
            options,
            even,
            impartial,
            memo: HashMap::default(),
            descents: 0,
        }
    }

    /// Reports the result of a game that is over.
    fn end<P: Probe>(&self, payoff: f64, probe: &mut P) -> Flow<Found> {
        let winner = if payoff == self.even {
            None
        } else {
            Some(if payoff > self.even {
                Player::Max
            } else {
                Player::Min
            })
        };
        let found = Found {
            winner,
            grundy: 0,
            best: None,
        };
        probe.emit(Event::Evaluate {
            payoff,
            score: found.score(),
            basis: Basis::Exact,
        })?;
        if self.options.grundy {
            probe.emit(Event::Grundy { value: 0 })?;
        }
        probe.emit(Event::Return {
            score: found.score(),
        })?;
        ControlFlow::Continue(found)
    }

    /// Reports a position found in the memo, in impartial games perhaps with the other side to
    /// move.
    fn recall<P: Probe>(&self, entry: Entry, player: Player, probe: &mut P) -> Flow<Found> {
        let Entry {
            mover_wins,
            grundy,
            best,
            visit,
        } = entry;
        let winner = if mover_wins { player } else { player.other() };
        let found = Found {
            winner: Some(winner),
            grundy,
            best,
        };
        let (score, relation) = (found.score(), Relation::Exact);
        probe.emit(Event::Recall {
            visit,
            score,
            relation,
            depth: None,
            used: Used::Answer,
        })?;
        if self.options.grundy {
            probe.emit(Event::Grundy { value: grundy })?;
        }
        probe.emit(Event::Return { score })?;
        ControlFlow::Continue(found)
    }
}

fn undecided<P: Probe>(probe: &mut P) -> Flow<Found> {
    let found = Found {
        winner: None,
        grundy: 0,
        best: None,
    };
    probe.emit(Event::Return {
        score: found.score(),
    })?;
    ControlFlow::Continue(found)
}

pub fn search<G: Game, P: Probe>(game: &G, options: &WinLose, probe: &mut P) -> Flow<Answer> {
    probe.emit(Event::Range {
        low: -1.0,
        high: 1.0,
    })?;
    let stop = options.stop && !options.grundy;
    let found = Search::new(game, WinLose { stop, ..*options }, 0.0).visit(game, None, probe)?;
    // If every move loses, the first is as good as any.
    let best = found.best.or_else(|| game.moves().next().map(|_| 0));
    ControlFlow::Continue(Answer {
        value: found.score(),
        best,
    })
}

/// A probe that ignores every event.
struct Silent;

impl Probe for Silent {
    fn emit(&mut self, _event: Event) -> Flow {
        ControlFlow::Continue(())
    }
}

/// Returns the winner from `state` if a search of at most `plies` plies finds one.
///
/// `even` is the score of a draw.
pub fn decide<G: Game>(state: &G, plies: u32, even: f64) -> Option<Player> {
    let options = WinLose {
        memo: false,
        stop: true,
        grundy: false,
    };
    match Search::new(state, options, even).visit(state, Some(plies), &mut Silent) {
        ControlFlow::Continue(found) => found.winner,
        ControlFlow::Break(_) => None,
    }
}

// The algorithm. The code pane of the page shows the file from here on.

impl<G: Game> Search<G> {
    fn visit<P: Probe>(&mut self, state: &G, plies: Option<u32>, probe: &mut P) -> Flow<Found> {
        let visit = self.descents;
        let player = match state.status() {
            Status::Over { score } => return self.end(score, probe),
            Status::ToMove(player) if plies != Some(0) => player,
            Status::ToMove(_) | Status::Chance => return undecided(probe),
        };
        let choices = state.choices();
        probe.emit(Event::Open {
            turn: turn(state.status()),
            choices,
        })?;
        let key = self.options.memo.then(|| {
            (
                state.key(),
                (!self.impartial).then_some(player == Player::Max),
            )
        });
        if let Some(entry) = key.as_ref().and_then(|key| self.memo.get(key)).copied() {
            return self.recall(entry, player, probe);
        }
        let mut found = Found {
            winner: Some(player.other()),
            grundy: 0,
            best: None,
        };
        let mut grundies = Vec::new();
        for (choice, mv) in (0..).zip(state.moves()) {
            self.descents += 1;
            probe.emit(Event::Descend {
                choice,
                probability: 1.0,
            })?;
            let child = self.visit(&state.after(mv), plies.map(|plies| plies - 1), probe)?;
            if self.options.grundy {
                grundies.push(child.grundy);
            }
            if child.winner == Some(player) && found.winner != Some(player) {
                found = Found {
                    winner: Some(player),
                    best: Some(choice),
                    ..found
                };
                probe.emit(Event::Improve {
                    choice,
                    score: found.score(),
                })?;
            } else if child.winner.is_none() && found.winner != Some(player) {
                found.winner = None;
            }
            let remaining = choices - 1 - choice;
            if self.options.stop && found.winner == Some(player) && remaining > 0 {
                probe.emit(Event::Cutoff { remaining })?;
                break;
            }
        }
        if self.options.grundy {
            found.grundy = least_missing(&grundies);
            probe.emit(Event::Grundy {
                value: found.grundy,
            })?;
        }
        if let Some(key) = key {
            let Found { grundy, best, .. } = found;
            self.memo.insert(
                key,
                Entry {
                    mover_wins: found.winner == Some(player),
                    grundy,
                    best,
                    visit,
                },
            );
            probe.emit(Event::Store {
                relation: Relation::Exact,
            })?;
        }
        probe.emit(Event::Return {
            score: found.score(),
        })?;
        ControlFlow::Continue(found)
    }
}

/// Returns the least number of 0, 1, 2 … that is not among `numbers`.
fn least_missing(numbers: &[u32]) -> u32 {
    (0..)
        .find(|number| !numbers.contains(number))
        .expect("a list leaves some number out")
}
