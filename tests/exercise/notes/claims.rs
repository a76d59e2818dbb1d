//! Numbers in the notes, `<data value="FIGURE FACT …">`, against the command line.

use crate::runner::printed;
use plyscope::spec::Spec;
use serde_json::Value;
use std::collections::HashMap;

/// The specs of the claims by name, and the answers so far.
#[derive(Default)]
pub struct Searches {
    specs: HashMap<String, Spec>,
    runs: HashMap<String, String>,
    told: HashMap<(String, String), String>,
    rates: HashMap<String, String>,
}

impl Searches {
    /// Adds a search; two with the same name must be equal.
    pub fn insert(&mut self, name: &str, mut spec: Spec) {
        spec.step = 0;
        let written = spec.write();
        if let Some(before) = self.specs.insert(name.to_owned(), spec) {
            assert_eq!(
                before.write(),
                written,
                "{name} is the same search wherever it stands"
            );
        }
    }

    /// Adds the record of a program's own search.
    pub fn insert_run(&mut self, name: &str, record: String) {
        self.runs.insert(name.to_owned(), record);
    }

    fn told(&mut self, name: &str, arguments: &[&str]) -> &str {
        let spec = self
            .specs
            .get(name)
            .unwrap_or_else(|| panic!("no search is called {name}"))
            .write();
        self.told
            .entry((name.to_owned(), arguments.join(" ")))
            .or_insert_with(|| printed(arguments, &spec))
    }

    /// Returns the text that a claim must have, in a language.
    pub fn fact(&mut self, claim: &str, lang: &str, text: &str) -> String {
        let words: Vec<&str> = claim.split(' ').collect();
        match words[..] {
            ["rate", ..] => {
                let rate = || super::rates::rate(&words[1..]);
                self.rates
                    .entry(claim.to_owned())
                    .or_insert_with(rate)
                    .clone()
            }
            ["ucb", wins, visits, parent] => bound(wins, visits, parent),
            [name, key] if self.runs.contains_key(name) => of_run(&self.runs[name], key),
            [name, "events"] => self.told(name, &["trace"]).lines().count().to_string(),
            [name, "step", event, nth] => self.step(name, event, nth.parse().expect("a number")),
            [name, "says", step] => self.said(name, step, lang, text),
            [name, "unseen"] => self
                .unseen(name)
                .join(if lang == "zh" { "、" } else { ", " }),
            [name, key] => {
                let key = if key == "best" { "best_move" } else { key };
                shown(&self.solved(name)[key])
            }
            [name, "taking", taken] => self.taking(name, taken),
            [name, key, path] => {
                let solved = self.solved(name);
                let nodes = solved["tree_nodes"].as_array().expect("details").iter();
                shown(
                    &nodes
                        .clone()
                        .find(|node| node["path"] == path)
                        .unwrap_or_else(|| panic!("{claim}: no {path}"))[key],
                )
            }
            _ => panic!("{claim}: not a claim"),
        }
    }

    fn solved(&mut self, name: &str) -> Value {
        serde_json::from_str(self.told(name, &["solve", "--detail"])).expect("JSON")
    }

    /// Counts the seeds from 1 to 1,000 of which the search takes a move in the end.
    fn taking(&mut self, name: &str, taken: &str) -> String {
        let arguments = ["compare", "--seeds", "1..1000", "--json"];
        let told: Value = serde_json::from_str(self.told(name, &arguments)).expect("JSON");
        let course = told["lanes"][0]["course"].as_array().expect("a course");
        let moves = course.last().expect("the last one")["moves"].as_array();
        let seeds = moves
            .expect("moves")
            .iter()
            .find(|it| it["name"] == taken)
            .map_or(0, |it| it["seeds"].as_u64().expect("a number"));
        seeds.to_string()
    }

    fn step(&mut self, name: &str, event: &str, nth: usize) -> String {
        let events = self
            .told(name, &["trace"])
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let found = events.filter(|told| told["event"] == event).nth(nth - 1);
        shown(&found.unwrap_or_else(|| panic!("{name}: no {event} {nth}"))["step"])
    }

    /// Returns the text itself, if the sentence of that step contains it as a word.
    fn said(&mut self, name: &str, step: &str, lang: &str, text: &str) -> String {
        let lines = self
            .told(name, &["trace", "--format", "text", "--lang", lang])
            .lines();
        let line = lines
            .clone()
            .find(|line| line.split_whitespace().next() == Some(step))
            .expect("such a step");
        let of_number = |letter: char| letter.is_ascii_digit() || letter == '−';
        let mut words = line
            .split(|letter: char| !of_number(letter) && letter != '.')
            .map(|word| word.trim_end_matches('.'));
        assert!(
            words.any(|word| word == text),
            "{name}, step {step}: {line}"
        );
        text.to_owned()
    }

    /// Lists the leaves of an explicit tree that were not evaluated.
    fn unseen(&mut self, name: &str) -> Vec<String> {
        let spec: Value = serde_json::from_str(&self.specs[name].write()).expect("JSON");
        let mut leaves = Vec::new();
        collect(&spec["game"]["tree"], &mut leaves);
        let solved = self.solved(name);
        let seen: Vec<u64> = solved["evaluated"]
            .as_array()
            .expect("leaves")
            .iter()
            .filter_map(Value::as_u64)
            .collect();
        let unseen = (0..)
            .zip(&leaves)
            .filter(|(index, _)| !seen.contains(index))
            .map(|(_, leaf)| shown(leaf));
        unseen.collect()
    }
}

/// Returns a fact of a record: what it returned, its calls and leaves, the call of its first difference.
fn of_run(record: &str, key: &str) -> String {
    let lines: Vec<Value> = record
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let is = |line: &&Value, kind: &str| line["e"] == kind;
    match key {
        "returned" => shown(&lines.last().expect("an answer")["return"]),
        "calls" => lines
            .iter()
            .filter(|line| is(line, "enter"))
            .count()
            .to_string(),
        "leaves" => {
            let ended = |pair: &&[Value]| pair[0]["e"] == "enter" && pair[1]["e"] == "exit";
            lines.windows(2).filter(ended).count().to_string()
        }
        "call" => {
            let transcript = plyscope::transcript::read(record).expect("a record");
            let verdict = plyscope::check::check(&transcript);
            let first = verdict.first().expect("it differs");
            verdict.call(&transcript, first).to_string()
        }
        _ => panic!("{key}: no fact of a run"),
    }
}

fn collect(node: &Value, leaves: &mut Vec<Value>) {
    match node {
        Value::Array(children) => children.iter().for_each(|child| collect(child, leaves)),
        Value::Object(fields) => {
            let inner = ["max", "min", "chance", "value"]
                .iter()
                .find_map(|kind| fields.get(*kind));
            collect(inner.expect("a node of some kind"), leaves);
        }
        leaf => leaves.push(leaf.clone()),
    }
}

/// Writes a value as the notes do: at most three decimals, a true minus sign.
fn shown(value: &Value) -> String {
    let text = match value {
        Value::String(text) => return text.clone(),
        Value::Number(number) => format!("{:.3}", number.as_f64().expect("a number")),
        other => panic!("{other} is nothing to print"),
    };
    text.trim_end_matches('0')
        .trim_end_matches('.')
        .replace('-', "−")
}

/// Computes UCB1 with c = √2 (Auer, Cesa-Bianchi and Fischer, 2002).
fn bound(wins: &str, visits: &str, parent: &str) -> String {
    let [w, n, parent]: [f64; 3] =
        [wins, visits, parent].map(|number| number.parse().expect("a number"));
    format!("{:.3}", w / n + (2.0 * libm::log(parent) / n).sqrt())
}
