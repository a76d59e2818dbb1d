//! Append-only lists of increasing marks, one for each fact of a node. A mark is a step whose event
//! contains the fact, or the number of a record; this module does not know which.

const NONE: u32 = u32::MAX;

/// The marks of one fact of one node.
///
/// The newest stands here, since most questions are about it. Older ones stand in a list of runs,
/// each twice as long as the one before, so a mark is found in time logarithmic in their number.
#[derive(Clone, Copy, Debug)]
pub struct History {
    newest: u32,
    /// The last run; `NONE` without one.
    run: Run,
}

/// The place of a run: its first index times 32, plus the binary logarithm of its length. The word
/// at the first index leads to the run before; its marks follow.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Run(u32);

impl History {
    /// The history without marks.
    pub const EMPTY: History = History {
        newest: NONE,
        run: Run(NONE),
    };

    /// Returns the latest mark.
    pub fn newest(&self) -> Option<u32> {
        (self.newest != NONE).then_some(self.newest)
    }
}

impl Run {
    fn place(self) -> usize {
        (self.0 >> 5) as usize
    }

    fn marks(self) -> std::ops::Range<usize> {
        let first = self.place() + 1;
        first..first + (1 << (self.0 & 31))
    }
}

/// The storage of the runs of all histories.
#[derive(Debug, Default)]
pub struct Runs(Vec<u32>);

impl Runs {
    /// Appends a mark to a history.
    pub fn add(&mut self, history: &mut History, mark: u32) {
        if let Some(older) = history.newest() {
            history.run = self.keep(history.run, older);
        }
        history.newest = mark;
    }

    /// Appends a mark to a run, or to a new one after it, and returns the last run.
    fn keep(&mut self, run: Run, mark: u32) -> Run {
        let mut power = 0;
        if run.0 != NONE {
            let marks = &mut self.0[run.marks()];
            let filled = marks.partition_point(|mark| *mark != NONE);
            if let Some(free) = marks.get_mut(filled) {
                *free = mark;
                return run;
            }
            power = (run.0 & 31) + 1;
        }
        let fresh = Run((self.0.len() as u32) << 5 | power);
        let end = fresh.marks().end;
        if self.0.capacity() < end {
            // Grows by a quarter instead of doubling, to waste less memory.
            self.0.reserve_exact(end - self.0.len() + self.0.len() / 4);
        }
        self.0.extend([run.0, mark]);
        self.0.resize(end, NONE);
        fresh
    }

    /// Returns the latest mark of a history that is below `end`.
    pub fn find(&self, history: &History, end: u32) -> Option<u32> {
        match history.newest {
            newest if newest < end => Some(newest),
            _ if history.run.0 == NONE => None,
            _ => self.find_older(history.run, end),
        }
    }

    /// Searches the runs. Kept out of line: of most nodes in view the newest mark is the answer.
    #[inline(never)]
    fn find_older(&self, mut run: Run, end: u32) -> Option<u32> {
        while run.0 != NONE {
            let marks = &self.0[run.marks()];
            if marks[0] < end {
                return Some(marks[marks.partition_point(|mark| *mark < end) - 1]);
            }
            run = Run(self.0[run.place()]);
        }
        None
    }

    /// Returns the bytes of memory held.
    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u32>()
    }
}
