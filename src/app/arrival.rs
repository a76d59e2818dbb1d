//! What a worker tells of a search, as it arrives in the lab.

use super::lab::Lab;
use super::run::Run;

impl Lab {
    /// The recording that a worker is at: first the one shown, then the one it is compared with.
    pub(super) fn searching(&self) -> Option<&Run> {
        let mut runs = [Some(&self.run), self.other.as_ref()].into_iter().flatten();
        runs.find(|run| run.is_going())
    }

    /// Whether it is this one: what a worker sends after it was stopped is nobody's.
    pub(super) fn is_searching(&self, run: &Run) -> bool {
        self.searching().is_some_and(|known| known.is_same(run))
    }

    /// That recording, grown or ended.
    pub(super) fn put(&mut self, run: Run) {
        if !run.is_same(&self.run) {
            self.other = Some(run);
            return;
        }
        // What was found was found in less.
        self.found = None;
        self.run = run;
        // The step and the node that were asked for are waited for until the search ends.
        if !self.run.is_going() {
            self.step = self.shown_step();
        }
        self.make_due_stride();
        if let Some(path) = self.wanted.take() {
            self.pick(&path);
        }
    }
}
