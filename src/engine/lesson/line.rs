//! A sentence as data: pieces of text that say what they are, so that every painter can set them in its own way.
//! Numbers are written here and nowhere else: U+2212 for minus, ∞, no-break spaces, at most three decimals.

use crate::game::Player;
use crate::lang::Lang;
use crate::search::Basis;
use crate::text::decimal;
use crate::trace::{NodeId, Number, Relation};

/// What a piece of a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Words.
    Plain,
    /// The name of a node or move, or a number that belongs to nobody.
    Name,
    /// The name of a node that can be looked at from here.
    Node(NodeId),
    /// Max or what is Max's.
    Max,
    /// Min or what is Min's.
    Min,
    /// A mathematical symbol.
    Symbol,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// What it is.
    pub tone: Tone,
}

/// A sentence, or two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

/// A piece without meaning of its own.
pub fn plain(text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        tone: Tone::Plain,
    }
}

impl Line {
    /// Sets a pattern: `{0}` stands for the first part, `*n*` for the mathematical symbol n, all else for itself.
    ///
    /// # Panics
    /// Where a bracket of the pattern has no end, or names a part that there is not.
    pub fn set(pattern: &str, parts: &[&Span]) -> Line {
        let mut line = Line::default();
        let mut rest = pattern;
        while let Some((before, from)) = rest.split_once(['{', '*']) {
            line.push(plain(before));
            let close = if rest.as_bytes()[before.len()] == b'{' {
                '}'
            } else {
                '*'
            };
            let (inside, behind) = from
                .split_once(close)
                .expect("a pattern closes what it opens");
            if close == '}' {
                let part = inside
                    .parse()
                    .ok()
                    .and_then(|index: usize| parts.get(index));
                line.push((*part.expect("a pattern names its parts by number")).clone());
            } else {
                line.push(symbol(inside));
            }
            rest = behind;
        }
        line.push(plain(rest));
        line
    }

    fn push(&mut self, span: Span) {
        if !span.text.is_empty() {
            self.0.push(span);
        }
    }

    /// The sentence without what its pieces are.
    pub fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }

    /// The sentence as it stands on the page: a word that opens it gets its capital in English, and Chinese sets no space
    /// between two of its own characters, where a label happens to begin or end with one.
    pub fn finished(mut self, lang: Lang) -> Line {
        match lang {
            Lang::En => {
                if let Some(first) = self.0.first_mut()
                    && WORDS.iter().any(|word| first.text.starts_with(word))
                    && let Some(capital) = first.text.get_mut(..1)
                {
                    capital.make_ascii_uppercase();
                }
            }
            Lang::Zh => {
                let mut before = None;
                for index in 0..self.0.len() {
                    let after = self.0[index + 1..]
                        .iter()
                        .find_map(|span| span.text.chars().next());
                    let text = std::mem::take(&mut self.0[index].text);
                    let letters: Vec<char> = text.chars().collect();
                    for (place, &letter) in letters.iter().enumerate() {
                        let next = letters.get(place + 1).copied().or(after);
                        if letter == ' '
                            && before.is_some_and(is_chinese)
                            && next.is_some_and(is_chinese)
                        {
                            continue;
                        }
                        before = Some(letter);
                        self.0[index].text.push(letter);
                    }
                }
            }
        }
        self
    }

    /// This sentence and another behind it.
    pub fn then(mut self, gap: &str, other: Line) -> Line {
        if !other.0.is_empty() {
            self.push(plain(gap));
            self.0.extend(other.0);
        }
        self
    }
}

/// Labels that are words and not names.
const WORDS: [&str; 4] = [
    "the root",
    "leaf\u{a0}",
    "column\u{a0}",
    "a\u{a0}roll of\u{a0}",
];

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// A name or a number that belongs to nobody.
pub fn name(text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        tone: Tone::Name,
    }
}

/// A mathematical symbol.
pub fn symbol(text: &str) -> Span {
    Span {
        text: text.to_owned(),
        tone: Tone::Symbol,
    }
}

/// The tone of what belongs to a player.
pub fn tone(player: Player) -> Tone {
    match player {
        Player::Max => Tone::Max,
        Player::Min => Tone::Min,
    }
}

/// Max or Min, in both languages.
pub fn player(player: Player) -> Span {
    let text = match player {
        Player::Max => "Max",
        Player::Min => "Min",
    };
    Span {
        text: text.to_owned(),
        tone: Tone::Plain,
    }
}

/// A number that belongs to a player.
pub fn of(player: Player, value: f64) -> Span {
    Span {
        text: figure(value),
        tone: tone(player),
    }
}

/// A number as it is written: `5`, `0.12345`, `−0.333`, `+∞`. What has at most five decimals stands as it is, so that two leaves that
/// differ look different; longer ones are rounded to three.
pub fn figure(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 {
            "+∞".to_owned()
        } else {
            "−∞".to_owned()
        };
    }
    let mut text = value.to_string();
    let decimals = text
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    if value.abs() >= 1e15 || (decimals > 5 && value.abs() < 5e-4) {
        text = decimal::scientific(value);
    } else if decimals > 5 {
        text = decimal::fixed(value, 3);
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if text == "-0" {
        "0".to_owned()
    } else {
        text.replace('-', "−")
    }
}

/// A number as a term behind a sign: `(−1)`.
pub fn term(value: f64) -> String {
    if value < 0.0 {
        format!("({})", figure(value))
    } else {
        figure(value)
    }
}

/// A probability: a fraction where it has one of two digits, `1/3`, otherwise at most three decimals; nothing while it is unknown.
pub fn probability(chance: f64) -> Option<String> {
    let near = |bottom: u32| (f64::from(bottom) * chance, f64::from(bottom));
    let fraction = (2..10)
        .map(near)
        .find(|(top, _)| (top - top.round()).abs() < 1e-9 && 0.0 < chance && chance < 1.0);
    match fraction {
        _ if chance.is_nan() => None,
        Some((top, bottom)) => Some(format!("{}/{}", figure(top.round()), figure(bottom))),
        None => Some(figure((chance * 1e3).round() / 1e3)),
    }
}

/// The sign in front of a number that is not simply the value; empty for an exact one.
pub fn sign(number: Number) -> &'static str {
    match (number.relation, number.basis) {
        (Relation::AtLeast, Basis::Exact) => "≥",
        (Relation::AtMost, Basis::Exact) => "≤",
        // A bound that rests on estimates may be wrong itself.
        (Relation::AtLeast, Basis::Estimate | Basis::Average) => "≳",
        (Relation::AtMost, Basis::Estimate | Basis::Average) => "≲",
        (Relation::Exact, Basis::Estimate) => "≈",
        (Relation::Exact, Basis::Average) => "x̄",
        (Relation::Exact | Relation::Open, _) => "",
    }
}

/// A typed number in running text: `5`, `≥ 5`, `≈ 0.2`, `x̄ 0.2`, and `5?` for the best so far of which nothing is known.
pub fn typed(number: Number) -> String {
    match sign(number) {
        "" if number.relation == Relation::Open => format!("{}?", figure(number.value)),
        "" => figure(number.value),
        sign => format!("{sign}\u{a0}{}", figure(number.value)),
    }
}
