//! The law of thinking under a clock: the search that a thought names chooses the same move.

use super::games::{GAMES, game, machines_for};
use plyscope::game::any::AnyGame;
use plyscope::game::{Player, Status};
use plyscope::play::{Budget, Machine, Seen, Thought, levels, think, think_within};
use plyscope::search::{Algorithm, AlphaBeta, Basis, Event, Flow, Probe, Relation};
use std::ops::ControlFlow;

/// Keeps the move that a search chooses.
#[derive(Default)]
struct Chosen(Option<u16>);

impl Probe for Chosen {
    fn emit(&mut self, event: Event) -> Flow {
        if let Event::Choose { choice } = event {
            self.0 = Some(choice);
        }
        ControlFlow::Continue(())
    }
}

fn chosen(position: &AnyGame, machine: &Machine, ply: u32, thought: &Thought) -> Option<u16> {
    let spec = machine.search(position, ply, thought.reached.expect("a search"));
    spec.check().expect("a search that was run can be run");
    let mut chosen = Chosen::default();
    assert!(spec.run(&mut chosen).is_continue());
    chosen.0
}

/// A clock that advances by up to `most` milliseconds at each reading.
fn leaping(seed: u64, most: u64) -> impl FnMut() -> f64 {
    let (mut state, mut now) = (seed, 0.0);
    move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        now += ((state >> 33) % (most * 10)) as f64 / 10.0;
        now
    }
}

#[test]
fn the_search_that_a_thought_names_takes_its_move_whenever_the_clock_stopped_it() {
    let mut played = 0;
    for (json, machine) in GAMES.iter().flat_map(|json| {
        machines_for(&game(json))
            .into_iter()
            .map(move |machine| (json, machine))
    }) {
        let position = game(json);
        let clocks = [
            (1, 60, f64::INFINITY),
            (2, 20, f64::INFINITY),
            (3, 9, f64::INFINITY),
            (4, 20, 40.0),
        ];
        for (seed, most, longest) in clocks {
            let mut told = Vec::new();
            let last = think_within(
                &position,
                &machine,
                7,
                longest,
                &mut leaping(seed, most),
                &mut |thought| told.push(thought.clone()),
            );
            told.dedup_by_key(|thought| thought.reached);
            for thought in told.iter().rev().take(3).chain([&last]) {
                let context = format!("{json} {} {thought:?}", machine.write());
                assert_eq!(
                    chosen(&position, &machine, 7, thought),
                    thought.answer.best,
                    "{context}"
                );
                assert!(thought.answer.best.is_some(), "{context}");
                assert_eq!(
                    thought.line.first().copied().or(thought.answer.best),
                    thought.answer.best,
                    "{context}"
                );
                played += 1;
            }
        }
    }
    assert!(played > 500, "{played}");
}

/// Returns the value of a position by the rules alone.
fn worth(position: &AnyGame) -> f64 {
    let after = |choice| worth(&position.after(&[choice]));
    let count = (0_u16..)
        .take_while(|choice| position.move_name(*choice).is_some())
        .count() as u16;
    match position.status() {
        Status::Over { score } => score,
        Status::ToMove(Player::Max) => (0..count).map(after).fold(f64::NEG_INFINITY, f64::max),
        _ => (0..count).map(after).fold(f64::INFINITY, f64::min),
    }
}

#[test]
fn a_value_is_called_exact_only_if_it_is_and_where_the_end_was_seen_it_is() {
    let (mut proven, mut guessed) = (0, 0);
    for json in [
        GAMES[0],
        GAMES[11],
        r#"{"kind":"nim","heaps":[1,2,2]}"#,
        r#"{"kind":"connect-four","columns":4,"rows":3,"k":3,"position":"..../.ox./.xo."}"#,
        r#"{"kind":"mnk","m":3,"n":3,"k":3,"position":"xo./.x./o.."}"#,
        r#"{"kind":"chess","fen":"7k/8/6K1/8/8/8/8/R7 w - - 98 80"}"#,
    ] {
        let position = game(json);
        let worth = worth(&position);
        for machine in machines_for(&position) {
            let mut told = Vec::new();
            let last = think(&position, &machine, 0, &mut leaping(4, 9), &mut |thought| {
                told.push(thought.clone());
            });
            told.push(last);
            for thought in told {
                let context = format!("{json} {} {thought:?}", machine.write());
                match thought.basis {
                    Basis::Exact => assert!(
                        (thought.answer.value - worth).abs() < 1e-9,
                        "{context}: {worth}"
                    ),
                    Basis::Average => {
                        assert!(
                            machine.write().contains("mcts")
                                || machine.write().contains("playouts"),
                            "{context}"
                        );
                    }
                    Basis::Estimate => {}
                }
                *(if thought.basis == Basis::Exact {
                    &mut proven
                } else {
                    &mut guessed
                }) += 1;
            }
        }
        // To the end and no further: there is no estimate.
        let whole = Machine::new(Algorithm::AlphaBeta(AlphaBeta {
            table: true,
            ..AlphaBeta::default()
        }));
        let thought = think(&position, &whole, 0, &mut || 0.0, &mut |_| {});
        assert_eq!(
            (thought.basis, thought.answer.value),
            (Basis::Exact, worth),
            "{json}"
        );
    }
    assert!(proven > 40 && guessed > 40, "{proven} {guessed}");
    // With a window the value may be only a bound.
    let window = plyscope::search::Window {
        alpha: -1.0,
        beta: -0.5,
    };
    let narrow = Machine::new(Algorithm::AlphaBeta(AlphaBeta {
        window,
        ..AlphaBeta::default()
    }));
    assert_eq!(
        think(&game(GAMES[11]), &narrow, 0, &mut || 0.0, &mut |_| {}).basis,
        Basis::Estimate
    );
}

/// Whether a thought's number for a move holds of its true value.
fn holds(seen: &Seen, worth: f64) -> bool {
    match seen.relation {
        Relation::Exact => (seen.value - worth).abs() < 1e-9,
        Relation::AtLeast => worth >= seen.value - 1e-9,
        Relation::AtMost => worth <= seen.value + 1e-9,
        Relation::Open => true,
    }
}

#[test]
fn what_is_seen_of_each_move_is_true_of_it_and_the_move_that_is_played_is_among_them() {
    let (mut exact, mut bounds, mut visited) = (0, 0, 0);
    for json in [
        GAMES[0],
        GAMES[11],
        r#"{"kind":"nim","heaps":[1,2,2]}"#,
        r#"{"kind":"connect-four","columns":4,"rows":3,"k":3,"position":"..../.ox./.xo."}"#,
        r#"{"kind":"mnk","m":3,"n":3,"k":3,"position":"xo./.x./o.."}"#,
    ] {
        let position = game(json);
        for machine in machines_for(&position) {
            let thought = think(&position, &machine, 0, &mut leaping(4, 9), &mut |_| {});
            let context = format!("{json} {} {thought:?}", machine.write());
            let played = thought
                .seen
                .iter()
                .find(|seen| Some(seen.choice) == thought.answer.best);
            let played = played.expect(&context);
            for seen in &thought.seen {
                if seen.basis == Basis::Exact {
                    let worth = worth(&position.after(&[seen.choice]));
                    assert!(holds(seen, worth), "{seen:?} is worth {worth}: {context}");
                    exact += u32::from(seen.relation == Relation::Exact);
                    bounds += u32::from(seen.relation != Relation::Exact);
                }
            }
            if let Algorithm::Mcts(options) = &machine.algorithm {
                let visits = thought.seen.iter().map(|seen| seen.visits).sum::<u32>();
                // An iteration from the root itself goes to none of them.
                let rest = u32::from(options.rollout_root);
                assert_eq!(
                    visits,
                    (thought.reached.expect("a search") - rest) * options.playouts,
                    "{context}"
                );
                visited += 1;
            } else if position.status() == Status::ToMove(Player::Max) {
                assert_eq!(played.value, thought.answer.value, "{context}");
            }
        }
    }
    assert!(
        exact > 30 && bounds > 10 && visited > 5,
        "{exact} {bounds} {visited}"
    );
}

#[test]
fn the_same_seed_gives_the_same_thoughts_and_another_seed_others() {
    for json in GAMES {
        let position = game(json);
        for machine in machines_for(&position) {
            let thoughts = || {
                let mut told = Vec::new();
                let last = think(&position, &machine, 0, &mut leaping(5, 9), &mut |thought| {
                    told.push(thought.clone());
                });
                (told, last)
            };
            assert_eq!(thoughts(), thoughts(), "{json} {}", machine.write());
        }
    }
    let position = game(r#"{"kind":"go","size":5,"komi":0.5}"#);
    let random = levels(&position)[0].machine.clone();
    let moves: Vec<Option<u16>> = (0..2_600)
        .map(|seed| {
            think(
                &position,
                &Machine {
                    seed,
                    ..random.clone()
                },
                3,
                &mut || 0.0,
                &mut |_| {},
            )
            .answer
            .best
        })
        .collect();
    // The weakest level makes any move, each equally likely: about a hundred of each of the 26.
    for choice in 0..26 {
        let count = moves.iter().filter(|best| **best == Some(choice)).count();
        assert!((60..=145).contains(&count), "{choice}: {count}");
    }
}

#[test]
fn a_budget_of_nodes_is_kept_and_one_that_is_too_small_still_gives_a_move() {
    for json in GAMES {
        let position = game(json);
        for machine in machines_for(&position) {
            let tight = Machine {
                budget: Budget::Nodes(1),
                ..machine.clone()
            };
            let thought = think(&position, &tight, 0, &mut || 1e9, &mut |_| {});
            assert!(thought.answer.best.is_some(), "{json} {}", tight.write());
            assert_eq!(
                chosen(&position, &tight, 0, &thought),
                thought.answer.best,
                "{json} {}",
                tight.write()
            );
        }
    }
}

#[test]
fn a_whole_game_between_any_two_levels_comes_to_its_end() {
    for json in [GAMES[0], GAMES[1], GAMES[3], GAMES[8]] {
        let opening = game(json);
        for level in levels(&opening) {
            let (mut position, mut ply) = (opening.clone(), 0);
            while let Status::ToMove(_) = position.status() {
                let thought = think(
                    &position,
                    &level.machine,
                    ply,
                    &mut leaping(u64::from(ply), 30),
                    &mut |_| {},
                );
                assert!(position.play(thought.answer.best.expect("somebody moves")));
                ply += 1;
            }
            assert!(matches!(position.status(), Status::Over { .. }));
        }
    }
}
