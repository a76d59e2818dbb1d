//! Places in the sources are blanked in the page's module. Panics, which would tell them, are traps there, so nothing reads them;
//! besides, they name folders of the machine that built it.
use crate::wasm::{HEADER, number, prefixed, put, section, taken};

const DATA: u8 = 11;
/// `i32.const`, and `end` behind its number.
const CONSTANT: u8 = 0x41;
const END: u8 = 0x0b;
/// A place in memory is the address and length of a path, a line and a column.
const PLACE: usize = 16;

/// Memory as a module begins with it: an address and the bytes from there.
struct Segment<'wasm> {
    address: usize,
    bytes: &'wasm [u8],
}

/// The module without places in the sources; nothing if its data cannot be read.
pub fn blanked(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut out = wasm[..HEADER].to_vec();
    while !rest.is_empty() {
        let (id, mut content) = section(&mut rest)?;
        let mut data = Vec::new();
        if id == DATA {
            let count = number(&mut content)?;
            put(&mut data, count);
            let segments: Option<Vec<Segment>> = (0..count).map(|_| segment(&mut content)).collect();
            let segments = segments?;
            for one in &segments {
                data.extend([0, CONSTANT]);
                // Addresses are below 2³¹, but the number is signed: its last byte may need a sign.
                put_signed(&mut data, one.address);
                data.push(END);
                put(&mut data, one.bytes.len());
                data.extend(without_places(one, &segments));
            }
        }
        let content = if id == DATA { &data } else { content };
        out.push(id);
        put(&mut out, content.len());
        out.extend_from_slice(content);
    }
    Some(out)
}

fn segment<'wasm>(content: &mut &'wasm [u8]) -> Option<Segment<'wasm>> {
    if taken(content, 2)? != [0, CONSTANT] {
        return None;
    }
    let address = number(content)?;
    if taken(content, 1)? != [END] {
        return None;
    }
    Some(Segment { address, bytes: prefixed(content)? })
}

fn put_signed(out: &mut Vec<u8>, number: usize) {
    put(out, number);
    if let Some(last) = out.last_mut().filter(|last| **last & 0x40 != 0) {
        *last |= 0x80;
        out.push(0);
    }
}

/// The bytes of a segment with every place in it, and every path that a place of any segment names, set to nothing.
fn without_places(of: &Segment, all: &[Segment]) -> Vec<u8> {
    let mut bytes = of.bytes.to_vec();
    for segment in all {
        let first = segment.address.next_multiple_of(4) - segment.address;
        for at in (first..segment.bytes.len().saturating_sub(PLACE - 1)).step_by(4) {
            let word = |offset: usize| {
                let word = segment.bytes[at + offset..at + offset + 4].try_into().map(u32::from_le_bytes);
                word.map_or(0, |word| word as usize)
            };
            let (address, length) = (word(0), word(4));
            if !all.iter().any(|segment| is_path(segment, address, length)) {
                continue;
            }
            for (start, length) in [(address, length), (segment.address + at, PLACE)] {
                if let Some(place) = start.checked_sub(of.address).and_then(|start| bytes.get_mut(start..start + length)) {
                    place.fill(0);
                }
            }
        }
    }
    bytes
}

/// Whether the text there is the path of a Rust source.
fn is_path(segment: &Segment, address: usize, length: usize) -> bool {
    let start = address.checked_sub(segment.address);
    let text = start.and_then(|start| segment.bytes.get(start..start.checked_add(length)?));
    text.is_some_and(|text| {
        (5..400).contains(&length)
            && text.ends_with(b".rs")
            && (text.starts_with(b"/") || text.starts_with(b"src/"))
            && text.iter().all(|byte| byte.is_ascii_graphic())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_and_its_path_are_blanked_and_other_text_is_not() {
        let path = b"/a/b.rskeep".as_slice();
        let place = [[0x10, 0, 0, 0], [7, 0, 0, 0], [3, 0, 0, 0], [9, 0, 0, 0]].concat();
        let segment = |text: &[u8], place: &[u8]| [text, &[0][..], place].concat();
        let module = |content: &[u8]| {
            let data = [&[1, 0, CONSTANT, 0x10, END, content.len() as u8][..], content].concat();
            [&b"\0asm\x01\0\0\0"[..], &[DATA, data.len() as u8], &data].concat()
        };
        let out = blanked(&module(&segment(path, &place))).expect("the data can be read");
        assert_eq!(out, module(&segment(b"\0\0\0\0\0\0\0keep", &[0; PLACE])));
    }
}
