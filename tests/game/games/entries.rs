//! The catalogue entry of every game: names, rules, positions and endings.

use super::*;

#[test]
fn every_game_says_what_it_is_in_both_languages() {
    let is_plain =
        |text: &str| !text.trim().is_empty() && !text.contains(['<', '`', '*', '#', '_', '\t']);
    let mut titles = HashSet::new();
    for id in GameId::ALL {
        let entry = id.entry();
        let told = |lang: Lang| {
            let rules = |named| id.position(named).how_to_play(lang);
            id.named().iter().map(rules).collect::<Vec<_>>()
        };
        for (index, lang) in Lang::ALL.into_iter().enumerate() {
            let [title, hint] = [entry.title, entry.hint].map(|text| text.say(lang));
            assert!(
                titles.insert((index, title)),
                "{title} is the title of two games"
            );
            assert!(is_plain(title), "{title}");
            assert!(!hint.trim().is_empty(), "{title}");
            for rules in told(lang) {
                assert!(is_plain(&rules), "{title}: {rules}");
                assert!(
                    rules
                        .split('\n')
                        .all(|paragraph| paragraph.ends_with(['.', '?', '。', '？'])),
                    "{title}: {rules}"
                );
            }
            assert!(
                entry.features.iter().all(|name| is_plain(name.say(lang))),
                "{title}"
            );
            assert!(
                entry.named.iter().all(|named| is_plain(named.name(lang))),
                "{title}"
            );
        }
        let is_chinese = |text: &str| {
            text.chars()
                .any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
        };
        for lang in Lang::ALL {
            let texts = [entry.title, entry.hint].map(|text| text.say(lang).to_owned());
            for text in told(lang).into_iter().chain(texts) {
                assert_eq!(is_chinese(&text), lang == Lang::Zh, "{text}");
            }
        }
    }
}

#[test]
fn rules_of_snake_go_tell_of_nothing_that_the_preset_has_not() {
    let rules = |text: &str| {
        let game = GameId::SnakeGo.read(text, None).expect("a preset");
        game.how_to_play(Lang::En)
    };
    for (preset, has, has_not) in [
        (
            "tiny",
            vec!["Max’s snake acts", "with every move."],
            vec!["railgun", "split", "bank", "passes"],
        ),
        (
            "classroom",
            vec!["railgun"],
            vec!["split", "first 8", "passes"],
        ),
        (
            "classroom notes",
            vec!["railgun", "passes", "Min’s win"],
            vec!["split"],
        ),
        (
            "tactics",
            vec!["snakes act", "first 8 rounds", "railgun", "split"],
            vec!["passes"],
        ),
        (
            "full #7",
            vec!["snakes act", "first 8 rounds", "railgun", "split"],
            vec!["passes"],
        ),
    ] {
        let told = rules(preset);
        assert!(
            has.iter().all(|words| told.contains(words)),
            "{preset}: {told}"
        );
        assert!(
            !has_not.iter().any(|words| told.contains(words)),
            "{preset}: {told}"
        );
    }
}

#[test]
fn every_named_position_is_one_to_play_from_and_has_a_name_of_its_own() {
    for id in GameId::ALL {
        let named = id.named();
        assert!(!named.is_empty(), "{id:?} begins nowhere");
        for (index, one) in named.iter().enumerate() {
            let state = id.position(one);
            assert_eq!(state.id(), *id);
            assert!(state.choices() > 0, "{} is over", one.name(Lang::En));
            let is_like = |lang: Lang| {
                named[..index]
                    .iter()
                    .any(|other| other.name(lang) == one.name(lang))
            };
            assert!(
                !Lang::ALL.into_iter().any(is_like),
                "{} is the name of two",
                one.name(Lang::En)
            );
        }
    }
}

#[test]
fn nonsense_is_refused_and_never_a_panic() {
    let huge = "9".repeat(400);
    let long = "[".repeat(5_000);
    let texts = [
        "",
        " ",
        "\n",
        "?",
        "/",
        ":",
        "x",
        "-1",
        "0",
        "000",
        "1x1x1",
        "255x255x255",
        "é/ß",
        "０",
        "𝟘",
        "min",
        "//////",
        &huge,
        &long,
    ];
    for id in GameId::ALL {
        for text in texts {
            match id.read(text, None) {
                Ok(game) => assert_eq!(game.id(), *id),
                Err(bad) => assert!(
                    Lang::ALL.into_iter().all(|lang| !bad.say(lang).is_empty()),
                    "{id:?}: {text}"
                ),
            }
        }
    }
}

/// Positions at the end of a game, with the numbers that decided it and the words in both
/// languages.
const ENDINGS: [(GameId, &str, &[f64], [&str; 2]); 13] = [
    (
        GameId::TicTacToe,
        "xxx/oo./...",
        &[3.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::TicTacToe,
        "xox/xox/oxo",
        &[],
        ["the board is full", "棋盘已满"],
    ),
    (
        GameId::ConnectFour,
        "1212121",
        &[4.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::ConnectFour,
        "5x4x3: 12131",
        &[3.0],
        ["in a row", "子连成一线"],
    ),
    (
        GameId::Nim,
        "0 0",
        &[],
        ["nothing is left to take", "没有石子可取"],
    ),
    (
        GameId::Subtraction,
        "1; 2,3",
        &[],
        ["nothing is left to take", "没有石子可取"],
    ),
    (
        GameId::Chess,
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        &[],
        ["checkmate", "将死"],
    ),
    (
        GameId::Chess,
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        &[],
        ["stalemate", "逼和"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        &[],
        ["too few pieces to mate", "子力不足"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/R7/K7 w - - 100 80",
        &[],
        ["fifty-move rule", "五十回合规则"],
    ),
    (
        GameId::Chess,
        "7k/8/8/8/8/8/R7/K7 w - - 0 1 moves a2b2 h8g8 b2a2 g8h8 a2b2 h8g8 b2a2 g8h8",
        &[],
        ["threefold repetition", "三次重复局面"],
    ),
    (
        GameId::Go,
        "3; 0.5; .../.../...; b2 pass pass",
        &[9.0, 0.5],
        ["points, White’s with the komi", "点，白方含贴目"],
    ),
    (GameId::Pig, "20 3 5 17", &[20.0, 5.0], ["points", "分"]),
];

#[test]
fn every_game_says_how_it_ended() {
    for (id, text, numbers, words) in ENDINGS {
        let position = id
            .read(text, None)
            .unwrap_or_else(|bad| panic!("{text}: {}", bad.say(Lang::En)));
        assert!(
            matches!(position.status(), Status::Over { .. }),
            "{text} goes on"
        );
        let (found, how) = position.ending();
        assert_eq!(found, numbers, "{text}");
        assert_eq!(
            [Lang::En, Lang::Zh].map(|lang| how.say(lang)),
            words,
            "{text}"
        );
    }
    let leaf = GameId::Tree
        .read("[7]", None)
        .unwrap_or_else(|bad| panic!("{}", bad.say(Lang::En)))
        .after(&[0]);
    assert_eq!(leaf.ending(), (vec![7.0], Text::EMPTY));
    // A snake has one cell at the beginning and keeps it if it runs into the wall at once.
    let mut snakes = GameId::SnakeGo
        .read("tiny", None)
        .unwrap_or_else(|bad| panic!("{}", bad.say(Lang::En)));
    while let Status::ToMove(_) = snakes.status() {
        snakes.play(0);
    }
    let (Status::Over { score }, (numbers, words)) = (snakes.status(), snakes.ending()) else {
        panic!("it is over")
    };
    assert_eq!(numbers[0] - numbers[1], score);
    let words = [Lang::En, Lang::Zh].map(|lang| words.say(lang));
    assert_eq!(words, ["cells, all rounds played", "格，回合已满"]);
}
