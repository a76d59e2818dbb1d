//! Short codes for frequent symbols (Huffman, 1952), so that few bits have to be guessed for most. It does not know how frequent
//! symbols are, only how long their codes.

/// No code is longer.
pub const LONGEST: u32 = 15;

/// The codes of one kind of symbol.
pub struct Codes {
    /// The code of each symbol behind a one; 0 if it has none.
    pub codes: [u16; 256],
    /// The symbol whose code that is, and 1 more; 0 if it is none.
    pub symbols: [u16; 1 << 16],
}

impl Codes {
    /// No codes at all.
    pub const fn new() -> Self {
        Self { codes: [0; 256], symbols: [0; 1 << 16] }
    }

    /// Gives symbols codes that are so long: shorter ones first, and of equally long ones in order.
    pub fn set(&mut self, lengths: &[u8; 256]) {
        self.codes.fill(0);
        self.symbols.fill(0);
        let mut next = 1_u16;
        for length in 1..=LONGEST {
            next = next.wrapping_mul(2);
            for (symbol, _) in lengths.iter().enumerate().filter(|(_, own)| u32::from(**own) == length) {
                self.codes[symbol] = next;
                self.symbols[usize::from(next)] = symbol as u16 + 1;
                next = next.wrapping_add(1);
            }
        }
    }
}
