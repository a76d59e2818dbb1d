//! The state of the whole page, and its initial value. `reduce` applies actions to it.

use super::algorithms::{Unfit, laid_out};
use super::borders::Borders;
use super::builder::Builder;
use super::code::Code;
use super::deck::{Deck, Stops};
use super::drawing::Drawings;
use super::edit::{Field, InPlace, Wished};
use super::exercise::Solving;
use super::failure::Failure;
pub use super::focus::{Sent, Target};
use super::gallery::Gallery;
use super::history::History;
use super::lane::{Lane, Shown};
use super::play::{Beside, Due, Hint, Play};
use super::seeds::Seeds;
use super::setting::{RefusedSetting, Row};
use super::typed::Typed;
use crate::exercise::Sheet;
use crate::game::any::AnyGame;
use crate::game::tree::Kind;
use crate::game::tree::edit::Part;
use crate::lang::{Lang, Text};
use crate::search::{Algorithm, AlgorithmId};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use std::rc::Rc;

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

/// The clock by which the search plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Whether it runs.
    pub playing: bool,
    /// Strides a second, in eighths of those at 1×.
    pub speed: u32,
    /// The stride of one tick, and of one press of a step button.
    pub stride: Stride,
}

/// The search that is shown, how it is stepped through, and how it is edited.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchState {
    /// The search shown.
    pub lane: Lane,
    /// The clock of its steps.
    pub clock: Clock,
    /// The deck of slides around it.
    pub deck: Deck,
    /// The code shown.
    pub code: Code,
    /// The pressed cells of a move that needs several.
    pub pointed: Vec<u16>,
    /// The typed position.
    pub typed: Option<Typed>,
    /// Whether typing continues: continuous typing is one step of editing.
    pub is_typing: bool,
    /// The leaf whose number is typed at its node.
    pub in_place: Option<InPlace>,
    /// Whether the position is the one on which its game opens, not chosen by a person: a played game
    /// begins at its own start.
    pub is_opening: bool,
    /// The steps of editing, for undo and redo.
    pub history: History,
    /// The wished properties of a random tree, and its seed.
    pub wish: Wished,
    /// The last refused option.
    pub refused: Option<RefusedSetting>,
}

/// The game that is played, and what is found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayState {
    /// The game being played.
    pub game: Option<Rc<Play>>,
    /// The findings of workers about games.
    pub beside: Beside,
    /// The seeds of machines.
    pub seeds: Seeds,
}

/// The exercise that is solved, or made.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseState {
    /// The exercise being solved.
    pub solving: Option<Rc<Solving>>,
    /// The exercises among which it was picked, if it came with others.
    pub sheet: Option<Rc<Sheet>>,
    /// The exercise that is being made.
    pub builder: Option<Rc<Builder>>,
    /// The variants of exercises that workers draw.
    pub drawings: Drawings,
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
    /// Whether the help is open.
    pub help: bool,
    /// Whether the scrub bar has the focus.
    pub on_bar: bool,
    /// The requests for the focus.
    pub focus: Sent,
    /// The notice.
    pub notice: Option<Notice>,
    /// Whether no person has acted yet: a page that was only opened is neither stored nor written
    /// into the address.
    pub is_fresh: bool,
}

/// The state of the page, parted by what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// The search.
    pub search: SearchState,
    /// The game.
    pub play: PlayState,
    /// The exercise.
    pub exercise: ExerciseState,
    /// The page.
    pub page: PageState,
}

/// The place of a lab and its settings there.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The place.
    pub place: Place,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The most events of a recording.
    pub room: u32,
    /// A random number, from which the seeds of machines follow.
    pub seed: u64,
}

impl Lab {
    /// Returns what was copied a moment ago.
    pub fn copied(&self) -> Option<&Copied> {
        match &self.page.notice {
            Some(Notice::Copied(copied)) => Some(copied),
            _ => None,
        }
    }

    /// Makes a lab that shows a search at the step of its spec.
    pub fn new(spec: Spec, around: Surroundings) -> Lab {
        Lab {
            search: SearchState {
                lane: Lane::new(spec, around.room).settled(),
                clock: Clock {
                    playing: false,
                    speed: 8,
                    stride: Stride::Event,
                },
                deck: Deck::default(),
                code: Code::Book,
                pointed: Vec::new(),
                typed: None,
                is_typing: false,
                in_place: None,
                is_opening: false,
                history: History::default(),
                wish: Wished::default(),
                refused: None,
            },
            play: PlayState {
                game: None,
                beside: Beside::default(),
                seeds: Seeds::new(around.seed),
            },
            exercise: ExerciseState {
                solving: None,
                sheet: None,
                builder: None,
                drawings: Drawings::default(),
            },
            page: PageState {
                gallery: (around.place == Place::Page).then(|| Gallery::new(around.room)),
                lang: around.lang,
                theme: around.theme,
                pane: Pane::Tree,
                borders: Borders::default(),
                place: around.place,
                projector: false,
                projects_code: false,
                help: false,
                on_bar: false,
                focus: Sent::default(),
                notice: None,
                is_fresh: true,
            },
        }
    }

    /// Returns the lab with the stops of a deck of slides, first at one of them.
    pub fn stopping(mut self, stops: Option<Stops>, first: Option<usize>) -> Lab {
        self.search.deck = Deck::new(stops, first);
        self.search.deck.follow(&mut self.search.lane);
        self
    }

    /// Returns the moment shown.
    pub fn shown(&self) -> Shown {
        self.search.lane.shown(self.page.lang)
    }

    /// Whether the page shows the gallery.
    pub fn is_gallery(&self) -> bool {
        self.page
            .gallery
            .as_ref()
            .is_some_and(|gallery| gallery.is_shown)
    }

    /// Whether the page shows a game instead of the search.
    pub fn is_playing(&self) -> bool {
        self.play.game.as_ref().is_some_and(|play| play.is_shown)
    }

    /// Returns the exercise, if the page shows it instead of the search.
    pub fn solving(&self) -> Option<&Rc<Solving>> {
        self.exercise
            .solving
            .as_ref()
            .filter(|solving| solving.is_shown)
    }

    /// Returns the position on the playable board.
    pub fn on_board(&self) -> &AnyGame {
        match &self.play.game {
            Some(play) if play.is_shown => &play.here,
            _ => &self.search.lane.run.spec().game,
        }
    }

    /// Returns the search that the bar names; while a game is played, with the position from which it began.
    pub fn bar_spec(&self) -> Rc<Spec> {
        let spec = self.search.lane.run.spec();
        match &self.play.game {
            Some(play) if play.is_shown && play.record.opening != spec.game => {
                Rc::new(laid_out(spec, play.record.opening.clone()))
            }
            _ => Rc::clone(spec),
        }
    }

    /// Whether a person may move on the playable board.
    pub fn is_free(&self) -> bool {
        let is_free = |play: &Rc<Play>| play.due() == Due::Nobody;
        !self.is_playing() || self.play.game.as_ref().is_some_and(is_free)
    }

    /// Returns the known values of the moves in the game, if they are shown.
    pub fn hints(&self) -> Vec<Hint> {
        let play = self.play.game.as_ref();
        play.map_or_else(Vec::new, |play| self.play.beside.hints_for(play))
    }

    /// Returns the path of the node that tree edits apply to.
    pub fn edited(&self) -> Vec<u16> {
        let is_tree = matches!(self.search.lane.run.spec().game, AnyGame::Tree(_));
        let picked = self.search.lane.selected.filter(|_| is_tree);
        let trace = self.search.lane.run.trace();
        trace.path(picked.unwrap_or(NodeId::ROOT))
    }

    /// Returns the number of the leaf of an explicit tree at a path.
    pub fn leaf(&self, path: &[u16]) -> Option<f64> {
        let AnyGame::Tree(tree) = &self.search.lane.run.spec().game else {
            return None;
        };
        match tree.below(path)?.branch().kind {
            Kind::Leaf(value) => Some(value),
            _ => None,
        }
    }

    /// Returns why the number typed at a leaf's node was refused.
    pub fn refused_in_place(&self) -> Option<&Refusal> {
        let row = Row::Editor(Field::Part(Part::Value));
        let refused = self
            .search
            .refused
            .as_ref()
            .filter(|refused| refused.row == row)?;
        self.search.in_place.as_ref()?;
        Some(&refused.refusal)
    }

    /// Returns the typed position, as long as it belongs to the searched game.
    pub fn draft(&self) -> Option<&Typed> {
        let game = &self.search.lane.run.spec().game;
        self.search
            .typed
            .as_ref()
            .filter(|typed| typed.game == *game)
    }

    /// Shows another search at the step of its spec, or a notice with the reason why it cannot run.
    pub(super) fn load(&mut self, spec: Spec) {
        if let Err(refusal) = spec.check() {
            self.page.notice = Some(Notice::Refused(refusal, spec.algorithm));
            return;
        }
        if !super::strides::strides(&spec).contains(&self.search.clock.stride) {
            self.search.clock.stride = Stride::Event;
        }
        self.search.lane = self.search.lane.with(spec);
        self.search.is_opening = false;
        self.search.clock.playing = false;
        self.page.notice = None;
        self.search.refused = None;
        self.search.pointed = Vec::new();
    }
}
