//! Expectimax (Michie, *Game-playing and game-learning automata*, 1966): minimax with chance nodes,
//! whose value is the mean of their outcomes. With bounds on all values it can prune outcomes:
//! Star1 (Ballard, *The \*-minimax search procedure*, 1983).

use super::evaluate::{Evaluator, below};
use super::{Answer, Event, Expectimax, Flow, Opponent, Probe, Turn, Window, turn};
use crate::game::{Game, Interval, Player, Status};
use std::ops::ControlFlow;

struct Search<'a> {
    leaves: Evaluator<'a>,
    /// The player who moves at random.
    random: Option<Player>,
    /// The lowest and highest value of any node; `None` if the search does not prune.
    bounds: Option<Interval>,
}

/// Returns the player whose moves are drawn at random: the one who is not to move at the root.
pub fn random_player(asked: Status, opponent: Opponent) -> Option<Player> {
    let other = match asked {
        Status::ToMove(player) => player.other(),
        Status::Chance | Status::Over { .. } => Player::Min,
    };
    (opponent == Opponent::Random).then_some(other)
}

pub fn search<G: Game, P: Probe>(
    game: &G,
    options: &Expectimax,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    let bounds = options.bounds.filter(|_| options.prune);
    if let Some(Interval { low, high }) = bounds {
        probe.emit(Event::Range { low, high })?;
    }
    // Estimates are clamped to the bounds with and without pruning, so pruning never changes a
    // value.
    let leaves = Evaluator {
        evaluation: &options.evaluation,
        utility: &options.utility,
        bounds: options.bounds,
        seed,
    };
    Search {
        leaves,
        random: random_player(game.status(), options.opponent),
        bounds,
    }
    .visit(game, options.depth, Window::FULL, probe)
}

/// The weighted sums over the outcomes of a chance node that have been searched.
struct Sum {
    mean: f64,
    /// The least and the greatest weighted sum: they differ where the value of an outcome is only a
    /// bound.
    low: f64,
    high: f64,
    /// The probability of the remaining outcomes.
    rest: f64,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum {
            mean: 0.0,
            low: 0.0,
            high: 0.0,
            rest: 1.0,
        }
    }
}

impl Sum {
    /// Returns the window of the next outcome.
    ///
    /// If its value lies outside, the mean falls out of the node's window even if all remaining
    /// outcomes are as good or as bad as can be.
    fn window(&self, node: Window, probability: f64, rest: f64, bounds: Interval) -> Window {
        if probability <= 0.0 {
            return Window::FULL;
        }
        let Interval { low, high } = bounds;
        let alpha = (node.alpha - self.high - rest * high) / probability;
        let beta = (node.beta - self.low - rest * low) / probability;
        let step = |end: f64, seen: f64, rest: f64| {
            ROUNDING * (end.abs() + seen.abs() + rest.abs()) / probability
        };
        let (down, up) = (
            -step(node.alpha, self.high, rest * high),
            step(node.beta, self.low, rest * low),
        );
        let below = |value| self.high + probability * value + rest * high <= node.alpha;
        let above = |value| self.low + probability * value + rest * low >= node.beta;
        Window {
            alpha: outside(alpha, down, below, f64::NEG_INFINITY),
            beta: outside(beta, up, above, f64::INFINITY),
        }
    }
}

/// The relative rounding error of a sum of a few numbers.
const ROUNDING: f64 = 2.0 * f64::EPSILON;

/// Returns the first of `end`, `end` + `step` … that is far enough out, or `never` after eight
/// steps.
///
/// Without it, rounding could move a bound of the mean back into the window, and a move would look
/// better by its last digit. With `never`, nothing is pruned.
fn outside(end: f64, step: f64, is_far_enough: impl Fn(f64) -> bool, never: f64) -> f64 {
    std::iter::successors(Some(end), |end| Some(end + step))
        .take(8)
        .find(|&end| is_far_enough(end))
        .unwrap_or(never)
}

// The algorithm. The code pane of the page shows the file from here on.

impl Search<'_> {
    fn visit<G: Game, P: Probe>(
        &self,
        state: &G,
        depth: Option<u32>,
        window: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        if let Some(value) = self.leaves.leaf(state, depth, probe)? {
            return ControlFlow::Continue(Answer { value, best: None });
        }
        if self.bounds.is_some() {
            probe.emit(Event::Bound { window })?;
        }
        match turn(state.status()) {
            Turn::Player(player) if self.random != Some(player) => {
                self.choose(state, player, depth, window, probe)
            }
            Turn::Player(_) | Turn::Chance => {
                let value = self.average(state, depth, window, probe)?;
                ControlFlow::Continue(Answer { value, best: None })
            }
        }
    }

    /// Visits a player's node and returns the best child's value.
    fn choose<G: Game, P: Probe>(
        &self,
        state: &G,
        player: Player,
        depth: Option<u32>,
        mut window: Window,
        probe: &mut P,
    ) -> Flow<Answer> {
        let choices = state.choices();
        probe.emit(Event::Open {
            turn: Turn::Player(player),
            choices,
        })?;
        let mut answer = Answer {
            value: player.worst(),
            best: None,
        };
        for (choice, mv) in (0..).zip(state.moves()) {
            probe.emit(Event::Descend {
                choice,
                probability: 1.0,
            })?;
            let score = self
                .visit(&state.after(mv), below(depth), window, probe)?
                .value;
            if answer.best.is_none() || player.prefers(score, answer.value) {
                answer = Answer {
                    value: score,
                    best: Some(choice),
                };
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
        probe.emit(Event::Return {
            score: answer.value,
        })?;
        ControlFlow::Continue(answer)
    }

    /// Visits a chance node and returns the mean of its outcomes, weighted by their probabilities.
    fn average<G: Game, P: Probe>(
        &self,
        state: &G,
        depth: Option<u32>,
        window: Window,
        probe: &mut P,
    ) -> Flow<f64> {
        let choices = state.choices();
        probe.emit(Event::Open {
            turn: Turn::Chance,
            choices,
        })?;
        let alike = 1.0 / f64::from(choices);
        let mut so_far = Sum::default();
        for (choice, mv) in (0..).zip(state.moves()) {
            let probability = if state.status() == Status::Chance {
                state.probability(mv)
            } else {
                alike
            };
            let remaining = choices - 1 - choice;
            let rest = if remaining == 0 {
                0.0
            } else {
                (so_far.rest - probability).max(0.0)
            };
            let needed = self.bounds.map_or(Window::FULL, |bounds| {
                so_far.window(window, probability, rest, bounds)
            });
            probe.emit(Event::Descend {
                choice,
                probability,
            })?;
            let value = self
                .visit(&state.after(mv), below(depth), needed, probe)?
                .value;
            so_far.mean += probability * value;
            so_far.rest = rest;
            probe.emit(Event::Accumulate { sum: so_far.mean })?;
            let Some(bounds) = self.bounds else { continue };
            let (too_low, too_high) = (value <= needed.alpha, value >= needed.beta);
            so_far.low += probability * if too_low { bounds.low } else { value };
            so_far.high += probability * if too_high { bounds.high } else { value };
            let low = so_far.low + rest * bounds.low;
            let high = so_far.high + rest * bounds.high;
            probe.emit(Event::Range { low, high })?;
            if too_low || too_high {
                // For all values of the remaining outcomes the mean lies outside the window, so the
                // end of its interval serves as the mean.
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
