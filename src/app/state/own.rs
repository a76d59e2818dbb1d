//! A program's search that was recorded: its steps, its tree, and what was found by holding it against the book.

mod book;
pub mod elsewhere;
pub mod program;
mod sentence;

use crate::app::state::compare::request::Sight;
use crate::app::state::search::lane::Lane;
use crate::app::state::search::run::Run;
use crate::app::state::search::step_units::Direction;
use crate::check::{Did, Is, Replay, Rule, Verdict, calling, check, comparing, tree_in};
use crate::compare::Work;
use crate::exercise::lists;
use crate::game::any::AnyGame;
use crate::lang::Lang;
use crate::trace::NodeId;
use crate::transcript::{Call, Transcript, Unread, read, to_link};
use book::Book;
use elsewhere::Elsewhere;
use program::Told;
use std::rc::Rc;

/// The most calls of a run beside which the book's search is made at once; of a longer one it is made once the run is shown.
const AT_ONCE: usize = 5_000;

/// A request.
#[derive(Clone, Debug)]
pub enum Request {
    /// Reads a transcript and shows it.
    Open(Rc<str>),
    /// Goes to the first difference.
    There,
    /// Goes to the first node that the book does not visit.
    Extra,
    /// Makes the book's search, so that it can be put beside the run.
    Book,
    /// Puts the book's search beside the run, or takes it away.
    Beside,
    /// Selects a node.
    Select(Option<NodeId>),
    /// Changes how the tree is drawn.
    Draw(Sight),
    /// Puts the text of the program into the editor.
    Edit,
    /// Takes over how a run of the program in the editor goes.
    Told(Rc<Told>),
    /// Takes over the records of the same program on other trees, small ones first.
    Tried(Rc<[String]>),
    /// Shows the run on the smallest tree that shows a difference.
    Smallest,
    /// Shows the run on the program's own tree again.
    Back,
    /// Leaves for the lab, with the position of the run.
    Leave,
}

/// A run that was recorded.
#[derive(Clone, Debug)]
pub struct Own {
    /// The record as it was written.
    text: Rc<str>,
    /// The record.
    pub transcript: Rc<Transcript>,
    /// What was found.
    pub verdict: Rc<Verdict>,
    /// The steps of the program.
    pub replay: Rc<Replay>,
    /// Its tree.
    pub lane: Lane,
    /// The number of steps that have been made.
    pub at: u32,
    /// The book's search in the same order, if there is one.
    known: Option<Rc<Book>>,
    /// Whether the book's search was made, which takes as long as reading and comparing the run.
    pub is_book_known: bool,
    /// The leaves and the calls of the run, and those of the book.
    pub counts: Option<[[u32; 2]; 2]>,
    /// The number of steps up to the first difference.
    pub there: Option<u32>,
    /// The number of steps up to the first call of a node that the book does not visit.
    pub extra: Option<u32>,
    /// Whether the book's search stands beside the run.
    pub is_beside: bool,
    /// Whether the page shows it.
    pub is_shown: bool,
    /// Whether it is a run of the program in the editor.
    pub is_edited: bool,
    /// What the same program did on other trees.
    pub elsewhere: Option<Rc<Elsewhere>>,
    /// The run on the program's own tree, if this one is on another.
    pub own_tree: Option<Rc<Own>>,
}

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        Rc::ptr_eq(&self.transcript, &other.transcript)
            && (self.at, self.is_shown, self.is_edited)
                == (other.at, other.is_shown, other.is_edited)
            && (self.is_beside, self.is_book_known) == (other.is_beside, other.is_book_known)
            && self.elsewhere == other.elsewhere
            && self.lane == other.lane
    }
}

impl Own {
    /// Reads a transcript and holds it against the book. It stands at the first difference, or at the end if there is none.
    ///
    /// # Errors
    /// The first line that is wrong, or the limit that is exceeded.
    pub fn open(text: &str, room: u32) -> Result<Own, Unread> {
        let transcript = read(text)?;
        let verdict = check(&transcript);
        let drawn = verdict.drawn(&transcript);
        let mut lane = Lane::of(Run::of(drawn.spec, drawn.trace, room));
        // The tree has its numbers from the side from which the program has them.
        lane.view.perspective = drawn.perspective;
        let mut own = Own {
            at: drawn.replay.steps.len() as u32,
            lane,
            text: text.into(),
            transcript: Rc::new(transcript),
            verdict: Rc::new(verdict),
            known: None,
            is_book_known: false,
            counts: None,
            there: None,
            extra: None,
            is_beside: false,
            replay: Rc::new(drawn.replay),
            is_shown: true,
            is_edited: false,
            elsewhere: None,
            own_tree: None,
        };
        own.there = own.verdict.first_step(&own.transcript, &own.replay);
        if own.transcript.calls.len() <= AT_ONCE {
            own.search_as_book();
        }
        own.go(own.there.unwrap_or(own.at));
        Ok(own)
    }

    /// Searches as the book does in the order of the run, if that was not done yet, and counts.
    pub fn search_as_book(&mut self) {
        if self.is_book_known {
            return;
        }
        self.is_book_known = true;
        self.known = Book::of(&self.verdict, self.lane.run.room()).map(Rc::new);
        self.counts = self.count();
        self.extra = self.first_extra();
    }

    /// Returns the fragment of a link with the record; `None` for a long one, which is shared as a file.
    pub fn to_link(&self) -> Option<String> {
        to_link(&self.text)
    }

    /// Holds the records of the same program on other trees against the book.
    pub fn hold_elsewhere(&mut self, records: &[String]) {
        self.elsewhere = Some(Rc::new(Elsewhere::of(records, &self.verdict)));
    }

    /// Opens the run on the smallest tree that shows a difference.
    pub fn smallest(self: &Rc<Own>, room: u32) -> Option<Own> {
        let small = self.elsewhere.as_ref()?.smallest.as_ref()?;
        let own = Own::open(&small.record, room).ok()?;
        Some(Own {
            is_edited: true,
            own_tree: Some(Rc::clone(self)),
            ..own
        })
    }

    /// Puts the book's search beside the run, if there is one, or takes it away.
    pub fn toggle_book(&mut self) {
        self.is_beside = !self.is_beside && self.known.is_some();
    }

    fn count(&self) -> Option<[[u32; 2]; 2]> {
        let book = self.known.as_ref()?.run.trace();
        let leaves = self.verdict.walk.visits.iter().filter(|at| at.below == 0);
        let of_book = |work: Work| work.done(&book, book.len());
        Some([
            [leaves.count() as u32, self.transcript.calls.len() as u32],
            [of_book(Work::Leaf), of_book(Work::Node)],
        ])
    }

    fn first_extra(&self) -> Option<u32> {
        let known = self.known.as_ref()?;
        let is_extra = |did: Did| {
            let path = self.path(did).filter(|_| matches!(did, Did::Enter(_)));
            path.is_some_and(|path| !known.stays.contains_key(&path))
        };
        let steps = &self.replay.steps;
        let step = steps.iter().position(|(did, _)| is_extra(*did))?;
        Some(step as u32 + 1)
    }

    /// Whether the book can be put beside the run.
    pub fn has_book(&self) -> bool {
        self.known.is_some()
    }

    /// Returns the book's search at the moment of the run: at the same node if it comes there, else where it leaves the node out.
    pub fn beside(&self) -> Option<(Lane, bool)> {
        let book = self.known.as_ref().filter(|_| self.is_beside)?;
        let mut lane = Lane::of(book.run.clone());
        lane.view = self.lane.view.clone();
        let Some(did) = self.did() else {
            return Some((lane, true));
        };
        let path = self.path(did).unwrap_or_default();
        let ends = usize::from(matches!(did, Did::Exit(_)));
        let stay = book.stays.get(&path).map(|stay| stay[ends]);
        let above = || {
            let known = (0..path.len())
                .rev()
                .find_map(|end| book.stays.get(&path[..end]));
            known.map_or(0, |stay| stay[1])
        };
        lane.go(stay.unwrap_or_else(above));
        lane.selected = lane.run.trace().find(&path);
        Some((lane, stay.is_some()))
    }

    /// Returns the number of steps.
    pub fn total(&self) -> u32 {
        self.replay.steps.len() as u32
    }

    /// Whether all steps have been made.
    pub fn is_at_end(&self) -> bool {
        self.at == self.total()
    }

    /// Returns the name of the node of the first difference, if it stands in the tree: where more moves are tried than the book tries, of
    /// the node that has them.
    pub fn first_node(&self, lang: Lang) -> Option<String> {
        let last = self.there?.checked_sub(1)?;
        let mut node = self.node(self.replay.steps.get(last as usize)?.0)?;
        if self.goes_on() {
            node = self.lane.run.trace().parent(node)?;
        }
        Some(self.lane.shown(lang).name(node).text)
    }

    /// Whether the first difference is a call that the book leaves out with all moves that are left.
    pub fn goes_on(&self) -> bool {
        let first = self.verdict.first();
        first.is_some_and(|first| first.got == Is::GoesOn)
    }

    /// Returns the tree of the run as nested lists, if the program begins with another one: it was run on several.
    pub fn other_tree(&self) -> Option<String> {
        let source = self.transcript.head.source.as_ref()?;
        let own = match &self.verdict.walk.game {
            AnyGame::Tree(tree) => lists(tree)?,
            _ => return None,
        };
        let said = tree_in(&source.text)?;
        (said != own.replace(' ', "")).then_some(own)
    }

    /// Returns the line of the program, from 1, that compares the two bounds in the function that goes on where the book does not.
    pub fn comparing_line(&self) -> Option<u32> {
        // Only a search of calls has cuts: elsewhere the visit of a difference is an iteration.
        let first = self
            .verdict
            .first()
            .filter(|first| first.rule == Rule::Cut)?;
        let source = self.transcript.head.source.as_ref()?;
        let begin = self.caller(first.visit)?;
        let line = comparing(&source.text, begin)?;
        Some(line as u32 + 1)
    }

    /// Whether the first difference is at the step shown.
    pub fn is_there(&self) -> bool {
        self.there == Some(self.at)
    }

    /// Goes to a number of steps.
    pub fn go(&mut self, at: u32) {
        self.at = at.min(self.total());
        let step = match self.at.checked_sub(1) {
            Some(last) => self.replay.steps[last as usize].1,
            None => 0,
        };
        self.lane.go(step);
        // The ring stands at the node of the call, also where the program has left it.
        let node = self.did().and_then(|did| self.node(did));
        self.lane.selected = node;
    }

    /// Goes on or back by one step.
    pub fn step_by(&mut self, direction: Direction) {
        self.go(match direction {
            Direction::Forward => self.at.saturating_add(1),
            Direction::Back => self.at.saturating_sub(1),
        });
    }

    /// Returns the last step that was made.
    pub fn did(&self) -> Option<Did> {
        let last = self.at.checked_sub(1)?;
        self.replay.steps.get(last as usize).map(|(did, _)| *did)
    }

    /// Returns the call of a step; `None` for an iteration.
    pub fn call(&self, did: Did) -> Option<&Call> {
        let (Did::Enter(visit) | Did::Exit(visit)) = did else {
            return None;
        };
        let call = self.verdict.walk.visits.get(visit as usize)?.call?;
        self.transcript.calls.get(call as usize)
    }

    fn path(&self, did: Did) -> Option<Vec<u16>> {
        match did {
            Did::Enter(visit) | Did::Exit(visit) => self.verdict.walk.path(visit),
            Did::Iterate(number) => {
                let found = self.verdict.mcts.as_ref()?;
                let it = found.iterations().nth(number as usize - 1)?;
                let nodes = it.path.iter().skip(1);
                Some(nodes.map(|node| found.node(*node).choice).collect())
            }
        }
    }

    /// Returns the node of a step, if it stands in the tree.
    pub fn node(&self, did: Did) -> Option<NodeId> {
        self.lane.run.trace().find(&self.path(did)?)
    }

    /// Returns the line of the program, from 0, that makes the call of the step shown: the only one in the calling function that names the
    /// function called. Where several do, it is the line at which the function begins.
    pub fn lit(&self) -> Option<usize> {
        let (Did::Enter(visit) | Did::Exit(visit)) = self.did()? else {
            return None;
        };
        let called = self.call(Did::Enter(visit))?;
        let begin = (called.source? as usize).checked_sub(1)?;
        let caller = self.caller(visit).and_then(|line| {
            let name = &self.transcript.words[called.function? as usize];
            calling(&self.transcript.head.source.as_ref()?.text, line, name)
        });
        Some(caller.unwrap_or(begin))
    }

    /// Returns the line, from 0, at which the function begins from which a visit is called.
    fn caller(&self, visit: u32) -> Option<usize> {
        let visits = &self.verdict.walk.visits;
        let parent = visits.get(visit as usize)?.parent?;
        let call = visits[parent as usize].call? as usize;
        (self.transcript.calls[call].source? as usize).checked_sub(1)
    }
}
