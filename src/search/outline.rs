//! The tree as it stands before any search, told in a search's events, so that what is never visited can be drawn too.

use super::{Basis, DEEPEST, Event, turn};
use crate::game::{Game, Status};

/// Walks the whole tree down to `depth` plies, or gives up when it has more than `limit` nodes or is too deep.
/// Inner nodes return NaN: an outline knows their shape, not their values.
pub fn outline<G: Game>(game: &G, depth: Option<u32>, limit: usize) -> Option<Vec<Event>> {
    let mut walk = Walk { events: Vec::new(), nodes: 0, limit };
    let unlimited = depth.is_none_or(|depth| depth > DEEPEST);
    walk.visit(game, depth.unwrap_or(DEEPEST).min(DEEPEST), unlimited)?;
    Some(walk.events)
}

struct Walk {
    events: Vec<Event>,
    nodes: usize,
    limit: usize,
}

impl Walk {
    fn visit<G: Game>(&mut self, state: &G, depth: u32, must_end: bool) -> Option<()> {
        self.nodes += 1;
        if self.nodes > self.limit || (depth == 0 && must_end && !matches!(state.status(), Status::Over { .. })) {
            return None;
        }
        if let Status::Over { score } = state.status() {
            self.events.push(Event::Evaluate { score, basis: Basis::Exact });
            self.events.push(Event::Return { score });
            return Some(());
        }
        self.events.push(Event::Open { turn: turn(state.status()), choices: state.moves().count() as u16 });
        if depth > 0 {
            for (choice, mv) in (0..).zip(state.moves()) {
                self.events.push(Event::Descend { choice, probability: state.probability(mv) });
                self.visit(&state.after(mv), depth - 1, must_end)?;
            }
        }
        self.events.push(Event::Return { score: f64::NAN });
        Some(())
    }
}
