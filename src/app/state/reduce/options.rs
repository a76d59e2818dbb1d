//! The options of the search: what is typed into their fields, and what is asked about their choices.

use super::with_algorithm;
use crate::app::state::action::Search;
use crate::app::state::lab::Lab;
use crate::app::state::more::more;
use crate::app::state::page::Notice;
use crate::app::state::search::algorithms::{example, misses_chance, unfit};
use crate::app::state::search::setting::{Control, Row, settings};
use crate::lang::Text;
use crate::recording::question::Question;
use crate::search::Algorithm;

impl Lab {
    /// Returns the questions about the choices of the options, while these are shown.
    pub fn asked_of_choices(&self) -> Vec<Question> {
        let spec = self.search.lane.run.spec();
        let more = more().filter(|_| self.page.settings.is_some());
        more.map_or_else(Vec::new, |more| more.asked_of_choices(spec))
    }

    /// Takes over a text that was typed into the field of an option: read with the options that the search has now.
    pub(in crate::app::state) fn take_option(&mut self, label: Text, text: &str) {
        let all = settings(self.search.lane.run.spec());
        let asked = all.into_iter().find(|setting| setting.label == label);
        if let Some(Control::Typed(typed)) = asked.map(|setting| setting.control) {
            let (row, spec) = (Row::Option(label), typed.read(text));
            self.answer(Search::Options { row, spec }.into());
        }
    }

    /// Searches the position with another algorithm. If the algorithm cannot search it, or shows
    /// nothing there, opens an example with a notice; one undo restores the position.
    pub(super) fn choose(&mut self, algorithm: Algorithm) {
        let here = self.search.lane.run.spec();
        let (id, spec) = (algorithm.id(), with_algorithm(here, algorithm));
        let is_able = spec.check().is_ok();
        if is_able && !misses_chance(&spec) {
            let moment = self.search.lane.moment();
            self.load(spec);
            return self.search.lane.keep(moment);
        }
        match example(&spec).filter(|example| example.game != spec.game) {
            Some(example) => {
                self.load(example);
                self.page.notice = Some(Notice::Example(id, unfit(&spec)));
            }
            None => self.load(spec),
        }
    }
}
