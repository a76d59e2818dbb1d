//! The panes around the tree: position and options, code, sentence, node. Each reads the moment that is shown.

pub mod code;
pub mod editor;
pub mod examples;
mod find;
mod formal;
pub mod node;
mod number_line;
pub mod options;
mod outline;
pub mod position;
pub mod reader;
pub mod sentence;
pub mod settings;
mod trail;
mod ucb_table;
pub mod why;
