//! The seed of a student and the code of an exercise: hashes of texts, the same on every machine.

use super::{Exercise, Instance};
use crate::spec::LARGEST;

/// Hashes texts (FNV-1a with a final mix), each with its length.
fn hash(texts: &[&str]) -> u64 {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    let mut take = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    for text in texts {
        (text.len() as u64)
            .to_le_bytes()
            .into_iter()
            .for_each(&mut take);
        text.bytes().for_each(&mut take);
    }
    let mixed = (hash ^ (hash >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

/// Returns the seed of a student's instance; the salt makes another term's instances different.
pub fn seed_of(exercise: &Exercise, salt: &str, student: &str) -> u64 {
    hash(&[&exercise.id, salt, student.trim()]) & LARGEST
}

/// Returns the code by which an answer names its exercise: a hash in twelve hexadecimal digits. How hard it is called changes nothing.
pub fn code(exercise: &Exercise) -> String {
    let asked = Exercise {
        level: None,
        ..exercise.clone()
    };
    format!("{:012x}", hash(&[&asked.write()]) >> 16)
}

/// Returns the code of a version of a sheet, by which its key is found: eight letters and digits
/// that depend on every exercise and its seed. It has none of I, L, O and U (Crockford's base 32).
pub fn version(instances: &[Instance]) -> String {
    const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let named = |instance: &Instance| format!("{} {}", code(&instance.exercise), instance.seed);
    let names: Vec<String> = instances.iter().map(named).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let hash = hash(&names);
    let digit = |at: u32| char::from(DIGITS[(hash >> (5 * at + 24)) as usize & 31]);
    let [front, back] = [0..4, 4..8].map(|part: std::ops::Range<u32>| part.map(digit).collect());
    let joined: [String; 2] = [front, back];
    joined.join("-")
}
