//! A search in parts, for a page that cannot leave it to a worker: between two parts the caller may
//! do something else. The parts are the iterations of Monte-Carlo tree search and the depths of
//! iterative deepening; any other search is one part.

use super::alpha_beta::Depths;
use super::mcts::Iterations;
use super::{Algorithm, Answer, Event, Flow, Probe, Recorder, run};
use crate::game::Game;
use crate::game::any::{AnyGame, with_game};
use std::ops::ControlFlow;

/// A search that rests after each part. All parts together report the events of the whole search.
pub trait Parts {
    /// Carries out the next part. The last one gives the answer.
    ///
    /// # Errors
    /// `Break` when the recorder stopped the search.
    fn next(&mut self, recorder: &mut Recorder) -> Flow<Option<Answer>>;
}

enum InParts<'a, G: Game> {
    Iterations(Iterations<'a, G>),
    Depths(Depths<'a, G>),
    Whole(&'a G, &'a Algorithm, u64),
}

impl<G: Game> Parts for InParts<'_, G> {
    fn next(&mut self, recorder: &mut Recorder) -> Flow<Option<Answer>> {
        let answer = match self {
            InParts::Iterations(iterations) => iterations.next(recorder)?,
            InParts::Depths(depths) => depths.next(recorder)?,
            InParts::Whole(game, algorithm, seed) => {
                return ControlFlow::Continue(Some(run(*game, algorithm, *seed, recorder)?));
            }
        };
        if let Some(choice) = answer.and_then(|answer| answer.best) {
            recorder.emit(Event::Choose { choice })?;
        }
        ControlFlow::Continue(answer)
    }
}

fn parts<'a, G: Game>(game: &'a G, algorithm: &'a Algorithm, seed: u64) -> InParts<'a, G> {
    match algorithm {
        Algorithm::Mcts(options) => InParts::Iterations(Iterations::new(game, options, seed)),
        Algorithm::AlphaBeta(options) if options.deepening && !game.traits().chance => {
            InParts::Depths(Depths::new(game, options, seed))
        }
        _ => InParts::Whole(game, algorithm, seed),
    }
}

/// Returns a search in parts.
pub fn parts_any<'a>(
    game: &'a AnyGame,
    algorithm: &'a Algorithm,
    seed: u64,
) -> Box<dyn Parts + 'a> {
    with_game!(game, |game| Box::new(parts(game, algorithm, seed)))
}
