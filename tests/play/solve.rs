//! Positions are solved exactly when they can be: compared with known results, and with an
//! independent search.

use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::{Player, Status};
use plyscope::play::solve::{Solved, solve};

const ENOUGH: u64 = 20_000_000;

fn position(id: GameId, text: &str) -> AnyGame {
    id.read(text, None).expect("the position is legal")
}

fn solved(id: GameId, text: &str) -> Solved {
    solve(&position(id, text), ENOUGH).expect("it is decided within the events")
}

/// Returns the value by definition.
fn by_definition(game: &AnyGame) -> f64 {
    let below =
        || (0..game.ways().len() as u16).map(|choice| by_definition(&game.after(&[choice])));
    match game.status() {
        Status::Over { score } => score,
        Status::ToMove(Player::Max) => below().fold(f64::NEG_INFINITY, f64::max),
        Status::ToMove(Player::Min) => below().fold(f64::INFINITY, f64::min),
        Status::Chance => unreachable!("no game here has chance"),
    }
}

#[test]
fn tic_tac_toe_is_a_draw_from_the_first_move_to_the_last() {
    let Solved { value, plies, .. } = solved(GameId::TicTacToe, ".../.../...");
    assert_eq!((value, plies), (0.0, 9));
}

#[test]
fn every_position_of_tic_tac_toe_after_three_moves_has_its_value() {
    let empty = position(GameId::TicTacToe, ".../.../...");
    let mut looked = 0;
    for [first, second, third] in
        (0..9).flat_map(|a| (0..8).flat_map(move |b| (0..7).map(move |c| [a, b, c])))
    {
        let here = empty.after(&[first, second, third]);
        let found = solve(&here, ENOUGH).expect("six plies are not many");
        assert_eq!(found.value, by_definition(&here), "{}", here.text());
        if let Some(best) = found.best {
            assert_eq!(
                by_definition(&here.after(&[best])),
                found.value,
                "{}",
                here.text()
            );
        }
        looked += 1;
    }
    assert_eq!(looked, 504);
}

#[test]
fn a_win_is_known_as_soon_as_it_is_seen_and_takes_as_many_plies_as_it_takes() {
    // The rook mates on the last rank.
    let mate_in_one = solved(GameId::Chess, "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1");
    assert_eq!((mate_in_one.value, mate_in_one.plies), (1.0, 1));
    // Paul Morphy's problem: the rook is sacrificed, and the pawn mates.
    let mate_in_two = solved(GameId::Chess, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    assert_eq!((mate_in_two.value, mate_in_two.plies), (1.0, 3));
    // Three in a row with both ends free: Min fills one, Max completes four at the other.
    let two_ends = solved(
        GameId::ConnectFour,
        "......./......./......./......./.oo..../.xxx...",
    );
    assert_eq!(two_ends.value, 1.0);
}

#[test]
fn nim_is_won_by_the_side_that_bouton_names() {
    for heaps in [[1, 2, 3], [3, 4, 5], [2, 2, 0], [1, 4, 5], [3, 3, 1]] {
        let text = heaps.map(|heap| heap.to_string()).join(" ");
        let mover_wins = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        assert_eq!(
            solved(GameId::Nim, &text).value,
            if mover_wins { 1.0 } else { -1.0 },
            "{text}"
        );
    }
}

#[test]
fn distant_results_stay_open() {
    assert_eq!(
        solve(
            &GameId::ConnectFour.position(&GameId::ConnectFour.named()[0]),
            200_000
        ),
        None
    );
    assert_eq!(
        solve(&GameId::Chess.position(&GameId::Chess.named()[0]), 200_000),
        None
    );
    assert_eq!(
        solve(&GameId::Pig.position(&GameId::Pig.named()[0]), 200_000),
        None
    );
}

#[test]
fn a_game_that_is_over_is_worth_its_score() {
    let over = solved(GameId::TicTacToe, "xxx/oo./...");
    assert_eq!(
        over,
        Solved {
            value: 1.0,
            best: None,
            plies: 0
        }
    );
}

#[test]
fn trees_have_their_minimax_value() {
    for named in GameId::Tree.named() {
        let game = GameId::Tree.position(named);
        if !game.traits().chance
            && let Some(found) = solve(&game, ENOUGH)
        {
            assert_eq!(found.value, by_definition(&game), "{}", game.text());
        }
    }
}
