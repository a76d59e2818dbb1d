//! Good texts of every reader, from what the project keeps, and the words of their grammars.

use plyscope::exercise::{Answer, Fields, Try};
use plyscope::game::any::GameId;
use plyscope::play::Record;
use plyscope::play::table::Table;
use plyscope::spec::{PRESETS, Spec, to_link};
use std::fs;

/// Good texts, and words to damage them with.
pub struct Corpus {
    pub texts: Vec<String>,
    pub words: &'static [&'static str],
}

/// The lines of a file in `tests/data`.
pub fn lines(file: &str) -> impl Iterator<Item = String> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines()
        .map(str::to_owned)
        .collect::<Vec<_>>()
        .into_iter()
}

/// The JSON at the end of each line of a file.
fn specs_of(file: &str) -> impl Iterator<Item = String> {
    lines(file).filter_map(|line| line.find('{').map(|at| line[at..].to_owned()))
}

pub fn specs() -> Corpus {
    let mut texts: Vec<String> = specs_of("kept/searches.txt")
        .chain(specs_of("kept/links.txt"))
        .chain(specs_of("options.txt"))
        .collect();
    texts.extend(PRESETS.iter().filter_map(|preset| {
        let spec = preset.applied_to(&Spec::opening()).ok()?;
        Some(spec.write())
    }));
    texts.sort();
    texts.dedup();
    Corpus {
        texts,
        words: &[
            "\"game\":",
            "\"algorithm\":",
            "\"kind\":",
            "\"tree\"",
            "\"nim\"",
            "\"heaps\":",
            "\"mcts\"",
            "\"alpha-beta\"",
            "\"depth\":64",
            "\"evaluation\":",
            "\"weights\":[",
            "\"playouts\"",
            "\"iterations\":",
            "\"policy\":",
            "\"exact\"",
            "\"plies\":",
            "\"window\":[",
            "\"moves\":",
            "\"position\":",
            "\"$schema\":",
            "\"komi\":",
            "\"fen\":",
            "\"chess\"",
            "\"snake-go\"",
            "\"go\"",
            "\"pig\"",
            "\"utility\":",
            "\"points\":[[0,0],",
        ],
    }
}

pub fn links() -> Corpus {
    let mut texts: Vec<String> = lines("kept/links.txt")
        .chain(lines("kept/games.txt"))
        .filter_map(|line| Some(format!("#{}", line.split_whitespace().next()?)))
        .collect();
    texts.push(format!("#{}", to_link(&Spec::opening())));
    texts.extend(
        [
            "#gallery",
            "#lab",
            "#play",
            "#1=&lang=zh&graph",
            "#lab&lang=en",
        ]
        .map(str::to_owned),
    );
    Corpus {
        texts,
        words: &[
            "#", "1=", "2=", "play=", "&lang=", "&graph", "&code=", "%E4", "%", "=", "-", "_", "+",
            "A", "q1YqU7Iy",
        ],
    }
}

pub fn games() -> Corpus {
    let mut texts: Vec<String> = Vec::new();
    for id in GameId::ALL {
        texts.extend(id.named().iter().map(|named| id.position(named).text()));
    }
    texts.extend(
        [
            "depth = 2",
            "1/3",
            "0.5",
            "[[5,6],[2,1],[3,2]]",
            "((5 6) (2 1))",
            "5 6 / 2 1",
            "cuts",
            "[Event \"A game\"]\n\n1. e4 e5 (1... c5) 2. Nf3 {why} Nc6 1/2-1/2",
            "(;GM[1]SZ[5]KM[0.5];B[cc];W[dc](;B[bb])(;B[dd]))",
        ]
        .map(str::to_owned),
    );
    texts.push(lines("written/small.efg").collect::<Vec<_>>().join("\n"));
    Corpus {
        texts,
        words: &[
            "EFG 2 R",
            "c \"\" 1",
            "p \"\" 2 1",
            "t \"\" 1",
            "{ 1 -1 }",
            "{ \"a\" 1/2",
            "SZ[",
            ";B[",
            "1. ",
            "x",
            "o",
            "/",
            "w",
            "b",
            "KQkq",
            "e2e4",
            "e7e8q",
            "O-O",
            "Nf3",
            "pass",
            "max",
            "min",
            "chance",
            ";",
            "8/8/8",
            "a1",
            "i9",
            "200",
            "257",
            "goal",
            "coin",
            "thrown",
            "full",
            "notes",
            "judge",
            "every",
            "phases",
            "decision",
        ],
    }
}

pub fn records() -> Corpus {
    let games: Vec<String> = lines("kept/games.txt")
        .filter_map(|line| line.split('\t').nth(1).map(str::to_owned))
        .collect();
    let mut texts: Vec<String> = games
        .iter()
        .map(|game| format!("play\n{game}\n{game}\nbefore {game}"))
        .collect();
    // A match on the position that a game begins with.
    texts.extend(games.iter().filter_map(|game| {
        let record = Record::read(game).ok()?;
        Some(Table::new(record.opening).write())
    }));
    texts.extend(games);
    Corpus {
        texts,
        words: &[
            "play\n",
            "lab\n",
            "before ",
            "\"seats\":[",
            "\"person\"",
            "\"moves\":[",
            "\"at\":",
            "\"earlier\":[",
            "\"until\":",
            "\"millis\":",
            "\"nodes\":",
            "\"seed\":",
            "\"entrants\":",
            "\"rounds\":",
            "\"games\":",
        ],
    }
}

pub fn queries() -> Corpus {
    let texts = [
        "value = 5",
        "值 = 5，深度 = 1",
        "value >= 5 leaf",
        "visits > 100",
        "alpha >= 2 cut",
        "best leaf unseen",
        "r.1",
        "剪枝 叶",
        "depth = 3, beta < 7",
        "\"a b\"",
        "a1 depth = 1",
    ];
    Corpus {
        texts: texts.map(str::to_owned).into(),
        words: &[
            "value", "值", "=", "≥", "<=", ">", "!=", "depth", "visits", "mean", "alpha", "cut",
            "best", "leaf", "，", "“", "”",
        ],
    }
}

pub fn exercises() -> Corpus {
    let path = format!("{}/tests/data/exercises.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("it is there");
    let all: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let mut texts = Vec::new();
    for entry in all.as_array().expect("a list") {
        texts.push(entry["exercise"].to_string());
        let fields = Fields::from([
            ("r".to_owned(), "5".to_owned()),
            ("r.0.1".to_owned(), "cut".to_owned()),
        ]);
        let answer = Answer {
            exercise: entry["exercise"]["id"].to_string(),
            seed: 7,
            student: "2026-117".to_owned(),
            tries: vec![Try {
                at: "2026-03-01T10:00:00Z".to_owned(),
                answers: vec![fields.clone(), fields],
            }],
            seen_solution: false,
        };
        texts.push(answer.write());
    }
    Corpus {
        texts,
        words: &[
            "\"ask\":[",
            "\"kind\":\"cut\"",
            "\"kind\":\"window\"",
            "\"at\":[\"r.1\"]",
            "\"generate\":",
            "\"must\":",
            "\"cuts\":[",
            "\"points\":",
            "\"tries\":[",
            "\"fields\":{",
            "\"r.0\":",
            "\"when\":\"enter\"",
            "\"student\":",
            "\"id\":",
        ],
    }
}
