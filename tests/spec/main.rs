//! Specs and everything that is read or written as text, and what may never change about it.

mod aloud;
mod fingerprint;
mod fuzz;
mod input;
mod kept;
mod links;
mod locales;
mod refusals;
mod round_trip;
mod same_everywhere;
mod schema;
mod tables;
mod terms;
mod text;
mod worker;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod chance_trees;
    pub mod mcts_options;
    pub mod options;
    pub mod specs;
}
