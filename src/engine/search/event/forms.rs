//! The written forms of events, each event once: a tag with bytes, and a name with fields.

use super::{Basis, Event, Relation, Stage, Turn, Used, Window};
use crate::game::Player;
use crate::text::json::Extended;
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A table of forms. A row is the tag, the name, the fields in the order of their bytes, and the event: as a pattern and, where that is
/// not the same text, as an expression. An event is encoded by the first row that fits; short rows leave out what follows from the rest.
macro_rules! forms {
    (
        short { $($short:tt)* }
        whole { $($whole:tt)* }
    ) => {
        forms!(@every $($short)* $($whole)*);
        forms!(@whole $($whole)*);
    };
    (@every $($tag:literal $name:literal ($($field:ident: $kind:ty),*) [$($event:tt)*] $(=> [$($made:tt)*])?;)*) => {
        /// Appends an event: its tag and its fields, little-endian, without padding.
        pub fn encode(event: &Event, out: &mut Vec<u8>) {
            match *event {
                $($($event)* => {
                    out.push($tag);
                    $($field.put(out);)*
                })*
            }
        }

        impl Bytes<'_> {
            fn event(&mut self) -> Option<Event> {
                let [tag] = self.take()?;
                match tag {
                    $($tag => {
                        $(let $field = <$kind>::taken(self)?;)*
                        Some(forms!(@made [$($event)*] $([$($made)*])?))
                    })*
                    _ => None,
                }
            }
        }

        impl Event {
            /// Returns the fields as words, such as `choice=1 score=5`, without those that follow from the others: a probability
            /// of 1, a payoff that is the score, a depth that reaches the end of the game.
            pub fn words(&self) -> String {
                match *self {
                    $($($event)* => in_words(&[$((stringify!($field), $field.value())),*]),)*
                }
            }
        }
    };
    (@whole $($tag:literal $name:literal ($($field:ident: $kind:ty),*) [$($event:tt)*];)*) => {
        impl Event {
            /// Returns the name of the event and all its fields.
            pub fn fields(&self) -> (&'static str, Vec<(&'static str, FieldValue)>) {
                match *self {
                    $($($event)* => ($name, vec![$((stringify!($field), $field.value())),*]),)*
                }
            }
        }
    };
    (@made [$($event:tt)*] [$($made:tt)*]) => { $($made)* };
    (@made [$($event:tt)*]) => { $($event)* };
}

forms! {
    short {
        3 "descend" (choice: u16) [Event::Descend { choice, probability: 1.0 }];
        6 "evaluate" (basis: Basis, score: f64) [Event::Evaluate { payoff, score, basis } if payoff == score]
            => [Event::Evaluate { payoff: score, score, basis }];
    }
    whole {
        0 "begin" (iteration: u32) [Event::Begin { stage: Stage::Iteration(iteration) }];
        14 "begin" (depth: u32) [Event::Begin { stage: Stage::Depth(depth) }];
        1 "open" (turn: Turn, choices: u16) [Event::Open { turn, choices }];
        2 "expand" (choice: u16, count: u16) [Event::Expand { choice, count }];
        21 "prior" (choice: u16, prior: f64) [Event::Prior { choice, prior }];
        15 "rank" (choice: u16, score: f64) [Event::Rank { choice, score }];
        4 "descend" (choice: u16, probability: f64) [Event::Descend { choice, probability }];
        5 "bound" (alpha: f64, beta: f64) [Event::Bound { window: Window { alpha, beta } }];
        16 "range" (low: f64, high: f64) [Event::Range { low, high }];
        7 "evaluate" (basis: Basis, payoff: f64, score: f64) [Event::Evaluate { payoff, score, basis }];
        22 "scout" (choice: u16, alpha: f64, beta: f64) [Event::Scout { choice, window: Window { alpha, beta } }];
        23 "again" (choice: u16) [Event::Again { choice }];
        8 "improve" (choice: u16, score: f64) [Event::Improve { choice, score }];
        17 "accumulate" (sum: f64) [Event::Accumulate { sum }];
        9 "cutoff" (remaining: u16) [Event::Cutoff { remaining }];
        18 "recall" (visit: u32, score: f64, relation: Relation, depth: Option<u16>, used: Used)
            [Event::Recall { visit, score, relation, depth, used }];
        19 "store" (relation: Relation) [Event::Store { relation }];
        20 "grundy" (value: u32) [Event::Grundy { value }];
        10 "simulate" (score: f64, plies: u32, playout: u32) [Event::Simulate { score, plies, playout }];
        11 "credit" (reward: f64, visits: u32) [Event::Credit { reward, visits }];
        12 "return" (score: f64) [Event::Return { score }];
        13 "choose" (choice: u16) [Event::Choose { choice }];
    }
}

/// Encodes a list of events.
pub fn encoded(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::new();
    events.iter().for_each(|event| encode(event, &mut bytes));
    bytes
}

/// Decodes the bytes of [`encode`]; `None` if they are not a whole number of events.
pub fn decode(bytes: &[u8]) -> Option<Vec<Event>> {
    let mut bytes = Bytes(bytes);
    let mut events = Vec::with_capacity(bytes.0.len() / 8);
    while !bytes.0.is_empty() {
        events.push(bytes.event()?);
    }
    Some(events)
}

/// Decodes the first event of some bytes and leaves the rest; `None` at their end, or if they are none of [`encode`].
pub fn decode_first(bytes: &mut &[u8]) -> Option<Event> {
    let mut rest = Bytes(bytes);
    let event = rest.event()?;
    *bytes = rest.0;
    Some(event)
}

/// The bytes still to be read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*head)
    }
}

/// The value of a field, as it is written outside of the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FieldValue {
    /// A count, an index or a depth.
    Whole(u32),
    /// A score or a probability; it may be infinite.
    Number(f64),
    /// One of a few words.
    Word(&'static str),
    /// No limit.
    Nothing,
}

impl fmt::Display for FieldValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FieldValue::Whole(number) => write!(out, "{number}"),
            FieldValue::Number(number) => Extended(number).fmt(out),
            FieldValue::Word(word) => out.write_str(word),
            FieldValue::Nothing => Ok(()),
        }
    }
}

impl Serialize for FieldValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            FieldValue::Whole(number) => number.serialize(serializer),
            FieldValue::Number(number) => Extended(number).serialize(serializer),
            FieldValue::Word(word) => word.serialize(serializer),
            FieldValue::Nothing => serializer.serialize_none(),
        }
    }
}

fn in_words(fields: &[(&str, FieldValue)]) -> String {
    let words: Vec<String> = fields
        .iter()
        .filter(|(_, value)| *value != FieldValue::Nothing)
        .map(|(field, value)| format!("{field}={value}"))
        .collect();
    words.join(" ")
}

/// A type of fields: its bytes, and its value in words.
trait EventField: Sized {
    fn put(self, out: &mut Vec<u8>);
    fn taken(bytes: &mut Bytes) -> Option<Self>;
    fn value(self) -> FieldValue;
}

macro_rules! number {
    ($number:ty, $value:ident) => {
        impl EventField for $number {
            fn put(self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }

            fn taken(bytes: &mut Bytes) -> Option<$number> {
                bytes.take().map(<$number>::from_le_bytes)
            }

            fn value(self) -> FieldValue {
                FieldValue::$value(self.into())
            }
        }
    };
}

number!(u16, Whole);
number!(u32, Whole);
number!(f64, Number);

/// A depth; as bytes, 65,535 for none.
impl EventField for Option<u16> {
    fn put(self, out: &mut Vec<u8>) {
        self.unwrap_or(u16::MAX).put(out);
    }

    fn taken(bytes: &mut Bytes) -> Option<Option<u16>> {
        let depth = u16::taken(bytes)?;
        Some(Some(depth).filter(|depth| *depth != u16::MAX))
    }

    fn value(self) -> FieldValue {
        self.map_or(FieldValue::Nothing, u16::value)
    }
}

/// The words of a type with few values; as bytes, their places in the list.
macro_rules! words {
    ($kind:ty: $($value:expr => $word:literal),*) => {
        impl $kind {
            const WORDS: &[($kind, &'static str)] = &[$(($value, $word)),*];

            /// Returns the word for it in files.
            pub fn word(self) -> &'static str {
                Self::WORDS[self.place()].1
            }

            fn place(self) -> usize {
                let place = Self::WORDS.iter().position(|(value, _)| *value == self);
                place.expect("the list has all values")
            }
        }

        impl EventField for $kind {
            fn put(self, out: &mut Vec<u8>) {
                out.push(self.place() as u8);
            }

            fn taken(bytes: &mut Bytes) -> Option<$kind> {
                let [place] = bytes.take()?;
                Self::WORDS.get(usize::from(place)).map(|(value, _)| *value)
            }

            fn value(self) -> FieldValue {
                FieldValue::Word(self.word())
            }
        }
    };
}

words!(Turn: Turn::Player(Player::Max) => "max", Turn::Player(Player::Min) => "min", Turn::Chance => "chance");
words!(Basis: Basis::Exact => "exact", Basis::Estimate => "estimate", Basis::Average => "average");
words!(Relation: Relation::Exact => "exact", Relation::AtLeast => "lower", Relation::AtMost => "upper", Relation::Open => "open");
words!(Used: Used::Answer => "answer", Used::Narrow => "narrow", Used::Order => "order");
