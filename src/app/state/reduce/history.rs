//! The steps of undo: which actions store the state before them, and how it is restored.

use crate::app::state::action::{Action, EditAction, Step, WorkerMessage};
use crate::app::state::exercise::builder::Change;
use crate::app::state::exercise::request::Request as Asked;
use crate::app::state::lab::Lab;
use crate::app::state::search::history::Past;
use crate::app::state::search::step_units::Direction;
use crate::spec::Spec;

/// The role of an action in the history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// An edit: may start a new undo step.
    Begins,
    /// It is typing, which may continue the present step.
    Types,
    /// It undoes or repeats a step.
    Travels(Direction),
    /// It does not come from a person.
    Happens,
}

impl Role {
    /// Returns the role of an action.
    pub fn of(action: &Action) -> Role {
        match action {
            Action::Edit(EditAction::Text(_)) => Role::Types,
            Action::Edit(EditAction::Travel(direction)) => Role::Travels(*direction),
            Action::Step(Step::Tick(_))
            | Action::Gallery(_)
            | Action::Exercise(Asked::Resume(_) | Asked::Stamp(_) | Asked::Change(Change::Count))
            | Action::Worker(
                WorkerMessage::Grow { .. }
                | WorkerMessage::End { .. }
                | WorkerMessage::Reply { .. },
            ) => Role::Happens,
            _ => Role::Begins,
        }
    }
}

impl Lab {
    /// Stores the state before an action, if the action has changed it.
    pub(super) fn remember(&mut self, before: &Lab, role: Role) {
        let (spec, now) = (before.search.lane.run.spec(), self.search.lane.run.spec());
        let text = |lab: &Lab| lab.search.typed.as_ref().map(|typed| typed.text.clone());
        let is_other =
            !self.search.lane.run.is_same(&before.search.lane.run) && now.game != spec.game;
        let is_typing = role == Role::Types || (before.search.is_typing && role == Role::Happens);
        let is_new =
            (is_other || text(self) != text(before)) && !(is_typing && before.search.is_typing);
        self.search.is_typing = is_typing;
        if !is_new {
            return;
        }
        let path = before.search.lane.wanted.clone();
        let picked = || {
            before
                .search
                .lane
                .selected
                .map(|node| before.search.lane.run.trace().path(node))
        };
        let past = Past {
            game: spec.game.clone(),
            algorithm: (spec.algorithm != now.algorithm).then(|| spec.algorithm.clone()),
            typed: before.draft().cloned(),
            step: before.search.lane.step,
            path: path.or_else(picked),
        };
        if !matches!(role, Role::Travels(_)) {
            self.search.history.undone.clear();
        }
        let is_undone = role == Role::Travels(Direction::Back);
        self.search.history.push(past, is_undone);
    }

    /// Restores the state before or after a step.
    pub(super) fn travel(&mut self, direction: Direction) {
        let past = match direction {
            Direction::Back => self.search.history.done.pop(),
            Direction::Forward => self.search.history.undone.pop(),
        };
        let Some(past) = past else { return };
        let spec = (**self.search.lane.run.spec()).clone();
        if past.game != spec.game {
            let algorithm = past.algorithm.clone().unwrap_or(spec.algorithm);
            // The options may have changed so that the old position cannot be searched.
            let (game, seed) = (past.game.clone(), spec.seed);
            self.load(
                Spec {
                    game,
                    algorithm,
                    seed,
                    step: past.step,
                }
                .or_another(),
            );
        }
        self.search.typed = past.typed.clone();
        if let Some(path) = &past.path {
            self.search.lane.pick(path);
        }
    }
}
