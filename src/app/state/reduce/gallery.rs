//! The transitions of the gallery, and the actions that leave it.

use crate::app::state::action::{Action, Display, GalleryAction, Step};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::play::Request;

impl Lab {
    /// Applies an action on the gallery.
    pub(in crate::app::state) fn visit(&mut self, visit: GalleryAction) {
        let Some(gallery) = &mut self.page.gallery else {
            return;
        };
        match visit {
            GalleryAction::Gallery => {
                gallery.is_shown = true;
                self.search.clock.playing = false;
            }
            GalleryAction::Lab => {
                // A lab without any step yet continues the figure.
                let goes_on = gallery.is_shown && gallery.is_first && self.search.lane.step == 0;
                let (figure, here) = (gallery.lane.run.spec(), self.search.lane.run.spec());
                if goes_on && (&figure.game, &figure.algorithm) == (&here.game, &here.algorithm) {
                    self.search.lane.go(gallery.lane.step);
                }
                gallery.is_shown = false;
                // Leaving a game changes its stored form.
                self.page.is_fresh &= !self.is_playing();
                self.ask(Request::Lab);
            }
            GalleryAction::Step(Step::To(step)) => gallery.lane.go(step),
            GalleryAction::Step(Step::By {
                step_unit,
                direction,
            }) => {
                gallery.lane.step_by(step_unit, direction);
            }
            // The figure has no clock.
            GalleryAction::Step(_) => {}
        }
    }

    /// Leaves the gallery if an action is about the lab or a game, or shows a notice of theirs.
    pub(in crate::app::state) fn leave_gallery(&mut self, action: &Action) {
        let leads_on = match action {
            Action::Search(_) => true,
            Action::Play(request) => matches!(
                request,
                Request::Show | Request::Back | Request::Lab | Request::Open(_) | Request::Begin
            ),
            Action::Display(Display::Notice(notice)) => {
                matches!(notice, Some(Notice::BadLink(_) | Notice::Told(_)))
            }
            _ => false,
        };
        if let Some(gallery) = self.page.gallery.as_mut().filter(|_| leads_on) {
            gallery.is_shown = false;
        }
    }
}
