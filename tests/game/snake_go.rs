//! Snake Go against the records of its judge: whole games state by state, single actions,
//! solidifications and counts of games. The judge's numbers of snakes are tracked here from the
//! births and deaths in the records.

mod items;
mod named;
mod notes;
mod play;
mod record;

use plyscope::game::snake_go::{Illegal, Rules, SPLIT, SnakeGo};
use plyscope::game::{Game, Player, Status};
use record::{
    body, ground, list, number, numbers, player, records, rules, walls, written_ground,
    written_snakes,
};
use serde_json::Value;

/// Asserts that snakes, walls, items and scores match the record; `ids` are the judge's numbers of
/// the present snakes.
fn assert_board(game: &SnakeGo, ids: &[u16], state: &Value, items: &Value, place: &str) {
    let size = game.field().size();
    let snakes: Vec<_> = game
        .snakes()
        .zip(ids)
        .map(|(snake, id)| {
            (
                *id,
                snake.owner,
                snake.bank,
                snake.has_railgun,
                body(game, snake.head, snake.tail),
            )
        })
        .collect();
    assert_eq!(snakes, written_snakes(size, state), "{place}");
    assert!(
        game.snakes()
            .zip(&snakes)
            .all(|(snake, told)| usize::from(snake.length) == told.4.len()),
        "{place}: lengths"
    );
    assert_eq!(
        walls(game),
        state["walls"].as_str().expect("a text"),
        "{place}: walls"
    );
    assert_eq!(
        ground(game),
        written_ground(size, state, items),
        "{place}: items"
    );
    assert_eq!(
        [Player::Max, Player::Min]
            .map(|player| game.score(player))
            .to_vec(),
        numbers(&state["score"]),
        "{place}: score"
    );
}

/// Asserts that the board and the snake to act match the record.
fn assert_state(game: &SnakeGo, ids: &[u16], state: &Value, items: &Value, place: &str) {
    assert_board(game, ids, state, items, place);
    assert_eq!(game.round(), number(&state["turn"]), "{place}: round");
    let queue: Vec<u16> = game
        .snakes()
        .zip(ids)
        .filter(|(snake, _)| snake.is_waiting)
        .map(|(_, id)| *id)
        .collect();
    assert_eq!(queue, numbers(&state["queue"]), "{place}: queue");
    let moves: Vec<u16> = game.moves().map(u16::from).collect();
    assert_eq!(moves, numbers(&state["legal"]), "{place}: moves");
    if state["player"] == -1 {
        let score = numbers(&state["score"]);
        assert_eq!(
            game.status(),
            Status::Over {
                score: f64::from(score[0]) - f64::from(score[1])
            },
            "{place}"
        );
    } else {
        assert_eq!(
            game.status(),
            Status::ToMove(player(&state["player"])),
            "{place}"
        );
    }
}

/// Updates the judge's numbers of the snakes after an event.
fn renumber(ids: &mut Vec<u16>, actor: u16, event: &Value) {
    if let Some(new) = event["new"].as_u64() {
        let parent = ids
            .iter()
            .position(|id| *id == actor)
            .expect("who splits is there");
        ids.insert(parent + 1, new as u16);
    }
    let dead = numbers(&event["dead"]);
    ids.retain(|id| !dead.contains(id));
}

#[test]
fn every_game_of_the_judge_is_played_state_by_state() {
    let (mut games, mut actions) = (0, 0);
    for file in ["small5_noitems.jsonl.gz", "small6_items.jsonl.gz"] {
        let mut now: Option<(SnakeGo, Vec<u16>, Value)> = None;
        for record in records(file) {
            match (record["t"].as_str(), &mut now) {
                (Some("game"), _) => {
                    let (game, ids) = (SnakeGo::new(rules(&record)), vec![0, 1]);
                    assert_state(
                        &game,
                        &ids,
                        &record["state"],
                        &record["items"],
                        &record["id"].to_string(),
                    );
                    now = Some((game, ids, record));
                }
                (Some("step"), Some((game, ids, start))) => {
                    let place = format!("game {}, action {}", start["id"], record["n"]);
                    game.play(number(&record["a"]) as u8);
                    renumber(ids, number(&record["ev"]["snake"]), &record["ev"]);
                    assert_state(game, ids, &record["state"], &start["items"], &place);
                    actions += 1;
                }
                (Some("end"), Some((game, ..))) => {
                    let played: String = game.played().iter().map(u8::to_string).collect();
                    assert_eq!(played, record["actions"].as_str().expect("a text"));
                    let score = numbers(&record["score"]);
                    assert_eq!(
                        game.status(),
                        Status::Over {
                            score: f64::from(score[0]) - f64::from(score[1])
                        }
                    );
                    assert_eq!(score[0] == score[1], record["tie"] == true);
                    games += 1;
                }
                _ => panic!("a record of another kind"),
            }
        }
    }
    assert_eq!((games, actions), (200, 2_358 + 3_700));
}

/// Returns the judge's numbers of the snakes of a case.
fn ids(case: &Value) -> Vec<u16> {
    list(&case["state"]["snakes"])
        .iter()
        .map(|snake| number(&snake[0]))
        .collect()
}

#[test]
fn every_action_is_allowed_or_refused_and_does_as_with_the_judge() {
    let cases = records("action_cases.jsonl.gz");
    assert_eq!(cases.len(), 600);
    let mut refused = 0;
    for case in &cases {
        let start = record::position(case);
        for result in list(&case["results"]) {
            let action = number(&result["a"]) as u8;
            let place = format!("case {}, action {action}", case["id"]);
            let illegal = result.get("error").map(|error| match error.as_str() {
                Some("turn_back") => Illegal::TurnBack,
                Some("no_railgun") => Illegal::NoRailgun,
                Some("too_short_to_fire") => Illegal::TooShortToFire,
                Some("snake_limit") => Illegal::SnakeLimit,
                Some("too_short_to_split") => Illegal::TooShortToSplit,
                _ => panic!("{error} is an error of another class"),
            });
            assert_eq!(start.refusal(action), illegal, "{place}");
            assert_eq!(
                start.moves().any(|mv| mv == action),
                illegal.is_none(),
                "{place}"
            );
            if illegal.is_some() {
                refused += 1;
                continue;
            }
            let (after, mut ids) = (start.after(action), ids(case));
            renumber(&mut ids, number(&case["snake"]), &result["ev"]);
            assert_board(
                &after,
                &ids,
                &result["after"],
                &case["items_on_map"],
                &place,
            );
            // A careful player avoids the actor's death without walls.
            let dies = list(&result["ev"]["dead"]).contains(&case["snake"])
                && result["ev"].get("solid").is_none();
            assert_eq!(start.is_careless(action), dies, "{place}");
        }
    }
    assert!(refused > 600, "{refused} refusals were compared");
}

#[test]
fn every_loop_encloses_what_the_judge_says() {
    let cases = records("solidify_cases.jsonl.gz");
    assert_eq!(cases.len(), 500);
    for case in &cases {
        let (start, action) = (record::position(case), number(&case["a"]) as u8);
        let place = format!("case {}", case["id"]);
        assert!(
            start.moves().any(|mv| mv == action) && !start.is_careless(action),
            "{place}"
        );
        let (after, mut ids) = (start.after(action), ids(case));
        renumber(&mut ids, number(&case["snake"]), &case["ev"]);
        assert_board(&after, &ids, &case["after"], &case["items_on_map"], &place);
    }
}

/// Counts sequences of every length: all, those that end the game, those whose last action makes
/// walls, and those in whose last action a snake dies.
fn count(game: &SnakeGo, counts: &mut [[u64; 4]]) {
    let walled = |game: &SnakeGo| {
        game.field()
            .all()
            .filter(|cell| game.field().is_wall(*cell))
            .count()
    };
    let Some((now, later)) = counts.split_first_mut() else {
        return;
    };
    for mv in game.moves() {
        let after = game.after(mv);
        now[0] += 1;
        now[1] += u64::from(matches!(after.status(), Status::Over { .. }));
        now[2] += u64::from(walled(&after) > walled(game));
        let born = usize::from(mv == SPLIT);
        now[3] += u64::from(after.snakes().count() < game.snakes().count() + born);
        count(&after, later);
    }
}

#[test]
fn lines_are_as_many_as_with_the_judge() {
    let positions = records("perft.jsonl");
    assert_eq!(positions.len(), 8);
    for record in &positions {
        let plies = list(&record["nodes"]).len();
        let mut counts = vec![[0; 4]; plies];
        count(&SnakeGo::new(rules(record)), &mut counts);
        for (column, key) in (0..).zip([
            "nodes",
            "game_over",
            "solidifications",
            "actions_with_death",
        ]) {
            let counted: Vec<u64> = counts.iter().map(|count| count[column]).collect();
            let told: Vec<u64> = list(&record[key])
                .iter()
                .map(|count| count.as_u64().expect("a number"))
                .collect();
            assert_eq!(counted, told, "{} of {}", key, record["name"]);
        }
    }
}

/// Counts sequences of every length to the end of the game, or up to `plies`.
fn lines(mut rules: Rules, plies: usize) -> Vec<u64> {
    rules.items.clear();
    let mut counts = vec![[0; 4]; plies];
    count(&SnakeGo::new(rules), &mut counts);
    counts.iter().map(|count| count[0]).collect()
}

#[test]
fn without_suicide_small_games_are_as_small_as_the_rules_say() {
    let rules = |size, snake_limit, hides_suicide| Rules {
        size,
        rounds: 6,
        snake_limit,
        hides_suicide,
        ..Rules::preset(0, 0, false)
    };
    assert_eq!(
        lines(rules(4, 1, true), 13),
        [2, 4, 8, 16, 40, 80, 154, 260, 456, 706, 654, 638, 0]
    );
    assert_eq!(
        lines(rules(5, 1, true), 13),
        [2, 4, 8, 16, 40, 100, 260, 606, 1402, 2912, 5102, 8512, 0]
    );
    assert_eq!(
        lines(rules(6, 1, true), 13),
        [2, 4, 8, 16, 40, 100, 260, 676, 1792, 4484, 9638, 19586, 0]
    );
    assert_eq!(
        lines(rules(5, 4, true), 9),
        [2, 4, 12, 36, 108, 276, 828, 2310, 6174]
    );
    assert_eq!(
        lines(rules(5, 1, false), 8),
        [4, 16, 36, 84, 216, 552, 1404, 1884]
    );
    let tiny = lines(Rules::preset(0, 0, false), 8);
    assert_eq!(
        tiny.iter().sum::<u64>(),
        564,
        "the whole tree of the tiny game but its root"
    );
}
