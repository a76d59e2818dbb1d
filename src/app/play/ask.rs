//! What can be asked of a game that is played, and how it answers.

use super::super::failure::Failure;
use super::super::lab::{Lab, Notice, Pane};
use super::super::words::Word;
use super::{Play, opened};
use crate::game::Player;
use crate::game::any::{AnyGame, GameId};
use crate::play::task::Task;
use crate::play::{Made, Record, Seat, Thought};
use crate::spec::Spec;
use std::rc::Rc;

/// What a person, a machine or chance wants.
#[derive(Clone)]
pub enum Ask {
    /// Show the game, or begin one from the lab's position.
    Show,
    /// Show the lab.
    Lab,
    /// Begin a game from the lab's position.
    Begin,
    /// Go back from the lab to the game.
    Back,
    /// Go on with the game that was played before this one.
    Before,
    /// A game that a link has brought.
    Open(Rc<Record>),
    /// Make a move.
    Move(u16),
    /// Look at the position after so many moves.
    Look(usize),
    /// To the last decision of a person, or the next.
    Stride(bool),
    /// To the last move of the game; a variation is left.
    Return,
    /// The same game anew.
    Restart,
    /// Each side is played by who played the other.
    Swap,
    /// Somebody else plays a side.
    Sit(Player, Seat),
    /// Look for another position in the lab.
    SetUp,
    /// Machines wait, or go on.
    Pause,
    /// What a machine has come to so far.
    Hear(u32, Thought),
    /// What it came to.
    Answer(u32, Thought),
    /// Thinking has failed.
    Fail(u32, Failure),
    /// Play what was found so far.
    Stop,
    /// Think again.
    Again,
    /// Open the search behind a move in the lab.
    Why(usize),
}

/// What a key asks for.
pub fn key(key: &str, lab: &Lab) -> Option<Ask> {
    let play = lab.play.as_ref()?;
    let (at, end) = (play.record.at, play.names.len());
    Some(match key {
        "ArrowLeft" => Ask::Look(at.saturating_sub(1)),
        "ArrowRight" => Ask::Look(at + 1),
        "Home" => Ask::Look(0),
        "End" => Ask::Look(end),
        " " => Ask::Pause,
        _ => return None,
    })
}

impl Lab {
    /// Does what is asked.
    pub(in super::super) fn ask(&mut self, ask: Ask) {
        self.pointed = Vec::new();
        let game = self.run.spec().game.clone();
        let is_new = match (&ask, &self.play) {
            (Ask::Begin, _) | (Ask::Show, None) => true,
            (Ask::Show, Some(play)) => play.here.id() != game.id(),
            _ => false,
        };
        if is_new && game.id() == GameId::StPetersburg {
            self.notice = Some(Notice::Said(Word::NobodyPlays));
        } else if is_new {
            let mut record = opened(game);
            // Whoever has played this game plays on.
            if let Some(before) = self
                .play
                .as_ref()
                .filter(|before| before.here.id() == record.opening.id())
            {
                record.seats = before.record.seats.clone();
            }
            self.put_game(record);
        } else if let Ask::Open(record) = ask {
            self.lay_out(record.opening.clone());
            self.put_game((*record).clone());
        } else {
            self.asked(ask);
        }
    }

    /// Lets the lab search a position too.
    pub(super) fn lay_out(&mut self, game: AnyGame) {
        let spec = Spec {
            game,
            step: 0,
            ..self.run.spec().clone()
        };
        self.load(spec.or_another(), true);
    }

    /// Shows a game; the one that was played before can be gone back to.
    fn put_game(&mut self, record: Record) {
        let mut play = Play::new(record);
        if let Some(before) = self.play.take() {
            play.turn = before.turn + 1;
            play.before = Some(Rc::new(Play {
                before: None,
                ..(*before).clone()
            }));
        }
        self.notice = None;
        self.play = Some(Rc::new(play));
        self.forget(0);
    }

    /// What was found in a game looked over holds for so many moves.
    fn forget(&mut self, moves: usize) {
        let job = &mut self.beside.jobs[Task::Review as usize];
        job.rows.truncate(moves);
        job.is_running = false;
    }

    fn asked(&mut self, ask: Ask) {
        let Some(play) = self.play.as_mut().map(Rc::make_mut) else {
            return;
        };
        let before = play.record.moves.clone();
        match ask {
            Ask::Show | Ask::Back => play.is_shown = true,
            Ask::Lab => play.is_shown = false,
            Ask::Before => {
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
            Ask::Move(choice) if play.here.move_name(choice).is_some() => play.make(Made {
                choice,
                reached: None,
            }),
            Ask::Look(at) => play.look(at),
            Ask::Stride(forward) => {
                let _ = if forward {
                    play.record.redo()
                } else {
                    play.record.take_back()
                };
                play.look(play.record.at);
            }
            Ask::Return => play.return_to_game(),
            Ask::Restart => {
                if !play.names.is_empty() {
                    play.keep_line();
                }
                play.record.restart();
                play.names = Vec::new();
                play.look(0);
            }
            Ask::Swap => {
                play.record.swap_sides();
                play.changed();
            }
            Ask::Sit(player, seat) => {
                let machine = seat.machine();
                if let Some((machine, Err(refusal))) =
                    machine.map(|machine| (machine, machine.check(&play.record.opening)))
                {
                    self.notice = Some(Notice::Refused(refusal, machine.algorithm.clone()));
                    return;
                }
                let mut seats = play.record.seats.clone();
                seats[player as usize] = seat;
                play.record.sit(seats);
                play.changed();
            }
            Ask::SetUp => {
                play.is_shown = false;
                let here = play.here.clone();
                self.pane = Pane::Position;
                self.lay_out(here);
            }
            Ask::Pause => {
                play.is_paused = !play.is_paused;
                play.changed();
            }
            Ask::Hear(turn, thought) if turn == play.turn => play.thought = Some(thought),
            Ask::Answer(turn, thought) if turn == play.turn => play.take(thought),
            Ask::Fail(turn, failure) if turn == play.turn => {
                play.failure = Some(failure);
                play.turn += 1;
            }
            Ask::Stop => {
                if let Some(thought) = play.thought.clone() {
                    play.take(thought);
                }
            }
            Ask::Again => play.changed(),
            Ask::Why(at) => {
                if let Some(spec) = play.record.search(at) {
                    play.is_shown = false;
                    // The moment of decision is the last.
                    self.load(
                        Spec {
                            step: u32::MAX,
                            ..spec
                        },
                        false,
                    );
                }
            }
            _ => {}
        }
        let after = self
            .play
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
}
