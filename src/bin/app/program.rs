//! What the script that runs a student's program tells the lab.

use crate::embed::Handle;
use plyscope::app::state::exercise::request::Request as Exercise;
use plyscope::app::state::own::Request;
use plyscope::app::state::own::program::{Phase, Told};
use serde::Deserialize;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// How a run goes, as the script tells it: [`Told`] as an object, or at last the records of the same program on other trees, or on those of an exercise.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Ran {
    phase: String,
    transcript: Option<String>,
    calls: u64,
    printed: String,
    error: Option<String>,
    line: Option<u32>,
    watched: Vec<String>,
    notes: Vec<Vec<String>>,
    records: Option<Vec<String>>,
    runs: Option<Vec<Vec<Option<String>>>>,
    source: String,
}

#[wasm_bindgen]
impl Handle {
    /// Takes over how a run goes.
    ///
    /// # Errors
    /// If an object is given that says something else.
    pub fn ran(&self, told: JsValue) -> Result<(), JsValue> {
        let ran: Ran = serde_wasm_bindgen::from_value(told)?;
        if let Some(runs) = ran.runs {
            let source = ran.source;
            self.act(Exercise::Ran { source, runs });
            return Ok(());
        }
        if let Some(records) = ran.records {
            self.act(Request::Tried(records.into()));
            return Ok(());
        }
        let told = Told {
            phase: Phase::named(&ran.phase),
            transcript: ran.transcript,
            calls: ran.calls,
            printed: ran.printed,
            error: ran.error,
            line: ran.line,
            watched: ran.watched,
            notes: ran.notes,
        };
        self.act(Request::Told(Rc::new(told)));
        Ok(())
    }
}
