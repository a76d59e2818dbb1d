//! Why a worker has not done what it was asked for, in both languages.

use super::words::Word;
use crate::lang::{Lang, Say};
use crate::spec::Refusal;
use wasm_bindgen::JsValue;

/// A cause.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The request was refused.
    Refused(Refusal),
    /// What JavaScript says of an error.
    Error(String),
    /// The script could not be loaded: a browser does not say why.
    NotLoaded,
    /// A message of the worker could not be read.
    Unread,
    /// A machine came to no move.
    NoMove,
}

impl Failure {
    /// What JavaScript has thrown.
    pub fn of_error(error: &JsValue) -> Failure {
        Failure::Error(String::from(js_sys::Object::from(error.clone()).to_string()))
    }

    /// A sentence that says what has failed, and behind it the cause.
    pub fn told(&self, what: Word, lang: Lang) -> String {
        let [open, close] = lang.of([[" (", ")"], ["（", "）"]]);
        [what.say(lang), open, &self.say(lang), close].concat()
    }
}

impl Say for Failure {
    fn say(&self, lang: Lang) -> String {
        match self {
            Failure::Refused(refusal) => refusal.say(lang),
            Failure::Error(text) => text.clone(),
            Failure::NotLoaded => Word::NotLoaded.say(lang).to_owned(),
            Failure::Unread => Word::Unread.say(lang).to_owned(),
            Failure::NoMove => Word::NoMove.say(lang).to_owned(),
        }
    }
}
