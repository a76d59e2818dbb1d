//! The gallery, with which the page opens: a figure that steps in place, and links to the rest of
//! the page.

use crate::app::state::search::lane::Lane;
use crate::spec::Spec;
use crate::trace::StepUnit;

/// The gallery.
#[derive(Clone, Debug, PartialEq)]
pub struct Gallery {
    /// Whether the page shows it instead of the lab.
    pub is_shown: bool,
    /// Whether nothing was stored when the page opened: then the lab begins with the figure.
    pub is_first: bool,
    /// The figure.
    pub lane: Lane,
}

impl Gallery {
    /// Returns the search of the figure, at its first cut.
    pub fn figure() -> Spec {
        let spec = Spec::opening();
        let (trace, ..) = spec.record(usize::MAX, u64::MAX);
        Spec {
            step: trace.next(0, StepUnit::Cut),
            ..spec
        }
    }

    /// Makes the gallery; a recording has at most `room` events.
    pub(in crate::app::state) fn new(room: u32) -> Gallery {
        Gallery {
            is_shown: false,
            is_first: false,
            lane: Lane::new(Gallery::figure(), room),
        }
    }
}
