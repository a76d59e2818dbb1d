//! Trees that tell any two presets apart.

use super::*;

/// Trees on which conventions differ: equal leaves, cuts below cuts, estimates, chance, scripted
/// playouts.
const TREES: [&str; 7] = [
    "[[5,6],[2,1],[3,2]]",
    "[[3,3],[3,1],[4,3]]",
    "[[[4,6],[7,9]],[[1,2],[0,1]],[[5,4],[8,9]]]",
    "[[[1,2],3],[[4,4],[3,5]],2]",
    r#"[{"estimate":2,"min":[{"estimate":1,"max":[3,1]},{"estimate":4,"max":[0,2]}]},{"estimate":3,"min":[{"estimate":2,"max":[5,9]},4]}]"#,
    "[[1,-1],[0.5,0],[0.25,[1,0]]]",
    "[[1,0],[0.5,0.75],[0.25,[1,0.5]]]",
];

#[test]
fn between_any_two_presets_there_is_a_tree_on_which_they_differ() {
    let plain = [
        r#"{"kind":"minimax"}"#,
        r#"{"kind":"alpha-beta"}"#,
        r#"{"kind":"expectimax"}"#,
        r#"{"kind":"mcts","iterations":40}"#,
    ];
    let games: Vec<AnyGame> = TREES
        .iter()
        .map(|tree| {
            spec(
                &format!(r#"{{"kind":"tree","tree":{tree}}}"#),
                r#"{"kind":"minimax"}"#,
            )
            .game
        })
        .chain([spec(BOARD, plain[0]).game])
        .collect();
    let mut pairs = 0;
    for algorithm in plain {
        let algorithm = spec(BOARD, algorithm).algorithm;
        let about: Vec<&Preset> = PRESETS
            .iter()
            .filter(|preset| preset.is_about(&algorithm))
            .collect();
        for (index, first) in about.iter().enumerate() {
            for second in &about[..index] {
                let mut apart = Vec::new();
                for game in &games {
                    let start = Spec {
                        game: game.clone(),
                        algorithm: algorithm.clone(),
                        seed: 3,
                        step: 0,
                    };
                    let (Ok(first), Ok(second)) =
                        (first.applied_to(&start), second.applied_to(&start))
                    else {
                        continue;
                    };
                    assert!(!differ(&first, &first), "nothing differs from itself");
                    if differ(&first, &second) && matches!(game, AnyGame::Tree(_)) {
                        apart.push(game);
                    }
                }
                assert!(
                    !apart.is_empty(),
                    "{} and {} never differ",
                    first.name(Lang::En),
                    second.name(Lang::En)
                );
                pairs += 1;
            }
        }
    }
    assert_eq!(pairs, 3 + 6 + 1 + 6);
}

#[test]
fn any_one_option_switched_differs_somewhere() {
    for (game, algorithm, others) in [
        (
            BOARD,
            r#"{"kind":"alpha-beta","depth":3}"#,
            &[
                r#"{"kind":"alpha-beta","depth":2}"#,
                r#"{"kind":"alpha-beta","depth":3,"deepening":true}"#,
                r#"{"kind":"alpha-beta","depth":3,"order":"worst"}"#,
                r#"{"kind":"alpha-beta","depth":3,"evaluation":{"kind":"playouts","count":3}}"#,
            ][..],
        ),
        (
            BOARD,
            r#"{"kind":"alpha-beta"}"#,
            &[r#"{"kind":"alpha-beta","table":true}"#],
        ),
        (
            NIM,
            r#"{"kind":"win-lose"}"#,
            &[
                r#"{"kind":"win-lose","stop":false}"#,
                r#"{"kind":"win-lose","memo":false}"#,
            ],
        ),
        (
            NIM,
            r#"{"kind":"mcts","iterations":30}"#,
            &[
                r#"{"kind":"mcts","iterations":30,"c":0.5}"#,
                r#"{"kind":"mcts","iterations":30,"rollout_root":true}"#,
            ],
        ),
    ] {
        for other in others {
            assert!(
                differ(&spec(game, algorithm), &spec(game, other)),
                "{other}"
            );
        }
    }
}

#[test]
fn every_slip_of_the_notes_is_told_somewhere_in_both_languages() {
    let han = |text: &str| {
        text.chars()
            .any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
    };
    let mut told = BTreeSet::new();
    for kind in ['w', 'm', 'a', 'e', 't'] {
        let [english, chinese] =
            [Lang::En, Lang::Zh].map(|lang| errata([kind; 3], lang).collect::<Vec<&str>>());
        assert!(
            !english.is_empty() && english.len() == chinese.len(),
            "{kind}"
        );
        assert!(
            chinese.iter().all(|text| han(text)) && !english.iter().any(|text| han(text)),
            "{kind}"
        );
        told.extend(english);
    }
    for (letters, word) in [(['w', 'N', 'w'], "heaps"), (['m', 'm', 'P'], "win rate")] {
        let at_large: Vec<&str> = errata([letters[0]; 3], Lang::En).collect();
        let here: Vec<&str> = errata(letters, Lang::En)
            .filter(|slip| !at_large.contains(slip))
            .collect();
        assert!(
            matches!(here[..], [slip] if slip.contains(word)),
            "{here:?}"
        );
        told.extend(here);
    }
    assert_eq!(told.len(), 11);
}
