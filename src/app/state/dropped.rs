//! Files dropped on the page: a spec, a game, exercises, or a tree in its typed form.

use super::action::{Action, Display, Search};
use super::exercise;
use super::lab::Notice;
use super::play::Request;
use crate::exercise::Sheet;
use crate::game::any::GameId;
use crate::lang::words::page;
use crate::lang::{Lang, Say};
use crate::play::Record;
use crate::search::{Algorithm, AlphaBeta};
use crate::spec::Spec;
use std::rc::Rc;

/// Returns the action for the text of a file; for any other text, a notice with the mistake and its
/// place.
pub fn dropped(text: &str, lang: Lang) -> Action {
    let spec = Spec::read(text);
    let record = Record::read(text);
    let tree = GameId::Tree.read(text, None);
    match (spec, record, tree) {
        (Ok(spec), ..) => Search::Open(spec).into(),
        (_, Ok(record), _) => Request::Open(Rc::new(record)).into(),
        (.., Ok(tree)) => {
            let spec = Spec::new(tree, Algorithm::AlphaBeta(AlphaBeta::default()));
            Search::Open(spec.or_another()).into()
        }
        (Err(spec), Err(record), Err(tree)) => {
            let says = |key: &str| text.trim_start().starts_with('{') && text.contains(key);
            let sheet = match Sheet::read(text) {
                Ok(sheet) => {
                    return exercise::request::Request::OpenSheet(Rc::new(sheet)).into();
                }
                Err(refusal) => refusal,
            };
            let why = if says("\"ask\"") || says("\"sheet\"") {
                sheet.say(lang)
            } else if says("\"seats\"") {
                record.say(lang)
            } else if says("\"algorithm\"") {
                spec.say(lang)
            } else {
                tree.say(lang)
            };
            let told = page::BadFile { why }.say(lang);
            Display::Notice(Some(Notice::Told(told))).into()
        }
    }
}
