//! What is known where a symbol is guessed, and which of it says most about which kind of symbol. It does not know how the facts
//! are found; which ones to take was tried out on the page's module.
use crate::grammar::{FUNCTION, LOCAL, LONG, NUMBER, OFFSET, OPERATION, SHAPE, TEXT};
use crate::model::{both, Place, CONTEXTS, CORRECTIONS, MIXTURES};

/// A fact, by its place among all.
#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Fact {
    /// Where a list of facts ends.
    End,
    /// What is being worked on: an operation, or a part of one.
    Operation,
    /// The last operation, those before it, and the last few as one.
    Before,
    Before2,
    Before3,
    Before4,
    Two,
    Three,
    Four,
    Five,
    Six,
    /// The last instructions with what they work on.
    Instruction,
    Instruction2,
    /// Which operations made the topmost values on the stack, together with what they work on, and of which type the values are.
    Maker,
    Maker2,
    Maker3,
    Made,
    Made2,
    Made3,
    Type,
    Type2,
    /// How high the stack is in this block, and the same up to three; the types of all that lies there.
    Height,
    LowHeight,
    Types,
    /// How many blocks are open, which the innermost is, and which a few are.
    Nested,
    Block,
    Blocks,
    Function,
    Position,
    /// The last offset, and the last one behind what is on the stack.
    Offset,
    OffsetThere,
    Callee,
    Callee2,
    Shape,
    /// What set the local on the stack, what came after the last instruction the last time, the last local and its type.
    SetBy,
    Next,
    Local,
    LocalType,
    /// How often the last local was there, and how many locals there are and have been seen.
    Times,
    Declared,
    Seen,
    /// The last numbers, and how the next address could follow from the last one.
    Number,
    Number2,
    Expected,
    /// How long ago the last locals had been there before, and what is known of those that come into question.
    Rank,
    Rank2,
    RankAfter,
    Candidate,
    CandidateTypes,
    CandidateMakers,
    Listed,
    /// In what is not code: words, and what numbers follow from those before.
    Word,
    LastWord,
    Bytes8,
    Bytes16,
    Byte34,
    Zeros,
    Within,
    Indent,
    Character,
    /// What followed the last times that the same symbols stood in a row.
    Likely,
    Likely2,
}
use Fact::*;

/// How many facts there are.
pub const FACTS: usize = Likely2 as usize + 1;
pub type Facts = [u32; FACTS];

/// Lists of facts, each with an end: contexts, then what chooses weights, then what chooses corrections.
#[rustfmt::skip]
const LISTS: [&[Fact]; 8] = [
    &[
        LocalType, Maker2, Six, Type, Callee, Rank, Types, Before4, End,
        Five, Next, Before2, End,
        Instruction, End,
        Type, Type2, Height, OffsetThere, End,
        Three, Maker, Block, SetBy, LocalType, LowHeight, Two, Type, End,
        Two, Instruction2, OffsetThere, Made2, Type, SetBy, End,
        Instruction, Block, Height, Maker2, SetBy, Before, End,
        Two, LocalType, End,
        SetBy, Maker, End,
        Six, Types, End,
        //
        Three, End,
        Before2, Maker, End,
        SetBy, Next, Before, End,
        //
        Before, LowHeight, SetBy, End,
    ],
    &[
        Operation, Six, Maker3, Five, End,
        Seen, Operation, End,
        Operation, Three, Rank, End,
        Candidate, Before, End,
        Operation, Callee, Before3, Five, End,
        Operation, CandidateTypes, Listed, End,
        Operation, CandidateMakers, Type, End,
        Rank2, End,
        Two, End,
        OffsetThere, End,
        //
        Before, End,
        Three, Block, End,
        Operation, End,
        //
        Before, Operation, End,
    ],
    &[
        Type2, Made2, Function, OffsetThere, End,
        Operation, OffsetThere, End,
        Offset, End,
        Instruction, Function, End,
        Operation, End,
        Operation, Three, Offset, End,
        Operation, Maker, Times, Maker2, SetBy, End,
        Made2, End,
        Maker3, End,
        Declared, End,
        //
        Operation, End,
        Five, End,
        SetBy, LowHeight, End,
        //
        Maker2, End,
    ],
    &[
        Before, Type, OffsetThere, Type2, Maker, End,
        Operation, End,
        Three, Two, SetBy, Height, Expected, End,
        Expected, Block, OffsetThere, End,
        Made, Function, Operation, End,
        Two, Callee, End,
        Number, End,
        Types, SetBy, End,
        Five, End,
        Declared, End,
        //
        Before, Next, Type, End,
        Before2, Before, LocalType, End,
        SetBy, End,
        //
        Block, Maker3, End,
    ],
    &[
        Height, Type, Type2, Function, Types, Maker3, End,
        Maker2, End,
        Height, Callee, Maker2, Type, End,
        Two, Height, End,
        Height, Type, End,
        Position, Six, End,
        Likely2, End,
        Types, Likely, End,
        Before4, Four, End,
        //
        Before, Maker3, End,
        LocalType, Three, End,
        LowHeight, End,
        //
        Maker, SetBy, LocalType, End,
    ],
    &[
        Operation, Shape, Height, End,
        Operation, Nested, Made3, End,
        Operation, Blocks, End,
        Operation, Type, End,
        Operation, Three, Six, End,
        Maker3, End,
        Three, LowHeight, Likely, End,
        //
        Operation, End,
        Position, Before4, Made2, End,
        SetBy, LowHeight, End,
        //
        Operation, End,
    ],
    &[
        Operation, Within, Expected, End,
        Before3, Two, Within, End,
        Function, Height, Instruction2, Declared, End,
        Type, Within, End,
        Type, Instruction, End,
        Type2, Within, Likely, End,
        //
        Operation, End,
        Type, End,
        Type2, Within, End,
        //
        Operation, End,
    ],
    &[
        Two, End,
        Before, End,
        Zeros, Character, Before3, End,
        Three, Character, Indent, End,
        Word, End,
        Within, Likely2, End,
        Character, Indent, End,
        Before2, Likely2, End,
        Zeros, Likely, End,
        Character, Four, End,
        Before2, Three, Likely, Zeros, Likely2, Before, End,
        //
        Before, End,
        Before2, End,
        Zeros, Likely, End,
        //
        Before, Within, End,
    ],
];

/// Where a symbol is guessed of which that much is known, and of whose beginning that much is.
#[inline(never)]
pub fn place(kind: usize, facts: &Facts, before: u32) -> Place {
    let (mut hashes, mut count) = ([0; CONTEXTS + MIXTURES + CORRECTIONS], 0);
    let mut hash = kind as u32;
    for &fact in LISTS[kind] {
        if let End = fact {
            hashes[count % hashes.len()] = both(hash, before).wrapping_mul(0x9e37_79b1);
            count += 1;
            hash = (count * 8 + kind) as u32;
        } else {
            hash = both(hash, facts[fact as usize]);
        }
    }
    let count = count - MIXTURES - CORRECTIONS;
    let mut place =
        Place { kind, contexts: [0; CONTEXTS], count, sets: [0; MIXTURES], corrections: [0; CORRECTIONS], foretold: None };
    place.contexts.copy_from_slice(&hashes[..CONTEXTS]);
    place.sets.copy_from_slice(&hashes[count..count + MIXTURES]);
    place.sets = place.sets.map(|set| set >> 20);
    place.corrections.copy_from_slice(&hashes[count + MIXTURES..count + MIXTURES + CORRECTIONS]);
    place
}
const _: () = assert!(OPERATION == 0 && LOCAL == 1 && OFFSET == 2 && NUMBER == 3 && FUNCTION == 4);
const _: () = assert!(SHAPE == 5 && LONG == 6 && TEXT == 7);
