//! Where the code of a function names functions: what changes when they change their numbers. It knows how long every instruction
//! is that stands in the page's module, and refuses code with any other.
use crate::wasm::{number, taken};
use std::ops::Range;

/// Where in the body of a function a number of a function stands, and which.
pub fn calls(body: &[u8]) -> Option<Vec<(Range<usize>, usize)>> {
    let (mut rest, mut found) = (body, Vec::new());
    for _ in 0..number(&mut rest)? {
        // So many locals of one type.
        numbers(&mut rest, 2)?;
    }
    while let Some((&instruction, after)) = rest.split_first() {
        rest = after;
        match instruction {
            // A call, one that returns, a reference.
            0x10 | 0x12 | 0xd2 => {
                let start = body.len() - rest.len();
                let function = number(&mut rest)?;
                found.push((start..body.len() - rest.len(), function));
            }
            // Blocks and branches; variables; the size of memory; whole numbers; no reference.
            0x02..=0x04 | 0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => numbers(&mut rest, 1)?,
            // Calls through the table; memory read and written.
            0x11 | 0x13 | 0x28..=0x3e => numbers(&mut rest, 2)?,
            // A branch to one of many; a choice with its types.
            0x0e => list(&mut rest, 1)?,
            0x1c => list(&mut rest, 0)?,
            0x43 => drop(taken(&mut rest, 4)?),
            0x44 => drop(taken(&mut rest, 8)?),
            0xfc => match number(&mut rest)? {
                0..=7 => {}
                9 | 11 | 13 | 15..=17 => numbers(&mut rest, 1)?,
                8 | 10 | 12 | 14 => numbers(&mut rest, 2)?,
                _ => return None,
            },
            // Instructions with nothing behind them.
            0x00 | 0x01 | 0x05 | 0x0b | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
            _ => return None,
        }
    }
    Some(found)
}

fn numbers(rest: &mut &[u8], count: usize) -> Option<()> {
    (0..count).try_for_each(|_| number(rest).map(drop))
}

/// A list with its length before it and so many numbers behind it.
fn list(rest: &mut &[u8], behind: usize) -> Option<()> {
    let length = number(rest)?;
    numbers(rest, length.checked_add(behind)?)
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
