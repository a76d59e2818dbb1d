//! A record of somebody else's program while it searches, written by the program line by line: what it was called with, and what
//! came back. Here it is read, and each call is put at its node of the game. Whether the program searched as the book does is
//! asked in `check`.

mod board;
mod call;
mod clean;
mod entered;
mod line;
mod link;
mod place;
mod read;
mod said;
mod walk;

pub use call::{Answer, Call, Credited, End, Head, Iteration, Source, Transcript, Where};
pub use link::{from_link, is_link, to_link};
pub use place::{named, shown};
pub use read::{MOST_BYTES, MOST_DEPTH, MOST_LINES, Unread, is_transcript, read, unpacked};
pub use said::{Said, written};
pub use walk::{Visit, Walk};
