//! Typed access to parsed JSON. Errors carry the path; unknown fields are errors. Reading ends at the first error.

use super::{Refusal, VERSION};
use crate::lang::words::{spec, text};
use crate::lang::{Lang, Say, quoted};
use crate::text::{Content, Value};
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use std::fmt;
use std::ops::RangeInclusive;

/// A value and where it stands.
#[derive(Debug)]
pub struct Field<'a> {
    /// The value as written.
    pub value: &'a Value<'a>,
    /// `algorithm.depth` or `game.heaps[1]`; empty for a whole spec.
    path: String,
}

impl<'a> Field<'a> {
    /// Makes a field from a value; refusals name it by `path`.
    pub fn new(value: &'a Value<'a>, path: &str) -> Field<'a> {
        Field {
            value,
            path: path.to_owned(),
        }
    }

    /// Makes a field from a value below this one; its path ends in `key`.
    pub fn at(&self, key: &str, value: &'a Value<'a>) -> Field<'a> {
        Field {
            value,
            path: below(&self.path, key),
        }
    }

    /// Reads an object.
    ///
    /// # Errors
    /// If the value is not an object; the refusal of `read`; or the first field that `read` has not asked for.
    pub fn object<T>(
        &self,
        read: impl FnOnce(&mut Fields<'a, '_>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let Content::Object(object) = &self.value.content else {
            return Err(self.unexpected(spec::OBJECT));
        };
        let mut fields = Fields {
            object,
            path: &self.path,
            known: Vec::new(),
        };
        let found = read(&mut fields)?;
        fields.refuse_unknown()?;
        Ok(found)
    }

    /// Returns the items of a list as fields.
    ///
    /// # Errors
    /// If the value is not a list.
    pub fn items(&self) -> Result<impl ExactSizeIterator<Item = Field<'a>>, Refusal> {
        let Content::List(items) = &self.value.content else {
            return Err(self.unexpected(spec::LIST));
        };
        let item = |(index, value)| Field {
            value,
            path: format!("{}[{index}]", self.path),
        };
        Ok(items.iter().enumerate().map(item))
    }

    /// Reads a list, item by item.
    ///
    /// # Errors
    /// If the value is not a list, or the first item that is refused.
    pub fn list<T>(
        &self,
        read: impl Fn(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<Vec<T>, Refusal> {
        self.items()?.map(|item| read(&item)).collect()
    }

    /// Reads a list of two items.
    ///
    /// # Errors
    /// If the value is not a list of two items, or the first item that is refused.
    pub fn pair<T>(
        &self,
        read: impl Fn(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<(T, T), Refusal> {
        let items = self.list(read)?;
        let two =
            <[T; 2]>::try_from(items).map_err(|_| self.unexpected(spec::LIST_OF_TWO_NUMBERS))?;
        Ok(two.into())
    }

    /// Reads a text.
    ///
    /// # Errors
    /// If the value is not a text.
    pub fn text(&self) -> Result<&'a str, Refusal> {
        self.value
            .as_text()
            .ok_or_else(|| self.unexpected(spec::TEXT))
    }

    /// Reads a value by `read`; `None` if it is `null`.
    ///
    /// # Errors
    /// The refusal of `read`.
    pub fn or_null<T>(
        &self,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Refusal> {
        match self.value.content {
            Content::Null => Ok(None),
            _ => read(self).map(Some),
        }
    }

    /// Reads `true` or `false`.
    ///
    /// # Errors
    /// If the value is neither `true` nor `false`.
    pub fn flag(&self) -> Result<bool, Refusal> {
        match self.value.content {
            Content::Flag(flag) => Ok(flag),
            _ => Err(self.unexpected(spec::TRUE_OR_FALSE)),
        }
    }

    /// Reads a number.
    ///
    /// # Errors
    /// If the value is not a number.
    pub fn number(&self) -> Result<f64, Refusal> {
        match self.value.content {
            Content::Number(number) => Ok(number),
            _ => Err(self.unexpected(spec::NUMBER)),
        }
    }

    /// Reads a number, `"+inf"` or `"-inf"`.
    ///
    /// # Errors
    /// If the value is neither a number nor one of the two texts.
    pub fn extended(&self) -> Result<f64, Refusal> {
        match (self.value.as_text(), &self.value.content) {
            (Some("+inf"), _) => Ok(f64::INFINITY),
            (Some("-inf"), _) => Ok(f64::NEG_INFINITY),
            (_, Content::Number(number)) => Ok(*number),
            _ => Err(self.unexpected(spec::NUMBER_OR_INFINITY)),
        }
    }

    /// Reads a whole number in a range.
    ///
    /// # Errors
    /// If the value is not a whole number, or outside of the range.
    pub fn whole<T>(&self, range: RangeInclusive<T>) -> Result<T, Refusal>
    where
        T: TryFrom<u64> + PartialOrd + Say,
    {
        let number = self
            .value
            .as_whole()
            .and_then(|number| T::try_from(number).ok());
        number
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (low, high) = (range.start(), range.end());
                self.unexpected(text::WholeNumber { low, high })
            })
    }

    /// Reads one of the words by which serde knows the variants of a type.
    ///
    /// # Errors
    /// If the value is none of the words.
    pub fn word<T: Deserialize<'static>>(&self) -> Result<T, Refusal> {
        let text = self.value.as_text().unwrap_or_default();
        T::deserialize(StrDeserializer::new(text)).map_err(|Unknown(words)| self.unknown(words))
    }

    /// Reads one of some words and returns its index.
    ///
    /// # Errors
    /// If the value is none of the words.
    pub fn one_of(&self, words: &[&str]) -> Result<usize, Refusal> {
        words
            .iter()
            .position(|word| self.value.as_text() == Some(word))
            .ok_or_else(|| self.unknown(words))
    }

    fn unknown(&self, words: &[&str]) -> Refusal {
        self.unexpected(spec::OneOf {
            words: Alternatives(words),
        })
    }

    /// Makes the refusal that says what the value should have been.
    pub fn unexpected(&self, wanted: impl Say) -> Refusal {
        let found = quoted(self.value.raw);
        Refusal::new(&self.path, spec::Unexpected { wanted, found })
    }

    /// Makes a refusal of the value from what another reader has said of it.
    pub fn refuse(&self, said: &dyn Say) -> Refusal {
        Refusal::new(&self.path, said)
    }
}

/// Words of which one was expected.
#[derive(Debug)]
struct Alternatives<'a>(&'a [&'a str]);

impl Say for Alternatives<'_> {
    fn say(&self, lang: Lang) -> String {
        let words: Vec<String> = self.0.iter().map(|word| format!("\"{word}\"")).collect();
        words.join(spec::OR.say(lang))
    }
}

/// The words that would have been known.
#[derive(Debug)]
struct Unknown(&'static [&'static str]);

impl serde::de::Error for Unknown {
    fn custom<T: fmt::Display>(_: T) -> Unknown {
        Unknown(&[])
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Unknown {
        Unknown(expected)
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", self.0.join(", "))
    }
}

impl std::error::Error for Unknown {}

/// The fields of an object that is being read.
#[derive(Debug)]
pub struct Fields<'a, 'p> {
    object: &'a [(String, Value<'a>)],
    path: &'p str,
    /// The keys that were asked for.
    known: Vec<&'static str>,
}

impl<'a> Fields<'a, '_> {
    fn find(&mut self, key: &'static str) -> Option<Field<'a>> {
        if !self.known.contains(&key) {
            self.known.push(key);
        }
        let (_, value) = self.object.iter().find(|(name, _)| name == key)?;
        Some(Field {
            value,
            path: below(self.path, key),
        })
    }

    /// Reads a field that may be left out; `None` if it is.
    ///
    /// # Errors
    /// The refusal of `read`.
    pub fn optional<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Refusal> {
        self.find(key).map(|field| read(&field)).transpose()
    }

    /// Reads a field that has to be there.
    ///
    /// # Errors
    /// The refusal of `read`, or that the field is missing.
    pub fn required<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        match self.find(key) {
            Some(field) => read(&field),
            None => Err(self.refuse(key, spec::REQUIRED)),
        }
    }

    /// Reads a field that may be left out; the default value if it is.
    ///
    /// # Errors
    /// The refusal of `read`.
    pub fn or_default<T: Default>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        Ok(self.optional(key, read)?.unwrap_or_default())
    }

    /// Refuses another version than this one.
    ///
    /// # Errors
    /// If the version is another.
    pub fn version(&mut self) -> Result<(), Refusal> {
        self.or_default("v", |version| match version.value.as_whole() {
            Some(VERSION) => Ok(()),
            _ => Err(version.unexpected(spec::VERSION)),
        })
    }

    /// Makes a refusal of a field, there or not.
    pub fn refuse(&self, key: &str, said: impl Say) -> Refusal {
        Refusal::new(&below(self.path, key), said)
    }

    fn refuse_unknown(&self) -> Result<(), Refusal> {
        let Some((key, _)) = self
            .object
            .iter()
            .find(|(key, _)| !self.known.contains(&key.as_str()))
        else {
            return Ok(());
        };
        let known = self.known.join(", ");
        Err(self.refuse(&quoted(key), spec::UnknownField { known }))
    }
}

/// The path of a key below a path.
fn below(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}
