//! The laws of items: those of the full game follow the judge's rules, those of other presets lie
//! on the field.

use plyscope::game::snake_go::{PRESETS, RAILGUN, Rules, drawn};

#[test]
fn every_seed_draws_items_that_keep_to_their_squares_and_apart() {
    // All seeds, which also shows that none loops forever.
    let (mut all, mut railguns, mut kinds) = ([0_u32; 3], [0_u32; 3], [0_u32; 6]);
    for seed in 0..=u16::MAX {
        let items = drawn(seed);
        let mut last = [-100_i32; 256];
        for (index, item) in items.iter().enumerate() {
            assert!(
                (1..=512).contains(&item.round)
                    && (index == 0 || items[index - 1].round < item.round)
            );
            let (row, column) = (item.cell >> 4, item.cell & 15);
            let margin = [
                (20, 6),
                (40, 5),
                (60, 4),
                (80, 3),
                (100, 2),
                (120, 1),
                (512, 0),
            ]
            .iter()
            .find_map(|(until, margin)| (item.round <= *until).then_some(*margin))
            .expect("the game ends with round 512");
            assert!(
                (margin..16 - margin).contains(&row) && (margin..16 - margin).contains(&column),
                "{item:?}"
            );
            let before =
                std::mem::replace(&mut last[usize::from(item.cell)], i32::from(item.round));
            assert!(i32::from(item.round) - before > 16, "two items meet");
            let part = if item.round <= 64 {
                0
            } else {
                if item.round <= 384 { 1 } else { 2 }
            };
            all[part] += 1;
            if item.kind == RAILGUN {
                railguns[part] += 1;
            } else {
                kinds[usize::from(item.kind)] += 1;
            }
        }
    }
    let share = |part: u32, whole: u32| f64::from(part) / f64::from(whole);
    for (part, rounds, weight) in [(0, 64, 1.0 / 6.0), (1, 320, 2.0 / 7.0), (2, 128, 3.0 / 7.0)] {
        assert!((share(all[part], rounds << 16) - 0.25).abs() < 0.001);
        assert!((share(railguns[part], all[part]) - weight).abs() < 0.001);
    }
    assert_eq!(kinds[0], 0);
    assert!(
        kinds[1..]
            .iter()
            .all(|kind| (share(*kind, kinds.iter().sum()) - 0.2).abs() < 0.001)
    );
}

#[test]
fn the_items_of_a_seed_are_frozen() {
    let fingerprint = |seed| {
        let mix = |sum: u64, part: u16| (sum ^ u64::from(part)).wrapping_mul(0x100_0000_01B3);
        drawn(seed)
            .iter()
            .flat_map(|item| [item.round, item.cell.into(), item.kind.into()])
            .fold(0xCBF2_9CE4_8422_2325, mix)
    };
    assert_eq!(
        [0, 1, 65_535].map(fingerprint),
        [
            17_878_140_604_182_228_599,
            1_204_558_793_099_855_971,
            16_941_984_077_067_842_317
        ]
    );
}

#[test]
fn the_other_presets_have_items_that_fit_their_field_and_their_clock() {
    for index in 0..PRESETS.len() - 1 {
        let Rules {
            size,
            rounds,
            item_life,
            items,
            ..
        } = Rules::preset(index, 0, false);
        for (at, item) in items.iter().enumerate() {
            assert!(
                item.cell >> 4 < size
                    && item.cell & 15 < size
                    && (1..=rounds).contains(&item.round)
            );
            assert!(item.kind == RAILGUN || (1..=5).contains(&item.kind));
            let clear = |other: &&plyscope::game::snake_go::Item| {
                other.cell != item.cell || other.round + item_life < item.round
            };
            assert!(
                items[..at]
                    .iter()
                    .all(|other| other.round <= item.round && clear(&other))
            );
        }
    }
}
