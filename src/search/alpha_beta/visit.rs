//! Alpha-beta pruning: minimax that leaves a node as soon as a player has something at least as good elsewhere on the path.

use super::*;

impl<G: Game> Search<'_, G> {
    /// `depth` plies are left, `ply` lie behind.
    pub(super) fn visit<P: Probe>(
        &mut self,
        state: &G,
        (depth, ply): (Option<u32>, usize),
        given: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        // Every depth of iterative deepening begins at the root without going down to it.
        let visit = if ply == 0 { 0 } else { self.descents };
        if let Some(value) = self.leaves.leaf(state, depth, probe)? {
            return ControlFlow::Continue(Answer { value, best: None });
        }
        let Status::ToMove(player) = state.status() else { unreachable!("a game with chance is refused before alpha-beta") };
        let choices = state.choices();
        probe.emit(Event::Bound { window: given })?;
        probe.emit(Event::Open { turn: turn(state.status()), choices })?;
        let mut window = given;
        let known = self.table.as_ref().and_then(|table| table.get(state, player));
        if let Some(entry) = known
            && let Some(used) = entry.used(depth, given, |window| self.options.cut.closes(window))
        {
            self.recall(&entry, used, probe)?;
            match used {
                Used::Answer => {
                    probe.emit(Event::Return { score: entry.score })?;
                    return ControlFlow::Continue(Answer { value: entry.score, best: entry.best });
                }
                Used::Narrow => {
                    window = entry.narrowed(given);
                    probe.emit(Event::Bound { window })?;
                }
                Used::Order => {}
            }
        }
        let mut answer = Answer { value: player.worst(), best: None };
        let sorted = self.moves.sort(state, (player, ply), known.and_then(|entry| entry.best), probe)?;
        for (tried, (choice, mv)) in (1..).zip(Moves::new((0..).zip(state.moves()), sorted)) {
            self.descents += 1;
            probe.emit(Event::Descend { choice, probability: 1.0 })?;
            let score = self.visit(&state.after(mv), (below(depth), ply + 1), window, probe)?.value;
            if answer.best.is_none() || player.prefers(score, answer.value) {
                answer = Answer { value: score, best: Some(choice) };
                probe.emit(Event::Improve { choice, score })?;
                window = window.tightened(player, score);
                probe.emit(Event::Bound { window })?;
            }
            let remaining = choices - tried;
            if self.options.cut.closes(window) && remaining > 0 {
                self.moves.has_cut(ply, mv);
                probe.emit(Event::Cutoff { remaining })?;
                break;
            }
        }
        answer.value = returned(self.options.returns, player, answer.value, given, window);
        self.store(
            state,
            player,
            Entry { score: answer.value, relation: given.relation(answer.value), depth, best: answer.best, visit },
            probe,
        )?;
        probe.emit(Event::Return { score: answer.value })?;
        ControlFlow::Continue(answer)
    }
}

/// What a node hands up: `best` is its best child's value, `given` the window it got, `window` what became of it.
fn returned(returns: Returns, player: Player, best: f64, given: Window, window: Window) -> f64 {
    match (returns, player) {
        (Returns::Soft, _) => best,
        (Returns::Hard, Player::Max) => window.alpha,
        (Returns::Hard, Player::Min) => window.beta,
        (Returns::Clipped, _) => best.max(given.alpha).min(given.beta),
    }
}
