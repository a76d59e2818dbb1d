//! A picture as data: the shapes of a moment, in pixels of the stage (the drawing area), with
//! colours by meaning. Painters (canvas, SVG) only carry it out, so they cannot disagree. A scene
//! knows neither Yew nor any browser.

mod across;
mod amount;
mod batch;
mod board;
mod columns;
mod compose;
mod crowd;
mod draft;
mod edge;
mod fates;
mod fold;
mod glyph;
mod graph;
mod ground;
mod inscription;
mod item;
mod known;
mod label;
mod large;
mod leaf_mark;
mod legible;
mod lens;
mod levels;
mod magnify;
mod name;
mod node;
mod note;
mod options;
mod outcome;
mod overview;
mod painting;
mod picture;
mod plan;
mod playout;
mod reading;
mod recall;
mod rim;
mod row_labels;
mod rows;
mod sketch;
mod snug;
mod strip;
mod style;
mod tally;
mod view;

pub use amount::is_large;
pub use compose::compose;
pub use item::{Anchor, Ink, Item, Run, Scene, Shape, Size, Spot, Stroke};
pub use leaf_mark::{LeafMark, LeafMarks, Only};
pub(crate) use name::shortened;
pub use options::Options;
pub use outcome::{Outcome, Scale};
pub use overview::under;
pub use painting::Frame;
pub use picture::{cells, picture};
pub use plan::{Part, Plan};

pub use sketch::{Knowledge, Link, Mark, Role, Sketch, drawn, sketch};
pub use style::Density;
pub use tally::{Counted, Counts, Tally, reached};
pub use view::View;
