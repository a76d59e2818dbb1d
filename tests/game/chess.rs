//! Chess against published counts, against the move generator of another program in random games,
//! and by the rules of draws and repetition. Notation is tested in `chess_written.rs`.

use cozy_chess::Board;
use cozy_chess::util::{display_san_move, parse_uci_move};
use plyscope::game::chess::{Chess, Move};
use plyscope::game::{Game, Player, Status, Wording};
use plyscope::lang::{Lang, Say};
use std::collections::{HashMap, HashSet};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const THIRD: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const FOURTH: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
const FIFTH: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
const SIXTH: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
const DRAW: Status = Status::Over { score: 0.0 };

fn chess(text: &str) -> Chess {
    Chess::parse(text).unwrap_or_else(|error| panic!("{text}: {}", error.say(Lang::En)))
}

/// Counts the sequences of `plies` moves.
fn perft(game: &Chess, plies: u32) -> usize {
    if plies <= 1 {
        game.moves().count()
    } else {
        game.moves()
            .map(|mv| perft(&game.after(mv), plies - 1))
            .sum()
    }
}

fn assert_perft(text: &str, counts: &[usize]) {
    let found: Vec<usize> = (1..)
        .zip(counts)
        .map(|(plies, _)| perft(&chess(text), plies))
        .collect();
    assert_eq!(found, counts, "{text}");
}

#[test]
fn the_beginning_has_its_published_counts() {
    assert_perft(START, &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete_has_its_published_counts() {
    assert_perft(KIWIPETE, &[48, 2_039, 97_862, 4_085_603]);
}

#[test]
fn the_other_positions_of_the_chess_programming_wiki_have_their_counts() {
    assert_perft(THIRD, &[14, 191, 2_812, 43_238, 674_624]);
    assert_perft(FOURTH, &[6, 264, 9_467, 422_333]);
    assert_perft(FIFTH, &[44, 1_486, 62_379, 2_103_487]);
    assert_perft(SIXTH, &[46, 2_079, 89_890]);
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

fn name_of_square(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), 8 - square / 8)
}

fn as_program(mv: Move) -> String {
    let promotion = ["", "", "n", "b", "r", "q"][usize::from(mv.promotion)];
    format!(
        "{}{}{promotion}",
        name_of_square(mv.from),
        name_of_square(mv.to)
    )
}

/// Returns FEN without the en-passant square, which may be written even if no capture is possible.
fn without_passed(fen: &str) -> Vec<&str> {
    fen.split(' ')
        .enumerate()
        .filter(|(index, _)| *index != 3)
        .map(|(_, field)| field)
        .collect()
}

/// Returns the whole position as FEN, with all moves since it could last recur.
fn fen(game: &Chess) -> String {
    let mut board = Board::from_fen(&game.parts()[0], false).expect("what is written is FEN");
    for mv in game.parts()[1].split_whitespace() {
        board.play(parse_uci_move(&board, mv).expect("the moves since are legal"));
    }
    board.to_string()
}

#[test]
fn in_random_games_moves_their_names_and_ends_are_those_of_another_generator() {
    let mut ended = HashMap::new();
    for seed in 0..200 {
        let text = [START, KIWIPETE, THIRD, FOURTH, FIFTH, SIXTH][seed % 6];
        let mut number = numbers(seed as u64);
        let mut game = chess(text);
        let mut board = Board::from_fen(text, false).expect(text);
        loop {
            let fen = fen(&game);
            assert_eq!(without_passed(&fen), without_passed(&board.to_string()));
            let Status::ToMove(player) = game.status() else {
                break;
            };
            assert_eq!(
                player == Player::Max,
                board.side_to_move() == cozy_chess::Color::White
            );
            let place = |mv: &Move| (mv.from, mv.to, std::cmp::Reverse(mv.promotion));
            let in_order: Vec<_> = game.moves().map(|mv| place(&mv)).collect();
            assert!(in_order.is_sorted_by(|one, other| one < other), "{fen}");
            let mut others = Vec::new();
            board.generate_moves(|moves| {
                others.extend(
                    moves
                        .into_iter()
                        .map(|mv| display_san_move(&board, mv).to_string()),
                );
                false
            });
            let moves: Vec<Move> = game.moves().collect();
            let names: HashSet<String> = moves.iter().map(|mv| game.move_name(*mv)).collect();
            assert_eq!(
                (names.len(), moves.len()),
                (others.len(), others.len()),
                "{fen}"
            );
            assert_eq!(names, others.into_iter().collect(), "{fen}");
            let mv = moves[number(moves.len())];
            board.play(parse_uci_move(&board, &as_program(mv)).expect("it is a move there too"));
            game.play(mv);
        }
        assert_eq!((game.moves().next(), game.choices()), (None, 0));
        let expected = match board.status() {
            cozy_chess::GameStatus::Won if board.side_to_move() == cozy_chess::Color::Black => 1.0,
            cozy_chess::GameStatus::Won => -1.0,
            // The other program knows neither repetitions nor insufficient material.
            cozy_chess::GameStatus::Drawn | cozy_chess::GameStatus::Ongoing => 0.0,
        };
        assert_eq!(game.status(), Status::Over { score: expected }, "{board}");
        *ended.entry(format!("{:?}", board.status())).or_insert(0) += 1;
    }
    assert!(
        ["Won", "Drawn", "Ongoing"]
            .iter()
            .all(|end| ended.get(*end).is_some_and(|count| *count >= 5)),
        "{ended:?}"
    );
}

#[test]
fn a_position_is_a_draw_when_it_comes_for_the_third_time() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let before = chess(&format!("{START} moves {shuffle}"));
    assert_eq!(before.status(), Status::ToMove(Player::Min));
    assert_eq!(
        chess(&format!("{START} moves {shuffle} f6g8")).status(),
        DRAW
    );
    // Other moves, but the same positions.
    let two_ways = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8";
    assert_eq!(chess(&format!("{START} moves {two_ways}")).status(), DRAW);
    // After the pawn move the earlier positions cannot recur.
    let after_pawn = chess(&format!("{START} moves {shuffle} e7e6 g1f3 f6g8 f3g1 g8f6"));
    assert_eq!(after_pawn.status(), Status::ToMove(Player::Max));
}

#[test]
fn castling_rights_and_captures_in_passing_make_positions_different() {
    let kings = "a1b1 a8b8 b1a1 b8a8";
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    // Without castling rights the rook moves leave no trace; with them the first of the three
    // positions differs.
    let lasts = |fen: &str, moves: &str| chess(&format!("{fen} moves {moves}")).status();
    assert_eq!(
        lasts(rooks, &format!("{kings} {kings}")),
        Status::ToMove(Player::Max)
    );
    assert_eq!(
        lasts(&rooks.replace("KQkq", "-"), &format!("{kings} {kings}")),
        DRAW
    );
    let passed = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    let walk = "e8e7 e1e2 e7e8 e2e1";
    assert_eq!(
        lasts(passed, &format!("{walk} {walk}")),
        Status::ToMove(Player::Min),
        "at first there was a capture in passing"
    );
    assert_eq!(
        lasts(&passed.replace("e3", "-"), &format!("{walk} {walk}")),
        DRAW
    );
}

#[test]
fn fifty_moves_of_each_side_without_capture_or_pawn_are_a_draw_but_not_after_mate() {
    let quiet = chess("k7/8/8/8/8/8/7P/K6R w - - 99 80");
    let ends: Vec<Status> = ["h1g1", "h2h3"]
        .map(|mv| chess(&format!("{} moves {mv}", quiet.text())).status())
        .to_vec();
    assert_eq!(ends, [DRAW, Status::ToMove(Player::Min)]);
    assert_eq!(chess("k7/8/8/8/8/8/7P/K6R w - - 100 80").status(), DRAW);
    assert_eq!(
        chess("k7/8/1K6/8/8/8/8/7R w - - 99 80 moves h1h8").status(),
        Status::Over { score: 1.0 }
    );
}

#[test]
fn too_few_men_are_a_draw() {
    for men in [
        "8/8/4k3/8/8/3K4/8/8",
        "8/8/4k3/8/8/3K4/8/6N1",
        "8/8/4k3/8/8/3K4/8/6b1",
        "8/8/4k1b1/8/8/3K4/8/1B6",
        "B1b5/1B6/4k3/8/8/3K4/8/8",
    ] {
        assert_eq!(chess(men).status(), DRAW, "{men}");
    }
    for men in [
        "8/8/4k3/8/8/3K4/8/6NN",
        "8/8/4k1b1/8/8/3K4/8/2B5",
        "8/8/4k1n1/8/8/3K4/8/2B5",
        "8/8/4k1n1/8/8/3K4/8/2N5",
        "8/8/4k3/8/8/3K4/7P/8",
        "8/8/4k3/8/8/3K4/8/7R",
        "BB6/8/4k3/8/8/3K4/8/8",
    ] {
        assert_eq!(chess(men).status(), Status::ToMove(Player::Max), "{men}");
    }
}

#[test]
fn mate_wins_and_stalemate_draws() {
    assert_eq!(
        chess("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b").status(),
        Status::Over { score: 1.0 }
    );
    assert_eq!(chess("f3 e5 g4 Qh4").status(), Status::Over { score: -1.0 });
    assert_eq!(chess("7k/5Q2/5K2/8/8/8/8/8 b").status(), DRAW);
}

/// An independent record of repetition: each FEN without the move number, and its number of
/// occurrences since the last capture, pawn move, loss of a right or en-passant chance.
#[derive(Clone)]
struct Book {
    game: Chess,
    earlier: Vec<String>,
}

impl Book {
    fn now(&self) -> String {
        let first = chess(&fen(&self.game)).text();
        first.split(' ').take(5).collect::<Vec<&str>>().join(" ")
    }

    fn after(&self, mv: Move) -> Book {
        let game = self.game.after(mv);
        let next = Book {
            game,
            earlier: Vec::new(),
        };
        let rights = |fen: &str| fen.split(' ').nth(2).map(str::to_owned);
        let (before, now) = (self.now(), next.now());
        let ends = now.ends_with(" 0")
            || rights(&before) != rights(&now)
            || before.split(' ').nth(3) != Some("-");
        let mut earlier = if ends {
            Vec::new()
        } else {
            self.earlier.clone()
        };
        if !ends {
            // The halfmove clock is not part of the position.
            earlier.push(
                before
                    .rsplit_once(' ')
                    .expect("there are several fields")
                    .0
                    .to_owned(),
            );
            earlier.sort();
        }
        Book { earlier, ..next }
    }
}

#[test]
fn keys_are_equal_exactly_if_positions_are() {
    for text in [
        "8/8/4k3/8/8/3K4/8/6R1 w - - 0 1",
        "4k2r/8/8/8/8/8/8/4K3 b k - 3 9",
        "4k3/8/8/8/3p4/8/4P3/4K3 w - - 5 5",
        START,
    ] {
        let (mut keys, mut identities) = (HashMap::new(), HashMap::new());
        let mut number = numbers(7);
        for _ in 0..150 {
            let mut book = Book {
                game: chess(text),
                earlier: Vec::new(),
            };
            for _ in 0..8 {
                let identity = format!("{} after {:?}", book.now(), book.earlier);
                let key = book.game.key();
                assert_eq!(
                    keys.entry(key.clone()).or_insert_with(|| identity.clone()),
                    &identity,
                    "one key, two positions"
                );
                assert_eq!(
                    identities.entry(identity).or_insert_with(|| key.clone()),
                    &key,
                    "one position, two keys"
                );
                // Few moves, so that the same positions arise in different ways.
                let moves: Vec<Move> = book.game.moves().take(4).collect();
                let Some(most) = (!moves.is_empty()).then_some(moves.len()) else {
                    break;
                };
                book = book.after(moves[number(most)]);
            }
        }
    }
}

#[test]
fn features_are_men_squares_and_centre() {
    let features = |text: &str| chess(text).features().collect::<Vec<f64>>();
    assert_eq!(features(START), [0.0, 0.0, 0.0]);
    // After 1. e4 White has 30 moves and Black 20, and White occupies e4 and attacks d5.
    assert_eq!(features("e4"), [0.0, 10.0, 2.0]);
    assert_eq!(
        features("7k/8/8/8/8/8/8/KQ6"),
        [9.0, 19.0, 1.0],
        "21 squares of the queen and 2 of the king, 3 of the other"
    );
    let weights = chess(START).weights();
    // Nine queens with all the squares that they could attack are worth less than a win.
    assert!(weights[0] * 90.0 < 1.0 && weights.len() == 3);
}
