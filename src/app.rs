//! The page. Its rooms, each of which uses those before it: `state`, which knows no Yew and no browser; `browser`;
//! `effects`; `ui`; `share`; `stage`; `panes`; `player`; `play`; `exercise`; `compare`; `own`; `gallery`; `search`, which puts stage, panes and player together;
//! and the page around them.

#[cfg(target_os = "unknown")]
mod begin;
#[cfg(target_os = "unknown")]
mod borders;
#[cfg(target_os = "unknown")]
mod browser;
#[cfg(target_os = "unknown")]
mod compare;
#[cfg(target_os = "unknown")]
mod effects;
#[cfg(target_os = "unknown")]
mod exercise;
pub mod gallery;
#[cfg(target_os = "unknown")]
mod help;
#[cfg(target_os = "unknown")]
mod keys;
#[cfg(target_os = "unknown")]
pub mod more;
#[cfg(target_os = "unknown")]
mod own;
#[cfg(target_os = "unknown")]
mod page;
#[cfg(target_os = "unknown")]
mod panes;
#[cfg(target_os = "unknown")]
mod play;
#[cfg(target_os = "unknown")]
mod player;
#[cfg(target_os = "unknown")]
mod search;
#[cfg(target_os = "unknown")]
mod share;
#[cfg(target_os = "unknown")]
mod stage;
pub mod state;
#[cfg(target_os = "unknown")]
mod tabs;
#[cfg(target_os = "unknown")]
mod top_bar;
#[cfg(target_os = "unknown")]
mod ui;

#[cfg(target_os = "unknown")]
pub use begin::PageProps;
#[cfg(target_os = "unknown")]
pub use effects::words::WordsSetup;
#[cfg(target_os = "unknown")]
pub use effects::worker::{WorkerSetup, to_js};
#[cfg(target_os = "unknown")]
pub use page::Page;
#[cfg(target_os = "unknown")]
pub use share::host::{Host, MomentChange, Scored};
#[cfg(target_os = "unknown")]
pub use stage::{Palette, paint, probes};
