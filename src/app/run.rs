//! A recording as the page holds it: shared, growing while a worker searches, equal only to itself at the same length.

use super::room::room;
use super::skyline::Sky;
use crate::game::any::AnyGame;
use crate::lesson::Listing;
use crate::recording::question::{Question, Reply};
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer, Event};
use crate::spec::Spec;
use crate::trace::Trace;
use std::cell::{Ref, RefCell};
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
    spec: Spec,
    listing: Listing,
    source: &'static str,
    trace: RefCell<Trace>,
    sky: RefCell<Sky>,
    /// What was asked of it, each question with its answer, the latest last.
    replies: RefCell<Vec<(Question, Reply)>>,
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
}

/// The source of an algorithm behind the line at which what is shown of it begins.
fn shown(source: &'static str) -> &'static str {
    source
        .split_once("// The algorithm. What the code pane of the page shows begins here.")
        .map_or(source, |(_, shown)| shown.trim_start())
}

impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        self.has_nodes_of(other) && self.progress == other.progress
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
    /// a worker tells more.
    pub fn begin(spec: Spec) -> Run {
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
        let source = match &spec.algorithm {
            Algorithm::WinLose(_) => include_str!("../engine/search/win_lose.rs"),
            Algorithm::Expectimax(_) => include_str!("../engine/search/expectimax.rs"),
            Algorithm::Minimax(_) => include_str!("../engine/search/minimax.rs"),
            Algorithm::AlphaBeta(_) => include_str!("../engine/search/alpha_beta.rs"),
            Algorithm::Mcts(_) => include_str!("../engine/search/mcts.rs"),
        };
        let listing = spec.listing();
        let length = trace.len();
        let source = shown(source);
        let session = Session {
            spec,
            listing,
            source,
            trace: RefCell::new(trace),
            sky: RefCell::default(),
            replies: RefCell::default(),
        };
        Run {
            session: Rc::new(session),
            length,
            limit: room(),
            progress,
        }
    }

    /// Whether there is more to record, and nobody has asked for more yet.
    pub fn can_go_further(&self) -> bool {
        self.length == self.limit && self.limit == room()
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

    /// A number that no other recording has as long as this one is kept.
    pub fn id(&self) -> usize {
        Rc::as_ptr(&self.session).addr()
    }

    /// The search that was recorded.
    pub fn spec(&self) -> &Spec {
        &self.session.spec
    }

    /// Its pseudo-code.
    pub fn listing(&self) -> &Listing {
        &self.session.listing
    }

    /// The function itself, as it stands in this program.
    pub fn source(&self) -> &'static str {
        self.session.source
    }

    /// The recording.
    pub fn trace(&self) -> Ref<'_, Trace> {
        self.session.trace.borrow()
    }

    /// The answer to a question, if it is known or can be found at once.
    pub fn reply(&self, question: &Question) -> Option<Reply> {
        let known = self
            .session
            .replies
            .borrow()
            .iter()
            .find(|(known, _)| known == question)
            .map(|(_, reply)| reply.clone());
        if known.is_none() && is_small(&self.spec().game) {
            self.keep(question.clone(), question.answer(self.spec(), SHORT));
            return self.reply(question);
        }
        known
    }

    /// Keeps the answer to a question; the oldest goes for it where there are many.
    pub fn keep(&self, question: Question, reply: Reply) {
        let mut replies = self.session.replies.borrow_mut();
        if replies.len() == REPLIES {
            replies.remove(0);
        }
        replies.push((question, reply));
    }

    /// The skyline of the recording as far as it has grown.
    pub fn sky(&self) -> Ref<'_, Sky> {
        self.session.sky.borrow_mut().grow(&self.trace());
        self.session.sky.borrow()
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
