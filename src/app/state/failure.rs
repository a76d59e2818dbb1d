//! Why a worker has not done what it was asked for, in both languages.

use crate::app::words::Word;
use crate::lang::{Lang, Say};
use crate::spec::Refusal;

/// A cause.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The request was refused.
    Refused(Refusal),
    /// What JavaScript says of an error in the worker.
    Error(String),
    /// What it says of why there is no worker.
    NotStarted(String),
    /// The script could not be loaded: a browser does not say why.
    NotLoaded,
    /// A message of the worker could not be read.
    Unread,
    /// A machine came to no move.
    NoMove,
}

impl Failure {
    /// Whether there has been no worker at all. What one has failed at the page need not try.
    pub fn is_lack(&self) -> bool {
        matches!(self, Failure::NotStarted(_) | Failure::NotLoaded)
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
            Failure::Error(text) | Failure::NotStarted(text) => text.clone(),
            Failure::NotLoaded => Word::NotLoaded.say(lang).to_owned(),
            Failure::Unread => Word::Unread.say(lang).to_owned(),
            Failure::NoMove => Word::NoMove.say(lang).to_owned(),
        }
    }
}
