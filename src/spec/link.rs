//! Links: a spec as the fragment of an address, `1=` and the JSON deflated and in base64url. The same bytes everywhere.

use super::packed::{pack, unpack};
use super::{Refusal, Spec};

/// The most bytes a link may unfold to.
const LARGEST: usize = 4_000_000;
/// What the letters of base64url stand for, 0 to 63 (RFC 4648).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The fragment for a spec, without `#`.
pub fn to_link(spec: &Spec) -> String {
    fragment("1=", &spec.write())
}

/// A fragment that begins with its kind and carries some JSON.
pub fn fragment(kind: &str, json: &str) -> String {
    let mut link = kind.to_owned();
    let bits = regrouped(&pack(json.as_bytes()), 8, 6);
    link.extend(bits.into_iter().map(|letter| char::from(LETTERS[usize::from(letter)])));
    link
}

/// Reads a fragment, with or without `#`; what follows an `&` is not the spec's.
///
/// # Errors
/// When it is no link of this version, is damaged, or its spec is refused.
pub fn from_link(fragment: &str) -> Result<Spec, Refusal> {
    let fragment = fragment.trim_start_matches('#');
    let payload = fragment.split('&').next().unwrap_or_default();
    let Some(encoded) = payload.strip_prefix("1=") else {
        return Err(Refusal::new(
            "link",
            "expected a link that begins with #1= (this one is of another version or not a link)",
            "链接应以 #1= 开头（这个来自其他版本，或不是链接）",
        ));
    };
    Spec::read(&unfolded(encoded)?)
}

/// The JSON that a fragment carries behind its kind.
///
/// # Errors
/// When it is damaged.
pub fn unfolded(encoded: &str) -> Result<String, Refusal> {
    let json = decoded(encoded).and_then(|bytes| unpack(&bytes, LARGEST)).and_then(|json| String::from_utf8(json).ok());
    json.ok_or_else(|| {
        let english = "this link is damaged or incomplete; copy it again as a whole";
        Refusal::new("link", english, "链接已损坏或不完整，请重新完整复制")
    })
}

/// The bytes of a text in base64url; nothing if there is another letter in it, or a last one that adds no byte or bits to no byte.
fn decoded(text: &str) -> Option<Vec<u8>> {
    let place = |letter: u8| LETTERS.iter().position(|known| *known == letter).map(|place| place as u8);
    let letters: Vec<u8> = text.trim_end_matches('=').bytes().map(place).collect::<Option<_>>()?;
    let mut bytes = regrouped(&letters, 6, 8);
    // What does not fill a byte has to be less than a letter, and zeros.
    let is_whole = match letters.len() % 4 {
        0 => true,
        1 => false,
        _ => bytes.pop() == Some(0),
    };
    is_whole.then_some(bytes)
}

/// The same bits, so many of each number, in groups of so many; zeros fill up the last one.
fn regrouped(numbers: &[u8], from: usize, to: usize) -> Vec<u8> {
    let mut groups = vec![0; (numbers.len() * from).div_ceil(to)];
    for place in 0..numbers.len() * from {
        let bit = numbers[place / from] >> (from - 1 - place % from) & 1;
        groups[place / to] |= bit << (to - 1 - place % to);
    }
    groups
}
