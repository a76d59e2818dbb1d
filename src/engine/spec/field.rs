//! JSON read by hand: a value with the path by which a refusal names it, and the fields of an object, of which none may be unknown.
//! Reading ends at the first thing that is wrong.

use super::{Refusal, VERSION};
use crate::lang::{Lang, Say, quoted};
use crate::text::{Content, Value};
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use std::fmt;
use std::ops::RangeInclusive;

/// A value and where it stands.
#[derive(Debug)]
pub struct Field<'a> {
    /// What was written.
    pub value: &'a Value<'a>,
    /// `algorithm.depth` or `game.heaps[1]`; empty for a whole spec.
    path: String,
}

impl<'a> Field<'a> {
    /// A value that refusals call by `path`.
    pub fn new(value: &'a Value<'a>, path: &str) -> Field<'a> {
        Field {
            value,
            path: path.to_owned(),
        }
    }

    /// Reads an object.
    ///
    /// # Errors
    /// When it is none, what `read` refuses, or else a field that `read` has not asked for.
    ///
    /// # Errors
    /// Where it is none, what `read` refuses, or the first field that nobody has asked for.
    pub fn object<T>(
        &self,
        read: impl FnOnce(&mut Fields<'a, '_>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let Content::Object(object) = &self.value.content else {
            return Err(self.unexpected("an object in { }", "用 { } 括起的对象"));
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

    /// The items of a list.
    ///
    /// # Errors
    /// Where it is none.
    pub fn items(&self) -> Result<impl ExactSizeIterator<Item = Field<'a>>, Refusal> {
        let Content::List(items) = &self.value.content else {
            return Err(self.unexpected("a list", "列表"));
        };
        let item = |(index, value)| Field {
            value,
            path: format!("{}[{index}]", self.path),
        };
        Ok(items.iter().enumerate().map(item))
    }

    /// A list, item by item.
    ///
    /// # Errors
    /// Where it is none, or the first item that is refused.
    pub fn list<T>(
        &self,
        read: impl Fn(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<Vec<T>, Refusal> {
        self.items()?.map(|item| read(&item)).collect()
    }

    /// A list of two.
    ///
    /// # Errors
    /// Where it is none, or the first item that is refused.
    pub fn pair<T>(
        &self,
        read: impl Fn(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<(T, T), Refusal> {
        let items = self.list(read)?;
        let two = <[T; 2]>::try_from(items)
            .map_err(|_| self.unexpected("a list of two numbers", "两个数的列表"))?;
        Ok(two.into())
    }

    /// A text.
    ///
    /// # Errors
    /// Where it is none.
    pub fn text(&self) -> Result<&'a str, Refusal> {
        self.value
            .as_text()
            .ok_or_else(|| self.unexpected("a text", "文字"))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// Where it is neither.
    pub fn flag(&self) -> Result<bool, Refusal> {
        match self.value.content {
            Content::Flag(flag) => Ok(flag),
            _ => Err(self.unexpected("true or false", " true 或 false")),
        }
    }

    /// A number.
    ///
    /// # Errors
    /// Where it is none.
    pub fn number(&self) -> Result<f64, Refusal> {
        match self.value.content {
            Content::Number(number) => Ok(number),
            _ => Err(self.unexpected("a number", "数")),
        }
    }

    /// A number, `"+inf"` or `"-inf"`.
    ///
    /// # Errors
    /// Where it is neither.
    pub fn extended(&self) -> Result<f64, Refusal> {
        match (self.value.as_text(), &self.value.content) {
            (Some("+inf"), _) => Ok(f64::INFINITY),
            (Some("-inf"), _) => Ok(f64::NEG_INFINITY),
            (_, Content::Number(number)) => Ok(*number),
            _ => Err(self.unexpected("a number, \"+inf\" or \"-inf\"", "数、\"+inf\" 或 \"-inf\"")),
        }
    }

    /// A whole number of a range.
    ///
    /// # Errors
    /// Where it is none, or out of the range.
    pub fn whole<T>(&self, range: RangeInclusive<T>) -> Result<T, Refusal>
    where
        T: TryFrom<u64> + PartialOrd + fmt::Display,
    {
        let number = self
            .value
            .as_whole()
            .and_then(|number| T::try_from(number).ok());
        number
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (low, high) = (range.start(), range.end());
                self.unexpected(
                    &format!("a whole number from {low} to {high}"),
                    &format!(" {low} 到 {high} 的整数"),
                )
            })
    }

    /// One of the words that serde knows the variants of a type by.
    ///
    /// # Errors
    /// Where it is none of them.
    pub fn word<T: Deserialize<'static>>(&self) -> Result<T, Refusal> {
        let text = self.value.as_text().unwrap_or_default();
        T::deserialize(StrDeserializer::new(text)).map_err(|Unknown(words)| self.unknown(words))
    }

    /// Which of some words it is.
    ///
    /// # Errors
    /// Where it is none of them.
    pub fn one_of(&self, words: &[&str]) -> Result<usize, Refusal> {
        words
            .iter()
            .position(|word| self.value.as_text() == Some(word))
            .ok_or_else(|| self.unknown(words))
    }

    fn unknown(&self, words: &[&str]) -> Refusal {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        self.unexpected(&words.join(" or "), &format!(" {}", words.join(" 或 ")))
    }

    /// The refusal that says what the value should have been.
    pub fn unexpected(&self, english: &str, chinese: &str) -> Refusal {
        let found = quoted(self.value.raw);
        Refusal::new(
            &self.path,
            &format!("expected {english}, found {found}"),
            &format!("应为{chinese}，却是 {found}"),
        )
    }

    /// The refusal of the value with what some other reader has said of it.
    pub fn refuse(&self, said: &dyn Say) -> Refusal {
        Refusal::new(&self.path, &said.say(Lang::En), &said.say(Lang::Zh))
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
            path: self.below(key),
        })
    }

    fn below(&self, key: &str) -> String {
        if self.path.is_empty() {
            key.to_owned()
        } else {
            format!("{}.{key}", self.path)
        }
    }

    /// A field that may be left out.
    ///
    /// # Errors
    /// What `read` refuses.
    pub fn optional<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<Option<T>, Refusal> {
        self.find(key).map(|field| read(&field)).transpose()
    }

    /// A field that has to be there.
    ///
    /// # Errors
    /// What `read` refuses, or that it is not there.
    pub fn required<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&Field<'a>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        match self.find(key) {
            Some(field) => read(&field),
            None => Err(self.refuse(key, "this field is required", "缺少这一项")),
        }
    }

    /// A field that has a first value.
    ///
    /// # Errors
    /// What `read` refuses.
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
    /// Where it is another.
    pub fn version(&mut self) -> Result<(), Refusal> {
        self.or_default("v", |version| match version.value.as_whole() {
            Some(VERSION) => Ok(()),
            _ => Err(version.unexpected(
                "version 1 (this link or file comes from another version)",
                "版本 1（此链接或文件来自其他版本）",
            )),
        })
    }

    /// The refusal of a field, there or not.
    pub fn refuse(&self, key: &str, english: &str, chinese: &str) -> Refusal {
        Refusal::new(&self.below(key), english, chinese)
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
        let english = format!("this field is unknown here; expected one of {known}");
        Err(self.refuse(
            &quoted(key),
            &english,
            &format!("这里没有这一项；应为 {known} 之一"),
        ))
    }
}
