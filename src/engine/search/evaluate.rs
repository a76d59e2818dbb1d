//! Values without further search: the score of a game that is over, or an evaluation at the depth
//! limit.

use super::exact::{Exact, weighted};
use super::playout::{self, Style};
use super::random::Stream;
use super::utility::Utility;
use super::{Basis, Event, Flow, Policy, Probe, Reward};
use crate::game::{Game, Interval, Status};
use serde::Serialize;
use std::ops::ControlFlow;

/// The evaluation of positions at a depth limit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Evaluation {
    /// The weighted sum w₁·f₁ + … + wₙ·fₙ of the game's features, from Max's side.
    Features {
        /// The weights; `None` means the game's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        weights: Option<Vec<f64>>,
    },
    /// The mean score of random playouts.
    Playouts {
        /// The number of playouts.
        count: u32,
    },
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::Features { weights: None }
    }
}

/// Returns the weighted sum of a position's features. Sums of decimal numbers that are equal on paper, such as 0.03 − 3 · 0.01 and 0,
/// are equal here, too.
pub fn weigh<G: Game>(state: &G, weights: Option<&[f64]>) -> f64 {
    let weights = weights.unwrap_or(state.weights());
    weighted(weights.iter().copied().zip(state.features()))
}

/// Evaluates the leaves of a search.
pub struct Evaluator<'a> {
    /// The evaluation of positions at the depth limit.
    pub evaluation: &'a Evaluation,
    /// The utility of a payoff.
    pub utility: &'a Utility,
    /// The lowest and highest utility, to which estimates are clamped.
    pub bounds: Option<Interval>,
    /// The seed of the playouts.
    pub seed: u64,
}

impl Evaluator<'_> {
    /// Returns the value of `state` if the game is over or no depth is left.
    ///
    /// Then it reports the value and that the node is finished.
    #[inline(always)]
    pub fn leaf<G: Game, P: Probe>(
        &self,
        state: &G,
        depth: Option<u32>,
        probe: &mut P,
    ) -> Flow<Option<f64>> {
        let (payoff, basis) = match state.status() {
            Status::Over { score } => (score, Basis::Exact),
            _ if depth == Some(0) => self.estimate(state, probe)?,
            _ => return ControlFlow::Continue(None),
        };
        let mut score = self.utility.of(payoff);
        if let (Basis::Estimate | Basis::Average, Some(bounds)) = (basis, self.bounds) {
            score = bounds.clamp(score);
        }
        probe.emit(Event::Evaluate {
            payoff,
            score,
            basis,
        })?;
        probe.emit(Event::Return { score })?;
        ControlFlow::Continue(Some(score))
    }

    #[cold]
    #[inline(never)]
    fn estimate<G: Game, P: Probe>(&self, state: &G, probe: &mut P) -> Flow<(f64, Basis)> {
        let count = match self.evaluation {
            Evaluation::Features { weights } => {
                return ControlFlow::Continue((weigh(state, weights.as_deref()), Basis::Estimate));
            }
            Evaluation::Playouts { count } => *count,
        };
        let style = Style::new(state, Policy::Random, Reward::Unit);
        let mut sum = Exact::ZERO;
        for playout in 0..count {
            let (score, plies) = playout::play(
                state,
                playout,
                style,
                &mut stream(state, self.seed, playout),
                |_| {},
            );
            probe.emit(Event::Simulate {
                score,
                plies,
                playout,
            })?;
            sum = sum + Exact::from(score);
        }
        let mean = sum / Exact::from(f64::from(count));
        ControlFlow::Continue((mean.value(), Basis::Average))
    }
}

/// Returns the random stream of a playout that evaluates a position: the same at every visit of it.
fn stream<G: Game>(state: &G, seed: u64, playout: u32) -> Stream {
    Stream::at(
        seed,
        &(
            state.key(),
            state.status() == Status::ToMove(crate::game::Player::Max),
        ),
        playout,
    )
}

/// Replays one of the playouts that evaluate `state` and returns its choices.
pub fn replay<G: Game>(state: &G, seed: u64, playout: u32) -> Vec<u16> {
    let mut choices = Vec::new();
    let style = Style::new(state, Policy::Random, Reward::Unit);
    playout::play(
        state,
        playout,
        style,
        &mut stream(state, seed, playout),
        |choice| choices.push(choice),
    );
    choices
}

/// Returns the depth limit of the children.
pub fn below(depth: Option<u32>) -> Option<u32> {
    depth.map(|depth| depth - 1)
}
