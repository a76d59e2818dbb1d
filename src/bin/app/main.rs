//! The WebAssembly module of page, embed and worker, in two parts: `app::more` says what is fetched later. It does nothing by itself:
//! `embed` exports what a page calls, `work` what a worker does.
#[cfg(target_family = "wasm")]
mod config;
#[cfg(target_family = "wasm")]
mod embed;
#[cfg(target_family = "wasm")]
mod exercise;
#[cfg(target_family = "wasm")]
mod program;
#[cfg(target_family = "wasm")]
mod solved;
#[cfg(target_family = "wasm")]
mod work;

fn main() {}
