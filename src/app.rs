//! The page: Yew components over a [`Lab`](lab::Lab), which holds a recording and a step. Components own no rules:
//! they read the lab and say what a person wants as an [`Action`](action::Action).

pub mod action;
mod algorithms;
mod board;
mod button;
mod canvas;
mod clock;
mod code_pane;
mod download;
mod find;
mod formal;
mod glance;
mod hand;
mod help;
mod hooks;
mod icons;
mod inks;
mod keys;
pub mod lab;
mod markup;
mod node_pane;
mod number_line;
mod options;
mod outline;
mod page;
mod player;
mod position;
mod post;
mod room;
mod run;
mod sentence;
mod setting;
mod skyline;
mod stage;
mod tabs;
mod top_bar;
mod trail;
mod ucb_table;
mod words;
mod worker;

pub use canvas::paint;
pub use inks::{Inks, probes};
pub use page::{Mirror, Page, PageProps};
pub use post::to_js;
pub use worker::Office;
