//! The tools that the commands need, each found or installed where it is first asked for: Debian's packages, Node.js with npm's packages,
//! Python's environments, Chromium, and Rust for WebAssembly. Nothing is fetched but by the ordinary clients of their registries.

pub mod browser;
pub mod debian;
pub mod node;
pub mod npm;
pub mod python;
pub mod target;
