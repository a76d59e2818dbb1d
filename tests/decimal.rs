//! Numbers as text, held against Rust's own reading and writing, which is exact but far too large for the page. This is the native
//! half; `web.rs` shows that the page's host writes and reads the same.

#[path = "same_everywhere/numbers.rs"]
mod numbers;

use numbers::halfway;
use plyscope::text::decimal::{decade, fixed, read, scientific, shortest};
use proptest::prelude::*;

fn same(text: &str) {
    assert_eq!(read(text).map(f64::to_bits), text.parse().ok().map(f64::to_bits), "{text}");
}

fn round_trips(number: f64) {
    let text = shortest(number);
    assert_eq!(text, number.to_string());
    assert_eq!(read(&text).map(f64::to_bits), Some(number.to_bits()), "{text}");
}

#[test]
fn numbers_of_every_size_are_written_and_read_as_rust_does() {
    let strangers = numbers::strangers();
    assert!(strangers.is_empty(), "{strangers:#?}");
}

#[test]
fn powers_and_their_neighbours_round_trip() {
    let twos = (0..2047_u64).map(|raised| raised << 52);
    let tens = (-324..309).map(|power| format!("1e{power}").parse::<f64>().expect("a number").to_bits());
    for bits in twos.chain(tens).flat_map(|bits| (0..5).map(move |step| (bits + step).saturating_sub(2))) {
        round_trips(f64::from_bits(bits));
        round_trips(-f64::from_bits(bits));
    }
}

#[test]
fn a_number_lies_between_its_power_of_ten_and_the_next() {
    for (number, power) in
        [(1.0, 1.0), (9.99, 1.0), (10.0, 10.0), (0.7, 0.1), (1e-9, 1e-9), (1.9e-9, 1e-9), (1e300, 1e300), (2.5e8, 1e8)]
    {
        assert_eq!(decade(number), power);
    }
}

#[test]
fn halfway_the_even_number_is_read_until_a_digit_far_behind_decides() {
    for power in -1074..972 {
        for bits in [1_u64 << 52, (1 << 53) - 1, (1 << 52) + 0x2_3456_789a_bcde, 0x1f_0000_0000_0001] {
            let text = halfway(bits, power);
            same(&text);
            same(&text.replace('e', ".1e"));
            same(&text.replace('e', &format!(".{}1e", "0".repeat(900))));
        }
    }
    for bits in 0..40 {
        same(&halfway(bits, -1074));
        same(&halfway(bits, -1074).replace('e', ".0000001e"));
    }
}

#[test]
fn what_is_no_number_is_none_and_sizes_end_where_rusts_do() {
    for text in
        ["", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "1e5.0", "--1", "+-1", "1 ", "1_0", "0x1", "１", ".e1", "inf", "nan"]
    {
        assert_eq!(read(text), None, "{text}");
        assert!(!text.parse::<f64>().is_ok_and(f64::is_finite), "{text}");
    }
    for text in [
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "1e309",
        "1e310",
        "-1e400",
        "4.9e-324",
        "2.5e-324",
        "2.4e-324",
        "1e-324",
        "1e-400",
        "-0",
        "0e999999999999999999999",
        "1e999999999999999999999",
        "5.",
        ".5",
        "+7",
        "1e-999999999999999999999",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "00012.5000",
        "1E+2",
        "0.000",
        "9007199254740993",
        "9007199254740992.99999999999999999999",
        "123456789012345e22",
        "123456789012345e-22",
        "1e23",
        "8.5e-22",
    ] {
        same(text);
    }
    same(&format!("0.{}1e1000", "0".repeat(1000)));
    same(&format!("1{}e-1000", "0".repeat(1000)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_number_is_written_as_rust_writes_it_and_read_back(bits: u64) {
        let number = f64::from_bits(bits);
        prop_assume!(number.is_finite());
        round_trips(number);
        same(&format!("{number:.16e}"));
        same(&format!("{number:.25e}"));
        same(&format!("{number:.15e}"));
    }

    #[test]
    fn any_digits_are_read_as_rust_reads_them(whole in "[0-9]{0,25}", fraction in "[0-9]{0,25}", exponent in -345..320) {
        same(&format!("{whole}.{fraction}e{exponent}"));
    }

    #[test]
    fn decimals_are_rounded_as_rust_rounds_them(number in -1e15..1e15_f64, small in -10.0..10.0_f64, eighths in -80_000..80_000_i32) {
        for number in [number, small, small * 1e-4, f64::from(eighths) / 16.0] {
            prop_assert_eq!(fixed(number, 1), format!("{number:.1}"));
            prop_assert_eq!(fixed(number, 2), format!("{number:.2}"));
            prop_assert_eq!(fixed(number, 3), format!("{number:.3}"));
        }
    }

    #[test]
    fn four_digits_with_an_exponent_are_rusts_up_to_a_second_rounding(bits: u64) {
        let number = f64::from_bits(bits);
        prop_assume!(number.is_finite() && number != 0.0);
        prop_assert_eq!(scientific(number), format!("{number:.3e}").replace(".000e", "e"));
    }
}
