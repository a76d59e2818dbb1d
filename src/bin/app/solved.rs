//! What was done about the exercise that is shown, for the element's script.

use crate::embed::Handle;
use plyscope::app::state;
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::lang::Say;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Handle {
    /// Returns the progress in the exercise that is shown, as JSON; undefined if there is none.
    pub fn progress(&self) -> Option<String> {
        let written = |lab: &Lab| Some(lab.exercise.solving.as_ref()?.progress().write());
        self.host.with(|lab, _| written(lab)).flatten()
    }

    /// Takes up what was kept of the exercise that is shown.
    ///
    /// # Errors
    /// The reason why it is refused, in the reader's language.
    pub fn resume(&self, progress: &str) -> Result<(), JsValue> {
        let read = |lab: &Lab| {
            let solving = lab.exercise.solving.as_ref()?;
            let read = state::more::more()?.read_progress(progress);
            Some(read.and_then(|progress| solving.accepts(&progress).map(|()| progress)))
        };
        let Some(read) = self.host.with(|lab, _| read(lab)).flatten() else {
            return Ok(());
        };
        let progress = read.map_err(|refusal| JsValue::from(refusal.say(self.lang())))?;
        self.act(Request::Resume(Ok(progress)));
        Ok(())
    }

    /// Returns how the first answers to the exercise that is shown were: its points, those of right ones, how many questions are over and
    /// how many there are; undefined if there is none.
    pub fn result(&self) -> Option<Vec<f64>> {
        let told = |lab: &Lab| {
            let solving = lab.exercise.solving.as_ref()?;
            let (score, max) = solving.score();
            let count = solving.works.len();
            let over = (0..count).filter(|part| solving.is_over(*part)).count();
            Some(vec![score, max, over as f64, count as f64])
        };
        self.host.with(|lab, _| told(lab)).flatten()
    }

    /// Returns the answers file of the exercise that is shown; undefined if there is none.
    pub fn answers(&self) -> Option<String> {
        let written = |lab: &Lab| Some(lab.exercise.solving.as_ref()?.answer().write());
        self.host.with(|lab, _| written(lab)).flatten()
    }
}
