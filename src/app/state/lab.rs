//! Everything the page shows, and how it begins. Actions change it in `reduce`.

use super::edit::Wished;
use super::failure::Failure;
use super::history::History;
use super::lane::{Lane, Shown};
use super::play::{Beside, Due, Hint, Play};
use super::seeds::Seeds;
use super::setting::RefusedSetting;
use super::typed::Typed;
use crate::app::words::Word;
use crate::game::any::AnyGame;
use crate::lang::Lang;
use crate::search::Algorithm;
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use std::rc::Rc;

/// Light or dark, or as the system has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    System,
    Light,
    Dark,
}

/// The pane that a phone shows under the tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pane {
    Tree,
    Position,
    Code,
    Node,
}

/// Where the lab stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a page of its own: it owns the address and the browser's storage.
    Page,
    /// In somebody's notes, perhaps with others.
    Embed,
}

impl Place {
    /// The ARIA role of a pane: where there may be other labs on the page it is a group, on a page of its own a landmark.
    pub fn role(self) -> Option<&'static str> {
        match self {
            Place::Page => None,
            Place::Embed => Some("group"),
        }
    }
}

/// A place of the page to which a key gives the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The fields of the node that is edited.
    Fields,
    /// The row of the outline that was walked to.
    Outline,
    /// The field in which nodes are looked for.
    Find,
}

/// Counts how often the focus was sent to each place: a place takes it when its number grows, and no other is drawn anew for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// To the fields.
    pub fields: u32,
    /// To the outline.
    pub outline: u32,
    /// To the field for queries.
    pub find: u32,
}

impl Sent {
    /// Sends it once more.
    pub fn send(&mut self, target: Target) {
        let count = match target {
            Target::Fields => &mut self.fields,
            Target::Outline => &mut self.outline,
            Target::Find => &mut self.find,
        };
        *count += 1;
    }
}

/// A message of the page about itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A word.
    Said(Word),
    /// A sentence.
    Told(String),
    /// A search that cannot run, and the algorithm that was asked for.
    Refused(Refusal, Algorithm),
    /// A link that cannot be read.
    BadLink(Refusal),
    /// A game that was kept and cannot be read.
    BadGame(Refusal),
    /// A worker that has not done its work.
    Failed(Failure),
}

/// The clock that plays, of all that is shown at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Whether it runs.
    pub playing: bool,
    /// Strides a second, in eighths of those at 1×.
    pub speed: u32,
    /// How far one tick, or one press, goes.
    pub stride: Stride,
}

/// Everything the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// The search that is looked at.
    pub lane: Lane,
    /// The clock of its steps.
    pub clock: Clock,
    /// The game that is played.
    pub play: Option<Rc<Play>>,
    /// What workers find out beside it.
    pub beside: Beside,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The pane that a phone shows.
    pub pane: Pane,
    /// Where the lab stands.
    pub place: Place,
    /// Whether only tree, sentence and player are shown, larger.
    pub projector: bool,
    /// Whether the Rust source is shown instead of the pseudo-code.
    pub source: bool,
    /// Whether the help is open.
    pub help: bool,
    /// Whether the scrub bar has the focus.
    pub on_bar: bool,
    /// How often the focus was sent to each place.
    pub focus: Sent,
    /// The message that is shown.
    pub notice: Option<Notice>,
    /// The cells of the board that were pressed for a move that takes more than one.
    pub pointed: Vec<u16>,
    /// The position as it was last typed.
    pub typed: Option<Typed>,
    /// Whether somebody is typing it: what is typed in one go is undone in one go.
    pub is_typing: bool,
    /// Steps of editing, to undo and redo.
    pub history: History,
    /// What a random tree should be like, and its seed.
    pub wish: Wished,
    /// The option that was refused last.
    pub refused: Option<RefusedSetting>,
    /// Whether nobody has done anything yet: what was only opened is neither kept nor written into the address.
    pub is_fresh: bool,
    /// The seeds of machines.
    pub seeds: Seeds,
}

/// Where a lab stands, and what it is given there.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// Where it stands.
    pub place: Place,
    /// The language there.
    pub lang: Lang,
    /// The colours there.
    pub theme: Theme,
    /// How many events the machine has room for.
    pub room: u32,
    /// A number that chance has drawn.
    pub seed: u64,
}

impl Lab {
    /// A lab that looks at a spec's step.
    pub fn new(spec: Spec, around: Surroundings) -> Lab {
        Lab {
            lane: Lane::new(spec, around.room).settled(),
            clock: Clock {
                playing: false,
                speed: 8,
                stride: Stride::Event,
            },
            play: None,
            beside: Beside::default(),
            lang: around.lang,
            theme: around.theme,
            pane: Pane::Tree,
            place: around.place,
            projector: false,
            source: false,
            help: false,
            on_bar: false,
            focus: Sent::default(),
            notice: None,
            pointed: Vec::new(),
            typed: None,
            is_typing: false,
            history: History::default(),
            wish: Wished::default(),
            refused: None,
            is_fresh: true,
            seeds: Seeds::new(around.seed),
        }
    }

    /// The moment that is shown.
    pub fn shown(&self) -> Shown {
        self.lane.shown(self.lang)
    }

    /// Whether the page shows a game instead of the search.
    pub fn is_playing(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.is_shown)
    }

    /// The position on the board that can be played on.
    pub fn on_board(&self) -> &AnyGame {
        match &self.play {
            Some(play) if play.is_shown => &play.here,
            _ => &self.lane.run.spec().game,
        }
    }

    /// Whether a person may move there.
    pub fn is_free(&self) -> bool {
        let is_free = |play: &Rc<Play>| play.due() == Due::Nobody;
        !self.is_playing() || self.play.as_ref().is_some_and(is_free)
    }

    /// The moves of the game whose values are known, if they are shown.
    pub fn hints(&self) -> Vec<Hint> {
        let play = self.play.as_ref();
        play.map_or_else(Vec::new, |play| self.beside.hints_for(play))
    }

    /// The path of the node that edits of a tree are about.
    pub fn edited(&self) -> Vec<u16> {
        let is_tree = matches!(self.lane.run.spec().game, AnyGame::Tree(_));
        let picked = self.lane.selected.filter(|_| is_tree);
        let trace = self.lane.run.trace();
        trace.path(picked.unwrap_or(NodeId::ROOT))
    }

    /// What was typed, as long as it stands for the game that is searched.
    pub fn draft(&self) -> Option<&Typed> {
        let game = &self.lane.run.spec().game;
        self.typed.as_ref().filter(|typed| typed.game == *game)
    }

    /// Takes up another search, from its beginning or at its step; or says why it cannot run.
    pub(super) fn load(&mut self, spec: Spec) {
        if let Err(refusal) = spec.check() {
            self.notice = Some(Notice::Refused(refusal, spec.algorithm));
            return;
        }
        if !super::strides::strides(&spec.algorithm).contains(&self.clock.stride) {
            self.clock.stride = Stride::Event;
        }
        self.lane = self.lane.with(spec);
        self.clock.playing = false;
        self.notice = None;
        self.refused = None;
        self.pointed = Vec::new();
    }
}
