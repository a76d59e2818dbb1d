//! Positions that no game would reach, as somebody may type them: whatever a game's reader takes can be searched, played, named
//! and drawn, and what it does not take is refused in both languages.

use crate::truth::cases::cases_by_day;
use plyscope::game::any::{AnyGame, GameId};
use plyscope::lang::Lang;
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, Mcts, Minimax, Recorder, Stream};
use plyscope::spec::Spec;
use proptest::prelude::*;

/// The texts of the positions of a game that have names.
fn texts(id: GameId) -> Vec<String> {
    let named = id.named().iter().map(|named| id.position(named));
    let texts: Vec<String> = named.map(|position| position.text()).collect();
    assert!(!texts.is_empty(), "{id:?} has positions with names");
    texts
}

/// A text of a game with some of its signs replaced by others that occur in such texts.
fn spoilt(texts: &[String], stream: &mut Stream) -> String {
    let signs: Vec<char> = texts.iter().flat_map(|text| text.chars()).collect();
    let mut one = |count: usize| stream.below(count as u32) as usize;
    let text = &texts[one(texts.len())];
    // A few signs, or most of them.
    let rate = [40, 8, 2][one(3)];
    text.chars()
        .map(|sign| {
            if one(rate) == 0 {
                signs[one(signs.len())]
            } else {
                sign
            }
        })
        .collect()
}

/// A placement of chess with one king each and any other men, on any squares.
fn placed(stream: &mut Stream) -> String {
    const MEN: &[u8] = b"PNBRQpnbrq";
    let mut board = [b'.'; 64];
    let mut put = |man: u8, stream: &mut Stream| {
        let free: Vec<usize> = (0..64).filter(|at| board[*at] == b'.').collect();
        board[free[stream.below(free.len() as u32) as usize]] = man;
    };
    put(b'K', stream);
    put(b'k', stream);
    for _ in 0..stream.below(24) {
        put(MEN[stream.below(MEN.len() as u32) as usize], stream);
    }
    let rows = board.chunks(8).map(|row| {
        let mut text = String::new();
        let mut empty = 0;
        for man in row.iter().chain(b"|") {
            if *man == b'.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &std::mem::take(&mut empty).to_string();
            }
            if *man != b'|' {
                text.push(char::from(*man));
            }
        }
        text
    });
    let rows: Vec<String> = rows.collect();
    let turn = ["w", "b"][stream.below(2) as usize];
    let rights = ["-", "KQkq", "Kq"][stream.below(3) as usize];
    format!("{} {turn} {rights} -", rows.join("/"))
}

/// Searches, plays, names and draws a position.
fn use_up(game: &AnyGame) {
    let searches = [
        Algorithm::Minimax(Minimax {
            depth: Some(2),
            ..Minimax::default()
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(3),
            table: true,
            ..AlphaBeta::default()
        }),
        Algorithm::Expectimax(Expectimax {
            depth: Some(2),
            ..Expectimax::default()
        }),
        Algorithm::Mcts(Mcts {
            iterations: 3,
            ..Mcts::default()
        }),
    ];
    for algorithm in searches {
        let spec = Spec::new(game.clone(), algorithm);
        if spec.check().is_ok() {
            let mut recorder = Recorder::new(0, 1_000);
            let _ = spec.record_to(&mut recorder);
        }
    }
    for lang in Lang::ALL {
        for choice in 0..game.choices().min(6) {
            assert!(
                game.move_called(choice, lang)
                    .is_some_and(|name| !name.is_empty())
            );
            assert!(game.move_told(choice, lang).is_some());
        }
        let _ = (game.remark(lang), game.how_to_play(lang));
    }
    let _ = (game.status(), game.features(), game.ways(), game.picture());
    if game.choices() == 0 {
        let _ = game.ending();
    }
}

/// Reads a text; what is read is used up, and written and read again it is the same.
fn try_out(id: GameId, text: &str) -> bool {
    match id.read(text, None) {
        Ok(game) => {
            use_up(&game);
            let again = id.read(&game.text(), Some(&game));
            let again = again.unwrap_or_else(|bad| panic!("{text:?}: {}", bad.say(Lang::En)));
            assert_eq!(again.text(), game.text(), "{text:?}");
            true
        }
        Err(bad) => {
            for lang in Lang::ALL {
                let said = bad.say(lang);
                assert!(
                    !said.is_empty() && !said.contains('\n'),
                    "{text:?}: {said:?}"
                );
            }
            false
        }
    }
}

proptest! {
    #![proptest_config(cases_by_day(100_000, 150))]

    #[test]
    fn what_is_read_of_a_spoilt_text_can_be_used(seed: u64) {
        for (at, id) in (0..).zip(GameId::ALL) {
            try_out(*id, &spoilt(&texts(*id), &mut Stream::new(seed, at, 0)));
        }
    }

    #[test]
    fn whatever_men_stand_on_a_chessboard_the_position_is_refused_or_can_be_used(seed: u64) {
        try_out(GameId::Chess, &placed(&mut Stream::new(seed, 0, 0)));
    }
}

#[test]
fn many_spoilt_texts_and_placements_are_read() {
    let spoilt_and_read = |id: GameId| {
        let texts = texts(id);
        (0..200)
            .filter(|seed| try_out(id, &spoilt(&texts, &mut Stream::new(*seed, 9, 0))))
            .count()
    };
    for id in GameId::ALL {
        assert!(spoilt_and_read(*id) > 4, "{id:?}: {}", spoilt_and_read(*id));
    }
    let placements =
        (0..200).filter(|seed| try_out(GameId::Chess, &placed(&mut Stream::new(*seed, 9, 0))));
    assert!(placements.count() > 20);
}

#[test]
fn kings_side_by_side_are_refused_at_the_placement() {
    for (rows, is_good) in [
        ("8/8/8/3kK3/8/8/8/8", false),
        ("8/8/8/3k4/4K3/8/8/8", false),
        ("8/8/8/3k4/3K4/8/8/8", false),
        ("8/8/8/3k1K2/8/8/8/8", true),
        ("8/8/8/3k4/8/4K3/8/8", true),
        // The last square of a row and the first of the next are not neighbours.
        ("8/8/8/7k/K7/8/8/8", true),
    ] {
        for turn in ["w", "b"] {
            let read = GameId::Chess.read(&format!("{rows} {turn} - -"), None);
            assert_eq!(read.is_ok(), is_good, "{rows} {turn}");
            if let Err(bad) = read {
                assert!(
                    bad.say(Lang::En).contains("side by side"),
                    "{}",
                    bad.say(Lang::En)
                );
            }
        }
    }
}
