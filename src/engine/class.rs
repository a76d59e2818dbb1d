//! A class: what is handed out to its students, on paper, for a quiz or for a learning platform, and the marks of what they hand in.
//! The page and the command line make both with it. It knows no page and no files.

mod handout;
mod left_out;
mod marks;
mod package;
mod product;
mod quiz;
mod roster;
mod scorm;
mod table;

pub use handout::{Handout, Made};
pub use marks::{Marking, Rerun};
pub use product::{Print, Product, Quiz, Students};
pub use roster::{Student, listed, read as roster};
pub use scorm::Edition;
pub use table::{Column, Table};
