//! The functions that the browser's measurements call: the library's own code, linked as for the
//! site and built with the site's profile.

#[cfg(target_family = "wasm")]
mod games;
#[cfg(target_family = "wasm")]
mod picture;
#[cfg(target_family = "wasm")]
mod recording;
#[cfg(target_family = "wasm")]
mod silent;
#[cfg(target_family = "wasm")]
mod walk;

fn main() {}
