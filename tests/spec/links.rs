//! Links to moments: their length for common examples, and links of other versions.

use plyscope::game::any::GameId;
use plyscope::lang::{Lang, Say};
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, Mcts, Minimax, WinLose};
use plyscope::spec::{PRESETS, Spec, from_link, json_in, to_link};

/// The most characters of a link, with the site's address and the language.
const MOST: usize = 1500;
const AROUND: usize =
    "https://a-rather-long-name.example.github.io/some-course/plyscope/#&lang=zh".len();

fn beginnings() -> impl Iterator<Item = Spec> {
    let games = GameId::ALL
        .iter()
        .flat_map(|id| id.named().iter().map(|named| id.position(named)));
    games.flat_map(|game| {
        let depth = game
            .traits()
            .longest
            .is_none_or(|plies| plies > 24)
            .then_some(3);
        let algorithms = [
            Algorithm::WinLose(WinLose::default()),
            Algorithm::Minimax(Minimax {
                depth,
                ..Minimax::default()
            }),
            Algorithm::AlphaBeta(AlphaBeta {
                depth,
                ..AlphaBeta::default()
            }),
            Algorithm::Expectimax(Expectimax {
                depth,
                ..Expectimax::default()
            }),
            Algorithm::Mcts(Mcts::default()),
        ];
        algorithms.map(|algorithm| Spec {
            game: game.clone(),
            algorithm,
            seed: 123_456_789,
            step: 98_765,
        })
    })
}

#[test]
fn every_moment_of_every_named_position_under_every_preset_has_a_short_link_that_leads_back() {
    let mut longest = 0;
    for plain in beginnings() {
        let applied = PRESETS
            .iter()
            .filter(|preset| preset.is_about(&plain.algorithm))
            .filter_map(|preset| preset.applied_to(&plain).ok());
        for spec in applied
            .map(|spec| Spec {
                step: plain.step,
                ..spec
            })
            .chain([plain.clone()])
        {
            if spec.check().is_err() {
                continue;
            }
            let link = to_link(&spec);
            assert_eq!(from_link(&link).as_ref(), Ok(&spec), "{}", spec.write());
            longest = longest.max(link.len() + AROUND);
            assert!(
                link.len() + AROUND < MOST,
                "{} letters: {}",
                link.len() + AROUND,
                spec.write()
            );
        }
    }
    println!("the longest has {longest} letters");
}

#[test]
fn a_link_of_another_version_is_refused_in_words_of_both_languages() {
    let link = to_link(&beginnings().next().expect("there is a game"));
    for other in [
        link.replacen("1=", "2=", 1),
        link.replacen("1=", "0=", 1),
        "a1=abc".to_owned(),
    ] {
        let refusal = from_link(&other).expect_err("it is of no version that is known");
        assert!(
            refusal.say(Lang::En).contains("#1="),
            "{}",
            refusal.say(Lang::En)
        );
        assert!(
            refusal.say(Lang::Zh).contains("#1="),
            "{}",
            refusal.say(Lang::Zh)
        );
    }
    let newer = r#"{"v":2,"game":{"kind":"nim","heaps":[1]},"algorithm":{"kind":"minimax"}}"#;
    let refusal = Spec::read(newer).expect_err("a later version");
    assert!(
        refusal.say(Lang::En).contains("another version"),
        "{}",
        refusal.say(Lang::En)
    );
    assert!(
        refusal.say(Lang::Zh).contains("其他版本"),
        "{}",
        refusal.say(Lang::Zh)
    );
}

#[test]
fn a_link_cut_short_anywhere_is_refused() {
    for spec in beginnings().step_by(40) {
        let link = to_link(&spec);
        assert!(
            (0..link.len()).all(|length| from_link(&link[..length]).is_err()),
            "{link}"
        );
    }
}

#[test]
fn the_json_in_a_link_of_any_kind_is_read_and_a_text_stays_as_it_is() {
    let spec = Spec::opening();
    assert_eq!(json_in(&to_link(&spec)).as_deref(), Some(&*spec.write()));
    let address = format!("#{}&lang=zh", to_link(&spec));
    assert_eq!(json_in(&address).as_deref(), Some(&*spec.write()));
    assert_eq!(json_in(&spec.write()).as_deref(), Some(&*spec.write()));
    assert_eq!(json_in("lab").as_deref(), Some("lab"));
    assert_eq!(json_in("1=%%"), None);
}
