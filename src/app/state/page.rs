//! What surrounds search, game and exercise: the place of the lab, notices, borders, the focus, the gallery.

pub mod borders;
pub mod focus;
pub mod gallery;
pub mod shown;

use crate::app::state::search::algorithms::Unfit;
use crate::app::state::search::failure::Failure;
use crate::lang::{Lang, Text};
use crate::search::{Algorithm, AlgorithmId};
use crate::spec::Refusal;
use borders::Borders;
use focus::FocusRequests;
use gallery::Gallery;

/// The colours: light, dark, or those of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    System,
    Light,
    Dark,
}

/// A pane under the tabs of a narrow page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pane {
    Tree,
    Position,
    Code,
    Node,
}

/// The place of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A page of its own, with the address and the browser's storage.
    Page,
    /// Embedded in a host page, perhaps with other labs.
    Embed,
    /// On a slide: picture and sentence, and every key is the deck's.
    Slide,
}

impl Place {
    /// Returns the ARIA role of a pane: a group in an embedded lab, beside which there may be
    /// others; `None`, a landmark, on a page of its own.
    pub fn role(self) -> Option<&'static str> {
        match self {
            Place::Page => None,
            Place::Embed | Place::Slide => Some("group"),
        }
    }
}

/// What was copied to the clipboard.
#[derive(Clone, Debug, PartialEq)]
pub enum Copied {
    /// The link to what is shown.
    Link,
    /// The code that embeds it.
    Embed(String),
    /// A figure.
    Figure,
    /// A figure, into a file.
    File,
}

/// A message of the page about itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A word.
    Said(Text),
    /// A sentence.
    Told(String),
    /// Something was copied; the buttons for copying say so.
    Copied(Copied),
    /// A search that cannot run, with the algorithm asked for.
    Refused(Refusal, Algorithm),
    /// An example was opened for this algorithm, because of what the earlier position has.
    Example(AlgorithmId, Unfit),
    /// A link that cannot be read.
    BadLink(Refusal),
    /// A stored game that cannot be read.
    BadGame(Refusal),
    /// A failed worker.
    Failed(Failure),
    /// A worker draws an exercise; closing the notice stops it.
    Drawing,
}

/// What is open of the options of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settings {
    /// All of them, and the choice of the algorithm.
    All,
    /// All of them, at the row with this name; in the projector view that row alone.
    Row(Text),
}

/// What surrounds all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct PageState {
    /// The gallery, on a page of its own.
    pub gallery: Option<Gallery>,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The pane shown on a narrow page.
    pub pane: Pane,
    /// The dragged borders between panes.
    pub borders: Borders,
    /// The place of the lab.
    pub place: Place,
    /// Whether the projector view is shown: tree, sentence and player alone, larger.
    pub projector: bool,
    /// Whether the projector view shows the code, too.
    pub projects_code: bool,
    /// What is open of the options of the search.
    pub settings: Option<Settings>,
    /// Whether the help is open.
    pub help: bool,
    /// Whether the scrub bar has the focus.
    pub on_bar: bool,
    /// The requests for the focus.
    pub focus: FocusRequests,
    /// The notice.
    pub notice: Option<Notice>,
    /// Whether no person has acted yet: a page that was only opened is neither stored nor written
    /// into the address.
    pub is_fresh: bool,
}
