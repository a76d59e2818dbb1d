//! What lies on the stack of a function while it is written: of which type each value is and what made it. It does not know what
//! instructions there are, but for those that compute.

const HIGHEST: usize = 1 << 8;
const BLOCKS: usize = 1 << 8;
/// Types of values.
pub const I32: u8 = 0x7f;
pub const I64: u8 = 0x7e;
pub const F32: u8 = 0x7d;
pub const F64: u8 = 0x7c;

/// A value: of which type it is, which operation made it, that with what it worked on, and which local it is, if any.
#[derive(Clone, Copy, Default)]
pub struct Value {
    pub of: u8,
    pub maker: u8,
    pub made: u32,
    pub local: Option<usize>,
}

/// An open block: how high the stack was at its beginning, which operation opened it, and what it makes.
#[derive(Clone, Copy, Default)]
pub struct Block {
    pub base: usize,
    pub operation: u32,
    pub of: u32,
}

pub struct Stack {
    values: [Value; HIGHEST],
    height: usize,
    blocks: [Block; BLOCKS],
    pub nested: usize,
}

impl Stack {
    /// An empty one.
    pub fn new() -> Self {
        Self { values: [Value::default(); HIGHEST], height: 0, blocks: [Block::default(); BLOCKS], nested: 0 }
    }

    pub fn begin(&mut self) {
        (self.height, self.nested) = (0, 0);
    }

    pub fn push(&mut self, value: Value) {
        self.values[self.height % HIGHEST] = value;
        self.height += 1;
    }

    #[inline(never)]
    /// Takes the topmost value, or none if there is none in this block.
    pub fn pop(&mut self) -> Value {
        let value = self.top(1);
        self.height -= usize::from(self.height() > 0);
        value
    }

    #[inline(never)]
    /// The topmost value, or one below it.
    pub fn top(&self, below: usize) -> Value {
        if self.height() < below {
            Value::default()
        } else {
            self.values[(self.height - below) % HIGHEST]
        }
    }

    /// How many values there are in this block.
    pub fn height(&self) -> usize {
        self.height.saturating_sub(self.block(1).base)
    }

    /// Takes all values of this block.
    pub fn clear(&mut self) {
        self.height -= self.height();
    }

    /// The innermost open block, or one around it.
    pub fn block(&self, out: usize) -> Block {
        if self.nested < out {
            Block::default()
        } else {
            self.blocks[(self.nested - out) % BLOCKS]
        }
    }

    pub fn open(&mut self, operation: u32, of: u32) {
        self.blocks[self.nested % BLOCKS] = Block { base: self.height, operation, of };
        self.nested += 1;
    }

    /// The block is now one that another operation began.
    pub fn turn(&mut self, operation: u32) {
        self.clear();
        if self.nested > 0 {
            self.blocks[(self.nested - 1) % BLOCKS].operation = operation;
        }
    }

    /// Ends a block and answers it.
    pub fn close(&mut self) -> Block {
        self.clear();
        let block = self.block(1);
        self.nested = self.nested.saturating_sub(1);
        block
    }
}

/// The type of what an operation makes that reads memory, compares or computes.
pub fn made(operation: u32) -> u8 {
    match operation {
        0x29 | 0x30..=0x35 | 0x42 | 0x79..=0x8a | 0xac..=0xb1 | 0xbd | 0xc2..=0xc4 => I64,
        0x2a | 0x43 | 0x8b..=0x98 | 0xb2..=0xb6 | 0xbe => F32,
        0x2b | 0x44 | 0x99..=0xa6 | 0xb7..=0xbb | 0xbf => F64,
        _ => I32,
    }
}
