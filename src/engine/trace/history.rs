//! When a fact of a node changed: marks that rise, append-only. It does not know what they stand for: a step whose event tells the
//! fact, or the number of a record.

const NONE: u32 = u32::MAX;

/// The marks of one fact of one node. The newest stands here, since most questions are about it. Older ones stand in runs, each twice
/// as long as the one before it, so that any of them is found in the logarithm of their number.
#[derive(Clone, Copy, Debug)]
pub struct History {
    newest: u32,
    /// The last run.
    run: Run,
}

/// Where a run begins, times 32, and the power of two of its length: the first word leads to the run before it, its marks follow.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Run(u32);

impl History {
    /// No mark.
    pub const EMPTY: History = History {
        newest: NONE,
        run: Run(NONE),
    };

    /// The latest mark.
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

/// The runs of all histories.
#[derive(Debug, Default)]
pub struct Runs(Vec<u32>);

impl Runs {
    /// Adds a mark behind those of a history.
    pub fn add(&mut self, history: &mut History, mark: u32) {
        if let Some(older) = history.newest() {
            history.run = self.keep(history.run, older);
        }
        history.newest = mark;
    }

    /// Adds a mark to a run, or to a new one behind it. The last run afterwards.
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
            // By a quarter: what is not used yet is memory lost.
            self.0.reserve_exact(end - self.0.len() + self.0.len() / 4);
        }
        self.0.extend([run.0, mark]);
        self.0.resize(end, NONE);
        fresh
    }

    /// The latest mark of a history that is below `end`.
    pub fn find(&self, history: &History, end: u32) -> Option<u32> {
        match history.newest {
            newest if newest < end => Some(newest),
            _ if history.run.0 == NONE => None,
            _ => self.find_older(history.run, end),
        }
    }

    /// Kept out of the way of what is asked of every node in view: most have nothing newer.
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

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u32>()
    }
}
