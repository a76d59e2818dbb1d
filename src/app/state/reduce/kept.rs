//! Taking up again what was kept of games when the page was left, beside a link.

use crate::app::state::lab::{Lab, Notice};
use crate::app::state::play::Play;
use crate::play::Record;
use crate::play::table::Table;
use crate::spec::Refusal;
use std::rc::Rc;

/// What a page that opens has of games.
#[derive(Debug, Default)]
pub struct Kept {
    /// The game that was kept, if one was, or why it cannot be read.
    pub play: Option<Result<Play, Refusal>>,
    /// The match that was kept.
    pub table: Option<Result<Table, Refusal>>,
    /// The game of the link by which the page was opened.
    pub linked: Option<Result<Record, Refusal>>,
    /// Whether the page was opened to show something else.
    pub is_elsewhere: bool,
}

impl Lab {
    /// Takes up the game of a link, or the one that was kept.
    pub fn take_up(&mut self, kept: Kept) {
        let mut play = match kept.play {
            Some(Ok(play)) => Some(Play {
                is_shown: play.is_shown && !kept.is_elsewhere,
                ..play
            }),
            Some(Err(refusal)) => {
                self.notice = Some(Notice::BadGame(refusal));
                None
            }
            None => None,
        };
        match kept.linked {
            Some(Ok(record)) => play = Some(linked(play, &record)),
            Some(Err(refusal)) => self.notice = Some(Notice::BadLink(refusal)),
            None => {}
        }
        if let Some(play) = play.as_ref().filter(|_| !kept.is_elsewhere) {
            let notice = self.notice.take();
            self.lay_out(play.record.opening.clone());
            self.notice = notice;
        }
        self.play = play.map(Rc::new);
        match kept.table {
            Some(Ok(table)) => self.beside.table = Some(Rc::new(table)),
            Some(Err(refusal)) => self.notice = Some(Notice::BadGame(refusal)),
            None => {}
        }
    }
}

/// The game of a link. One to a place where the game that was kept has been looks back at it.
fn linked(kept: Option<Play>, record: &Record) -> Play {
    let has_been_there = |play: &Play| {
        play.record.opening == record.opening && play.record.moves.starts_with(&record.moves)
    };
    let mut play = kept
        .filter(has_been_there)
        .unwrap_or_else(|| Play::new(record.clone()));
    play.is_shown = true;
    if play.record.moves.len() > record.moves.len() {
        play.look(record.at);
    }
    play
}
