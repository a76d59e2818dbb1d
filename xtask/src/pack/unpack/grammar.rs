//! A module as a row of symbols: which kind comes next, and what around it says most about it. Told the symbols one after the
//! other it writes the module; it does not know where they come from.
use crate::model::{Place, CONTEXTS};

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
const LOCALS: usize = 1 << 12;
const BLOCKS: usize = 1 << 8;
const HEIGHT: usize = 1 << 8;
/// A symbol above this says of how many bytes a number is, the highest of which follows first.
pub const LENGTHS: u8 = 128;

/// Where symbols come from.
pub trait Source {
    /// The next symbol, whose place is known.
    fn symbol(&mut self, place: &Place) -> u8;
}

/// What stands at the head of a packed module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The bytes of the module, of those before the code, and of the code.
    pub length: usize,
    pub before: usize,
    pub code: usize,
    pub functions: usize,
}

/// A module that is being written.
pub struct Writer<'out, S> {
    source: &'out mut S,
    out: &'out mut [u8],
    end: usize,
    /// The last operations, the latest in the lowest byte, and those before them.
    operations: u32,
    older: u32,
    /// The last two instructions with what they work on.
    last: u32,
    before_last: u32,
    /// Which operations made what is on the stack, and how high it was where each open block began.
    stack: [u8; HEIGHT],
    height: usize,
    blocks: [u8; BLOCKS],
    nested: usize,
    /// The last local and the one before it.
    locals: [u32; 2],
    declared: u32,
    /// The last offset, and the last one behind each local.
    offset: u32,
    offsets: [u32; LOCALS],
    callee: u32,
    shape: u32,
}

/// Two facts as one.
fn both(one: u32, other: u32) -> u32 {
    (one ^ (one >> 15)).wrapping_mul(0x85eb_ca6b).wrapping_add(other)
}

/// A few facts as one.
#[inline(never)]
fn all(facts: &[u32]) -> u32 {
    facts.iter().fold(0, |one, &other| both(one, other))
}

impl<'out, S: Source> Writer<'out, S> {
    /// Begins a module.
    pub fn new(source: &'out mut S, out: &'out mut [u8]) -> Self {
        Self {
            source,
            out,
            end: 0,
            operations: 0,
            older: 0,
            last: 0,
            before_last: 0,
            stack: [0; HEIGHT],
            height: 0,
            blocks: [0; BLOCKS],
            nested: 0,
            locals: [0; 2],
            declared: 0,
            offset: 0,
            offsets: [0; LOCALS],
            callee: 0,
            shape: 0,
        }
    }

    /// Writes a module; nothing if there is no room for it, or if it cannot be one.
    pub fn module(&mut self, head: Head) -> Option<()> {
        self.text(head.before)?;
        self.put(CODE)?;
        self.size(head.code)?;
        self.size(head.functions)?;
        for _ in 0..head.functions {
            let start = self.end;
            // Room for the longest size.
            self.end += 5;
            self.function()?;
            let stop = self.end;
            self.end = start;
            self.size(stop - start - 5)?;
            self.out.copy_within(start + 5..stop, self.end);
            self.end += stop - start - 5;
        }
        self.text(head.length.checked_sub(self.end)?)
    }

    fn put(&mut self, byte: u8) -> Option<()> {
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
    fn symbol(&mut self, kind: usize, set: u32, facts: [u32; CONTEXTS], before: u32) -> u8 {
        let contexts = facts.map(|fact| both(both(fact, before), kind as u32).wrapping_mul(0x9e37_79b1));
        self.source.symbol(&Place { kind, set, contexts })
    }

    /// What is not code: names, tables, texts, records of four bytes.
    fn text(&mut self, length: usize) -> Option<()> {
        let mut last = 0_u32;
        for at in 0..length {
            let set = (last >> 5 & 7) | (last >> 10 & 0x38);
            let facts = [last & 0xffff, last & 255, both(0, at as u32 & 3)];
            let byte = self.symbol(TEXT, set, facts, 0);
            self.put(byte)?;
            last = last << 8 | u32::from(byte);
        }
        Some(())
    }

    /// A number in LEB128, and the number itself, without heed of signs.
    #[inline(never)]
    fn value(&mut self, kind: usize, set: u32, facts: [u32; CONTEXTS]) -> Option<u32> {
        let first = self.symbol(kind, set, facts, 1);
        if first < LENGTHS {
            self.put(first)?;
            return Some(first.into());
        }
        let length = usize::from(first - LENGTHS);
        let bytes = self.end..self.end + length;
        self.end += length;
        let (mut value, mut before) = (0, length as u32 + 1);
        let mut more = 0;
        for at in bytes.rev() {
            let byte = self.symbol(kind, set, facts, before);
            *self.out.get_mut(at)? = byte | more;
            more = 128;
            value = value << 7 | u32::from(byte);
            before = before << 7 | u32::from(byte);
        }
        Some(value)
    }

    /// The bytes of a floating-point number.
    #[inline(never)]
    fn float(&mut self, operation: u32, length: u32) -> Option<u32> {
        let mut before = 1;
        for at in 0..length {
            let facts = [operation, all(&[operation, at]), all(&[operation, at, before])];
            let byte = self.symbol(LONG, at, facts, 0);
            self.put(byte)?;
            before = both(before, byte.into());
        }
        Some(before)
    }

    /// A type, how far out a branch goes, or anything else that is rare; `part` tells which of an operation.
    #[inline(never)]
    fn shape(&mut self, operation: u32, part: u32) -> Option<u32> {
        let tag = operation * 4 + part;
        let facts = [tag, all(&[tag, self.shape]), all(&[tag, self.nested as u32])];
        self.shape = self.value(SHAPE, operation & 15, facts)?;
        Some(self.shape)
    }

    #[inline(never)]
    fn shapes(&mut self, operation: u32, part: u32, count: u32) -> Option<()> {
        (0..count).try_for_each(|_| self.shape(operation, part).map(drop))
    }

    fn push(&mut self, operation: u32) {
        self.stack[self.height % HEIGHT] = operation as u8;
        self.height += 1;
    }

    fn pop(&mut self, count: usize) {
        self.height = self.height.saturating_sub(count);
    }

    /// What made the topmost value, or one below it.
    fn top(&self, below: usize) -> u32 {
        if self.height < below {
            0
        } else {
            self.stack[(self.height - below) % HEIGHT].into()
        }
    }

    /// Where the stack began in the innermost block.
    fn base(&self) -> usize {
        let base = if self.nested > 0 { self.blocks[(self.nested - 1) % BLOCKS] } else { 0 };
        self.height.min(base.into())
    }

    fn function(&mut self) -> Option<()> {
        (self.operations, self.older) = (0x0101_0101, 0x0101_0101);
        (self.last, self.before_last, self.height, self.nested, self.declared) = (0, 0, 0, 0, 0);
        (self.locals, self.offsets) = ([0; 2], [999; LOCALS]);
        for _ in 0..self.shape(GROUPS, 0)? {
            self.declared = self.declared.wrapping_add(self.shape(COUNT, 0)?);
            self.shape(TYPE, 0)?;
        }
        loop {
            let height = (self.height - self.base()) as u32;
            let latest = self.operations & 255;
            let facts = [
                all(&[latest, self.top(2), height.min(3), (self.nested as u32).min(1)]),
                all(&[self.operations, self.older & 255]),
                self.last,
            ];
            let byte = self.symbol(OPERATION, latest, facts, 0);
            self.put(byte)?;
            let operation = u32::from(byte);
            let operand = self.operand(operation)?;
            if operation == 0x0b {
                if self.nested == 0 {
                    return Some(());
                }
                self.nested -= 1;
            }
            self.older = self.older << 8 | self.operations >> 24;
            self.operations = self.operations << 8 | operation;
            self.before_last = self.last;
            self.last = all(&[operation, operand]);
        }
    }

    /// What an operation works on, and what it does to the stack.
    fn operand(&mut self, operation: u32) -> Option<u32> {
        let latest = self.operations & 255;
        let latest_two = self.operations & 0xffff;
        let base = self.base();
        let mut operand = 0;
        match operation {
            0x20..=0x22 => {
                let [local, other] = self.locals;
                let facts = [operation, all(&[operation, self.declared, latest]), all(&[operation, latest_two, local, other])];
                operand = self.value(LOCAL, latest, facts)?;
                self.locals = [operand, local];
                match operation {
                    0x20 => self.push(operation),
                    0x21 => self.pop(1),
                    _ => {}
                }
            }
            0x28..=0x3e => {
                // Alignments are hints; they are all taken out before.
                self.put(0)?;
                let local = self.locals[0] as usize % LOCALS;
                let facts = [operation, all(&[operation, self.offsets[local]]), self.offset];
                operand = self.value(OFFSET, operation, facts)?;
                self.offset = operand;
                self.offsets[local] = operand;
                if operation < 0x36 {
                    self.pop(1);
                    self.push(operation);
                } else {
                    self.pop(2);
                }
            }
            0x41 => {
                let facts = [0, self.operations, self.last];
                operand = self.value(NUMBER, latest, facts)?;
                self.push(operation);
            }
            0x10 | 0xd2 => {
                let height = (self.height - base) as u32;
                let facts = [height, all(&[self.top(1), self.top(2), self.top(3)]), all(&[height, self.callee])];
                operand = self.value(FUNCTION, latest, facts)?;
                self.callee = operand;
                self.height = base;
            }
            0x42 => {
                let facts = [operation, all(&[operation, latest_two]), all(&[operation, self.last, self.before_last])];
                operand = self.value(LONG, operation, facts)?;
                self.push(operation);
            }
            0x43 | 0x44 => {
                operand = self.float(operation, if operation == 0x43 { 4 } else { 8 })?;
                self.push(operation);
            }
            0x02..=0x04 => {
                self.pop(usize::from(operation == 0x04));
                operand = self.shape(operation, 0)?;
                self.blocks[self.nested % BLOCKS] = self.height as u8;
                self.nested += 1;
            }
            0x05 | 0x0b => self.height = base,
            0x0c | 0x0d => {
                operand = self.shape(operation, 0)?;
                self.pop(usize::from(operation == 0x0d));
            }
            0x0e => {
                let count = self.shape(operation, 1)?;
                self.shapes(operation, 2, count.checked_add(1)?)?;
                self.pop(1);
            }
            0x11 => {
                operand = self.shape(operation, 0)?;
                self.shape(operation, 1)?;
                self.height = base;
            }
            0x1c => {
                let count = self.shape(operation, 0)?;
                self.shapes(operation, 1, count)?;
                self.pop(2);
            }
            0x23..=0x26 | 0x3f | 0x40 | 0xd0 => {
                operand = self.shape(operation, 0)?;
                match operation {
                    0x23 => self.push(operation),
                    0x24 => self.pop(1),
                    _ => {}
                }
            }
            0xfc => {
                operand = self.shape(operation, 0)?;
                match operand {
                    0..=7 => {}
                    9 | 11 | 13 | 15..=17 => self.shapes(operation, 1, 1)?,
                    8 | 10 | 12 | 14 => {
                        self.shapes(operation, 1, 2)?;
                        self.pop(3);
                    }
                    _ => return None,
                }
            }
            0x1a => self.pop(1),
            0x1b => self.pop(2),
            // What takes one value and makes another.
            0x45 | 0x50 | 0x67..=0x69 | 0x79..=0x7b | 0x8b..=0x91 | 0x99..=0x9f | 0xa7..=0xc4 => {
                self.pop(1);
                self.push(operation);
            }
            0x46..=0xa6 => {
                self.pop(2);
                self.push(operation);
            }
            0x00 | 0x01 | 0x0f | 0xd1 => {}
            _ => return None,
        }
        Some(operand)
    }
}
