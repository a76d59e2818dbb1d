//! Expectimax: the best child at a player's node, the mean of the outcomes at a chance node.

use super::*;

impl Search<'_> {
    pub(super) fn visit<G: Game, P: Probe>(&self, state: &G, depth: Option<u32>, window: Window, probe: &mut P) -> Flow<Answer> {
        if let Some(value) = self.leaves.leaf(state, depth, probe)? {
            return ControlFlow::Continue(Answer { value, best: None });
        }
        if self.bounds.is_some() {
            probe.emit(Event::Bound { window })?;
        }
        match turn(state.status()) {
            Turn::Player(player) if self.random != Some(player) => self.choose(state, player, depth, window, probe),
            Turn::Player(_) | Turn::Chance => {
                let value = self.average(state, depth, window, probe)?;
                ControlFlow::Continue(Answer { value, best: None })
            }
        }
    }

    /// A player's node: the best child's value.
    fn choose<G: Game, P: Probe>(
        &self,
        state: &G,
        player: Player,
        depth: Option<u32>,
        mut window: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        let choices = state.choices();
        probe.emit(Event::Open { turn: Turn::Player(player), choices })?;
        let mut answer = Answer { value: player.worst(), best: None };
        for (choice, mv) in (0..).zip(state.moves()) {
            probe.emit(Event::Descend { choice, probability: 1.0 })?;
            let score = self.visit(&state.after(mv), below(depth), window, probe)?.value;
            if answer.best.is_none() || player.prefers(score, answer.value) {
                answer = Answer { value: score, best: Some(choice) };
                probe.emit(Event::Improve { choice, score })?;
                if self.bounds.is_some() {
                    window = window.tightened(player, score);
                    probe.emit(Event::Bound { window })?;
                }
            }
            let remaining = choices - 1 - choice;
            if window.alpha >= window.beta && remaining > 0 {
                probe.emit(Event::Cutoff { remaining })?;
                break;
            }
        }
        probe.emit(Event::Return { score: answer.value })?;
        ControlFlow::Continue(answer)
    }

    /// A chance node: the mean of its outcomes, each weighted by its probability.
    fn average<G: Game, P: Probe>(&self, state: &G, depth: Option<u32>, window: Window, probe: &mut P) -> Flow<f64> {
        let choices = state.choices();
        probe.emit(Event::Open { turn: Turn::Chance, choices })?;
        let alike = 1.0 / f64::from(choices);
        let mut so_far = Sum::default();
        for (choice, mv) in (0..).zip(state.moves()) {
            let probability = if state.status() == Status::Chance { state.probability(mv) } else { alike };
            let remaining = choices - 1 - choice;
            let rest = if remaining == 0 { 0.0 } else { (so_far.rest - probability).max(0.0) };
            let needed = self.bounds.map_or(Window::FULL, |bounds| so_far.window(window, probability, rest, bounds));
            probe.emit(Event::Descend { choice, probability })?;
            let value = self.visit(&state.after(mv), below(depth), needed, probe)?.value;
            so_far.mean += probability * value;
            so_far.rest = rest;
            probe.emit(Event::Accumulate { sum: so_far.mean })?;
            let Some(bounds) = self.bounds else { continue };
            let (too_low, too_high) = (value <= needed.alpha, value >= needed.beta);
            so_far.low += probability * if too_low { bounds.0 } else { value };
            so_far.high += probability * if too_high { bounds.1 } else { value };
            let (low, high) = (so_far.low + rest * bounds.0, so_far.high + rest * bounds.1);
            probe.emit(Event::Range { low, high })?;
            if too_low || too_high {
                // Whatever the others are, the mean lies outside the window: its end is as good as the mean.
                so_far.mean = if too_low { high } else { low };
                if remaining > 0 {
                    probe.emit(Event::Cutoff { remaining })?;
                    break;
                }
            }
        }
        probe.emit(Event::Return { score: so_far.mean })?;
        ControlFlow::Continue(so_far.mean)
    }
}
