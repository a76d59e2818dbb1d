//! Numbers as text: accepted and refused forms, and the forms in which the page shows a number.

use crate::truth::cases::cases;
use plyscope::text::decimal::{decade, fixed, fraction, read, scientific};
use proptest::prelude::*;

#[test]
fn a_number_lies_between_its_power_of_ten_and_the_next() {
    for (number, power) in [
        (1.0, 1.0),
        (9.99, 1.0),
        (10.0, 10.0),
        (0.7, 0.1),
        (1e-9, 1e-9),
        (1.9e-9, 1e-9),
        (1e300, 1e300),
        (2.5e8, 1e8),
    ] {
        assert_eq!(decade(number), power);
    }
}

#[test]
fn text_that_is_no_number_is_refused() {
    for text in [
        "", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "1e5.0", "--1", "+-1", "1 ", "1_0", "0x1",
        "１", ".e1", "inf", "nan", "Infinity", "-inf",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn sizes_end_at_infinity_and_at_zero() {
    let cases = [
        ("1.7976931348623157e308", f64::MAX),
        ("1e309", f64::INFINITY),
        ("-1e400", f64::NEG_INFINITY),
        ("4.9e-324", f64::from_bits(1)),
        ("1e-400", 0.0),
        ("5.", 5.0),
        (".5", 0.5),
        ("+7", 7.0),
        ("1E+2", 100.0),
        ("00012.5000", 12.5),
    ];
    for (text, number) in cases {
        assert_eq!(read(text), Some(number), "{text}");
    }
}

#[test]
fn a_number_is_shown_rounded_to_the_even_digit() {
    assert_eq!(
        [0.25, 0.35, 2.5e-3, 1e15].map(|number| fixed(number, 1)),
        ["0.2", "0.3", "0.0", "1000000000000000"]
    );
    assert_eq!(
        [1.2345e-7, 1e15, -2.0].map(scientific),
        ["1.235e-7", "1e15", "-2e0"]
    );
    assert_eq!(
        [1.0 / 3.0, 0.7, 0.123_456_789].map(fraction),
        [Some((1.0, 3.0)), Some((7.0, 10.0)), None]
    );
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn written_numbers_are_read_back_to_the_last_bit(bits: u64) {
        let number = f64::from_bits(bits);
        prop_assume!(number.is_finite());
        prop_assert_eq!(read(&number.to_string()).map(f64::to_bits), Some(bits));
    }
}
