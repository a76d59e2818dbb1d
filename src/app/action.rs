//! What can be asked of the lab, and how it answers: the only place where the lab changes.

use super::algorithms::with_options_of;
use super::lab::{Lab, Look, Notice, Pane, Theme, Typed};
use super::past::Step;
use super::play::{Ask, Change, News, save_games};
use super::position;
use super::run::{Progress, Run, Sent};
use super::setting::{RefusedSetting, Row};
use crate::game::any::{AnyGame, GameId};
use crate::game::tree::edit::Edit;
use crate::lang::{Lang, Say};
use crate::play::task::Task;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Algorithm, AlphaBeta, Answer};
use crate::spec::{Refusal, Spec};
use crate::trace::{NodeId, Stride};
use std::rc::Rc;

/// A game that can last longer is searched to so many plies first.
const LONG: u32 = 24;
const FAR: u32 = 3;

/// What a person or a worker wants.
#[derive(Clone)]
pub enum Action {
    /// Search something else.
    Load(Spec),
    /// Search something else and look at its step.
    Open(Spec),
    /// A position was typed, or half of one.
    Type(String),
    /// Point at a cell of the board.
    Point(u16),
    /// Put what is at one cell down at another.
    Drag(u16, u16),
    /// Make a move.
    Move(u16),
    /// Something of the game that is played.
    Play(Ask),
    /// Something happens to what a worker does for it.
    Job(Task, News),
    /// Show the values of its moves, or hide them.
    ToggleHints,
    /// Something of the match changes.
    Match(Change),
    /// Save the games of the match.
    SaveMatch,
    /// Back to what stood on the page before the last step of editing, or on again.
    Travel(bool),
    /// The node that is picked, or the root, of a tree is edited.
    Edit(Edit),
    /// The focus has left what was typed into.
    Leave,
    /// A position by which game it is of.
    Game(GameId),
    /// Another algorithm on this position.
    Algorithm(Algorithm),
    /// The search with other options, chosen or typed in a row; or why what was typed is refused.
    Options(Row, Result<Spec, Refusal>),
    /// What was typed or chosen at a place of the tree's editor.
    Enter(usize, String),
    /// An algorithm to compare this search with, or none.
    Compare(Option<Algorithm>),
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
    /// A row of the outline has the focus.
    Walk(NodeId),
    /// Open or close a branch of the outline.
    Branch(NodeId, bool),
    /// The outline was scrolled to about this row.
    Scroll(usize),
    /// The scrub bar has the focus, or has it no more.
    Bar(bool),
    /// Go to the next node that matches a query, or the one before.
    Find(String, bool),
    /// Another number at a leaf, to see what would come of it.
    Try(NodeId, f64),
    /// Hide or show what is not reached.
    ToggleFog,
    /// Draw each position once, or the tree.
    ToggleGraph,
    /// Lay out only what is known by now, or the whole recording.
    ToggleCompact,
    /// Draw nothing below a node, or all of it again.
    Fold(NodeId),
    /// Draw only what is below a node, or everything.
    Root(Option<NodeId>),
    /// Move the view.
    Look(Look),
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
    /// Record more of this search.
    Further,
    /// A worker tells more of a search.
    Grow(Run, Rc<Sent>, Counts),
    /// An answer to what was asked beside a recording.
    Reply(Run, Question, Reply),
    /// It has ended, with an answer if it was not stopped.
    End(Run, Rc<Sent>, Counts, Option<Answer>),
}

impl Lab {
    /// The lab after what somebody wants.
    pub(super) fn after(&self, action: Action) -> Lab {
        let mut lab = self.clone();
        let step = Step::of(&action);
        let begins = self.is_playing() && matches!(action, Action::Game(_) | Action::Load(_));
        lab.answer(action);
        if begins && !lab.run.is_same(&self.run) {
            lab.ask(Ask::Begin);
        }
        lab.remember(self, step);
        lab
    }

    // In place: a new lab for every action, field by field, would be twice the code.
    pub(super) fn answer(&mut self, action: Action) {
        // A number in the page may have been changed from outside, or be that of another recording.
        if about(&action).is_some_and(|NodeId(node)| node as usize >= self.run.trace().size()) {
            return;
        }
        match action {
            Action::Load(spec) => self.load(spec, true),
            Action::Open(spec) => {
                self.ask(Ask::Lab);
                self.load(spec, false);
            }
            Action::Type(text) => match position::read(&self.run.spec().game, &text) {
                Ok(game) => self.take(game, text),
                Err(why) => self.draft(text, Some(why)),
            },
            Action::Point(cell) => self.point(cell),
            Action::Drag(from, cell) => {
                self.pointed = Vec::new();
                self.point(from);
                self.point(cell);
            }
            Action::Play(ask) => self.ask(ask),
            Action::Job(task, news) => self.job(task, news),
            Action::ToggleHints => self.beside.hints = !self.beside.hints,
            Action::Match(change) => self.change(change),
            Action::SaveMatch => save_games(self),
            Action::Move(choice) => self.make(choice),
            Action::Travel(forward) => self.travel(forward),
            Action::Game(id) => {
                let game = id.position(&id.named()[0]);
                // A depth limit was chosen for the other game; without it a game is searched to its end, where that can be waited for.
                let depth = game
                    .traits()
                    .longest
                    .is_none_or(|plies| plies > LONG)
                    .then_some(FAR);
                let plain = Algorithm::AlphaBeta(AlphaBeta {
                    depth,
                    ..AlphaBeta::default()
                });
                let algorithm = with_options_of(self.run.spec().algorithm.id(), &plain);
                let spec = Spec {
                    game,
                    algorithm,
                    seed: self.run.spec().seed,
                    step: 0,
                }
                .or_another();
                self.load(spec, true);
            }
            Action::Algorithm(algorithm) => self.load(
                Spec {
                    algorithm,
                    step: 0,
                    ..self.run.spec().clone()
                },
                true,
            ),
            Action::Edit(asked) => self.edit(&asked, None),
            Action::Enter(place, text) => self.enter(place, &text),
            Action::Options(row, spec) => match spec.and_then(|spec| spec.check().map(|()| spec)) {
                Ok(spec) => {
                    // What the option was switched from is there to be compared with.
                    let before = Some(self.run.clone())
                        .filter(|run| run.progress == Progress::Complete || run.is_awaited());
                    self.load(spec, true);
                    self.other = before;
                }
                Err(refusal) => {
                    let times = self.refused.as_ref().map_or(0, |refused| refused.times) + 1;
                    self.refused = Some(RefusedSetting {
                        row,
                        refusal,
                        typed: None,
                        times,
                    });
                }
            },
            Action::Compare(algorithm) => {
                let begin = |algorithm| {
                    Run::begin(Spec {
                        algorithm,
                        step: 0,
                        ..self.run.spec().clone()
                    })
                };
                self.other = algorithm.map(begin);
            }
            Action::OpenFitting => {
                if let Some(Notice::Refused(_, algorithm)) = &self.notice
                    && let Some(spec) = fitting(self, algorithm)
                {
                    self.load(spec, true);
                }
            }
            Action::Go(step) => {
                self.go(step);
                self.playing = false;
            }
            Action::Stride(stride, forward) => {
                self.strided(stride, forward);
                self.playing = false;
            }
            Action::ChooseStride(stride) => self.stride = stride,
            Action::TogglePlaying => {
                let is_over = self.shown_step() == self.run.length() && !self.run.is_awaited();
                if is_over {
                    self.go(0);
                    self.selected = None;
                }
                self.playing = is_over || !self.playing;
            }
            Action::Tick if self.playing => self.strided(self.stride, true),
            Action::Speed(speed) => self.speed = speed.clamp(2, 256),
            Action::Select(selected) => self.select(selected),
            Action::Walk(node) => {
                self.moved += u32::from(self.walked != node);
                self.walked = node;
            }
            Action::Branch(node, is_open) => self.set_branch(node, is_open),
            Action::Scroll(row) => self.scrolled = row,
            Action::Bar(on_bar) => self.on_bar = on_bar,
            Action::Try(leaf, value) => {
                self.tried = Some((leaf, value));
                self.playing = false;
            }
            Action::Find(query, forward) => self.seek(query, forward),
            Action::ToggleFog => {
                self.fog = !self.fog;
                self.found = None;
            }
            Action::ToggleGraph => self.graph = !self.graph,
            // Each of these is asked of the tree, not of the graph of positions.
            Action::ToggleCompact => {
                self.graph = false;
                self.compact = !self.compact;
            }
            Action::Fold(node) => {
                self.graph = false;
                let before = self.folded.len();
                self.folded.retain(|folded| *folded != node);
                if self.folded.len() == before {
                    self.folded.push(node);
                }
            }
            Action::Root(root) => {
                self.graph = false;
                self.root = root;
            }
            Action::Look(look) => {
                self.look = look;
                self.looks += 1;
            }
            Action::ToggleLang => self.lang = self.lang.other(),
            Action::Theme(theme) => self.theme = theme,
            Action::Pane(pane) => self.pane = pane,
            Action::ToggleProjector => self.projector = !self.projector,
            Action::Source(source) => self.source = source,
            Action::Help(help) => self.help = help,
            Action::Notice(notice) => self.notice = notice,
            Action::Further => self.run = self.run.further(),
            Action::Reply(run, question, reply) => run.keep(question, reply),
            Action::Grow(run, sent, counts) if self.is_searching(&run) => {
                self.put(run.grown(&sent, counts))
            }
            Action::End(run, sent, counts, answer) if self.is_searching(&run) => {
                self.put(run.grown(&sent, counts).ended(counts, answer));
            }
            // What an ended search still sends is nobody's any more.
            Action::Leave | Action::Tick | Action::Grow(..) | Action::End(..) => {}
        }
    }
}

impl Lab {
    /// Searches another position, which was typed so.
    pub(super) fn take(&mut self, game: AnyGame, text: String) {
        self.load(
            Spec {
                game,
                step: 0,
                ..self.run.spec().clone()
            },
            true,
        );
        // A position on which this search cannot run is kept as a draft, like one that makes no sense yet.
        let refused = match &self.notice {
            Some(Notice::Refused(refusal, _)) => Some(Lang::ALL.map(|lang| refusal.say(lang))),
            _ => None,
        };
        self.draft(text, refused);
    }

    fn draft(&mut self, text: String, refused: Option<[String; 2]>) {
        self.typed = Some(Typed {
            text,
            refused,
            game: self.run.spec().game.clone(),
        });
    }
}

/// The node that an action is about.
fn about(action: &Action) -> Option<NodeId> {
    match action {
        Action::Select(node) | Action::Root(node) => *node,
        Action::Walk(node)
        | Action::Branch(node, _)
        | Action::Try(node, _)
        | Action::Fold(node) => Some(*node),
        _ => None,
    }
}

/// A named position, of this game if there is one, on which an algorithm can run.
fn fitting(lab: &Lab, algorithm: &Algorithm) -> Option<Spec> {
    let here = lab.run.spec().game.id();
    let games = [here].into_iter().chain(GameId::ALL.iter().copied());
    let mut specs = games.flat_map(|id| id.named().iter().map(move |named| id.position(named)));
    specs.find_map(|game| {
        let spec = Spec {
            game,
            algorithm: algorithm.clone(),
            seed: lab.run.spec().seed,
            step: 0,
        };
        spec.check().is_ok().then_some(spec)
    })
}
