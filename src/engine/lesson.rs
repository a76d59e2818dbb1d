//! The meaning of a step: readings of (event, moment before it) in words. The algorithms know none of them, and nothing here
//! searches, draws or knows which game is shown: moves and nodes are named through [`Labels`].

pub mod ask;
pub mod certificate;
pub mod counters;
pub mod course;
pub mod decision;
pub mod errata;
pub mod explain;
pub mod find;
pub mod labels;
pub mod line;
pub mod pawns;
pub mod pseudocode;
pub mod ucb;

pub use ask::ask;
pub use decision::{Decision, decision, decisions};
pub use explain::{Reading, Tag, explain, watched};
pub use labels::Labels;
pub use line::{Line, Span, Tone};
pub use pseudocode::{Listing, Source, Turns, source_line};
