//! Win-lose search: a position is won for the side to move if some move leads to a position that is lost for the other side.

use super::*;

impl<G: Game> Search<G> {
    pub(super) fn visit<P: Probe>(&mut self, state: &G, plies: Option<u32>, probe: &mut P) -> Flow<Found> {
        let visit = self.descents;
        let player = match state.status() {
            Status::Over { score } => return self.end(score, probe),
            Status::ToMove(player) if plies != Some(0) => player,
            Status::ToMove(_) | Status::Chance => return undecided(probe),
        };
        let choices = state.choices();
        probe.emit(Event::Open { turn: turn(state.status()), choices })?;
        let key = self.options.memo.then(|| (state.key(), (!self.impartial).then_some(player == Player::Max)));
        if let Some(entry) = key.as_ref().and_then(|key| self.memo.get(key)).copied() {
            return self.recall(entry, player, probe);
        }
        let mut found = Found { winner: Some(player.other()), grundy: 0, best: None };
        let mut grundies = Vec::new();
        for (choice, mv) in (0..).zip(state.moves()) {
            self.descents += 1;
            probe.emit(Event::Descend { choice, probability: 1.0 })?;
            let child = self.visit(&state.after(mv), plies.map(|plies| plies - 1), probe)?;
            if self.options.grundy {
                grundies.push(child.grundy);
            }
            if child.winner == Some(player) && found.winner != Some(player) {
                found = Found { winner: Some(player), best: Some(choice), ..found };
                probe.emit(Event::Improve { choice, score: found.score() })?;
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
            probe.emit(Event::Grundy { value: found.grundy })?;
        }
        if let Some(key) = key {
            let Found { grundy, best, .. } = found;
            self.memo.insert(key, Entry { mover_wins: found.winner == Some(player), grundy, best, visit });
            probe.emit(Event::Store { relation: Relation::Exact })?;
        }
        probe.emit(Event::Return { score: found.score() })?;
        ControlFlow::Continue(found)
    }
}

/// The least number of 0, 1, 2 … that is not among `numbers`.
fn least_missing(numbers: &[u32]) -> u32 {
    (0..).find(|number| !numbers.contains(number)).expect("a list leaves some number out")
}
