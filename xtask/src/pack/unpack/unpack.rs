//! Unpacks the page's module: from what an arithmetic coder wrote (Witten, Neal and Cleary, "Arithmetic coding for data
//! compression", 1987, in Mahoney's form without carry) it reads symbol by symbol what `grammar` asks for and `model` guesses.
//! Packing runs the same code with a coder that writes.
mod codes;
mod facts;
mod grammar;
mod locals;
mod memory;
mod model;
mod operand;
#[cfg(target_family = "wasm")]
mod page;
mod signatures;
mod stack;
mod text;

use codes::Codes;
pub use codes::LONGEST;
pub use grammar::{Head, Source, Writer, LENGTHS};
use memory::Memory;
use model::{both, Model, Node, BITS, CONTEXTS, CORRECTIONS, EXPECTED, MIXTURES};
pub use model::{Place, KINDS};

/// The kind of the symbols that say how long the codes of all others are.
const LENGTH: usize = KINDS - 1;
/// The most that a packed and an unpacked module may have.
pub const PACKED: usize = 1 << 19;
pub const UNPACKED: usize = 1 << 21;

/// Reads or writes a bit of which is known how probable it is that it is set.
pub trait Coder {
    /// The bit; who reads is told the wrong one.
    fn bit(&mut self, probability: u32, bit: bool) -> bool;
}

/// Where the bits of an arithmetic coder stand between: what is still possible.
#[derive(Clone, Copy)]
pub struct Range {
    pub low: u32,
    pub high: u32,
}

impl Range {
    /// The last number that means a set bit.
    pub fn middle(self, probability: u32) -> u32 {
        let span = self.high - self.low;
        self.low + (span >> 16) * probability + (((span & 0xffff) * probability) >> 16)
    }

    /// Cuts off what is not possible any more.
    pub fn cut(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Whether the first byte is settled.
    pub fn is_settled(self) -> bool {
        (self.low ^ self.high) >> 24 == 0
    }

    /// Goes on to the next byte.
    pub fn shift(&mut self) {
        self.low <<= 8;
        self.high = self.high << 8 | 255;
    }
}

/// Everything that is learned on the way. It is so large that it is only made where it stays.
pub struct Mind {
    model: Model,
    memory: Memory,
    codes: [Codes; LENGTH],
}

#[allow(clippy::new_without_default, reason = "a default would be made on the stack")]
impl Mind {
    /// An empty one.
    pub const fn new() -> Self {
        Self { model: Model::new(), memory: Memory::new(), codes: [const { Codes::new() }; LENGTH] }
    }

    /// Forgets everything, if anything is known.
    pub fn forget(&mut self) {
        self.model.forget();
        self.memory.forget();
    }

    /// Begins with what is known beforehand.
    pub fn begin(&mut self) {
        self.model.begin();
    }

    /// Reads or writes how long the codes of all symbols are, and uses them from then on.
    pub fn lengths(&mut self, coder: &mut impl Coder, lengths: &mut [[u8; 256]; LENGTH]) {
        let mut above = [0; 256];
        for (kind, lengths) in lengths.iter_mut().enumerate() {
            let mut last = 0;
            for symbol in 0..256 {
                let up = u32::from(above[symbol]);
                let facts = [last & 15, last & 15 | up << 4, symbol as u32 & 0xf0 | last & 15];
                let mut place = Place {
                    kind: LENGTH,
                    contexts: [0; CONTEXTS],
                    count: 3,
                    sets: [0; MIXTURES],
                    corrections: [0; CORRECTIONS],
                    foretold: None,
                };
                for (context, (index, fact)) in place.contexts.iter_mut().zip((1..).zip(facts)) {
                    *context = both(index, fact).wrapping_mul(0x9e37_79b1);
                }
                let mut node = 1_u32;
                while node < 16 {
                    let bit = u32::from(lengths[symbol]) >> (3 - node.ilog2()) & 1 == 1;
                    // Four bits do not stand side by side.
                    let homes = self.model.homes(&place, node);
                    let bit = self.model.bit(coder, &place, &homes, Node { all: node, within: 1 }, [None; EXPECTED], bit);
                    node = node * 2 + u32::from(bit);
                }
                lengths[symbol] = node as u8 & 15;
                last = last << 4 | node & 15;
            }
            self.codes[kind].set(lengths);
            above = *lengths;
        }
    }

    /// What symbol of this kind followed that time when the same symbols stood in a row.
    pub fn likely(&self, kind: usize, time: usize) -> Option<u8> {
        self.memory.expected(time, kind).map(|(symbol, _)| symbol)
    }

    /// Reads a symbol, or writes the one that is given.
    pub fn symbol(&mut self, coder: &mut impl Coder, place: &Place, given: u8) -> u8 {
        let kind = place.kind % LENGTH;
        let code = self.code(kind, given);
        let mut left = code.ilog2();
        let [one, other] = [0, 1].map(|time| self.memory.expected(time, kind));
        let likely = [one, other, place.foretold].map(|expected| {
            expected.map_or((1, 0, 0), |(value, agreement)| (self.code(kind, value), self.code(kind, value).ilog2(), agreement))
        });
        let mut node = Node { all: 1, within: 1 };
        let mut homes = self.model.homes(place, 1);
        loop {
            let depth = node.all.ilog2();
            let expected = likely.map(|(code, length, agreement)| {
                let agrees = length > depth && code >> (length - depth) == node.all;
                agrees.then(|| (code >> (length - depth - 1) & 1 == 1, agreement))
            });
            left = left.saturating_sub(1);
            let bit = self.model.bit(coder, place, &homes, node, expected, code >> left & 1 == 1);
            node = Node { all: node.all * 2 + u32::from(bit), within: node.within * 2 + usize::from(bit) };
            let symbol = self.codes[kind].symbols[node.all as usize & 0xffff];
            // Beyond the longest code there is none: then this was not packed here, and any symbol is as wrong.
            if symbol > 0 || node.all > 0xffff {
                let symbol = symbol.wrapping_sub(1) as u8;
                self.memory.remember(kind, symbol);
                return symbol;
            }
            if node.within >> BITS > 0 {
                node.within = 1;
                homes = self.model.homes(place, node.all);
            }
        }
    }

    /// The code of a symbol behind a one; only that if it has none.
    fn code(&self, kind: usize, symbol: u8) -> u32 {
        u32::from(self.codes[kind].codes[usize::from(symbol)]).max(1)
    }
}

/// Reads what was packed.
struct Reader<'packed> {
    packed: &'packed [u8],
    at: usize,
    range: Range,
    value: u32,
}

impl Reader<'_> {
    fn next(&mut self) -> u8 {
        self.at += 1;
        self.packed.get(self.at - 1).copied().unwrap_or(0)
    }

    /// A number in LEB128 that stands before what is coded.
    fn number(&mut self) -> usize {
        let mut number = 0;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.next();
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                break;
            }
        }
        number
    }
}

impl Coder for Reader<'_> {
    #[inline]
    fn bit(&mut self, probability: u32, _: bool) -> bool {
        let middle = self.range.middle(probability);
        let bit = self.value <= middle;
        self.range.cut(middle, bit);
        while self.range.is_settled() {
            self.range.shift();
            self.value = self.value << 8 | u32::from(self.next());
        }
        bit
    }
}

struct Reading<'all, 'packed> {
    mind: &'all mut Mind,
    reader: Reader<'packed>,
}

impl Source for Reading<'_, '_> {
    fn symbol(&mut self, place: &Place, _: Option<u8>) -> u8 {
        self.mind.symbol(&mut self.reader, place, 0)
    }

    fn likely(&self, kind: usize, time: usize) -> Option<u8> {
        self.mind.likely(kind, time)
    }

    fn local(&mut self) -> Option<usize> {
        None
    }
}

/// Unpacks a module with a mind that knows nothing, and answers how long it is; nothing if that is not what was packed.
pub fn unpack(mind: &mut Mind, packed: &[u8], out: &mut [u8]) -> Option<usize> {
    mind.begin();
    let mut reader = Reader { packed, at: 0, range: Range { low: 0, high: u32::MAX }, value: 0 };
    let [length, before, code, functions, phase, sum] = [0; 6].map(|_| reader.number());
    (0..4).for_each(|_| reader.value = reader.value << 8 | u32::from(reader.next()));
    mind.lengths(&mut reader, &mut [[0; 256]; LENGTH]);
    let out = out.get_mut(..length)?;
    Writer::new(&mut Reading { mind, reader }, out).module(Head { length, before, code, functions, phase })?;
    (checksum(out) == sum).then_some(length)
}

/// A number that is another one for nearly any other bytes.
pub fn checksum(bytes: &[u8]) -> usize {
    bytes.iter().fold(1_u32, |sum, &byte| sum.wrapping_mul(0x0100_0193) ^ u32::from(byte)) as usize & 0xfff_ffff
}
