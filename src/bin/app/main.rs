//! The WebAssembly module of page, embed and worker, in two parts: `app::more` says what is fetched later. It does nothing by itself:
//! `embed` exports what a page calls, `work` what a worker does.
#[cfg(target_os = "unknown")]
mod config;
#[cfg(target_os = "unknown")]
mod embed;
#[cfg(target_os = "unknown")]
mod exercise;
#[cfg(target_os = "unknown")]
mod program;
#[cfg(target_os = "unknown")]
mod solved;
#[cfg(target_os = "unknown")]
mod work;

fn main() {}
