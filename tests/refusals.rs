//! What a spec may not say is refused with its path and what was expected there, in both languages.

use plyscope::lang::{Lang, Say};
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, WinLose};
use plyscope::spec::{Refusal, Spec};

const OPENING: &str = r#"{"kind":"tree","tree":[[5,6],[2,1],[3,2]]}"#;

fn read(game: &str, algorithm: &str) -> Result<Spec, Refusal> {
    Spec::read(&format!("{{\"game\":{game},\"algorithm\":{algorithm}}}"))
}

fn refused(game: &str, algorithm: &str) -> Refusal {
    match read(game, algorithm) {
        Err(refusal) => refusal,
        Ok(spec) => panic!("{} was not refused", spec.write()),
    }
}

#[test]
fn what_is_unknown_or_wrong_is_refused_with_its_path_and_what_was_expected() {
    let minimax = r#"{"kind":"minimax"}"#;
    for (game, algorithm, path, expected) in [
        (
            r#"{"kind":"checkers"}"#,
            minimax,
            "game.kind",
            r#"expected "tree" or "tic-tac-toe" or "nim""#,
        ),
        (r#"{"kind":"tree"}"#, minimax, "game.tree", "required"),
        (
            r#"{"kind":"tree","tree":[[5,6],{"chance":[]}]}"#,
            minimax,
            "game.tree",
            "line 1, column 38: expected a list with at least one child",
        ),
        (
            r#"{"kind":"tree","tree":[1],"root":"MAX"}"#,
            minimax,
            "game.root",
            r#"expected "max" or "min", found "MAX""#,
        ),
        (
            r#"{"kind":"tree","tree":[1],"rot":"max"}"#,
            minimax,
            "game.rot",
            "unknown here; expected one of kind, root, tree",
        ),
        (r#"{"kind":"nim"}"#, minimax, "game.heaps", "required"),
        (
            r#"{"kind":"nim","heaps":[1,-2]}"#,
            minimax,
            "game.heaps[1]",
            "a whole number",
        ),
        (
            r#"{"kind":"nim","heaps":[1,2.5]}"#,
            minimax,
            "game.heaps[1]",
            "found 2.5",
        ),
        (
            r#"{"kind":"nim","heaps":[200,100]}"#,
            minimax,
            "game.heaps",
            "at most 256 stones",
        ),
        (
            r#"{"kind":"nim","heaps":3}"#,
            minimax,
            "game.heaps",
            "expected a list, found 3",
        ),
        (
            r#"{"kind":"nim","heaps":[3],"misere":"yes"}"#,
            minimax,
            "game.misere",
            "true or false",
        ),
        (
            r#"{"kind":"subtraction"}"#,
            minimax,
            "game.stones",
            "required",
        ),
        (
            r#"{"kind":"subtraction","stones":257}"#,
            minimax,
            "game.stones",
            "from 0 to 256, found 257",
        ),
        (
            r#"{"kind":"subtraction","stones":9,"take":3}"#,
            minimax,
            "game.take",
            "expected a list, found 3",
        ),
        (
            r#"{"kind":"subtraction","stones":9,"take":[]}"#,
            minimax,
            "game.take",
            "at least one number, found []",
        ),
        (
            r#"{"kind":"subtraction","stones":9,"take":[1,0]}"#,
            minimax,
            "game.take[1]",
            "from 1 to 256, found 0",
        ),
        (
            r#"{"kind":"subtraction","stones":9,"take":[2,1,2]}"#,
            minimax,
            "game.take[2]",
            "a number not given already, found 2",
        ),
        (
            r#"{"kind":"subtraction","stones":9,"take":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]}"#,
            minimax,
            "game.take[16]",
            "at most 16 numbers",
        ),
        (
            r#"{"kind":"st-petersburg"}"#,
            minimax,
            "game.tosses",
            "required",
        ),
        (
            r#"{"kind":"st-petersburg","tosses":0}"#,
            minimax,
            "game.tosses",
            "from 1 to 64, found 0",
        ),
        (
            r#"{"kind":"st-petersburg","tosses":65}"#,
            minimax,
            "game.tosses",
            "from 1 to 64, found 65",
        ),
        (
            r#"{"kind":"st-petersburg","tosses":3,"tails":4}"#,
            minimax,
            "game.tails",
            "from 0 to 3, found 4",
        ),
        (
            r#"{"kind":"st-petersburg","tosses":3,"tails":3,"heads":true}"#,
            minimax,
            "game.heads",
            "expected false",
        ),
        (
            r#"{"kind":"tic-tac-toe","position":"x"}"#,
            minimax,
            "game.position",
            "nine squares",
        ),
        (
            r#"{"kind":"tic-tac-toe","position":7}"#,
            minimax,
            "game.position",
            "expected a text",
        ),
        (r#""tic-tac-toe""#, minimax, "game", "an object"),
        (
            OPENING,
            r#"{"kind":"minmax"}"#,
            "algorithm.kind",
            r#"expected "win-lose" or "minimax" or "alpha-beta" or "expectimax" or "mcts", found "minmax""#,
        ),
        (
            OPENING,
            r#"{"kind":"minimax","depth":65}"#,
            "algorithm.depth",
            "null or a whole number from 0 to 64, found 65",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","depth":-1}"#,
            "algorithm.depth",
            "null or a whole number",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","cut":"ge"}"#,
            "algorithm.cut",
            "unknown here",
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","cut":"lt"}"#,
            "algorithm.cut",
            r#"expected "ge" or "gt", found "lt""#,
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","returns":"firm"}"#,
            "algorithm.returns",
            r#"expected "soft" or "hard" or "clipped""#,
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","order":"first"}"#,
            "algorithm.order",
            r#"expected "given" or "best" or"#,
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","table":1}"#,
            "algorithm.table",
            "expected true or false",
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","deepening":true}"#,
            "algorithm.deepening",
            "a depth limit of at least 1",
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","window":[3,3]}"#,
            "algorithm.window",
            "the first below the second",
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","window":[3]}"#,
            "algorithm.window",
            "a list of two numbers",
        ),
        (
            OPENING,
            r#"{"kind":"alpha-beta","window":["-inf","inf"]}"#,
            "algorithm.window[1]",
            r#"a number, "+inf" or "-inf""#,
        ),
        (
            OPENING,
            r#"{"kind":"win-lose","grundy":true}"#,
            "algorithm.grundy",
            "impartial games in normal play",
        ),
        (
            r#"{"kind":"nim","heaps":[2]}"#,
            r#"{"kind":"win-lose","grundy":true,"stop":true}"#,
            "algorithm.stop",
            "expected false: Grundy numbers need every move",
        ),
        (
            r#"{"kind":"nim","heaps":[2],"misere":true}"#,
            r#"{"kind":"win-lose","grundy":true}"#,
            "algorithm.grundy",
            "normal play",
        ),
        (
            r#"{"kind":"tic-tac-toe"}"#,
            r#"{"kind":"win-lose"}"#,
            "algorithm.kind",
            "that somebody always wins",
        ),
        (
            r#"{"kind":"tree","tree":[1,[0,2]]}"#,
            r#"{"kind":"win-lose"}"#,
            "game.tree",
            "node r.1.0: win-lose search takes",
        ),
        (
            r#"{"kind":"tree","tree":[[5,6],[]]}"#,
            minimax,
            "game.tree",
            "node r.1: a position without moves",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","prune":true}"#,
            "algorithm.bounds",
            "expected [low, high]",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","prune":true,"bounds":[2,6]}"#,
            "game.tree",
            "node r.1.1: this value lies outside",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","bounds":[2,6]}"#,
            "game.tree",
            "node r.1.1: this value lies outside",
        ),
        (
            r#"{"kind":"tree","tree":[{"min":[1],"rollouts":[1,-4]}]}"#,
            r#"{"kind":"expectimax","depth":1,"evaluation":{"kind":"playouts","count":2},"utility":{"kind":"sqrt"}}"#,
            "game.tree",
            "node r.0 (B): the utility curve",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","bounds":[2,"6"]}"#,
            "algorithm.bounds[1]",
            "expected a number",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","opponent":"max"}"#,
            "algorithm.opponent",
            r#"expected "min" or "random""#,
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","utility":{"kind":"exp"}}"#,
            "algorithm.utility.tolerance",
            "required",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","utility":{"kind":"exp","tolerance":0}}"#,
            "algorithm.utility.tolerance",
            "a number above 0",
        ),
        (
            OPENING,
            r#"{"kind":"expectimax","utility":{"kind":"points","points":[[0,0],[1,0]]}}"#,
            "algorithm.utility.points",
            "both rising",
        ),
        (
            r#"{"kind":"tree","tree":[-1]}"#,
            r#"{"kind":"expectimax","utility":{"kind":"sqrt"}}"#,
            "game.tree",
            "node r.0: the utility curve",
        ),
        (
            r#"{"kind":"tic-tac-toe"}"#,
            r#"{"kind":"expectimax","depth":2,"utility":{"kind":"log"}}"#,
            "algorithm.utility",
            "payoffs down to -1",
        ),
        (
            r#"{"kind":"tic-tac-toe"}"#,
            r#"{"kind":"expectimax","depth":2,"prune":true,"bounds":[0,1]}"#,
            "algorithm.bounds",
            "every value of this game, -1 to 1",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","evaluation":{"kind":"guess"}}"#,
            "algorithm.evaluation.kind",
            r#""features" or "playouts""#,
        ),
        (
            OPENING,
            r#"{"kind":"minimax","evaluation":{"kind":"playouts"}}"#,
            "algorithm.evaluation.count",
            "required",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","evaluation":{"kind":"playouts","count":0}}"#,
            "algorithm.evaluation.count",
            "from 1 to 100000, found 0",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","policy":{"kind":"exact"}}"#,
            "algorithm.policy.plies",
            "required",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","policy":{"kind":"careful","plies":2}}"#,
            "algorithm.policy.plies",
            "unknown here",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","playouts":0}"#,
            "algorithm.playouts",
            "found 0",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","evaluation":{"kind":"features","weights":["a"]}}"#,
            "algorithm.evaluation.weights[0]",
            "a number",
        ),
        (
            OPENING,
            r#"{"kind":"minimax","evaluation":{"kind":"features","weights":[1,2]}}"#,
            "algorithm.evaluation.weights",
            "expected 1 weights",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","c":-1}"#,
            "algorithm.c",
            "at least 0, found -1",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","iterations":0}"#,
            "algorithm.iterations",
            "from 1 to 10000000, found 0",
        ),
        (
            OPENING,
            r#"{"kind":"mcts","reward":"percent"}"#,
            "algorithm.reward",
            r#"expected "unit" or "signed""#,
        ),
        (
            OPENING,
            r#"{"kind":"mcts","final":"median"}"#,
            "algorithm.final",
            r#"expected "visits" or "mean" or "ucb""#,
        ),
        (OPENING, "{}", "algorithm.kind", "required"),
    ] {
        let refusal = refused(game, algorithm);
        let [english, chinese] = Lang::ALL.map(|lang| refusal.say(lang));
        assert_eq!(refusal.path, path, "{english}");
        assert!(
            english.starts_with(&format!("{path}: ")) && english.contains(expected),
            "{english}"
        );
        assert!(
            chinese.starts_with(&format!("{path}："))
                && chinese
                    .chars()
                    .any(|letter| ('一'..='龥').contains(&letter)),
            "{chinese}"
        );
    }
}

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
