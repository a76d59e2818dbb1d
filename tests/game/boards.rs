//! Connect Four and m,n,k: published counts, lines compared with a search cell by cell, typed
//! positions and refusals.

mod values;

use plyscope::game::connect_four::ConnectFour;
use plyscope::game::depict::{Board, Cell, Picture};
use plyscope::game::mnk::Mnk;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::{Game, Player, Status, Wording};
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use std::collections::HashMap;

fn connect_four(text: &str) -> ConnectFour {
    ConnectFour::read(text, None).unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)))
}

fn mnk(text: &str) -> Mnk {
    Mnk::read(text, None).unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)))
}

/// Counts the sequences of `plies` moves; finished games are not extended.
fn perft<G: Game>(state: &G, plies: u32) -> u64 {
    match plies {
        0 => 1,
        1 => u64::from(state.choices()),
        _ => state
            .moves()
            .map(|mv| perft(&state.after(mv), plies - 1))
            .sum(),
    }
}

#[test]
fn connect_four_has_its_published_counts() {
    let counts: Vec<u64> = (1..=8)
        .map(|plies| perft(&ConnectFour::default(), plies))
        .collect();
    assert_eq!(
        counts,
        [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]
    );
}

#[test]
fn three_three_three_is_tic_tac_toe() {
    let counts: Vec<u64> = (1..=9).map(|plies| perft(&mnk("3x3x3"), plies)).collect();
    assert_eq!(
        counts,
        [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]
    );
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

/// Whether a player has k in a row, found cell by cell in the picture.
fn has_line(cells: &[Cell], columns: usize, k: usize, player: Player) -> bool {
    let rows = cells.len() / columns;
    let holds = |column: i64, row: i64| {
        (0..columns as i64).contains(&column)
            && (0..rows as i64).contains(&row)
            && cells[row as usize * columns + column as usize] == Cell::Of(player)
    };
    let starts =
        (0..rows as i64).flat_map(|row| (0..columns as i64).map(move |column| (column, row)));
    starts.into_iter().any(|(column, row)| {
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .iter()
            .any(|(right, down)| {
                (0..k as i64).all(|step| holds(column + step * right, row + step * down))
            })
    })
}

/// Asserts that the picture marks k in a row of one player, from end to end.
fn assert_marks_row(board: &Board, k: usize) {
    let [first, last] = board
        .row
        .expect("a won board marks its row")
        .map(usize::from);
    let columns = usize::from(board.columns);
    let place = |cell: usize| ((cell % columns) as i64, (cell / columns) as i64);
    let ((left, top), (right, bottom)) = (place(first), place(last));
    let apart = k as i64 - 1;
    for along in [right - left, bottom - top] {
        assert!(along == 0 || along.abs() == apart, "{board:?}");
    }
    let (over, down) = ((right - left).signum(), (bottom - top).signum());
    for step in 0..k as i64 {
        let cell = (top + step * down) as usize * columns + (left + step * over) as usize;
        assert_eq!(board.cells[cell], board.cells[first], "{board:?}");
    }
    assert_ne!(board.cells[first], Cell::Empty);
}

fn cells<G: Wording>(state: &G) -> (Vec<Cell>, usize) {
    let board = board(state);
    (board.cells, usize::from(board.columns))
}

fn board<G: Wording>(state: &G) -> Board {
    match state.picture() {
        Picture::Board(board) => board,
        picture => panic!("{picture:?} is no board"),
    }
}

/// Plays random games and compares every status with the picture.
fn assert_ends_rightly<G: Wording>(start: &G, k: usize) {
    for seed in 0..6 {
        let mut number = numbers(seed);
        let mut state = start.clone();
        loop {
            let (cells, columns) = cells(&state);
            let [crosses, noughts] =
                [Player::Max, Player::Min].map(|player| has_line(&cells, columns, k, player));
            let count = |player| {
                cells
                    .iter()
                    .filter(|cell| **cell == Cell::Of(player))
                    .count()
            };
            let to_move = if count(Player::Max) > count(Player::Min) {
                Player::Min
            } else {
                Player::Max
            };
            let expected = match (crosses, noughts) {
                (true, true) => panic!("only one side can have been first"),
                (true, false) => Status::Over { score: 1.0 },
                (false, true) => Status::Over { score: -1.0 },
                _ if !cells.contains(&Cell::Empty) => Status::Over { score: 0.0 },
                _ => Status::ToMove(to_move),
            };
            assert_eq!(state.status(), expected, "{}", state.text());
            if crosses || noughts {
                assert_marks_row(&board(&state), k);
            } else {
                assert_eq!(board(&state).row, None, "{}", state.text());
            }
            let read = G::read(&state.text(), None).expect("a reached board can be typed");
            assert_eq!(
                (read.key(), read.status(), read.text()),
                (state.key(), state.status(), state.text())
            );
            let moves: Vec<G::Move> = state.moves().collect();
            assert!(read.moves().eq(moves.iter().copied()), "{}", state.text());
            assert_eq!(usize::from(state.choices()), moves.len());
            assert!(
                (0..)
                    .zip(&moves)
                    .all(|(choice, mv)| state.choice(choice) == Some(*mv))
            );
            assert_eq!(state.choice(state.choices()), None);
            if moves.is_empty() {
                break;
            }
            let mv = moves[number(moves.len())];
            let [target, none] = state.cells(mv);
            let target = usize::from(target.expect("every move has a cell"));
            assert!(none.is_none() && cells[target] == Cell::Empty);
            state.play(mv);
            let (after, _) = self::cells(&state);
            let changed: Vec<usize> = (0..after.len())
                .filter(|cell| after[*cell] != cells[*cell])
                .collect();
            assert_eq!((changed, after[target]), (vec![target], Cell::Of(to_move)));
        }
    }
}

#[test]
fn games_of_every_size_end_exactly_when_a_scan_of_the_board_finds_a_line() {
    let mut tried = 0;
    for columns in 1..=12 {
        for rows in 1..=12 {
            for k in 2..=usize::min(7, columns.max(rows)) {
                let size = format!("{columns}x{rows}x{k}");
                if columns * (rows + 1) <= 128 {
                    assert_ends_rightly(&connect_four(&size), k);
                    tried += 1;
                }
                if rows * (columns + 1) <= 128 {
                    assert_ends_rightly(&mnk(&size), k);
                }
            }
        }
    }
    assert!(tried > 600);
    assert_ends_rightly(&TicTacToe::default(), 3);
    for (size, k) in [
        ("64x1x5", 5),
        ("64x1x64", 64),
        ("1x127x9", 9),
        ("1x127x127", 127),
        ("2x63x60", 60),
        ("32x3x3", 3),
        ("2x63x2", 2),
    ] {
        assert_ends_rightly(&connect_four(size), k);
    }
    for (size, k) in [
        ("127x1x9", 9),
        ("1x64x2", 2),
        ("63x2x40", 40),
        ("2x42x3", 3),
        ("31x4x4", 4),
    ] {
        assert_ends_rightly(&mnk(size), k);
    }
}

#[test]
fn columns_are_tried_from_the_centre() {
    let names = |text: &str| {
        connect_four(text)
            .moves()
            .map(|mv| connect_four(text).move_name(mv))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names("7x6x4"), "4 3 5 2 6 1 7");
    assert_eq!(names("6x5x4"), "3 4 2 5 1 6");
    assert_eq!(names("1x4x3"), "1");
    assert_eq!(names("7x2x4: 4433"), "5 2 6 1 7");
    assert_eq!(names("12x4x4"), "6 7 5 8 4 9 3 10 2 11 1 12");
}

#[test]
fn moves_and_diagrams_say_the_same() {
    for (moves, diagram) in [
        ("4453", "...o.../..oxx.."),
        ("7x6x4: 4 4 5 3", "...o.../..oxx.."),
        ("444444", "...o.../...x.../...o.../...x.../...o.../...x..."),
        ("5x4x3: 33", "5x4x3: ..o../..x.."),
        ("12x4x4: 12 1 12", "12x4x4: ...........x/o..........x"),
        ("1212121", "x....../xo...../xo...../xo....."),
    ] {
        assert_eq!(connect_four(moves).text(), diagram);
        assert_eq!(connect_four(diagram).key(), connect_four(moves).key());
    }
    assert_eq!(connect_four("").text(), "7x6x4");
    assert_eq!(connect_four("...o...\n..OXX..").text(), "...o.../..oxx..");
    assert_eq!(connect_four("......./.......").text(), "7x6x4");
    assert_eq!(mnk("x.../.o../..../....").text(), "x.../.o../..../....");
    assert_eq!(mnk("3×3×3： X.O ×.. ...").text(), "3x3x3: x.o/x../...");
    assert_eq!(mnk("").text(), "4x4x3");
}

#[test]
fn cells_have_names_by_column_and_row() {
    let names = |game: &Mnk| {
        game.moves()
            .map(|mv| game.move_name(mv))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names(&mnk("3x2x2: x../...")), "b2 c2 a1 b1 c1");
    let wide = mnk("30x4x4");
    assert_eq!(wide.move_name(0), "1-4");
}

fn refused<G: Wording>(text: &str) -> [String; 2] {
    match G::read(text, None) {
        Err(bad) => [Lang::En, Lang::Zh].map(|lang| bad.say(lang)),
        Ok(game) => panic!("{text} was read as {}", game.text()),
    }
}

#[test]
fn an_unreachable_position_is_refused_with_the_reason() {
    for (text, english, chinese) in [
        (
            "44444443",
            "column 7: expected a column that is not full but found “4”",
            "第 7 列",
        ),
        (
            "4 8",
            "column 3: expected a whole number from 1 to 7 but found “8”",
            "1 到 7",
        ),
        (
            "40",
            "column 2: expected a whole number from 1 to 7",
            "第 2 列",
        ),
        (
            "4a",
            "column 2: expected a whole number from 1 to 7 but found “a”",
            "第 2 列",
        ),
        (
            "12121212",
            "column 8: expected nothing more, for the game is over but found “2”",
            "棋局已结束",
        ),
        (
            "..x..../.......",
            "column 3: expected an empty cell, since nothing lies below it but found “x”",
            "下面没有棋子",
        ),
        (
            "...x.../...o.../.......",
            "column 12: expected an empty cell",
            "第 12 列",
        ),
        (
            "...y...",
            "column 4: expected x, o, . or / but found “y”",
            "x、o",
        ),
        (
            "...x",
            "column 5: expected at most 6 rows of 7 cells",
            "至多 6 行",
        ),
        (
            "...x/...",
            "column 5: expected at most 6 rows of 7 cells",
            "至多 6 行",
        ),
        (
            "......./......./......./......./......./......./.......",
            "expected at most 6 rows of 7 cells",
            "至多 6 行",
        ),
        (
            "xx.....",
            "× moves first, so it has as many as ○ or one more; here are 2 × and 0 ○",
            "这里有 2 个 ×、0 个 ○",
        ),
        ("o......", "as many as ○ or one more", "一样多或多一个"),
        (
            "oooo.../xxxx...",
            "the game was over before the last move: a row was complete",
            "连成一排",
        ),
        ("ooo..../xxxxo..", "before the last move", "最后一步之前"),
        (
            "x....../xo...../xo...../xo.....o",
            "column 33: expected at most 6 rows of 7 cells",
            "每行 7 格",
        ),
        (
            "12x12x4",
            "expected columns x rows x k, with columns · (rows + 1) at most 128",
            "不超过 128",
        ),
        (
            "7x6x8: 4",
            "k from 2 to the longer side but found “7x6x8”",
            "较长的一边",
        ),
        ("7x6x1", "k from 2", "从 2 到"),
        ("7x6", "columns x rows x k", "列数x行数x连子数"),
        ("0x6x4", "columns x rows x k", "列数"),
        ("7x6x4x4", "columns x rows x k", "列数"),
        ("99999999999x6x4", "columns x rows x k", "列数"),
        (
            "10x9x4: 11",
            "column 9: expected a whole number from 1 to 10 but found “11”",
            "第 9 列",
        ),
    ] {
        let [said, gesagt] = refused::<ConnectFour>(text);
        assert!(said.contains(english), "{text}: {said}");
        assert!(gesagt.contains(chinese), "{text}: {gesagt}");
    }
    for (text, english) in [
        ("4x4x3: 12", "column 8: expected x, o, . or / but found “1”"),
        ("3x3x3: x../...", "column 15: expected 3 rows of 3 cells"),
        ("3x3x3: xxx/ooo/...", "a row was complete"),
        ("3x3x3: xx./.../...", "× moves first"),
        ("11x11x5", "rows · (columns + 1) at most 128"),
        ("3x3x3: ...../....", "column 13: expected 3 rows of 3 cells"),
    ] {
        let [said, _] = refused::<Mnk>(text);
        assert!(said.contains(english), "{text}: {said}");
    }
}
