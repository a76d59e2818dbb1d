//! What the page asks of the browser it runs in: motion and colours that the reader wants, memory, chance, a place for files, where a pointer is.

pub mod download;
pub mod motion;
pub mod place;
pub mod room;
pub mod seed;
pub mod size;
