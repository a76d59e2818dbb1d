//! Writes what `unpack` reads: the same guesses, and an arithmetic coder that writes what they did not know.
use crate::instructions::{Part, walk};
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::sync::{Mutex, PoisonError};
use unpack::{Coder, Head, KINDS, LENGTHS, LONGEST, Mind, PACKED, Place, Range, Source, UNPACKED, Writer, checksum};

const CODE: u8 = 10;
const DATA: u8 = 11;

/// Writes bits.
struct Scribe {
    range: Range,
    out: Vec<u8>,
}

impl Coder for Scribe {
    fn bit(&mut self, probability: u32, bit: bool) -> bool {
        let middle = self.range.middle(probability);
        self.range.cut(middle, bit);
        while self.range.is_settled() {
            self.out.push((self.range.high >> 24) as u8);
            self.range.shift();
        }
        bit
    }
}

/// Tells symbols that are known, and counts them.
struct Counting<'symbols> {
    symbols: std::slice::Iter<'symbols, u8>,
    frequencies: [[u32; 256]; KINDS - 1],
}

impl Source for Counting<'_> {
    fn symbol(&mut self, place: &Place, known: Option<u8>) -> u8 {
        let symbol = known.unwrap_or_else(|| next(&mut self.symbols));
        self.frequencies[place.kind][usize::from(symbol)] += 1;
        symbol
    }

    fn likely(&self, _: usize, _: usize) -> Option<u8> {
        None
    }

    fn local(&mut self) -> Option<usize> {
        Some(local(&mut self.symbols))
    }
}

/// Tells symbols that are known, and writes them.
struct Writing<'symbols, 'mind> {
    symbols: std::slice::Iter<'symbols, u8>,
    mind: &'mind mut Mind,
    scribe: Scribe,
}

impl Source for Writing<'_, '_> {
    fn symbol(&mut self, place: &Place, known: Option<u8>) -> u8 {
        let symbol = known.unwrap_or_else(|| next(&mut self.symbols));
        self.mind.symbol(&mut self.scribe, place, symbol)
    }

    fn likely(&self, kind: usize, time: usize) -> Option<u8> {
        self.mind.likely(kind, time)
    }

    fn local(&mut self) -> Option<usize> {
        Some(local(&mut self.symbols))
    }
}

fn next(symbols: &mut std::slice::Iter<u8>) -> u8 {
    symbols.next().copied().unwrap_or(0)
}

/// The local that stands there: of one symbol, or of as many as the first one says.
fn local(symbols: &mut std::slice::Iter<u8>) -> usize {
    let first = next(symbols);
    if first < LENGTHS {
        return first.into();
    }
    (0..first - LENGTHS).fold(0, |local, _| local << 7 | usize::from(next(symbols)))
}

/// It is too large for a stack.
static MIND: Mutex<Mind> = Mutex::new(Mind::new());

/// What a module is packed to; nothing if something in it is not known, or if it is too large.
pub fn packed(wasm: &[u8]) -> Option<Vec<u8>> {
    let (head, symbols) = symbols(wasm)?;
    let mut out = vec![0; wasm.len()];
    let mut counting = Counting { symbols: symbols.iter(), frequencies: [[0; 256]; KINDS - 1] };
    Writer::new(&mut counting, &mut out).module(head)?;
    (out == wasm && counting.symbols.len() == 0).then_some(())?;
    let mut lengths = counting.frequencies.map(|frequencies| code_lengths(&frequencies));
    let mut scribe = Scribe { range: Range { low: 0, high: u32::MAX }, out: Vec::new() };
    for number in [head.length, head.before, head.code, head.functions, head.phase, checksum(wasm)] {
        put(&mut scribe.out, number);
    }
    let mut mind = MIND.lock().unwrap_or_else(PoisonError::into_inner);
    mind.forget();
    mind.begin();
    mind.lengths(&mut scribe, &mut lengths);
    let mut writing = Writing { symbols: symbols.iter(), mind: &mut mind, scribe };
    Writer::new(&mut writing, &mut out).module(head)?;
    let Scribe { range, out: mut packed } = writing.scribe;
    // Whatever comes behind it lies between.
    packed.push((range.high >> 24) as u8);
    (wasm.len() <= UNPACKED && packed.len() <= PACKED).then_some(packed)
}

/// The symbols of a module in the order in which its grammar asks for them.
fn symbols(wasm: &[u8]) -> Option<(Head, Vec<u8>)> {
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
    let mut symbols = wasm[..before].to_vec();
    for _ in 0..functions {
        let body = prefixed(&mut code)?;
        let mut is_aligned = false;
        walk(body, &mut |part, place| {
            let bytes = &body[place];
            match part {
                Part::Operation | Part::Float => symbols.extend(bytes),
                Part::Alignment => is_aligned |= bytes != [0],
                _ if bytes.len() == 1 => symbols.extend(bytes),
                _ => {
                    symbols.push(LENGTHS + bytes.len() as u8);
                    symbols.extend(bytes.iter().rev().map(|byte| byte & 127));
                }
            }
        })?;
        (!is_aligned).then_some(())?;
    }
    symbols.extend(rest);
    Some((Head { length: wasm.len(), before, code: size, functions, phase: phase(wasm).unwrap_or(0) }, symbols))
}

/// Where in a group of four bytes the numbers begin that memory begins with.
fn phase(wasm: &[u8]) -> Option<usize> {
    let mut rest = wasm.get(HEADER..)?;
    loop {
        let (id, mut content) = section(&mut rest)?;
        if id == DATA {
            // One segment or more, a constant address, its end, and how many bytes come.
            number(&mut content)?;
            taken(&mut content, 2)?;
            let address = number(&mut content)?;
            taken(&mut content, 1)?;
            number(&mut content)?;
            let place = wasm.len() - rest.len() - content.len();
            return Some(place.wrapping_sub(address) & 3);
        }
    }
}

/// How long codes are best for symbols that are so frequent.
fn code_lengths(frequencies: &[u32; 256]) -> [u8; 256] {
    let mut frequencies = *frequencies;
    loop {
        let mut lengths = [0; 256];
        // What lies together in a tree: how often it comes, and which symbols it holds.
        let mut trees: Vec<(u32, Vec<usize>)> =
            (0..256).filter(|&symbol| frequencies[symbol] > 0).map(|symbol| (frequencies[symbol], vec![symbol])).collect();
        // The only symbol of its kind needs a code too.
        if let [(_, only)] = &trees[..] {
            lengths[only[0]] = 1;
        }
        while trees.len() > 1 {
            trees.sort_by_key(|(frequency, symbols)| std::cmp::Reverse((*frequency, symbols[0])));
            let (Some(one), Some(other)) = (trees.pop(), trees.pop()) else { break };
            let both = [one.1, other.1].concat();
            both.iter().for_each(|&symbol| lengths[symbol] += 1);
            trees.push((one.0 + other.0, both));
        }
        if lengths.iter().all(|&length| u32::from(length) <= LONGEST) {
            return lengths;
        }
        frequencies.iter_mut().filter(|frequency| **frequency > 0).for_each(|frequency| *frequency = *frequency / 2 + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module of such functions, with types before its code and a text behind it.
    fn module(bodies: &[Vec<u8>]) -> Vec<u8> {
        let mut code = Vec::new();
        put(&mut code, bodies.len());
        for body in bodies {
            put(&mut code, body.len());
            code.extend(body);
        }
        let sections = [(1, b"\x01\x60\0\0".to_vec()), (CODE, code), (0, b"\x04textnothing, nothing, nothing".to_vec())];
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        for (id, content) in sections {
            wasm.push(id);
            put(&mut wasm, content.len());
            wasm.extend(content);
        }
        wasm
    }

    /// One instruction of every form.
    const FORMS: [&[u8]; 17] = [
        b"\x41\x2a",
        b"\x41\xac\x02",
        b"\x41\x80\x80\x80\x80\x78",
        b"\x42\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00",
        b"\x43\x10\x10\x10\x10",
        b"\x44\x10\x10\x10\x10\x10\x10\x10\x10",
        b"\x10\x85\x02",
        b"\x11\x10\x00",
        b"\x02\x40\x0b",
        b"\x04\x40\x05\x0b",
        b"\x0e\x02\x01\x00\x02",
        b"\x1c\x01\x7f",
        b"\x28\x00\x87\x01",
        b"\x20\x07\x41\x05\x21\xff\x01\x6a",
        b"\x37\x00\x10",
        b"\x23\x00\xd2\x03",
        b"\xfc\x0a\x00\x00\xfc\x02",
    ];

    /// Bytes without a pattern, the same ones for the same seed.
    fn bytes(mut seed: u32, count: usize) -> Vec<u8> {
        let step = |_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        };
        (0..count).map(step).collect()
    }

    fn functions() -> Vec<Vec<u8>> {
        let random = bytes(1, 600);
        let body = |choice: &[u8]| {
            let forms: Vec<&[u8]> = choice.iter().map(|byte| FORMS[usize::from(*byte) % FORMS.len()]).collect();
            [b"\x01\x80\x02\x7f", &forms.concat()[..], b"\x0b"].concat()
        };
        random.chunks(20).map(body).collect()
    }

    fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
        let mut out = vec![0; 100_000];
        let mut mind = MIND.lock().unwrap_or_else(PoisonError::into_inner);
        mind.forget();
        let length = unpack::unpack(&mut mind, packed, &mut out)?;
        out.truncate(length);
        Some(out)
    }

    #[test]
    fn what_is_packed_is_unpacked_again_and_smaller() {
        for bodies in [vec![], vec![b"\0\x0b".to_vec()], functions()] {
            let wasm = module(&bodies);
            let packed = packed(&wasm).expect("everything in it is known");
            assert_eq!(unpacked(&packed), Some(wasm.clone()));
            assert!(packed.len() < wasm.len() || bodies.len() < 2, "{} of {}", packed.len(), wasm.len());
        }
    }

    #[test]
    fn what_is_not_known_is_not_packed() {
        let with = |body: &[u8]| packed(&module(&[body.to_vec()]));
        assert!(with(b"\0\x0b").is_some());
        assert!(with(b"\0\xfd\0\x0b").is_none(), "an instruction");
        assert!(with(b"\0\x28\x02\x07\x0b").is_none(), "an alignment");
        assert!(with(b"\0\x01").is_none(), "no end");
        assert!(packed(b"\0asm\x01\0\0\0").is_none(), "no code");
        for seed in 0..50 {
            assert!(packed(&bytes(seed, 300)).is_none(), "bytes without a pattern");
        }
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let wasm = module(&functions());
        let packed = packed(&wasm).expect("everything in it is known");
        for place in (0..packed.len()).step_by(packed.len() / 40) {
            let mut damaged = packed.clone();
            damaged[place] ^= 0x10;
            assert!(unpacked(&damaged).is_none_or(|out| out == wasm), "byte {place} of {}", packed.len());
        }
        assert_eq!(unpacked(&packed[..packed.len() / 2]), None);
        for seed in 0..20 {
            assert_eq!(unpacked(&bytes(seed, 500)), None);
        }
    }
}
