//! Typed positions of Go, in a field and in a spec; and equality of positions.

use super::{board, go, names, numbers, refusal};
use plyscope::game::depict::Picture;
use plyscope::game::go::Go;
use plyscope::game::{Game, Wording};
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use std::collections::HashSet;

#[test]
fn every_position_is_read_back_from_its_text_past_and_all() {
    for (text, games) in [
        ("1; 0", 2),
        ("2; 0.5", 40),
        ("3; -2; .x./o.o/... o", 40),
        ("5; 0.5", 20),
        ("9; 6.5", 2),
    ] {
        for seed in 0..games {
            let (mut game, mut number) = (go(text), numbers(seed));
            loop {
                let read = go(&game.text());
                assert_eq!(
                    (read.text(), &read, read.status()),
                    (game.text(), &game, game.status())
                );
                assert_eq!(
                    (names(&read), read.picture()),
                    (names(&game), game.picture())
                );
                if game.choices() == 0 {
                    break;
                }
                game.play(
                    game.choice(number(game.choices().into()) as u16)
                        .expect("a choice is a move"),
                );
            }
        }
    }
    assert_eq!(go("5").text(), "5; 0.5");
    assert_eq!(go("（9；7；C3、PASS）").text(), "9; 7; c3 pass");
    assert_eq!(go("2; 0; O; a1").text(), "2; 0; o; a1");
    assert_eq!(go("2 0 X-/.O o a1").text(), "2; 0; x./.o o; a1");
}

#[test]
fn the_columns_leave_out_i_and_the_rows_count_from_the_bottom() {
    let all = names(&go("9"));
    assert_eq!(
        all[..9],
        ["a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "j9"]
    );
    assert_eq!(
        (all.len(), all[80].as_str(), all[81].as_str()),
        (82, "j1", "pass")
    );
    let corner = go("3; 0; b2 c1");
    assert!(board(&corner).ends_with("/..o"));
    let pointed: Vec<Option<u16>> = corner.moves().map(|mv| corner.cells(mv)[0]).collect();
    assert_eq!(
        pointed,
        [
            Some(0),
            Some(1),
            Some(2),
            Some(3),
            Some(5),
            Some(6),
            Some(7),
            None
        ]
    );
    let last = |game: Go| {
        if let Picture::Board(board) = game.picture() {
            board.last
        } else {
            None
        }
    };
    assert_eq!(
        [last(corner), last(go("3")), last(go("3; 0; b2 c1 pass"))],
        [Some(8), None, None]
    );
}

#[test]
fn an_impossible_position_is_refused_with_a_reason() {
    for (text, reason) in [
        ("", "column 1: expected a whole number from 1 to 9"),
        (
            "10",
            "column 1: expected a whole number from 1 to 9 but found “10”",
        ),
        (
            "0; 0",
            "column 1: expected a whole number from 1 to 9 but found “0”",
        ),
        (
            "5; 0.25",
            "column 4: expected a multiple of 0.5 from -25 to 25 but found “0.25”",
        ),
        (
            "5; -25.5",
            "column 4: expected a multiple of 0.5 from -25 to 25 but found “-25.5”",
        ),
        (
            "5; 1e999",
            "column 4: expected a multiple of 0.5 from -25 to 25 but found “1e999”",
        ),
        (
            "5; c3 i3",
            "column 7: expected a point of the board, like a1, or pass but found “i3”",
        ),
        (
            "5; f1",
            "column 4: expected a point of the board, like a1, or pass but found “f1”",
        ),
        (
            "5; a6",
            "column 4: expected a point of the board, like a1, or pass but found “a6”",
        ),
        (
            "5; é1",
            "column 4: expected a point of the board, like a1, or pass but found “é1”",
        ),
        ("5; c3 c3", "column 7: expected a free point but found “c3”"),
        (
            "5; pass pass a1",
            "column 14: expected nothing more: the game is over but found “a1”",
        ),
        (
            "3; .../..",
            "column 4: expected 3 rows of 3 points, each ., x or o but found “.../..”",
        ),
        (
            "3; .../.../...././.",
            "column 4: expected 3 rows of 3 points, each ., x or o but found “.../.../...././.”",
        ),
        (
            "3; .../.a./...",
            "column 4: expected 3 rows of 3 points, each ., x or o but found “.../.a./...”",
        ),
        (
            "2; xx/xx",
            "column 4: expected only chains with a liberty but found “xx/xx”",
        ),
        (
            "2; a1 x./..",
            "column 7: expected a point of the board, like a1, or pass but found “x./..”",
        ),
    ] {
        assert_eq!(refusal(text), reason);
    }
    assert!(Go::parse(&"5; ".repeat(10_000)).is_err());
    assert!(Go::parse(&("5; 0.5; ".to_owned() + &"./".repeat(100_000))).is_err());
}

#[test]
fn a_position_is_the_game_up_to_it() {
    for (one, other) in [
        ("3; 0; a1 b2 c3", "3; 0; c3 b2 a1"),
        ("3; 0; a1 pass", "3; 0; .../.../x.. x"),
        ("3; 0; o", "3; 0; pass"),
        ("3; 0", "3; 0; o"),
        ("3; 0; a1", "3; 1; a1"),
        ("3; 0", "4; 0"),
        ("3; 0; pass", "3; 0"),
    ] {
        let (one, other) = (go(one), go(other));
        assert!(one != other && one.key() != other.key());
    }
    assert_eq!(
        go("3; 0; a1 b2 pass c3"),
        go("3; 0; .../.../... x a1 b2 pass c3")
    );
    // Every sequence of moves is a position of its own, and its key is found again.
    let mut keys = HashSet::new();
    let mut games = vec![go("2")];
    for _ in 0..5 {
        games = games
            .iter()
            .flat_map(|game| game.moves().map(|mv| game.after(mv)))
            .collect();
        assert!(games.iter().all(|game| keys.insert(game.key())));
    }
    assert!(
        games
            .iter()
            .all(|game| keys.contains(&go(&game.text()).key()))
    );
}

/// Returns the position of a spec, or the reason why it is refused.
fn spec(game: &str) -> Result<Spec, String> {
    let text = format!("{{\"game\":{game},\"algorithm\":{{\"kind\":\"mcts\"}}}}");
    Spec::read(&text).map_err(|refusal| refusal.say(Lang::En))
}

#[test]
fn a_spec_names_a_position_by_size_komi_a_board_and_moves() {
    for (json, text) in [
        (r#"{"kind":"go","size":5,"komi":0.5}"#, "5; 0.5"),
        (
            r#"{"kind":"go","size":7,"komi":-3,"moves":"c3 d2 pass"}"#,
            "7; -3; c3 d2 pass",
        ),
        (
            r#"{"kind":"go","size":2,"komi":0,"position":"x./.o o","moves":"a1 pass"}"#,
            "2; 0; x./.o o; a1 pass",
        ),
        (
            r#"{"kind":"go","size":2,"komi":0,"position":"o"}"#,
            "2; 0; o",
        ),
    ] {
        let spec = spec(json).expect("it is a position");
        assert_eq!(spec.game.text(), text);
        assert!(spec.write().contains(json), "{}", spec.write());
    }
    assert_eq!(
        spec(r#"{"kind":"go","size":9}"#)
            .expect("the usual komi")
            .game
            .text(),
        "9; 6.5"
    );
    for (json, reason) in [
        (r#"{"kind":"go"}"#, "game.size: this field is required"),
        (
            r#"{"kind":"go","size":19}"#,
            "game.size: expected a whole number from 1 to 9, found 19",
        ),
        (
            r#"{"kind":"go","size":5,"komi":0.3}"#,
            "game.komi: expected a multiple of 0.5 from -25 to 25, found 0.3",
        ),
        (
            r#"{"kind":"go","size":5,"moves":"c3 c3"}"#,
            "game.moves: column 4: expected a free point but found “c3”",
        ),
        (
            r#"{"kind":"go","size":2,"position":"xx/xx"}"#,
            "game.position: column 1: expected only chains with a liberty",
        ),
        (
            r#"{"kind":"go","size":5,"moves":3}"#,
            "game.moves: expected a text",
        ),
    ] {
        let refusal = spec(json).expect_err(json);
        assert!(refusal.starts_with(reason), "{refusal}");
    }
}
