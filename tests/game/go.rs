//! Go: its rules against published counts and against a second, plain implementation; ko, superko
//! and snapback.

mod naive;
mod playouts;
mod typed;

use naive::Naive;
use plyscope::game::depict::{Board, Cell, Picture};
use plyscope::game::go::Go;
use plyscope::game::{Game, Player, Status, Wording};
use plyscope::lang::{Lang, Say};
use std::collections::HashSet;

fn go(text: &str) -> Go {
    Go::parse(text).unwrap_or_else(|error| panic!("{text}: {}", error.say(Lang::En)))
}

fn refusal(text: &str) -> String {
    Go::parse(text).expect_err(text).say(Lang::En)
}

fn names(game: &Go) -> Vec<String> {
    game.moves().map(|mv| game.move_name(mv)).collect()
}

fn play(game: &mut Go, name: &str) {
    let mv = game.moves().find(|mv| game.move_name(*mv) == name);
    game.play(mv.unwrap_or_else(|| panic!("{name} is no move of {}", game.text())));
}

/// Draws the board from the picture.
fn board(game: &Go) -> String {
    let Picture::Board(Board { columns, cells, .. }) = game.picture() else {
        panic!("Go has a board")
    };
    let cell = |cell: &Cell| match cell {
        Cell::Of(owner) => ['x', 'o'][*owner as usize],
        _ => '.',
    };
    cells
        .chunks(columns.into())
        .map(|row| row.iter().map(cell).collect::<String>())
        .collect::<Vec<_>>()
        .join("/")
}

fn perft(game: &Go, plies: usize) -> usize {
    if plies == 0 {
        1
    } else {
        game.moves()
            .map(|mv| perft(&game.after(mv), plies - 1))
            .sum()
    }
}

/// A pseudo-random generator: Knuth's linear congruential one without its low bits.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

#[test]
fn as_many_boards_are_possible_as_have_been_published() {
    // Tromp and Farnebäck, *Combinatorics of Go*, 2007.
    for (size, published) in [(1, 1), (2, 57), (3, 12_675)] {
        let naive = Naive::new(size);
        let mut possible = 0;
        for number in 0..3_usize.pow((size * size) as u32) {
            let digits = (0..size * size).map(|digit| number / 3_usize.pow(digit as u32) % 3);
            let board: naive::Board = digits.map(|digit| digit.checked_sub(1)).collect();
            let is_possible = (0..board.len())
                .all(|point| board[point].is_none() || naive.has_liberty(&board, point));
            let drawing = naive.drawing(&board);
            let read = Go::parse(&format!("{size}; 0; {drawing}"));
            assert_eq!(
                read.is_ok_and(|game| self::board(&game) == drawing),
                is_possible,
                "{drawing}"
            );
            possible += usize::from(is_possible);
        }
        assert_eq!(possible, published);
    }
}

#[test]
fn every_possible_board_of_two_by_two_comes_up_in_play_and_no_other() {
    let mut boards = HashSet::new();
    for seed in 0..3_000 {
        let (mut game, mut number) = (go("2"), numbers(seed));
        while game.choices() > 0 {
            boards.insert(board(&game));
            game.play(
                game.choice(number(game.choices().into()) as u16)
                    .expect("a choice is a move"),
            );
        }
    }
    assert_eq!(boards.len(), 57);
}

#[test]
fn there_are_as_many_lines_of_play_as_a_plain_implementation_finds() {
    for (size, plies) in [(1, 3), (2, 7), (3, 5), (4, 3)] {
        for plies in 0..=plies {
            assert_eq!(
                perft(&go(&size.to_string()), plies),
                naive::perft(&Naive::new(size), plies),
                "{size}, {plies} plies"
            );
        }
    }
}

#[test]
fn random_games_have_the_moves_ends_and_scores_of_a_plain_implementation() {
    for (size, games) in [(1, 3), (2, 150), (3, 150), (4, 60), (5, 40), (7, 8), (9, 4)] {
        for seed in 0..games {
            let (mut game, mut plain, mut number) =
                (go(&format!("{size}; 0")), Naive::new(size), numbers(seed));
            loop {
                let moves = plain.moves();
                assert_eq!(
                    names(&game),
                    moves.iter().map(|mv| plain.name(*mv)).collect::<Vec<_>>(),
                    "{}",
                    game.text()
                );
                assert_eq!(game.choices(), moves.len() as u16);
                assert_eq!(game.lead(), f64::from(plain.lead()), "{}", game.text());
                assert_eq!(game.traits().longest == Some(0), plain.is_over());
                if moves.is_empty() {
                    assert_eq!(
                        game.status(),
                        Status::Over {
                            score: f64::from(plain.lead().signum())
                        }
                    );
                    break;
                }
                assert_eq!(
                    game.status(),
                    Status::ToMove([Player::Max, Player::Min][plain.turn])
                );
                // Passes are rare, or the games would be short.
                let pass = moves.len() == 1 || number(40) == 0;
                let choice = if pass {
                    moves.len() - 1
                } else {
                    number(moves.len() - 1)
                };
                game.play(game.choice(choice as u16).expect("a choice is a move"));
                plain.play(moves[choice]);
            }
            let plies = game.text().split(' ').count() - 2;
            assert_eq!(plies, plain.plies);
            assert!(plies <= 3 * size * size);
        }
    }
}

#[test]
fn a_ko_may_be_taken_back_only_after_something_else() {
    let mut game = go("5; 0.5; .xo../xo.o./.xo../...../.....; c4");
    assert_eq!(board(&game), ".xo../x.xo./.xo../...../.....");
    assert!(!names(&game).contains(&"b4".to_owned()));
    assert!(
        names(&game.after(game.moves().last().expect("a pass"))).contains(&"b4".to_owned()),
        "Black may fill it"
    );
    for threat in ["e1", "e2"] {
        play(&mut game, threat);
    }
    play(&mut game, "b4");
    assert_eq!(board(&game), ".xo../xo.o./.xo../....x/....o");
    assert!(!names(&game).contains(&"c4".to_owned()));
    // Other rules treat a position after passes as different; here only the board counts.
    assert!(
        refusal("5; 0.5; .xo../xo.o./.xo../...../.....; c4 pass pass b4")
            .contains("the game is over")
    );
}

#[test]
fn sending_two_and_returning_one_brings_the_board_back_and_is_refused() {
    let mut game = go("5; 0.5; ...../...../...../xxo../.o.o. o");
    for (name, after) in [("a1", "oo.o."), ("c1", "..xo.")] {
        play(&mut game, name);
        assert_eq!(board(&game), format!("...../...../...../xxo../{after}"));
    }
    assert_eq!(game.status(), Status::ToMove(Player::Min));
    assert!(
        !names(&game).contains(&"b1".to_owned()),
        "the board would be the first, though the other side were to move"
    );
    assert_eq!(
        refusal(&(game.text() + " b1")),
        "column 48: expected a move that brings no earlier board back (superko) but found “b1”"
    );
    play(&mut game, "e5");
    play(&mut game, "pass");
    play(&mut game, "b1");
    assert_eq!(board(&game), "....o/...../...../xxo../.o.o.");
}

#[test]
fn a_snapback_gives_one_stone_for_five() {
    let mut game = go("5; 0.5; ...../...../.xxx./xooox/xo..x; c1 d1");
    assert_eq!(
        board(&game),
        "...../...../.xxx./xooox/xo.ox",
        "the stone thrown in is taken"
    );
    play(&mut game, "c1");
    assert_eq!(board(&game), "...../...../.xxx./x...x/x.x.x");
}

#[test]
fn suicide_is_no_move_but_a_capture_from_within_is() {
    let mut game = go("3; 0; .x./x.x/.x. o");
    assert_eq!(names(&game), ["pass"]);
    assert_eq!(
        refusal("3; 0; .x./x.x/.x. o; b2"),
        "column 22: expected a move that leaves its stones a liberty (no suicide) but found “b2”"
    );
    play(&mut game, "pass");
    assert_eq!(names(&game).len(), 6, "one's own eyes may be filled");
    // A stone without a free neighbour may capture by taking the last liberty.
    let taken = go("3; 0; xx./.xo/xo. o; a2");
    assert_eq!(board(&taken), "xx./oxo/.o.");
}

#[test]
fn areas_are_stones_and_the_points_that_they_alone_surround() {
    for (drawing, lead) in [
        ("...../...../...../...../.....", 0.0),
        ("...../...../..x../...../.....", 25.0),
        ("...../...../..x../..o../.....", 0.0),
        (".xo../.xo../.xo../.xo../.xo..", -5.0),
        // A point that both sides reach counts for neither.
        ("x.o../xxoo./.xo../.xo../.xo..", -6.0),
        // Dead stones are not removed: a white stone in Black's area spoils all of it.
        ("o..x./..xx./xxx../...../.....", 19.0),
    ] {
        assert_eq!(go(&format!("5; 0; {drawing}")).lead(), lead, "{drawing}");
        assert_eq!(
            go(&format!("5; 6.5; {drawing}")).lead(),
            lead - 6.5,
            "{drawing}"
        );
    }
}

#[test]
fn who_has_more_with_komi_wins_and_a_whole_komi_allows_a_draw() {
    for (komi, score, draws) in [("24.5", 1.0, false), ("25", 0.0, true), ("-25", 1.0, true)] {
        let game = go(&format!("5; {komi}; c3 pass pass"));
        assert_eq!(
            (game.status(), game.traits().draws),
            (Status::Over { score }, draws),
            "{komi}"
        );
    }
    assert_eq!(
        go("5; 0.5; pass pass").status(),
        Status::Over { score: -1.0 }
    );
    assert_eq!(
        [1, 5, 6, 7, 8, 9].map(|size| go(&size.to_string()).komi()),
        [0.5, 0.5, 0.5, 8.5, 6.5, 6.5]
    );
}

#[test]
fn two_by_two_is_worth_one_point_to_black() {
    // Van der Werf, *AI techniques for the game of Go*, 2004.
    fn wins(game: &Go) -> bool {
        match game.status() {
            Status::ToMove(Player::Max) => game.moves().any(|mv| wins(&game.after(mv))),
            Status::ToMove(_) => game.moves().all(|mv| wins(&game.after(mv))),
            status => status == Status::Over { score: 1.0 },
        }
    }
    assert_eq!(
        ["0.5", "1.5"].map(|komi| wins(&go(&format!("2; {komi}")))),
        [true, false]
    );
}
