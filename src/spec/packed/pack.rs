//! Packed bytes from a text: what was there before is named by length and distance, and the more often a symbol stands the
//! shorter is its code.

use super::{DISTANCES, END, FEW_ZEROS, FIRST_LENGTH, LITERALS, LONGEST, LONGEST_MATCH, LONGEST_OF_LENGTHS, MANY_ZEROS, ORDER};
use super::{Lengths, REPEAT, distance_class, fixed_lengths, length_class};

const SHORTEST_MATCH: usize = 3;
const FARTHEST: usize = 32_768;
/// How many earlier places are looked at for the longest match.
const PLACES: usize = 256;

/// A symbol, and more bits that belong to it: their count and what they say.
#[derive(Clone, Copy)]
struct Word {
    symbol: usize,
    more: u32,
    rest: usize,
}

/// A byte, or a length with its distance.
type Token = (Word, Option<Word>);

fn word(symbol: usize) -> Word {
    Word { symbol, more: 0, rest: 0 }
}

/// The last class that does not begin above a size.
fn classed(size: usize, class: fn(usize) -> (usize, u32), count: usize, first: usize) -> Word {
    let (index, (base, more)) =
        (0..count).map(|index| (index, class(index))).take_while(|(_, (base, _))| *base <= size).last().unwrap_or_default();
    Word { symbol: first + index, more, rest: size - base }
}

/// Packs bytes, the same ones always into the same.
pub fn pack(bytes: &[u8]) -> Vec<u8> {
    let tokens = tokens(bytes);
    let mut fixed = Bits::default();
    fixed.put(0b011, 3);
    let (literals, distances) = fixed_lengths();
    fixed.tokens(&tokens, &literals, &distances);
    let mut own = Bits::default();
    own.put(0b101, 3);
    let (literals, distances) = own_lengths(&tokens);
    own.lengths(&literals, &distances);
    own.tokens(&tokens, &literals, &distances);
    if fixed.bytes.len() <= own.bytes.len() { fixed.bytes } else { own.bytes }
}

fn tokens(bytes: &[u8]) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut places = Places { last: vec![0; Places::NUMBERS], before: Vec::new() };
    let mut at = 0;
    while at < bytes.len() {
        let (length, distance) = places.longest(bytes, at);
        // If a longer one begins right behind, this byte stands for itself.
        if length < SHORTEST_MATCH || places.longest(bytes, at + 1).0 > length {
            tokens.push((word(usize::from(bytes[at])), None));
            places.learn(&bytes[at..]);
            at += 1;
            continue;
        }
        let distance = classed(distance, distance_class, DISTANCES, 0);
        tokens.push((classed(length, length_class, LITERALS - FIRST_LENGTH, FIRST_LENGTH), Some(distance)));
        (at..at + length).for_each(|at| places.learn(&bytes[at..]));
        at += length;
    }
    tokens.push((word(END), None));
    tokens
}

/// Where three bytes have stood before, found by a number that few others share. Places count from 1, 0 is none.
struct Places {
    last: Vec<usize>,
    /// To each place an earlier one with the same number.
    before: Vec<usize>,
}

impl Places {
    const NUMBERS: usize = 1 << 12;

    fn number(text: &[u8]) -> usize {
        text.iter().take(SHORTEST_MATCH).fold(0, |number, byte| (number * 37 + usize::from(*byte)) % Self::NUMBERS)
    }

    fn learn(&mut self, text: &[u8]) {
        let last = &mut self.last[Self::number(text)];
        self.before.push(*last);
        *last = self.before.len();
    }

    /// Length and distance of the longest and nearest earlier text that begins as the one at a place does.
    fn longest(&self, bytes: &[u8], at: usize) -> (usize, usize) {
        let mut longest = (0, 0);
        let rest = bytes.get(at..).unwrap_or_default();
        let mut place = self.last[Self::number(rest)];
        for _ in 0..PLACES {
            if place == 0 || at + 1 - place > FARTHEST {
                break;
            }
            let there = bytes[place - 1..].iter();
            let same = rest.iter().zip(there).take(LONGEST_MATCH).take_while(|(here, there)| here == there).count();
            if same > longest.0 {
                longest = (same, at + 1 - place);
            }
            place = self.before[place - 1];
        }
        longest
    }
}

/// The lengths of the codes that fit a block best.
fn own_lengths(tokens: &[Token]) -> Lengths {
    let (mut literals, mut distances) = (vec![0; LITERALS], vec![0; DISTANCES]);
    for (literal, distance) in tokens {
        literals[literal.symbol] += 1;
        if let Some(distance) = distance {
            distances[distance.symbol] += 1;
        }
    }
    (code_lengths(literals, LONGEST), code_lengths(distances, LONGEST))
}

/// The lengths of a code by Huffman. Where one would be too long, the counts are brought closer to each other.
fn code_lengths(mut counts: Vec<u32>, longest: usize) -> Vec<u8> {
    // A code of one symbol is not everywhere allowed.
    while counts.iter().filter(|count| **count > 0).count() < 2 {
        let unused = counts.iter().position(|count| *count == 0).unwrap_or_default();
        counts[unused] = 1;
    }
    loop {
        // What is to be joined; then who was joined into whom.
        let mut open: Vec<(u32, usize)> = counts.iter().copied().zip(0..).filter(|(count, _)| *count > 0).collect();
        let mut above = vec![0; counts.len()];
        while open.len() > 1 {
            let joined = above.len();
            above.push(0);
            let mut sum = 0;
            for _ in 0..2 {
                let rarest = (0..open.len()).min_by_key(|&place| open[place]).unwrap_or_default();
                let (count, node) = open.swap_remove(rarest);
                above[node] = joined;
                sum += count;
            }
            open.push((sum, joined));
        }
        let root = above.len() - 1;
        let depth = |symbol: usize| std::iter::successors(Some(symbol), |node| (*node != root).then(|| above[*node])).count() - 1;
        let lengths: Vec<u8> = (0..counts.len()).map(|symbol| if counts[symbol] > 0 { depth(symbol) as u8 } else { 0 }).collect();
        if lengths.iter().all(|length| usize::from(*length) <= longest) {
            return lengths;
        }
        counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
    }
}

/// The code of each symbol, its first bit lowest.
fn codes(lengths: &[u8]) -> Vec<u32> {
    let mut codes = vec![0; lengths.len()];
    let mut next = 0_u32;
    for length in 1..=LONGEST as u8 {
        next <<= 1;
        for symbol in (0..lengths.len()).filter(|&symbol| lengths[symbol] == length) {
            codes[symbol] = next.reverse_bits() >> (32 - u32::from(length));
            next += 1;
        }
    }
    codes
}

/// Bits that are being written.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    count: usize,
}

impl Bits {
    /// Writes so many bits, the lowest first.
    fn put(&mut self, bits: usize, count: u32) {
        for place in 0..count {
            if self.count.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((bits >> place & 1) as u8) << (self.count % 8);
            }
            self.count += 1;
        }
    }

    fn word(&mut self, word: Word, codes: &[u32], lengths: &[u8]) {
        self.put(codes[word.symbol] as usize, u32::from(lengths[word.symbol]));
        self.put(word.rest, word.more);
    }

    fn tokens(&mut self, tokens: &[Token], literals: &[u8], distances: &[u8]) {
        let (literal_codes, distance_codes) = (codes(literals), codes(distances));
        for &(literal, distance) in tokens {
            self.word(literal, &literal_codes, literals);
            if let Some(distance) = distance {
                self.word(distance, &distance_codes, distances);
            }
        }
    }

    /// The lengths of two codes, themselves in a code.
    fn lengths(&mut self, literals: &[u8], distances: &[u8]) {
        let runs = runs(&[literals, distances].concat());
        let mut counts = vec![0; ORDER.len()];
        runs.iter().for_each(|run| counts[run.symbol] += 1);
        let own = code_lengths(counts, LONGEST_OF_LENGTHS);
        self.put(LITERALS - FIRST_LENGTH, 5);
        self.put(DISTANCES - 1, 5);
        self.put(ORDER.len() - 4, 4);
        ORDER.iter().for_each(|symbol| self.put(usize::from(own[*symbol]), 3));
        let codes = codes(&own);
        runs.into_iter().for_each(|run| self.word(run, &codes, &own));
    }
}

/// Lengths, equal ones in a row as one word.
fn runs(lengths: &[u8]) -> Vec<Word> {
    let mut runs = Vec::new();
    let mut rest = lengths;
    while let Some(&length) = rest.first() {
        let same = rest.iter().take_while(|other| **other == length).count();
        let (symbol, more, least, most) = match (length, same) {
            (0, 11..) => (MANY_ZEROS, 7, 11, 138),
            (0, 3..) => (FEW_ZEROS, 3, 3, 10),
            _ => (usize::from(length), 0, 1, 1),
        };
        let mut taken = same.min(most);
        runs.push(Word { symbol, more, rest: taken - least });
        if length > 0 && same > 3 {
            let again = (same - 1).min(6);
            runs.push(Word { symbol: REPEAT, more: 2, rest: again - 3 });
            taken += again;
        }
        rest = &rest[taken..];
    }
    runs
}
