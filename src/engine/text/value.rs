//! JSON values, each with its place and source text.

use super::problem::{Mistake, Place, Problem};
use super::reader::{Grammar, Reader};

/// A value with its source.
#[derive(Clone, Debug, PartialEq)]
pub struct Value<'a> {
    /// The place of its first letter.
    pub place: Place,
    /// The source text.
    pub raw: &'a str,
    /// The content.
    pub content: Content<'a>,
}

/// The content of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Content<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A number; in JSON it is finite.
    Number(f64),
    /// A text, unescaped.
    Text(String),
    /// A list.
    List(Vec<Value<'a>>),
    /// An object: keys, each once, and values in the order written.
    Object(Vec<(String, Value<'a>)>),
}

impl<'a> Value<'a> {
    /// Reads JSON with at most `deepest` levels of brackets: a limit keeps the recursion within the
    /// stack.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(text: &'a str, deepest: usize) -> Result<Value<'a>, Mistake> {
        Value::alone(Reader::new(text, Grammar::Json, Place::START), deepest)
    }

    /// Reads one line of many, as Python writes them; places are those of the whole.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read_line(text: &'a str, line: usize, deepest: usize) -> Result<Value<'a>, Mistake> {
        let place = Place { line, column: 1 };
        Value::alone(Reader::new(text, Grammar::Python, place), deepest)
    }

    fn alone(mut reader: Reader<'a>, deepest: usize) -> Result<Value<'a>, Mistake> {
        let value = Value::next(&mut reader, deepest)?;
        match reader.peek() {
            None => Ok(value),
            Some(letter) => Err(reader.place().refuse(Problem::AfterEnd(letter))),
        }
    }

    fn next(reader: &mut Reader<'a>, deepest: usize) -> Result<Value<'a>, Mistake> {
        let (place, rest) = (reader.place(), reader.rest());
        let content = match reader.peek() {
            Some('[' | '{') if deepest == 0 => return Err(place.refuse(Problem::TooDeep)),
            Some('[') => Content::List(reader.list(|reader| Value::next(reader, deepest - 1))?),
            Some('{') => {
                let mut fields = Vec::new();
                reader.object(|reader, key, _| {
                    fields.push((key.to_owned(), Value::next(reader, deepest - 1)?));
                    Ok::<(), Mistake>(())
                })?;
                Content::Object(fields)
            }
            Some('"') => Content::Text(reader.string()?),
            _ if reader.take_name("Infinity") => Content::Number(f64::INFINITY),
            _ if reader.take_name("-Infinity") => Content::Number(f64::NEG_INFINITY),
            _ if reader.take_name("NaN") => Content::Number(f64::NAN),
            _ => match reader.number()? {
                Some(number) => Content::Number(number),
                None if reader.take_word("null") => Content::Null,
                None if reader.take_word("true") => Content::Flag(true),
                None if reader.take_word("false") => Content::Flag(false),
                None => return Err(place.refuse(Problem::ExpectedValue)),
            },
        };
        Ok(Value {
            place,
            raw: reader.since(rest),
            content,
        })
    }

    /// Returns the text; `None` for other values.
    pub fn as_text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the whole number, if it is written without sign, point or exponent.
    pub fn as_whole(&self) -> Option<u64> {
        match self.content {
            Content::Number(_) => self.raw.parse().ok(),
            _ => None,
        }
    }
}
