//! A program's run as events of ours, so that its tree is drawn and stepped as any other. Nothing is derived: a node has the number
//! that the program returned there, and a number is Max's only so far as the convention of the run says so.

use super::convention::Convention;
use super::mcts::{Found, View};
use super::verdict::Verdict;
use crate::game::{Player, Status};
use crate::search::{Algorithm, AlphaBeta, Basis, Event, Expectimax, Mcts, Minimax, Stage, Turn};
use crate::spec::Spec;
use crate::trace::{Perspective, Trace};
use crate::transcript::{End, Transcript};
use std::collections::HashSet;

/// What a program did at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// It made the call of a visit.
    Enter(u32),
    /// The call of a visit ended.
    Exit(u32),
    /// It carried out an iteration, counted from 1.
    Iterate(u32),
}

/// A run in steps: what the program did, and how many events stand for all of it so far.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    /// The events.
    pub events: Vec<Event>,
    /// The steps.
    pub steps: Vec<(Did, u32)>,
}

/// A run as a search that is drawn.
#[derive(Debug)]
pub struct Drawn {
    /// The search that the program means to be.
    pub spec: Spec,
    /// Its tree with all steps.
    pub trace: Trace,
    /// The steps of the program.
    pub replay: Replay,
    /// The side from which the program has its numbers.
    pub perspective: Perspective,
}

impl Verdict {
    /// Returns the run as a search that is drawn.
    pub fn drawn(&self, transcript: &Transcript) -> Drawn {
        let replay = self.replay(transcript);
        let spec = self.spec(transcript);
        let mut trace = Trace::new(&spec.outline());
        if trace.size() <= 1 {
            trace = Trace::of_root(&spec.root());
        }
        trace.append(&replay.events);
        let found = self.conventions.first();
        Drawn {
            spec,
            trace,
            replay,
            perspective: found.map_or(Perspective::Max, Convention::perspective),
        }
    }

    /// Returns the line of the record that tells a step; 0 where none does.
    pub fn line(&self, transcript: &Transcript, did: Did) -> u32 {
        let call = |visit: u32| {
            let call = self.walk.visits.get(visit as usize)?.call?;
            transcript.calls.get(call as usize)
        };
        let line = match did {
            Did::Enter(visit) => call(visit).map(|call| call.line),
            Did::Exit(visit) => call(visit).map(|call| call.end_line),
            Did::Iterate(number) => {
                let it = transcript.iterations.get(number as usize - 1);
                it.map(|it| it.line)
            }
        };
        line.unwrap_or_default()
    }

    /// Returns the number of steps up to the first difference, if there is one.
    pub fn first_step(&self, transcript: &Transcript, replay: &Replay) -> Option<u32> {
        let first = self.first()?;
        let at = |(did, _): &(Did, u32)| self.line(transcript, *did) >= first.line;
        let step = replay.steps.iter().position(at);
        Some(step.map_or(replay.steps.len(), |step| step + 1) as u32)
    }

    /// Returns the search that the program means to be, as far as its position and its kind go.
    fn spec(&self, transcript: &Transcript) -> Spec {
        let game = self.walk.game.clone();
        let windowed = transcript.calls.iter().any(|call| call.alpha.is_some());
        let algorithm = match () {
            () if self.mcts.is_some() => Algorithm::Mcts(Mcts {
                iterations: transcript.iterations.len() as u32,
                ..Mcts::default()
            }),
            () if game.traits().chance => Algorithm::Expectimax(Expectimax::default()),
            () if windowed => Algorithm::AlphaBeta(AlphaBeta::default()),
            () => Algorithm::Minimax(Minimax::default()),
        };
        Spec::new(game, algorithm)
    }

    /// Returns the run as events.
    pub fn replay(&self, transcript: &Transcript) -> Replay {
        match &self.mcts {
            Some(found) => iterations(found),
            None => self.calls(transcript),
        }
    }

    fn calls(&self, transcript: &Transcript) -> Replay {
        let mut replay = Replay::default();
        let mut open: Vec<u32> = Vec::new();
        let visits = &self.walk.visits;
        for visit in 0..visits.len() as u32 {
            while let Some(&last) = open.last() {
                if last + visits[last as usize].below >= visit {
                    break;
                }
                self.exit(transcript, last, &mut replay);
                open.pop();
            }
            self.enter(transcript, visit, &mut replay);
            open.push(visit);
        }
        while let Some(last) = open.pop() {
            self.exit(transcript, last, &mut replay);
        }
        replay
    }

    /// Whether a visit stands at a node of the tree: it and all above it.
    fn is_placed(&self, visit: u32) -> bool {
        self.walk.path(visit).is_some() && self.walk.visits[visit as usize].cached.is_none()
    }

    fn enter(&self, transcript: &Transcript, visit: u32, replay: &mut Replay) {
        let at = &self.walk.visits[visit as usize];
        if self.is_placed(visit) {
            match at.parent {
                Some(_) => replay.events.push(Event::Descend {
                    choice: at.choice,
                    probability: at.probability,
                }),
                None if self.walk.roots.len() > 1 => {
                    let number = self.walk.roots.iter().position(|root| *root == visit);
                    let stage = Stage::Depth(number.unwrap_or_default() as u32 + 1);
                    replay.events.push(Event::Begin { stage });
                }
                None => {}
            }
            replay.events.extend(self.window(transcript, visit));
            let turn = match at.status {
                Some(Status::ToMove(player)) => Some(Turn::Player(player)),
                Some(Status::Chance) => Some(Turn::Chance),
                _ => None,
            };
            replay.events.extend(turn.map(|turn| Event::Open {
                turn,
                choices: at.choices,
            }));
        }
        if at.call.is_some() {
            let so_far = replay.events.len() as u32;
            replay.steps.push((Did::Enter(visit), so_far));
        }
    }

    /// Returns the window of a call, turned to Max's side.
    fn window(&self, transcript: &Transcript, visit: u32) -> Option<Event> {
        let at = &self.walk.visits[visit as usize];
        let convention = self.conventions.first()?;
        let call = &transcript.calls[at.call? as usize];
        let window = crate::search::Window {
            alpha: call.alpha?,
            beta: call.beta?,
        };
        let window = convention.turned(window, self.mover(visit));
        Some(Event::Bound { window })
    }

    /// Returns the player to move at a visit; where the game is over the one who would be.
    fn mover(&self, visit: u32) -> Player {
        let at = &self.walk.visits[visit as usize];
        match (at.status, at.parent) {
            (Some(Status::ToMove(player)), _) => player,
            (_, Some(parent)) => self.mover(parent).other(),
            _ => Player::Max,
        }
    }

    fn exit(&self, transcript: &Transcript, visit: u32, replay: &mut Replay) {
        let at = &self.walk.visits[visit as usize];
        let call = at.call.map(|call| &transcript.calls[call as usize]);
        if self.is_placed(visit) {
            let tried = self
                .walk
                .children(visit)
                .filter(|child| self.is_placed(*child));
            let mut choices: Vec<u16> = tried
                .map(|child| self.walk.visits[child as usize].choice)
                .collect();
            choices.sort_unstable();
            choices.dedup();
            let left = usize::from(at.choices).saturating_sub(choices.len());
            let has_ended = call.is_some_and(|call| call.end != End::Open);
            if !choices.is_empty() && left > 0 && has_ended && !transcript.head.cached {
                replay.events.push(Event::Cutoff {
                    remaining: left as u16,
                });
            }
            let value = self
                .conventions
                .first()
                .and_then(|convention| match &call?.end {
                    End::Returned(said) => {
                        let raw = said.part(convention.place)?;
                        Some(raw * convention.sign(self.mover(visit)) + 0.0)
                    }
                    _ => None,
                });
            // A plain number: what it is worth is not for us to say.
            let basis = Basis::Exact;
            if let Some(score) = value {
                let payoff = score;
                replay.events.push(Event::Evaluate {
                    payoff,
                    score,
                    basis,
                });
            }
            let score = value.unwrap_or(f64::NAN);
            if has_ended || call.is_none() {
                replay.events.push(Event::Return { score });
            }
        }
        if call.is_some_and(|call| call.end != End::Open) {
            let so_far = replay.events.len() as u32;
            replay.steps.push((Did::Exit(visit), so_far));
        }
    }
}

/// Returns the iterations of Monte-Carlo tree search as events; rewards are those of the player who moved into each node.
fn iterations(found: &Found) -> Replay {
    let mut replay = Replay::default();
    let mut known = HashSet::from([0]);
    for (index, it) in found.iterations().enumerate() {
        let events = &mut replay.events;
        let stage = Stage::Iteration(index as u32 + 1);
        events.push(Event::Begin { stage });
        for (place, &node) in it.path.iter().enumerate() {
            let at = found.node(node);
            if place > 0 {
                if known.insert(node) {
                    events.push(Event::Expand {
                        choice: at.choice,
                        count: 1,
                    });
                }
                events.push(Event::Descend {
                    choice: at.choice,
                    probability: 1.0,
                });
            }
            if let (Some(player), true) = (at.mover, index == 0 || place > 0) {
                let turn = Turn::Player(player);
                events.push(Event::Open {
                    turn,
                    choices: at.choices,
                });
            }
        }
        for (place, &node) in it.path.iter().enumerate().rev() {
            let added = it.added.get(place).copied().flatten().unwrap_or_default();
            let reward = match found.view {
                View::In => added,
                View::Out => found.reward.0 + found.reward.1 - added,
                View::Same | View::SameOfMin => {
                    let is_own =
                        (found.mover_in(node) == Some(Player::Max)) == (found.view == View::Same);
                    if is_own {
                        added
                    } else {
                        found.reward.0 + found.reward.1 - added
                    }
                }
            };
            replay.events.push(Event::Credit { reward, visits: 1 });
        }
        let so_far = replay.events.len() as u32;
        replay.steps.push((Did::Iterate(index as u32 + 1), so_far));
    }
    replay
}
