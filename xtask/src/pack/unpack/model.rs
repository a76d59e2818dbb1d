//! What the next bit will be, guessed from what followed in the same contexts before. It does not know what the bits stand for.
//!
//! The method is that of Matt Mahoney's lpaq ("Adaptive weighing of context models for lossless data compression", 2005), made
//! smaller: each context remembers its last bits, what such a history promises is learned, and the promises are mixed by weights
//! that are learned too. Numbers are whole ones, so that every machine guesses the same.

/// How many contexts guess at once; one more guess is what followed the last time that the same symbols stood in a row.
pub const CONTEXTS: usize = 3;
const INPUTS: usize = CONTEXTS + 1;
/// Kinds of symbols: each has weights and promises of its own.
pub const KINDS: usize = 9;
/// Sets of weights for each kind, and how many of them hang on how far into the symbol the bit is.
const SETS: usize = 1 << 10;
const DEPTHS: u32 = 4;

/// Each context finds its histories by so many bits of a hash.
const PLACES: u32 = 19;
/// So many bits in a row find their histories side by side.
pub const BITS: u32 = 3;
const SIDE_BY_SIDE: usize = 1 << BITS;
/// A history is the last bits, up to seven, behind a one; 0 if there are none yet.
const HISTORIES: usize = 256;
const FULL: u8 = 0x80;
/// Probabilities that a bit is set are sixteenths of bits; a logistic scale from -2047 to 2047 stands for them while they are mixed.
const CERTAIN: i32 = 65535;
const EVEN: i32 = 32768;
const SCALE: usize = 4096;
/// How far promises move towards what came: this part of the way, as a shift.
const RATE: i32 = 6;
const LEARNING: i32 = 10;
/// Weights that were as right as this stay as they are, which saves time.
const NOTHING_TO_LEARN: i32 = 1024;
const FIRST_WEIGHT: i32 = 18_350;
/// Ways in which the last time may have agreed so far.
pub const AGREEMENTS: usize = 64;
/// The mixed guess is corrected by what came of such guesses at this place: so many steps, and values between them.
const STEPS: usize = 33;
/// No guess is surer than this, for a surprise would cost too much.
const DOUBT: i32 = 32;

/// What has been learned.
pub struct Model {
    squash: [i32; SCALE],
    stretch: [i16; SCALE],
    histories: [[u8; 1 << PLACES]; CONTEXTS],
    promises: [[[u16; HISTORIES]; CONTEXTS]; KINDS],
    agreements: [[u16; AGREEMENTS]; KINDS],
    weights: [[[i32; INPUTS]; SETS]; KINDS],
    corrections: [[[u16; STEPS]; 256]; KINDS],
}

/// Where a symbol is guessed.
#[derive(Clone, Copy)]
pub struct Place {
    pub kind: usize,
    pub set: u32,
    pub contexts: [u32; CONTEXTS],
}

/// What came the last time, and how well that time has agreed with this one.
pub type Expected = Option<(bool, usize)>;

/// Where the histories of the next bits of a symbol begin.
pub type Homes = [usize; CONTEXTS];

/// Which bit of a symbol is guessed: the bits before it stand behind a one, and so do those since the homes began.
#[derive(Clone, Copy)]
pub struct Node {
    pub all: u32,
    pub within: usize,
}

/// A guess, and what it was made of.
pub struct Guess {
    /// How probable it is that the bit is set, of 65536.
    pub probability: i32,
    mixed: i32,
    homes: Homes,
    histories: [u8; CONTEXTS],
    inputs: [i32; INPUTS],
    set: usize,
    node: usize,
    step: usize,
}

impl Model {
    /// One that has learned nothing and cannot guess yet.
    pub const fn new() -> Self {
        Self {
            squash: [0; SCALE],
            stretch: [0; SCALE],
            histories: [[0; 1 << PLACES]; CONTEXTS],
            promises: [[[0; HISTORIES]; CONTEXTS]; KINDS],
            agreements: [[0; AGREEMENTS]; KINDS],
            weights: [[[0; INPUTS]; SETS]; KINDS],
            corrections: [[[0; STEPS]; 256]; KINDS],
        }
    }

    /// Forgets everything and begins with what is likely.
    pub fn begin(&mut self) {
        // The logistic curve, step by step along its own slope.
        let mut probability = EVEN << 14;
        for above in 0..SCALE / 2 {
            let value = probability >> 14;
            self.squash[SCALE / 2 + above] = value;
            self.squash[SCALE / 2 - 1 - above] = CERTAIN + 1 - value;
            probability += ((i64::from(probability) * ((1 << 30) - i64::from(probability))) >> 38) as i32;
        }
        let mut at = 0;
        for (probability, stretched) in self.stretch.iter_mut().enumerate() {
            while at < SCALE - 1 && self.squash[at] < probability as i32 * 16 + 8 {
                at += 1;
            }
            *stretched = at as i16 - 2048;
        }
        self.histories.iter_mut().for_each(|histories| histories.fill(0));
        let mut promises = [0; HISTORIES];
        for (history, promise) in promises.iter_mut().enumerate() {
            let length = history.max(1).ilog2();
            let learned = (0..length).rev().fold(EVEN, |promise, bit| {
                let target = if history >> bit & 1 == 1 { CERTAIN } else { 0 };
                promise + (target - promise) * 2 / (2 * (length - bit) as i32).clamp(3, 8)
            });
            *promise = learned as u16;
        }
        let mut agreements = [0; AGREEMENTS];
        for (agreement, promise) in agreements.iter_mut().enumerate() {
            *promise = 65_535 - 60_000 / (2 + agreement as u16 % 16);
        }
        let mut steps = [0; STEPS];
        for (step, probability) in steps.iter_mut().enumerate() {
            *probability = self.squash[(step * 128).clamp(1, SCALE - 1)] as u16;
        }
        for kind in 0..KINDS {
            self.promises[kind].fill(promises);
            self.agreements[kind] = agreements;
            self.weights[kind].fill([FIRST_WEIGHT; INPUTS]);
            self.corrections[kind].fill(steps);
        }
    }

    /// Where the histories of the next bits of a symbol begin, those before standing behind a one: what is guessed in a row lies
    /// side by side, for memory is slow.
    #[inline]
    pub fn homes(place: &Place, node: u32) -> Homes {
        let spread = node.wrapping_mul(0x9e37_79b1);
        let hash = |context: u32| ((context ^ spread).wrapping_mul(0x2c1b_3c6d) >> (32 - PLACES)) as usize;
        place.contexts.map(|context| hash(context) & !(SIDE_BY_SIDE - 1))
    }

    /// Guesses a bit.
    #[inline]
    pub fn guess(&self, place: &Place, homes: &Homes, node: Node, expected: Expected) -> Guess {
        let kind = place.kind;
        let depth = node.all.min(DEPTHS) - 1;
        let set = (place.set * DEPTHS + depth) as usize % SETS;
        let weights = &self.weights[kind][set];
        let promises = &self.promises[kind];
        let (mut histories, mut inputs) = ([0; CONTEXTS], [0; INPUTS]);
        let mut mixed = 0_i32;
        let homes = homes.map(|home| home | node.within);
        for index in 0..CONTEXTS {
            histories[index] = self.histories[index][homes[index]];
            inputs[index] = self.stretched(promises[index][usize::from(histories[index])]);
            mixed = mixed.wrapping_add(weights[index].wrapping_mul(inputs[index]) >> 16);
        }
        if let Some((bit, agreement)) = expected {
            let promise = self.stretched(self.agreements[kind][agreement]);
            inputs[CONTEXTS] = if bit { promise } else { -promise };
            mixed = mixed.wrapping_add(weights[CONTEXTS].wrapping_mul(inputs[CONTEXTS]) >> 16);
        }
        let at = (mixed.clamp(-2047, 2047) + 2048) as usize;
        let mixed = self.squash[at];
        let node = node.all as usize & 255;
        let steps = &self.corrections[kind][node];
        let (step, beyond) = (at >> 7, (at & 127) as i32);
        let corrected = (i32::from(steps[step]) * (128 - beyond) + i32::from(steps[step + 1]) * beyond) >> 7;
        let probability = ((mixed + corrected) >> 1).clamp(DOUBT, CERTAIN - DOUBT);
        Guess { probability, mixed, homes, histories, inputs, set, node, step: step + (beyond >> 6) as usize }
    }

    /// Learns from what came.
    #[inline]
    pub fn learn(&mut self, kind: usize, guess: &Guess, expected: Expected, bit: bool) {
        let error = (i32::from(bit) << 16) - guess.mixed;
        if error.abs() > NOTHING_TO_LEARN {
            for (weight, input) in self.weights[kind][guess.set].iter_mut().zip(guess.inputs) {
                *weight = weight.wrapping_add((input.wrapping_mul(error * LEARNING).wrapping_add(0x2_0000)) >> 18);
            }
        }
        for index in 0..CONTEXTS {
            let history = guess.histories[index];
            nearer(&mut self.promises[kind][index][usize::from(history)], bit);
            let longer = if history == 0 { 2 } else { history << 1 };
            self.histories[index][guess.homes[index]] = longer | (history & FULL) | u8::from(bit);
        }
        if let Some((expected, agreement)) = expected {
            nearer(&mut self.agreements[kind][agreement], bit == expected);
        }
        nearer(&mut self.corrections[kind][guess.node][guess.step], bit);
    }

    #[inline]
    fn stretched(&self, probability: u16) -> i32 {
        i32::from(self.stretch[usize::from(probability >> 4)])
    }
}

/// Moves a probability towards what came.
#[inline]
fn nearer(probability: &mut u16, bit: bool) {
    let target = if bit { CERTAIN } else { 0 };
    let before = i32::from(*probability);
    *probability = (before + ((target - before) >> RATE)) as u16;
}
