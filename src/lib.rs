//! Plyscope: see a game-tree search think.
//!
//! # Six ideas
//! 1. A search is a pure function of position, algorithm with its options, and seed. So an event's number names a moment.
//! 2. Each algorithm is written once, as the textbook has it, generic over the [`Game`](game::Game) and over a
//!    [`Probe`](search::Probe) that it tells what it does.
//! 3. An [`Event`](search::Event) is a step of a walk: choices are indices, nodes are found by parent and choice. Events name no
//!    move and no position, so everything behind the search does not know which game it shows.
//! 4. A [`Trace`](trace::Trace) is a book that only grows, a [`Moment`](trace::Moment) an open page. Any step costs the same.
//!    An outline, told in the same events, holds what the search never visits.
//! 5. What is shown is a reading of (event, moment before it): the lit line, the sentence, the choice of Monte-Carlo tree search.
//!    A fold over the events gives every number; nothing is computed a second time.
//! 6. A picture is data: a moment is laid out and composed into a [`Scene`](scene::Scene), and painters only carry it out.
//!
//! # Rooms, and who may use whom
//! ```text
//! lang ← text ← game ← search ← trace ← lesson
//!                                 ↑       ↑
//!                              layout ← scene ← app ← bin/app     (an arrow means "is used by")
//! text ← spec ← recording ← worker ← app              scene, worker ← figure ← app, bin/opening, bin/plyscope
//!        spec ← play ← worker, app              lesson, spec ← generator ← app
//!               recording, play, lesson, scene, generator, report ← bin/plyscope
//! ```
//! The game knows no search; the search knows no trees that are drawn, no text, no pixels; the trace knows neither game nor
//! algorithm; the layout sees a shape; the scene knows no Yew. Only `app` and `bin/app` know the browser. `spec`, `worker` and the
//! binaries alone turn values into bytes. `tests/architecture.rs` holds all this.
//!
//! `lang`, `text`, `game` and `search` are compiled as a package of their own (`core.rs`), and so is `layout` (`drawing.rs`): the
//! web build makes them as fast as can be, and everything else small. They are handed on here under their names.
//!
//! # Browsers
//! Chrome and Edge 123, Firefox 125, Safari 17.5 and what is newer: the youngest of what the page needs are CSS `light-dark()` and
//! popovers. The module uses the features of WebAssembly that rustc does by default, which all of
//! these have, and no vectors. An older browser shows the opening moment and says that it is too old.

#![recursion_limit = "512"]

pub use plyscope_core::{game, lang, search, text};
pub use plyscope_layout::layout;

pub mod spec;

pub mod trace;

pub mod lesson;

pub mod recording;

pub mod play;

pub mod report;

pub mod figure;

pub mod generator;

pub mod scene;

pub mod worker;

#[cfg(target_family = "wasm")]
pub mod app;
