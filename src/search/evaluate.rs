//! What a position is worth without looking further: its score when the game is over, an evaluation at a depth limit.

use super::{Basis, Event, Flow, Probe};
use crate::game::{Game, Status};
use std::ops::ControlFlow;

/// The evaluation of positions at a depth limit.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Evaluation {
    /// The weights of the game's features; none takes the game's own.
    pub weights: Option<Vec<f64>>,
}

impl Evaluation {
    /// The weighted sum w₁·f₁ + … + wₙ·fₙ, from Max's side.
    pub fn estimate<G: Game>(&self, state: &G) -> f64 {
        let weights = self.weights.as_deref().unwrap_or(state.weights());
        state.features().zip(weights).map(|(feature, weight)| weight * feature).sum()
    }
}

/// Ends the line here if the game is over or no depth is left: tells the value and goes up.
pub fn leaf<G: Game, P: Probe>(state: &G, depth: u32, evaluation: &Evaluation, probe: &mut P) -> Flow<Option<f64>> {
    let (score, basis) = match state.status() {
        Status::Over { score } => (score, Basis::Exact),
        _ if depth == 0 => (evaluation.estimate(state), Basis::Estimate),
        _ => return ControlFlow::Continue(None),
    };
    probe.emit(Event::Evaluate { score, basis })?;
    probe.emit(Event::Return { score })?;
    ControlFlow::Continue(Some(score))
}
