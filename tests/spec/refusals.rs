//! Wrong specs are refused with the path and the expected form, in both languages.

mod algorithms;

mod wholes;

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

/// A game, an algorithm, the path of the mistake in them, and a part of the reason.
type Case = (&'static str, &'static str, &'static str, &'static str);

fn assert_each_is_refused(cases: &[Case]) {
    for (game, algorithm, path, expected) in cases {
        let refusal = refused(game, algorithm);
        let [english, chinese] = [Lang::En, Lang::Zh].map(|lang| refusal.say(lang));
        assert_eq!(refusal.path, *path, "{english}");
        assert!(
            english.starts_with(&format!("{path}: ")) && english.contains(*expected),
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
fn a_game_is_refused_with_the_path_of_what_is_wrong_and_what_was_expected() {
    let minimax = r#"{"kind":"minimax"}"#;
    assert_each_is_refused(&[
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
    ]);
}
