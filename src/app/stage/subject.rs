//! The subject of the stage.

use crate::app::state::page::Theme;
use crate::app::state::search::Clock;
use crate::app::state::search::lane::{Lane, Snapshot};
use crate::app::state::search::view::Look;
use crate::scene::{LeafMarks, Part};
use crate::trace::NodeId;
use std::rc::Rc;

/// The moment to draw, and the settings of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// The moment.
    pub shown: Snapshot,
    /// The part of the recording that is laid out.
    pub part: Part,
    /// Whether unvisited nodes are hidden.
    pub fog: bool,
    /// The last change of the view.
    pub look: Look,
    /// The number of changes of the view.
    pub looks: u32,
    /// The theme of the page, since a canvas takes no colours from a stylesheet.
    pub theme: Theme,
    /// Whether steps change so fast that there are no transitions.
    pub is_quick: bool,
    /// The node at which the pointer is in a search beside this one.
    pub pointed: Option<NodeId>,
    /// What stands below the leaves of a search beside others.
    pub marks: Option<Rc<LeafMarks>>,
}

impl Subject {
    /// Makes the subject of a lane as it is shown, in the colours of a theme.
    pub fn of(lane: &Lane, shown: Snapshot, theme: Theme, clock: Clock) -> Subject {
        Subject {
            shown,
            part: lane.part(),
            fog: lane.view.fog,
            look: lane.view.look,
            looks: lane.view.looks,
            theme,
            is_quick: clock.playing && clock.pace.has_no_transitions(),
            pointed: None,
            marks: None,
        }
    }
}
