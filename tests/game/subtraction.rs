//! Subtraction games: typed positions, known results, and the results of the searches.

use plyscope::game::subtraction::Subtraction;
use plyscope::game::{Game, Wording};
use plyscope::report;
use plyscope::search::{Algorithm, AlphaBeta, Minimax};
use plyscope::spec::Spec;

fn game(text: &str) -> Subtraction {
    Subtraction::parse(text).expect(text)
}

#[test]
fn stones_and_takes_round_trip_and_may_be_typed_in_several_ways() {
    for stones in 0..=256 {
        let game = Subtraction::new(stones, &[4, 1, 3]).expect("three numbers");
        assert_eq!(Subtraction::parse(&game.text()), Ok(game));
    }
    for text in [
        "15; 1,2,3",
        "15;3 2 1",
        "（15；1、2，3）",
        "15 1 2 3",
        "15",
        "15;",
    ] {
        assert_eq!(game(text).text(), "15; 1,2,3");
    }
    assert_eq!(game("15"), Subtraction::standard(15));
}

#[test]
fn the_remaining_stones_name_a_move_and_the_smallest_take_comes_first() {
    let game = game("5; 7,1,4");
    assert_eq!(
        game.moves()
            .map(|take| game.move_name(take))
            .collect::<Vec<_>>(),
        ["(4)", "(1)"]
    );
    assert_eq!(game.traits().longest, Some(5));
    assert_eq!(self::game("11; 3,4").traits().longest, Some(3));
}

#[test]
fn the_rule_of_remainders_is_the_truth_where_it_speaks() {
    fn mover_wins(game: &Subtraction) -> bool {
        game.moves().any(|take| !mover_wins(&game.after(take)))
    }
    for takes in ["1", "1,2", "1,2,3", "2,4", "3,6,9", "5"] {
        for stones in 0..24 {
            let game = game(&format!("{stones}; {takes}"));
            let truth = if mover_wins(&game) { 1.0 } else { -1.0 };
            assert_eq!(
                game.features().collect::<Vec<_>>(),
                [truth],
                "{}",
                game.text()
            );
            if let Some(take) = game.moves().next() {
                let after = game.after(take);
                let truth = if mover_wins(&after) { -1.0 } else { 1.0 };
                assert_eq!(
                    after.features().collect::<Vec<_>>(),
                    [truth],
                    "Min to move: {}",
                    after.text()
                );
            }
        }
    }
    for takes in ["1,3,4", "2,3", "1,2,4"] {
        let game = game(&format!("9; {takes}"));
        assert_eq!(
            game.features().collect::<Vec<_>>(),
            [0.0],
            "of {takes} the rule says nothing"
        );
    }
}

/// Returns the value by both searches, and the first moves that lead to an equal value.
fn solved(text: &str) -> (f64, Vec<String>) {
    let value = |game: Subtraction| {
        let [minimax, alpha_beta] = [
            Algorithm::Minimax(Minimax::default()),
            Algorithm::AlphaBeta(AlphaBeta::default()),
        ]
        .map(|algorithm| {
            let spec = Spec::new(game.clone(), algorithm);
            spec.check().expect("the algorithm can run on the game");
            report::summary(&spec)
        });
        assert_eq!(
            (minimax.value, minimax.best_move),
            (alpha_beta.value, alpha_beta.best_move)
        );
        minimax.value
    };
    let start = game(text);
    let all = value(start.clone());
    let wins = start
        .moves()
        .filter(|&take| value(start.after(take)) == 1.0)
        .map(|take| start.move_name(take));
    (all, wins.collect())
}

#[test]
fn fifteen_stones_are_won_by_taking_three_alone_and_sixteen_are_lost() {
    assert_eq!(solved("15; 1,2,3"), (1.0, vec!["(12)".to_owned()]));
    assert_eq!(solved("16; 1,2,3"), (-1.0, vec![]));
    // With 1, 3 and 4 the lost positions are the numbers 0 and 2 modulo 7.
    assert_eq!(
        solved("10; 1,3,4"),
        (1.0, vec!["(9)".to_owned(), "(7)".to_owned()])
    );
    assert_eq!(solved("9; 1,3,4"), (-1.0, vec![]));
    assert_eq!(solved("7; 1,2"), (1.0, vec!["(6)".to_owned()]));
}
