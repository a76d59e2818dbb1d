//! Playouts of Go, its features, and the moves that searches find.

use super::{board, go};
use plyscope::game::any::GameId;
use plyscope::game::go::Go;
use plyscope::game::{Game, Status, Wording};
use plyscope::search::{Algorithm, Flow, Mcts, Policy, Recorder, replay, run};

fn playout(game: &Go, policy: Policy, iteration: u32) -> (Go, Vec<Go>) {
    let algorithm = Algorithm::Mcts(Mcts {
        policy,
        ..Mcts::default()
    });
    let mut played = game.clone();
    let mut met = Vec::new();
    for choice in replay(game, &algorithm, 7, (iteration, 0)) {
        met.push(played.clone());
        played.play(played.choice(choice).expect("a playout makes moves"));
        let text = played.text();
        let passed = text.ends_with("pass");
        let before = met.last().expect("just put there");
        let sensible = |mv: &u8| {
            before.move_name(*mv) != "pass"
                && (policy == Policy::Random || !before.is_careless(*mv))
        };
        assert_eq!(
            passed,
            before.moves().filter(sensible).count() == 0,
            "{text}"
        );
    }
    (played, met)
}

#[test]
fn playouts_pass_only_when_no_sensible_move_is_left_and_end() {
    for start in [
        "1",
        "2",
        "5",
        "7",
        "9",
        "5; 0.5; ...../...../...../xxo../.o.o. o",
    ] {
        for iteration in 0..10 {
            for policy in [Policy::Random, Policy::Careful] {
                let (end, met) = playout(&go(start), policy, iteration);
                assert!(matches!(end.status(), Status::Over { .. }));
                assert!(met.len() <= 3 * usize::from(end.size()).pow(2));
            }
        }
    }
}

#[test]
fn careful_playouts_keep_their_own_eyes() {
    // Each side has two eyes; nothing else is free.
    let game = go("5; 0.5; .xo.o/xxooo/.xo.o/xxooo/xxooo");
    let eyes: Vec<String> = game
        .moves()
        .filter(|mv| game.is_careless(*mv))
        .map(|mv| game.move_name(mv))
        .collect();
    assert_eq!(eyes, ["a5", "a3"]);
    let (end, met) = playout(&game, Policy::Careful, 1);
    assert_eq!((met.len(), board(&end)), (2, board(&game)));
    assert!(playout(&game, Policy::Random, 1).1.len() > 2);
}

#[test]
fn an_eye_has_own_neighbours_and_at_most_one_hostile_diagonal_at_the_edge_none() {
    for (drawing, point, is_eye) in [
        ("...../.oxo./.x.x./..x../.....", "c3", false),
        ("...../.oxx./.x.x./..x../.....", "c3", true),
        ("...../.oxx./.x.x./.oxx./.....", "c3", false),
        ("...../..x../.x.x./..xo./.....", "c3", true),
        ("...../..x../.x.x./..o../.....", "c3", false),
        (".x.../x..../...../...../.....", "a5", true),
        (".x.../xo.../...../...../.....", "a5", false),
        ("..x.x/...x./...../...../.....", "d5", true),
        ("..x.x/..ox./...../...../.....", "d5", false),
    ] {
        let game = go(&format!("5; 0.5; {drawing}"));
        let mv = game
            .moves()
            .find(|mv| game.move_name(*mv) == point)
            .expect(point);
        assert_eq!(game.is_careless(mv), is_eye, "{drawing} {point}");
    }
}

#[test]
fn the_features_are_nearer_points_stones_free_points_beside_them_and_stones_to_capture() {
    for (text, features) in [
        ("5; 0.5", [-0.5, 0.0, 0.0, 0.0]),
        ("5; 0.5; c3", [24.5, 1.0, 4.0, 0.0]),
        // Column c is equally near to both.
        ("5; 0; ...../...../.x.o./...../.....", [0.0, 0.0, 0.0, 0.0]),
        ("5; 0; ...../...../.x..o/...../.....", [5.0, 0.0, 1.0, 0.0]),
        ("3; 0; xo./.../...", [-3.0, 0.0, -1.0, -1.0]),
    ] {
        assert_eq!(go(text).features().collect::<Vec<_>>(), features, "{text}");
    }
    assert_eq!(go("9").weights().len(), 4);
}

/// Returns the move that Monte-Carlo tree search with careful playouts chooses, and whether it
/// expects Max to win.
fn advised(text: &str) -> (String, bool) {
    let game = go(text);
    let algorithm = Algorithm::Mcts(Mcts {
        policy: Policy::Careful,
        iterations: 5_000,
        ..Mcts::default()
    });
    let Flow::Continue(answer) = run(&game, &algorithm, 1, &mut Recorder::new(0, u64::MAX)) else {
        panic!("nothing stops it")
    };
    (
        game.move_name(
            game.choice(answer.best.expect("a move"))
                .expect("a choice is a move"),
        ),
        answer.value > 0.0,
    )
}

#[test]
fn searches_find_their_way_in_the_positions_with_names() {
    for (index, turn, moves, max_wins) in [
        // The side to move captures or prevents a snapback, wins a race, and lives or kills.
        (5, "", ["c2", ""], true),
        (5, " o", ["c2", "c5"], false),
        (6, "", ["d1", "d2"], true),
        (6, " o", ["a1", "a2"], false),
        (7, "", ["b5", ""], true),
        (7, " o", ["b5", ""], false),
    ] {
        let text = GameId::Go.position(&GameId::Go.named()[index]).text() + turn;
        let (advised, wins) = advised(&text);
        assert!(
            moves.contains(&advised.as_str()) && wins == max_wins,
            "{text}: {advised} {wins}"
        );
    }
}
