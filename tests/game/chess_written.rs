//! Written chess: FEN and moves read and written, names of moves, and refusals of impossible
//! positions. The rules are tested in `chess.rs`.

mod shown;

use plyscope::game::any::GameId;
use plyscope::game::chess::Chess;
use plyscope::game::depict::{Cell, Picture, Style};
use plyscope::game::{Game, Player, Status, Wording};
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn chess(text: &str) -> Chess {
    Chess::parse(text).unwrap_or_else(|error| panic!("{text}: {}", error.say(Lang::En)))
}

fn assert_refused(text: &str, because: &str) {
    let error = Chess::parse(text).expect_err(text);
    assert_eq!(error.say(Lang::En), because, "{text}");
    assert!(error.say(Lang::Zh).starts_with('第'));
}

/// Returns the names of the moves to a square, sorted.
fn names(text: &str, square: &str) -> Vec<String> {
    let game = chess(text);
    let mut names: Vec<String> = game
        .moves()
        .map(|mv| game.move_name(mv))
        .filter(|name| name.contains(square))
        .collect();
    names.sort();
    names
}

#[test]
fn moves_are_named_as_in_books() {
    assert_eq!(
        names("4k3/8/8/8/8/5N2/8/1N2K3 w", "d2"),
        ["Kd2", "Nbd2", "Nfd2"]
    );
    assert_eq!(
        names("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a3"),
        ["R1a3", "R5a3"]
    );
    assert_eq!(
        names("8/8/8/8/4Q2Q/k7/8/K6Q w", "e1"),
        ["Q1e1", "Qee1", "Qh4e1"]
    );
    assert_eq!(
        names(
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "f6"
        ),
        ["exf6"]
    );
    assert_eq!(
        names("2r1k3/1P6/8/8/8/8/8/4K3 w", "8"),
        [
            "b8=B", "b8=N", "b8=Q", "b8=R", "bxc8=B", "bxc8=N", "bxc8=Q+", "bxc8=R+"
        ]
    );
    assert_eq!(names("5k2/8/8/8/8/8/8/4K2R w K", "O"), ["O-O+"]);
    assert_eq!(names("4k3/8/8/8/8/8/8/R3K2R w KQ", "O"), ["O-O", "O-O-O"]);
    assert_eq!(names("6k1/5ppp/8/8/8/8/5PPP/R5K1 w", "a8"), ["Ra8#"]);
    // The other knight is pinned, so its file is not needed.
    assert_eq!(names("4r1k1/8/8/8/8/4N3/8/N3K3 w", "c2"), ["Nc2"]);
}

#[test]
fn written_games_are_read_back() {
    for text in [
        START,
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 13 40",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 7 9 moves e1d2 e8e7 d2e1",
        "8/8/8/8/8/5k2/8/5K1R b - - 99 9999",
    ] {
        assert_eq!(chess(text).text(), text);
    }
    // Moves before a position that cannot recur are left out.
    assert_eq!(
        chess("e4 Nf6").text(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 moves g8f6"
    );
    assert_eq!(
        chess("Nf3 e5").text(),
        "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2"
    );
    assert_eq!(
        chess("Nf3 Nf6 Rg1").text(),
        "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 3 2",
        "a right that is lost does not come back"
    );
    // An en-passant square without a legal capture is not part of the position, here because of a
    // pin.
    assert_eq!(
        chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b")
    );
    assert_eq!(
        chess("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1").text(),
        "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1"
    );
}

#[test]
fn every_position_of_random_games_round_trips() {
    for seed in 0..40_usize {
        let mut game = chess(
            [
                "",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w",
                "8/8/3k4/8/8/8/4R3/4K3 w",
            ][seed % 3],
        );
        let mut state = seed;
        while game.choices() > 0 {
            let read = chess(&game.text());
            assert_eq!(
                (read.text(), read.key(), read.status()),
                (game.text(), game.key(), game.status())
            );
            assert!(read.moves().eq(game.moves()));
            state = (state * 1_103 + 12_345) % 1_000_003;
            let mv = game.choice((state % usize::from(game.choices())) as u16);
            game.play(mv.expect("the number is below the count"));
        }
    }
}

#[test]
fn moves_may_be_typed_as_programs_and_as_people_write_them() {
    let castled = |text: &str| {
        chess(&format!(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves {text}"
        ))
        .text()
    };
    for (short, long) in [
        ("e1g1 e8c8", "e1c1 e8g8"),
        ("e1h1 e8a8", "e1a1 e8h8"),
        ("O-O O-O-O", "O-O-O O-O"),
    ] {
        assert_eq!(castled(short), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
        assert_eq!(castled(long), "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
    }
    let opened = chess("startpos moves e2e4 e7e5 g1f3 b8c6 f1b5");
    assert_eq!(chess("e4 e5 Nf3 Nc6 Bb5"), opened);
    assert_eq!(chess(&format!("{START} moves e4 e5 Nf3 Nc6 Bb5")), opened);
    assert_eq!(
        chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR moves e4, e5, Nf3, Nc6, Bb5"),
        opened
    );
    let promoted = chess("8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8n").text();
    assert_eq!(promoted, "N7/7k/8/8/8/8/8/K7 b - - 0 1");
    assert_eq!(
        chess("8/P5k1/8/8/8/8/8/K7 w - - 0 1 moves a8=N")
            .text()
            .split(' ')
            .next(),
        Some("N7/6k1/8/8/8/8/8/K7")
    );
    // The sign of a check may be left out.
    assert_eq!(
        chess("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7").status(),
        Status::Over { score: 1.0 }
    );
    assert_eq!(
        chess("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#").status(),
        Status::Over { score: 1.0 }
    );
}

#[test]
fn fields_that_are_left_out_have_sensible_values() {
    assert_eq!(chess("").text(), START);
    assert_eq!(
        chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").text(),
        START
    );
    assert_eq!(
        chess("4k3/8/8/8/8/8/8/4K2R b").text(),
        "4k3/8/8/8/8/8/8/4K2R b K - 0 1"
    );
    assert_eq!(
        chess("4k3/8/8/8/8/8/8/4K2R w -").text(),
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
    );
}

#[test]
fn a_bad_position_is_refused_with_what_is_wrong_and_where() {
    let men = "8 ranks of 8 squares, pieces as PNBRQK and pnbrqk but found";
    for (text, because) in [
        (
            "4k3/8/8/8/8/8/4X3/4K3 w",
            &*format!("column 16: expected {men} “X3/4K3”"),
        ),
        (
            "4k3/9/8/8/8/8/8/4K3 w",
            &format!("column 5: expected {men} “9/8/8/8/8/8/4K3”"),
        ),
        (
            "4k3/8P/8/8/8/8/8/4K3 w",
            &format!("column 6: expected {men} “P/8/8/8/8/8/4K3”"),
        ),
        (
            "4k3/7/8/8/8/8/8/4K3 w",
            &format!("column 6: expected {men} “/8/8/8/8/8/4K3”"),
        ),
        (
            "4k3/8/8/8/8/8/8/8/4K3 w",
            &format!("column 18: expected {men} “/4K3”"),
        ),
        (
            "4k3/8/8/8/8/8/4K3 w",
            &format!("column 1: expected {men} “4k3/8/8/8/8/8/4K3”"),
        ),
        (
            "4k3/8/8/8/8/8/8/4K1P1 w",
            "column 20: expected no pawn on the first or last rank but found “P1”",
        ),
        (
            "p3k3/8/8/8/8/8/8/4K3 w",
            "column 1: expected no pawn on the first or last rank but found “p3k3/8/8/8/8/8/8/4K3”",
        ),
        (
            "4k3/8/8/8/8/8/8/4KK2 w",
            "column 1: expected one king of each colour but found “4k3/8/8/8/8/8/8/4KK2”",
        ),
        (
            "8/8/8/8/8/8/8/4K3 w",
            "column 1: expected one king of each colour but found “8/8/8/8/8/8/8/4K3”",
        ),
        (
            "4k3/pppppppp/p7/8/8/8/8/4K3 w",
            "column 1: expected at most 8 pawns of a colour, promoted pieces included but found “4k3/pppppppp/p7/8/8/8/8/4K3”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 x",
            "column 21: expected w or b but found “x”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2r b",
            "column 22: expected the side in check to move but found “b”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w Q",
            "column 24: expected - or of KQkq those whose king and rook are at home but found “Q”",
        ),
        (
            "4k3/8/8/8/8/8/8/3K3R w KQ",
            "column 24: expected - or of KQkq those whose king and rook are at home but found “KQ”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w -K",
            "column 24: expected - or of KQkq those whose king and rook are at home but found “-K”",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - e6",
            "column 28: expected - or the square that a pawn has just passed with a double step but found “e6”",
        ),
        (
            "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6",
            "column 30: expected - or the square that a pawn has just passed with a double step but found “d6”",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 b - d6",
            "column 28: expected - or the square that a pawn has just passed with a double step but found “d6”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 101",
            "column 27: expected a whole number from 0 to 100 but found “101”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            "column 29: expected a whole number from 1 to 9999 but found “0”",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999",
            "column 29: expected a whole number from 1 to 9999 but found “99999999999”",
        ),
        (
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 moves a2a5",
            "column 38: expected a legal move such as e2e4 or Nf3 but found “a2a5”",
        ),
        (
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 a2a4 moves",
            "column 37: expected a legal move such as e2e4 or Nf3 but found “moves”",
        ),
        (
            "hello",
            "column 1: expected a legal move such as e2e4 or Nf3 but found “hello”",
        ),
        (
            "f3 e5 g4 Qh4# a3",
            "column 15: expected a legal move such as e2e4 or Nf3 but found “a3”",
        ),
    ] {
        assert_refused(text, because);
    }
}
