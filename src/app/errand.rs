//! What goes on beside the page as long as what it hangs on stays the same: workers, timers, listeners, what is kept and where we
//! are. Each is begun anew when its key changes, and what it holds is dropped before. It knows none of them.

use super::action::Action;
use super::address::{ADDRESS, LINKS};
use super::clock::CLOCK;
use super::lab::Lab;
use super::page::SIGHT;
use super::play::{HINTS, JOBS, KEPT, KEPT_MATCH, TURNS};
use super::questions::ASKED;
use super::stage::{Easel, WATCH};
use super::worker::{Office, WORK};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::{Callback, NodeRef};

/// What an errand hangs on, as numbers.
pub type Key = [usize; 6];

/// What it holds on to until it is done.
pub type Held = Option<Box<dyn Any>>;

/// What it hangs on, and how it is begun.
pub type Errand = (fn(&Lab) -> Key, fn(&Desk) -> Held);

/// All of them, in the order in which they are looked after.
const ALL: [Errand; 15] = [
    WORK, ASKED[0], ASKED[1], TURNS, JOBS[0], JOBS[1], JOBS[2], KEPT_MATCH, HINTS, KEPT, CLOCK,
    LINKS, ADDRESS, SIGHT, WATCH,
];

/// What errands are about.
pub struct Desk {
    pub lab: Rc<Lab>,
    pub act: Callback<Action>,
    pub root: NodeRef,
    pub easel: Rc<RefCell<Easel>>,
    pub office: Office,
    /// Whether this is the standalone page, which owns the address bar and what is kept.
    pub owns_address: bool,
    /// Whether nobody has done anything yet: what was only opened is neither kept nor written into the address.
    pub is_fresh: bool,
    /// Whether the browser could not keep a game.
    pub has_no_store: Cell<bool>,
}

/// What is going on.
#[derive(Default)]
pub struct Errands {
    /// The lab that they were last told of.
    before: Option<Rc<Lab>>,
    held: [Held; ALL.len()],
}

impl Errands {
    /// Begins anew whatever hangs on something else now.
    pub fn follow(&mut self, desk: &Desk) {
        for ((key, begin), held) in ALL.iter().zip(&mut self.held) {
            if self
                .before
                .as_ref()
                .is_none_or(|before| key(before) != key(&desk.lab))
            {
                *held = None;
                *held = begin(desk);
            }
        }
        self.before = Some(Rc::clone(&desk.lab));
    }
}
