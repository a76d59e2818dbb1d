//! How the page itself answers: language, theme, panes, notices, borders, the focus.

use crate::app::state::action::Display;
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::page::shown::Shown;

impl Lab {
    pub(super) fn display(&mut self, display: Display) {
        match display {
            Display::Speak(lang) => {
                self.page.lang = lang;
                self.refuse_again();
            }
            Display::Theme(theme) => self.page.theme = theme,
            Display::Pane(pane) => self.page.pane = pane,
            Display::ToggleProjector => {
                self.page.projector = !self.page.projector;
                self.page.settings = None;
            }
            Display::Settings(settings) => self.page.settings = settings,
            Display::Shown(shown) => self.show(shown),
            Display::ToggleCode => self.page.projects_code = !self.page.projects_code,
            Display::Code(code) => self.search.code = code,
            Display::OpenHelp => self.page.help = true,
            Display::CloseHelp => self.page.help = false,
            Display::Notice(notice) => {
                if self.page.notice == Some(Notice::Drawing) {
                    self.stop_drawing();
                }
                self.page.notice = notice;
            }
            Display::Bar { has_focus } => self.page.on_bar = has_focus,
            Display::Focus(target) => self.page.focus.send(target),
            Display::Border { border, size } => {
                self.page.borders = self.page.borders.with(border, size);
            }
            Display::ToggleHints => {
                let beside = &mut self.play.beside;
                beside.shows_hints = !beside.shows_hints;
                beside.is_training &= beside.shows_hints;
                self.show_values();
            }
            Display::ToggleTraining => {
                let beside = &mut self.play.beside;
                beside.is_training = !beside.is_training;
                beside.shows_hints = beside.is_training;
                self.show_values();
            }
        }
    }

    /// Shows the search as a link asks for it: a step unit that it does not have is left out.
    pub(super) fn show(&mut self, shown: Shown) {
        self.page.projector = shown.projector;
        self.page.projects_code = shown.with_code;
        if let Some(unit) = shown.step_unit {
            self.search.clock.chosen = unit;
            self.search.clock.fit(self.search.lane.run.spec());
        }
    }
}
