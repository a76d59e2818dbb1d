//! The locals of a function by how long ago they were there: the next one is told by its rank among those that come into question.

/// No more are heeded.
const MOST: usize = 1 << 12;

/// What is known of the locals of a function.
pub struct Locals {
    types: [u8; MOST],
    pub count: usize,
    /// Those that have been there, the last one last.
    order: [u16; MOST],
    pub seen: usize,
    candidates: [u16; MOST],
    pub listed: usize,
    was_seen: [bool; MOST],
    /// What set each, how often it was there, and what came after it the last time.
    pub set_by: [u8; MOST],
    pub times: [u8; MOST],
    pub after: [u16; MOST],
}

/// None of them.
pub const NONE: usize = MOST - 1;
/// So many that come into question are facts.
const LOOKED_AT: usize = 6;

/// What is known of the locals that come into question.
#[derive(Default)]
pub struct Outlook {
    pub first: u32,
    pub types: u32,
    pub makers: u32,
}

impl Locals {
    /// No locals.
    pub const fn new() -> Self {
        Self {
            types: [0; MOST],
            count: 0,
            order: [0; MOST],
            seen: 0,
            candidates: [0; MOST],
            listed: 0,
            was_seen: [false; MOST],
            set_by: [0; MOST],
            times: [0; MOST],
            after: [0; MOST],
        }
    }

    /// Forgets those of another function.
    pub fn begin(&mut self) {
        let count = self.count.min(MOST);
        self.was_seen[..count].fill(false);
        self.set_by[..count].fill(0);
        self.times[..count].fill(0);
        self.after[..count].fill(NONE as u16);
        (self.count, self.seen) = (0, 0);
    }

    /// One more, or one more parameter, which is there from the beginning.
    pub fn add(&mut self, of: u8) {
        self.types[self.count % MOST] = of;
        self.count += 1;
    }

    pub fn type_of(&self, local: usize) -> u8 {
        self.types[local % MOST]
    }

    /// A local is there now.
    pub fn touch(&mut self, local: usize) {
        let local = local % MOST;
        let order = &mut self.order[..self.seen];
        if let Some(place) = order.iter().rposition(|&other| usize::from(other) == local) {
            order.copy_within(place + 1.., place);
        } else if self.seen < MOST {
            self.seen += 1;
        }
        self.order[self.seen - 1] = local as u16;
        self.was_seen[local] = true;
    }

    /// Lists the locals that come into question, the likeliest first: all that have been there; or the first new one of the type
    /// that is set, and all of that type that have been there.
    #[inline(never)]
    pub fn list(&mut self, set: Option<u8>) {
        self.listed = 0;
        let count = self.count.min(MOST);
        if let Some(set) = set {
            let new = (0..count).find(|&local| !self.was_seen[local] && self.types[local] == set);
            self.enlist(new.unwrap_or(NONE));
        }
        for place in (0..self.seen).rev() {
            let local = usize::from(self.order[place]);
            if set.is_none_or(|set| self.types[local] == set) {
                self.enlist(local);
            }
        }
    }

    fn enlist(&mut self, local: usize) {
        self.candidates[self.listed % MOST] = local as u16;
        self.listed += 1;
    }

    /// The local of a rank: what stands there in the list, and behind it all there are.
    pub fn at(&self, rank: usize) -> Option<usize> {
        let behind = rank.checked_sub(self.listed);
        let local = behind.unwrap_or_else(|| self.candidates[rank % MOST].into());
        (local < self.count.min(MOST)).then_some(local)
    }

    /// The rank of a local.
    #[inline(never)]
    pub fn rank(&self, local: usize) -> usize {
        (0..self.listed).find(|&rank| usize::from(self.candidates[rank % MOST]) == local).unwrap_or(self.listed + local)
    }

    /// What is known of those that come first in the list.
    pub fn outlook(&self) -> Outlook {
        let mut outlook = Outlook { first: self.candidates[0].into(), ..Outlook::default() };
        for rank in 0..LOOKED_AT.min(self.listed) {
            let local = usize::from(self.candidates[rank]);
            outlook.types = outlook.types << 2 | u32::from(self.types[local] & 3);
            if rank < 3 {
                outlook.makers = outlook.makers << 8 | u32::from(self.set_by[local]);
            }
        }
        outlook
    }
}
