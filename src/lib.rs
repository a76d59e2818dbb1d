//! Plyscope: see a game-tree search think.
//!
//! # Six ideas
//! 1. A search is a pure function of position, algorithm with its options, and seed. So an event's number names a moment.
//! 2. Each algorithm is written once, as the textbook has it, generic over the [`Game`](game::Game) and over a
//!    [`Probe`](search::Probe) that it tells what it does. The one exception solves Connect Four for hints, reviews and
//!    the strong level (`play::connect_four`); its search is never shown.
//! 3. An [`Event`](search::Event) is a step of a walk: choices are indices, nodes are found by parent and choice. Events name no
//!    move and no position, so everything behind the search does not know which game it shows.
//! 4. A [`Trace`](trace::Trace) is an append-only recording, a [`Moment`](trace::Moment) its state after some step. Every step costs
//!    the same. An outline, in the same events, has the nodes that the search never visits.
//! 5. What is shown is a reading of (event, moment before it): the lit line, the sentence, the choice of Monte-Carlo tree search.
//!    A fold over the events gives every number; nothing is computed a second time.
//! 6. A picture is data: a moment is laid out and composed into a [`Scene`](scene::Scene), and painters only carry it out.
//!
//! # Rooms, and who may use whom
//! ```text
//! locales ← lang ← text ← game ← search ← trace ← lesson        (an arrow means "is used by")
//!                  trace, lesson, layout ← scene ← app ← bin/app, bin/opening
//! game, search, text ← spec ← recording ← worker ← app              scene, recording ← export ← app, bin/plyscope
//!        spec ← play ← worker, app              lesson, spec ← generator ← app, exercise
//!        lesson, recording, generator, check ← exercise ← worker, app, paper, bin/plyscope
//!        exercise, export ← paper ← class ← worker, app, bin/plyscope
//!        spec ← transcript ← check ← app, exercise, bin/plyscope         trace ← check
//!        lesson, scene, spec ← compare ← export, worker, app, bin/plyscope
//!               recording, play, lesson, scene, generator, report ← bin/plyscope
//! ```
//! The game knows no search; the search knows no trees that are drawn, no text, no pixels; the trace knows neither game nor
//! algorithm; the layout sees a shape; the scene knows no Yew. Only `app` and `bin/app` know the browser, but not `app::state` nor what
//! `app::gallery` writes into the page when the site is built (`bin/opening`). Values become bytes in
//! `spec`, `worker` and the binaries, and events in `search::event`, where each of their written forms stands once. `tests/architecture`
//! holds the rooms.
//!
//! In `app` the order is `state`, `browser`, `effects`, `ui`, `share`, `stage`, `panes`, `player`, `play`, `exercise`, `compare`, `own`, `gallery`, and
//! the page around them. `app::state` is all that the page shows and every action on it, without Yew and without a browser.
//!
//! In the browser the program is two modules. *App* steps, draws and embeds. *More* has what few pages need at once: the panes around the
//! tree, edits, exercises, searches side by side, a program's own search, the page of a game, the errands of workers (hints, reviews, matches, variants, many
//! seeds, what a lecturer hands out and marks), and the rules of chess with their tables. It is one struct of entry points behind one function that is marked (`app::more`); the splitter puts into its file whatever
//! is reached from there only, so both come from one compilation and share one memory. The state knows its part as a trait (`app::state::more`),
//! and outside the browser everything is always there.
//!
//! Everything left of `app` is a package of its own, the engine (`src/engine`), so that Cargo holds that boundary, too, and the site
//! compiles it for speed. Its rooms are handed on here under their names. What people read stands in Fluent files in a third package
//! (`src/locales`), from which its build script makes [`lang::words`], and a table of words for each language, which a page fetches.
//!
//! # In a few lines
//! A search is read from its spec and recorded; a moment of the recording tells what is known after so many events, and is drawn.
//! ```
//! use plyscope::export::{Figure, Format};
//! use plyscope::lang::Lang;
//! use plyscope::scene::Part;
//! use plyscope::spec::Spec;
//! use plyscope::trace::NodeId;
//!
//! let spec = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#;
//! let spec = Spec::read(spec).expect("the spec is good");
//! let (trace, _, answer) = spec.record(10_000, 10_000);
//! assert_eq!(answer.map(|answer| answer.value), Some(5.0));
//!
//! // At the first cut a leaf is left out, and the root is known to be worth 5 at least.
//! let cut = trace.landmarks().cuts[0];
//! let moment = trace.at(cut);
//! assert_eq!(moment.number(NodeId::ROOT).map(|number| number.value), Some(5.0));
//!
//! let part = Part::default();
//! let (lang, address) = (Lang::En, "https://example.org/");
//! let figure = Figure { spec: &spec, trace: &trace, lang, part: &part, fog: false, address };
//! let svg = figure.text(Format::Svg, Some(cut)).expect("the tree is small");
//! assert!(svg.starts_with("<svg"));
//! ```
//! `examples/own_game.rs` has a game of one's own and three searches of it.
//!
//! # Browsers
//! Chrome and Edge 123, Firefox 125, Safari 17.5 and what is newer: the youngest of what the page needs are CSS `light-dark()` and
//! popovers. The module uses the features of WebAssembly that rustc does by default, which all of these have, and no vectors. An older
//! browser shows the opening moment and says that it is too old.

pub use plyscope_engine::{
    check, class, compare, exercise, export, game, generator, lang, layout, lesson, paper, play,
    recording, report, scene, search, spec, text, trace, transcript, worker,
};

pub mod app;
