//! The questions of the panes about a recording, answered by further searches. For a small tree
//! they are answered when the step is shown, for others by a worker once the reader rests at a
//! step; until then the panes leave the place empty.

use crate::app::state::search::lane::Lane;
use crate::app::state::search::run::{Progress, Run};
use crate::app::state::search::setting::{Control, Setting, settings};
use crate::app::state::search::what_if::sliders;
use crate::recording::question::{Question, Reply};
use crate::search::{Algorithm, AlphaBeta, Order};
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

/// Returns the question for the number of leaves that a search visits; `None` where that is the number of iterations that were asked for,
/// or the search cannot run.
fn leaves(spec: &Spec) -> Option<Question> {
    let is_iterated = matches!(spec.algorithm, Algorithm::Mcts(_));
    (!is_iterated && spec.check().is_ok()).then(|| Question::Leaves(spec.write()))
}

/// Returns the search with which alpha-beta tries the best move first; `None` if it does so already, or the search is another.
pub fn best_order(spec: &Spec) -> Option<Spec> {
    let Algorithm::AlphaBeta(options) = &spec.algorithm else {
        return None;
    };
    let ordered = Algorithm::AlphaBeta(AlphaBeta {
        order: Order::Best,
        ..options.clone()
    });
    let other = Spec {
        algorithm: ordered,
        step: 0,
        ..spec.clone()
    };
    (options.order != Order::Best).then_some(other)
}

/// Returns the number of leaves that another search would visit, if it is known beside a recording.
pub fn known_leaves(run: &Run, spec: &Spec) -> Option<u64> {
    match run.reply(&leaves(spec)?)? {
        Reply::Leaves(count) => *count,
        _ => None,
    }
}

/// Returns the questions for the number of leaves that each choice of each option would visit.
pub fn asked_of_choices(spec: &Spec) -> Vec<Question> {
    let choices = |setting: Setting| match setting.control {
        Control::Choice { entries, .. } => entries,
        Control::Typed(_) => Vec::new(),
    };
    let mut asked: Vec<Question> = Vec::new();
    for (_, spec) in settings(spec).into_iter().flat_map(choices) {
        let question = leaves(&spec);
        asked.extend(question.filter(|question| !asked.contains(question)));
    }
    asked
}

impl Lane {
    /// Returns the questions about the whole recording.
    pub fn asked_of_recording(&self) -> Vec<Question> {
        let spec = self.run.spec();
        let ordered = best_order(spec).and_then(|spec| leaves(&spec));
        by_depth(spec).into_iter().chain(ordered).collect()
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

    /// Returns the lane with the answers that can be found at once, those to `further` questions among them.
    pub fn settled(mut self, further: Vec<Question>) -> Lane {
        if self.run.is_small() && !self.run.is_going() {
            let mut questions = self.asked_of_recording();
            questions.extend(further);
            questions.extend(self.asked_of_moment());
            self.run.answer(questions);
        }
        self
    }
}
