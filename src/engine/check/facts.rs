//! What a run of calls says, as columns by visit, before any convention is supposed.

use crate::game::any::AnyGame;
use crate::game::tree::{Kind, Tree};
use crate::game::{Player, Status};
use crate::search::{CutRule, Window};
use crate::transcript::{Call, End, MOST_DEPTH, Transcript, Walk};

use super::convention::{Convention, Returns, Style};

/// A run, and what is asked of it again and again.
#[derive(Debug)]
pub struct Facts<'a> {
    /// The transcript.
    pub transcript: &'a Transcript,
    /// Its calls at the nodes of the game.
    pub walk: &'a Walk,
    /// The player to move at each visit; where a game is over the one who would be.
    pub movers: Vec<Option<Player>>,
    /// Whether windows were handed in.
    pub has_windows: bool,
    /// Whether some visit left moves out.
    pub leaves_out: bool,
    /// Whether some move was searched again at once.
    pub searches_again: bool,
    /// The visits below which calls were made that the recorder did not keep.
    incomplete: Vec<bool>,
    /// The lowest and the highest value that an end can have, in Max's terms; of a tree all of its leaves.
    pub ends: Option<(f64, f64)>,
}

impl<'a> Facts<'a> {
    /// Collects them.
    pub fn new(transcript: &'a Transcript, walk: &'a Walk) -> Facts<'a> {
        let mut movers: Vec<Option<Player>> = Vec::with_capacity(walk.visits.len());
        for visit in &walk.visits {
            let above = visit.parent.and_then(|parent| movers[parent as usize]);
            movers.push(match visit.status {
                Some(Status::ToMove(player)) => Some(player),
                Some(Status::Over { .. }) => above.map(Player::other),
                _ => None,
            });
        }
        let mut facts = Facts {
            transcript,
            walk,
            movers,
            has_windows: transcript
                .calls
                .iter()
                .any(|call| call.alpha.is_some() && call.beta.is_some()),
            leaves_out: false,
            searches_again: false,
            incomplete: incomplete(transcript, walk),
            ends: match &walk.game {
                AnyGame::Tree(tree) if !walk.is_entered => {
                    let leaves = leaves(tree);
                    leaves.fold(None, |ends: Option<(f64, f64)>, leaf| {
                        let (low, high) = ends.unwrap_or((leaf, leaf));
                        Some((low.min(leaf), high.max(leaf)))
                    })
                }
                _ => None,
            },
        };
        for visit in 0..walk.visits.len() as u32 {
            let mut tried: Vec<u16> = Vec::new();
            for child in walk.children(visit) {
                let choice = walk.visits[child as usize].choice;
                facts.searches_again |= tried.last() == Some(&choice);
                if !tried.contains(&choice) {
                    tried.push(choice);
                }
            }
            let at = &walk.visits[visit as usize];
            let is_player = matches!(at.status, Some(Status::ToMove(_)));
            facts.leaves_out |= is_player
                && !facts.incomplete[visit as usize]
                && !tried.is_empty()
                && tried.len() < usize::from(at.choices);
        }
        facts
    }

    /// Returns the call of a visit.
    pub fn call(&self, visit: u32) -> Option<&'a Call> {
        let call = self.walk.visits[visit as usize].call?;
        self.transcript.calls.get(call as usize)
    }

    /// Whether the call of a visit returned; a start above calls counts as one that did.
    pub fn has_returned(&self, visit: u32) -> bool {
        let is_whole = !self.incomplete[visit as usize];
        let call = self.call(visit).filter(|_| is_whole);
        call.is_some_and(|call| matches!(call.end, End::Returned(_)))
    }

    /// Returns the value that a visit returned, in Max's terms.
    pub fn value(&self, visit: u32, convention: &Convention) -> Option<f64> {
        let raw = self.raw(visit, convention.place)?;
        let sign = convention.sign(self.movers[visit as usize].unwrap_or(Player::Max));
        Some(raw * sign + 0.0)
    }

    /// Returns the number that a visit returned.
    pub fn raw(&self, visit: u32, place: Option<usize>) -> Option<f64> {
        if let Some(earlier) = self.walk.visits[visit as usize].cached {
            return self.raw(earlier, place);
        }
        match &self.call(visit)?.end {
            End::Returned(said) => said.part(place),
            _ => None,
        }
    }

    /// Returns the window that a visit was handed, in the program's terms.
    pub fn handed(&self, visit: u32) -> Option<Window> {
        let inner = self.walk.visits[visit as usize].inner;
        let inner = inner.map(|inner| &self.transcript.calls[inner as usize]);
        let window = |call: &Call| {
            Some(Window {
                alpha: call.alpha?,
                beta: call.beta?,
            })
        };
        window(self.call(visit)?).or_else(|| window(inner?))
    }

    /// Returns all conventions that this run may follow.
    pub fn conventions(&self) -> Vec<Convention> {
        let game = &self.walk.game;
        let is_windowed = self.has_windows || self.leaves_out;
        let mut found = Vec::new();
        for place in self.places() {
            for (style, gain) in [
                (Style::Minimax, Player::Max),
                (Style::Negamax, Player::Max),
                (Style::Minimax, Player::Min),
            ] {
                if style == Style::Negamax && !game.alternates() {
                    continue;
                }
                // Where no window is told, moves may be left out by one that is not seen, or wrongly.
                if !self.has_windows {
                    found.push(Convention {
                        style,
                        gain,
                        place,
                        cut: None,
                        returns: Returns::Soft,
                    });
                }
                if !is_windowed {
                    continue;
                }
                for cut in [CutRule::Ge, CutRule::Gt] {
                    for returns in [
                        Returns::Soft,
                        Returns::Hard,
                        Returns::Clipped,
                        Returns::Capped,
                    ] {
                        found.push(Convention {
                            style,
                            gain,
                            place,
                            cut: Some(cut),
                            returns,
                        });
                    }
                }
            }
        }
        found
    }

    /// Returns the places of what is returned at which a number stands always, or where nothing says otherwise.
    fn places(&self) -> Vec<Option<usize>> {
        use crate::transcript::Said;
        let mut pairs: Vec<&Vec<Said>> = Vec::new();
        for call in &self.transcript.calls {
            if let End::Returned(Said::List(items)) = &call.end {
                pairs.push(items);
            }
        }
        let Some(longest) = pairs.iter().map(|pair| pair.len()).max() else {
            return vec![None];
        };
        let is_number = |place: &usize| {
            let has =
                |pair: &&Vec<Said>| pair.get(*place).is_some_and(|said| said.number().is_some());
            pairs.iter().all(has)
        };
        let places: Vec<Option<usize>> = (0..longest.min(4)).filter(is_number).map(Some).collect();
        if places.is_empty() {
            vec![Some(0)]
        } else {
            places
        }
    }
}

/// Tells the visits below which calls are missing: those around the last call that was kept, and the deepest.
fn incomplete(transcript: &Transcript, walk: &Walk) -> Vec<bool> {
    let mut found = vec![false; walk.visits.len()];
    if transcript.dropped == 0 {
        return found;
    }
    let mut at = walk.visits.len().checked_sub(1);
    while let Some(visit) = at {
        found[visit] = true;
        at = walk.visits[visit].parent.map(|parent| parent as usize);
    }
    for (visit, is_missing) in walk.visits.iter().zip(&mut found) {
        *is_missing |= visit.ply + 1 >= MOST_DEPTH;
    }
    found
}

/// Iterates over the values at the leaves of a tree.
fn leaves(tree: &Tree) -> impl Iterator<Item = f64> {
    let mut open = vec![tree.clone()];
    std::iter::from_fn(move || {
        while let Some(at) = open.pop() {
            if let Kind::Leaf(score) = at.branch().kind {
                return Some(score);
            }
            open.extend(at.children());
        }
        None
    })
}
