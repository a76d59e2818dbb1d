//! The failures of workers, in every language.

use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::spec::Refusal;

/// The cause of a failure.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The request was refused.
    Refused(Refusal),
    /// An error in the worker, with JavaScript's message.
    Error(String),
    /// The worker could not be started; JavaScript's message.
    NotStarted(String),
    /// The script could not be loaded; browsers give no reason.
    NotLoaded,
    /// The browser has ended the worker without a word.
    Ended,
    /// A message of the worker could not be read.
    Unread,
    /// A machine found no move.
    NoMove,
}

impl Failure {
    /// Whether no worker has run: only then the page tries the work itself.
    pub fn is_lack(&self) -> bool {
        matches!(self, Failure::NotStarted(_) | Failure::NotLoaded)
    }

    /// Returns a sentence about the failure, followed by its cause.
    pub fn told(&self, what: Text, lang: Lang) -> String {
        page::FailedBecause { what, cause: self }.say(lang)
    }
}

impl Say for Failure {
    fn say(&self, lang: Lang) -> String {
        match self {
            Failure::Refused(refusal) => refusal.say(lang),
            Failure::Error(text) | Failure::NotStarted(text) => text.clone(),
            Failure::NotLoaded => page::NOT_LOADED.say(lang).to_owned(),
            Failure::Ended => page::WORKER_ENDED.say(lang).to_owned(),
            Failure::Unread => page::UNREAD.say(lang).to_owned(),
            Failure::NoMove => page::NO_MOVE.say(lang).to_owned(),
        }
    }
}
