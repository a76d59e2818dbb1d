//! A run under a convention: every place at which a rule of the book has something to say, in the order of the run.

use super::convention::Convention;
use super::ends::Ends;
use super::facts::Facts;
use super::node::Node;
use crate::game::{Player, Status};
use crate::search::Window;
use std::cell::Cell;

/// A place at which a rule is followed or broken.
#[derive(Debug)]
pub enum Site<'n> {
    /// A search begins with this window.
    Begin {
        /// The visit.
        visit: u32,
        /// The window.
        window: Window,
    },
    /// A call is made from a node, with a window.
    Handed {
        /// The node from which it is made.
        node: &'n Node,
        /// The visit of the call.
        visit: u32,
        /// Its window.
        window: Window,
    },
    /// A value has come back, and moves are left.
    Next {
        /// The node.
        node: &'n Node,
        /// The visit of the node; of the next call if one is made.
        visit: u32,
        /// Whether the moves are left out.
        is_left: bool,
    },
    /// A node whose moves were tried returned this.
    Returned {
        /// The node.
        node: &'n Node,
        /// Its visit.
        visit: u32,
        /// The value, if it is a number.
        value: Option<f64>,
    },
    /// An end returned this.
    End {
        /// Its visit.
        visit: u32,
        /// The value of the end by the rules of the game.
        expected: f64,
        /// The window with which it was entered.
        window: Window,
        /// The value, if it is a number.
        value: Option<f64>,
    },
    /// A node where the game is not over was given a value without a search.
    Known {
        /// Its visit.
        visit: u32,
        /// The window with which it was entered.
        window: Window,
        /// The value, if it is a number.
        value: Option<f64>,
    },
    /// A move was tried where the game is over.
    PlaysOn {
        /// The visit where it is over.
        visit: u32,
    },
}

/// A visit whose calls go on.
struct Frame {
    visit: u32,
    end: u32,
    node: Node,
    /// The visit and the move of the child that was entered last.
    child: Option<u32>,
}

/// Tells every place of a run, until `tell` has heard enough and answers `false`.
pub fn walk(
    facts: &Facts,
    convention: &Convention,
    ends: &Ends,
    mut tell: impl FnMut(Site) -> bool,
) {
    let goes_on = Cell::new(true);
    let mut tell = |site: Site| goes_on.set(goes_on.get() && tell(site));
    let visits = &facts.walk.visits;
    let mut open: Vec<Frame> = Vec::new();
    let mut state = Shared {
        whole: Window::FULL,
        last: Window::FULL,
        best: [None, None],
    };
    for visit in 0..visits.len() as u32 {
        while open.last().is_some_and(|frame| frame.end <= visit) {
            leave(facts, &mut open, &mut state, ends, &mut tell);
        }
        if !goes_on.get() {
            return;
        }
        enter(facts, convention, &mut open, &mut state, visit, &mut tell);
    }
    while !open.is_empty() {
        leave(facts, &mut open, &mut state, ends, &mut tell);
    }
}

/// What a program might keep outside its calls.
struct Shared {
    whole: Window,
    last: Window,
    best: [Option<f64>; 2],
}

fn enter(
    facts: &Facts,
    convention: &Convention,
    open: &mut Vec<Frame>,
    shared: &mut Shared,
    visit: u32,
    tell: &mut impl FnMut(Site),
) {
    let at = &facts.walk.visits[visit as usize];
    let mover = facts.movers[visit as usize];
    let turned = |window| convention.turned(window, mover.unwrap_or(Player::Max));
    let handed = facts.handed(visit).map(turned);
    let window = match open.last_mut() {
        None => {
            // Above a loop over moves stands the window that the first of them was handed.
            let first = || {
                let child = facts.walk.children(visit).next()?;
                let mover = facts.movers[child as usize].unwrap_or(Player::Max);
                Some(convention.turned(facts.handed(child)?, mover))
            };
            let window = handed.or_else(first).unwrap_or(Window::FULL);
            (shared.whole, shared.last) = (window, window);
            shared.best = [None, None];
            if facts.call(visit).is_some() {
                tell(Site::Begin { visit, window });
            }
            window
        }
        Some(parent) => {
            parent.node.shared = shared.last;
            let is_new = !parent.node.tried.contains(&at.choice);
            if is_new && !parent.node.tried.is_empty() && at.status.is_some() {
                tell(Site::Next {
                    node: &parent.node,
                    visit,
                    is_left: false,
                });
            }
            if let (Some(window), true) = (handed, mover.is_some() || at.status.is_some()) {
                tell(Site::Handed {
                    node: &parent.node,
                    visit,
                    window,
                });
            }
            parent.child = Some(visit);
            handed.unwrap_or(parent.node.window)
        }
    };
    shared.last = window;
    open.push(Frame {
        visit,
        end: visit + 1 + at.below,
        child: None,
        node: Node {
            mover: match at.status {
                Some(Status::Chance) => None,
                _ => mover,
            },
            entry: window,
            window,
            before: window,
            whole: shared.whole,
            shared: window,
            best_anywhere: None,
            values: Vec::new(),
            raws: Vec::new(),
            tried: Vec::new(),
            probabilities: Vec::new(),
            choices: at.choices,
            is_unsure: false,
            is_left: false,
            is_above: facts.call(visit).is_none(),
            convention: *convention,
        },
    });
}

fn leave(
    facts: &Facts,
    open: &mut Vec<Frame>,
    shared: &mut Shared,
    ends: &Ends,
    tell: &mut impl FnMut(Site),
) {
    let Some(frame) = open.pop() else {
        return;
    };
    let (visit, mut node) = (frame.visit, frame.node);
    let at = &facts.walk.visits[visit as usize];
    let value = facts.value(visit, &node.convention);
    let has_children = frame.child.is_some();
    let side = usize::from(node.mover == Some(Player::Min));
    node.best_anywhere = shared.best[side];
    node.shared = shared.last;
    if facts.has_returned(visit) {
        match at.status {
            Some(Status::Over { .. }) if has_children => tell(Site::PlaysOn { visit }),
            Some(Status::Over { .. }) => {
                if let Some(expected) = ends.expected(facts, visit) {
                    let window = node.entry;
                    tell(Site::End {
                        visit,
                        expected,
                        window,
                        value,
                    });
                }
            }
            Some(_) if !has_children => {
                let window = node.entry;
                tell(Site::Known {
                    visit,
                    window,
                    value,
                });
            }
            Some(_) => {
                node.is_left = node.tried.len() < usize::from(node.choices);
                if node.is_left {
                    tell(Site::Next {
                        node: &node,
                        visit,
                        is_left: true,
                    });
                }
                tell(Site::Returned {
                    node: &node,
                    visit,
                    value,
                });
            }
            None => {}
        }
    }
    shared.last = node.window;
    let Some(parent) = open.last_mut() else {
        return;
    };
    if at.status.is_some() {
        learn(facts, parent, shared, visit, value);
    }
}

/// Takes what came back into account.
fn learn(facts: &Facts, parent: &mut Frame, shared: &mut Shared, visit: u32, value: Option<f64>) {
    let at = &facts.walk.visits[visit as usize];
    let node = &mut parent.node;
    let place = node.tried.iter().position(|tried| *tried == at.choice);
    let Some(value) = value else {
        node.is_unsure = true;
        if place.is_none() {
            node.tried.push(at.choice);
            // Values and moves stay one for each other.
            node.values.push(f64::NAN);
            node.raws.push(f64::NAN);
            node.probabilities.push(at.probability);
        }
        return;
    };
    let raw = facts.raw(visit, node.convention.place).unwrap_or(f64::NAN);
    node.before = node.window;
    match place {
        // Searched again: what came back before counts no more.
        Some(place) => {
            node.values[place] = value;
            node.raws[place] = raw;
        }
        None => {
            node.tried.push(at.choice);
            node.values.push(value);
            node.raws.push(raw);
            node.probabilities.push(at.probability);
        }
    }
    if let Some(player) = node.mover {
        node.window = node.window.tightened(player, value);
        let side = usize::from(player == Player::Min);
        let best = &mut shared.best[side];
        *best = match *best {
            Some(known) if !player.prefers(value, known) => Some(known),
            _ => Some(value),
        };
    }
    shared.last = node.window;
}
