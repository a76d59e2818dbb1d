//! Records of games: written and read, in links, taken back and replayed; mistakes are reported
//! with their place.

use super::games::{GAMES, game, machines_for};
use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::snake_go::SnakeGo;
use plyscope::game::{Game, Status};
use plyscope::lang::{Lang, Say};
use plyscope::play::{Made, Record, Seat, think};

/// Plays a game of a machine against a person, who always makes the first move, for so many plies.
fn played(opening: AnyGame, plies: u32) -> Record {
    let machine = machines_for(&opening).pop().expect("somebody can play");
    let mut record = Record::new(opening, [Seat::Machine(machine), Seat::Person]);
    for ply in 0..plies {
        let position = record.now();
        let machine = record.seat(record.at).and_then(Seat::machine).cloned();
        let made = match machine {
            Some(machine) => {
                let mut now = 0.0;
                let mut clock = || {
                    now += 9.0;
                    now
                };
                let thought = think(&position, &machine, ply, &mut clock, &mut |_| {});
                thought.answer.best.map(|choice| Made {
                    choice,
                    reached: thought.reached,
                })
            }
            None => Some(Made {
                choice: 0,
                reached: None,
            }),
        };
        if !made.is_some_and(|made| record.play(made)) {
            break;
        }
    }
    record
}

#[test]
fn every_game_for_two_is_played_here() {
    // The game of St Petersburg is a lottery for one.
    let for_two = GameId::ALL.iter().filter(|id| **id != GameId::StPetersburg);
    for id in for_two {
        assert!(GAMES.iter().any(|json| game(json).id() == *id), "{id:?}");
    }
}

#[test]
fn a_record_survives_writing_and_a_link() {
    for json in GAMES {
        let mut record = played(game(json), 6);
        for _ in 0..2 {
            assert_eq!(
                Record::read(&record.write()).as_ref(),
                Ok(&record),
                "{}",
                record.write()
            );
            let link = record.to_link();
            assert!(link.starts_with("play="));
            assert_eq!(
                Record::from_link(&format!("#{link}&lang=zh")),
                Some(Ok(record.clone()))
            );
            record.swap_sides();
            record.take_back();
        }
    }
    assert_eq!(Record::from_link("#1=abc"), None);
    assert!(matches!(Record::from_link("#play=a"), Some(Err(_))));
}

#[test]
fn a_game_of_another_version_is_refused_in_words_of_both_languages() {
    let refusal =
        Record::read(r#"{"v":2,"game":{"kind":"nim","heaps":[1]},"seats":["person","person"]}"#)
            .expect_err("a later version");
    assert!(
        refusal.say(Lang::En).contains("another version"),
        "{}",
        refusal.say(Lang::En)
    );
    assert!(
        refusal.say(Lang::Zh).contains("其他版本"),
        "{}",
        refusal.say(Lang::Zh)
    );
}

#[test]
fn the_search_behind_a_move_takes_it_also_after_the_sides_were_swapped() {
    for json in GAMES {
        let mut record = played(game(json), 4);
        record.swap_sides();
        let mut found = 0;
        for (at, made) in record.moves.iter().enumerate() {
            let spec = record.search(at);
            assert_eq!(spec.is_some(), made.reached.is_some(), "{json} {at}");
            let Some(spec) = spec else { continue };
            let (_, _, answer) = spec.record(0, u64::MAX);
            assert_eq!(
                answer.and_then(|answer| answer.best),
                Some(made.choice),
                "{json} {at}"
            );
            found += 1;
        }
        assert!(found > 0, "{json}");
    }
}

#[test]
fn taking_back_stops_where_the_person_moves_and_what_was_taken_back_can_be_made_again() {
    let mut record = played(game(r#"{"kind":"nim","heaps":[3,4,5]}"#), 5);
    let all = record.clone();
    assert_eq!(record.at, 5);
    assert!(record.take_back());
    assert_eq!(record.at, 3);
    assert!(record.take_back() && record.take_back());
    assert_eq!(record.at, 0);
    assert!(!record.take_back());
    assert!(record.redo() && record.redo() && record.redo());
    assert_eq!(record, all);
    assert!(!record.redo());
    assert!(record.take_back());
    assert!(record.play(Made {
        choice: 1,
        reached: None
    }));
    assert_eq!((record.at, record.moves.len()), (4, 4));
    assert!(!record.play(Made {
        choice: 999,
        reached: None
    }));
    assert_eq!(record.at, 4);
    record.restart();
    assert_eq!((record.at, record.now()), (0, record.opening.clone()));
}

#[test]
fn a_mistake_in_a_record_is_reported_with_its_place_in_both_languages() {
    let nim = r#"{"game":{"kind":"nim","heaps":[1,1]},"#;
    for (rest, path, english) in [
        (
            r#""moves":[0,5]}"#,
            "moves[1]",
            "a move that can be made here",
        ),
        (
            r#""moves":[0,0,0]}"#,
            "moves[2]",
            "a move that can be made here",
        ),
        (r#""moves":[0,[0,"x"]]}"#, "moves[1][1]", "a whole number"),
        (r#""moves":7}"#, "moves", "a list"),
        (r#""seats":["person"]}"#, "seats", "a list of two seats"),
        (r#""seats":["person","nobody"]}"#, "seats[1]", "person"),
        (
            r#""seats":["person",{"algorithm":{"kind":"mcts"},"nodes":0}]}"#,
            "seats[1].nodes",
            "a whole number from 1",
        ),
        (
            r#""seats":["person",{"algorithm":{"kind":"alpha-beta","evaluation":{"weights":[1,2]},"depth":2}}]}"#,
            "seats[1]",
            "",
        ),
        (r#""at":1}"#, "at", "from 0 to 0"),
        (r#""color":1}"#, "color", "unknown"),
        (r#""v":2}"#, "v", ""),
    ] {
        let refusal = Record::read(&format!("{nim}{rest}")).expect_err("it is wrong");
        assert!(refusal.path.starts_with(path), "{rest}: {refusal}");
        assert!(refusal.to_string().contains(english), "{rest}: {refusal}");
        assert_ne!(refusal.say(Lang::En), refusal.say(Lang::Zh));
    }
    assert!(Record::read("{").is_err() && Record::read("[]").is_err() && Record::read("").is_err());
}

#[test]
fn a_snake_go_of_512_rounds_is_recorded_kept_and_put_into_a_link() {
    let mut game = SnakeGo::preset(3, 7, false);
    let mut record = Record::new(AnyGame::from(game.clone()), [Seat::Person, Seat::Person]);
    let mut chance = 1_u32;
    while let Status::ToMove(player) = game.status() {
        // A player with several short snakes that have room around their heads survives long.
        let worth = |mv: u8| {
            let after = game.after(mv);
            let own = || after.snakes().filter(|snake| snake.owner == player);
            let is_free = |head, to| {
                after
                    .field()
                    .beside(head, to)
                    .is_some_and(|cell| after.field().holder(cell).is_none())
            };
            let exits = own()
                .map(|snake| (0..4).filter(|&to| is_free(snake.head, to)).count() as i64)
                .sum::<i64>();
            1_000 * (own().count() as i64).min(3)
                - 5 * own().map(|snake| i64::from(snake.length)).sum::<i64>()
                + 10 * exits
        };
        let mut choices = Vec::new();
        for (choice, mv) in (0..).zip(game.moves()) {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            choices.push((worth(mv), chance >> 24, choice, mv));
        }
        let &(_, _, choice, mv) = choices.iter().max().expect("there is a move");
        assert!(record.play(Made {
            choice,
            reached: None
        }));
        game.play(mv);
    }
    assert_eq!(game.round(), 513, "512 rounds were played");
    assert_eq!(record.now(), AnyGame::from(game));
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    let link = record.to_link();
    assert_eq!(Record::from_link(&link), Some(Ok(record)));
    assert!(link.len() < 6_000, "the link has {} letters", link.len());
}
