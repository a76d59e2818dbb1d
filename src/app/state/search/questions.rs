//! The questions of the panes about a recording, answered by further searches. For a small tree
//! they are answered when the step is shown, for others by a worker once the reader rests at a
//! step; until then the panes leave the place empty.

use crate::app::state::search::lane::Lane;
use crate::app::state::search::run::Progress;
use crate::app::state::search::what_if::sliders;
use crate::recording::question::Question;
use crate::spec::Spec;
use crate::trace::{Kind, Moment, NodeId};

/// Returns the question for the value at each depth; `None` if the search cannot have a limit.
pub fn by_depth(spec: &Spec) -> Option<Question> {
    spec.algorithm.evaluation().map(|_| Question::ByDepth)
}

/// Returns the question for the value of a position if the random player played optimally; `None`
/// without such a player.
pub fn if_perfect(spec: &Spec, moment: &Moment, node: NodeId) -> Option<Question> {
    let trace = moment.trace();
    let is_valued = moment.number(node).is_some() && trace.kind(node) != Kind::Leaf;
    let player = spec.algorithm.random_player(spec.game.status());
    player
        .filter(|_| is_valued)
        .map(|_| Question::IfPerfect(trace.path(node)))
}

impl Lane {
    /// Returns the questions about the whole recording.
    pub fn asked_of_recording(&self) -> Vec<Question> {
        by_depth(self.run.spec()).into_iter().collect()
    }

    /// Returns the questions about the moment shown.
    pub fn asked_of_moment(&self) -> Vec<Question> {
        let trace = self.run.trace();
        let moment = trace.at(self.shown_step());
        let node = self.selected.unwrap_or_else(|| moment.subject());
        let is_complete = self.run.progress == Progress::Complete;
        let sliders = sliders(self.run.spec(), is_complete, self.tried, &moment, node);
        let perfect = if_perfect(self.run.spec(), &moment, node);
        let of_sliders = sliders.iter().flat_map(|slider| slider.asked());
        perfect.into_iter().chain(of_sliders).collect()
    }

    /// Returns the lane with the answers that can be found at once.
    pub fn settled(mut self) -> Lane {
        if self.run.is_small() && !self.run.is_going() {
            let mut questions = self.asked_of_recording();
            questions.extend(self.asked_of_moment());
            self.run.answer(questions);
        }
        self
    }
}
