//! What the page shows, and how it changes: a recording, a step in it, and a viewer's choices. It knows no components.

use super::position;
use super::run::{Progress, Run};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::catalogue::GameId;
use crate::lang::Lang;
use crate::search::probe::Counts;
use crate::search::{Algorithm, AlphaBeta, Event, Mcts, Minimax};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use std::rc::Rc;
use yew::Reducible;

/// Light or dark, or what the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    System,
    Light,
    Dark,
}

/// What a phone shows under the tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pane {
    Tree,
    Position,
    Code,
    Node,
}

/// Something the page has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A word.
    Said(Word),
    /// A search that cannot run, and the algorithm that was asked for.
    Refused(Refusal, Algorithm),
    /// A link that cannot be read.
    BadLink(Refusal),
    /// A configuration in the page's own markup that cannot be read.
    BadConfig(Refusal),
}

/// A position as somebody types it: it is kept to the letter as long as it stands for the game that is searched.
#[derive(Clone, PartialEq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// What is wrong with it, in both languages, if it makes no position yet.
    pub refused: Option<[String; 2]>,
    /// The position that was searched when it was typed, or that it makes.
    game: AnyGame,
}

impl Typed {
    /// Whether the text is about this position; one that came from elsewhere makes it void.
    pub fn belongs_to(&self, game: &AnyGame) -> bool {
        self.game == *game
    }
}

/// The algorithms of the page, without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum AlgorithmId {
    Minimax,
    AlphaBeta,
    Mcts,
}

impl AlgorithmId {
    /// All of them in the order of the page.
    pub const ALL: [AlgorithmId; 3] = [AlgorithmId::Minimax, AlgorithmId::AlphaBeta, AlgorithmId::Mcts];

    /// Which one it is.
    pub fn of(algorithm: &Algorithm) -> AlgorithmId {
        match algorithm {
            Algorithm::Minimax(_) => AlgorithmId::Minimax,
            Algorithm::AlphaBeta(_) => AlgorithmId::AlphaBeta,
            Algorithm::Mcts(_) => AlgorithmId::Mcts,
        }
    }

    /// What it is called.
    pub fn word(self) -> Word {
        match self {
            AlgorithmId::Minimax => Word::Minimax,
            AlgorithmId::AlphaBeta => Word::AlphaBeta,
            AlgorithmId::Mcts => Word::Mcts,
        }
    }

    /// The algorithm with the options of `before` that it shares.
    pub fn with_options_of(self, before: &Algorithm) -> Algorithm {
        let (depth, evaluation) = match before {
            Algorithm::Minimax(options) => (options.depth, options.evaluation.clone()),
            Algorithm::AlphaBeta(options) => (options.depth, options.evaluation.clone()),
            Algorithm::Mcts(_) => Default::default(),
        };
        match (self, before) {
            (AlgorithmId::Minimax, _) => Algorithm::Minimax(Minimax { depth, evaluation }),
            (AlgorithmId::AlphaBeta, _) => Algorithm::AlphaBeta(AlphaBeta { depth, evaluation }),
            (AlgorithmId::Mcts, Algorithm::Mcts(options)) => Algorithm::Mcts(options.clone()),
            // A tree of a hundred iterations can be followed by eye; who wants more asks for more.
            (AlgorithmId::Mcts, _) => Algorithm::Mcts(Mcts { iterations: 100, ..Mcts::default() }),
        }
    }
}

/// Everything the page shows.
#[derive(Clone, PartialEq)]
pub struct Lab {
    /// The recording.
    pub run: Run,
    /// After how many of its events we look.
    pub step: u32,
    /// Whether the steps go on by themselves.
    pub playing: bool,
    /// Strides a second, in eighths: 8 is 1×.
    pub speed: u32,
    /// How far one press goes.
    pub stride: Stride,
    /// The inspected node, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// Whether what is not reached is hidden.
    pub fog: bool,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// What a phone shows.
    pub pane: Pane,
    /// Whether only tree, sentence and player are shown, larger.
    pub projector: bool,
    /// Whether the Rust source is shown instead of the pseudo-code.
    pub source: bool,
    /// Whether the help is open.
    pub help: bool,
    /// What there is to say.
    pub notice: Option<Notice>,
    /// The position as it was last typed.
    pub typed: Option<Typed>,
}

/// What a person or a worker wants.
#[derive(Clone)]
pub enum Action {
    /// Search something else.
    Load(Spec),
    /// Search something else and look at its step.
    Open(Spec),
    /// A position was typed, or half of one.
    Type(String),
    /// A position by which game it is of.
    Game(GameId),
    /// Another algorithm on this position.
    Algorithm(Algorithm),
    /// A position on which the refused algorithm can run.
    OpenFitting,
    /// Look at a step.
    Go(u32),
    /// One stride on or back.
    Stride(Stride, bool),
    /// How far one press goes from now on.
    ChooseStride(Stride),
    /// Begin or end playing.
    TogglePlaying,
    /// One tick of the clock.
    Tick,
    /// Eighths of 1×.
    Speed(u32),
    /// Inspect a node, or what the search is at.
    Select(Option<NodeId>),
    /// Hide or show what is not reached.
    ToggleFog,
    /// Speak the other language.
    ToggleLang,
    /// Light or dark.
    Theme(Theme),
    /// Show a pane on a phone.
    Pane(Pane),
    /// Only the stage, or everything.
    ToggleProjector,
    /// Show the Rust source, or the pseudo-code.
    Source(bool),
    /// Open or close the help.
    Help(bool),
    /// Say something, or nothing.
    Notice(Option<Notice>),
    /// A worker's events; the first of them has this number.
    Grow(Run, usize, Rc<Vec<Event>>, Counts),
    /// A worker has ended.
    End(Run, Counts, bool),
}

impl Lab {
    /// A lab that looks at a spec's step.
    pub fn new(spec: Spec, lang: Lang) -> Lab {
        let step = spec.step;
        let run = Run::begin(spec);
        let step = if run.progress == Progress::Complete { step.min(run.length()) } else { step };
        Lab {
            run,
            step,
            playing: false,
            speed: 8,
            stride: Stride::Event,
            selected: None,
            fog: false,
            lang,
            theme: Theme::System,
            pane: Pane::Tree,
            projector: false,
            source: false,
            help: false,
            notice: None,
            typed: None,
        }
    }

    /// The step as far as it is recorded.
    pub fn shown_step(&self) -> u32 {
        self.step.min(self.run.length())
    }

    /// The pane as the stylesheet names it.
    pub fn pane_name(&self) -> &'static str {
        match self.pane {
            Pane::Tree => "tree",
            Pane::Position => "position",
            Pane::Code => "code",
            Pane::Node => "node",
        }
    }

    /// The spec with the step we look at.
    pub fn spec(&self) -> Spec {
        Spec { step: self.shown_step(), ..self.run.spec().clone() }
    }

    /// Takes up another search, from its beginning or its step.
    fn load(&self, spec: Spec, from_start: bool) -> Lab {
        if let Err(refusal) = spec.check() {
            return Lab { notice: Some(Notice::Refused(refusal, spec.algorithm)), ..self.clone() };
        }
        let mut stride = self.stride;
        let is_mcts = matches!(spec.algorithm, Algorithm::Mcts(_));
        if (stride == Stride::Iteration && !is_mcts)
            || (stride == Stride::Cut && !matches!(spec.algorithm, Algorithm::AlphaBeta(_)))
        {
            stride = Stride::Event;
        }
        let step = if from_start { 0 } else { spec.step };
        let fresh = Lab::new(Spec { step, ..spec }, self.lang);
        Lab { run: fresh.run, step: fresh.step, playing: false, stride, selected: None, notice: None, ..self.clone() }
    }

    fn go(&self, step: u32) -> Lab {
        let step = step.min(self.run.length());
        let ended = step == self.run.length() && !matches!(self.run.progress, Progress::Searching(_));
        Lab { step, playing: self.playing && !ended, ..self.clone() }
    }

    fn strided(&self, stride: Stride, forward: bool) -> Lab {
        let trace = self.run.trace();
        let at = self.shown_step();
        self.go(if forward { trace.next(at, stride) } else { trace.previous(at, stride) })
    }
}

impl Reducible for Lab {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let lab = (*self).clone();
        Rc::new(match action {
            Action::Load(spec) => self.load(spec, true),
            Action::Open(spec) => self.load(spec, false),
            Action::Type(text) => match position::read(&self.run.spec().game, &text) {
                Ok(game) => {
                    let typed = Typed { text, refused: None, game: game.clone() };
                    Lab { typed: Some(typed), ..self.load(Spec { game, step: 0, ..self.run.spec().clone() }, true) }
                }
                Err(why) => {
                    let typed = Typed { text, refused: Some(why), game: self.run.spec().game.clone() };
                    Lab { typed: Some(typed), ..lab }
                }
            },
            Action::Game(id) => {
                let game = id.position(&id.named()[0]);
                let spec = Spec { game, step: 0, ..self.run.spec().clone() };
                // A position of another game keeps the algorithm if it can run there; alpha-beta always can.
                let fallback = Algorithm::AlphaBeta(AlphaBeta::default());
                let algorithm = if spec.check().is_ok() { spec.algorithm.clone() } else { fallback };
                self.load(Spec { algorithm, ..spec }, true)
            }
            Action::Algorithm(algorithm) => self.load(Spec { algorithm, step: 0, ..self.run.spec().clone() }, true),
            Action::OpenFitting => match &self.notice {
                Some(Notice::Refused(_, algorithm)) => fitting(&self, algorithm).map_or(lab, |spec| self.load(spec, true)),
                _ => return self,
            },
            Action::Go(step) => Lab { playing: false, ..self.go(step) },
            Action::Stride(stride, forward) => Lab { playing: false, ..self.strided(stride, forward) },
            Action::ChooseStride(stride) => Lab { stride, ..lab },
            Action::TogglePlaying if self.shown_step() == self.run.length() => {
                Lab { playing: true, step: 0, selected: None, ..lab }
            }
            Action::TogglePlaying => Lab { playing: !self.playing, ..lab },
            Action::Tick if self.playing => self.strided(self.stride, true),
            Action::Tick => return self,
            Action::Speed(speed) => Lab { speed: speed.clamp(2, 256), ..lab },
            Action::Select(selected) => Lab { selected, ..lab },
            Action::ToggleFog => Lab { fog: !self.fog, ..lab },
            Action::ToggleLang => Lab { lang: self.lang.other(), ..lab },
            Action::Theme(theme) => Lab { theme, ..lab },
            Action::Pane(pane) => Lab { pane, ..lab },
            Action::ToggleProjector => Lab { projector: !self.projector, ..lab },
            Action::Source(source) => Lab { source, ..lab },
            Action::Help(help) => Lab { help, ..lab },
            Action::Notice(notice) => Lab { notice, ..lab },
            Action::Grow(run, sent, events, counts) if run.is_same(&self.run) => {
                Lab { run: self.run.grown(sent, &events, Progress::Searching(counts)), ..lab }
            }
            Action::End(run, counts, finished) if run.is_same(&self.run) => {
                let complete = finished && counts.events == u64::from(self.run.length());
                let progress = if complete { Progress::Complete } else { Progress::Partial { counts, finished } };
                Lab { step: self.shown_step(), run: self.run.ended(progress), ..lab }
            }
            // What an ended search still sends is nobody's any more.
            Action::Grow(..) | Action::End(..) => return self,
        })
    }
}

/// A named position, of this game if there is one, on which an algorithm can run.
fn fitting(lab: &Lab, algorithm: &Algorithm) -> Option<Spec> {
    let here = lab.run.spec().game.id();
    let games = [here].into_iter().chain(GameId::ALL);
    let mut specs = games.flat_map(|id| id.named().iter().map(move |named| id.position(named)));
    specs.find_map(|game| {
        let spec = Spec { game, algorithm: algorithm.clone(), seed: lab.run.spec().seed, step: 0 };
        spec.check().is_ok().then_some(spec)
    })
}
