//! Hints and reviews: exact values where the rules give them, marked estimates elsewhere, and the
//! cost of a mistake.

use plyscope::game::any::{AnyGame, GameId};
use plyscope::play::hint::hints;
use plyscope::play::judge::{Verdict, adviser, judge};
use plyscope::play::review::{Insight, review};
use plyscope::play::task::{Finding, Played, Task};
use plyscope::play::{Machine, Made, Record, Seat};
use plyscope::search::{Algorithm, AlphaBeta, Basis, Evaluation};

fn position(id: GameId, text: &str) -> AnyGame {
    id.read(text, None).expect("the position is legal")
}

fn hinted(position: &AnyGame) -> Vec<(String, Verdict)> {
    let mut found = Vec::new();
    hints(position, 0, &mut || 0.0, &mut |choice, verdict| {
        found.push((position.move_name(choice).expect("it is legal"), verdict));
    });
    found
}

/// Makes a game of tic-tac-toe or Connect Four from the names of its moves.
fn game(opening: AnyGame, seats: [Seat; 2], names: &str) -> Record {
    let mut record = Record::new(opening, seats);
    for name in names.split(' ') {
        let here = record.now();
        let choice = (0..9)
            .find(|&choice| here.move_name(choice).as_deref() == Some(name))
            .expect("it is legal");
        assert!(record.play(Made {
            choice,
            reached: None
        }));
    }
    record
}

fn looks_ahead(depth: u32) -> Seat {
    Seat::Machine(Machine::new(Algorithm::AlphaBeta(AlphaBeta {
        depth: Some(depth),
        ..AlphaBeta::default()
    })))
}

#[test]
fn after_a_corner_only_the_middle_holds_the_draw() {
    let found = hinted(&position(GameId::TicTacToe, "x../.../..."));
    assert_eq!(found.len(), 8);
    for (name, verdict) in found {
        let expected = if name == "b2" { 0.0 } else { 1.0 };
        assert_eq!(
            (verdict.value, verdict.basis),
            (expected, Basis::Exact),
            "{name}"
        );
    }
}

#[test]
fn a_threat_that_is_not_met_loses_by_the_rules_and_what_meets_it_is_an_estimate() {
    // Three crosses in a row with one end free: Min must fill it.
    for (name, verdict) in hinted(&position(
        GameId::ConnectFour,
        "......./......./......./......./......./ooxxx..",
    )) {
        if name == "6" {
            assert!(
                verdict.basis != Basis::Exact && verdict.value < 1.0 && verdict.reached > 3,
                "{verdict:?}"
            );
        } else {
            assert_eq!(
                (verdict.value, verdict.basis, verdict.reached),
                (1.0, Basis::Exact, 1),
                "{name}"
            );
        }
    }
}

#[test]
fn an_estimate_is_the_same_again() {
    let opening = GameId::ConnectFour.position(&GameId::ConnectFour.named()[0]);
    let machine = adviser(&opening, 20_000).expect("the game has levels");
    let judged = || judge(&opening, 0, &machine, 10_000, &mut || 0.0);
    assert_eq!(judged(), judged());
    assert_ne!(judged().basis, Basis::Exact);
}

#[test]
fn a_review_finds_the_mistake_what_it_cost_and_what_would_have_been_better() {
    let opening = position(GameId::TicTacToe, ".../.../...");
    let record = game(
        opening,
        [Seat::Person, Seat::Person],
        "a3 a2 b2 c1 b3 b1 c3",
    );
    let insights: Vec<Insight> = (0..=7)
        .map(|at| review(&record, at, &mut || 0.0).expect("both play"))
        .collect();
    let values: Vec<f64> = insights
        .iter()
        .map(|insight| insight.verdict.value)
        .collect();
    assert_eq!(values, [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]);
    assert!(
        insights
            .iter()
            .all(|insight| insight.verdict.basis == Basis::Exact)
    );
    let losses: Vec<f64> = insights.iter().map(|insight| insight.lost[0].0).collect();
    assert_eq!(losses, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    let best = insights[1].verdict.best.expect("a player moves");
    assert_eq!(record.position(1).move_name(best).as_deref(), Some("b2"));
    assert_eq!(insights[7].own, None);
}

#[test]
fn a_search_that_looks_one_ply_ahead_is_found_out_where_two_plies_lose() {
    // Min threatens four in the lowest row. One ply ahead all moves look equal; two plies ahead all
    // but one lose.
    let opening = GameId::ConnectFour.position(&GameId::ConnectFour.named()[0]);
    let blind = AlphaBeta {
        depth: Some(1),
        evaluation: Evaluation::Features {
            weights: Some(vec![0.0; 5]),
        },
        ..AlphaBeta::default()
    };
    let seats = [
        Seat::Machine(Machine::new(Algorithm::AlphaBeta(blind))),
        Seat::Person,
    ];
    let record = game(opening, seats, "7 3 7 4 6 5 7");
    let insight = review(&record, 6, &mut || 0.0).expect("both play");
    let called = |choice: Option<u16>| {
        record
            .position(6)
            .move_name(choice.expect("there is a move"))
    };
    assert_eq!(called(insight.verdict.best).as_deref(), Some("2"));
    let own = insight.own.expect("a machine moves");
    assert_eq!(
        (called(own.best).as_deref(), own.basis, own.value),
        (Some("4"), Basis::Estimate, 0.0)
    );
    // Both the move made and the search's move lose the game: from an estimate to −1.
    assert!(
        insight
            .lost
            .iter()
            .all(|(lost, basis)| *lost > 0.5 && *basis != Basis::Exact),
        "{insight:?}"
    );
}

/// Returns the results of a task for a record, with a clock that stands still.
fn found(task: Task, record: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let done = task.carry_out(record, &mut || 0.0, &mut |finding| found.push(finding));
    assert_eq!(done, Ok(()));
    found
}

#[test]
fn insights_survive_the_journey_from_the_worker() {
    let opening = position(GameId::TicTacToe, ".../.../...");
    let record = game(opening, [looks_ahead(2), Seat::Person], "a3 a2 b2");
    let expected: Vec<Finding> = (0..=3)
        .filter_map(|at| review(&record, at, &mut || 0.0))
        .map(Finding::Insight)
        .collect();
    assert_eq!(found(Task::Review, &record.write()), expected);
    // They are serialized as plain values.
    let written = serde_json::to_string(&expected).expect("findings are plain values");
    let read: Vec<Finding> = serde_json::from_str(&written).expect("what was written is read");
    assert_eq!(read, expected);
}

#[test]
fn hints_are_for_where_the_record_stands() {
    let opening = position(GameId::TicTacToe, ".../.../...");
    let record = Record {
        at: 1,
        ..game(opening, [Seat::Person, Seat::Person], "a3 a2 b2")
    };
    let values: Vec<f64> = found(Task::Hints, &record.write())
        .into_iter()
        .map(|finding| match finding {
            Finding::Hint { verdict, .. } => verdict.value,
            other => panic!("{other:?} is no hint"),
        })
        .collect();
    let expected: Vec<f64> = hinted(&record.position(1))
        .into_iter()
        .map(|(_, verdict)| verdict.value)
        .collect();
    assert_eq!(values.len(), 8);
    assert_eq!(values, expected);
}

#[test]
fn a_match_tells_what_has_ended_and_what_goes_on_but_not_more_often_than_anybody_can_look() {
    let machine = r#"{"algorithm":{"kind":"mcts","iterations":20}}"#;
    let json = format!(
        r#"{{"game":{{"kind":"nim","heaps":[3,4]}},"entrants":[{{"name":"a","machine":{machine}}},{{"name":"b","machine":{machine}}}],"rounds":5}}"#
    );
    let told = |step: f64| {
        let (mut now, mut rows) = (0.0, Vec::new());
        let mut clock = || {
            now += step;
            now
        };
        let done = Task::Match.carry_out(&json, &mut clock, &mut |finding| match finding {
            Finding::Games(games) => rows.push(games),
            other => panic!("{other:?} is no game"),
        });
        assert_eq!(done, Ok(()));
        rows
    };
    let ended = |rows: Vec<Vec<Played>>| {
        rows.into_iter()
            .flatten()
            .filter(|game| game.is_over)
            .map(|game| game.moves)
            .collect::<Vec<_>>()
    };
    let (slow, fast) = (told(300.0), told(0.001));
    assert!(
        slow.len() > 20 && fast.len() == 1,
        "{} and {} rows",
        slow.len(),
        fast.len()
    );
    assert!(
        slow[..slow.len() - 1]
            .iter()
            .all(|row| row.iter().filter(|game| !game.is_over).count() == 1)
    );
    assert_eq!(ended(fast).len(), 10);
    assert_eq!(ended(slow), ended(told(0.001)));
}

#[test]
fn a_task_for_what_is_no_record_is_refused() {
    for task in [Task::Hints, Task::Review, Task::Match] {
        assert!(task.carry_out("{}", &mut || 0.0, &mut |_| {}).is_err());
    }
}

#[test]
fn estimates_of_moves_look_equally_far() {
    for (id, text) in [(GameId::ConnectFour, "44"), (GameId::Chess, "")] {
        let position = match id {
            GameId::ConnectFour => {
                let spec = format!(
                    r#"{{"game":{{"kind":"connect-four","moves":"{text}"}},"algorithm":{{"kind":"minimax","depth":1}}}}"#
                );
                plyscope::spec::Spec::read(&spec).expect("it is good").game
            }
            _ => {
                let spec = r#"{"game":{"kind":"chess"},"algorithm":{"kind":"minimax","depth":1}}"#;
                plyscope::spec::Spec::read(spec).expect("it is good").game
            }
        };
        // The last value told of a move is the one that counts.
        let mut last = std::collections::BTreeMap::new();
        hints(&position, 2, &mut || 0.0, &mut |choice, verdict| {
            last.insert(choice, verdict);
        });
        let depths: std::collections::BTreeSet<u32> = last
            .values()
            .filter(|verdict| verdict.basis == Basis::Estimate)
            .map(|verdict| verdict.reached)
            .collect();
        assert_eq!(depths.len(), 1, "{id:?}: {depths:?}");
    }
}

#[test]
fn the_strongest_machine_wins_at_once_where_it_can() {
    fn positions(here: &AnyGame, known: &mut std::collections::HashMap<String, AnyGame>) {
        if !matches!(here.status(), plyscope::game::Status::ToMove(_)) {
            return;
        }
        let text =
            plyscope::spec::Spec::new(here.clone(), Algorithm::AlphaBeta(AlphaBeta::default()))
                .write();
        if known.insert(text, here.clone()).is_none() {
            for choice in 0..here.choices() {
                positions(&here.after(&[choice]), known);
            }
        }
    }
    let mut known = std::collections::HashMap::new();
    positions(&position(GameId::TicTacToe, ".../.../..."), &mut known);
    let (mut count, mut missed) = (0, 0);
    for here in known.values() {
        let plyscope::game::Status::ToMove(player) = here.status() else {
            continue;
        };
        let wins = |choice: u16| {
            matches!(here.after(&[choice]).status(), plyscope::game::Status::Over { score }
                if score != 0.0 && !player.prefers(0.0, score))
        };
        if !(0..here.choices()).any(wins) {
            continue;
        }
        count += 1;
        let machine = plyscope::play::levels(here)
            .pop()
            .expect("it has levels")
            .machine;
        let thought = plyscope::play::think(here, &machine, 0, &mut || 0.0, &mut |_| {});
        let best = thought.answer.best.expect("there is a move");
        missed += usize::from(!wins(best));
        // The search that explains the move makes it, too.
        let spec = machine.search(here, 0, thought.reached.expect("a search"));
        let mut nothing = plyscope::search::Recorder::new(0, u64::MAX);
        let answer =
            plyscope::search::record_any(&spec.game, &spec.algorithm, spec.seed, &mut nothing);
        assert_eq!(
            answer.continue_value().and_then(|answer| answer.best),
            Some(best)
        );
    }
    assert_eq!((count, missed), (2_358, 0));
}
