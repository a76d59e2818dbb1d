//! The functions that the browser's measurements call: the library's own code, linked as for the
//! site and built with the site's profile.

#[cfg(target_os = "unknown")]
mod games;
#[cfg(target_os = "unknown")]
mod picture;
#[cfg(target_os = "unknown")]
mod recording;
#[cfg(target_os = "unknown")]
mod silent;
#[cfg(target_os = "unknown")]
mod walk;

fn main() {}
