//! Each call at its node of the game. An outermost call that is not at the start stands below it: many programs try the moves of the
//! start in a loop of their own.

use super::call::{Transcript, Where};
use super::entered;
use super::place::Places;
use crate::game::Status;
use crate::game::any::AnyGame;
use std::collections::HashMap;

/// The nodes that a program went to, in the order of its calls.
#[derive(Debug)]
pub struct Walk {
    /// The position at which the search begins.
    pub game: AnyGame,
    /// Whether the game is only what was entered: then nothing is known of other moves, or of the values of ends.
    pub is_entered: bool,
    /// The visits; a parent stands before its children.
    pub visits: Vec<Visit>,
    /// The visits at which searches begin, in order.
    pub roots: Vec<u32>,
}

/// A visit to a node: a call, or the start above calls to its moves.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The call, an index of the transcript's; `None` for a start that no call was made for.
    pub call: Option<u32>,
    /// The call of another function to which that one handed the same position over.
    pub inner: Option<u32>,
    /// The visit from which it was made.
    pub parent: Option<u32>,
    /// The number of visits below it.
    pub below: u32,
    /// The index of the move that leads here.
    pub choice: u16,
    /// The distance from the start in moves.
    pub ply: u16,
    /// The status of the position; `None` if it is not known which one it is.
    pub status: Option<Status>,
    /// The number of moves.
    pub choices: u16,
    /// The probability of the outcome that leads here.
    pub probability: f64,
    /// Whether its position is not one move from its parent's.
    pub is_misplaced: bool,
    /// The earlier visit of the same position whose value a cache above the recorder gave.
    pub cached: Option<u32>,
}

impl Walk {
    /// Puts the calls at their nodes.
    pub fn new(transcript: &Transcript) -> Walk {
        let (game, is_entered) = match &transcript.head.game {
            Some(game) => (game.clone(), false),
            None => (entered::tree(transcript), true),
        };
        let mut steps = Steps {
            places: Places::new(transcript, &game),
            transcript,
            is_entered,
            visits: Vec::with_capacity(transcript.calls.len() + 1),
            roots: Vec::new(),
            open: Vec::new(),
            start: game.clone(),
            known: HashMap::new(),
        };
        for index in 0..transcript.calls.len() {
            steps.enter(index as u32);
        }
        while !steps.open.is_empty() {
            steps.end();
        }
        let Steps { visits, roots, .. } = steps;
        Walk {
            game,
            is_entered,
            visits,
            roots,
        }
    }

    /// Returns the choices on the way from the start to a visit; `None` if one of them is not known.
    pub fn path(&self, visit: u32) -> Option<Vec<u16>> {
        let mut path = Vec::new();
        let mut at = &self.visits[visit as usize];
        while let Some(parent) = at.parent {
            at.status?;
            path.push(at.choice);
            at = &self.visits[parent as usize];
        }
        path.reverse();
        Some(path)
    }

    /// Iterates over the visits made from one, in order.
    pub fn children(&self, visit: u32) -> impl Iterator<Item = u32> {
        let mut next = visit + 1;
        let end = next + self.visits[visit as usize].below;
        std::iter::from_fn(move || {
            let child = next;
            (child < end).then(|| {
                next = child + 1 + self.visits[child as usize].below;
                child
            })
        })
    }

    /// Returns the position of a visit, if it is known.
    pub fn position(&self, visit: u32) -> Option<AnyGame> {
        Some(self.game.after(&self.path(visit)?))
    }
}

/// A visit that goes on.
struct Open {
    visit: u32,
    game: Option<AnyGame>,
    /// The moves that were tried.
    tried: Vec<u16>,
}

struct Steps<'a> {
    transcript: &'a Transcript,
    places: Places<'a>,
    is_entered: bool,
    visits: Vec<Visit>,
    roots: Vec<u32>,
    open: Vec<Open>,
    start: AnyGame,
    /// The visit that ended last at each position, if a cache stands above the recorder.
    known: HashMap<String, u32>,
}

/// Returns what a position is known by: the player to move, and its text.
fn key(game: &AnyGame) -> String {
    format!("{:?}{}", game.status(), game.text())
}

impl Steps<'_> {
    fn enter(&mut self, index: u32) {
        let call = &self.transcript.calls[index as usize];
        self.close(call.parent);
        if call.parent.is_none() {
            self.outermost(index);
        } else if !self.is_handed_over(index) {
            self.child(index);
        }
    }

    /// Ends the visits down to the call around the next one; a start that stands above calls stays open for the next outermost call.
    fn close(&mut self, parent: Option<u32>) {
        while let Some(open) = self.open.last() {
            let visit = &self.visits[open.visit as usize];
            let stays = match parent {
                Some(parent) => visit.call == Some(parent) || visit.inner == Some(parent),
                None => visit.call.is_none() && self.open.len() == 1,
            };
            if stays {
                break;
            }
            self.end();
        }
    }

    fn end(&mut self) {
        if let Some(open) = self.open.pop() {
            self.add_cached(&open);
            self.visits[open.visit as usize].below = self.visits.len() as u32 - open.visit - 1;
        }
    }

    /// Adds the moves whose values a cache above the recorder gave: no call was seen, but an earlier one of the same position.
    fn add_cached(&mut self, open: &Open) {
        let (true, Some(game)) = (self.transcript.head.cached, &open.game) else {
            return;
        };
        for choice in (0..game.choices()).filter(|choice| !open.tried.contains(choice)) {
            let after = game.after(&[choice]);
            let Some(known) = self.known.get(&key(&after)).copied() else {
                continue;
            };
            self.visits.push(Visit {
                call: None,
                inner: None,
                parent: Some(open.visit),
                below: 0,
                choice,
                ply: self.visits[open.visit as usize].ply + 1,
                status: Some(after.status()),
                choices: after.choices(),
                probability: game.probability(choice),
                is_misplaced: false,
                cached: Some(known),
            });
        }
        self.known.insert(key(game), open.visit);
    }

    fn outermost(&mut self, index: u32) {
        let call = &self.transcript.calls[index as usize];
        let begins = self.transcript.searches.contains(&index);
        let is_start = match &call.at {
            // In a tree of what was entered several outermost calls are the moves of a start above them.
            Where::Unsaid if self.is_entered => !entered::is_forest(self.transcript),
            _ if self.is_entered => !entered::is_forest(self.transcript),
            at => self.places.is_at(at, &self.start),
        };
        if is_start {
            while !self.open.is_empty() {
                self.end();
            }
            self.begin(Some(index));
            return;
        }
        if begins || self.open.is_empty() {
            while !self.open.is_empty() {
                self.end();
            }
            self.begin(None);
        } else if self.is_again(index) {
            // The loop over the moves of the start has begun anew, for another depth say.
            self.end();
            self.begin(None);
        }
        self.child(index);
    }

    /// Takes a call of another function at the same position for a part of the call around it: `value` calls `max_value` so.
    fn is_handed_over(&mut self, index: u32) -> bool {
        let call = &self.transcript.calls[index as usize];
        let (Some(open), Some(parent)) = (self.open.last(), call.parent) else {
            return false;
        };
        let around = &self.transcript.calls[parent as usize];
        let visit = open.visit as usize;
        if around.function == call.function
            || !open.tried.is_empty()
            || self.visits[visit].inner.is_some()
        {
            return false;
        }
        let is_same = match (&call.at, &around.at) {
            (Where::State(one), Where::State(other)) => one == other,
            (at @ Where::State(_), _) => {
                let game = open.game.clone();
                game.is_some_and(|game| self.places.is_at(at, &game))
            }
            _ => false,
        };
        if is_same {
            self.visits[visit].inner = Some(index);
        }
        is_same
    }

    /// Whether the move of an outermost call was the first that was tried, and all moves were tried since.
    fn is_again(&mut self, index: u32) -> bool {
        let Some(open) = self.open.last() else {
            return false;
        };
        let count = open.game.as_ref().map_or(0, AnyGame::choices);
        if self.is_entered || open.tried.len() < usize::from(count) {
            return false;
        }
        let at = &self.transcript.calls[index as usize].at;
        let game = open.game.clone();
        game.is_some_and(|game| self.places.choice(at, &game, &[]).is_some())
    }

    fn begin(&mut self, call: Option<u32>) {
        let visit = self.visits.len() as u32;
        self.roots.push(visit);
        let game = self.start.clone();
        self.visits.push(Visit {
            call,
            inner: None,
            parent: None,
            below: 0,
            choice: 0,
            ply: 0,
            status: Some(game.status()),
            choices: game.choices(),
            probability: 1.0,
            is_misplaced: false,
            cached: None,
        });
        self.open.push(Open {
            visit,
            game: Some(game),
            tried: Vec::new(),
        });
    }

    fn child(&mut self, index: u32) {
        let Some(open) = self.open.last() else {
            return;
        };
        let call = &self.transcript.calls[index as usize];
        let parent = open.visit;
        let ply = self.visits[parent as usize].ply + 1;
        let choice = match &open.game {
            None => None,
            Some(_) if self.is_entered => Some(open.tried.len() as u16),
            Some(game) => self.places.choice(&call.at, game, &open.tried),
        };
        let is_misplaced = choice.is_none() && open.game.is_some() && call.at != Where::Unsaid;
        let next = choice.and_then(|choice| {
            let mut game = open.game.clone()?;
            let probability = game.probability(choice);
            game.play(choice).then_some((game, probability))
        });
        if let (Some(choice), Some(open)) = (choice, self.open.last_mut()) {
            open.tried.push(choice);
        }
        let visit = self.visits.len() as u32;
        let game = next.as_ref().map(|(game, _)| game);
        self.visits.push(Visit {
            call: Some(index),
            inner: None,
            parent: Some(parent),
            below: 0,
            choice: choice.unwrap_or_default(),
            ply,
            status: game.map(AnyGame::status),
            choices: game.map_or(0, AnyGame::choices),
            probability: next.as_ref().map_or(1.0, |(_, probability)| *probability),
            is_misplaced,
            cached: None,
        });
        let game = next.map(|(game, _)| game);
        self.open.push(Open {
            visit,
            game,
            tried: Vec::new(),
        });
    }
}
