//! Presets: each is recognised after it is applied, options that it does not set are unchanged, and
//! for any two there is a tree whose two recordings differ. Known errors of the notes are mentioned.

mod compared;

mod said;

use plyscope::game::any::AnyGame;
use plyscope::game::any::GameId;
use plyscope::lang::Lang;
use plyscope::lesson::errata::errata;
use plyscope::search::Algorithm;
use plyscope::spec::{PRESETS, Preset, Spec};
use plyscope::text::json::to_json;
use said::differ;
use std::collections::BTreeSet;

const BOARD: &str = r#"{"kind":"tic-tac-toe","position":"xo./.o./..x"}"#;
const NIM: &str = r#"{"kind":"nim","heaps":[1,2]}"#;

fn spec(game: &str, algorithm: &str) -> Spec {
    let text = format!(r#"{{"game":{game},"algorithm":{algorithm},"seed":3,"step":4}}"#);
    Spec::read(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// Returns a search of every algorithm, with non-default values of all options that some preset
/// sets.
fn others() -> [Spec; 5] {
    [
        spec(NIM, r#"{"kind":"win-lose","memo":false,"grundy":true}"#),
        spec(
            BOARD,
            r#"{"kind":"minimax","depth":3,"evaluation":{"kind":"playouts","count":7}}"#,
        ),
        spec(
            BOARD,
            r#"{"kind":"alpha-beta","depth":3,"cut":"gt","returns":"clipped","table":true}"#,
        ),
        spec(
            BOARD,
            r#"{"kind":"expectimax","depth":3,"opponent":"random"}"#,
        ),
        spec(
            BOARD,
            r#"{"kind":"mcts","iterations":9,"selection":"uniform","formula":"root2","c":2,"expand":"all","expand_order":"random","reward":"signed","final":"mean"}"#,
        ),
    ]
}

fn named(name: &str, spec: &Spec) -> &'static Preset {
    let found = PRESETS
        .iter()
        .find(|preset| preset.is_about(&spec.algorithm) && preset.name(Lang::En).contains(name));
    found.unwrap_or_else(|| panic!("no preset {name}"))
}

fn written(preset: &Preset, spec: &Spec) -> String {
    let applied = preset
        .applied_to(spec)
        .unwrap_or_else(|refusal| panic!("{}: {refusal}", preset.name(Lang::En)));
    applied
        .write()
        .split_once("\"algorithm\":")
        .expect("a spec has one")
        .1
        .to_owned()
}

#[test]
fn a_preset_that_is_taken_is_recognised_and_no_other_is() {
    for spec in others() {
        let about: Vec<&Preset> = PRESETS
            .iter()
            .filter(|preset| preset.is_about(&spec.algorithm))
            .collect();
        assert!(!about.is_empty(), "{}", spec.write());
        for preset in &about {
            let applied = preset.applied_to(&spec).expect("it goes with the rest");
            assert_eq!(
                (applied.step, applied.seed, &applied.game),
                (0, spec.seed, &spec.game)
            );
            let agreeing: Vec<&str> = about
                .iter()
                .filter(|other| other.agrees_with(&applied))
                .map(|other| other.name(Lang::En))
                .collect();
            assert_eq!(agreeing, [preset.name(Lang::En)], "{}", applied.write());
        }
    }
}

#[test]
fn every_preset_is_about_one_algorithm_and_named_differently_from_the_others_about_it() {
    let specs = others();
    for (index, preset) in PRESETS.iter().enumerate() {
        assert_eq!(
            specs
                .iter()
                .filter(|spec| preset.is_about(&spec.algorithm))
                .count(),
            1,
            "{preset:?}"
        );
        let spec = specs
            .iter()
            .find(|spec| preset.is_about(&spec.algorithm))
            .expect("there is one");
        for other in PRESETS[..index]
            .iter()
            .filter(|other| other.is_about(&spec.algorithm))
        {
            assert!(
                Lang::ALL
                    .iter()
                    .all(|lang| other.name(*lang) != preset.name(*lang)),
                "{preset:?}"
            );
        }
    }
}

#[test]
fn presets_say_what_the_books_say_and_leave_the_rest() {
    let [win_lose, minimax, alpha_beta, expectimax, mcts] = others();
    for (spec, name, expected) in [
        (
            &win_lose,
            "Introduction",
            r#"{"kind":"win-lose","grundy":true},"seed":3}"#,
        ),
        (
            &minimax,
            "1.5",
            r#"{"kind":"minimax","evaluation":{"kind":"playouts","count":7}},"seed":3}"#,
        ),
        (
            &minimax,
            "expectimax",
            r#"{"kind":"minimax","depth":3},"seed":3}"#,
        ),
        (
            &minimax,
            "Introduction",
            r#"{"kind":"minimax","depth":3,"evaluation":{"kind":"playouts","count":7}},"seed":3}"#,
        ),
        (
            &alpha_beta,
            "AIMA",
            r#"{"kind":"alpha-beta","depth":3,"table":true},"seed":3}"#,
        ),
        (
            &alpha_beta,
            "CS188",
            r#"{"kind":"alpha-beta","depth":3,"cut":"gt","table":true},"seed":3}"#,
        ),
        (
            &alpha_beta,
            "OI Wiki",
            r#"{"kind":"alpha-beta","depth":3,"returns":"hard","table":true},"seed":3}"#,
        ),
        (
            &alpha_beta,
            "its text",
            r#"{"kind":"alpha-beta","depth":3,"cut":"gt","returns":"hard","table":true},"seed":3}"#,
        ),
        (
            &expectimax,
            "expectimax",
            r#"{"kind":"expectimax","depth":3},"seed":3}"#,
        ),
        (
            &expectimax,
            "CS188",
            r#"{"kind":"expectimax","depth":3,"opponent":"random"},"seed":3}"#,
        ),
        (
            &mcts,
            "plain",
            r#"{"kind":"mcts","selection":"uniform","formula":"root2","c":2,"expand_order":"random","iterations":9,"final":"mean"},"seed":3}"#,
        ),
        (
            &mcts,
            "UCT",
            r#"{"kind":"mcts","formula":"root2","c":2,"iterations":9,"final":"ucb"},"seed":3}"#,
        ),
        (
            &mcts,
            "AIMA",
            r#"{"kind":"mcts","c":2,"expand_order":"random","iterations":9},"seed":3}"#,
        ),
        (
            &mcts,
            "Adversarial",
            r#"{"kind":"mcts","c":2,"expand":"all","expand_order":"random","iterations":9,"reward":"signed","final":"mean"},"seed":3}"#,
        ),
    ] {
        assert_eq!(written(named(name, spec), spec), expected, "{name}");
    }
}

#[test]
fn weights_of_ones_own_are_still_the_features_of_the_book() {
    let weighted = spec(
        BOARD,
        r#"{"kind":"minimax","depth":3,"evaluation":{"kind":"features","weights":[3,1,-3,-1]}}"#,
    );
    assert!(named("expectimax", &weighted).agrees_with(&weighted));
    let unlimited = spec(BOARD, r#"{"kind":"minimax"}"#);
    assert_eq!(
        written(named("expectimax", &unlimited), &unlimited),
        r#"{"kind":"minimax","depth":2},"seed":3}"#
    );
}

#[test]
fn a_preset_that_cannot_be_says_why() {
    let tree = spec(
        r#"{"kind":"tree","tree":[[[1,2],3],4]}"#,
        r#"{"kind":"minimax"}"#,
    );
    let refusal = named("expectimax", &tree)
        .applied_to(&tree)
        .expect_err("nothing is known at depth 2");
    assert!(refusal.reason(Lang::En).contains("estimate"), "{refusal}");
}

#[test]
fn an_algorithm_that_cannot_run_on_a_game_gives_way_to_alpha_beta_then_expectimax_then_mcts() {
    let first = |id: GameId| id.position(&id.named()[0]);
    let kind = |game: AnyGame, algorithm: &Algorithm| {
        let taken = Spec {
            game,
            algorithm: algorithm.clone(),
            seed: 3,
            step: 0,
        }
        .or_another();
        assert_eq!((taken.check(), taken.seed), (Ok(()), 3));
        to_json(&taken.algorithm.id())
    };
    let [win_lose, minimax, alpha_beta, expectimax, mcts] = others().map(|spec| spec.algorithm);
    assert_eq!(kind(first(GameId::TicTacToe), &win_lose), "\"alpha-beta\"");
    assert_eq!(
        kind(first(GameId::StPetersburg), &alpha_beta),
        "\"expectimax\""
    );
    assert_eq!(
        kind(first(GameId::StPetersburg), &win_lose),
        "\"expectimax\""
    );
    // These weights belong to the board.
    let weighted = spec(
        BOARD,
        r#"{"kind":"minimax","depth":3,"evaluation":{"kind":"features","weights":[3,1,-3,-1]}}"#,
    );
    assert_eq!(
        kind(first(GameId::Nim), &weighted.algorithm),
        "\"alpha-beta\""
    );
    for (algorithm, name) in [
        (&win_lose, "win-lose"),
        (&minimax, "minimax"),
        (&expectimax, "expectimax"),
        (&mcts, "mcts"),
    ] {
        assert_eq!(
            kind(first(GameId::Nim), algorithm),
            format!("\"{name}\""),
            "what can run stays"
        );
    }
}
