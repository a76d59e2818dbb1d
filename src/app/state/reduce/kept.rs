//! The initial state of a page: from its address, and from the stored lab and games of an earlier
//! visit.

use crate::app::state::compare::request::Request as Compared;
use crate::app::state::exercise::builder::{Builder, Form};
use crate::app::state::exercise::request::{Opened, Request as Asked};
use crate::app::state::lab::{Lab, Surroundings};
use crate::app::state::link::Way;
use crate::app::state::more::more;
use crate::app::state::page::Notice;
use crate::app::state::page::shown::Shown;
use crate::app::state::play::{Play, Request};
use crate::app::state::search::code::Code;
use crate::compare::Comparison;
use crate::exercise::Sheet;
use crate::play::Record;
use crate::play::review::Insight;
use crate::play::table::Table;
use crate::spec::{Refusal, Spec};
use crate::trace::Perspective;
use std::rc::Rc;

/// The address and the stored state of a page that opens.
#[derive(Debug, Default)]
pub struct StoredState {
    /// The destination of its address.
    pub way: Way,
    /// The search of the address, or of the element; it takes precedence over all that is stored.
    pub asked: Option<Result<Spec, Refusal>>,
    /// The searches side by side of the address.
    pub compared: Option<Result<Comparison, Refusal>>,
    /// Whether the graph of its positions is drawn.
    pub is_graph: bool,
    /// From which side values are written.
    pub perspective: Perspective,
    /// The code shown beside it.
    pub code: Code,
    /// How it is shown.
    pub shown: Shown,
    /// The stored search.
    pub lab: Option<Result<Spec, Refusal>>,
    /// The stored game with what its review has found, or the mistake in it.
    pub play: Option<Result<(Play, Vec<Insight>), Refusal>>,
    /// The stored match.
    pub table: Option<Result<Table, Refusal>>,
    /// The exercise of the link in the address.
    pub exercise: Option<Result<Opened, Refusal>>,
    /// The exercises among which it was picked in this tab.
    pub sheet: Option<Sheet>,
    /// The sheet on which exercises were collected.
    pub collected: Option<Sheet>,
    /// The form of the exercise that was being made in this tab.
    pub made: Option<Form>,
    /// The game of the link in the address.
    pub linked: Option<Result<Record, Refusal>>,
}

impl StoredState {
    /// Whether nothing is stored.
    fn is_empty(&self) -> bool {
        self.lab.is_none() && self.play.is_none()
    }
}

impl Lab {
    /// Makes the lab of a page that opens.
    pub fn opened(mut kept: StoredState, around: Surroundings) -> Lab {
        let compared = kept.compared.take();
        let is_asked = kept.asked.is_some() || compared.is_some();
        let (way, is_first) = (kept.way, kept.is_empty());
        // What cannot be read is said at once, and not behind the gallery.
        let is_readable = !matches!(kept.lab, Some(Err(_))) && !matches!(kept.play, Some(Err(_)));
        let has_lab = is_asked || kept.lab.is_some();
        let found = match (kept.asked.take(), kept.lab.take()) {
            (Some(asked), _) => asked.map_err(Notice::BadLink),
            (None, Some(lab)) => lab.map_err(Notice::BadGame),
            (None, None) => Ok(Spec::opening()),
        };
        let (spec, notice) = match found {
            Ok(spec) => (spec, None),
            Err(notice) => (Spec::opening(), Some(notice)),
        };
        let mut lab = Lab::new(spec, around);
        lab.page.notice = notice;
        lab.search.lane.view.graph = kept.is_graph;
        lab.search.lane.view.perspective = kept.perspective;
        lab.search.code = kept.code;
        lab.show(kept.shown);
        let (opened, made) = (kept.exercise.take(), kept.made.take());
        lab.exercise.sheet = kept.sheet.take().map(Rc::new);
        lab.exercise.collected = kept.collected.take().map(Rc::new);
        let shows_game = !is_asked && matches!(way, Way::Play | Way::Game);
        lab.take_up(kept, shows_game, has_lab);
        if way == Way::Play && !is_asked && !lab.is_playing() {
            lab.answer(Request::Show.into());
        }
        if let Some(gallery) = lab.page.gallery.as_mut().filter(|_| !is_asked) {
            gallery.is_first = is_first;
            gallery.is_shown = way == Way::Gallery || (way == Way::Nowhere && is_readable);
        }
        match compared {
            Some(Ok(it)) => lab.compare(Compared::Open(Rc::new(it))),
            Some(Err(refusal)) => lab.page.notice = Some(Notice::BadLink(refusal)),
            None => {}
        }
        match opened {
            Some(Ok(opened)) => {
                lab.answer(Asked::Open(opened).into());
                if let (Some(made), Some(more)) = (made, more()) {
                    more.make_on(&mut lab, &made);
                }
            }
            Some(Err(refusal)) => lab.page.notice = Some(Notice::BadLink(refusal)),
            None if way == Way::Exercise => lab.answer(Asked::Show.into()),
            None => {}
        }
        lab
    }

    /// Takes up the form of the exercise if it was being made.
    pub(in crate::app::state) fn make_on(&mut self, form: &Form) {
        let Some(solving) = &self.exercise.solving else {
            return;
        };
        let (spec, exercise) = (self.search.lane.run.spec(), solving.exercise());
        let builder = Builder::resumed(spec, exercise, form.seed);
        if let Some(mut builder) = builder.filter(|_| form.code == solving.code) {
            builder.is_open = form.is_open;
            self.preview(builder);
        }
    }

    /// Opens the game of a link, or the stored one. Without a stored lab, the lab searches the
    /// position of the game.
    fn take_up(&mut self, kept: StoredState, shows_game: bool, has_lab: bool) {
        let mut play = match kept.play {
            Some(Ok((play, insights))) => {
                self.play.beside.insights = insights;
                Some(Play {
                    is_shown: play.is_shown && shows_game,
                    ..play
                })
            }
            Some(Err(refusal)) => {
                self.page.notice = Some(Notice::BadGame(refusal));
                None
            }
            None => None,
        };
        match kept.linked {
            Some(Ok(record)) => {
                if !play.as_ref().is_some_and(|play| has_been_at(play, &record)) {
                    self.play.beside.insights.clear();
                }
                play = Some(linked(play, &record));
            }
            Some(Err(refusal)) => self.page.notice = Some(Notice::BadLink(refusal)),
            None => {}
        }
        let is_linked = play.as_ref().is_some_and(|play| play.is_shown) && kept.way == Way::Game;
        if let Some(play) = play.as_ref().filter(|_| is_linked || !has_lab) {
            let notice = self.page.notice.take();
            self.lay_out(play.record.opening.clone());
            self.page.notice = notice;
        }
        self.play.game = play.map(Rc::new);
        self.watch_last();
        match kept.table {
            Some(Ok(table)) => self.play.beside.table = Some(Rc::new(table)),
            Some(Err(refusal)) => self.page.notice = Some(Notice::BadGame(refusal)),
            None => {}
        }
    }
}

/// Whether a game has the moves of a record.
fn has_been_at(play: &Play, record: &Record) -> bool {
    play.record.opening == record.opening && play.record.moves.starts_with(&record.moves)
}

/// Returns the game of a link. If the link leads to an earlier position of the stored game, that
/// game is shown at this position.
fn linked(kept: Option<Play>, record: &Record) -> Play {
    let mut play = kept
        .filter(|play| has_been_at(play, record))
        .unwrap_or_else(|| Play::new(record.clone()));
    play.is_shown = true;
    if play.record.moves.len() > record.moves.len() {
        play.look(record.at);
    }
    play
}
