//! What each instruction works on, and what it does to the stack. It does not know what is guessed from that.
use crate::facts::Fact;
use crate::grammar::{all, Source, Writer, FUNCTION, LONG, OFFSET, OFFSETS};
use crate::model::both;
use crate::stack::{made, Value, I32, I64};

/// A block that makes nothing.
const NOTHING: u32 = 0x40;

impl<S: Source> Writer<'_, S> {
    /// What an operation works on, and what it does to the stack.
    #[inline(never)]
    pub(crate) fn operand(&mut self, operation: u32) -> Option<u32> {
        let mut operand = 0;
        match operation {
            0x20..=0x22 => {
                let local = self.local(operation)?;
                operand = local as u32;
                if operation != 0x20 {
                    self.locals.set_by[local] = self.stack.pop().maker;
                }
                if operation != 0x21 {
                    let (of, made) = (self.locals.type_of(local), all(&[operation, operand]));
                    let local = (operation == 0x20).then_some(local);
                    self.stack.push(Value { of, maker: operation as u8, made, local });
                }
            }
            0x28..=0x3e => {
                // Alignments are hints; they are all taken out before.
                self.put(0)?;
                operand = self.value(OFFSET)?;
                if operation >= 0x36 {
                    self.stack.pop();
                }
                let made_there = self.stack.pop().made;
                self.offsets[made_there as usize % OFFSETS] = operand;
                self.know(Fact::Offset, operand);
                if operation < 0x36 {
                    self.push(made(operation), operation, operand);
                }
            }
            0x41 => {
                operand = self.number()?;
                self.push(I32, operation, operand);
            }
            0x10 | 0xd2 => {
                operand = self.value(FUNCTION)?;
                self.know(Fact::Callee2, self.fact(Fact::Callee));
                self.know(Fact::Callee, operand);
                self.call(self.types.of(operand as usize), operation, operand);
            }
            0x42 => {
                self.know(Fact::Within, 0);
                self.know(Fact::Expected, 0);
                operand = self.value(LONG)?;
                self.push(I64, operation, operand);
            }
            0x43 | 0x44 => {
                operand = self.float(if operation == 0x43 { 4 } else { 8 })?;
                self.push(made(operation), operation, operand);
            }
            0x02..=0x04 => {
                if operation == 0x04 {
                    self.stack.pop();
                }
                operand = self.shape(operation, 0)?;
                self.stack.open(operation, operand);
            }
            0x05 => self.stack.turn(operation),
            0x0b => {
                let block = self.stack.close();
                if block.of != NOTHING {
                    self.push(block.of as u8, operation, 0);
                }
            }
            0x0c | 0x0d => {
                operand = self.shape(operation, 0)?;
                if operation == 0x0d {
                    self.stack.pop();
                } else {
                    self.stack.clear();
                }
            }
            0x0e => {
                let count = self.shape(operation, 1)?;
                self.shapes(operation, 2, count.checked_add(1)?)?;
                self.stack.clear();
            }
            0x11 => {
                operand = self.shape(operation, 0)?;
                self.shape(operation, 1)?;
                self.stack.pop();
                self.call(operand as usize, operation, operand);
            }
            0x1c => {
                let count = self.shape(operation, 0)?;
                self.shapes(operation, 1, count)?;
                self.choose(operation);
            }
            0x23..=0x26 | 0x3f | 0x40 | 0xd0 => {
                operand = self.shape(operation, 0)?;
                if let 0x24 | 0x25 | 0x26 | 0x40 = operation {
                    self.stack.pop();
                }
                if operation == 0x26 {
                    self.stack.pop();
                } else if operation != 0x24 {
                    self.push(I32, operation, operand);
                }
            }
            0xfc => {
                operand = self.shape(operation, 0)?;
                match operand {
                    0..=7 => {
                        self.stack.pop();
                        self.push(if operand < 4 { I32 } else { I64 }, operation, operand);
                    }
                    9 | 11 | 13 | 15..=17 => self.shapes(operation, 1, 1)?,
                    8 | 10 | 12 | 14 => self.shapes(operation, 1, 2)?,
                    _ => return None,
                }
                if let 8 | 10..=12 | 14 | 17 = operand {
                    for _ in 0..3 {
                        self.stack.pop();
                    }
                }
            }
            0x1a => drop(self.stack.pop()),
            0x1b => self.choose(operation),
            // What takes one value and makes another.
            0x45 | 0x50 | 0x67..=0x69 | 0x79..=0x7b | 0x8b..=0x91 | 0x99..=0x9f | 0xa7..=0xc4 => {
                let one = self.stack.pop();
                self.push(made(operation), operation, one.maker.into());
            }
            0x46..=0xa6 => {
                let [one, other] = [(); 2].map(|()| u32::from(self.stack.pop().maker));
                self.push(made(operation), operation, both(one, other));
            }
            0x00 | 0x0f => self.stack.clear(),
            0x01 | 0xd1 => {}
            _ => return None,
        }
        Some(operand)
    }

    /// One of two values is chosen.
    fn choose(&mut self, operation: u32) {
        let [_, one, other] = [(); 3].map(|()| self.stack.pop());
        self.push(other.of, operation, both(one.maker.into(), other.maker.into()));
    }

    #[inline(never)]
    fn push(&mut self, of: u8, operation: u32, operand: u32) {
        self.stack.push(Value { of, maker: operation as u8, made: all(&[operation, operand]), local: None });
    }

    /// Takes what something of this type takes, and makes what it makes.
    #[inline(never)]
    fn call(&mut self, of: usize, operation: u32, operand: u32) {
        let [(_, taken), (start, given)] = self.types.lists(self.out, of);
        for _ in 0..taken {
            self.stack.pop();
        }
        for at in start..start + given {
            let of = self.out.get(at).copied().unwrap_or(I32);
            self.push(of, operation, operand);
        }
    }
}
