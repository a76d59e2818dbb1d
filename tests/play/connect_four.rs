//! Connect Four, solved: against scores that another program (the crate connect-four-ai 1.0) gives, against the search of the book near
//! the end of the game, and the laws of values.

use plyscope::app::state::play::said::said;
use plyscope::game::any::AnyGame;
use plyscope::game::connect_four::ConnectFour;
use plyscope::game::{Game, Player, Status};
use plyscope::lang::Lang;
use plyscope::play::connect_four::{End, end_of};
use plyscope::play::{Record, levels, think};
use plyscope::search::{Algorithm, AlphaBeta, Order, Recorder, record_any};
use std::collections::HashSet;

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

fn within(game: &ConnectFour, mut positions: u64) -> Option<End> {
    end_of(game, &mut positions)
}

fn ended(game: &ConnectFour) -> End {
    within(game, u64::MAX).expect("it is solved")
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
fn the_strong_level_plays_by_the_solver_and_says_how_the_game_ends() {
    let strong = |game: &AnyGame| levels(game).pop().expect("levels").machine;
    let mut ends = HashSet::new();
    for line in SCORES
        .lines()
        .skip(OF_A_CLASS)
        .take(2 * OF_A_CLASS)
        .step_by(5)
    {
        let columns = line.split(' ').next().expect("columns");
        let (game, end) = (after(columns), ended(&after(columns)));
        let any = AnyGame::ConnectFour(game);
        let machine = strong(&any);
        let ply = columns.len() as u32;
        let thought = think(&any, &machine, ply, &mut || 0.0, &mut |_| {});
        assert_eq!(thought.reached, None, "{columns}");
        assert_eq!(thought.seen.len(), game.moves().count(), "{columns}");
        let best = thought.answer.best.expect("a move");
        let made = thought
            .seen
            .iter()
            .find(|seen| seen.choice == best)
            .expect("it was seen");
        assert_eq!(made.plies, Some(end.plies), "{columns}");
        // Without errors the game ends with its expected line, and as it was solved.
        let last = any.after(&thought.line);
        assert_eq!(
            last.status(),
            Status::Over {
                score: thought.answer.value
            },
            "{columns}"
        );
        assert_eq!(thought.line.len(), end.plies as usize, "{columns}");
        for lang in Lang::ALL {
            let sentence = said(&any, &machine, &thought, mover(&game), lang);
            let plies = end.plies.to_string();
            assert!(
                end.winner.is_none() || end.plies == 1 || sentence.contains(&plies),
                "{sentence}"
            );
        }
        ends.insert(end.winner.map(|winner| winner == mover(&game)));
    }
    assert_eq!(ends.len(), 3, "wins, draws and losses");
}

#[test]
fn a_move_of_the_solver_is_recorded_without_a_search_and_only_its_game_has_one() {
    let json = r#"{"v":1,"game":{"kind":"connect-four","moves":"44444432"},"seats":["person",{"algorithm":{"kind":"alpha-beta"},"millis":1000,"solver":true}],"moves":[0,1]}"#;
    let record = Record::read(json).expect("a record");
    let again = Record::read(&record.write()).expect("a record");
    assert_eq!(again.write(), record.write());
    assert!(
        record
            .seats
            .min
            .machine()
            .is_some_and(|machine| machine.solver)
    );
    assert_eq!((record.search(0), record.search(1)), (None, None));
    let elsewhere = json.replace(
        r#"{"kind":"connect-four","moves":"44444432"}"#,
        r#"{"kind":"connect-four","columns":5}"#,
    );
    let refusal = Record::read(&elsewhere).expect_err("no solver");
    assert_eq!(refusal.path, "seats[1].solver");
}

#[test]
fn another_board_an_early_position_and_too_little_work_are_not_solved() {
    let small = ConnectFour::default().on("5x4x3").expect("a board");
    assert_eq!(within(&small, u64::MAX), None);
    assert_eq!(within(&after("4444"), u64::MAX), None);
    assert_eq!(within(&after("44444432"), 10), None);
}
