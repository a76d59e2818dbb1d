//! The state of the whole page, and its initial value. `reduce` applies actions to it.

use crate::app::state::compare::Comparing;
use crate::app::state::exercise::ExerciseState;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::drawing::Drawings;
use crate::app::state::own::Own;
use crate::app::state::own::program::Told;
use crate::app::state::page::borders::Borders;
use crate::app::state::page::focus::FocusRequests;
use crate::app::state::page::gallery::Gallery;
use crate::app::state::page::{Copied, Notice, PageState, Pane, Place, Theme};
use crate::app::state::play::PlayState;
use crate::app::state::play::seeds::Seeds;
use crate::app::state::play::{Beside, Hint, PendingStep, Play};
use crate::app::state::search::algorithms::laid_out;
use crate::app::state::search::code::Code;
use crate::app::state::search::deck::{Deck, DeckPosition, Stops};
use crate::app::state::search::edit::{Field, Wished};
use crate::app::state::search::history::History;
use crate::app::state::search::lane::{Lane, Snapshot};
use crate::app::state::search::pace::Pace;
use crate::app::state::search::run::Run;
use crate::app::state::search::setting::Row;
use crate::app::state::search::typed::Typed;
use crate::app::state::search::{Clock, SearchState};
use crate::game::any::AnyGame;
use crate::game::tree::Kind;
use crate::game::tree::edit::Part;
use crate::lang::Lang;
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, StepUnit};
use std::rc::Rc;

/// The state of the page, parted by what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// The search.
    pub search: SearchState,
    /// The game.
    pub play: PlayState,
    /// The exercise.
    pub exercise: ExerciseState,
    /// The searches side by side.
    pub compare: Option<Rc<Comparing>>,
    /// A program's own search.
    pub own: Option<Rc<Own>>,
    /// How the last run of the program in the editor went.
    pub told: Rc<Told>,
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
                lane: Lane::new(spec, around.room).settled(Vec::new()),
                clock: Clock {
                    playing: false,
                    pace: Pace::Speed(8),
                    left: 0.0,
                    step_unit: StepUnit::Event,
                    chosen: StepUnit::Event,
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
                before: None,
                refused: None,
            },
            play: PlayState {
                game: None,
                watched: None,
                beside: Beside::default(),
                seeds: Seeds::new(around.seed),
            },
            exercise: ExerciseState {
                solving: None,
                sheet: None,
                builder: None,
                collected: None,
                class: None,
                is_in_class: false,
                drawings: Drawings::default(),
            },
            compare: None,
            own: None,
            told: Rc::default(),
            page: PageState {
                gallery: (around.place == Place::Page).then(|| Gallery::new(around.room)),
                lang: around.lang,
                theme: around.theme,
                pane: Pane::Tree,
                borders: Borders::default(),
                place: around.place,
                projector: false,
                projects_code: false,
                settings: None,
                help: false,
                on_bar: false,
                focus: FocusRequests::default(),
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

    /// Returns where what is shown stands among the stops of a deck; `None` without any.
    pub fn deck_position(&self) -> Option<DeckPosition> {
        let deck = &self.search.deck;
        match self.comparing() {
            Some(it) => {
                let clock = (it.begins, it.shown_clock(), it.total());
                deck.standing_of_clock(clock, it.is_going())
            }
            None => deck.standing(&self.search.lane),
        }
    }

    /// Returns the moment shown.
    pub fn shown(&self) -> Snapshot {
        self.search.lane.shown(self.page.lang)
    }

    /// Whether the page shows the gallery.
    pub fn is_gallery(&self) -> bool {
        self.page
            .gallery
            .as_ref()
            .is_some_and(|gallery| gallery.is_shown)
    }

    /// Returns the moment of the search that was left for the gallery; `None` if nothing was done there.
    pub fn left(&self) -> Option<Snapshot> {
        let lane = &self.search.lane;
        (lane.spec() != Spec::opening()).then(|| self.shown())
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

    /// Returns the searches side by side, if the page shows them.
    pub fn comparing(&self) -> Option<&Rc<Comparing>> {
        let is_seen = |it: &&Rc<Comparing>| it.is_shown && !self.is_gallery();
        self.compare.as_ref().filter(is_seen)
    }

    /// Returns the program's own search, if the page shows it.
    pub fn own_run(&self) -> Option<&Rc<Own>> {
        let is_seen = |own: &&Rc<Own>| own.is_shown && !self.is_gallery();
        self.own.as_ref().filter(is_seen)
    }

    /// Returns the recording that a worker searches: while a game is played that of a machine's search, as far as it is shown; else one of
    /// those side by side while they are shown, else that of the lab.
    pub fn searching(&self) -> Option<&Run> {
        if self.is_playing() {
            let run = &self.play.watched.as_ref()?.lane.run;
            return Some(run).filter(|run| run.is_going() && !run.can_go_further());
        }
        let beside = self.comparing().into_iter().flat_map(|it| &it.lanes);
        let all = beside.chain([&self.search.lane]);
        all.map(|lane| &lane.run).find(|run| run.is_going())
    }

    /// Whether a worker searches this recording. Messages about any other come from a search that has been stopped.
    pub(super) fn is_searching(&self, run: &Run) -> bool {
        self.searching().is_some_and(|known| known.is_same(run))
    }

    /// Puts a longer or finished recording in the place of the one that is searched.
    pub(super) fn put(&mut self, run: Run) {
        if self.search.lane.run.is_same(&run) {
            return self.search.lane.put(run);
        }
        if let Some(watched) = &mut self.play.watched
            && watched.lane.run.is_same(&run)
        {
            return Rc::make_mut(watched).lane.put(run);
        }
        if let Some(it) = &mut self.compare {
            let lanes = &mut Rc::make_mut(it).lanes;
            if let Some(lane) = lanes.iter_mut().find(|lane| lane.run.is_same(&run)) {
                lane.put(run);
            }
        }
    }

    /// Returns the position on the playable board.
    pub fn on_board(&self) -> &AnyGame {
        match &self.play.game {
            Some(play) if play.is_shown => &play.here,
            _ => &self.search.lane.run.spec().game,
        }
    }

    /// Returns the search that the bar names: of those side by side the first; while a game is played, with the position from which it began.
    pub fn bar_spec(&self) -> Rc<Spec> {
        if let Some(it) = self.comparing() {
            return Rc::clone(it.lanes[0].run.spec());
        }
        if let Some(own) = self.own_run() {
            return Rc::clone(own.lane.run.spec());
        }
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
        let is_free = |play: &Rc<Play>| play.pending_step() == PendingStep::Nobody;
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
        self.search.clock.fit(&spec);
        self.search.lane = self.search.lane.with(spec);
        self.search.is_opening = false;
        self.search.clock.playing = false;
        self.page.notice = None;
        self.search.refused = None;
        self.search.pointed = Vec::new();
    }
}
