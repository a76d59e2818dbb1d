//! A recording with the progress of its search. It is shared, grows while a worker searches, and
//! equals only itself at the same length.

use crate::app::state::search::source;
use crate::game::any::AnyGame;
use crate::lesson::Listing;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Answer, Event};
use crate::spec::Spec;
use crate::trace::{Perspective, Trace};
use std::cell::{OnceCell, Ref, RefCell};
use std::fmt;
use std::rc::Rc;

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// It has ended, and every event is recorded.
    Complete,
    /// It is running in a worker.
    Searching(Counts),
    /// It has ended or was stopped; not every event is recorded.
    Partial {
        /// The counts of all events, recorded or not.
        counts: Counts,
        /// The answer; `None` if the search was stopped.
        answer: Option<Answer>,
    },
}

struct Session {
    spec: Rc<Spec>,
    /// The pseudo-code, once somebody reads it.
    listings: [OnceCell<Listing>; 2],
    trace: RefCell<Trace>,
    /// The most events of a recording, unless more are asked for.
    room: u32,
}

/// A recording.
#[derive(Clone)]
pub struct Run {
    session: Rc<Session>,
    length: u32,
    /// The number of events at which what is drawn of the whole recording was last drawn anew.
    drawn: u32,
    /// The most events of this recording.
    pub limit: u32,
    /// The progress of the search.
    pub progress: Progress,
    /// The milliseconds that the search took in a worker, once it has ended there.
    pub millis: Option<f64>,
    /// The answered questions, the latest last.
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

/// The most nodes of an explicit tree that is searched in the page itself, and the most events of
/// such a search.
const SMALL: usize = 2_000;
const SHORT: usize = 20_000;

/// The most nodes of a search whose recording goes on by itself, and the most events of a recording, in rooms.
const WATCHED: u64 = 4_000_000;
const ROOMS: u32 = 16;

/// The number of events from which a growing recording is not drawn anew with every part.
const SLOW: u32 = 250_000;

/// The most stored answers: more than are shown at once.
const REPLIES: usize = 64;

/// A part of a search, sent by a worker.
#[derive(Clone, Debug, Default)]
pub struct EventBatch {
    /// The outline of the tree, with the first events; empty if the tree is too large to be drawn
    /// whole.
    pub outline: Vec<Event>,
    /// The number of events sent before.
    pub before: usize,
    /// The events.
    pub events: Vec<Event>,
}

impl Run {
    /// Starts a search. A small tree is searched here, though not beyond a number of events;
    /// otherwise only the root is known until a worker sends more. At most `room` events are
    /// recorded, unless more are asked for.
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
        let length = trace.len();
        let session = Session {
            spec: Rc::new(spec),
            listings: [OnceCell::new(), OnceCell::new()],
            trace: RefCell::new(trace),
            room,
        };
        Run {
            session: Rc::new(session),
            length,
            drawn: length,
            limit: room,
            progress,
            millis: None,
            replies: Rc::default(),
        }
    }

    /// Makes the recording of a run that has ended elsewhere.
    pub fn of(spec: Spec, trace: Trace, room: u32) -> Run {
        let length = trace.len();
        let session = Session {
            spec: Rc::new(spec),
            listings: [OnceCell::new(), OnceCell::new()],
            trace: RefCell::new(trace),
            room,
        };
        Run {
            session: Rc::new(session),
            length,
            drawn: length,
            limit: room,
            progress: Progress::Complete,
            millis: None,
            replies: Rc::default(),
        }
    }

    /// Whether there are more events to record, and there is memory for them.
    pub fn can_go_further(&self) -> bool {
        self.length == self.limit && self.limit < self.most()
    }

    /// Returns the most events for which there is memory.
    fn most(&self) -> u32 {
        self.room().saturating_mul(ROOMS)
    }

    /// Returns the recording with a higher limit, for a worker to continue. The worker searches
    /// from the beginning, and events already recorded are skipped.
    pub fn further(&self) -> Run {
        self.with_limit(self.limit.saturating_mul(4).min(self.most()))
    }

    /// Returns the recording to be continued to its end, if the search has ended, is small enough to be watched whole, and there is
    /// memory for it.
    pub fn whole(&self) -> Option<Run> {
        match self.progress {
            Progress::Partial {
                counts,
                answer: Some(_),
            } if counts.nodes <= WATCHED && counts.events <= u64::from(self.most()) => {
                Some(self.with_limit(counts.events as u32))
            }
            _ => None,
        }
    }

    fn with_limit(&self, limit: u32) -> Run {
        Run {
            limit,
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

    /// Whether what is drawn of the whole recording need not be drawn anew: a long one that is growing has hardly changed.
    pub fn is_drawn_as(&self, other: &Run) -> bool {
        self.is_same(other) && self.drawn == other.drawn
    }

    /// Whether its search is running.
    pub fn is_going(&self) -> bool {
        matches!(self.progress, Progress::Searching(_))
    }

    /// Whether its search is running and has no events yet.
    pub fn is_awaited(&self) -> bool {
        self.is_going() && self.length == 0
    }

    /// Returns the most events of a recording, unless more are asked for.
    pub fn room(&self) -> u32 {
        self.session.room
    }

    /// Returns the spec of the search.
    pub fn spec(&self) -> &Rc<Spec> {
        &self.session.spec
    }

    /// Returns the pseudo-code of the search, with values from a side.
    pub fn listing(&self, perspective: Perspective) -> &Listing {
        let session = &self.session;
        let listing = &session.listings[perspective as usize];
        listing.get_or_init(|| session.spec.listing_from(perspective))
    }

    /// Returns the source of the search.
    pub fn source(&self) -> &'static str {
        source::of(self.spec().algorithm.id())
    }

    /// Returns the trace.
    pub fn trace(&self) -> Ref<'_, Trace> {
        self.session.trace.borrow()
    }

    /// Returns the answer to a question, if it is known.
    pub fn reply(&self, question: &Question) -> Option<&Reply> {
        let known = self.replies.iter().find(|(known, _)| known == question);
        known.map(|(_, reply)| reply)
    }

    /// Stores the answer to a question, and drops the oldest beyond the limit.
    pub fn keep(&mut self, question: Question, reply: Reply) {
        let replies = Rc::make_mut(&mut self.replies);
        if replies.len() == REPLIES {
            replies.remove(0);
        }
        replies.push((question, reply));
    }

    /// Stores the answers of an earlier recording that hold for every recording: those that name their search themselves.
    pub fn keep_counts_of(&mut self, before: &Run) {
        for (question, reply) in before.replies.iter() {
            if matches!(question, Question::Leaves(_)) {
                self.keep(question.clone(), reply.clone());
            }
        }
    }

    /// Whether its tree is small enough to be searched in the page itself.
    pub fn is_small(&self) -> bool {
        is_small(&self.spec().game)
    }

    /// Answers open questions by short searches.
    pub fn answer(&mut self, questions: Vec<Question>) {
        for question in questions {
            if self.reply(&question).is_none() {
                let reply = question.answer(self.spec(), SHORT);
                self.keep(question, reply);
            }
        }
    }

    /// Returns the number of recorded events.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Returns the recording with a part sent by a worker. Workers start at the first event; events
    /// already recorded are skipped.
    pub fn grown(&self, sent: &EventBatch, counts: Counts) -> Run {
        let mut trace = self.session.trace.borrow_mut();
        if trace.is_empty() && !sent.events.is_empty() {
            *trace = self.spec().book(&sent.outline);
        }
        let known = (trace.len() as usize)
            .saturating_sub(sent.before)
            .min(sent.events.len());
        trace.append(&sent.events[known..]);
        let length = trace.len();
        let is_due = length < SLOW || length - self.drawn >= self.drawn / 4;
        Run {
            length,
            drawn: if is_due { length } else { self.drawn },
            progress: Progress::Searching(counts),
            ..self.clone()
        }
    }

    /// Returns the recording of the ended search, with an answer unless it was stopped, and the milliseconds it took, if they are known.
    pub fn ended(&self, counts: Counts, answer: Option<Answer>, millis: Option<f64>) -> Run {
        let is_complete = answer.is_some() && counts.events == u64::from(self.length);
        Run {
            progress: if is_complete {
                Progress::Complete
            } else {
                Progress::Partial { counts, answer }
            },
            millis,
            drawn: self.length,
            ..self.clone()
        }
    }
}

/// A recording as what is drawn of the whole of it depends on it.
#[derive(Clone, Debug)]
pub struct AsDrawn(pub Run);

impl PartialEq for AsDrawn {
    fn eq(&self, other: &AsDrawn) -> bool {
        self.0.is_drawn_as(&other.0)
    }
}

fn is_small(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Tree(tree) if tree.size() <= SMALL)
}
