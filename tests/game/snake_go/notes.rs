//! The lecture notes' Snake Go: a player without snakes passes, and at the end the winner plays
//! `win`; with equal scores the second player wins. The notes call it the same game without draws,
//! so it is compared with the judge's.

use super::play::{is_over, numbers};
use plyscope::game::snake_go::{PASS, Rules, SnakeGo, WIN};
use plyscope::game::{Game, Interval, Player, Status, Wording};
use plyscope::search::{Algorithm, Event, Recorder, WinLose, run};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// Returns the value by definition: the best score for the side to move; each position is visited
/// once.
fn value(game: &SnakeGo, known: &mut HashMap<(Vec<u8>, bool), f64>) -> f64 {
    let player = match game.status() {
        Status::Over { score } => return score,
        Status::ToMove(player) => player,
        Status::Chance => panic!("no chance in this game"),
    };
    let key = (game.key(), player == Player::Max);
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let mut best = player.worst();
    for mv in game.moves() {
        let score = value(&game.after(mv), known);
        best = if player.prefers(score, best) {
            score
        } else {
            best
        };
    }
    known.insert(key, best);
    best
}

fn win_lose(game: &SnakeGo) -> f64 {
    let search = Algorithm::WinLose(WinLose {
        memo: true,
        stop: true,
        grundy: false,
    });
    match run(game, &search, 0, &mut Recorder::new(0, u64::MAX)) {
        ControlFlow::Continue(answer) => answer.value,
        ControlFlow::Break(_) => panic!("nothing stops the search"),
    }
}

/// Whether both games have made the same actions, apart from those that the notes add.
fn is_the_same_game_played(judge: &SnakeGo, notes: &SnakeGo) -> bool {
    let shared: Vec<u8> = notes
        .played()
        .iter()
        .copied()
        .filter(|mv| *mv < PASS)
        .collect();
    shared == judge.played()
}

#[test]
fn a_player_passes_exactly_without_snakes_and_wins_exactly_at_the_end() {
    let (mut passes, mut wins) = (0, 0);
    for (preset, seeds) in [(0, 200), (1, 200), (2, 100), (3, 4)] {
        for seed in 0..seeds {
            let mut number = numbers(seed);
            let (mut judge, mut notes) = (
                SnakeGo::preset(preset, 0, false),
                SnakeGo::preset(preset, 0, true),
            );
            let rounds = notes.rules().rounds;
            while let Status::ToMove(player) = notes.status() {
                let moves: Vec<u8> = notes.moves().collect();
                let has_snake = notes.snakes().any(|snake| snake.owner == player);
                let at_the_end = notes.round() > rounds;
                assert_eq!(moves.contains(&PASS), !has_snake && !at_the_end);
                assert_eq!(moves.contains(&WIN), at_the_end);
                if !moves.contains(&PASS) && !at_the_end {
                    assert_eq!(
                        (judge.status(), judge.moves().collect::<Vec<u8>>()),
                        (notes.status(), moves.clone())
                    );
                    assert_eq!(judge.round(), notes.round());
                }
                let mv = moves[number(moves.len())];
                notes.play(mv);
                passes += u32::from(mv == PASS);
                wins += u32::from(mv == WIN);
                if mv < PASS {
                    judge.play(mv);
                }
                assert!(is_the_same_game_played(&judge, &notes));
            }
            let Status::Over { score } = judge.status() else {
                panic!("both games end")
            };
            let expected = if score > 0.0 { 1.0 } else { -1.0 };
            assert_eq!(
                notes.status(),
                Status::Over { score: expected },
                "equal scores are the second player's win"
            );
            assert_eq!(score > 0.0, notes.played().ends_with(&[WIN]));
            assert_eq!(notes.round(), rounds + 1, "turns go on to the last round");
        }
    }
    assert!(
        passes > 1_000 && wins > 50,
        "{passes} passes and {wins} wins"
    );
}

#[test]
fn the_notes_game_is_equivalent_to_the_judges() {
    let mut number = numbers(3);
    let mut outcomes = [0, 0, 0];
    for preset in [0, 0, 0, 0, 1, 1] {
        for _ in 0..12 {
            let mut judge = SnakeGo::preset(preset, 0, false);
            for _ in 0..number(if preset == 0 { 6 } else { 9 }) + if preset == 0 { 0 } else { 5 } {
                let moves: Vec<u8> = judge.moves().collect();
                if !moves.is_empty() {
                    judge.play(moves[number(moves.len())]);
                }
            }
            let mut notes = SnakeGo::preset(preset, 0, true);
            for mv in judge.played() {
                while notes.moves().eq([PASS]) {
                    notes.play(PASS);
                }
                notes.play(*mv);
            }
            let score = value(&judge, &mut HashMap::new());
            let expected = if score > 0.0 { 1.0 } else { -1.0 };
            assert_eq!(
                value(&notes, &mut HashMap::new()),
                expected,
                "{}",
                notes.text()
            );
            assert_eq!(win_lose(&notes), expected, "{}", notes.text());
            outcomes[usize::from(score >= 0.0) + usize::from(score > 0.0)] += 1;
        }
    }
    assert!(
        outcomes.iter().all(|count| *count > 0),
        "wins, losses and draws were compared: {outcomes:?}"
    );
}

#[test]
fn win_lose_search_runs_on_the_small_boards_from_the_beginning() {
    for preset in [0, 1] {
        // Max can at best hold as many cells as Min, which is not enough in this variant.
        assert_eq!(win_lose(&SnakeGo::preset(preset, 0, true)), -1.0);
        assert_eq!(
            value(&SnakeGo::preset(preset, 0, false), &mut HashMap::new()),
            0.0
        );
    }
}

#[test]
fn there_are_no_draws_and_a_guess_never_outweighs_a_win() {
    let traits = SnakeGo::preset(2, 0, true).traits();
    assert!(!traits.draws && !traits.impartial && traits.range == Some(Interval::new(-1.0, 1.0)));
    let judge = SnakeGo::preset(2, 0, false).traits();
    assert!(judge.draws && judge.range == Some(Interval::new(-36.0, 36.0)));
    for seed in 0..50 {
        let mut number = numbers(seed);
        let mut game = SnakeGo::new(Rules::preset(2, 0, true));
        while !is_over(&game) {
            let guess: f64 = game
                .features()
                .zip(game.weights())
                .map(|(feature, weight)| feature * weight)
                .sum();
            assert!(guess.abs() < 1.0, "{}", game.text());
            let moves: Vec<u8> = game.moves().collect();
            game.play(moves[number(moves.len())]);
        }
    }
}

/// Without snakes the key alone does not tell whose turn it is; a memo by key alone would confuse
/// the two sides' wins.
#[test]
fn without_a_snake_on_either_side_the_memo_tells_whose_turn_it_is() {
    let rules = Rules {
        size: 3,
        rounds: 7,
        hides_suicide: false,
        ..Rules::preset(0, 0, true)
    };
    let start = SnakeGo::new(rules);
    let mut known = HashMap::new();
    value(&start, &mut known);
    // Positions that occur with either side to move: equal for Max, opposite for the mover.
    let turned = known
        .keys()
        .filter(|(key, is_max)| *is_max && known.contains_key(&(key.clone(), false)));
    assert!(turned.count() > 10, "such positions are met");
    let search = Algorithm::WinLose(WinLose {
        memo: true,
        stop: false,
        grundy: false,
    });
    let mut recorder = Recorder::new(usize::MAX, u64::MAX);
    assert!(run(&start, &search, 0, &mut recorder).is_continue());
    // A wrong memo entry need not change the root, so the value of every node is compared.
    let (mut path, mut recalled) = (vec![start], 0);
    for event in recorder.events {
        // The last event, the choice, comes after the root has returned.
        let Some(game) = path.last() else { break };
        match event {
            Event::Descend { choice, .. } => {
                path.push(game.after(game.choice(choice).expect("it was named")));
            }
            Event::Recall { .. } => recalled += usize::from(game.snakes().next().is_none()),
            Event::Return { score } => {
                assert_eq!(score, value(game, &mut known), "{}", game.text());
                path.pop();
            }
            _ => {}
        }
    }
    assert!(recalled > 10, "such positions are recalled");
}
