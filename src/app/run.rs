//! A recording as the page holds it: shared, growing while a worker searches, equal only to itself at the same length.

use super::room::room;
use super::skyline::Sky;
use crate::lesson::Listing;
use crate::recording::what_if::by_depth;
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer};
use crate::spec::Spec;
use crate::trace::{Number, Trace};
use crate::worker::SHORT;
use std::cell::{OnceCell, Ref, RefCell};
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
    /// The value by depth, once somebody has asked.
    depths: OnceCell<Vec<Option<Number>>>,
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

/// The source of an algorithm from where it begins, behind what the file says of itself and what it imports.
macro_rules! algorithm {
    ($file:literal) => {{
        const SOURCE: &[u8] = include_bytes!($file);
        const BODY: [u8; SOURCE.len() - begin(SOURCE)] = *SOURCE.last_chunk().expect("a part is no longer than the whole");
        const TEXT: &str = match std::str::from_utf8(&BODY) {
            Ok(text) => text,
            Err(_) => panic!("a source is text"),
        };
        TEXT
    }};
}

/// Where the first item begins that is no import.
const fn begin(source: &[u8]) -> usize {
    let mut at = 2;
    while source[at - 2] != b'\n' || source[at - 1] != b'\n' || (source[at] != b'i' && source[at] != b'p') {
        at += 1;
    }
    at
}

impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        self.is_same(other) && self.length == other.length && self.progress == other.progress
    }
}

impl Run {
    /// Searches here as long as the search is short. A longer one is left for a worker, begun.
    pub fn begin(spec: Spec) -> Run {
        let (trace, recorder, answer) = spec.record(SHORT, SHORT as u64);
        let progress = if answer.is_some() { Progress::Complete } else { Progress::Searching(recorder.counts) };
        let source = match &spec.algorithm {
            Algorithm::WinLose(_) => algorithm!("../search/win_lose/visit.rs"),
            Algorithm::Expectimax(_) => algorithm!("../search/expectimax/visit.rs"),
            Algorithm::Minimax(_) => algorithm!("../search/minimax.rs"),
            Algorithm::AlphaBeta(_) => algorithm!("../search/alpha_beta/visit.rs"),
            Algorithm::Mcts(_) => algorithm!("../search/mcts/phases.rs"),
        };
        let listing = spec.listing();
        let length = trace.len();
        Run {
            session: Rc::new(Session {
                spec,
                listing,
                source,
                trace: RefCell::new(trace),
                sky: RefCell::default(),
                depths: OnceCell::new(),
            }),
            length,
            limit: room(),
            progress,
        }
    }

    /// Whether there is more to record, and nobody has asked for more yet.
    pub fn can_go_further(&self) -> bool {
        self.length == self.limit && self.limit == room()
    }

    /// The same search anew, to be recorded further.
    pub fn further(&self) -> Run {
        Run { limit: 4 * self.limit, ..Run::begin(self.spec().clone()) }
    }

    /// Whether both are the same recording, perhaps at different lengths.
    pub fn is_same(&self, other: &Run) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
    }

    /// Whether its search goes on.
    pub fn is_going(&self) -> bool {
        matches!(self.progress, Progress::Searching(_))
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

    /// The value of the position at depth 0, 1, 2 …
    pub fn by_depth(&self) -> &[Option<Number>] {
        self.session.depths.get_or_init(|| by_depth(self.spec(), SHORT))
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

    /// The recording with a worker's events added, if it sent any. The worker begins at the first event; what is there already is left out.
    pub fn grown(&self, already_sent: usize, events: &[crate::search::Event], progress: Progress) -> Run {
        let mut trace = self.session.trace.borrow_mut();
        let known = (trace.len() as usize).saturating_sub(already_sent).min(events.len());
        trace.append(&events[known..]);
        Run { session: Rc::clone(&self.session), length: trace.len(), limit: self.limit, progress }
    }
}
