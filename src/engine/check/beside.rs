//! The book's search of the same position, in the order in which the program tried moves: the algorithm itself, run on the game with its
//! moves in another order.

use super::convention::Returns as Found;
use super::memory::Limit;
use super::verdict::Verdict;
use crate::game::any::with_game;
use crate::game::{Game, Status, Traits};
use crate::search::{
    Algorithm, AlphaBeta, Answer, Event, Expectimax, Flow, Minimax, Recorder, Returns, run,
};
use crate::spec::Spec;
use crate::transcript::Walk;
use std::ops::ControlFlow;

/// The most events of the book's search that are recorded.
const MOST: usize = 1_000_000;

/// A game whose moves come in the order in which a program tried them.
#[derive(Clone)]
struct Ordered<'w, G> {
    game: G,
    /// The visit of this position, if the program came here.
    visit: Option<u32>,
    walk: &'w Walk,
}

/// Returns the moves of a visit as indices into the game's own: those that were tried first, in that order.
fn order(walk: &Walk, visit: Option<u32>, choices: u16) -> Vec<u16> {
    let mut order: Vec<u16> = Vec::with_capacity(choices.into());
    for child in visit.into_iter().flat_map(|visit| walk.children(visit)) {
        let at = &walk.visits[child as usize];
        if at.status.is_some() && at.choice < choices && !order.contains(&at.choice) {
            order.push(at.choice);
        }
    }
    order.extend(
        (0..choices)
            .filter(|choice| !order.contains(choice))
            .collect::<Vec<u16>>(),
    );
    order
}

/// Returns the visit of the position after a move.
fn next(walk: &Walk, visit: Option<u32>, choice: u16) -> Option<u32> {
    let mut children = walk.children(visit?);
    children.find(|child| {
        let at = &walk.visits[*child as usize];
        at.choice == choice && at.status.is_some()
    })
}

impl<G: Game> Game for Ordered<'_, G> {
    type Move = G::Move;
    type Key = G::Key;

    fn status(&self) -> Status {
        self.game.status()
    }

    fn moves(&self) -> impl Iterator<Item = G::Move> {
        let own: Vec<G::Move> = self.game.moves().collect();
        let order = order(self.walk, self.visit, own.len() as u16);
        order
            .into_iter()
            .map(move |choice| own[usize::from(choice)])
    }

    fn choices(&self) -> u16 {
        self.game.choices()
    }

    fn play(&mut self, mv: G::Move) {
        let choice = self.game.moves().position(|own| own == mv);
        self.visit = choice.and_then(|choice| next(self.walk, self.visit, choice as u16));
        self.game.play(mv);
    }

    fn probability(&self, outcome: G::Move) -> f64 {
        self.game.probability(outcome)
    }

    fn key(&self) -> G::Key {
        self.game.key()
    }

    fn traits(&self) -> Traits {
        self.game.traits()
    }

    fn features(&self) -> impl Iterator<Item = f64> {
        self.game.features()
    }

    fn weights(&self) -> &'static [f64] {
        self.game.weights()
    }

    fn counts_in_wholes(&self) -> bool {
        self.game.counts_in_wholes()
    }

    fn is_explicit(&self) -> bool {
        self.game.is_explicit()
    }
}

impl Verdict {
    /// Whether there is a search of the book's to compare with: not for Monte-Carlo tree search, for a depth limit with estimates of the
    /// program's own, and where the game is not known.
    pub fn has_book(&self) -> bool {
        self.limit == Limit::None && !self.walk.is_entered && self.mcts.is_none()
    }

    /// Returns the book's search in the program's order and by its conventions, as a search and its events; `None` where there is none, or
    /// it is too long.
    pub fn book(&self) -> Option<(Spec, Vec<Event>)> {
        // Where a loop over the first moves was left early, only a window explains it.
        let windowed = self.conventions.iter().find(|one| one.cut.is_some());
        let convention = windowed.or(self.conventions.first());
        let convention = convention.filter(|_| self.has_book())?;
        let game = &self.walk.game;
        let algorithm = match convention.cut {
            _ if game.traits().chance => Algorithm::Expectimax(Expectimax::default()),
            None => Algorithm::Minimax(Minimax::default()),
            Some(cut) => Algorithm::AlphaBeta(AlphaBeta {
                cut,
                returns: match convention.returns {
                    Found::Soft => Returns::Soft,
                    Found::Hard => Returns::Hard,
                    Found::Clipped | Found::Capped => Returns::Clipped,
                },
                ..AlphaBeta::default()
            }),
        };
        let visit = self.walk.roots.last().copied();
        let mut recorder = Recorder::new(MOST, MOST as u64);
        let flow = with_game!(game, |game| {
            self.search(game, visit, &algorithm, &mut recorder)
        });
        if let ControlFlow::Break(_) = flow {
            return None;
        }
        let events = self.in_own_order(&recorder.events, visit);
        Some((Spec::new(game.clone(), algorithm), events))
    }

    /// Whether the run makes more calls than the book's search. Where there is none to count, it is said to.
    pub(super) fn works_more(&self) -> bool {
        let Some((_, events)) = self.book() else {
            return true;
        };
        let descents = events
            .iter()
            .filter(|event| matches!(event, Event::Descend { .. }));
        self.walk.visits.len() > 1 + descents.count()
    }

    fn search<G: Game>(
        &self,
        game: &G,
        visit: Option<u32>,
        algorithm: &Algorithm,
        recorder: &mut Recorder,
    ) -> Flow<Answer> {
        let ordered = Ordered {
            game: game.clone(),
            visit,
            walk: &self.walk,
        };
        run(&ordered, algorithm, 0, recorder)
    }

    /// Turns indices into the program's order back into indices of the game's own moves.
    fn in_own_order(&self, events: &[Event], root: Option<u32>) -> Vec<Event> {
        let mut stack: Vec<(Option<u32>, Vec<u16>)> = vec![(root, Vec::new())];
        let mut turned = Vec::with_capacity(events.len());
        for event in events {
            let (visit, order_here) = match stack.last_mut() {
                Some(top) => (top.0, &mut top.1),
                None => break,
            };
            let own = |choice: u16, order: &[u16]| {
                order.get(usize::from(choice)).copied().unwrap_or(choice)
            };
            turned.push(match *event {
                Event::Open { choices, .. } => {
                    *order_here = order(&self.walk, visit, choices);
                    *event
                }
                Event::Descend {
                    choice,
                    probability,
                } => {
                    let choice = own(choice, order_here);
                    let below = next(&self.walk, visit, choice);
                    stack.push((below, Vec::new()));
                    Event::Descend {
                        choice,
                        probability,
                    }
                }
                Event::Improve { choice, score } => Event::Improve {
                    choice: own(choice, order_here),
                    score,
                },
                Event::Choose { choice } => Event::Choose {
                    choice: own(choice, order_here),
                },
                Event::Return { .. } => {
                    if stack.len() > 1 {
                        stack.pop();
                    }
                    *event
                }
                other => other,
            });
        }
        turned
    }
}
