//! The JSON Schema of a spec accepts every spec that the reader accepts. A spec that only the
//! schema accepts is refused for a reason that the schema's description lists. Tested with
//! thousands of whole and broken specs.

use boon::{Compiler, SchemaIndex, Schemas};
use plyscope::compare::Comparison;
use plyscope::game::any::GameId;
use plyscope::search::Stream;
use plyscope::spec::{Refusal, Spec, from_link};
use plyscope::text::json::to_json;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const SCHEMA: &str = include_str!("../../static/spec.schema.json");
/// The number of broken specs.
const BROKEN: usize = 60_000;

/// The name of a reason, and a test for its refusals.
type Difference = (&'static str, fn(&Refusal) -> bool);

/// The reasons for which a spec that the schema accepts may be refused.
const DIFFERENCES: [Difference; 8] = [
    ("an algorithm that cannot run on the game", |refusal| {
        [
            "algorithm",
            "algorithm.kind",
            "algorithm.depth",
            "algorithm.grundy",
            "algorithm.utility",
            "algorithm.evaluation.weights",
        ]
        .contains(&refusal.path.as_str())
            || says(refusal, "node r")
            || says(refusal, "every value of this game")
    }),
    ("options that do not go together", |refusal| {
        ["algorithm.stop", "algorithm.deepening", "algorithm.bounds"]
            .contains(&refusal.path.as_str())
            && !says(refusal, "first below the second")
    }),
    (
        "what the texts of positions, moves and trees say",
        |refusal| {
            ["game.position", "game.moves", "game.fen"].contains(&refusal.path.as_str())
                || says(refusal, "column")
        },
    ),
    ("sums and counts", |refusal| {
        [
            "at most 256 stones",
            "one entry per child",
            "sum to 1",
            "at least one child",
            "columns x rows x k",
        ]
        .iter()
        .any(|part| says(refusal, part))
    }),
    ("the two ends of a window or of bounds", |refusal| {
        says(refusal, "first below the second")
    }),
    ("rising points", |refusal| says(refusal, "both rising")),
    ("numbers that hang on each other", |refusal| {
        [
            "game.tails",
            "game.heads",
            "game.scores[0]",
            "game.scores[1]",
            "game.turn_total",
            "game.seed",
            "game.komi",
        ]
        .contains(&refusal.path.as_str())
    }),
    (
        "whole numbers written with a point or an exponent",
        |refusal| {
            says(refusal, "a whole number")
                && refusal
                    .to_string()
                    .rsplit(' ')
                    .next()
                    .is_some_and(|found| found.contains(['.', 'e']))
        },
    ),
];

fn says(refusal: &Refusal, part: &str) -> bool {
    refusal.to_string().contains(part)
}

struct Validator(Schemas, SchemaIndex);

impl Validator {
    fn is_valid(&self, value: &Value) -> bool {
        let Validator(schemas, index) = self;
        schemas.validate(value, *index).is_ok()
    }
}

fn schema() -> Validator {
    let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
    compiler
        .add_resource(
            "spec.schema.json",
            serde_json::from_str(SCHEMA).expect("the schema is JSON"),
        )
        .expect("it has a name");
    let index = compiler
        .compile("spec.schema.json", &mut schemas)
        .expect("the schema is one");
    Validator(schemas, index)
}

/// Algorithms with every option once, as parts of specs.
const ALGORITHMS: [&str; 14] = [
    r#"{"kind":"win-lose","memo":false,"stop":false}"#,
    r#"{"kind":"win-lose","grundy":true}"#,
    r#"{"kind":"minimax","depth":3}"#,
    r#"{"kind":"minimax","depth":2,"evaluation":{"kind":"playouts","count":2}}"#,
    r#"{"kind":"minimax","depth":2,"evaluation":{"kind":"features","weights":[3,1,-3,-1.5]}}"#,
    r#"{"kind":"alpha-beta","depth":4,"order":"killer","cut":"gt","returns":"hard","deepening":true,"table":true,"window":["-inf",4.5]}"#,
    r#"{"kind":"alpha-beta","depth":null}"#,
    r#"{"kind":"expectimax","depth":2,"opponent":"random","utility":{"kind":"exp","tolerance":3},"prune":true,"bounds":[-40,40]}"#,
    r#"{"kind":"expectimax","depth":2,"utility":{"kind":"points","points":[[-9,-9],[0,0],[9,3]]}}"#,
    r#"{"kind":"expectimax","utility":{"kind":"sqrt"}}"#,
    r#"{"kind":"mcts","iterations":60,"c":0.5,"policy":{"kind":"exact","plies":2},"expand":"all","final":"ucb","rollout_root":true}"#,
    r#"{"kind":"mcts","selection":"uniform","formula":"root2","expand_order":"random","playouts":2,"reward":"signed"}"#,
    r#"{"kind":"mcts","formula":"puct","priors":"features","first":"prior","expand":"all"}"#,
    r#"{"kind":"alpha-beta","pvs":true}"#,
];

/// Positions with every field once.
const GAMES: [&str; 12] = [
    r#"{"kind":"tree","root":"min","tree":[[5,"+inf"],{"chance":[1,{"max":[2,3],"name":"A","moves":["l","r"],"estimate":2.5}],"p":["1/3","2/3"]},{"value":"-∞"}]}"#,
    r#"{"kind":"tree","tree":"((5 6) (2 1))"}"#,
    r#"{"kind":"tree","tree":{"min":[0.5,{"max":[0,1],"rollouts":[1,0],"priors":[0.25,"3/4"]}]}}"#,
    r#"{"kind":"nim","heaps":[1,2,1],"misere":true}"#,
    r#"{"kind":"subtraction","stones":15,"take":[1,3,4]}"#,
    r#"{"kind":"st-petersburg","tosses":20,"tails":3,"heads":true}"#,
    r#"{"kind":"connect-four","columns":5,"rows":4,"k":3,"moves":"1234"}"#,
    r#"{"kind":"mnk","m":5,"n":4,"k":4,"position":"x...o/...../...../....."}"#,
    r#"{"kind":"chess","moves":"e2e4 e7e5"}"#,
    r#"{"kind":"go","size":3,"komi":-1.5,"position":"x.o/.../... o","moves":"b2 pass"}"#,
    r#"{"kind":"snake-go","preset":"full","variant":"notes","seed":7,"moves":"14"}"#,
    r#"{"kind":"pig","goal":50,"scores":[3,4],"turn_total":6,"to_move":"min","thrown":false,"coin":true}"#,
];

/// Returns whole specs, as written by hand, by the page and by links.
fn specs() -> Vec<Value> {
    let value = |text: &str| -> Value {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    let mut games: Vec<Value> = GAMES.map(value).into();
    for id in GameId::ALL {
        games.extend(
            id.named()
                .iter()
                .map(|named| value(&to_json(&id.position(named)))),
        );
    }
    let mut all = Vec::new();
    for game in &games {
        all.extend(
            ALGORITHMS
                .map(|algorithm| json!({ "game": game, "algorithm": value(algorithm), "seed": 3 })),
        );
    }
    let links = include_str!("../data/kept/links.txt")
        .lines()
        .filter_map(|line| from_link(line.split_whitespace().next()?).ok());
    all.extend(links.map(|spec| value(&spec.write())));
    all.push(json!({ "$schema": "spec.schema.json", "v": 1, "game": games[0], "algorithm": { "kind": "minimax" }, "step": 4 }));
    all
}

/// Compares schema and reader, and records the reason where they differ.
fn compare(schema: &Validator, spec: &Value, seen: &mut BTreeMap<&'static str, usize>) {
    let text = spec.to_string();
    match (Spec::read(&text), schema.is_valid(spec)) {
        (Ok(_), is_valid) => {
            assert!(is_valid, "read, but not valid by the schema: {text}");
            *seen.entry("read").or_default() += 1;
        }
        (Err(_), false) => *seen.entry("refused by both").or_default() += 1,
        (Err(refusal), true) => {
            let reasons = DIFFERENCES
                .iter()
                .filter(|(_, is_it)| is_it(&refusal))
                .map(|(name, _)| *name);
            let found: Vec<&str> = reasons.collect();
            assert!(
                !found.is_empty(),
                "valid by the schema, but refused for a reason of no kind: {text}\n{refusal}"
            );
            found
                .into_iter()
                .for_each(|name| *seen.entry(name).or_default() += 1);
        }
    }
}

#[test]
fn every_spec_that_is_read_is_valid_by_the_schema_and_the_others_are_refused_for_a_listed_reason() {
    let (schema, specs) = (schema(), specs());
    let mut seen = BTreeMap::new();
    let read = specs
        .iter()
        .filter(|spec| Spec::read(&spec.to_string()).is_ok())
        .count();
    assert!(read > 200, "{read} of {} specs are read", specs.len());
    specs
        .iter()
        .for_each(|spec| compare(&schema, spec, &mut seen));
    let mut random = Random(Stream::new(17, 0, 0));
    for _ in 0..BROKEN {
        let mut spec = random.of(&specs).clone();
        for _ in 0..=random.below(6) / 5 {
            random.spoil(&mut spec, &specs);
        }
        compare(&schema, &spec, &mut seen);
    }
    for (name, _) in DIFFERENCES {
        assert!(
            seen.contains_key(name),
            "nothing was refused for this listed reason: {name}"
        );
    }
    assert!(
        seen["read"] > 5_000 && seen["refused by both"] > 1_000,
        "{seen:?}"
    );
}

/// Seeded random choices.
struct Random(Stream);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Changes something somewhere in a value.
    fn spoil(&mut self, value: &mut Value, others: &[Value]) {
        let deeper = self.below(25) > 0;
        match value {
            Value::Object(fields) if deeper && !fields.is_empty() => {
                let keys: Vec<String> = fields.keys().cloned().collect();
                let key = self.of(&keys).clone();
                match self.below(12) {
                    0 => drop(fields.remove(&key)),
                    1 => drop(fields.insert(
                        (*self.of(&["p", "kind", "depth", "x", "stop", "k"])).to_owned(),
                        self.any(others),
                    )),
                    _ => self.spoil(&mut fields[&key], others),
                }
            }
            Value::Array(items) if deeper && !items.is_empty() => {
                let at = self.below(items.len());
                match self.below(8) {
                    0 => drop(items.remove(at)),
                    1 => items.push(items[at].clone()),
                    _ => self.spoil(&mut items[at], others),
                }
            }
            Value::Number(number) if deeper => {
                let number = number.as_f64().unwrap_or(0.0);
                *value = match self.below(5) {
                    0 => json!(number as i64 + 1),
                    1 => json!(number as i64 - 1),
                    2 => json!(number + 0.5),
                    3 => json!(number * 100.0),
                    _ => json!(-(number as i64)),
                };
            }
            _ => *value = self.any(others),
        }
    }

    fn any(&mut self, others: &[Value]) -> Value {
        let words = [
            "",
            "x",
            "max",
            "min",
            "+inf",
            "1/3",
            "features",
            "exact",
            "((1 2) 3)",
            "e2e4",
            "....",
            "soft",
            "random",
            "points",
        ];
        match self.below(9) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(300)),
            3 => json!(*self.of(&[-1, 64, 65, 127, 128, 65_536, 10_000_001])),
            4 => json!(*self.of(&[0.5, -2.25, 1e9, 5.0])),
            5 => json!(self.of(&words)),
            6 => json!([]),
            7 => json!({ "kind": self.of(&words) }),
            _ => {
                let other = self.of(others);
                let part = self.of(&["game", "algorithm"]);
                other[*part].clone()
            }
        }
    }
}

#[test]
fn searches_side_by_side_are_valid_where_they_are_read_and_no_others() {
    let schema = schema();
    let game = r#""game":{"kind":"tree","tree":[[3,5],[2,9]]}"#;
    let (one, other) = (
        r#""algorithm":{"kind":"minimax"}"#,
        r#""algorithm":{"kind":"alpha-beta","pvs":true}"#,
    );
    let lane = format!("{{{other}}}");
    let both = |more: &str| format!(r#"{{"compare":[{{{game},{one}}},{lane}]{more}}}"#);
    let good = [
        both(""),
        both(r#","v":1,"by":"event","at":6,"$schema":"spec.schema.json""#),
        format!(
            r#"{{"compare":[{{{game},{one},"step":3}},{{{game},{other},"seed":2}},{lane},{lane}]}}"#
        ),
    ];
    let bad = [
        both(r#","by":"hour""#),
        both(r#","at":-1"#),
        both(r#","v":2"#),
        both(r#","seed":1"#),
        format!(r#"{{"compare":[{lane},{{{game},{one}}}]}}"#),
        format!(r#"{{"compare":[{{{game},{one}}}]}}"#),
        format!(r#"{{"compare":[{{{game},{one}}},{lane},{lane},{lane},{lane}]}}"#),
        format!(r#"{{"compare":[{{{game},{one}}},{{{game}}}]}}"#),
    ];
    for (text, is_good) in good
        .iter()
        .map(|text| (text, true))
        .chain(bad.iter().map(|text| (text, false)))
    {
        let value = serde_json::from_str(text).expect("it is JSON");
        assert_eq!(Comparison::read(text).is_ok(), is_good, "{text}");
        assert_eq!(schema.is_valid(&value), is_good, "{text}");
    }
}
