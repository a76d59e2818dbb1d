//! A module as a row of symbols: which kind comes next, and what is known where it stands. Told the symbols one after the other it
//! writes the module; it does not know where they come from.
use crate::facts::{place, Fact, Facts, FACTS};
use crate::locals::Locals;
use crate::model::{both, Place};
use crate::signatures::Signatures;
use crate::stack::{Stack, I32};
use crate::text::Text;

/// Kinds of symbols.
pub const OPERATION: usize = 0;
pub const LOCAL: usize = 1;
pub const OFFSET: usize = 2;
pub const NUMBER: usize = 3;
pub const FUNCTION: usize = 4;
pub const SHAPE: usize = 5;
pub const LONG: usize = 6;
pub const TEXT: usize = 7;

/// Parts of declarations take the numbers of operations that are rare, so as to be shapes like others.
const GROUPS: u32 = 0xe0;
const COUNT: u32 = 0xe1;
const TYPE: u32 = 0xe2;
const CODE: u8 = 10;
/// Offsets are found again by so many values of a hash of what they were added to.
pub const OFFSETS: usize = 1 << 12;
const NO_OFFSET: u32 = 999;
/// What came after an instruction the last time is found by so many values of a hash.
const NEXT: usize = 1 << 12;
/// A symbol above this says of how many bytes a number is, the highest of which follows first.
pub const LENGTHS: u8 = 128;
/// Addresses are written in so many bytes.
const ADDRESS: u32 = 4;
/// Locals that were there longer ago take two symbols.
const RANKS: usize = 128;

/// Where symbols come from.
pub trait Source {
    /// The next symbol, whose place is known; who writes may be told which one it is.
    fn symbol(&mut self, place: &Place, known: Option<u8>) -> u8;
    /// What symbol of this kind followed that time when the same symbols stood in a row.
    fn likely(&self, kind: usize, time: usize) -> Option<u8>;
    /// The local that comes next, if that is known already.
    fn local(&mut self) -> Option<usize>;
}

/// What stands at the head of a packed module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The bytes of the module, of those before the code, and of the code.
    pub length: usize,
    pub before: usize,
    pub code: usize,
    pub functions: usize,
    /// Where in a group of four bytes numbers begin in what is not code.
    pub phase: usize,
}

/// A module that is being written.
pub struct Writer<'out, S> {
    source: &'out mut S,
    pub(crate) out: &'out mut [u8],
    end: usize,
    pub(crate) types: Signatures,
    pub(crate) stack: Stack,
    pub(crate) locals: Locals,
    facts: Facts,
    pub(crate) offsets: [u32; OFFSETS],
    next: [u8; NEXT],
    /// The last local.
    local: usize,
    /// The last address, and where the one behind what it is of the length that was named after it; 0 if there is none.
    address: u32,
    expected: u32,
    /// What symbol should come next, and how that is known.
    foretold: Option<(u8, usize)>,
}

/// A few facts as one.
pub fn all(facts: &[u32]) -> u32 {
    facts.iter().fold(0, |one, &other| both(one, other))
}

impl<'out, S: Source> Writer<'out, S> {
    /// Begins a module.
    pub fn new(source: &'out mut S, out: &'out mut [u8]) -> Self {
        Self {
            source,
            out,
            end: 0,
            types: Signatures::new(),
            stack: Stack::new(),
            locals: Locals::new(),
            facts: [0; FACTS],
            offsets: [0; OFFSETS],
            next: [0; NEXT],
            local: 0,
            address: 0,
            expected: 0,
            foretold: None,
        }
    }

    /// Writes a module; nothing if there is no room for it, or if it cannot be one.
    pub fn module(&mut self, head: Head) -> Option<()> {
        self.text(head.before, head.phase)?;
        self.types.read(&self.out[..self.end]);
        self.put(CODE)?;
        self.size(head.code)?;
        self.size(head.functions)?;
        for index in 0..head.functions {
            let start = self.end;
            // Room for the longest size.
            self.end += 5;
            self.function(self.types.imported + index)?;
            let stop = self.end;
            self.end = start;
            self.size(stop - start - 5)?;
            self.out.copy_within(start + 5..stop, self.end);
            self.end += stop - start - 5;
        }
        self.text(head.length.checked_sub(self.end)?, head.phase)
    }

    pub(crate) fn put(&mut self, byte: u8) -> Option<()> {
        *self.out.get_mut(self.end)? = byte;
        self.end += 1;
        Some(())
    }

    #[inline(never)]
    fn size(&mut self, mut size: usize) -> Option<()> {
        while size > 127 {
            self.put(size as u8 | 128)?;
            size >>= 7;
        }
        self.put(size as u8)
    }

    #[inline(never)]
    fn symbol(&mut self, kind: usize, before: u32, known: Option<u8>) -> u8 {
        for (time, fact) in [Fact::Likely, Fact::Likely2].into_iter().enumerate() {
            let likely = self.source.likely(kind, time);
            self.know(fact, likely.map_or(256, u32::from));
        }
        let foretold = self.foretold.take();
        self.source.symbol(&Place { foretold, ..place(kind, &self.facts, before) }, known)
    }

    pub(crate) fn fact(&self, fact: Fact) -> u32 {
        self.facts[fact as usize]
    }

    #[inline(never)]
    pub(crate) fn know(&mut self, fact: Fact, value: u32) {
        self.facts[fact as usize] = value;
    }

    /// What is not code: names, tables, texts, records of four bytes.
    fn text(&mut self, length: usize, phase: usize) -> Option<()> {
        let mut text = Text::new(self.end, phase);
        for _ in 0..length {
            self.facts = text.facts(self.out, self.end);
            self.foretold = text.foretold(self.out, self.end);
            let byte = self.symbol(TEXT, 0, None);
            text.add(byte, self.end);
            self.put(byte)?;
        }
        Some(())
    }

    /// A number in LEB128, and the number itself, without heed of signs.
    #[inline(never)]
    pub(crate) fn value(&mut self, kind: usize) -> Option<u32> {
        let first = self.symbol(kind, 1, None);
        if first < LENGTHS {
            self.put(first)?;
            return Some(first.into());
        }
        let length = u32::from(first - LENGTHS);
        let bytes = self.end..self.end + length as usize;
        self.end = bytes.end;
        let (mut value, mut before) = (0, length + 1);
        let mut more = 0;
        let mut is_expected = [self.expected, self.address].map(|address| address > 0 && length == ADDRESS);
        for (at, shift) in bytes.rev().zip((0..length * 7).step_by(7).rev()) {
            let expected = [self.expected, self.address].map(|address| address >> (shift & 31) & 127);
            if kind == NUMBER {
                let [one, other] = [0, 1].map(|index| u32::from(is_expected[index]) << 8 | expected[index]);
                self.know(Fact::Expected, both(one, other));
                let likelier = (0..2).find(|&index| is_expected[index]);
                self.foretold = likelier.map(|index| (expected[index] as u8, index * 8 + shift as usize / 7));
            }
            let byte = self.symbol(kind, before, None);
            *self.out.get_mut(at)? = byte | more;
            more = 128;
            value = value << 7 | u32::from(byte);
            before = before << 7 | u32::from(byte);
            (0..2).for_each(|index| is_expected[index] &= expected[index] == byte.into());
        }
        Some(value)
    }

    /// A number of 32 bits, which may be an address.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let start = self.end;
        self.know(Fact::Expected, u32::from(self.expected > 0) << 1 | u32::from(self.address > 0));
        let number = self.value(NUMBER)?;
        match (self.end - start) as u32 {
            ADDRESS => (self.address, self.expected) = (number, 0),
            1 | 2 if self.address > 0 && self.expected == 0 => self.expected = self.address.wrapping_add(number),
            _ => {}
        }
        self.know(Fact::Number2, self.fact(Fact::Number));
        self.know(Fact::Number, number);
        Some(number)
    }

    /// The bytes of a floating-point number.
    #[inline(never)]
    pub(crate) fn float(&mut self, length: u32) -> Option<u32> {
        let mut before = 1;
        for at in 0..length {
            self.know(Fact::Within, at);
            self.know(Fact::Expected, before);
            let byte = self.symbol(LONG, 0, None);
            self.put(byte)?;
            before = both(before, byte.into());
        }
        Some(before)
    }

    /// A local, told by its rank among those that come into question.
    #[inline(never)]
    pub(crate) fn local(&mut self, operation: u32) -> Option<usize> {
        let set = (operation != 0x20).then(|| self.stack.top(1).of);
        self.locals.list(set);
        let outlook = self.locals.outlook();
        let after = self.locals.rank(self.locals.after[self.local].into());
        for (fact, value) in [
            (Fact::Candidate, outlook.first),
            (Fact::CandidateTypes, outlook.types),
            (Fact::CandidateMakers, outlook.makers),
            (Fact::RankAfter, after.min(99) as u32),
            (Fact::Listed, self.locals.listed.min(20) as u32),
        ] {
            self.know(fact, value);
        }
        let known = self.source.local().map(|local| self.locals.rank(local));
        let split =
            known.map(|rank| if rank < RANKS { [rank, 0] } else { [RANKS + rank / RANKS, rank % RANKS] }.map(|part| part as u8));
        let mut rank = usize::from(self.symbol(LOCAL, 1, split.map(|parts| parts[0])));
        if rank >= RANKS {
            let low = self.symbol(LOCAL, rank as u32, split.map(|parts| parts[1]));
            rank = (rank - RANKS) * RANKS + usize::from(low);
        }
        let local = self.locals.at(rank)?;
        self.size(local)?;
        self.know(Fact::Rank2, self.fact(Fact::Rank));
        self.know(Fact::Rank, rank as u32);
        self.locals.touch(local);
        self.locals.after[self.local] = local as u16;
        self.locals.times[local] = self.locals.times[local].saturating_add(1);
        self.local = local;
        Some(local)
    }

    /// A type, how far out a branch goes, or anything else that is rare; `part` tells which of an operation.
    #[inline(never)]
    pub(crate) fn shape(&mut self, operation: u32, part: u32) -> Option<u32> {
        self.know(Fact::Operation, operation * 4 + part);
        let shape = self.value(SHAPE)?;
        self.know(Fact::Shape, shape);
        Some(shape)
    }

    #[inline(never)]
    pub(crate) fn shapes(&mut self, operation: u32, part: u32, count: u32) -> Option<()> {
        (0..count).try_for_each(|_| self.shape(operation, part).map(drop))
    }

    fn function(&mut self, index: usize) -> Option<()> {
        self.locals.begin();
        self.stack.begin();
        self.facts = [0; FACTS];
        (self.offsets, self.next) = ([NO_OFFSET; OFFSETS], [0; NEXT]);
        (self.local, self.address, self.expected) = (0, 0, 0);
        let of = self.types.of(index);
        let [(start, taken), _] = self.types.lists(self.out, of);
        for at in start..start + taken {
            self.locals.add(self.out.get(at).copied().unwrap_or(I32));
        }
        (0..taken).rev().for_each(|local| self.locals.touch(local));
        self.know(Fact::Function, index as u32);
        for _ in 0..self.shape(GROUPS, 0)? {
            let count = self.shape(COUNT, 0)?;
            let of = self.shape(TYPE, 0)?;
            self.know(Fact::Declared, self.fact(Fact::Declared).wrapping_add(count));
            (0..count.min(1 << 16)).for_each(|_| self.locals.add(of as u8));
        }
        loop {
            self.look();
            self.know(Fact::Operation, 0);
            let byte = self.symbol(OPERATION, 0, None);
            self.put(byte)?;
            let operation = u32::from(byte);
            self.next[self.fact(Fact::Instruction) as usize % NEXT] = byte;
            self.know(Fact::Operation, operation);
            let nested = self.stack.nested;
            let operand = self.operand(operation)?;
            if operation == 0x0b && nested == 0 {
                return Some(());
            }
            self.remember(operation, operand);
        }
    }

    /// An instruction has been written.
    #[inline(never)]
    fn remember(&mut self, operation: u32, operand: u32) {
        for (fact, before) in [(Fact::Before4, Fact::Before3), (Fact::Before3, Fact::Before2), (Fact::Before2, Fact::Before)] {
            self.know(fact, self.fact(before));
        }
        self.know(Fact::Before, operation);
        self.know(Fact::Instruction2, self.fact(Fact::Instruction));
        self.know(Fact::Instruction, all(&[operation, operand]));
        self.know(Fact::Position, (self.fact(Fact::Position) + 1).min(20));
        // Each row of operations is the one shorter row before, and the last.
        for row in [Fact::Six, Fact::Five, Fact::Four, Fact::Three, Fact::Two] {
            let shorter = if let Fact::Two = row { self.fact(Fact::Before2) } else { self.facts[row as usize - 1] };
            self.know(row, both(shorter, operation));
        }
    }

    /// Finds what is known before the next instruction.
    #[inline(never)]
    fn look(&mut self) {
        let [top, second, third] = [1, 2, 3].map(|below| self.stack.top(below));
        let height = self.stack.height();
        let (block, nested) = (self.stack.block(1), self.stack.nested);
        let blocks = (1..5).fold(0, |blocks, out| blocks << 4 | (self.stack.block(out).operation & 15));
        let types = (0..height.min(8)).fold(1, |types, below| types << 2 | u32::from(self.stack.top(below + 1).of & 3));
        let set_by = top.local.map_or(1, |local| self.locals.set_by[local].into());
        let local = self.local;
        for (fact, value) in [
            (Fact::Maker, top.maker.into()),
            (Fact::Maker2, second.maker.into()),
            (Fact::Maker3, third.maker.into()),
            (Fact::Made, top.made),
            (Fact::Made2, second.made),
            (Fact::Made3, third.made),
            (Fact::Type, top.of.into()),
            (Fact::Type2, second.of.into()),
            (Fact::Types, types),
            (Fact::Height, height as u32),
            (Fact::LowHeight, height.min(3) as u32),
            (Fact::Nested, nested as u32),
            (Fact::Block, block.operation | block.of << 8),
            (Fact::Blocks, blocks),
            (Fact::OffsetThere, self.offsets[top.made as usize % OFFSETS]),
            (Fact::SetBy, set_by),
            (Fact::Next, self.next[self.fact(Fact::Instruction) as usize % NEXT].into()),
            (Fact::Local, local as u32),
            (Fact::LocalType, self.locals.type_of(local).into()),
            (Fact::Times, self.locals.times[local].min(3).into()),
            (Fact::Seen, self.locals.seen.min(30) as u32),
        ] {
            self.know(fact, value);
        }
    }
}
