//! The one WebAssembly module of page, embed and worker. It does nothing by itself: `embed` exports what a page calls.
#[cfg(target_family = "wasm")]
mod embed;
#[cfg(target_family = "wasm")]
mod exercise;

fn main() {}
