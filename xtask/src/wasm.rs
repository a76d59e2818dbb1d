//! The bytes of a WebAssembly module: numbers, and sections one after the other. It does not know what stands in them.

/// The magic number and the version.
pub const HEADER: usize = 8;

/// Takes a number in LEB128 off the front.
pub fn number(bytes: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for shift in (0..usize::BITS).step_by(7) {
        let (&byte, after) = bytes.split_first()?;
        *bytes = after;
        value |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

/// Takes so many bytes off the front.
pub fn taken<'bytes>(bytes: &mut &'bytes [u8], length: usize) -> Option<&'bytes [u8]> {
    let (first, after) = bytes.split_at_checked(length)?;
    *bytes = after;
    Some(first)
}

/// Takes what its own length stands before.
pub fn prefixed<'bytes>(bytes: &mut &'bytes [u8]) -> Option<&'bytes [u8]> {
    let length = number(bytes)?;
    taken(bytes, length)
}

/// Writes a number in LEB128 behind what is there.
pub fn put(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Takes a section off the front: its number and what stands in it.
pub fn section<'bytes>(bytes: &mut &'bytes [u8]) -> Option<(u8, &'bytes [u8])> {
    let (&id, after) = bytes.split_first()?;
    *bytes = after;
    Some((id, prefixed(bytes)?))
}
