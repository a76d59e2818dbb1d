//! Reading JSON objects field by field. The first thing that is wrong is kept and reading goes on with something harmless, so that
//! nobody has to ask after every field; a field that nobody has asked for is wrong too.

use super::{Refusal, VERSION};
use crate::lang::{Lang, Say, quoted};
use crate::text::{Content, Value};

/// Objects that are being read.
pub struct Fields<'a> {
    /// The outermost value, and what it is called.
    whole: &'a Value<'a>,
    name: &'static str,
    /// The objects gone into, the innermost last, each with the keys asked for.
    objects: Vec<(&'a Value<'a>, Vec<&'static str>)>,
    refused: Option<Refusal>,
}

impl<'a> Fields<'a> {
    /// Begins to read a value; its own path is `name`, empty for a whole spec.
    pub fn of(whole: &'a Value<'a>, name: &'static str) -> Fields<'a> {
        Fields { whole, name, objects: Vec::new(), refused: None }
    }

    /// What was wrong first.
    pub fn finish(self) -> Result<(), Refusal> {
        self.refused.map_or(Ok(()), Err)
    }

    /// Goes into an object.
    pub fn go_into(&mut self, value: &'a Value<'a>) {
        if !matches!(value.content, Content::Object(_)) {
            self.refuse(value, "an object in { }", "用 { } 括起的对象");
        }
        self.objects.push((value, Vec::new()));
    }

    /// Leaves the innermost object and refuses the first field in it that nobody has asked for.
    pub fn go_out(&mut self) {
        let Some((object, known)) = self.objects.pop() else { return };
        let unknown = fields(object).iter().find(|(key, _)| !known.contains(&key.as_str()));
        if let Some((key, _)) = unknown {
            let known = known.join(", ");
            let english = format!("this field is unknown here; expected one of {known}");
            self.keep(&below(self.path_to(object), &quoted(key)), &english, &format!("这里没有这一项；应为 {known} 之一"));
        }
    }

    pub fn optional(&mut self, key: &'static str) -> Option<&'a Value<'a>> {
        let (object, known) = self.objects.last_mut()?;
        known.push(key);
        fields(object).iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    pub fn required(&mut self, key: &'static str) -> Option<&'a Value<'a>> {
        let found = self.optional(key);
        if let (None, Some((object, _))) = (found, self.objects.last()) {
            self.keep(&below(self.path_to(object), key), "this field is required", "缺少这一项");
        }
        found
    }

    /// The path of a value: from the outermost one always into the one that was written around it.
    fn path_to(&self, wanted: &Value) -> String {
        let holds = |value: &Value| value.raw.as_bytes().as_ptr_range().contains(&wanted.raw.as_ptr());
        let (mut path, mut at) = (self.name.to_owned(), self.whole);
        while !std::ptr::eq(at, wanted) {
            let inner = match &at.content {
                Content::Object(fields) => fields.iter().find(|(_, value)| holds(value)).map(|(key, value)| {
                    path = below(std::mem::take(&mut path), key);
                    value
                }),
                Content::List(items) => items.iter().enumerate().find(|(_, value)| holds(value)).map(|(index, value)| {
                    path += &format!("[{index}]");
                    value
                }),
                _ => None,
            };
            let Some(inner) = inner else { break };
            at = inner;
        }
        path
    }

    /// Refuses what is at a path, unless something was refused before.
    pub fn keep(&mut self, path: &str, english: &str, chinese: &str) {
        if self.refused.is_none() {
            self.refused = Some(Refusal::new(path, english, chinese));
        }
    }

    /// Refuses a value in these words.
    pub fn refuse_saying(&mut self, value: &Value, english: &str, chinese: &str) {
        self.keep(&self.path_to(value), english, chinese);
    }

    /// Refuses a value, saying what it should have been.
    pub fn refuse(&mut self, value: &Value, english: &str, chinese: &str) {
        let found = quoted(value.raw);
        self.refuse_saying(value, &format!("expected {english}, found {found}"), &format!("应为{chinese}，却是 {found}"));
    }

    /// Refuses a value with what some other reader has said of it.
    pub fn refuse_with(&mut self, value: &Value, said: &dyn Say) {
        self.refuse_saying(value, &said.say(Lang::En), &said.say(Lang::Zh));
    }

    /// Refuses another version than this one.
    pub fn version(&mut self) {
        if let Some(version) = self.optional("v").filter(|version| version.as_whole() != Some(VERSION)) {
            self.refuse(
                version,
                "version 1 (this link or file comes from another version)",
                "版本 1（此链接或文件来自其他版本）",
            );
        }
    }

    pub fn flag(&mut self, value: &Value) -> bool {
        if let Content::Flag(flag) = value.content {
            return flag;
        }
        self.refuse(value, "true or false", " true 或 false");
        false
    }

    pub fn number(&mut self, value: &Value) -> f64 {
        if let Content::Number(number) = value.content {
            return number;
        }
        self.refuse(value, "a number", "数");
        0.0
    }

    /// A number, `"+inf"` or `"-inf"`.
    pub fn extended(&mut self, value: &Value) -> f64 {
        match (value.as_text(), &value.content) {
            (Some("+inf"), _) => f64::INFINITY,
            (Some("-inf"), _) => f64::NEG_INFINITY,
            (_, Content::Number(number)) => *number,
            _ => {
                self.refuse(value, "a number, \"+inf\" or \"-inf\"", "数、\"+inf\" 或 \"-inf\"");
                0.0
            }
        }
    }

    pub fn whole(&mut self, value: &Value, low: u64, high: u64) -> u64 {
        if let Some(number) = value.as_whole().filter(|number| (low..=high).contains(number)) {
            return number;
        }
        self.refuse(value, &format!("a whole number from {low} to {high}"), &format!(" {low} 到 {high} 的整数"));
        low
    }

    pub fn list(&mut self, value: &'a Value<'a>) -> &'a [Value<'a>] {
        if let Content::List(items) = &value.content {
            return items;
        }
        self.refuse(value, "a list", "列表");
        &[]
    }

    /// Which of some words it is.
    pub fn word(&mut self, value: &Value, words: &[&str]) -> usize {
        words.iter().position(|word| value.as_text() == Some(word)).unwrap_or_else(|| {
            let all: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
            self.refuse(value, &all.join(" or "), &format!(" {}", all.join(" 或 ")));
            0
        })
    }

    /// Which of some words stands under `kind`.
    pub fn kind(&mut self, words: &[&str]) -> usize {
        self.required("kind").map_or(0, |kind| self.word(kind, words))
    }
}

fn fields<'v>(value: &'v Value) -> &'v [(String, Value<'v>)] {
    match &value.content {
        Content::Object(fields) => fields,
        _ => &[],
    }
}

fn below(path: String, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { path + "." + key }
}
