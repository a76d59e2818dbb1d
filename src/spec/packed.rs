//! DEFLATE (RFC 1951), as small as it goes: links are some hundred bytes long, so neither speed nor memory is worth code.
//! What any packer has made is unpacked; what is packed here, any unpacker can read.

mod pack;
mod unpack;

pub use pack::pack;
pub use unpack::unpack;

/// The symbol behind the last of a block.
const END: usize = 256;
/// Symbols for lengths begin here.
const FIRST_LENGTH: usize = 257;
const LITERALS: usize = 286;
const DISTANCES: usize = 30;
/// The code of code lengths: its symbols repeat the length before, or zeros few and many.
const REPEAT: usize = 16;
const FEW_ZEROS: usize = 17;
const MANY_ZEROS: usize = 18;
/// In which order the lengths of that code are written.
const ORDER: [usize; 19] = [REPEAT, FEW_ZEROS, MANY_ZEROS, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The longest code of a symbol, and of a code length.
const LONGEST: usize = 15;
const LONGEST_OF_LENGTHS: usize = 7;
const LONGEST_MATCH: usize = 258;

/// The lengths of the codes of a block: of bytes with lengths, and of distances.
type Lengths = (Vec<u8>, Vec<u8>);

/// The smallest length of a class, and how many bits say which length of the class it is.
fn length_class(class: usize) -> (usize, u32) {
    match class {
        0..8 => (class + 3, 0),
        28 => (LONGEST_MATCH, 0),
        _ => (((4 + class % 4) << (class / 4 - 1)) + 3, class as u32 / 4 - 1),
    }
}

/// The same for distances.
fn distance_class(class: usize) -> (usize, u32) {
    if class < 4 { (class + 1, 0) } else { (((2 + class % 2) << (class / 2 - 1)) + 1, class as u32 / 2 - 1) }
}

/// The lengths of the codes in a block that brings none of its own.
fn fixed_lengths() -> Lengths {
    let literal = |symbol: usize| match symbol {
        0..144 | 280.. => 8,
        144..256 => 9,
        _ => 7,
    };
    ((0..288).map(literal).collect(), vec![5; DISTANCES])
}
