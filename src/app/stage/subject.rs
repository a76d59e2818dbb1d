//! What the stage draws.

use crate::app::state::lab::Theme;
use crate::app::state::lane::Shown;
use crate::app::state::view::Look;
use crate::scene::Part;

/// The moment that is drawn, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// The moment.
    pub shown: Shown,
    /// The part of the recording that is laid out.
    pub part: Part,
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// The last change of the part in view, and how many there were.
    pub look: Look,
    /// How many changes of the part in view there were.
    pub looks: u32,
    /// The colours of the page: a canvas takes none from a stylesheet.
    pub theme: Theme,
    /// Whether the steps run by so fast that nothing glides.
    pub is_quick: bool,
}
