//! Reading a JSON object field by field, so that whatever is left over can be refused.

use super::Refusal;
use crate::lang::quoted;
use crate::text::{Content, Value};
use std::ops::RangeInclusive;

/// A value and the path that leads to it.
#[derive(Clone)]
pub struct Field<'a> {
    pub value: &'a Value<'a>,
    pub path: String,
}

/// An object that is being read.
pub struct Fields<'a> {
    fields: &'a [(String, Value<'a>)],
    path: String,
    known: Vec<&'static str>,
}

impl<'a> Field<'a> {
    /// Refuses the value, saying what it should have been.
    #[inline(never)]
    pub fn refuse(&self, english: &str, chinese: &str) -> Refusal {
        let found = quoted(self.value.raw);
        Refusal::new(self.path.clone(), format!("expected {english}, found {found}"), format!("应为{chinese}，却是 {found}"))
    }

    pub fn text(&self) -> Result<&'a str, Refusal> {
        self.value.as_text().ok_or_else(|| self.refuse("a text", "文字"))
    }

    #[inline(never)]
    pub fn number(&self) -> Result<f64, Refusal> {
        match self.value.content {
            Content::Number(number) => Ok(number),
            _ => Err(self.refuse("a number", "数")),
        }
    }

    /// A number, `"+inf"` or `"-inf"`.
    #[inline(never)]
    pub fn extended(&self) -> Result<f64, Refusal> {
        match self.value.as_text() {
            Some("+inf") => Ok(f64::INFINITY),
            Some("-inf") => Ok(f64::NEG_INFINITY),
            _ => self.number().map_err(|_| self.refuse("a number, \"+inf\" or \"-inf\"", "数、\"+inf\" 或 \"-inf\"")),
        }
    }

    #[inline(never)]
    pub fn flag(&self) -> Result<bool, Refusal> {
        match self.value.content {
            Content::Flag(flag) => Ok(flag),
            _ => Err(self.refuse("true or false", " true 或 false")),
        }
    }

    #[inline(never)]
    pub fn whole(&self, range: RangeInclusive<u64>) -> Result<u64, Refusal> {
        let (low, high) = (range.start(), range.end());
        self.value
            .as_whole()
            .filter(|number| range.contains(number))
            .ok_or_else(|| self.refuse(&format!("a whole number from {low} to {high}"), &format!(" {low} 到 {high} 的整数")))
    }

    #[inline(never)]
    pub fn list(&self) -> Result<Vec<Field<'a>>, Refusal> {
        let Content::List(items) = &self.value.content else { return Err(self.refuse("a list", "列表")) };
        Ok(items.iter().enumerate().map(|(index, value)| Field { value, path: format!("{}[{index}]", self.path) }).collect())
    }

    /// One of some words.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, Refusal> {
        self.index(words.len(), &|index| words[index].0).map(|index| words[index].1)
    }

    /// Which of some words it is. Not compiled anew for what each word means.
    #[inline(never)]
    fn index(&self, count: usize, word: &dyn Fn(usize) -> &'static str) -> Result<usize, Refusal> {
        (0..count).find(|&index| self.value.as_text() == Some(word(index))).ok_or_else(|| {
            let all: Vec<String> = (0..count).map(|index| format!("\"{}\"", word(index))).collect();
            self.refuse(&all.join(" or "), &format!(" {}", all.join(" 或 ")))
        })
    }
}

impl<'a> Fields<'a> {
    pub fn of(value: &'a Value<'a>, path: &str) -> Result<Fields<'a>, Refusal> {
        match &value.content {
            Content::Object(fields) => Ok(Fields { fields, path: path.to_owned(), known: Vec::new() }),
            _ => Err(Field { value, path: path.to_owned() }.refuse("an object in { }", "用 { } 括起的对象")),
        }
    }

    fn path_to(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    #[inline(never)]
    pub fn optional(&mut self, key: &'static str) -> Option<Field<'a>> {
        self.known.push(key);
        let field = self.fields.iter().find(|(name, _)| name == key);
        field.map(|(_, value)| Field { value, path: self.path_to(key) })
    }

    #[inline(never)]
    pub fn required(&mut self, key: &'static str) -> Result<Field<'a>, Refusal> {
        let path = self.path_to(key);
        self.optional(key).ok_or_else(|| Refusal::new(path, "this field is required", "缺少这一项"))
    }

    pub fn whole(&mut self, key: &'static str, range: RangeInclusive<u64>) -> Result<Option<u64>, Refusal> {
        self.optional(key).map(|field| field.whole(range)).transpose()
    }

    /// Refuses the first field that nobody has asked for.
    pub fn finish(self) -> Result<(), Refusal> {
        let unknown = self.fields.iter().map(|(name, _)| name).find(|key| !self.known.contains(&key.as_str()));
        unknown.map_or(Ok(()), |key| {
            let known = self.known.join(", ");
            Err(Refusal::new(
                self.path_to(&quoted(key)),
                format!("this field is unknown here; expected one of {known}"),
                format!("这里没有这一项；应为 {known} 之一"),
            ))
        })
    }
}
