//! Pictures, names and specs of chess games.

use super::*;
use crate::truth::cases::cases;

#[test]
fn a_game_that_never_ends_to_be_typed_is_refused() {
    let pawns = "a3 a6 b3 b6 ";
    assert!(Chess::parse(&format!("{pawns}{}", "Nc3 ".repeat(70_000))).is_err());
    assert!(Chess::parse(&"/".repeat(100_000)).is_err());
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn no_text_is_too_strange(at in 0..60_usize, letter in "[ -~]|[８王–]", more in "[KQkq -/0-9a-hpnbrwx]{0,12}") {
        for text in [START, "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 1 moves e5d6 e8c8"] {
            let changed: String = text.chars().take(at).chain(letter.chars()).chain(text.chars().skip(at + 1)).collect();
            for text in [&changed, &format!("{changed} {more}"), &more] {
                if let Ok(game) = Chess::parse(text) {
                    let read = chess(&game.text());
                    prop_assert_eq!((read.text(), read.key(), read.status()), (game.text(), game.key(), game.status()));
                }
            }
        }
    }
}

#[test]
fn a_picture_shows_every_man_on_its_square_and_moves_point_from_and_to() {
    let game = chess("e4 e5 Nf3");
    let Picture::Board(board) = game.picture() else {
        panic!("chess has a board")
    };
    assert_eq!(
        (
            board.style,
            board.columns,
            board.cells.len(),
            board.last,
            board.left
        ),
        (Style::Squares, 8, 64, Some(45), Some(62))
    );
    assert_eq!(
        board.cells[..2],
        [Cell::Man(Player::Min, 'R'), Cell::Man(Player::Min, 'N')]
    );
    assert_eq!(
        (board.cells[45], board.cells[62]),
        (Cell::Man(Player::Max, 'N'), Cell::Empty)
    );
    let knight = game
        .moves()
        .find(|mv| game.move_name(*mv) == "Nc6")
        .expect("the knight can come out");
    assert_eq!(game.cells(knight), [Some(1), Some(18)]);
    let promotions = chess("8/P6k/8/8/8/8/8/K7 w");
    assert_eq!(
        promotions
            .moves()
            .filter(|mv| promotions.cells(*mv) == [Some(8), Some(0)])
            .count(),
        4
    );
}

/// Whether White, to move, can mate in so many moves against any defence.
fn mates(game: &Chess, moves: u32) -> bool {
    match game.status() {
        Status::Over { score } => score == 1.0,
        Status::ToMove(Player::Max) => {
            moves > 0 && game.moves().any(|mv| mates(&game.after(mv), moves - 1))
        }
        _ => game.moves().all(|mv| mates(&game.after(mv), moves)),
    }
}

#[test]
fn the_named_positions_are_what_they_are_called() {
    let named = |name: &str| {
        let found = GameId::Chess
            .named()
            .iter()
            .find(|named| named.name(Lang::En).starts_with(name));
        GameId::Chess
            .position(found.unwrap_or_else(|| panic!("no position {name}")))
            .text()
    };
    assert_eq!(chess(&named("Starting position")).text(), START);
    assert!(mates(&chess(&named("Mate in one")), 1));
    let two = chess(&named("Mate in two"));
    assert!(mates(&two, 2) && !mates(&two, 1));
    let queen = chess(&named("Queen"));
    assert!(mates(&queen, 2));
    let stalemates = queen
        .moves()
        .filter(|mv| queen.after(*mv).status() == Status::Over { score: 0.0 });
    assert_eq!(
        stalemates.map(|mv| queen.move_name(mv)).collect::<Vec<_>>(),
        ["Kf7", "Qg6"]
    );
    let saavedra = named("Promotion");
    assert_eq!(
        chess(&format!("{saavedra} moves c8=Q Rc4+ Qxc4")).status(),
        Status::Over { score: 0.0 }
    );
    assert!(mates(
        &chess(&format!("{saavedra} moves c8=R Ra4 Kb3 Ra5")),
        1
    ));
    assert!(names(&named("En passant"), "d6").contains(&"exd6".to_owned()));
    assert!(names(&named("Kiwipete"), "O-O").len() == 2);
    assert_eq!(Chess::ENTRY.features.len(), chess("").weights().len());
}

/// Returns the refusal of a game object, or the object written again.
fn json(game: &str) -> String {
    match Spec::read(&format!(
        r#"{{"game":{game},"algorithm":{{"kind":"minimax","depth":1}}}}"#
    )) {
        Ok(spec) => spec
            .write()
            .split(r#","algorithm""#)
            .next()
            .unwrap_or_default()
            .replace(r#"{"v":1,"game":"#, ""),
        Err(refusal) => refusal.to_string(),
    }
}

#[test]
fn a_spec_holds_fen_and_moves_and_may_leave_out_both() {
    let start = format!(r#"{{"kind":"chess","fen":"{START}"}}"#);
    assert_eq!(json(r#"{"kind":"chess"}"#), start);
    assert_eq!(json(&start), start);
    let moved = r#"{"kind":"chess","fen":"4k3/8/8/8/8/8/8/4K2R w - - 7 9","moves":"e1d2 e8e7"}"#;
    assert_eq!(json(moved), moved);
    assert_eq!(
        json(r#"{"kind":"chess","moves":"Nf3"}"#),
        start.replace('}', r#","moves":"g1f3"}"#)
    );
    assert_eq!(
        json(r#"{"kind":"chess","fen":7}"#),
        "game.fen: expected a text, found 7"
    );
    assert_eq!(
        json(r#"{"kind":"chess","fen":"8/8 w"}"#),
        "game.fen: column 1: expected 8 ranks of 8 squares, pieces as PNBRQK and pnbrqk but found “8/8”"
    );
    assert_eq!(
        json(r#"{"kind":"chess","moves":"e4 e5 Ke3"}"#),
        "game.moves: column 7: expected a legal move such as e2e4 or Nf3 but found “Ke3”"
    );
}
