//! A recording as the page holds it: shared, growing while a worker searches, equal only to itself at the same length.

use super::source;
use crate::game::any::AnyGame;
use crate::lesson::Listing;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Answer, Event};
use crate::spec::Spec;
use crate::trace::Trace;
use std::cell::{Ref, RefCell};
use std::fmt;
use std::rc::Rc;

/// How far the search behind a recording is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// It has ended, and every event is recorded.
    Complete,
    /// It goes on in a worker.
    Searching(Counts),
    /// It has ended or was given up; not every event is recorded.
    Partial {
        /// Events counted, recorded or not.
        counts: Counts,
        /// What the search came to; none if it was stopped.
        answer: Option<Answer>,
    },
}

struct Session {
    spec: Rc<Spec>,
    listing: Listing,
    trace: RefCell<Trace>,
    /// How many events this machine has room for.
    room: u32,
}

/// A recording.
#[derive(Clone)]
pub struct Run {
    session: Rc<Session>,
    length: u32,
    /// How many events are recorded at most.
    pub limit: u32,
    /// How far the search is.
    pub progress: Progress,
    /// What was asked of it, each question with its answer, the latest last.
    replies: Rc<Vec<(Question, Reply)>>,
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Run")
            .field("spec", self.spec())
            .field("length", &self.length)
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        self.has_nodes_of(other)
            && self.progress == other.progress
            && self.limit == other.limit
            && Rc::ptr_eq(&self.replies, &other.replies)
    }
}

/// An explicit tree with at most this many nodes is searched in the page, as long as the search has no more than so many events.
const SMALL: usize = 2_000;
const SHORT: usize = 20_000;

/// So many answers are kept: more than are shown at once.
const REPLIES: usize = 64;

/// What a worker has sent of a search.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// The tree as it stands before the search, with the first events; none where it is too large to be drawn whole.
    pub outline: Vec<Event>,
    /// How many events it had sent before.
    pub before: usize,
    /// The events.
    pub events: Vec<Event>,
}

impl Run {
    /// Begins a search. Only of a small tree does the page run it, and a long one not to its end; of any other it knows the root until
    /// a worker tells more. At most `room` events are recorded, unless somebody asks for more.
    pub fn begin(spec: Spec, room: u32) -> Run {
        let (trace, progress) = if is_small(&spec.game) {
            let (trace, recorder, answer) = spec.record(SHORT, SHORT as u64);
            (
                trace,
                if answer.is_some() {
                    Progress::Complete
                } else {
                    Progress::Searching(recorder.counts)
                },
            )
        } else {
            (
                Trace::of_root(&spec.root()),
                Progress::Searching(Counts::default()),
            )
        };
        let listing = spec.listing();
        let length = trace.len();
        let session = Session {
            spec: Rc::new(spec),
            listing,
            trace: RefCell::new(trace),
            room,
        };
        Run {
            session: Rc::new(session),
            length,
            limit: room,
            progress,
            replies: Rc::default(),
        }
    }

    /// Whether there is more to record, and nobody has asked for more yet.
    pub fn can_go_further(&self) -> bool {
        self.length == self.limit && self.limit == self.room()
    }

    /// The same recording, of which a worker is to record more: it begins at the first event, and what is there already is left out.
    pub fn further(&self) -> Run {
        Run {
            limit: 4 * self.limit,
            progress: Progress::Searching(Counts::default()),
            ..self.clone()
        }
    }

    /// Whether both are the same recording, perhaps at different lengths.
    pub fn is_same(&self, other: &Run) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
    }

    /// Whether both are the same recording at the same length, however far the search is.
    pub fn has_nodes_of(&self, other: &Run) -> bool {
        self.is_same(other) && self.length == other.length
    }

    /// Whether its search goes on.
    pub fn is_going(&self) -> bool {
        matches!(self.progress, Progress::Searching(_))
    }

    /// Whether its search goes on and has told of nothing yet: there is no step but the first to look at.
    pub fn is_awaited(&self) -> bool {
        self.is_going() && self.length == 0
    }

    /// How many events this machine has room for.
    pub fn room(&self) -> u32 {
        self.session.room
    }

    /// The search that was recorded.
    pub fn spec(&self) -> &Rc<Spec> {
        &self.session.spec
    }

    /// Its pseudo-code.
    pub fn listing(&self) -> &Listing {
        &self.session.listing
    }

    /// The function itself, as it stands in this program.
    pub fn source(&self) -> &'static str {
        source::of(self.spec().algorithm.id())
    }

    /// The recording.
    pub fn trace(&self) -> Ref<'_, Trace> {
        self.session.trace.borrow()
    }

    /// The answer to a question, if it is known.
    pub fn reply(&self, question: &Question) -> Option<&Reply> {
        let known = self.replies.iter().find(|(known, _)| known == question);
        known.map(|(_, reply)| reply)
    }

    /// Keeps the answer to a question; the oldest goes for it where there are many.
    pub fn keep(&mut self, question: Question, reply: Reply) {
        let replies = Rc::make_mut(&mut self.replies);
        if replies.len() == REPLIES {
            replies.remove(0);
        }
        replies.push((question, reply));
    }

    /// Whether it is of a tree so small that the page searches it itself.
    pub fn is_small(&self) -> bool {
        is_small(&self.spec().game)
    }

    /// Answers what is not answered yet, by short searches.
    pub fn answer(&mut self, questions: Vec<Question>) {
        for question in questions {
            if self.reply(&question).is_none() {
                let reply = question.answer(self.spec(), SHORT);
                self.keep(question, reply);
            }
        }
    }

    /// How many events are recorded.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// The recording with what a worker has sent, if anything. The worker begins at the first event; what is there already is left out.
    pub fn grown(&self, sent: &Sent, counts: Counts) -> Run {
        let mut trace = self.session.trace.borrow_mut();
        if trace.is_empty() && !sent.events.is_empty() {
            *trace = Trace::new(&sent.outline);
        }
        let known = (trace.len() as usize)
            .saturating_sub(sent.before)
            .min(sent.events.len());
        trace.append(&sent.events[known..]);
        Run {
            length: trace.len(),
            progress: Progress::Searching(counts),
            ..self.clone()
        }
    }

    /// The recording once its search has ended, with an answer if it was not stopped.
    pub fn ended(&self, counts: Counts, answer: Option<Answer>) -> Run {
        let is_complete = answer.is_some() && counts.events == u64::from(self.length);
        Run {
            progress: if is_complete {
                Progress::Complete
            } else {
                Progress::Partial { counts, answer }
            },
            ..self.clone()
        }
    }
}

fn is_small(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Tree(tree) if tree.size() <= SMALL)
}
