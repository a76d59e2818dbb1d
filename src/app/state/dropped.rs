//! Files dropped on the page: a spec, a record of a program's search, searches side by side, a game, exercises, a tree in its typed form or as Gambit writes it, a game of chess in PGN, one
//! of Go in SGF.

use crate::app::state::action::{Action, Display, Search};
use crate::app::state::compare::request::Request as Compared;
use crate::app::state::exercise::request::Request as Exercises;
use crate::app::state::own::Request as Own;
use crate::app::state::page::Notice;
use crate::app::state::play::Request;
use crate::compare::Comparison;
use crate::game::any::GameId;
use crate::lang::words::page;
use crate::lang::{Lang, Say};
use crate::play::{Made, Record, Seat};
use crate::spec::Spec;
use crate::transcript::is_transcript;
use std::rc::Rc;

/// Returns the action for the text of a file; for any other text, a notice with the mistake and its
/// place.
///
/// Each form but a typed tree is an object with a field that only it must have. A text without that field is not read as that form: reading
/// megabytes in vain would stop the page.
pub fn dropped(text: &str, lang: Lang) -> Action {
    if is_transcript(text) {
        return Own::Open(text.into()).into();
    }
    let is_object = text.trim_start().starts_with('{');
    let says = |key: &str| is_object && text.contains(key);
    let readers: [(bool, Open); 3] = [
        (says("\"compare\""), open_comparison),
        (says("\"algorithm\""), open_spec),
        (says("\"seats\""), open_record),
    ];
    // The most special form that the text may have is the one that was meant: a game has algorithms of its seats, and a sheet those of
    // its questions.
    let mut meant = None;
    for (_, open) in readers.into_iter().filter(|(may, _)| *may) {
        match open(text) {
            Ok(action) => return action,
            Err(refusal) => meant = Some(refusal),
        }
    }
    if says("\"ask\"") || says("\"sheet\"") {
        return Exercises::Take(text.to_owned()).into();
    }
    tree_or(text, meant.as_deref(), lang)
}

/// Returns the action for a text that is neither a spec nor a game: it opens the position or the written game, or says why what was
/// meant is refused; if nothing else was meant, why the text is none.
pub(super) fn tree_or(text: &str, meant: Option<&dyn Say>, lang: Lang) -> Action {
    open_position(text).unwrap_or_else(|refusal| {
        let why = meant.unwrap_or(&*refusal).say(lang);
        let told = page::BadFile { why }.say(lang);
        Display::Notice(Some(Notice::Told(told))).into()
    })
}

/// What opening a text as one form gives: the action, or why the text has not this form.
type Opened = Result<Action, Box<dyn Say>>;

/// Opens a text as one form.
type Open = fn(&str) -> Opened;

fn open_spec(text: &str) -> Opened {
    Ok(Search::Open(Spec::read(text)?).into())
}

fn open_comparison(text: &str) -> Opened {
    Ok(Compared::Open(Rc::new(Comparison::read(text)?)).into())
}

fn open_record(text: &str) -> Opened {
    Ok(Request::Open(Rc::new(Record::read(text)?)).into())
}

/// Opens a position, or a game that was played, in which one can go to every move.
fn open_position(text: &str) -> Opened {
    let (opening, choices) = GameId::of_text(text).read_line(text)?;
    if choices.is_empty() {
        return Ok(Search::Open(Spec::of_position(text)?).into());
    }
    let mut record = Record::new(opening, [Seat::Person, Seat::Person]);
    for choice in choices {
        record.play(Made {
            choice,
            reached: None,
        });
    }
    Ok(Request::Open(Rc::new(record)).into())
}
