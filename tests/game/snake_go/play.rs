//! Snake Go as it is played and typed here: texts, keys, endings, careful playouts, named
//! positions. It knows no records.

use super::record::{body, ground, walls};
use plyscope::game::depict::{Board, Cell, Picture};
use plyscope::game::snake_go::{PRESETS, SnakeGo};
use plyscope::game::{Game, Status, Wording};
use plyscope::lang::Lang;
use plyscope::search::{Algorithm, Mcts, Policy, replay};
use std::collections::{HashMap, HashSet};

/// A pseudo-random generator.
pub fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

pub fn is_over(game: &SnakeGo) -> bool {
    matches!(game.status(), Status::Over { .. })
}

/// Plays a random game and reports every position. Half of the games are played carefully.
fn random_game(start: &SnakeGo, seed: u64, mut met: impl FnMut(&SnakeGo)) {
    let (mut number, mut game) = (numbers(seed), start.clone());
    while !is_over(&game) {
        met(&game);
        let careful: Vec<u8> = game
            .moves()
            .filter(|mv| seed.is_multiple_of(2) || !game.is_careless(*mv))
            .collect();
        let moves = if careful.is_empty() {
            game.moves().collect()
        } else {
            careful
        };
        game.play(moves[number(moves.len())]);
    }
    met(&game);
}

/// Returns every preset in both variants, and other items for the full game.
fn starts() -> Vec<SnakeGo> {
    let preset = |index| {
        [
            SnakeGo::preset(index, 0, false),
            SnakeGo::preset(index, 0, true),
        ]
    };
    let mut starts: Vec<SnakeGo> = (0..PRESETS.len()).flat_map(preset).collect();
    starts.push(SnakeGo::preset(3, 65_535, false));
    starts
}

/// Returns everything visible of a position, and the growth still to come of the first snakes.
fn identity(game: &SnakeGo) -> String {
    let snakes: Vec<_> = game
        .snakes()
        .map(|snake| {
            let grows = snake.is_first && game.round() <= game.rules().growth_rounds;
            let body = body(game, snake.head, snake.tail);
            (
                snake.owner,
                body,
                snake.bank,
                snake.has_railgun,
                snake.is_waiting,
                grows,
            )
        })
        .collect();
    format!(
        "{snakes:?} {} {:?} {}",
        walls(game),
        ground(game),
        game.round()
    )
}

#[test]
fn random_games_end_in_time_and_every_position_of_them_can_be_typed() {
    for start in starts() {
        let is_full = start.rules().size == 16;
        for seed in 0..if is_full { 4 } else { 60 } {
            let longest = start.traits().longest.expect("the game is bounded") as usize;
            let mut before = longest + 1;
            random_game(&start, seed, |game| {
                let left = game.traits().longest.expect("the game is bounded") as usize;
                assert!(
                    left < before && (left == 0) == is_over(game),
                    "{left} of {before} are left"
                );
                before = left;
                if is_full && game.played().len() % 61 > 0 && !is_over(game) {
                    return;
                }
                let text = game.text();
                let read = SnakeGo::read(&text, None).expect(&text);
                assert_eq!(&read, game, "{text}");
                assert_eq!(
                    (read.text(), read.key(), read.status()),
                    (text, game.key(), game.status())
                );
            });
        }
    }
}

#[test]
fn moves_are_distinct_named_and_pointed_at_on_the_picture() {
    for start in starts() {
        random_game(&start, 6, |game| {
            let moves: Vec<u8> = game.moves().collect();
            assert_eq!(moves.is_empty(), is_over(game));
            assert_eq!(usize::from(game.choices()), moves.len());
            assert!(
                (0..)
                    .zip(&moves)
                    .all(|(choice, mv)| game.choice(choice) == Some(*mv))
            );
            let names: HashSet<String> = moves.iter().map(|mv| game.move_name(*mv)).collect();
            assert_eq!(names.len(), moves.len());
            assert_eq!(game.features().count(), game.weights().len());
            let Picture::Board(Board { columns, cells, .. }) = game.picture() else {
                panic!("a field is a board")
            };
            assert_eq!(cells.len(), usize::from(columns) * usize::from(columns));
            let heads = cells
                .iter()
                .filter(|cell| matches!(cell, Cell::Snake { is_head: true, .. }))
                .count();
            assert_eq!(heads, game.snakes().count());
            for mv in moves {
                let [target, none] = game.cells(mv);
                assert_eq!(none, None);
                let Some(target) = target else { continue };
                let Picture::Board(after) = game.after(mv).picture() else {
                    panic!("a field is a board")
                };
                assert_eq!(after.last, Some(target));
            }
        });
    }
}

#[test]
fn keys_are_equal_exactly_if_positions_are() {
    for start in &starts()[..6] {
        let (mut identities, mut keys) = (HashMap::new(), HashMap::new());
        let mut met = |game: &SnakeGo| {
            let (key, identity) = (
                (game.key(), format!("{:?}", game.status())),
                format!("{} {:?}", identity(game), game.status()),
            );
            assert_eq!(
                identities
                    .entry(key.clone())
                    .or_insert_with(|| identity.clone()),
                &identity,
                "one key, two positions"
            );
            assert_eq!(
                keys.entry(identity).or_insert_with(|| key.clone()),
                &key,
                "one position, two keys"
            );
        };
        for seed in 0..300 {
            random_game(start, seed, &mut met);
        }
        assert!(keys.len() > 400, "{} positions were met", keys.len());
    }
}

#[test]
fn the_full_game_can_be_played_to_its_last_round() {
    let mut number = numbers(1);
    let mut game = SnakeGo::preset(3, 7, false);
    while let Status::ToMove(player) = game.status() {
        // A player who keeps room around the snakes and closes no loop survives long; an enclosed
        // snake splits and turns back.
        let room = |mv: &u8| {
            let after = game.after(*mv);
            let alive = after.snakes().filter(|snake| snake.owner == player).count() as i64;
            let lengths: i64 = after
                .snakes()
                .filter(|snake| snake.owner == player)
                .map(|snake| i64::from(snake.length))
                .sum();
            let exits = after
                .snakes()
                .filter(|snake| snake.owner == player)
                .map(|snake| {
                    let free = |to: &u8| {
                        after
                            .field()
                            .beside(snake.head, *to)
                            .is_some_and(|cell| after.field().holder(cell).is_none())
                    };
                    (0..4).filter(free).count() as i64
                });
            1_000 * alive.min(3) - 5 * lengths + 10 * exits.sum::<i64>()
        };
        let moves: Vec<(i64, usize, u8)> =
            game.moves().map(|mv| (room(&mv), number(8), mv)).collect();
        game.play(moves.iter().max().expect("there is a move").2);
    }
    assert_eq!(game.round(), 513, "512 rounds were played");
    assert!(game.played().len() > 2_000 && game.snakes().count() > 0);
    assert_eq!(
        SnakeGo::read(&game.text(), None).expect("it can be typed"),
        game
    );
}

#[test]
fn careful_playouts_die_only_where_nothing_else_is_left() {
    let careful = Algorithm::Mcts(Mcts {
        policy: Policy::Careful,
        ..Mcts::default()
    });
    let (mut deaths, mut choices) = (0, 0);
    for preset in [2, 3] {
        for seed in 0..20 {
            let mut game = SnakeGo::preset(preset, 0, false);
            for choice in replay(&game.clone(), &careful, seed, (1, 0)) {
                let mv = game.choice(choice).expect("a playout makes moves");
                let Status::ToMove(mover) = game.status() else {
                    panic!("the playout goes on after the end")
                };
                let held = |game: &SnakeGo| {
                    (
                        game.snakes().filter(|snake| snake.owner == mover).count(),
                        walls(game),
                    )
                };
                let dies = |mv| {
                    let ((before, walls), (after, built)) = (held(&game), held(&game.after(mv)));
                    after < before && walls == built
                };
                assert!(
                    !dies(mv) || game.moves().all(dies),
                    "{} then {mv}",
                    game.text()
                );
                deaths += u32::from(dies(mv));
                choices += 1;
                game.play(mv);
            }
            assert!(is_over(&game));
        }
    }
    assert!(
        deaths > 10 && choices > 1_000,
        "{deaths} deaths in {choices} moves"
    );
}

#[test]
fn an_impossible_action_is_refused_with_its_place_and_reason() {
    let cases = [
        (
            "",
            "column 1: expected tiny, classroom, tactics, skirmish or full",
            "tiny、classroom、tactics、skirmish 或 full",
        ),
        (
            "chess",
            "column 1: expected tiny, classroom, tactics, skirmish or full but found “chess”",
            "“chess”",
        ),
        (
            "tiny 19",
            "column 7: there is no such action here",
            "第 7 列",
        ),
        (
            "tiny 1x",
            "column 7: there is no such action here",
            "第 7 列",
        ),
        (
            "tiny 12²",
            "column 8: there is no such action here",
            "第 8 列",
        ),
        (
            "tiny 133",
            "column 8: this snake cannot turn back, found “3”",
            "第 8 列的“3”：这条蛇不能回头",
        ),
        (
            "tiny 136",
            "column 8: no more snakes are allowed",
            "蛇数已到上限",
        ),
        (
            "tactics 6",
            "column 9: a snake of one cell cannot split",
            "只有一格的蛇不能分裂",
        ),
        (
            "tactics 5",
            "column 9: this snake has no railgun",
            "这条蛇没有激光",
        ),
        (
            "tiny 3",
            "column 6: another action would not kill it",
            "这条蛇另有不死的走法",
        ),
        (
            "tiny 7",
            "column 6: there is no such action here",
            "第 6 列的“7”：这里没有这个动作",
        ),
        (
            "tiny 13 13131",
            "column 13: another action would not kill it, found “1”",
            "第 13 列",
        ),
        (
            "tiny #7",
            "column 6: there is no such action here",
            "第 6 列",
        ),
        (
            "full #65536",
            "column 7: expected a whole number from 0 to 65535",
            "0 到 65535",
        ),
        (
            "full 1 notes",
            "column 8: there is no such action here",
            "第 8 列",
        ),
        (
            "full 99999999999999999999999999",
            "column 6: there is no such action here",
            "第 6 列",
        ),
    ];
    for (text, english, chinese) in cases {
        let said = SnakeGo::read(text, None).expect_err(text);
        assert!(
            said.say(Lang::En).starts_with(english),
            "{text}: {}",
            said.say(Lang::En)
        );
        assert!(
            said.say(Lang::Zh).contains(chinese),
            "{text}: {}",
            said.say(Lang::Zh)
        );
    }
    random_game(&SnakeGo::preset(1, 0, false), 0, |game| {
        let said = SnakeGo::read(&format!("{} 8", game.text()), None)
            .expect_err("nobody wins by the judge's rules");
        assert!(
            said.say(Lang::En)
                .ends_with(": there is no such action here, found “8”"),
            "{}",
            said.say(Lang::En)
        );
        let more = SnakeGo::read(&format!("{}, 1111111111", game.text()), None)
            .expect_err("a wall or the end is near");
        assert!(
            !is_over(game) || more.say(Lang::Zh).ends_with("的“1”：这里没有这个动作"),
            "{}",
            more.say(Lang::Zh)
        );
    });
    let spellings = [
        "Full NOTES #12 14",
        "full #12 notes 1 4",
        "full, notes, #12; 1,4",
    ];
    assert!(
        spellings
            .iter()
            .all(|text| SnakeGo::read(text, None).expect(text).text() == "full notes #12 14")
    );
}
