//! The types of a module's functions, read from what stands before its code. It does not know what functions do.

const TYPES: u8 = 1;
const IMPORTS: u8 = 2;
const FUNCTIONS: u8 = 3;
/// The kind of an import that is a function; no other is known here.
const FUNCTION: u8 = 0;
const HEADER: usize = 8;
/// No more types or functions are heeded; what is beyond is guessed worse.
const MOST_TYPES: usize = 1 << 10;
const MOST_FUNCTIONS: usize = 1 << 14;

/// Where in the module types stand, and which type functions have.
pub struct Signatures {
    places: [u32; MOST_TYPES],
    count: usize,
    of: [u16; MOST_FUNCTIONS],
    functions: usize,
    /// How many functions are imported.
    pub imported: usize,
}

/// Bytes that are read one after the other.
struct Bytes<'out> {
    out: &'out [u8],
    at: usize,
}

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        self.at += 1;
        self.out.get(self.at - 1).copied().unwrap_or(0)
    }

    fn number(&mut self) -> usize {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= usize::from(byte & 127) << (shift & 31);
            shift += 7;
            if byte < 128 || shift > 28 {
                return number;
            }
        }
    }

    /// Goes over a number and so many bytes.
    fn skip(&mut self) {
        self.at = self.number().saturating_add(self.at);
    }
}

impl Signatures {
    /// None.
    pub const fn new() -> Self {
        Self { places: [0; MOST_TYPES], count: 0, of: [0; MOST_FUNCTIONS], functions: 0, imported: 0 }
    }

    /// Reads those of a module whose beginning that is.
    pub fn read(&mut self, out: &[u8]) {
        let mut bytes = Bytes { out, at: HEADER };
        while bytes.at < out.len() {
            let id = bytes.byte();
            let end = bytes.number().saturating_add(bytes.at);
            let count = if id <= FUNCTIONS { bytes.number() } else { 0 };
            for _ in 0..count {
                if bytes.at >= end {
                    break;
                }
                match id {
                    TYPES => {
                        bytes.byte();
                        self.places[self.count % MOST_TYPES] = bytes.at as u32;
                        self.count += 1;
                        bytes.skip();
                        bytes.skip();
                    }
                    IMPORTS => {
                        bytes.skip();
                        bytes.skip();
                        if bytes.byte() != FUNCTION {
                            break;
                        }
                        self.imported += 1;
                        self.add(bytes.number());
                    }
                    FUNCTIONS => self.add(bytes.number()),
                    _ => {}
                }
            }
            bytes.at = end;
        }
    }

    fn add(&mut self, of: usize) {
        self.of[self.functions % MOST_FUNCTIONS] = of as u16;
        self.functions += 1;
    }

    /// Which type a function has.
    pub fn of(&self, function: usize) -> usize {
        self.of[function % MOST_FUNCTIONS].into()
    }

    /// Where in the module the types stand that something takes and gives, a list each: from where on, and how many.
    pub fn lists(&self, out: &[u8], of: usize) -> [(usize, usize); 2] {
        let mut bytes = Bytes { out, at: self.places[of % MOST_TYPES] as usize };
        [(); 2].map(|()| {
            let count = bytes.number();
            let start = bytes.at;
            bytes.at = bytes.at.saturating_add(count);
            (start, count.min(out.len()))
        })
    }
}
