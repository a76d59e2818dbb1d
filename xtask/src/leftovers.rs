//! What nobody refers to is blanked in the data of the page's module. The linker leaves out what nothing needs; but then panics become
//! traps, and what only they printed with stays behind: words, and where they are said. The linker is
//! told to keep its pieces of data apart, so that they can be told apart here; here they become one. Tables of numbers always stay.
use crate::instructions::{Part, walk};
use crate::places::{Segment, put_segments, segments};
use crate::run::Result;
use crate::wasm::{HEADER, number, prefixed, put, section};
use std::fs;
use std::ops::Range;
use std::path::Path;

const CODE: u8 = 10;
const DATA: u8 = 11;
const DATA_COUNT: u8 = 12;
const WORD: usize = 4;
/// The compiler may count from some way before a list of words, if the first indices are never used, or backwards from its end.
/// Nobody reads words themselves like that.
const BEFORE: usize = 256;

/// Blanks what nothing refers to in the data of a module.
pub fn blank(module: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let blanked = blanked(&wasm).ok_or_else(|| format!("{}: the data cannot be told apart", module.display()))?;
    fs::write(module, blanked).map_err(|error| format!("{}: {error}", module.display()))
}

/// The module with one piece of data; nothing if something in it is not known here.
fn blanked(wasm: &[u8]) -> Option<Vec<u8>> {
    let sections = || {
        let mut rest = wasm.get(HEADER..).unwrap_or_default();
        std::iter::from_fn(move || (!rest.is_empty()).then(|| section(&mut rest)))
    };
    let all: Vec<(u8, &[u8])> = sections().collect::<Option<_>>()?;
    let of = |wanted: u8| all.iter().find(|(id, _)| *id == wanted).map(|(_, content)| *content);
    let Some(data) = of(DATA) else { return Some(wasm.to_vec()) };
    let pieces = Pieces { pieces: segments(data)? };
    let mut out = wasm[..HEADER].to_vec();
    for (id, content) in &all {
        let content = match *id {
            DATA => put_segments(&[pieces.together(&pieces.live(of(CODE)?)?)?]),
            DATA_COUNT => vec![1],
            _ => content.to_vec(),
        };
        out.push(*id);
        put(&mut out, content.len());
        out.extend(content);
    }
    Some(out)
}

/// Pieces of data, one behind the other.
struct Pieces<'wasm> {
    pieces: Vec<Segment<'wasm>>,
}

impl Pieces<'_> {
    /// Where the data begins and ends.
    fn range(&self) -> Option<Range<usize>> {
        let (first, last) = (self.pieces.first()?, self.pieces.last()?);
        self.pieces.is_sorted_by_key(|piece| piece.address).then_some(first.address..last.address + last.bytes.len())
    }

    /// The piece in which an address lies.
    fn at(&self, address: usize) -> usize {
        self.pieces.partition_point(|piece| piece.address <= address).saturating_sub(1)
    }

    /// Which pieces code may be about that names this address: the one that begins there, and tables around it.
    fn about(&self, address: usize) -> Vec<usize> {
        let end = self.pieces.partition_point(|piece| piece.address <= address + BEFORE);
        let at = self.at(address);
        (at.saturating_sub(1)..end).filter(|&index| index == at || !is_text(self.pieces[index].bytes)).collect()
    }

    /// Which pieces the code refers to, directly or through others.
    fn live(&self, mut code: &[u8]) -> Option<Vec<bool>> {
        let range = self.range()?;
        // A table of numbers may be meant by an address far from it, where the compiler has counted its first index into the address.
        let mut found: Vec<usize> = (0..self.pieces.len()).filter(|&index| self.is_table(index, &range)).collect();
        for _ in 0..number(&mut code)? {
            let body = prefixed(&mut code)?;
            walk(body, &mut |part, place| {
                if let Part::Number | Part::LongNumber | Part::Offset = part {
                    let number = number(&mut &body[place]).unwrap_or_default();
                    let named = [number & 0xffff_ffff, number >> 32].into_iter().filter(|address| range.contains(address));
                    found.extend(named.flat_map(|address| self.about(address)));
                }
            })?;
        }
        let mut live = vec![false; self.pieces.len()];
        while let Some(index) = found.pop() {
            if std::mem::replace(&mut live[index], true) {
                continue;
            }
            found.extend(self.named(index, &range));
        }
        Some(live)
    }

    /// The pieces that a piece names.
    fn named(&self, index: usize, range: &Range<usize>) -> impl Iterator<Item = usize> {
        let piece = &self.pieces[index];
        let words = piece.bytes.get(piece.address.next_multiple_of(WORD) - piece.address..).unwrap_or_default();
        let words = words.chunks_exact(WORD).map(|word| word.iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte)));
        words.filter(|word| range.contains(word)).map(|word| self.at(word))
    }

    /// Whether it is neither words for people nor names any other piece.
    fn is_table(&self, index: usize, range: &Range<usize>) -> bool {
        !is_text(self.pieces[index].bytes) && self.named(index, range).next().is_none()
    }

    /// All pieces as one, with nothing where they are not live.
    fn together(&self, live: &[bool]) -> Option<(usize, Vec<u8>)> {
        let range = self.range()?;
        let mut bytes = vec![0; range.len()];
        for (piece, _) in self.pieces.iter().zip(live).filter(|(_, live)| **live) {
            let start = piece.address - range.start;
            bytes[start..start + piece.bytes.len()].copy_from_slice(piece.bytes);
        }
        Some((range.start, bytes))
    }
}

/// Whether those are words for people.
fn is_text(bytes: &[u8]) -> bool {
    bytes.len() > 3 && bytes.iter().all(|&byte| byte == b'\n' || byte == b' ' || byte.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Code that names the address, and data of which the first piece names the third.
    fn module(address: u8, data: &[u8]) -> Vec<u8> {
        let body = [0, 0x41, address, 0x1a, 0x0b];
        let code = [&[1, body.len() as u8][..], &body].concat();
        [&b"\0asm\x01\0\0\0"[..], &[CODE, code.len() as u8], &code, &[DATA, data.len() as u8], data].concat()
    }

    #[test]
    fn what_the_code_names_and_what_that_names_stays() {
        let piece = |address: u8, bytes: &[u8]| [&[0, 0x41, address, 0x0b, bytes.len() as u8][..], bytes].concat();
        let apart = [&[3][..], &piece(8, &[16, 0, 0, 0]), &piece(12, b"gone"), &piece(16, b"kept")].concat();
        let together = |bytes: &[u8]| [&[1][..], &piece(8, bytes)].concat();
        assert_eq!(blanked(&module(8, &apart)), Some(module(8, &together(b"\x10\0\0\0\0\0\0\0kept"))));
        assert_eq!(blanked(&module(16, &apart)), Some(module(16, &together(b"\0\0\0\0\0\0\0\0kept"))));
        // A table may be meant by what stands before it, and by its end.
        let table = [&[3][..], &piece(8, b"gone"), &piece(12, b"\x01\x02\x03\x04"), &piece(16, b"word")].concat();
        assert_eq!(blanked(&module(8, &table)), Some(module(8, &together(b"gone\x01\x02\x03\x04\0\0\0\0"))));
        assert_eq!(blanked(&module(16, &table)), Some(module(16, &together(b"\0\0\0\0\x01\x02\x03\x04word"))));
        assert_eq!(blanked(&module(8, &apart)[..30]), None);
    }
}
