//! Connect Four, solved: against scores that another program (the crate connect-four-ai 1.0) gives, against the search of the book near
//! the end of the game, and the laws of values.

use plyscope::game::any::AnyGame;
use plyscope::game::connect_four::ConnectFour;
use plyscope::game::{Game, Player, Status};
use plyscope::play::connect_four::{End, end_of};
use plyscope::search::{Algorithm, AlphaBeta, Order, Recorder, record_any};

/// Positions as columns from 1, each with its score: 22 less the winner's discs at the end, negative if the side to move loses. Fifty of
/// each of six classes, from those with few free cells to those with most.
const SCORES: &str = include_str!("../data/connect_four.txt");
const OF_A_CLASS: usize = 50;

fn after(columns: &str) -> ConnectFour {
    let mut game = ConnectFour::default();
    for digit in columns.bytes() {
        game.play(digit - b'1');
    }
    game
}

fn ended(game: &ConnectFour) -> End {
    end_of(game, u64::MAX).expect("it is solved")
}

fn mover(game: &ConnectFour) -> Player {
    match game.status() {
        Status::ToMove(player) => player,
        other => panic!("{other:?}"),
    }
}

/// The score of a position by the end of its game.
fn score(columns: &str) -> i64 {
    let game = after(columns);
    let end = ended(&game);
    let discs = columns.len() as i64 + i64::from(end.plies);
    match end.winner {
        None => 0,
        Some(winner) => (22 - (discs + 1) / 2) * if winner == mover(&game) { 1 } else { -1 },
    }
}

fn check(chosen: impl Fn(usize) -> bool) -> usize {
    let lines = SCORES.lines().enumerate().filter(|(at, _)| chosen(*at));
    lines
        .map(|(_, line)| {
            let (columns, expected) = line.split_once(' ').expect("columns and a score");
            assert_eq!(score(columns).to_string(), expected, "{columns}");
        })
        .count()
}

#[test]
fn scores_are_those_of_another_program() {
    // Of the two classes with most free cells only a few by day: they take longest.
    let is_whole = std::env::var("PLYSCOPE_CASES").is_ok_and(|cases| cases == "all");
    let chosen = |at: usize| is_whole || at < 4 * OF_A_CLASS || at % OF_A_CLASS < 8;
    assert_eq!(check(chosen), if is_whole { 300 } else { 216 });
}

#[test]
fn near_the_end_the_value_is_that_of_the_search_of_the_book() {
    for line in SCORES.lines().take(OF_A_CLASS) {
        let game = after(line.split(' ').next().expect("columns"));
        let algorithm = Algorithm::AlphaBeta(AlphaBeta {
            order: Order::Killer,
            table: true,
            ..AlphaBeta::default()
        });
        let any = AnyGame::ConnectFour(game);
        let flow = record_any(&any, &algorithm, 0, &mut Recorder::new(0, u64::MAX));
        let value = flow.continue_value().expect("it ends").value;
        let expected = match ended(&game).winner {
            None => 0.0,
            Some(Player::Max) => 1.0,
            Some(Player::Min) => -1.0,
        };
        assert_eq!(value, expected, "{line}");
    }
}

#[test]
fn the_column_leads_to_an_end_one_ply_nearer_and_the_mirror_image_ends_alike() {
    for line in SCORES.lines().skip(OF_A_CLASS).take(2 * OF_A_CLASS) {
        let columns = line.split(' ').next().expect("columns");
        let game = after(columns);
        let end = ended(&game);
        let mut next = game;
        next.play(end.column.expect("there is a move"));
        match next.status() {
            Status::Over { .. } => assert_eq!(end.plies, 1, "{columns}"),
            _ => {
                let then = ended(&next);
                assert_eq!(
                    (then.winner, then.plies + 1),
                    (end.winner, end.plies),
                    "{columns}"
                );
            }
        }
        let mirror: String = columns
            .bytes()
            .map(|digit| char::from(b'8' - digit + b'0'))
            .collect();
        let image = ended(&after(&mirror));
        assert_eq!(
            (image.winner, image.plies),
            (end.winner, end.plies),
            "{columns}"
        );
    }
}

#[test]
fn another_board_an_early_position_and_too_little_work_are_not_solved() {
    let small = ConnectFour::default().on("5x4x3").expect("a board");
    assert_eq!(end_of(&small, u64::MAX), None);
    assert_eq!(end_of(&after("4444"), u64::MAX), None);
    assert_eq!(end_of(&after("44444432"), 10), None);
}
