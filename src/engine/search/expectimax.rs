//! Expectimax (Michie, *Game-playing and game-learning automata*, 1966): minimax with chance nodes,
//! whose value is the mean of their outcomes. With bounds on all values it can prune outcomes:
//! Star1 (Ballard, *The \*-minimax search procedure*, 1983). Without bounds it visits every node:
//! O(bᵐ·nᵏ) for m moves of b choices and k draws of n outcomes.

use super::evaluate::{Evaluator, below};
use super::exact::Exact;
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
    .map_continue(|found| Answer {
        value: found.value.value(),
        best: found.best,
    })
}

/// The weighted sums over the outcomes of a chance node that have been searched.
struct Sum {
    mean: Exact,
    /// The least and the greatest weighted sum: they differ where the value of an outcome is only a
    /// bound.
    low: Exact,
    high: Exact,
    /// The probability of the remaining outcomes.
    rest: Exact,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum {
            mean: Exact::ZERO,
            low: Exact::ZERO,
            high: Exact::ZERO,
            rest: Exact::ONE,
        }
    }
}

impl Sum {
    /// Returns the window of the next outcome.
    ///
    /// If its value lies outside, the mean falls out of the node's window even if all remaining
    /// outcomes are as good or as bad as can be.
    fn window(&self, node: Window, probability: Exact, bounds: [Exact; 2]) -> Window {
        if probability.value() <= 0.0 {
            return Window::FULL;
        }
        let [low, high] = bounds.map(|bound| self.rest * bound);
        let alpha = (Exact::from(node.alpha) - self.high - high) / probability;
        let beta = (Exact::from(node.beta) - self.low - low) / probability;
        Window {
            alpha: alpha.value(),
            beta: beta.value(),
        }
    }
}

/// The value of a node, and the choice of its best child.
struct Found {
    value: Exact,
    best: Option<u16>,
}

// The algorithm. The code pane of the page shows the file from here on.

impl Search<'_> {
    fn visit<G: Game, P: Probe>(
        &self,
        state: &G,
        depth: Option<u32>,
        window: Window,
        probe: &mut P,
    ) -> Flow<Found> {
        if let Some(value) = self.leaves.leaf(state, depth, probe)? {
            let value = value.into();
            return ControlFlow::Continue(Found { value, best: None });
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
                ControlFlow::Continue(Found { value, best: None })
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
    ) -> Flow<Found> {
        let choices = state.choices();
        probe.emit(Event::Open {
            turn: Turn::Player(player),
            choices,
        })?;
        let mut found = Found {
            value: player.worst().into(),
            best: None,
        };
        for (choice, mv) in (0..).zip(state.moves()) {
            probe.emit(Event::Descend {
                choice,
                probability: 1.0,
            })?;
            let value = self
                .visit(&state.after(mv), below(depth), window, probe)?
                .value;
            let score = value.value();
            if found.best.is_none() || player.prefers(score, found.value.value()) {
                found = Found {
                    value,
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
            score: found.value.value(),
        })?;
        ControlFlow::Continue(found)
    }

    /// Visits a chance node and returns the mean of its outcomes, weighted by their probabilities.
    fn average<G: Game, P: Probe>(
        &self,
        state: &G,
        depth: Option<u32>,
        window: Window,
        probe: &mut P,
    ) -> Flow<Exact> {
        let choices = state.choices();
        probe.emit(Event::Open {
            turn: Turn::Chance,
            choices,
        })?;
        let bounds = self
            .bounds
            .map(|bounds| [bounds.low, bounds.high].map(Exact::from));
        let alike = Exact::ONE / Exact::from(f64::from(choices));
        let mut so_far = Sum::default();
        for (choice, mv) in (0..).zip(state.moves()) {
            let probability = if state.status() == Status::Chance {
                state.probability(mv).into()
            } else {
                alike
            };
            let remaining = choices - 1 - choice;
            so_far.rest = match so_far.rest - probability {
                rest if remaining > 0 && rest.value() > 0.0 => rest,
                _ => Exact::ZERO,
            };
            let needed = bounds.map_or(Window::FULL, |bounds| {
                so_far.window(window, probability, bounds)
            });
            probe.emit(Event::Descend {
                choice,
                probability: probability.value(),
            })?;
            let value = self
                .visit(&state.after(mv), below(depth), needed, probe)?
                .value;
            so_far.mean = so_far.mean + probability * value;
            probe.emit(Event::Accumulate {
                sum: so_far.mean.value(),
            })?;
            let Some([lowest, highest]) = bounds else {
                continue;
            };
            let (too_low, too_high) = (value.value() <= needed.alpha, value.value() >= needed.beta);
            so_far.low = so_far.low + probability * if too_low { lowest } else { value };
            so_far.high = so_far.high + probability * if too_high { highest } else { value };
            let mut low = so_far.low + so_far.rest * lowest;
            let mut high = so_far.high + so_far.rest * highest;
            // On paper the bound lies outside of the window or at its end; where the numbers are no fractions, rounding must
            // not move it back.
            if too_low && high.value() > window.alpha {
                high = window.alpha.into();
            }
            if too_high && low.value() < window.beta {
                low = window.beta.into();
            }
            probe.emit(Event::Range {
                low: low.value(),
                high: high.value(),
            })?;
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
        probe.emit(Event::Return {
            score: so_far.mean.value(),
        })?;
        ControlFlow::Continue(so_far.mean)
    }
}
