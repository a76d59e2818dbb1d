//! The transitions of the game being played.

use crate::app::state::lab::Lab;
use crate::app::state::page::{Notice, Pane, Place};
use crate::app::state::play::room::{Part, watch};
use crate::app::state::play::{Play, Request, opened, seated};
use crate::app::state::reduce::compare::draw;
use crate::app::state::search::algorithms::laid_out;
use crate::game::Player;
use crate::game::any::{AnyGame, GameId};
use crate::lang::words::page;
use crate::play::task::Task;
use crate::play::{Made, Record, Seat};
use crate::spec::Spec;
use std::rc::Rc;

impl Lab {
    /// Applies a request.
    pub(in crate::app::state) fn ask(&mut self, request: Request) {
        self.search.pointed = Vec::new();
        let game = self.game_to_play(&request);
        let is_new = match (&request, &self.play.game) {
            (Request::Begin, _) | (Request::Show, None) => true,
            (Request::Show, Some(play)) => self.is_for_play() && play.here.id() != game.id(),
            _ => false,
        };
        if is_new && game.id() == GameId::StPetersburg {
            self.page.notice = Some(Notice::Said(page::NOBODY_PLAYS));
        } else if is_new {
            let mut record = opened(game, &mut self.play.seeds);
            // The seats of the game before stay.
            if let Some(before) = self
                .play
                .game
                .as_ref()
                .filter(|before| before.here.id() == record.opening.id())
            {
                record.seats = before.record.seats.clone();
            }
            self.put_game(record);
        } else if let Request::Open(record) = request {
            self.lay_out(record.opening.clone());
            self.put_game((*record).clone());
        } else {
            self.answer_request(request);
        }
    }

    /// Whether the lab's position is one of a game that people play. On the page of Plyscope the tree with which the lab opens does not
    /// count as such; in an embedded lab a tree does, because its author chose it.
    fn is_for_play(&self) -> bool {
        self.page.place != Place::Page || self.search.lane.run.spec().game.id() != GameId::Tree
    }

    /// Returns the position from which a game is played: the lab's, or the start if no person has
    /// chosen that one.
    fn game_to_play(&self, request: &Request) -> AnyGame {
        let game = &self.search.lane.run.spec().game;
        if matches!(request, Request::Show) && !self.is_for_play() {
            return GameId::ConnectFour.position(&GameId::ConnectFour.named()[0]);
        }
        let chosen = matches!(request, Request::Begin) && !self.is_playing();
        if self.search.is_opening && !chosen {
            game.id().position(&game.id().named()[0])
        } else {
            game.clone()
        }
    }

    /// Searches a position in the lab too.
    pub(in crate::app::state) fn lay_out(&mut self, game: AnyGame) {
        self.load(laid_out(self.search.lane.run.spec(), game));
    }

    /// Shows a game, and stores the one played before.
    fn put_game(&mut self, record: Record) {
        let mut play = Play::new(record);
        if let Some(before) = self.play.game.take() {
            play.turn = before.turn + 1;
            play.part = before.part;
            play.before = Some(Rc::new(Play {
                before: None,
                ..(*before).clone()
            }));
        }
        self.page.notice = None;
        self.play.game = Some(Rc::new(play));
        self.forget(0);
    }

    /// Keeps the review of the first `moves` moves; the rest of it is about a line that was left.
    fn forget(&mut self, moves: usize) {
        self.play.beside.insights.truncate(moves);
        self.play.beside.jobs.of_mut(Task::Review).is_running = false;
    }

    fn answer_request(&mut self, request: Request) {
        let Some(play) = self.play.game.as_mut().map(Rc::make_mut) else {
            return;
        };
        let before = play.record.moves.clone();
        match request {
            Request::Show | Request::Back => play.is_shown = true,
            Request::Lab => play.is_shown = false,
            Request::Before => {
                if let Some(before) = play.before.take() {
                    let turn = play.turn + 1;
                    *play = Play {
                        is_shown: true,
                        turn,
                        ..(*before).clone()
                    };
                    let opening = play.record.opening.clone();
                    self.lay_out(opening);
                    self.forget(0);
                }
            }
            Request::Move(choice) if play.here.move_name(choice).is_some() => play.make(Made {
                choice,
                reached: None,
            }),
            Request::Look(at) => play.look(at),
            Request::TakeBack => {
                play.record.take_back();
                play.look(play.record.at);
            }
            Request::Redo => {
                play.record.redo();
                play.look(play.record.at);
            }
            Request::Return => play.return_to_game(),
            Request::Restart => {
                if !play.names.is_empty() {
                    play.keep_line();
                }
                play.record.restart();
                play.names = Vec::new();
                play.found.clear();
                play.answers.clear();
                play.look(0);
            }
            Request::Swap => {
                play.record.swap_sides();
                play.changed();
            }
            Request::Sit { player, seat } => self.sit(player, seat),
            Request::Invite { player, machine } => {
                let seat = seated(machine, &mut self.play.seeds);
                self.sit(player, seat);
            }
            Request::SetUp => {
                play.is_shown = false;
                let here = play.here.clone();
                self.page.pane = Pane::Position;
                self.lay_out(here);
            }
            Request::Pause => {
                play.is_paused = !play.is_paused;
                play.changed();
            }
            Request::Hear { turn, thought } if turn == play.turn => play.thought = Some(thought),
            Request::Answer { turn, thought } if turn == play.turn => play.take(thought),
            Request::Fail { turn, failure } if turn == play.turn => {
                play.failure = Some(failure);
                play.turn += 1;
            }
            Request::Stop => {
                if let Some(thought) = play.thought.clone() {
                    play.take(thought);
                }
            }
            Request::Again => play.changed(),
            Request::Why(at) => {
                if let Some(spec) = play.record.search(at) {
                    play.is_shown = false;
                    // The last step is the moment of decision.
                    self.load(Spec {
                        step: u32::MAX,
                        ..spec
                    });
                }
            }
            Request::Part(part) => play.part = Some(part),
            Request::Review => {
                play.part = Some(Part::Review);
                self.begin_job(Task::Review);
            }
            Request::Pick(node) => {
                if let Some(watched) = &mut self.play.watched {
                    Rc::make_mut(watched).lane.select(node);
                }
            }
            Request::Draw(sight) => {
                if let Some(watched) = &mut self.play.watched {
                    draw(&mut Rc::make_mut(watched).lane.view, sight);
                }
            }
            // A reply to an earlier turn, or a move that cannot be made.
            Request::Move(_)
            | Request::Hear { .. }
            | Request::Answer { .. }
            | Request::Fail { .. }
            | Request::Begin
            | Request::Open(_) => {}
        }
        let after = self
            .play
            .game
            .as_ref()
            .map_or(&[][..], |play| &play.record.moves);
        let same = before
            .iter()
            .zip(after)
            .take_while(|(one, other)| one == other)
            .count();
        if same < before.len() {
            self.forget(same);
        }
    }

    /// Lets the tree beside the board be that of the last machine's search, or of the one that is under way.
    pub(in crate::app::state) fn follow_machine(&mut self, before: &Lab) {
        let turn = |lab: &Lab| {
            let play = lab.play.game.as_ref();
            play.map(|play| (play.turn, play.is_shown))
        };
        if turn(self) != turn(before) {
            self.watch_last();
        }
    }

    /// Begins to watch that search, unless it is watched already.
    pub(super) fn watch_last(&mut self) {
        let shown = self.play.game.as_ref().filter(|play| play.is_shown);
        let room = self.search.lane.run.room();
        let watched = shown.map(|play| watch(play, self.play.watched.as_ref(), room));
        // While the lab is shown the search waits.
        if let Some(watched) = watched {
            self.play.watched = watched;
        }
    }

    fn sit(&mut self, player: Player, seat: Seat) {
        let Some(play) = self.play.game.as_mut().map(Rc::make_mut) else {
            return;
        };
        if let Some(machine) = seat.machine()
            && let Err(refusal) = machine.check(&play.record.opening)
        {
            self.page.notice = Some(Notice::Refused(refusal, machine.algorithm.clone()));
            return;
        }
        let mut seats = play.record.seats.clone();
        seats[player] = seat;
        play.record.sit(seats);
        // Another machine counts otherwise.
        play.found.clear();
        play.answers.clear();
        play.changed();
    }
}
