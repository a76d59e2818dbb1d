//! The tree before any search, as the events of a walk over it, so that nodes which a search never
//! visits can be drawn too.

use super::{Algorithm, Basis, DEEPEST, Event, Turn, turn};
use crate::game::{Game, Player, Status};

/// Walks the whole tree down to the algorithm's depth limit.
///
/// `None` when it has more than `limit` nodes or is too deep. Explicit trees are walked to their
/// leaves. Inner nodes return NaN: an outline knows their shape, not their values.
pub fn outline<G: Game>(game: &G, algorithm: &Algorithm, limit: usize) -> Option<Vec<Event>> {
    let mut walk = Walk {
        events: Vec::new(),
        nodes: 0,
        limit,
        random: algorithm.random_player(game.status()),
    };
    let depth = algorithm.depth().filter(|_| !game.is_explicit());
    let unlimited = depth.is_none_or(|depth| depth > DEEPEST);
    walk.visit(game, depth.unwrap_or(DEEPEST).min(DEEPEST), unlimited)?;
    Some(walk.events)
}

/// Returns the events that describe the root alone, of a tree that was not walked.
pub fn root<G: Game>(game: &G) -> Vec<Event> {
    match game.status() {
        Status::Over { score } => over(score).to_vec(),
        status => vec![
            Event::Open {
                turn: turn(status),
                choices: game.choices(),
            },
            Event::Return { score: f64::NAN },
        ],
    }
}

/// Returns the events of a node at which the game is over.
fn over(score: f64) -> [Event; 2] {
    [
        Event::Evaluate {
            payoff: score,
            score,
            basis: Basis::Exact,
        },
        Event::Return { score },
    ]
}

struct Walk {
    events: Vec<Event>,
    nodes: usize,
    limit: usize,
    /// The player whose moves are drawn at random.
    random: Option<Player>,
}

impl Walk {
    fn visit<G: Game>(&mut self, state: &G, depth: u32, must_end: bool) -> Option<()> {
        self.nodes += 1;
        if self.nodes > self.limit
            || (depth == 0 && must_end && !matches!(state.status(), Status::Over { .. }))
        {
            return None;
        }
        if let Status::Over { score } = state.status() {
            self.events.extend(over(score));
            return Some(());
        }
        let choices = state.choices();
        let turn = match turn(state.status()) {
            Turn::Player(player) if self.random == Some(player) => Turn::Chance,
            turn => turn,
        };
        self.events.push(Event::Open { turn, choices });
        if depth > 0 {
            for (choice, mv) in (0..).zip(state.moves()) {
                let alike = turn == Turn::Chance && state.status() != Status::Chance;
                let probability = if alike {
                    1.0 / f64::from(choices)
                } else {
                    state.probability(mv)
                };
                self.events.push(Event::Descend {
                    choice,
                    probability,
                });
                self.visit(&state.after(mv), depth - 1, must_end)?;
            }
        }
        self.events.push(Event::Return { score: f64::NAN });
        Some(())
    }
}
