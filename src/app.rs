//! The page. Its rooms, each of which uses those before it: `state`, which knows no Yew and no browser; `browser`;
//! `effects`; `ui`; `share`; `stage`; `panes`; `player`; `play`; `exercise`; `compare`; `own`; `gallery`; `search`, which puts stage, panes and player together;
//! and the page around them.

#[cfg(target_family = "wasm")]
mod borders;
#[cfg(target_family = "wasm")]
mod browser;
#[cfg(target_family = "wasm")]
mod compare;
#[cfg(target_family = "wasm")]
mod effects;
#[cfg(target_family = "wasm")]
mod exercise;
pub mod gallery;
#[cfg(target_family = "wasm")]
mod help;
#[cfg(target_family = "wasm")]
mod keys;
#[cfg(target_family = "wasm")]
pub mod more;
#[cfg(target_family = "wasm")]
mod own;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(target_family = "wasm")]
mod panes;
#[cfg(target_family = "wasm")]
mod play;
#[cfg(target_family = "wasm")]
mod player;
#[cfg(target_family = "wasm")]
mod search;
#[cfg(target_family = "wasm")]
mod share;
#[cfg(target_family = "wasm")]
mod stage;
pub mod state;
#[cfg(target_family = "wasm")]
mod tabs;
#[cfg(target_family = "wasm")]
mod top_bar;
#[cfg(target_family = "wasm")]
mod ui;

#[cfg(target_family = "wasm")]
pub use effects::worker::{WorkerSetup, to_js};
#[cfg(target_family = "wasm")]
pub use page::{Page, PageProps};
#[cfg(target_family = "wasm")]
pub use share::host::{Host, MomentChange, Scored};
#[cfg(target_family = "wasm")]
pub use stage::{Palette, paint, probes};
