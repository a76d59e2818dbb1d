//! Recordings and what lessons read from them: facts, strides, sentences, certificates, decisions.

mod certificate;
mod decision;
mod facts;
mod find;
mod laws;
mod lessons;
mod presets;
mod questions;
mod strides;
mod walkthrough;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod chance_trees;
    pub mod trees;
}
