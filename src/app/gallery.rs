//! The gallery, with which the page opens. Its text, its pictures and the first moment of its figure are written into the page when
//! the site is built; here the figure steps in place, and the rest of that page is shown around it.

#[cfg(target_os = "unknown")]
mod figure;
#[cfg(not(target_os = "unknown"))]
pub mod moments;
pub mod picture;
#[cfg(not(target_os = "unknown"))]
pub mod written;

#[cfg(target_os = "unknown")]
pub(super) use figure::Gallery;
