//! What keeps a game: the browser's storage, after every move, and a link. Storage that is full or closed is said once and
//! survived; nothing that cannot be read is ever written over before somebody plays on.

use super::super::action::Action;
use super::super::errand::Errand;
use super::super::lab::{Lab, Notice};
use super::super::words::Word;
use super::{Play, matches};
use crate::play::Record;
use crate::spec::Refusal;
use std::rc::Rc;
use web_sys::Storage;

/// Under this name it lies there.
const NAME: &str = "plyscope";

pub fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The game as it was when the page was left: a line each for whether it was shown, the game, and the lines left for it.
fn kept() -> Option<Result<Play, Refusal>> {
    let text = storage()?.get_item(NAME).ok().flatten()?;
    let mut lines = text.split('\n');
    let is_shown = lines.next() == Some("play");
    let first = match Record::read(lines.next().unwrap_or_default()) {
        Ok(record) => record,
        Err(refusal) => return Some(Err(refusal)),
    };
    let at = first.at;
    let mut play = Play::new(first);
    play.look(at);
    play.is_shown = is_shown;
    play.lines = lines.filter_map(|line| Record::read(line).ok()).collect();
    Some(Ok(play))
}

fn keep(play: &Play) -> Option<()> {
    let mut text = if play.is_shown { "play" } else { "lab" }.to_owned();
    for record in [&play.record].into_iter().chain(&play.lines) {
        text.push('\n');
        text += &record.write();
    }
    storage()?.set_item(NAME, &text).ok()
}

impl Lab {
    /// Takes up the game of a link, or the one that was kept; the address may ask for something else to be shown.
    pub(in super::super) fn take_up(&mut self, fragment: &str, is_elsewhere: bool) {
        let mut play = match kept() {
            Some(Ok(play)) => Some(Play { is_shown: play.is_shown && !is_elsewhere, ..play }),
            Some(Err(refusal)) => {
                self.notice = Some(Notice::BadGame(refusal));
                None
            }
            None => None,
        };
        match Record::from_link(fragment) {
            Some(Ok(record)) => {
                // A link to where the game that is kept has been looks back at it.
                let is_same = |play: &Play| play.record.opening == record.opening && play.record.moves.starts_with(&record.moves);
                let mut shown = play.take().filter(is_same).unwrap_or_else(|| Play::new(record.clone()));
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
        match matches::kept() {
            Some(Ok(table)) => self.beside.table = Some(Rc::new(table)),
            Some(Err(refusal)) => self.notice = Some(Notice::BadGame(refusal)),
            None => {}
        }
    }
}

/// Keeps the game whenever it changes; where that cannot be, says so once.
pub const KEPT: Errand = (
    |lab| lab.play.as_ref().map_or([0; 6], |play| [1, play.turn as usize, usize::from(play.is_shown), 0, 0, 0]),
    |desk| {
        // A game that was only opened takes no other's place.
        let play = desk.lab.play.as_ref().filter(|_| desk.owns_address && !desk.is_fresh)?;
        if keep(play).is_none() && !desk.has_no_store.replace(true) {
            desk.act.emit(Action::Notice(Some(Notice::Said(Word::NotKept))));
        }
        None
    },
);
