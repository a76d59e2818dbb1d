//! The module as it travels: its code taken apart into streams of like things (operations, locals, offsets, numbers), which
//! compress a tenth better than instructions in their order. It is still a module, with one custom section in which everything
//! stands; `static/unpack.js` makes the other one of it again, byte by byte, which is checked here.
use crate::instructions::{Part, walk};
use crate::run::{self, Result};
use crate::wasm::{HEADER, number, prefixed, put, section};
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

/// `i32.const`.
const NUMBER: u8 = 0x41;
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
fn function(body: &[u8], streams: &mut [Vec<u8>; STREAMS]) -> Option<()> {
    let mut is_aligned = false;
    walk(body, &mut |part, place| {
        let bytes = &body[place];
        let stream = match part {
            Part::Declaration => DECLARATIONS,
            // Which operation it is here hangs on the number behind it.
            Part::Operation if bytes == [NUMBER] => return,
            Part::Operation => OPERATIONS,
            Part::Type => TYPES,
            Part::Branch => BRANCHES,
            Part::Function => CALLS,
            Part::Local => LOCALS,
            // Alignments are hints; they are all taken out before.
            Part::Alignment => {
                is_aligned |= bytes != [0];
                return;
            }
            Part::Offset => OFFSETS,
            Part::Number => {
                let class = bytes.len().min(3) - 1;
                streams[OPERATIONS].push(if class == 0 { NUMBER } else { LONGER + class as u8 - 1 });
                NUMBERS[class]
            }
            Part::LongNumber => LONG_NUMBERS,
            Part::Float => FLOATS,
            Part::Other => OTHERS,
        };
        streams[stream].extend(bytes);
    })?;
    (!is_aligned).then_some(())
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
