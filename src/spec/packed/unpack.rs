//! Bytes from a packed text, symbol by symbol and bit by bit.

use super::{DISTANCES, END, FEW_ZEROS, FIRST_LENGTH, LITERALS, LONGEST, MANY_ZEROS, ORDER, REPEAT};
use super::{Lengths, distance_class, fixed_lengths, length_class};

struct Bits<'a> {
    bytes: &'a [u8],
    /// The place of the next bit.
    at: usize,
}

impl Bits<'_> {
    /// A number of so many bits, the lowest first.
    fn take(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number |= usize::from(byte >> (self.at % 8) & 1) << place;
            self.at += 1;
        }
        Some(number)
    }
}

/// A prefix code: how many symbols have a code of each length, and the symbols in the order of their codes.
struct Code {
    counts: [usize; LONGEST + 1],
    symbols: Vec<usize>,
}

impl Code {
    fn new(lengths: &[u8]) -> Code {
        let mut counts = [0; LONGEST + 1];
        let mut symbols = Vec::new();
        for length in 1..=LONGEST {
            symbols.extend((0..lengths.len()).filter(|&symbol| usize::from(lengths[symbol]) == length));
            counts[length] = symbols.len() - counts[..length].iter().sum::<usize>();
        }
        Code { counts, symbols }
    }

    fn take(&self, bits: &mut Bits) -> Option<usize> {
        // Among the codes of one length ours has this place; what is not below their count is longer.
        let (mut place, mut shorter) = (0, 0);
        for &count in &self.counts[1..] {
            place = place * 2 + bits.take(1)?;
            if place < count {
                return self.symbols.get(shorter + place).copied();
            }
            place -= count;
            shorter += count;
        }
        None
    }
}

/// Unpacks at most `limit` bytes. Nothing if the packed ones are damaged, incomplete or make more.
pub fn unpack(packed: &[u8], limit: usize) -> Option<Vec<u8>> {
    let mut bits = Bits { bytes: packed, at: 0 };
    let mut out = Vec::new();
    loop {
        let is_last = bits.take(1)? == 1;
        match bits.take(2)? {
            0 => stored(&mut bits, &mut out)?,
            1 => block(&mut bits, fixed_lengths(), limit, &mut out)?,
            2 => {
                let lengths = lengths(&mut bits)?;
                block(&mut bits, lengths, limit, &mut out)?;
            }
            _ => return None,
        }
        if out.len() > limit {
            return None;
        }
        if is_last {
            return Some(out);
        }
    }
}

/// Bytes as they are, behind their count and its complement.
fn stored(bits: &mut Bits, out: &mut Vec<u8>) -> Option<()> {
    bits.at = bits.at.next_multiple_of(8);
    let (count, complement) = (bits.take(16)?, bits.take(16)?);
    let start = bits.at / 8;
    out.extend(bits.bytes.get(start..start + count)?);
    bits.at += 8 * count;
    (count ^ complement == 0xffff).then_some(())
}

/// The lengths of the codes of a block, in a code of their own.
fn lengths(bits: &mut Bits) -> Option<Lengths> {
    let (literals, distances, count) = (bits.take(5)? + FIRST_LENGTH, bits.take(5)? + 1, bits.take(4)? + 4);
    if literals > LITERALS || distances > DISTANCES {
        return None;
    }
    let mut own = [0; ORDER.len()];
    for &symbol in ORDER.iter().take(count) {
        own[symbol] = bits.take(3)? as u8;
    }
    let code = Code::new(&own);
    let mut lengths = Vec::new();
    while lengths.len() < literals + distances {
        let (length, times) = match code.take(bits)? {
            REPEAT => (*lengths.last()?, bits.take(2)? + 3),
            FEW_ZEROS => (0, bits.take(3)? + 3),
            MANY_ZEROS => (0, bits.take(7)? + 11),
            length => (length as u8, 1),
        };
        lengths.resize(lengths.len() + times, length);
    }
    let of_distances = lengths.split_off(literals);
    (of_distances.len() == distances).then_some((lengths, of_distances))
}

fn block(bits: &mut Bits, (literals, distances): Lengths, limit: usize, out: &mut Vec<u8>) -> Option<()> {
    let (literals, distances) = (Code::new(&literals), Code::new(&distances));
    while out.len() <= limit {
        let symbol = literals.take(bits)?;
        if symbol == END {
            break;
        }
        if symbol < END {
            out.push(symbol as u8);
            continue;
        }
        if symbol >= LITERALS {
            return None;
        }
        let (length, more) = length_class(symbol - FIRST_LENGTH);
        let length = length + bits.take(more)?;
        let (distance, more) = distance_class(distances.take(bits)?);
        let start = out.len().checked_sub(distance + bits.take(more)?)?;
        // A match may reach into what it makes.
        (start..start + length).for_each(|from| out.push(out[from]));
    }
    Some(())
}
