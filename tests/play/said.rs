//! What a machine says of the move it has made: it is true of what it has found, in every game and language.

use crate::games::{GAMES, game, machines_for};
use plyscope::app::state::play::number::{judged_pawn, pawn, written};
use plyscope::app::state::play::said::{ranked, said};
use plyscope::game::any::AnyGame;
use plyscope::game::{Player, Status};
use plyscope::lang::Lang;
use plyscope::play::{CHESS_WEIGHTS, Machine, Thought, levels, think};
use plyscope::search::{Algorithm, AlphaBeta, Basis, Evaluation, Mcts, Minimax, Relation};
use plyscope::trace::Number;

fn thought(position: &AnyGame, machine: &Machine) -> Thought {
    let mut now = 0.0;
    let mut clock = || {
        now += 2.0;
        now
    };
    think(position, machine, 0, &mut clock, &mut |_| {})
}

fn deep(depth: Option<u32>) -> Machine {
    Machine::new(Algorithm::AlphaBeta(AlphaBeta {
        depth,
        ..AlphaBeta::default()
    }))
}

fn told(json: &str, machine: &Machine, lang: Lang) -> String {
    let position = game(json);
    let Status::ToMove(mover) = position.status() else {
        panic!("{json}: somebody moves");
    };
    let thought = thought(&position, machine);
    said(&position, machine, &thought, mover, lang)
}

#[test]
fn a_machine_says_why_it_played_what_came_next_and_what_it_expects() {
    let connect = r#"{"kind":"connect-four"}"#;
    let whole = Machine::new(Algorithm::Minimax(Minimax {
        depth: Some(2),
        ..Minimax::default()
    }));
    let said = told(connect, &whole, Lang::En);
    assert!(
        said.starts_with("Max played column\u{a0}4: a search 2 plies deep finds none of the 7 moves better for Max. Value for Max: ≈"),
        "{said}"
    );
    assert!(
        said.contains(". The next best move was column\u{a0}"),
        "{said}"
    );
    assert!(
        said.contains(". Expected next: Min column\u{a0}") && said.ends_with('.'),
        "{said}"
    );
    let zh = told(connect, &whole, Lang::Zh);
    assert!(
        zh.starts_with("Max 选了第\u{a0}4\u{a0}列：")
            && zh.contains("其次是第\u{a0}")
            && zh.ends_with('。'),
        "{zh}"
    );
    // Alpha-beta leaves the other moves with bounds, which do not tell the second best.
    let bounds = told(connect, &deep(Some(2)), Lang::En);
    assert!(bounds.starts_with("Max played column\u{a0}4"), "{bounds}");
    assert!(!bounds.contains("next best"), "{bounds}");
}

#[test]
fn a_win_a_loss_and_the_only_move_are_said_in_words() {
    for (position, expected) in [
        (
            "xx./oo./...",
            "Max played c3: Max wins after it, whatever the replies.",
        ),
        (
            "xox/oo./xx.",
            "Min played c2: Min wins after it, whatever the replies.",
        ),
    ] {
        let json = format!(r#"{{"kind":"tic-tac-toe","position":"{position}"}}"#);
        assert!(
            told(&json, &deep(None), Lang::En).starts_with(expected),
            "{position}"
        );
    }
    let lost = told(r#"{"kind":"nim","heaps":[1,1]}"#, &deep(None), Lang::En);
    assert!(lost.contains(": every move loses for Max."), "{lost}");
    let threat = r#"{"kind":"tic-tac-toe","position":"x../.o./x.."}"#;
    let minimax = Machine::new(Algorithm::Minimax(Minimax::default()));
    let forced = told(threat, &minimax, Lang::En);
    assert!(
        forced.starts_with(
            "Min played a2: every other move loses for Min. Value for Max: a draw. Expected next:"
        ),
        "{forced}"
    );
    let only = told(
        r#"{"kind":"tic-tac-toe","position":"xox/xoo/ox."}"#,
        &deep(None),
        Lang::En,
    );
    assert_eq!(only, "Max played c1: there was no other move.");
}

#[test]
fn visits_and_not_values_are_what_a_tree_of_playouts_goes_by() {
    let machine = Machine::new(Algorithm::Mcts(Mcts {
        iterations: 200,
        ..Mcts::default()
    }));
    let position = game(GAMES[7]);
    let thought = thought(&position, &machine);
    let said = said(&position, &machine, &thought, Player::Max, Lang::En);
    let most = thought
        .seen
        .iter()
        .map(|seen| seen.visits)
        .max()
        .expect("it has visited moves");
    assert!(
        said.contains(&format!(
            ": {most} of 200 playouts went through it, with mean reward 0."
        )),
        "{said}"
    );
    let ranked = ranked(&thought, &machine, Player::Max);
    assert!(
        ranked
            .windows(2)
            .all(|pair| pair[0].visits >= pair[1].visits)
    );
}

#[test]
fn every_machine_says_a_sentence_of_the_move_it_plays_and_ranks_it_first() {
    let mut count = 0;
    for json in GAMES {
        let position = game(json);
        let Status::ToMove(mover) = position.status() else {
            continue;
        };
        for machine in machines_for(&position) {
            let thought = thought(&position, &machine);
            let context = format!("{json} {} {thought:?}", machine.write());
            let ranked = ranked(&thought, &machine, mover);
            assert_eq!(
                ranked.first().map(|seen| seen.choice),
                thought.answer.best,
                "{context}"
            );
            for lang in Lang::ALL {
                let said = said(&position, &machine, &thought, mover, lang);
                let made = position
                    .move_told(thought.answer.best.expect("somebody moves"), lang)
                    .expect("it is a move");
                assert!(said.contains(&made), "{said}: {context}");
                assert!(
                    said.ends_with(['.', '。']) && !said.contains("NaN"),
                    "{said}: {context}"
                );
            }
            // Nothing that was found is better than what was played, unless it is no more than a bound.
            if !matches!(machine.algorithm, Algorithm::Mcts(_)) {
                let own = ranked[0].value;
                for seen in &ranked {
                    let is_bound = seen.relation != Relation::Exact;
                    assert!(
                        is_bound || !mover.prefers(seen.value, own),
                        "{seen:?}: {context}"
                    );
                }
            }
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn estimates_of_chess_are_told_in_pawns_with_their_sign() {
    let number = |value, basis| Number {
        value,
        relation: Relation::Exact,
        basis,
    };
    let chess = game(GAMES[6]);
    let own = pawn(&chess, &deep(Some(2)).algorithm);
    assert_eq!(
        (own, judged_pawn(&chess)),
        (Some(0.01), Some(CHESS_WEIGHTS[0]))
    );
    for (value, basis, expected) in [
        (0.013, Basis::Estimate, "≈\u{a0}+1.3"),
        (-0.09, Basis::Estimate, "≈\u{a0}−9"),
        (0.0, Basis::Estimate, "≈\u{a0}0"),
        (1.0, Basis::Exact, "1"),
    ] {
        assert_eq!(written(number(value, basis), own), expected);
    }
    let connect = game(GAMES[4]);
    assert_eq!(judged_pawn(&connect), None);
    assert_eq!(
        written(number(0.0125, Basis::Estimate), None),
        "≈\u{a0}0.013"
    );
}

#[test]
fn by_the_weights_of_machines_no_squares_outweigh_a_pawn_and_nothing_a_win() {
    let [material, targets, centre] = CHESS_WEIGHTS;
    // No position has more legal moves than 218, and the centre has four squares, each for sixteen men to reach and one to hold.
    let squares = 218.0 * targets + 68.0 * centre;
    assert!(squares < material, "{squares}");
    // Nine queens and all other pieces are worth 103 pawns.
    assert!(103.0 * material + squares < 1.0);
    for level in levels(&game(GAMES[6])).iter().skip(1) {
        let weights = level.machine.algorithm.evaluation();
        let own = Evaluation::Features {
            weights: Some(CHESS_WEIGHTS.to_vec()),
        };
        assert_eq!(weights, Some(&own));
    }
}
