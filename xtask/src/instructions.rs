//! What the code of a function is made of, part by part. It knows how long every instruction is that stands in the page's module,
//! and refuses code with any other.
use crate::wasm::{number, taken};
use std::ops::Range;

/// What a part of a function's code is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How many groups of locals, how many of a group, of which type.
    Declaration,
    /// An instruction without what it works on.
    Operation,
    /// The type of a block, or of a function called through a table, and the table.
    Type,
    /// How far out a branch goes, or how many there are.
    Branch,
    /// The number of a function.
    Function,
    /// The number of a local.
    Local,
    /// A hint of how an address is aligned.
    Alignment,
    /// What is added to an address.
    Offset,
    /// A 32-bit number.
    Number,
    /// A 64-bit number.
    LongNumber,
    /// A floating-point number.
    Float,
    /// Anything else.
    Other,
}

/// A body whose parts are told one after the other, each with where it stands.
struct Walk<'body, 'told> {
    body: &'body [u8],
    rest: &'body [u8],
    told: &'told mut dyn FnMut(Part, Range<usize>),
}

/// Tells the parts of a function's body in their order; nothing if they cannot be told apart.
pub fn walk(body: &[u8], told: &mut dyn FnMut(Part, Range<usize>)) -> Option<()> {
    let mut walk = Walk { body, rest: body, told };
    let groups = walk.number(Part::Declaration)?;
    walk.numbers(Part::Declaration, groups.checked_mul(2)?)?;
    let mut depth = 0;
    while !walk.rest.is_empty() {
        match walk.bytes(Part::Operation, 1)?[0] {
            0x02..=0x04 => {
                depth += 1;
                walk.numbers(Part::Type, 1)?;
            }
            0x0b => depth -= 1,
            0x0c | 0x0d => walk.numbers(Part::Branch, 1)?,
            0x0e => {
                let branches = walk.number(Part::Branch)?;
                walk.numbers(Part::Branch, branches.checked_add(1)?)?;
            }
            0x10 | 0xd2 => walk.numbers(Part::Function, 1)?,
            0x11 => walk.numbers(Part::Type, 2)?,
            0x1c => {
                let types = walk.number(Part::Other)?;
                walk.numbers(Part::Other, types)?;
            }
            0x20..=0x22 => walk.numbers(Part::Local, 1)?,
            0x23..=0x26 | 0x3f | 0x40 | 0xd0 => walk.numbers(Part::Other, 1)?,
            0x28..=0x3e => {
                walk.numbers(Part::Alignment, 1)?;
                walk.numbers(Part::Offset, 1)?;
            }
            0x41 => walk.numbers(Part::Number, 1)?,
            0x42 => walk.numbers(Part::LongNumber, 1)?,
            0x43 => drop(walk.bytes(Part::Float, 4)?),
            0x44 => drop(walk.bytes(Part::Float, 8)?),
            0xfc => match walk.number(Part::Other)? {
                0..=7 => {}
                9 | 11 | 13 | 15..=17 => walk.numbers(Part::Other, 1)?,
                8 | 10 | 12 | 14 => walk.numbers(Part::Other, 2)?,
                _ => return None,
            },
            // Instructions with nothing behind them.
            0x00 | 0x01 | 0x05 | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
            _ => return None,
        }
    }
    // The last `end` is the function's own.
    (depth == -1).then_some(())
}

impl<'body> Walk<'body, '_> {
    /// Tells so many numbers in LEB128.
    fn numbers(&mut self, part: Part, count: usize) -> Option<()> {
        (0..count).try_for_each(|_| self.number(part).map(drop))
    }

    /// Tells a number in LEB128, and answers it as an unsigned one.
    fn number(&mut self, part: Part) -> Option<usize> {
        let mut rest = self.rest;
        let value = number(&mut rest)?;
        self.bytes(part, self.rest.len() - rest.len())?;
        Some(value)
    }

    fn bytes(&mut self, part: Part, length: usize) -> Option<&'body [u8]> {
        let start = self.body.len() - self.rest.len();
        let bytes = taken(&mut self.rest, length)?;
        (self.told)(part, start..start + length);
        Some(bytes)
    }
}

/// Where in the body of a function a number of a function stands, and which.
pub fn calls(body: &[u8]) -> Option<Vec<(Range<usize>, usize)>> {
    let mut found = Vec::new();
    walk(body, &mut |part, place| {
        if part == Part::Function {
            found.extend(number(&mut &body[place.clone()]).map(|function| (place, function)));
        }
    })?;
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_between_instructions_of_every_length() {
        let skipped: [&[u8]; 9] = [
            b"\x41\x90\x10",
            b"\x42\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00",
            b"\x43\x10\x10\x10\x10",
            b"\x44\x10\x10\x10\x10\x10\x10\x10\x10",
            b"\x11\x10\x10",
            b"\x0e\x02\x10\x10\x10",
            b"\x1c\x01\x7f",
            b"\x28\x02\x10",
            b"\xfc\x0a\x10\x10",
        ];
        for before in skipped {
            let body = [&b"\x01\x10\x7f"[..], before, b"\x10\x85\x02\x0b"].concat();
            let start = 3 + before.len() + 1;
            assert_eq!(calls(&body), Some(vec![(start..start + 2, 261)]), "{before:x?}");
        }
        assert_eq!(calls(b"\0\xfd\x10\x0b"), None);
    }
}
