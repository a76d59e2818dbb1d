//! Refusals of a whole: text that is no spec, an algorithm that cannot search its game, options
//! that contradict each other.

use super::*;

#[test]
fn the_whole_is_refused_when_it_is_no_spec_of_this_version() {
    for (text, path, expected) in [
        ("", "", "line 1, column 1: this is not JSON"),
        (
            "{",
            "",
            "line 1, column 2: this is not JSON: expected a key",
        ),
        ("[1]", "", "expected an object"),
        (r#"{"game":{},}"#, "", "this is not JSON"),
        (r#"{} {}"#, "", "this is not JSON"),
        (r#"{"algorithm":{"kind":"mcts"}}"#, "game", "required"),
        (
            r#"{"game":{"kind":"tic-tac-toe"}}"#,
            "algorithm",
            "required",
        ),
        (
            r#"{"v":2,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "v",
            "version 1",
        ),
        (
            r#"{"v":"1","game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "v",
            "version 1",
        ),
        (
            r#"{"games":1,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "games",
            "unknown here; expected one of v, seed",
        ),
        (
            r#"{"seed":-1,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "seed",
            "a whole number from 0",
        ),
        (
            r#"{"seed":9007199254740992,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "seed",
            "a whole number from 0",
        ),
        (
            r#"{"step":4294967296,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts"}}"#,
            "step",
            "to 4294967295",
        ),
    ] {
        let refusal = Spec::read(text).expect_err(text);
        assert_eq!(refusal.path, path, "{refusal}");
        assert!(refusal.to_string().contains(expected), "{text}: {refusal}");
        assert!(
            refusal
                .say(Lang::Zh)
                .chars()
                .any(|letter| ('一'..='龥').contains(&letter))
        );
    }
}

#[test]
fn an_algorithm_is_refused_on_a_game_that_it_cannot_search() {
    let chance = r#"{"kind":"tree","tree":[{"chance":[1,0]}]}"#;
    for kind in ["minimax", "alpha-beta"] {
        let refusal = refused(chance, &format!("{{\"kind\":\"{kind}\"}}"));
        assert_eq!(refusal.path, "algorithm.kind");
        assert!(
            refusal.say(Lang::En).contains("expectimax")
                && refusal.say(Lang::Zh).contains("期望极大")
        );
    }
    for kind in ["minimax", "alpha-beta"] {
        let refusal = refused(
            r#"{"kind":"st-petersburg","tosses":3}"#,
            &format!("{{\"kind\":\"{kind}\"}}"),
        );
        assert_eq!(refusal.path, "algorithm.kind");
    }
    let refusal = refused(
        r#"{"kind":"tree","tree":[{"min":[1,{"name":"deep","max":[2]}],"estimate":0}]}"#,
        r#"{"kind":"alpha-beta","depth":2}"#,
    );
    assert_eq!(refusal.path, "algorithm.depth");
    assert!(
        refusal.say(Lang::En).contains("node r.0.1 (deep)")
            && refusal.say(Lang::En).contains("\"estimate\"")
    );
    assert!(refusal.say(Lang::Zh).contains("节点 r.0.1 (deep)"));
    let outside = refused(
        r#"{"kind":"tree","tree":[[1,0.5],[0,1.5]]}"#,
        r#"{"kind":"mcts"}"#,
    );
    assert_eq!(outside.path, "game.tree");
    assert!(
        outside.say(Lang::En).contains("node r.1.1")
            && outside.say(Lang::En).contains("expected 0 to 1, found 1.5")
    );
    assert!(
        read(
            r#"{"kind":"tree","tree":[[1,0.5],[0,-1]]}"#,
            r#"{"kind":"mcts","reward":"signed"}"#
        )
        .is_ok()
    );
    let script = refused(
        r#"{"kind":"tree","tree":[{"min":[1],"rollouts":[0,7]}]}"#,
        r#"{"kind":"mcts"}"#,
    );
    assert!(script.say(Lang::En).contains("node r.0") && script.say(Lang::En).contains("found 7"));
}

#[test]
fn options_that_do_not_go_together_are_refused_however_they_were_put_together() {
    for (algorithm, path) in [
        (
            Algorithm::WinLose(WinLose {
                grundy: true,
                ..WinLose::default()
            }),
            "algorithm.stop",
        ),
        (
            Algorithm::AlphaBeta(AlphaBeta {
                deepening: true,
                ..AlphaBeta::default()
            }),
            "algorithm.deepening",
        ),
        (
            Algorithm::Expectimax(Expectimax {
                prune: true,
                ..Expectimax::default()
            }),
            "algorithm.bounds",
        ),
    ] {
        let spec = Spec {
            algorithm,
            ..Spec::opening()
        };
        let refusal = spec.check().expect_err("something is missing");
        assert_eq!(refusal.path, path);
        assert_eq!(
            Spec::read(&spec.write()),
            Err(refusal),
            "read as it is checked"
        );
    }
}
