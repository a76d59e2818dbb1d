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
pub struct Segment<'wasm> {
    pub address: usize,
    pub bytes: &'wasm [u8],
}

/// The module without places in the sources; nothing if its data cannot be read.
pub fn blanked(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut out = wasm[..HEADER].to_vec();
    while !rest.is_empty() {
        let (id, content) = section(&mut rest)?;
        let mut data = Vec::new();
        if id == DATA {
            let segments = segments(content)?;
            let places = places(&segments);
            let without = segments.iter().map(|segment| (segment.address, segment.without(&places)));
            data = put_segments(&without.collect::<Vec<_>>());
        }
        let content = if id == DATA { &data } else { content };
        out.push(id);
        put(&mut out, content.len());
        out.extend_from_slice(content);
    }
    Some(out)
}

/// The segments of a module's data.
pub fn segments(mut content: &[u8]) -> Option<Vec<Segment<'_>>> {
    (0..number(&mut content)?).map(|_| segment(&mut content)).collect()
}

/// A module's data of such segments.
pub fn put_segments(segments: &[(usize, Vec<u8>)]) -> Vec<u8> {
    let mut data = Vec::new();
    put(&mut data, segments.len());
    for (address, bytes) in segments {
        data.extend([0, CONSTANT]);
        // Addresses are below 2³¹, but the number is signed: its last byte may need a sign.
        put_signed(&mut data, *address);
        data.push(END);
        put(&mut data, bytes.len());
        data.extend(bytes);
    }
    data
}

/// Takes a segment off the front.
pub fn segment<'wasm>(content: &mut &'wasm [u8]) -> Option<Segment<'wasm>> {
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

/// Where places stand, and paths that they name: from which address on, and how many bytes.
fn places(segments: &[Segment]) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    for segment in segments {
        let first = segment.address.next_multiple_of(4) - segment.address;
        for at in (first..segment.bytes.len().saturating_sub(PLACE - 1)).step_by(4) {
            let word = |offset: usize| {
                let word = segment.bytes[at + offset..at + offset + 4].try_into().map(u32::from_le_bytes);
                word.map_or(0, |word| word as usize)
            };
            let (address, length) = (word(0), word(4));
            if segments.iter().any(|segment| is_path(segment, address, length)) {
                places.extend([(address, length), (segment.address + at, PLACE)]);
            }
        }
    }
    places
}

impl Segment<'_> {
    /// The bytes of a segment with what stands at these places set to nothing.
    fn without(&self, places: &[(usize, usize)]) -> Vec<u8> {
        let mut bytes = self.bytes.to_vec();
        for &(start, length) in places {
            if let Some(place) = start.checked_sub(self.address).and_then(|start| bytes.get_mut(start..start + length)) {
                place.fill(0);
            }
        }
        bytes
    }
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
