//! The services of the browser that the page uses: motion and colours that the reader wants, memory, chance, files, the pointer.

pub mod chosen;
pub mod download;
pub mod fetched;
pub mod media;
pub mod motion;
pub mod place;
pub mod room;
pub mod seed;
pub mod size;
