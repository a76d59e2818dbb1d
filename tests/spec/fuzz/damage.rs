//! Texts and bytes that were good and are damaged, by proptest, which also makes what fails short.

use super::corpus::Corpus;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{TestCaseError, TestRunner};
use std::time::{Duration, Instant};

/// The variable with the seconds that each test goes on for.
const SECONDS: &str = "PLYSCOPE_FUZZ_SECONDS";
/// The inputs of a test without the variable, and of each turn with it.
const CASES: u32 = 1_500;

/// A change of a text, at places that are shares of its length.
#[derive(Clone, Debug)]
enum Damage {
    /// Nothing between two places.
    Cut(Index, Index),
    /// What is between two places, so many times.
    Repeat(Index, Index, usize),
    /// Another text's part between two places, put in here.
    Graft(Index, Index, Index, Index),
    /// A word, put in here.
    Insert(Index, String),
    /// A word in the place of a character.
    Replace(Index, String),
}

/// Words that mean something to many readers, or often break them.
const WORDS: [&str; 48] = [
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "\"",
    ",",
    ":",
    "/",
    "\\",
    " ",
    "\n",
    "-",
    ".",
    "0",
    "1",
    "9",
    "e9",
    "1e308",
    "1e-400",
    "0.1",
    "-0",
    "NaN",
    "Infinity",
    "\"+inf\"",
    "null",
    "true",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "65536",
    "-1",
    "\u{0}",
    "\u{202e}",
    "𝛼",
    "，",
    "（",
    "−∞",
    "\\u0000",
    "\\ud800",
    "<img src=x onerror=alert(1)>",
    "__proto__",
    "\"v\":2,",
    "\"seed\":1,",
    "\"step\":4294967295,",
    "\"max\":[",
    "\"p\":[\"1/0\"]",
];

fn damage(words: &'static [&'static str]) -> impl Strategy<Value = Damage> {
    let word = || {
        prop_oneof![
            4 => select(&WORDS[..]).prop_map(str::to_owned),
            4 => select(words).prop_map(str::to_owned),
            1 => any::<char>().prop_map(String::from),
            1 => any::<i64>().prop_map(|number| number.to_string()),
            1 => any::<f64>().prop_map(|number| number.to_string()),
        ]
    };
    let at = any::<Index>;
    prop_oneof![
        (at(), at()).prop_map(|(from, to)| Damage::Cut(from, to)),
        (at(), at(), 2..40_usize).prop_map(|(from, to, times)| Damage::Repeat(from, to, times)),
        (at(), at(), at(), at())
            .prop_map(|(text, from, to, here)| Damage::Graft(text, from, to, here)),
        (at(), word()).prop_map(|(here, word)| Damage::Insert(here, word)),
        (at(), word()).prop_map(|(here, word)| Damage::Replace(here, word)),
    ]
}

/// The longest text that is repeated.
const LONGEST: usize = 4_000;

fn damaged(mut text: Vec<char>, damages: &[Damage], corpus: &Corpus) -> String {
    let between = |text: &[char], from: &Index, to: &Index| {
        let (one, other) = (from.index(text.len() + 1), to.index(text.len() + 1));
        one.min(other)..one.max(other)
    };
    for damage in damages {
        match damage {
            Damage::Cut(from, to) => drop(text.drain(between(&text, from, to))),
            Damage::Repeat(from, to, times) => {
                let part = between(&text, from, to);
                let times = (*times).min(LONGEST / part.len().max(1));
                let repeated = text[part.clone()].repeat(times);
                text.splice(part, repeated);
            }
            Damage::Graft(other, from, to, here) => {
                let other: Vec<char> = other.get(&corpus.texts).chars().collect();
                let here = here.index(text.len() + 1);
                text.splice(here..here, other[between(&other, from, to)].to_vec());
            }
            Damage::Insert(here, word) => {
                let here = here.index(text.len() + 1);
                text.splice(here..here, word.chars());
            }
            Damage::Replace(here, word) => {
                let here = here.index(text.len() + 1);
                text.splice(here..text.len().min(here + 1), word.chars());
            }
        }
    }
    text.into_iter().collect()
}

/// Has damaged texts of a corpus tried, and here and there texts that never were good.
pub fn fuzz(corpus: &Corpus, attempt: impl Fn(&str)) {
    let grown = (any::<Index>(), vec(damage(corpus.words), 0..6));
    let text = grown.prop_map(|(begun, damages)| {
        let begun = begun.get(&corpus.texts).chars().collect();
        damaged(begun, &damages, corpus)
    });
    go_on(&prop_oneof![9 => text, 1 => any::<String>()], |text| {
        attempt(&text);
    });
}

/// Has damaged bytes tried.
pub fn bytes(good: &[Vec<u8>], attempt: impl Fn(&[u8])) {
    let change = (any::<Index>(), any::<u8>(), 0..4_u8);
    let changed = (any::<Index>(), vec(change, 0..8)).prop_map(|(begun, changes)| {
        let mut bytes = begun.get(good).clone();
        for (here, byte, how) in changes {
            let here = here.index(bytes.len() + 1);
            match how {
                0 => bytes.truncate(here),
                1 => bytes.insert(here, byte),
                2 if here < bytes.len() => bytes[here] = byte,
                _ => bytes.extend_from_within(here..bytes.len().min(here + usize::from(byte))),
            }
        }
        bytes
    });
    let inputs = prop_oneof![9 => changed, 1 => vec(any::<u8>(), 0..60)];
    go_on(&inputs, |bytes| attempt(&bytes));
}

/// Tries inputs once, or for as long as the variable says.
fn go_on<S: Strategy>(inputs: &S, attempt: impl Fn(S::Value)) {
    let seconds = std::env::var(SECONDS).ok();
    let seconds = seconds.map(|text| text.parse().expect("a whole number of seconds"));
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
    let mut tried = 0_u64;
    loop {
        let config = ProptestConfig {
            failure_persistence: None,
            ..ProptestConfig::with_cases(CASES)
        };
        let turn = TestRunner::new(config).run(inputs, |input| {
            attempt(input);
            Ok::<(), TestCaseError>(())
        });
        if let Err(found) = turn {
            panic!("{found}");
        }
        tried += u64::from(CASES);
        if Instant::now() >= end {
            break;
        }
    }
    if seconds.is_some() {
        println!("{tried} inputs");
    }
}
