//! Estimates of positions: weighted sums of features, as they are on paper.

use crate::truth::cases::cases;
use plyscope::game::Game;
use plyscope::game::connect_four::ConnectFour;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::report;
use plyscope::search::{Algorithm, Basis, Evaluation, Event, Minimax};
use plyscope::spec::Spec;
use proptest::prelude::*;

/// Returns the estimates of the children that are not over, and the features that they were made from.
fn estimates<G: Game>(game: &G, weights: &[f64], spec: Spec) -> Vec<(f64, Vec<f64>)> {
    let algorithm = Algorithm::Minimax(Minimax {
        depth: Some(1),
        evaluation: Evaluation::Features {
            weights: Some(weights.to_vec()),
        },
    });
    let spec = Spec { algorithm, ..spec };
    let (trace, _) = report::record(&spec).expect("one ply is short");
    let moves: Vec<_> = game.moves().collect();
    (1..=trace.len())
        .filter_map(|step| {
            let moment = trace.at(step);
            let Some(Event::Evaluate {
                payoff,
                basis: Basis::Estimate,
                ..
            }) = moment.event()
            else {
                return None;
            };
            let choice = trace.choice(moment.subject());
            let child = game.after(moves[usize::from(choice)]);
            Some((payoff, child.features().collect()))
        })
        .collect()
}

/// Compares estimates with sums in whole hundredths.
fn agree(found: &[(f64, Vec<f64>)], hundredths: &[i32]) -> Result<(), TestCaseError> {
    for (estimate, features) in found {
        let terms = features.iter().zip(hundredths);
        let sum: i64 = terms
            .map(|(feature, weight)| *feature as i64 * i64::from(*weight))
            .sum();
        prop_assert_eq!(
            *estimate,
            sum as f64 / 100.0,
            "{:?} · {:?}",
            features,
            hundredths
        );
        prop_assert!(estimate.is_sign_positive() || *estimate < 0.0, "no −0");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn weights_in_hundredths_give_hundredths(
        moves in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        hundredths in prop::collection::vec(-400..400_i32, 5),
    ) {
        let weights: Vec<f64> = hundredths.iter().map(|weight| f64::from(*weight) / 100.0).collect();
        let (mut board, mut columns) = (TicTacToe::default(), ConnectFour::default());
        for drawn in &moves {
            let free: Vec<_> = board.moves().collect();
            if let Some(mv) = (!free.is_empty()).then(|| *drawn.get(&free)) {
                board = board.after(mv);
            }
            let free: Vec<_> = columns.moves().collect();
            if let Some(mv) = (!free.is_empty()).then(|| *drawn.get(&free)) {
                columns = columns.after(mv);
            }
        }
        let any = Algorithm::Minimax(Minimax::default());
        if board.moves().next().is_some() {
            agree(&estimates(&board, &weights[..4], Spec::new(board, any.clone())), &hundredths)?;
        }
        if columns.moves().next().is_some() {
            agree(&estimates(&columns, &weights, Spec::new(columns, any)), &hundredths)?;
        }
    }
}

#[test]
fn a_sum_of_numbers_that_are_not_decimal_stays_as_it_is() {
    let sum = |weight: f64| {
        let board = TicTacToe::parse("xx./.oo/...").expect("a position");
        let spec = Spec::new(board, Algorithm::Minimax(Minimax::default()));
        let found = estimates(&board, &[weight, 0.0, 0.0, 0.0], spec);
        found
            .iter()
            .map(|(estimate, _)| *estimate)
            .collect::<Vec<_>>()
    };
    for weight in [1.0 / 3.0, 1e-300, 1e300, 123_456_789_012_345.67] {
        let found = sum(weight);
        assert!(found.iter().any(|estimate| *estimate != 0.0), "{weight}");
        for estimate in found {
            let count = (estimate / weight).round();
            assert_eq!(estimate, count * weight, "{weight}");
        }
    }
}
