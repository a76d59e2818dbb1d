//! What keeps a game: the browser's storage, after every move, and a link. Storage that is full or closed is said once and
//! survived; nothing that cannot be read is ever written over before somebody plays on.

use super::super::action::Action;
use super::super::errand::Errand;
use super::super::lab::{Lab, Notice};
use super::super::words::Word;
use super::{Play, matches};
use crate::play::Record;
use crate::play::table::Table;
use crate::spec::Refusal;
use std::rc::Rc;
use web_sys::Storage;

/// Under this name it lies there.
const NAME: &str = "plyscope";
/// What could not be read lies under its name and this: the name itself is soon written over.
const UNREAD: &str = "-unread";
/// How a line begins that has the game that was played before.
const BEFORE: &str = "before ";

pub fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Something that was kept, if it can be read; else it stays under another name.
pub fn read<T>(name: &str, read: fn(&str) -> Result<T, Refusal>) -> Option<Result<T, Refusal>> {
    let text = storage()?.get_item(name).ok().flatten()?;
    let found = read(&text);
    if found.is_err() {
        // Storage can be full; the text then stays under its own name until it is written over.
        let _ = storage()?.set_item(&[name, UNREAD].concat(), &text);
    }
    Some(found)
}

/// The game as it was when the page was left: a line each for whether it was shown, the game, the lines left for it, and the game before.
fn kept(text: &str) -> Result<Play, Refusal> {
    let mut lines = text.split('\n');
    let is_shown = lines.next() == Some("play");
    let first = Record::read(lines.next().unwrap_or_default())?;
    let at = first.at;
    let mut play = Play::new(first);
    play.look(at);
    play.is_shown = is_shown;
    for line in lines {
        match line.strip_prefix(BEFORE) {
            Some(line) => {
                play.before = Record::read(line)
                    .ok()
                    .map(|record| Rc::new(Play::new(record)))
            }
            None => play.lines.extend(Record::read(line).ok()),
        }
    }
    Ok(play)
}

fn keep(play: &Play) -> Option<()> {
    let mut text = if play.is_shown { "play" } else { "lab" }.to_owned();
    let before = play.before.as_ref().map(|before| (BEFORE, &before.record));
    for (prefix, record) in [("", &play.record)]
        .into_iter()
        .chain(play.lines.iter().map(|line| ("", line)))
        .chain(before)
    {
        text = text + "\n" + prefix + &record.write();
    }
    storage()?.set_item(NAME, &text).ok()
}

impl Lab {
    /// Takes up the game of a link, or the one that was kept; the address may ask for something else to be shown.
    pub(in super::super) fn take_up(&mut self, fragment: &str, is_elsewhere: bool) {
        let mut play = match read(NAME, kept) {
            Some(Ok(play)) => Some(Play {
                is_shown: play.is_shown && !is_elsewhere,
                ..play
            }),
            Some(Err(refusal)) => {
                self.notice = Some(Notice::BadGame(refusal));
                None
            }
            None => None,
        };
        match Record::from_link(fragment) {
            Some(Ok(record)) => {
                // A link to where the game that is kept has been looks back at it.
                let is_same = |play: &Play| {
                    play.record.opening == record.opening
                        && play.record.moves.starts_with(&record.moves)
                };
                let mut shown = play
                    .take()
                    .filter(is_same)
                    .unwrap_or_else(|| Play::new(record.clone()));
                shown.is_shown = true;
                if shown.record.moves.len() > record.moves.len() {
                    shown.look(record.at);
                }
                play = Some(shown);
            }
            Some(Err(refusal)) => self.notice = Some(Notice::BadLink(refusal)),
            None => {}
        }
        if let Some(play) = play.as_ref().filter(|_| !is_elsewhere) {
            let notice = self.notice.take();
            self.lay_out(play.record.opening.clone());
            self.notice = notice;
        }
        self.play = play.map(Rc::new);
        match read(matches::NAME, Table::read) {
            Some(Ok(table)) => self.beside.table = Some(Rc::new(table)),
            Some(Err(refusal)) => self.notice = Some(Notice::BadGame(refusal)),
            None => {}
        }
    }
}

/// Keeps the game whenever it changes; where that cannot be, says so once.
pub const KEPT: Errand = (
    |lab| {
        lab.play.as_ref().map_or([0; 6], |play| {
            [1, play.turn as usize, usize::from(play.is_shown), 0, 0, 0]
        })
    },
    |desk| {
        // A game that was only opened takes no other's place.
        let play = desk
            .lab
            .play
            .as_ref()
            .filter(|_| desk.owns_address && !desk.is_fresh)?;
        if keep(play).is_none() && !desk.has_no_store.replace(true) {
            desk.act
                .emit(Action::Notice(Some(Notice::Said(Word::NotKept))));
        }
        None
    },
);
