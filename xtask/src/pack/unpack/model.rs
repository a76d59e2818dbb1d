//! What the next bit will be, guessed from what followed in the same contexts before. It does not know what the bits stand for.
//!
//! The method is that of Matt Mahoney's paq and lpaq ("Adaptive weighing of context models for lossless data compression", 2005),
//! made smaller: each context remembers its last bits and how probable a set bit was, what such a history promises is learned, and
//! the promises are mixed by weights that are learned too. Every machine computes the same: it only adds, multiplies and divides.
use crate::Coder;

/// How many contexts guess at most at once.
pub const CONTEXTS: usize = 12;
/// Beside them guesses what followed the last times that the same symbols stood in a row: so many times; and what is foretold.
pub const TIMES: usize = 2;
pub const EXPECTED: usize = TIMES + 1;
/// First stand the guesses of what is expected and one that says always the same, then three of each context.
const ALWAYS: usize = EXPECTED;
const OF_CONTEXTS: usize = 4;
/// What is computed side by side.
const LANES: usize = 4;
const INPUTS: usize = (OF_CONTEXTS + 3 * CONTEXTS).next_multiple_of(LANES);
/// Kinds of symbols: each has weights and promises of its own.
pub const KINDS: usize = 9;
/// Guesses are mixed in so many ways and the mixtures mixed again, each with weights of its own for what stands around and for how
/// deep in a symbol the bit is; one for how many contexts know something instead.
pub const MIXTURES: usize = 3;
const BY_KNOWN: usize = 1;
const SETS: usize = 1 << 8;
const DEPTHS: usize = 4;
/// What comes out is corrected so many times by what came of such guesses: so many steps, and values between them.
pub const CORRECTIONS: usize = 1;
const CORRECTED: f32 = 0.65;
const STEPS: usize = 33;
const PLACES_OF_STEPS: u32 = 12;

/// Contexts find their histories by so many bits of a hash.
const PLACES: u32 = 20;
/// So many bits in a row find their histories side by side, behind the mark of who they belong to.
pub const BITS: u32 = 3;
const SIDE_BY_SIDE: usize = 1 << BITS;
/// A history is the last bits, up to seven, behind a one; 0 if there are none yet.
const HISTORIES: usize = 256;
const FULL: u8 = 0x80;
/// Bits are counted up to this, and moves of a promise up to the other.
const MOST_SEEN: u8 = 120;
const MOST_MOVED: u16 = 100;
const COUNTED: usize = 128;
/// Probabilities that are learned are parts of 65536, and never quite sure.
const CERTAIN: i32 = 65_535;
const DOUBT: i32 = 32;
/// Ways in which the last time may have agreed so far.
pub const AGREEMENTS: usize = 128;
/// A logistic scale from -12 to 12, of so many values for each 1, stands for probabilities while they are mixed.
const FINE: usize = 128;
const FARTHEST: f32 = 12.0;
const SCALE: usize = 24 * FINE + 2;
const CHANCES: usize = 4096;

const LEARNING: f32 = 0.019;
const LEARNING_OF_SHARED: f32 = 0.002;
const LEARNING_OF_MIXTURES: f32 = 0.002;
/// Weights that were as right as this stay as they are, which saves time.
const NOTHING_TO_LEARN: f32 = 0.02;
/// Guesses as right as this teach contexts nothing, which even serves them well, and as right as that nobody.
const KNOWN: f32 = 0.015;
const WELL_KNOWN: f32 = 0.003;
/// The weights that inputs begin with, until it is known better for all sets of weights: those of histories, and of probabilities on
/// the logistic scale and on an even one, which goes to so little for each part of 65536.
const FIRST_WEIGHTS: [f32; 3] = [0.2, 0.15, 0.0];
const EVENLY: f32 = 1.0 / 16_384.0;
const RATE: f32 = 0.006;

/// What a context remembers of one bit: how probable it is that it is set, how often it was seen, and what it was the last times.
#[derive(Clone, Copy)]
struct Slot {
    chance: u16,
    seen: u8,
    history: u8,
}

const UNSEEN: Slot = Slot { chance: 0, seen: 0, history: 0 };

/// What has been learned.
pub struct Model {
    squash: [f32; SCALE],
    stretch: [f32; CHANCES],
    slots: [[Slot; SIDE_BY_SIDE]; 1 << PLACES],
    /// By which part a probability moves that has moved so often, and how much it is to be believed.
    parts: [i32; COUNTED],
    belief: [f32; COUNTED],
    /// What a history promises, and how often that has moved.
    promises: [[[(u16, u16); HISTORIES]; CONTEXTS]; KINDS],
    agreements: [[[u16; AGREEMENTS]; EXPECTED]; KINDS],
    /// Weights that all sets of a mixture share, and how far those of each set are from them.
    shared: [[[f32; INPUTS]; MIXTURES]; KINDS],
    weights: [[[[f32; INPUTS]; SETS * DEPTHS]; MIXTURES]; KINDS],
    mixtures: [[[f32; MIXTURES]; 256]; KINDS],
    corrections: [[[f32; STEPS]; 1 << PLACES_OF_STEPS]; CORRECTIONS],
}

/// Where a symbol is guessed.
#[derive(Clone, Copy)]
pub struct Place {
    pub kind: usize,
    pub contexts: [u32; CONTEXTS],
    /// How many of the contexts there are.
    pub count: usize,
    /// What chooses the weights of each mixture.
    pub sets: [u32; MIXTURES],
    pub corrections: [u32; CORRECTIONS],
    /// What comes if an address follows from those before, and how that is known.
    pub foretold: Option<(u8, usize)>,
}

/// What came the last time, or what is foretold, and how well that time has agreed with this one or how it is known.
pub type Expected = Option<(bool, usize)>;

/// Where the histories of the next bits of a symbol stand.
pub type Homes = [usize; CONTEXTS];

/// Which bit of a symbol is guessed: the bits before it stand behind a one, and so do those since the homes began.
#[derive(Clone, Copy)]
pub struct Node {
    pub all: u32,
    pub within: usize,
}

/// Two facts as one.
#[inline]
pub fn both(one: u32, other: u32) -> u32 {
    (one ^ (one >> 15)).wrapping_mul(0x85eb_ca6b).wrapping_add(other)
}

impl Model {
    /// One that has learned nothing and cannot guess yet.
    pub const fn new() -> Self {
        Self {
            squash: [0.0; SCALE],
            stretch: [0.0; CHANCES],
            slots: [[UNSEEN; SIDE_BY_SIDE]; 1 << PLACES],
            parts: [0; COUNTED],
            belief: [0.0; COUNTED],
            promises: [[[(0, 0); HISTORIES]; CONTEXTS]; KINDS],
            agreements: [[[0; AGREEMENTS]; EXPECTED]; KINDS],
            shared: [[[0.0; INPUTS]; MIXTURES]; KINDS],
            weights: [[[[0.0; INPUTS]; SETS * DEPTHS]; MIXTURES]; KINDS],
            mixtures: [[[0.0; MIXTURES]; 256]; KINDS],
            corrections: [[[0.0; STEPS]; 1 << PLACES_OF_STEPS]; CORRECTIONS],
        }
    }

    /// Forgets what has been learned, if anything was.
    pub fn forget(&mut self) {
        self.slots.as_flattened_mut().fill(UNSEEN);
        self.weights.as_flattened_mut().as_flattened_mut().as_flattened_mut().fill(0.0);
    }

    /// Begins with what is known beforehand.
    pub fn begin(&mut self) {
        // e to the 12th, and from step to step e to the power of 1/128 less.
        let mut odds = 162_754.791_419_003_92_f64;
        for squashed in &mut self.squash {
            *squashed = (1.0 / (1.0 + odds)) as f32;
            odds *= 0.992_217_938_260_243_5;
        }
        let mut step = 0;
        for (chance, stretched) in self.stretch.iter_mut().enumerate() {
            let chance = (chance as f32 + 0.5) / CHANCES as f32;
            while self.squash[step + 1] < chance {
                step += 1;
            }
            let beyond = (chance - self.squash[step]) / (self.squash[step + 1] - self.squash[step]);
            *stretched = (step as f32 + beyond) / FINE as f32 - FARTHEST;
        }
        for (count, (part, belief)) in self.parts.iter_mut().zip(&mut self.belief).enumerate() {
            *part = (65_536.0 / (count as f32 + 1.5)) as i32;
            *belief = count as f32 / (count as f32 + 1.5);
        }
        for promises in self.promises.as_flattened_mut() {
            for (history, promise) in promises.iter_mut().enumerate() {
                let length = history.max(1).ilog2();
                let learned = (0..length).rev().fold(0.5, |promise, bit| {
                    let target = (history >> bit & 1) as f32;
                    promise + (target - promise) / ((length - bit) as f32 * 0.6 + 0.9).clamp(1.5, 4.0)
                });
                *promise = ((learned * 65_536.0).clamp(128.0, 65_408.0) as u16, 0);
            }
        }
        for agreements in self.agreements.as_flattened_mut() {
            for (agreement, promise) in agreements.iter_mut().enumerate() {
                *promise = 65_535 - 65_535 / (3 + 2 * (agreement as u16 & 15));
            }
        }
        for shared in self.shared.as_flattened_mut() {
            shared.fill(FIRST_WEIGHTS[0]);
            shared[OF_CONTEXTS..].chunks_exact_mut(3).for_each(|of_context| of_context.copy_from_slice(&FIRST_WEIGHTS));
        }
        self.mixtures.as_flattened_mut().fill([1.0 / MIXTURES as f32; MIXTURES]);
        for steps in self.corrections.as_flattened_mut() {
            for (step, corrected) in steps.iter_mut().enumerate() {
                *corrected = self.squash[step * FINE / 2 + 4 * FINE];
            }
        }
    }

    /// Finds where the histories of the next bits of a symbol stand, those before standing behind a one: what is guessed in a row
    /// lies side by side, for memory is slow. What was seen least makes room.
    #[inline(never)]
    pub fn homes(&mut self, place: &Place, node: u32) -> Homes {
        let mut homes = [0; CONTEXTS];
        let mut marks = [(0, 0); CONTEXTS];
        // All are fetched before the first is looked at.
        for index in 0..place.count {
            let hash = both(place.contexts[index], node).wrapping_mul(0x2c1b_3c6d);
            homes[index] = (hash >> (32 - PLACES)) as usize;
            marks[index] = (hash as u16 | 1, self.slots[homes[index]][0].chance);
        }
        for (home, &(mark, found)) in homes[..place.count].iter_mut().zip(&marks) {
            if found != mark {
                let ways = [1, 2, 3].map(|way| *home ^ way);
                if let Some(&way) = ways.iter().find(|&&way| self.slots[way][0].chance == mark) {
                    *home = way;
                } else {
                    for way in ways {
                        if self.slots[way][1].seen < self.slots[*home][1].seen {
                            *home = way;
                        }
                    }
                    self.slots[*home] = [UNSEEN; SIDE_BY_SIDE];
                    self.slots[*home][0].chance = mark;
                }
            }
        }
        homes
    }

    /// Guesses a bit, has it read or written, and learns from it.
    #[inline(never)]
    pub fn bit(
        &mut self,
        coder: &mut impl Coder,
        place: &Place,
        homes: &Homes,
        node: Node,
        expected: [Expected; EXPECTED],
        given: bool,
    ) -> bool {
        let kind = place.kind % KINDS;
        let mut inputs = [0.0; INPUTS];
        inputs[ALWAYS] = 0.3;
        let used = (OF_CONTEXTS + 3 * place.count).next_multiple_of(LANES).min(INPUTS);
        let mut known = 0;
        for index in 0..place.count {
            let slot = self.slots[homes[index]][node.within % SIDE_BY_SIDE];
            known += usize::from(slot.seen > 0);
            let belief = self.belief[usize::from(slot.seen) % COUNTED];
            inputs[OF_CONTEXTS + 3 * index] = self.stretched(self.promises[kind][index][usize::from(slot.history)].0);
            inputs[OF_CONTEXTS + 3 * index + 1] = self.stretched(slot.chance) * belief;
            inputs[OF_CONTEXTS + 3 * index + 2] = (f32::from(slot.chance) - 32_768.0) * EVENLY * belief;
        }
        for (time, expected) in expected.iter().enumerate() {
            if let Some((bit, agreement)) = *expected {
                let promise = self.stretched(self.agreements[kind][time][agreement % AGREEMENTS]);
                inputs[time] = if bit { promise } else { -promise };
            }
        }
        let depth = (node.all.ilog2() as usize).min(DEPTHS - 1);
        let mut sets = [depth; MIXTURES];
        sets[BY_KNOWN] = (known / 2).min(DEPTHS - 1);
        sets.iter_mut().zip(place.sets).for_each(|(set, fact)| *set += fact as usize % SETS * DEPTHS);
        let (mut mixed, mut all) = ([0.0; MIXTURES], 0.0);
        let leaf = node.all as usize & 255;
        for mixture in 0..MIXTURES {
            let weights = &self.weights[kind][mixture][sets[mixture]];
            let shared = &self.shared[kind][mixture];
            let [weights, shared, inputs] = [weights, shared, &inputs].map(|all| all[..used].as_chunks::<LANES>().0);
            let mut sums = [0.0; LANES];
            for ((weights, shared), inputs) in weights.iter().zip(shared).zip(inputs) {
                for lane in 0..LANES {
                    sums[lane] += (shared[lane] + weights[lane]) * inputs[lane];
                }
            }
            mixed[mixture] = limited(sums[0] + sums[1] + (sums[2] + sums[3]));
            all += mixed[mixture] * self.mixtures[kind][leaf][mixture];
        }
        let all = limited(all);
        let together = self.squashed(all);
        let at = (all.clamp(-7.99, 7.99) + 8.0) * 2.0;
        let step = at as i32;
        let (step, beyond) = (step as usize % (STEPS - 1), at - step as f32);
        let steps =
            place.corrections.map(|fact| (both(fact, node.all).wrapping_mul(0x9e37_79b1) >> (32 - PLACES_OF_STEPS)) as usize);
        let mut probability = together * (1.0 - CORRECTED);
        for (corrections, place) in self.corrections.iter().zip(steps) {
            let corrected = corrections[place][step] * (1.0 - beyond) + corrections[place][step + 1] * beyond;
            probability += corrected * (CORRECTED / CORRECTIONS as f32);
        }
        let bit = coder.bit(((probability * 65536.0) as i32).clamp(4, 65532) as u32, given);

        let target = f32::from(u8::from(bit));
        let surprise = target - together;
        if surprise.abs() < WELL_KNOWN {
            return bit;
        }
        for mixture in 0..MIXTURES {
            self.mixtures[kind][leaf][mixture] += surprise * LEARNING_OF_MIXTURES * mixed[mixture];
            let error = target - self.squashed(mixed[mixture]);
            if error.abs() > NOTHING_TO_LEARN {
                learn(&mut self.weights[kind][mixture][sets[mixture]], &inputs, used, error * LEARNING);
                learn(&mut self.shared[kind][mixture], &inputs, used, error * LEARNING_OF_SHARED);
            }
        }
        for (corrections, place) in self.corrections.iter_mut().zip(steps) {
            let corrected = &mut corrections[place][step + usize::from(beyond >= 0.5)];
            *corrected += (target - *corrected) * RATE;
        }
        let target = if bit { CERTAIN } else { 0 };
        let taught = if surprise.abs() < KNOWN { 0 } else { place.count };
        for (index, &home) in homes[..taught].iter().enumerate() {
            let slot = &mut self.slots[home][node.within % SIDE_BY_SIDE];
            let (promise, moved) = &mut self.promises[kind][index][usize::from(slot.history)];
            nearer(promise, target, self.parts[usize::from(*moved) % COUNTED]);
            *moved = (*moved + 1).min(MOST_MOVED);
            if slot.seen == 0 {
                slot.chance = 32_768;
            }
            nearer(&mut slot.chance, target, self.parts[usize::from(slot.seen) % COUNTED]);
            slot.seen = (slot.seen + 1).min(MOST_SEEN);
            let longer = if slot.history == 0 { 2 } else { slot.history << 1 };
            slot.history = longer | (slot.history & FULL) | u8::from(bit);
        }
        for (time, expected) in expected.iter().enumerate() {
            if let Some((expected, agreement)) = *expected {
                let target = if expected == bit { CERTAIN } else { 0 };
                nearer(&mut self.agreements[kind][time][agreement % AGREEMENTS], target, 1311);
            }
        }
        bit
    }

    #[inline]
    fn stretched(&self, chance: u16) -> f32 {
        self.stretch[usize::from(chance >> 4)]
    }

    #[inline]
    fn squashed(&self, value: f32) -> f32 {
        let at = (value + FARTHEST) * FINE as f32;
        let step = at as i32;
        let [low, high] = [0, 1].map(|next| self.squash[(step + next) as usize % SCALE]);
        low + (high - low) * (at - step as f32)
    }
}

/// Moves weights so that what came would have been guessed better.
#[inline(never)]
fn learn(weights: &mut [f32; INPUTS], inputs: &[f32; INPUTS], used: usize, error: f32) {
    for (weights, inputs) in weights[..used].as_chunks_mut::<LANES>().0.iter_mut().zip(inputs.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            weights[lane] += error * inputs[lane];
        }
    }
}

/// A guess that is not too sure.
#[inline]
fn limited(guess: f32) -> f32 {
    guess.clamp(-11.0, 11.0)
}

/// Moves a probability towards what came.
#[inline]
fn nearer(probability: &mut u16, target: i32, part: i32) {
    let before = i32::from(*probability);
    *probability = (before + ((((target - before) >> 1) * part) >> 15)).clamp(DOUBT, CERTAIN - DOUBT) as u16;
}
