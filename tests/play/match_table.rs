//! Matches: the schedule, the same results wherever a match is interrupted, the statistics, and
//! every game in a file.

use plyscope::game::ByPlayer;
use plyscope::game::any::{AnyGame, GameId};
use plyscope::lang::Lang;
use plyscope::play::table::{Entrant, Pairing, Played, Score, Table};
use plyscope::play::{Machine, Made, levels};
use plyscope::search::{Algorithm, Mcts};

fn position(id: GameId, text: &str) -> AnyGame {
    id.read(text, None).expect("the position is legal")
}

fn machine(iterations: u32) -> Machine {
    Machine::new(Algorithm::Mcts(Mcts {
        iterations,
        ..Mcts::default()
    }))
}

fn table(names: &[&str], rounds: u32) -> Table {
    let entrants = (1..).zip(names).map(|(size, name)| Entrant {
        name: (*name).to_owned(),
        machine: machine(size * size * 10),
    });
    let opening = position(GameId::TicTacToe, ".../.../...");
    Table {
        entrants: entrants.collect(),
        rounds,
        random: 2,
        seed: 7,
        ..Table::new(opening)
    }
}

fn played(mut table: Table, most: usize) -> Table {
    for _ in 0..most {
        let Some(moves) = table.play(&mut || 0.0, &mut |_, _| {}) else {
            break;
        };
        table.add(moves);
    }
    table
}

/// Returns moves by name; those from index `drawn` on are a machine's.
fn moves(opening: &AnyGame, names: &str, drawn: usize) -> Vec<Made> {
    let mut position = opening.clone();
    let made = |(ply, name): (usize, &str)| {
        let choice = (0..9)
            .find(|&choice| position.move_name(choice).as_deref() == Some(name))
            .expect("it is legal");
        position.play(choice);
        Made {
            choice,
            reached: (drawn > 0 && ply >= drawn).then_some(10),
        }
    };
    names.split(' ').enumerate().map(made).collect()
}

#[test]
fn every_two_entrants_play_with_sides_swapped_and_the_same_seed() {
    let plan = table(&["a", "b", "c"], 2).plan();
    let expected = [
        ([0, 1], 7),
        ([1, 0], 7),
        ([0, 2], 7),
        ([2, 0], 7),
        ([1, 2], 7),
        ([2, 1], 7),
        ([0, 1], 8),
        ([1, 0], 8),
        ([0, 2], 8),
        ([2, 0], 8),
        ([1, 2], 8),
        ([2, 1], 8),
    ];
    let expected = expected.map(|(sides, seed)| Pairing {
        sides: ByPlayer::from(sides),
        seed,
    });
    assert_eq!(plan, expected);
}

#[test]
fn a_match_that_stops_and_goes_on_is_the_match_that_never_stopped() {
    let whole = played(table(&["a", "b", "c"], 2), usize::MAX);
    assert_eq!(whole.played.len(), 12);
    for stop in [0, 1, 5, 11] {
        let stopped = played(table(&["a", "b", "c"], 2), stop);
        let taken_up = Table::read(&stopped.write()).expect("what is written can be read");
        assert_eq!(taken_up, stopped);
        assert_eq!(
            played(taken_up, usize::MAX),
            whole,
            "stopped after {stop} games"
        );
    }
}

#[test]
fn a_pair_begins_both_its_games_with_the_same_moves_at_random_and_each_round_with_others() {
    let table = played(table(&["a", "b"], 20), usize::MAX);
    let openings: Vec<&[Made]> = table
        .played
        .iter()
        .map(|played| &played.moves[..2])
        .collect();
    assert!(
        openings
            .iter()
            .flat_map(|moves| moves.iter())
            .all(|made| made.reached.is_none())
    );
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]));
    let mut different: Vec<[u16; 2]> = openings
        .iter()
        .map(|moves| [moves[0].choice, moves[1].choice])
        .collect();
    different.sort_unstable();
    different.dedup();
    assert!(
        different.len() > 10,
        "{} openings in 20 rounds",
        different.len()
    );
    // A machine's own moves include their searches.
    assert!(
        table
            .played
            .iter()
            .all(|played| played.moves[2..].iter().all(|made| made.reached.is_some()))
    );
}

#[test]
fn a_move_at_random_never_ends_the_game() {
    // One stone in each of two heaps; taking the second ends the game, so only the first move can
    // be drawn.
    let entrants = ["a", "b"].map(|name| Entrant {
        name: name.to_owned(),
        machine: machine(10),
    });
    let table = Table {
        entrants: entrants.to_vec(),
        random: 5,
        ..Table::new(position(GameId::Nim, "1 1"))
    };
    let table = played(table, 2);
    for Played { moves, .. } in &table.played {
        assert_eq!(
            moves
                .iter()
                .map(|made| made.reached.is_some())
                .collect::<Vec<_>>(),
            [false, true]
        );
    }
}

#[test]
fn games_of_the_table_are_games_that_can_be_looked_at() {
    let table = played(table(&["a", "b"], 3), usize::MAX);
    for (at, Pairing { sides, seed }) in table.plan().into_iter().enumerate() {
        let record = table.record(at).expect("it was played");
        assert_eq!(record.moves, table.played[at].moves);
        for (player, seat) in record.seats.iter() {
            let expected = Machine {
                seed,
                ..table.entrants[sides[player]].machine.clone()
            };
            assert_eq!(seat.machine(), Some(&expected));
        }
        // The search behind each machine's move takes that move.
        for (ply, made) in record
            .moves
            .iter()
            .enumerate()
            .filter(|(_, made)| made.reached.is_some())
        {
            let spec = record.search(ply).expect("a machine made it");
            assert_eq!(plyscope::report::summary(&spec).best, Some(made.choice));
        }
    }
    assert_eq!(table.record(6), None);
}

#[test]
fn who_wins_loses_and_draws_is_counted_by_entrant_and_by_pair() {
    let mut table = Table {
        played: Vec::new(),
        ..table(&["a", "b", "c"], 1)
    };
    // a–b 1–0, b–a ½–½, a–c 0–1, c–a 1–0, b–c 1–0.
    table.played = [2, 1, 0, 2, 2]
        .map(|points| Played {
            moves: Vec::new(),
            points,
        })
        .to_vec();
    let score = |wins, draws, losses| Score {
        wins,
        draws,
        losses,
    };
    assert_eq!(table.score(0, None), score(1, 1, 2));
    assert_eq!(table.score(1, None), score(1, 1, 1));
    assert_eq!(table.score(2, None), score(2, 0, 1));
    assert_eq!(table.score(0, Some(1)), score(1, 1, 0));
    assert_eq!(table.score(1, Some(0)), score(0, 1, 1));
    assert_eq!(table.score(2, Some(0)), score(2, 0, 0));
    assert_eq!(table.score(0, None).share(), Some(0.375));
}

#[test]
fn results_are_those_of_the_boards() {
    let mut table = table(&["a", "b"], 2);
    // × completes the upper row; ○ completes the upper row; a draw.
    for game in [
        "a3 a2 b3 b2 c3",
        "a2 a3 b2 b3 c1 c3",
        "a3 b3 c3 b2 a2 c2 b1 a1 c1",
    ] {
        let moves = moves(&table.opening, game, 0);
        table.add(moves);
    }
    // A move that does not exist makes no game.
    table.add(vec![Made {
        choice: 9,
        reached: None,
    }]);
    let points: Vec<usize> = table.played.iter().map(|played| played.points).collect();
    assert_eq!(points, [2, 0, 1]);
}

#[test]
fn intervals_are_those_of_the_published_examples() {
    // R. G. Newcombe, *Two-sided confidence intervals for the single proportion* (1998), table I,
    // method 3.
    let published = [
        ([81, 182], [0.2553, 0.3662]),
        ([15, 133], [0.0624, 0.1605]),
        ([0, 20], [0.0, 0.1611]),
        ([1, 28], [0.0061, 0.1718]),
    ];
    for ([wins, losses], expected) in published {
        let found = Score {
            wins,
            draws: 0,
            losses,
        }
        .interval()
        .expect("there are games");
        for (found, expected) in found.into_iter().zip(expected) {
            assert!(
                (found - expected).abs() < 5e-5,
                "{wins} of {}: {found}, published {expected}",
                wins + losses
            );
        }
    }
    assert_eq!(Score::default().interval(), None);
}

#[test]
fn two_draws_count_as_a_win_and_a_loss() {
    let drawn = Score {
        wins: 10,
        draws: 10,
        losses: 5,
    };
    let decided = Score {
        wins: 15,
        draws: 0,
        losses: 10,
    };
    assert_eq!(
        (drawn.share(), drawn.interval()),
        (decided.share(), decided.interval())
    );
}

#[test]
fn the_file_has_every_game_on_a_line() {
    let names = ["plain", "with, comma and \"quotes\""];
    let mut table = table(&names, 1);
    for game in ["a3 a2 b3 b2 c3", "a2 a3 b2 b3 c1 c3"] {
        // The first two moves are drawn, the others a machine's.
        let moves = moves(&table.opening, game, 2);
        table.add(moves);
    }
    let expected = "game,max,min,seed,random plies,result,plies,moves\n\
        1,plain,\"with, comma and \"\"quotes\"\"\",7,2,1-0,5,a3 a2 b3 b2 c3\n\
        2,\"with, comma and \"\"quotes\"\"\",plain,7,2,0-1,6,a2 a3 b2 b3 c1 c3\n";
    assert_eq!(table.csv(), expected);
}

#[test]
fn the_stronger_level_of_tic_tac_toe_scores_more() {
    let opening = position(GameId::TicTacToe, ".../.../...");
    let entrants = levels(&opening).into_iter().map(|level| Entrant {
        name: level.name.say(Lang::En).to_owned(),
        machine: level.machine,
    });
    let table = Table {
        entrants: entrants.collect(),
        rounds: 10,
        random: 1,
        ..Table::new(opening)
    };
    let table = played(table, usize::MAX);
    let last = table.entrants.len() - 1;
    let shares: Vec<f64> = (0..=last)
        .map(|entrant| table.score(entrant, None).share().expect("it has played"))
        .collect();
    assert!(
        shares[0] < shares[last] && shares[0] < 0.4 && shares[last] > 0.6,
        "{shares:?}"
    );
    // Perfect play is never beaten when only the first move is drawn.
    assert_eq!(table.score(last, None).losses, 0, "{shares:?}");
}

#[test]
fn a_machine_that_cannot_play_is_refused_with_its_place() {
    let json = r#"{"game":{"kind":"tic-tac-toe"},"entrants":[{"name":"a","machine":{"algorithm":{"kind":"win-lose"}}}]}"#;
    let refusal = Table::read(json).expect_err("tic-tac-toe has draws");
    assert_eq!(refusal.path, "entrants[0].machine.algorithm");
    for (json, path) in [
        (r#"{"game":{"kind":"nim"}}"#, "game.heaps"),
        (r#"{"game":{"kind":"nim","heaps":[1]}}"#, "entrants"),
        (
            r#"{"game":{"kind":"nim","heaps":[1]},"entrants":[],"rounds":-1}"#,
            "rounds",
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[2]},"entrants":[],"played":[[5]]}"#,
            "played[0][0]",
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[2]},"entrants":[],"winner":"a"}"#,
            "winner",
        ),
    ] {
        assert_eq!(Table::read(json).expect_err(json).path, path, "{json}");
    }
}

#[test]
fn a_match_without_games_has_none_to_play() {
    let alone = table(&["a"], 5);
    assert_eq!(alone.play(&mut || 0.0, &mut |_, _| {}), None);
}
