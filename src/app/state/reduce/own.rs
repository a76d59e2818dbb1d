//! The transitions of a program's own search.

use crate::app::state::action::{Action, Display, GalleryAction, Search, Step};
use crate::app::state::lab::Lab;
use crate::app::state::more::more;
use crate::app::state::own::{Own, Request};
use crate::app::state::page::Notice;
use crate::app::state::play;
use crate::app::state::reduce::compare::draw;
use crate::lang::Say;
use crate::lang::words::page;
use std::rc::Rc;

impl Lab {
    /// Hands a request on to what carries it out, once that is there.
    pub(super) fn hold(&mut self, request: Request) {
        if let Some(more) = more() {
            more.own(self, request);
        }
    }

    /// Applies a request about a program's own search. A record that is refused changes nothing.
    pub(in crate::app::state) fn own(&mut self, request: Request) {
        match request {
            Request::Open(text) => match Own::open(&text, self.search.lane.run.room()) {
                Ok(own) => self.show_own(own),
                Err(refusal) => {
                    let why = refusal.say(self.page.lang);
                    let told = page::BadFile { why }.say(self.page.lang);
                    self.answer(Display::Notice(Some(Notice::Told(told))).into());
                }
            },
            Request::Told(told) => {
                self.told = Rc::clone(&told);
                if let Some(text) = &told.transcript {
                    self.take_run(text);
                }
            }
            Request::Smallest => {
                let room = self.search.lane.run.room();
                if let Some(small) = self.own.as_ref().and_then(|own| own.smallest(room)) {
                    self.show_own(small);
                }
            }
            Request::Leave => {
                let own = self.own_run().cloned();
                if let Some(own) = own {
                    self.answer(Search::Load((**own.lane.run.spec()).clone()).into());
                }
            }
            request => {
                if let Some(own) = &mut self.own {
                    ask(Rc::make_mut(own), &request);
                }
            }
        }
    }

    /// Shows the run of the program in the editor.
    fn take_run(&mut self, text: &str) {
        match Own::open(text, self.search.lane.run.room()) {
            Ok(mut own) => {
                own.is_edited = true;
                self.show_own(own);
            }
            Err(refusal) => {
                let told = refusal.say(self.page.lang);
                self.answer(Display::Notice(Some(Notice::Told(told))).into());
            }
        }
    }

    fn show_own(&mut self, own: Own) {
        self.own = Some(Rc::new(own));
        self.search.clock.playing = false;
        self.page.notice = None;
        self.page.settings = None;
        if let Some(it) = &mut self.compare {
            Rc::make_mut(it).is_shown = false;
        }
        if let Some(gallery) = &mut self.page.gallery {
            gallery.is_shown = false;
        }
    }

    /// Carries out a step of the run; returns whether there is one.
    pub(super) fn step_own(&mut self, step: Step) -> bool {
        let Some(own) = self.own.as_mut().filter(|own| own.is_shown) else {
            return false;
        };
        let own = Rc::make_mut(own);
        let clock = &mut self.search.clock;
        match step {
            Step::To(to) => {
                own.go(to);
                clock.playing = false;
            }
            Step::By { direction, .. } => {
                own.step_by(direction);
                clock.playing = false;
            }
            Step::Tick(millis) if clock.playing => {
                let steps = clock.due(own.total(), millis).unwrap_or(1);
                own.go(own.at.saturating_add(steps));
            }
            Step::TogglePlaying => {
                let is_over = own.is_at_end();
                if is_over {
                    own.go(0);
                }
                clock.playing = is_over || !clock.playing;
            }
            Step::Pace(pace) => clock.pace = pace.within(),
            Step::Tick(_) | Step::Choose(_) | Step::Stop(_) => {}
        }
        clock.playing &= !own.is_at_end();
        true
    }

    /// Leaves the run if an action leads to another part of the page.
    pub(super) fn leave_own(&mut self, action: &Action) {
        let Some(own) = self.own.as_mut().filter(|own| own.is_shown) else {
            return;
        };
        let leads_away = match action {
            Action::Search(_) | Action::Exercise(_) | Action::Compare(_) => true,
            Action::Gallery(GalleryAction::Gallery | GalleryAction::Lab) => true,
            Action::Play(request) => matches!(
                request,
                play::Request::Show | play::Request::Open(_) | play::Request::Begin
            ),
            _ => false,
        };
        if leads_away {
            Rc::make_mut(own).is_shown = false;
        }
    }
}

/// Applies a request that concerns the run alone.
fn ask(own: &mut Own, request: &Request) {
    match *request {
        Request::There => {
            if let Some(at) = own.there {
                own.go(at);
            }
        }
        Request::Extra => {
            if let Some(at) = own.extra {
                own.go(at);
            }
        }
        Request::Tried(ref records) if own.is_edited => own.hold_elsewhere(records),
        Request::Back => {
            if let Some(back) = own.own_tree.take() {
                *own = Rc::unwrap_or_clone(back);
            }
        }
        Request::Book => own.search_as_book(),
        Request::Beside => own.toggle_book(),
        Request::Edit => own.is_edited = true,
        Request::Select(node) => own.lane.select(node),
        Request::Draw(sight) => draw(&mut own.lane.view, sight),
        Request::Open(_)
        | Request::Told(_)
        | Request::Tried(_)
        | Request::Smallest
        | Request::Leave => {}
    }
}
