//! One Monte-Carlo tree search with many seeds: what it answers after so many iterations, how far the answers lie apart, and the value
//! that they should come to.

use crate::search::{Algorithm, AlphaBeta, Answer, Expectimax, Recorder, answers_any, run_any};
use crate::spec::Spec;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// The first digits of the numbers of iterations that are looked at.
const DIGITS: [u32; 8] = [10, 13, 18, 24, 32, 42, 56, 75];
/// The events after which a position counts as too hard to be solved.
const BUDGET: u64 = 3_000_000;

/// Returns the numbers of iterations at which a search is looked at: eight a decade, and the last.
pub fn marks(iterations: u32) -> Vec<u32> {
    let decades = (0..8).map(|exponent| 10_u64.pow(exponent));
    let all = decades.flat_map(|decade| DIGITS.map(|digits| u64::from(digits) * decade / 10));
    let mut marks: Vec<u32> = all
        .take_while(|mark| *mark < u64::from(iterations))
        .map(|mark| mark as u32)
        .chain([iterations])
        .collect();
    marks.dedup();
    marks
}

/// What a search with one seed would answer at each of its [`marks`].
pub type Course = Vec<Answer>;

/// Searches with a seed; `None` if the algorithm is no Monte-Carlo tree search.
pub fn course(spec: &Spec, seed: u64) -> Option<Course> {
    let options = spec.mcts()?;
    let marks = marks(options.iterations);
    Some(answers_any(&spec.game, options, seed, &marks))
}

/// The answers of all seeds after so many iterations.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// The number of iterations.
    pub iterations: u32,
    /// The mean of the values of the root, from Max's side.
    pub mean: f64,
    /// Their standard deviation, with one less than their number under the fraction; 0 for a single one.
    pub deviation: f64,
    /// The lowest and the highest.
    pub least: f64,
    /// The highest of them.
    pub most: f64,
    /// The moves that were chosen, each with its number of seeds, the most frequent first.
    pub moves: Vec<(u16, u32)>,
}

/// Compares the courses of several seeds at each mark.
pub fn spreads(marks: &[u32], courses: &[Course]) -> Vec<Spread> {
    let spread = |(at, &iterations): (usize, &u32)| {
        let answers = courses.iter().map(|course| course[at]);
        let count = courses.len() as f64;
        let values = answers.clone().map(|answer| answer.value);
        let mean = values.clone().sum::<f64>() / count;
        let squares: f64 = values
            .clone()
            .map(|value| (value - mean) * (value - mean))
            .sum();
        let mut chosen: BTreeMap<u16, u32> = BTreeMap::new();
        for choice in answers.filter_map(|answer| answer.best) {
            *chosen.entry(choice).or_default() += 1;
        }
        let mut moves: Vec<(u16, u32)> = chosen.into_iter().collect();
        moves.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        Spread {
            iterations,
            mean,
            deviation: (squares / (count - 1.0).max(1.0)).sqrt(),
            least: values.clone().fold(f64::INFINITY, f64::min),
            most: values.fold(f64::NEG_INFINITY, f64::max),
            moves,
        }
    };
    marks.iter().enumerate().map(spread).collect()
}

/// Solves a position; `None` if that takes too long.
pub fn exact_value(spec: &Spec) -> Option<f64> {
    let algorithm = if spec.game.traits().chance {
        Algorithm::Expectimax(Expectimax::default())
    } else {
        Algorithm::AlphaBeta(AlphaBeta {
            table: true,
            ..AlphaBeta::default()
        })
    };
    let solved = Spec::new(spec.game.clone(), algorithm);
    solved.check().ok()?;
    let mut recorder = Recorder::new(0, BUDGET);
    match run_any(&solved.game, &solved.algorithm, 0, &mut recorder) {
        ControlFlow::Continue(answer) => Some(answer.value),
        ControlFlow::Break(_) => None,
    }
}
