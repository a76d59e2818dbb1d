//! A sentence as data: pieces of text that say what they are, so that every painter can set them in its own way.
//! Numbers are written here and nowhere else: U+2212 for minus, ∞, no-break spaces, at most three decimals.

use crate::game::Player;
use crate::lang::{Lang, Part, Sentence};
use crate::search::Basis;
use crate::text::decimal;
use crate::trace::{NodeId, Number, Relation};

/// The kind of a piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Words.
    Plain,
    /// The name of a node or move, or a number of neither player.
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
    /// The text of the piece.
    pub text: String,
    /// The kind of the piece.
    pub tone: Tone,
}

/// A sentence, or two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

/// Makes a span of plain text.
pub fn plain(text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        tone: Tone::Plain,
    }
}

impl Line {
    /// Sets a sentence; `*n*` in its words is the mathematical symbol n.
    pub fn of(sentence: &impl Sentence<Span>, lang: Lang) -> Line {
        let mut line = Line::default();
        sentence.put(lang, &mut |part| match part {
            Part::Text(words) => line.words(words),
            Part::Gap(span) => line.push(span.clone()),
        });
        line
    }

    /// Words with symbols between asterisks.
    fn words(&mut self, words: &str) {
        for (index, piece) in words.split('*').enumerate() {
            self.push(if index % 2 == 0 {
                plain(piece)
            } else {
                symbol(piece)
            });
        }
    }

    fn push(&mut self, span: Span) {
        if !span.text.is_empty() {
            self.0.push(span);
        }
    }

    /// Returns the sentence as plain text.
    pub fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }

    /// Finishes the sentence for the page: a word that opens it gets its capital; in a language without spaces one between two Chinese
    /// characters or quotation marks is removed, such as at the end of a label.
    pub fn finished(mut self, lang: Lang) -> Line {
        if lang.space().is_empty() {
            self.set_solid();
        } else if let Some(first) = self.0.first_mut()
            && WORDS.iter().any(|word| first.text.starts_with(word))
            && let Some(capital) = first.text.get_mut(..1)
        {
            capital.make_ascii_uppercase();
        }
        self
    }

    /// Removes the space between two characters that are set without one.
    fn set_solid(&mut self) {
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
                    && before.is_some_and(is_set_solid)
                    && next.is_some_and(is_set_solid)
                {
                    continue;
                }
                before = Some(letter);
                self.0[index].text.push(letter);
            }
        }
    }

    /// Appends another sentence after `gap`; nothing if the other sentence is empty.
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

/// Characters and marks of Chinese, quotation marks among them, between which no space stands.
fn is_set_solid(letter: char) -> bool {
    matches!(letter, '“' | '”' | '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// Makes a span for a name, or for a number of neither player.
pub fn name(text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        tone: Tone::Name,
    }
}

/// Makes a span for a mathematical symbol.
pub fn symbol(text: &str) -> Span {
    Span {
        text: text.to_owned(),
        tone: Tone::Symbol,
    }
}

/// Returns the tone of what belongs to a player.
pub fn tone(player: Player) -> Tone {
    match player {
        Player::Max => Tone::Max,
        Player::Min => Tone::Min,
    }
}

/// Makes a span with the player's name, Max or Min in every language.
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

/// Makes a span for a number that belongs to a player.
pub fn of(player: Player, value: f64) -> Span {
    Span {
        text: figure(value),
        tone: tone(player),
    }
}

/// Writes a number: `5`, `0.12345`, `−0.333`, `+∞`. At most five decimals are kept as they are, so that two leaves that differ look
/// different; longer ones are rounded to three, or to as many as keep the number apart from a whole number.
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
        let rounded = |digits: u32| {
            let mut text = decimal::fixed(value, digits);
            text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
            text
        };
        let is_whole =
            |text: &String| !text.contains('.') && !is_noise(value - value.round(), value);
        text = (3..=9)
            .map(rounded)
            .find(|text| !is_whole(text))
            .unwrap_or_else(|| rounded(3));
    }
    if text == "-0" {
        "0".to_owned()
    } else {
        text.replace('-', "−")
    }
}

/// Whether a difference is no more than what sums of such numbers lose in their last digits.
fn is_noise(difference: f64, value: f64) -> bool {
    difference.abs() <= 1e-12 * value.abs().max(1.0)
}

/// Whether [`figure`] writes another number than this one.
pub fn is_rounded(value: f64) -> bool {
    let written = figure(value).replace('−', "-");
    let is_it = |written: f64| is_noise(written - value, value);
    value.is_finite() && !written.parse().is_ok_and(is_it)
}

/// Returns the sign between numbers and the result computed from them: `=` if none of them is rounded, otherwise `≈`.
pub fn equals(numbers: &[f64]) -> &'static str {
    if numbers.iter().any(|number| is_rounded(*number)) {
        "≈"
    } else {
        "="
    }
}

/// Writes a number as a term behind a sign: `(−1)`.
pub fn term(value: f64) -> String {
    if value < 0.0 {
        format!("({})", figure(value))
    } else {
        figure(value)
    }
}

/// Writes a probability: a fraction where it has one of two digits, `1/3`, otherwise at most three decimals.
pub fn probability(chance: f64) -> String {
    let near = |bottom: u32| (f64::from(bottom) * chance, f64::from(bottom));
    let fraction = (2..10)
        .map(near)
        .find(|(top, _)| (top - top.round()).abs() < 1e-9 && 0.0 < chance && chance < 1.0);
    match fraction {
        Some((top, bottom)) => format!("{}/{}", figure(top.round()), figure(bottom)),
        None => figure((chance * 1e3).round() / 1e3),
    }
}

/// Returns the sign in front of a number that is not simply the value; empty for an exact or open one.
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

/// Writes a typed number in running text: `5`, `≥ 5`, `≈ 0.2`, `x̄ 0.2`, and `5?` for the best so far of which nothing is known.
pub fn typed(number: Number) -> String {
    match sign(number) {
        "" if number.relation == Relation::Open => format!("{}?", figure(number.value)),
        "" => figure(number.value),
        sign => format!("{sign}\u{a0}{}", figure(number.value)),
    }
}
