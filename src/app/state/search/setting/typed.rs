//! Text fields of options: numbers and lists of numbers as people type them, read by the reader of
//! specs.

use crate::spec::field::Field;
use crate::spec::{Refusal, Spec};
use crate::text::{Value, plain};
use std::fmt;
use std::rc::Rc;

/// The deepest nesting of brackets: a list of points.
const DEEPEST: usize = 2;

/// A function from a typed text to its search, or its refusal.
type Reading = Rc<dyn Fn(&str) -> Result<Spec, Refusal>>;

/// A text field of an option.
#[derive(Clone)]
pub struct Typed {
    /// The present text.
    pub text: String,
    /// Whether it holds a single number.
    pub is_number: bool,
    read: Reading,
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Typed")
            .field("text", &self.text)
            .finish_non_exhaustive()
    }
}

impl Typed {
    /// Makes a field for a number; an empty text stands for `first`.
    pub fn number<T: Clone + 'static>(
        text: String,
        first: T,
        read: impl Fn(&Field) -> Result<T, Refusal> + 'static,
        make: impl Fn(T) -> Spec + 'static,
    ) -> Typed {
        Typed {
            text,
            is_number: true,
            read: reader(number, first, read, make),
        }
    }

    /// Makes a field for numbers separated by commas.
    pub fn list<T: Clone + 'static>(
        text: String,
        first: T,
        read: impl Fn(&Field) -> Result<T, Refusal> + 'static,
        make: impl Fn(T) -> Spec + 'static,
    ) -> Typed {
        Typed {
            text,
            is_number: false,
            read: reader(|text| list(&numbers(text)), first, read, make),
        }
    }

    /// Makes a field for pairs of numbers, all separated by commas.
    pub fn pairs<T: Clone + 'static>(
        text: String,
        first: T,
        read: impl Fn(&Field) -> Result<T, Refusal> + 'static,
        make: impl Fn(T) -> Spec + 'static,
    ) -> Typed {
        let pairs = |text: &str| list(&numbers(text).chunks(2).map(list).collect::<Vec<String>>());
        Typed {
            text,
            is_number: false,
            read: reader(pairs, first, read, make),
        }
    }

    /// Returns the search with a typed text.
    ///
    /// # Errors
    /// The refusal of the text.
    pub fn read(&self, typed: &str) -> Result<Spec, Refusal> {
        (self.read)(typed)
    }
}

fn reader<T: Clone + 'static>(
    json: fn(&str) -> String,
    first: T,
    read: impl Fn(&Field) -> Result<T, Refusal> + 'static,
    make: impl Fn(T) -> Spec + 'static,
) -> Reading {
    Rc::new(move |typed| {
        if typed.trim().is_empty() {
            return Ok(make(first.clone()));
        }
        let json = json(typed.trim());
        let value = Value::read(&json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        Ok(make(read(&Field::new(&value, ""))?))
    })
}

/// Converts a number to JSON. Any other text becomes a JSON string, which the reader refuses with a
/// quotation.
fn number(text: &str) -> String {
    match plain::number(text) {
        Some(f64::INFINITY) => "\"+inf\"".to_owned(),
        Some(f64::NEG_INFINITY) => "\"-inf\"".to_owned(),
        Some(number) => number.to_string(),
        None => format!(
            "\"{}\"",
            text.replace(['"', '\\'], "").replace(char::is_control, "")
        ),
    }
}

fn numbers(text: &str) -> Vec<String> {
    let is_between = |letter: char| letter.is_whitespace() || ",;()[]".contains(letter);
    plain::plainly(text)
        .split(is_between)
        .filter(|part| !part.is_empty())
        .map(number)
        .collect()
}

fn list(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

/// Writes a number that may be infinite as people type it.
pub fn extended(number: f64) -> String {
    match number {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "−∞".to_owned(),
        finite => finite.to_string(),
    }
}

/// Writes a number for a narrow field, in which √2 in full would not fit.
pub fn shown(number: f64) -> String {
    let text = number.to_string();
    if text.len() > 10 && text.contains('.') {
        ((number * 1e4).round() / 1e4).to_string()
    } else {
        text
    }
}
