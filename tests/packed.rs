//! What links hold, packed and unpacked, is held against another packer.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec;
use plyscope::spec::packed::{pack, unpack};
use proptest::prelude::*;

fn round_trips(bytes: &[u8]) {
    let packed = pack(bytes);
    assert_eq!(unpack(&packed, bytes.len()).as_deref(), Some(bytes));
    assert_eq!(decompress_to_vec(&packed).ok().as_deref(), Some(bytes));
    for level in [0, 1, 6, 9] {
        assert_eq!(unpack(&compress_to_vec(bytes, level), bytes.len()).as_deref(), Some(bytes), "level {level}");
    }
}

/// Numbers without a pattern.
fn noise(count: u32) -> impl Iterator<Item = u32> {
    (0..count).scan(1_u32, |state, _| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some(*state >> 16)
    })
}

#[test]
fn every_kind_of_text_round_trips() {
    round_trips(b"");
    round_trips(b"a");
    round_trips(&[0; 100_000]);
    round_trips(&noise(70_000).map(|number| number as u8).collect::<Vec<u8>>());
    round_trips(noise(30_000).map(|number| format!("[{},", number % 1000)).collect::<String>().as_bytes());
    // The same text again from as far away as a match may be, and from one byte further.
    for gap in [32_765, 32_766, 32_767, 32_768, 32_769] {
        let far: Vec<u8> =
            b"abcdefg".iter().copied().chain(noise(gap - 7).map(|number| number as u8)).chain(*b"abcdefg").collect();
        round_trips(&far);
    }
    // Counts like these make Huffman's codes longer than they may be.
    let (mut one, mut other) = (1, 1);
    let mut skewed = Vec::new();
    for letter in 0..24_u8 {
        skewed.extend(vec![letter; one]);
        (one, other) = (other, one + other);
    }
    let mut shuffled: Vec<(u32, u8)> = noise(skewed.len() as u32).zip(skewed).collect();
    shuffled.sort_unstable();
    round_trips(&shuffled.into_iter().map(|(_, letter)| letter).collect::<Vec<u8>>());
}

#[test]
fn links_are_hardly_longer_than_another_packers() {
    for count in [1, 10, 100, 1000, 10_000] {
        let leaves: Vec<String> = noise(count).map(|number| (number % 50).to_string()).collect();
        let spec =
            format!(r#"{{"v":1,"game":{{"kind":"tree","tree":[{}]}},"algorithm":{{"kind":"alpha-beta"}}}}"#, leaves.join(","));
        let (ours, theirs) = (pack(spec.as_bytes()).len(), compress_to_vec(spec.as_bytes(), 9).len());
        assert!(ours <= theirs + theirs / 20, "{ours} and {theirs} for {count} leaves");
    }
}

#[test]
fn what_is_damaged_or_too_long_is_refused() {
    let packed = pack(b"[[3,12,8],[2,4,6],[14,5,2]]");
    assert!((0..packed.len()).all(|length| unpack(&packed[..length], 1000).is_none()));
    assert_eq!(unpack(&packed, 26), None);
    assert_eq!(unpack(&pack(&[b'x'; 100_000]), 1000), None);
    // A stored block whose count is not confirmed, the kind of block there is none of, symbols 286 and 287 of the fixed code.
    for bad in [&[1, 1, 0, 0, 0, 7][..], &[7], &[0b0110_0011, 0b11], &[0b1110_0011, 0b11]] {
        assert_eq!(unpack(bad, 1000), None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_round_trips(text in prop::collection::vec("[a-c0-3]{0,4}|\\PC", 0..200)) {
        round_trips(text.concat().as_bytes());
    }

    #[test]
    fn any_bytes_are_unpacked_as_elsewhere_or_refused(bytes: Vec<u8>, kind in 0..8_u8) {
        let mut bytes = bytes;
        if let Some(first) = bytes.first_mut() {
            *first = *first & !7 | kind;
        }
        let here = unpack(&bytes, 100_000);
        if let Ok(elsewhere) = decompress_to_vec(&bytes) {
            prop_assert_eq!(here, Some(elsewhere));
        }
    }
}
