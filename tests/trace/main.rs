//! Recordings and what lessons read from them: facts, step units, sentences, certificates, decisions.

mod certificate;
mod decision;
mod facts;
mod find;
mod laws;
mod lessons;
mod presets;
mod questions;
mod step_units;
mod walkthrough;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod chance_trees;
    pub mod options;
    pub mod trees;
}
