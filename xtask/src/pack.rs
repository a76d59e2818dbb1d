//! The module as it travels: its code taken apart into streams of like things (operations, locals, offsets, numbers), which
//! compress a tenth better than instructions in their order. It is still a module, with one custom section in which everything
//! stands; `static/unpack.js` makes the other one of it again, byte by byte, which is checked here.
use crate::run::{self, Result};
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use crate::workshop::Workshop;
use std::fs;
use std::path::Path;

const CUSTOM: u8 = 0;
const CODE: u8 = 10;
const NAME: &[u8] = b"packed";

/// The streams, in the order in which they stand, which is one that compresses well.
const STREAMS: usize = 13;
const TYPES: usize = 0;
const DECLARATIONS: usize = 1;
const FLOATS: usize = 3;
const LONG_NUMBERS: usize = 4;
const OPERATIONS: usize = 5;
const OTHERS: usize = 6;
const BRANCHES: usize = 7;
const CALLS: usize = 8;
const OFFSETS: usize = 11;
const LOCALS: usize = 12;
/// 32-bit numbers of one byte, of two, and of more.
const NUMBERS: [usize; 3] = [10, 2, 9];

/// 32-bit numbers of two bytes and of more have operations of their own here, which WebAssembly does not use.
const LONGER: u8 = 0xe0;

/// Packs a module in its place, and has it unpacked again to see that nothing is lost; a module that is not packed must stay as it is.
pub fn pack(workshop: &Workshop, module: &Path, unpack: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let packed = packed(&wasm).ok_or_else(|| format!("{}: an instruction that is not known", module.display()))?;
    let plain = workshop.target.join("plyscope-unpacked.wasm");
    fs::write(&plain, wasm).map_err(|error| format!("{}: {error}", plain.display()))?;
    fs::write(module, packed).map_err(|error| format!("{}: {error}", module.display()))?;
    let compare = format!(
        "import {{ readFileSync }} from 'node:fs'; import {{ unpacked }} from {:?};
         const [packed, plain] = [readFileSync({:?}), readFileSync({:?})];
         for (const module of [packed, plain]) {{
           if (Buffer.compare(unpacked(module), plain) !== 0) throw new Error('unpacked, it is another module');
         }}",
        unpack.display().to_string(),
        module.display().to_string(),
        plain.display().to_string()
    );
    run::quietly(workshop.command("node").args(["--input-type=module", "--eval", &compare]))
}

fn packed(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut code = None;
    let mut before = wasm.len();
    while !rest.is_empty() && code.is_none() {
        before = wasm.len() - rest.len();
        let (id, content) = section(&mut rest)?;
        code = (id == CODE).then_some(content);
    }
    let mut code = code?;
    let size = code.len();
    let functions = number(&mut code)?;
    let mut streams: [Vec<u8>; STREAMS] = Default::default();
    for _ in 0..functions {
        function(prefixed(&mut code)?, &mut streams)?;
    }
    let mut content = Vec::new();
    put(&mut content, NAME.len());
    content.extend(NAME);
    for number in streams.iter().map(Vec::len).chain([wasm.len(), before, size, functions]) {
        put(&mut content, number);
    }
    content.extend(streams.concat());
    content.extend(&wasm[..before]);
    content.extend(rest);
    let mut out = wasm[..HEADER].to_vec();
    out.push(CUSTOM);
    put(&mut out, content.len());
    out.append(&mut content);
    Some(out)
}

/// A function as the compressor sees it: what it hands to each stream. Where one stream ends stands a byte that is rare.
pub fn parts(body: &[u8]) -> Option<Vec<u8>> {
    let mut streams: [Vec<u8>; STREAMS] = Default::default();
    function(body, &mut streams)?;
    Some(streams.join(&0xff))
}

/// Hands each part of a function to its stream.
fn function(mut body: &[u8], streams: &mut [Vec<u8>; STREAMS]) -> Option<()> {
    let from = &mut body;
    let groups = copy(from, &mut streams[DECLARATIONS])?;
    for _ in 0..2 * groups {
        copy(from, &mut streams[DECLARATIONS])?;
    }
    let mut depth = 0;
    while !from.is_empty() {
        let operation = taken(from, 1)?[0];
        if operation != 0x41 {
            streams[OPERATIONS].push(operation);
        }
        match operation {
            0x02..=0x04 => {
                depth += 1;
                copy(from, &mut streams[TYPES])?;
            }
            0x0b => depth -= 1,
            0x0c | 0x0d => {
                copy(from, &mut streams[BRANCHES])?;
            }
            0x0e => {
                for _ in 0..=copy(from, &mut streams[BRANCHES])? {
                    copy(from, &mut streams[BRANCHES])?;
                }
            }
            0x10 | 0xd2 => {
                copy(from, &mut streams[CALLS])?;
            }
            0x11 => {
                copy(from, &mut streams[TYPES])?;
                copy(from, &mut streams[TYPES])?;
            }
            0x1c => {
                for _ in 0..copy(from, &mut streams[OTHERS])? {
                    copy(from, &mut streams[OTHERS])?;
                }
            }
            0x20..=0x22 => {
                copy(from, &mut streams[LOCALS])?;
            }
            0x23..=0x26 | 0x3f | 0x40 | 0xd0 => {
                copy(from, &mut streams[OTHERS])?;
            }
            // Alignments are hints; they are all taken out before.
            0x28..=0x3e if taken(from, 1)? == [0] => {
                copy(from, &mut streams[OFFSETS])?;
            }
            0x41 => {
                let mut bytes = Vec::new();
                copy(from, &mut bytes)?;
                let class = bytes.len().min(3) - 1;
                streams[OPERATIONS].push(if class == 0 { operation } else { LONGER + class as u8 - 1 });
                streams[NUMBERS[class]].append(&mut bytes);
            }
            0x42 => {
                copy(from, &mut streams[LONG_NUMBERS])?;
            }
            0x43 => streams[FLOATS].extend(taken(from, 4)?),
            0x44 => streams[FLOATS].extend(taken(from, 8)?),
            0xfc => {
                let operands = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
                for _ in 0..*operands.get(copy(from, &mut streams[OTHERS])?)? {
                    copy(from, &mut streams[OTHERS])?;
                }
            }
            0x00 | 0x01 | 0x05 | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
            _ => return None,
        }
    }
    // The last `end` is the function's own; where it comes too early, unpacking would lose its way.
    (depth == -1).then_some(())
}

/// Copies a number in LEB128, signed or not, and tells it as an unsigned one.
fn copy(from: &mut &[u8], to: &mut Vec<u8>) -> Option<usize> {
    let whole = *from;
    let length = whole.iter().position(|byte| byte & 0x80 == 0)? + 1;
    to.extend(taken(from, length)?);
    // A signed one may be too long for this, but then nobody asks.
    Some(whole[..length.min(9)].iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_handed_to_its_streams() {
        // (func (local i32) (if (i32.const 300) (then (local.set 0 (i32.load offset=7 (i32.const 5))))))
        let body = [1, 1, 0x7f, 0x41, 0xac, 2, 0x04, 0x40, 0x41, 5, 0x28, 0, 7, 0x21, 0, 0x0b, 0x0b];
        let mut streams: [Vec<u8>; STREAMS] = Default::default();
        function(&body, &mut streams).expect("a function");
        assert_eq!(streams[DECLARATIONS], [1, 1, 0x7f]);
        assert_eq!(streams[OPERATIONS], [LONGER, 0x04, 0x41, 0x28, 0x21, 0x0b, 0x0b]);
        assert_eq!((&streams[NUMBERS[0]][..], &streams[NUMBERS[1]][..]), (&[5][..], &[0xac, 2][..]));
        assert_eq!((&streams[OFFSETS][..], &streams[LOCALS][..], &streams[TYPES][..]), (&[7][..], &[0][..], &[0x40][..]));
    }

    #[test]
    fn what_is_not_known_is_not_packed() {
        let mut streams: [Vec<u8>; STREAMS] = Default::default();
        assert!(function(&[0, 0xfd, 0, 0x0b], &mut streams).is_none());
        assert!(function(&[0, 0x28, 2, 7, 0x0b], &mut streams).is_none(), "an alignment");
        assert!(function(&[0, 0x01], &mut streams).is_none(), "no end");
        assert!(packed(b"\0asm\x01\0\0\0").is_none(), "no code");
    }
}
