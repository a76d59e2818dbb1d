//! Specs and links: written ones read back, and damaged links are refused.

use crate::truth::cases::cases;
use crate::truth::specs::specs;
use plyscope::game::Player;
use plyscope::game::nim::Nim;
use plyscope::game::st_petersburg::StPetersburg;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::lang::{Lang, Say};
use plyscope::search::{Algorithm, AlphaBeta, Evaluation, Mcts, Minimax, Reward};
use plyscope::spec::{Refusal, Spec, from_link, to_link};
use proptest::prelude::*;

const OPENING: &str = r#"{"kind":"tree","tree":[[5,6],[2,1],[3,2]]}"#;

fn read(game: &str, algorithm: &str) -> Result<Spec, Refusal> {
    Spec::read(&format!("{{\"game\":{game},\"algorithm\":{algorithm}}}"))
}

fn assert_round_trips(spec: &Spec) {
    let written = spec.write();
    assert!(
        serde_json::from_str::<serde_json::Value>(&written).is_ok(),
        "{written} is not JSON for others"
    );
    let read = Spec::read(&written).unwrap_or_else(|refusal| panic!("{written}: {refusal}"));
    assert_eq!((&read, read.write()), (spec, written));
    let link = to_link(spec);
    assert!(
        link.starts_with("1=")
            && link[2..]
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)),
        "{link}"
    );
    assert_eq!(from_link(&link).as_ref(), Ok(spec));
    assert_eq!(from_link(&format!("#{link}&theme=dark")).as_ref(), Ok(spec));
}

#[test]
fn everything_a_spec_can_say_is_read_back() {
    let tree = |text: &str, root| notation::read(text, root).expect("well-formed");
    let weighted = |depth| Minimax {
        depth,
        evaluation: Evaluation::Features {
            weights: Some(vec![3.0, 1.0, -3.0, -0.125]),
        },
    };
    let estimates = r#"{"min":[{"max":[1,9],"estimate":4},3],"estimate":-0.5,"moves":["a","b"],"name":"极 \"小\""}"#;
    let specs = [
        Spec::new(
            tree("[[5,6],[2,1],[3,2]]", Player::Max),
            Algorithm::AlphaBeta(AlphaBeta::default()),
        ),
        Spec::new(
            tree("[[5,6],[2,1],[3,2]]", Player::Min),
            Algorithm::Minimax(Minimax::default()),
        ),
        Spec::new(
            tree(estimates, Player::Max),
            Algorithm::AlphaBeta(AlphaBeta {
                depth: Some(1),
                ..AlphaBeta::default()
            }),
        ),
        Spec::new(
            tree(
                r#"[{"chance":[1,0,[0.5]],"p":["1/3","1/3","1/3"],"rollouts":[0,1]}]"#,
                Player::Max,
            ),
            Algorithm::Mcts(Mcts {
                c: 405724.84723382205,
                iterations: 31,
                reward: Reward::Signed,
                ..Mcts::default()
            }),
        ),
        Spec {
            seed: (1 << 53) - 1,
            step: 17,
            ..Spec::new(TicTacToe::default(), Algorithm::Minimax(weighted(Some(3))))
        },
        Spec::new(
            TicTacToe::parse("x.o/.x./..o").expect("a board"),
            Algorithm::Mcts(Mcts {
                c: 0.0,
                ..Mcts::default()
            }),
        ),
        Spec::new(
            Nim::new(vec![1, 2, 1], true).expect("few stones"),
            Algorithm::Minimax(Minimax {
                depth: Some(0),
                ..Minimax::default()
            }),
        ),
        Spec::new(
            Nim::new(vec![0, 256], false).expect("few stones"),
            Algorithm::Mcts(Mcts::default()),
        ),
        Spec::new(
            Subtraction::standard(21),
            Algorithm::AlphaBeta(AlphaBeta::default()),
        ),
        Spec::new(
            Subtraction::parse("256; 256,4,1").expect("three numbers"),
            Algorithm::Minimax(Minimax::default()),
        ),
        Spec::new(StPetersburg::new(20, 0), Algorithm::Mcts(Mcts::default())),
        Spec::new(StPetersburg::new(64, 64), Algorithm::Mcts(Mcts::default())),
        Spec::new(
            StPetersburg::parse("6; 3 H").expect("an end"),
            Algorithm::Mcts(Mcts::default()),
        ),
    ];
    specs.iter().for_each(assert_round_trips);
}

#[test]
fn default_values_are_left_out() {
    for (given, written) in [
        (
            r#"{"v":1,"seed":0,"step":0,"game":{"kind":"tree","tree":[[5,6],[2,1]],"root":"max"},"algorithm":{"kind":"alpha-beta","depth":null,"cut":"ge","returns":"soft","order":"given","evaluation":{"kind":"features"}}}"#,
            r#"{"v":1,"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"alpha-beta"}}"#,
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[1,2,1],"misere":false},"algorithm":{"kind":"mcts","selection":"ucb","formula":"parent","c":1.4142135623730951,"expand":"one","expand_order":"given","iterations":1000,"reward":"unit","final":"visits"}}"#,
            r#"{"v":1,"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"mcts"}}"#,
        ),
        (
            r#"{"game":{"kind":"tic-tac-toe","position":".../.../..."},"algorithm":{"kind":"minimax"},"step":0}"#,
            r#"{"v":1,"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#,
        ),
        (
            r#"{"game":{"kind":"subtraction","stones":15,"take":[3,1,2]},"algorithm":{"kind":"minimax"}}"#,
            r#"{"v":1,"game":{"kind":"subtraction","stones":15},"algorithm":{"kind":"minimax"}}"#,
        ),
        (
            r#"{"game":{"kind":"subtraction","stones":10,"take":[4,1,3]},"algorithm":{"kind":"minimax"}}"#,
            r#"{"v":1,"game":{"kind":"subtraction","stones":10,"take":[1,3,4]},"algorithm":{"kind":"minimax"}}"#,
        ),
        (
            r#"{"game":{"kind":"st-petersburg","tosses":20,"tails":0,"heads":false},"algorithm":{"kind":"mcts"}}"#,
            r#"{"v":1,"game":{"kind":"st-petersburg","tosses":20},"algorithm":{"kind":"mcts"}}"#,
        ),
    ] {
        let spec = Spec::read(given).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(spec.write(), written);
        assert_round_trips(&spec);
    }
}

#[test]
fn a_tree_may_stand_as_text_in_either_notation() {
    let list = read(OPENING, r#"{"kind":"minimax"}"#);
    assert_eq!(
        read(
            r#"{"kind":"tree","tree":"((5 6) (2 1) (3 2))"}"#,
            r#"{"kind":"minimax"}"#
        ),
        list
    );
    assert_eq!(
        read(
            r#"{"kind":"tree","tree":"[[5,6],[2,1],[3,2]]"}"#,
            r#"{"kind":"minimax"}"#
        ),
        list
    );
}

#[test]
fn a_damaged_or_foreign_link_is_refused_in_words() {
    let spec = read(OPENING, r#"{"kind":"mcts","iterations":50}"#);
    let refusal = spec.as_ref().expect_err("a five is no reward");
    assert_eq!(refusal.path, "game.tree");
    let link = to_link(&read(OPENING, r#"{"kind":"alpha-beta"}"#).expect("a spec"));
    for foreign in ["", "#", "top", "2=abc", "#v=1"] {
        let refusal = from_link(foreign).expect_err(foreign);
        assert!(
            refusal.say(Lang::En).contains("begins with #1=")
                && refusal.say(Lang::Zh).contains("以 #1= 开头")
        );
    }
    let flipped: String = link
        .chars()
        .enumerate()
        .map(|(index, letter)| if index == 12 { '_' } else { letter })
        .collect();
    for damaged in ["1=", "1=!!!", "1=AAAA", &link[..link.len() / 2], &flipped] {
        let refusal = from_link(damaged).expect_err(damaged);
        assert!(!refusal.say(Lang::En).is_empty() && !refusal.say(Lang::Zh).is_empty());
    }
    // A character that is part of no byte, and trailing bits that are not zero.
    let longer = |rest: usize| {
        format!(
            "{link}{}",
            "B".repeat(4 + (rest + 4 - (link.len() - 2) % 4) % 4)
        )
    };
    assert!(from_link(&longer(0)).is_ok() && (1..4).all(|rest| from_link(&longer(rest)).is_err()));
    let [english, chinese] = [Lang::En, Lang::Zh].map(|lang| {
        from_link(&link[..link.len() / 2])
            .expect_err("half a link")
            .say(lang)
    });
    assert!(
        english.contains("damaged or incomplete") && chinese.contains("损坏"),
        "{english} {chinese}"
    );
}

#[test]
fn a_link_that_would_unfold_to_gigabytes_is_refused() {
    // A mebibyte of one repeated byte deflates to a kilobyte; five of them exceed the limit of a
    // spec.
    let spec = format!("{{\"game\":\"{}\"}}", " ".repeat(5_000_000));
    let bomb = base64_url(&miniz_oxide::deflate::compress_to_vec(spec.as_bytes(), 9));
    assert!(bomb.len() < 20_000);
    assert!(
        from_link(&format!("1={bomb}"))
            .expect_err("too large")
            .say(Lang::En)
            .contains("damaged")
    );
}

fn base64_url(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn valid_specs_are_read_back_and_invalid_ones_are_refused_alike(spec in specs()) {
        match spec.check() {
            Ok(()) => assert_round_trips(&spec),
            Err(refusal) => prop_assert_eq!(Spec::read(&spec.write()), Err(refusal)),
        }
    }
}
