//! Side effects of the page, one hook each: workers, the clock, the address bar, the browser's
//! storage. Each depends on a part of the lab and starts again when that part changes. They know no
//! markup.

pub mod address;
mod alone;
pub mod brief_notice;
pub mod class;
pub mod clock;
pub mod drawing;
pub mod fits;
pub mod jobs;
pub mod named;
pub mod questions;
pub mod search;
pub mod stamp;
pub mod stirred;
pub mod storage;
pub mod storage_of_exercises;
pub mod title;
pub mod turns;
pub mod words;
pub mod worker;
