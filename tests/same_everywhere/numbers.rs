//! Numbers of every size and texts that are hard to read, written and read natively and in the page: both must do as Rust does.

use plyscope::text::decimal::{read, shortest};

/// Multiplies decimal digits, the last first.
fn multiply(digits: &mut Vec<u8>, factor: u8) {
    let mut carry = 0;
    for digit in digits.iter_mut() {
        carry += factor * *digit;
        *digit = carry % 10;
        carry /= 10;
    }
    if carry > 0 {
        digits.push(carry);
    }
}

/// (2 · bits + 1) · 2^(power − 1), written out: halfway between two numbers.
pub fn halfway(bits: u64, power: i32) -> String {
    let mut digits: Vec<u8> = (2 * bits + 1).to_string().bytes().rev().map(|digit| digit - b'0').collect();
    let (factor, exponent) = if power > 0 { (2, 0) } else { (5, power - 1) };
    (0..(power - 1).abs()).for_each(|_| multiply(&mut digits, factor));
    let digits: String = digits.iter().rev().map(|digit| char::from(b'0' + digit)).collect();
    format!("{digits}e{exponent}")
}

const HARD: [&str; 16] = [
    "1.7976931348623158e308",
    "1.7976931348623159e308",
    "-1e400",
    "4.9e-324",
    "2.5e-324",
    "2.4e-324",
    "-0",
    "0e999999999999999999999",
    "1e-999999999999999999999",
    "5.",
    ".5",
    "+7",
    "2.2250738585072011e-308",
    "9007199254740992.99999999999999999999",
    "123456789012345e22",
    "1e23",
];

/// A few thousand numbers: around powers of two and ten, between them, and the ends.
fn numbers() -> impl Iterator<Item = f64> {
    let twos = (0..2047_u64).map(|raised| raised << 52);
    let tens = (-324..309).map(|power| format!("1e{power}").parse::<f64>().expect("a number").to_bits());
    let around = twos.chain(tens).flat_map(|bits| (0..3).map(move |step| (bits + step).saturating_sub(1)));
    let mut state = 1_u64;
    let between = (0..4_000).map(move |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 29
    });
    // Quarters with so many digits before the point that two numbers of one digit less are equally near.
    let halfway = (0..400).map(|quarters| ((1_u64 << 50) as f64 + 0.25 * f64::from(quarters)).to_bits());
    let numbers = around.chain(between).chain(halfway).map(f64::from_bits).filter(|number| number.is_finite());
    numbers.chain([0.0, -0.0, 0.1 + 0.2, 5e-324, f64::MAX, f64::MIN, 1e21, 1e-7])
}

/// What is written or read otherwise than Rust does it.
pub fn strangers() -> Vec<String> {
    let written = numbers().filter(|number| shortest(*number) != number.to_string());
    let strangers = written.map(|number| format!("{number:e} is written {}", shortest(number)));
    let halves = (-1074..972).flat_map(|power| [halfway(1 << 52, power), halfway(0x1f_0000_0000_0001, power)]);
    let texts = halves.flat_map(|text| [text.replace('e', &format!(".{}1e", "0".repeat(40))), text]);
    let texts = texts.chain(numbers().flat_map(|number| [shortest(number), format!("{number:.25e}")]));
    let texts = texts.chain(HARD.map(str::to_owned));
    let read_otherwise = texts.filter(|text| read(text).map(f64::to_bits) != text.parse().ok().map(f64::to_bits));
    strangers.chain(read_otherwise.map(|text| format!("{text} is read as {:?}", read(&text)))).collect()
}
