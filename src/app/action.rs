//! What can be asked of the lab, and how it answers: the only place where the lab changes.

use super::algorithms::AlgorithmId;
use super::lab::{Lab, Notice, Pane, RefusedSetting, Theme, Typed};
use super::position;
use super::run::{Progress, Run};
use super::setting;
use crate::game::catalogue::GameId;
use crate::lang::{Lang, Say};
use crate::search::probe::Counts;
use crate::search::{Algorithm, AlphaBeta, Answer, Event};
use crate::spec::Spec;
use crate::trace::{NodeId, Stride};
use std::rc::Rc;
use yew::Reducible;

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
    /// An option, by its place in the table of all, set to what was chosen or typed; or, behind all options, a preset taken.
    Set(usize, String),
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
    /// Another number at a leaf, to see what would come of it.
    Try(NodeId, f64),
    /// Hide or show what is not reached.
    ToggleFog,
    /// Draw each position once, or the tree.
    ToggleGraph,
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
    /// A worker has ended, with an answer if it was not stopped.
    End(Run, Counts, Option<Answer>),
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
                    let loaded = self.load(Spec { game, step: 0, ..self.run.spec().clone() }, true);
                    // A position on which this search cannot run is kept as a draft, like one that makes no sense yet.
                    let refused = match &loaded.notice {
                        Some(Notice::Refused(refusal, _)) => Some([refusal.say(Lang::En), refusal.say(Lang::Zh)]),
                        _ => None,
                    };
                    let typed = Typed { text, refused, game: loaded.run.spec().game.clone() };
                    Lab { typed: Some(typed), ..loaded }
                }
                Err(why) => {
                    let typed = Typed { text, refused: Some(why), game: self.run.spec().game.clone() };
                    Lab { typed: Some(typed), ..lab }
                }
            },
            Action::Game(id) => {
                let game = id.position(&id.named()[0]);
                // A depth limit was chosen for the other game; without it every game is searched to its end.
                let plain = Algorithm::AlphaBeta(AlphaBeta::default());
                let algorithm = AlgorithmId::of(&self.run.spec().algorithm).with_options_of(&plain);
                let spec = Spec { game, algorithm, seed: self.run.spec().seed, step: 0 }.or_another();
                self.load(spec, true)
            }
            Action::Algorithm(algorithm) => self.load(Spec { algorithm, step: 0, ..self.run.spec().clone() }, true),
            Action::Set(index, text) => match setting::set(self.run.spec(), index, &text) {
                Ok(spec) => self.load(spec, true),
                Err(refusal) => {
                    let times = self.refused.as_ref().map_or(0, |refused| refused.times) + 1;
                    Lab { refused: Some(RefusedSetting { setting: index, refusal, times }), ..lab }
                }
            },
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
            Action::Select(selected) => Lab { selected, tried: None, ..lab },
            Action::Try(leaf, value) => Lab { tried: Some((leaf, value)), playing: false, ..lab },
            Action::ToggleFog => Lab { fog: !self.fog, ..lab },
            Action::ToggleGraph => Lab { graph: !self.graph, ..lab },
            Action::ToggleLang => Lab { lang: self.lang.other(), ..lab },
            Action::Theme(theme) => Lab { theme, ..lab },
            Action::Pane(pane) => Lab { pane, ..lab },
            Action::ToggleProjector => Lab { projector: !self.projector, ..lab },
            Action::Source(source) => Lab { source, ..lab },
            Action::Help(help) => Lab { help, ..lab },
            Action::Notice(notice) => Lab { notice, ..lab },
            Action::Grow(run, sent, events, counts) if self.is_searching(&run) => {
                Lab { run: self.run.grown(sent, &events, Progress::Searching(counts)), ..lab }
            }
            Action::End(run, counts, answer) if self.is_searching(&run) => {
                let complete = answer.is_some() && counts.events == u64::from(self.run.length());
                let progress = if complete { Progress::Complete } else { Progress::Partial { counts, answer } };
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
