//! Links: a spec as the fragment of an address, `1=` and the JSON deflated (RFC 1951) and in base64url (RFC 4648) without padding.
//! The same bytes everywhere.

use super::{Refusal, Spec};
use crate::lang::words::spec;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::borrow::Cow;

/// The most bytes a link may unfold to.
const LARGEST: usize = 4_000_000;
/// How hard the packer tries, of 10: beyond it nothing becomes shorter.
const LEVEL: u8 = 9;

/// Returns the fragment for a spec, without `#`.
pub fn to_link(spec: &Spec) -> String {
    fragment("1=", &spec.write())
}

/// Makes a fragment that begins with its kind and carries some JSON, compressed.
pub fn fragment(kind: &str, json: &str) -> String {
    kind.to_owned() + &URL_SAFE_NO_PAD.encode(compress_to_vec(json.as_bytes(), LEVEL))
}

/// Reads a fragment, with or without `#`; what follows an `&` is not the spec's.
///
/// # Errors
/// If it is not a link of this version, is damaged, or its spec is refused.
pub fn from_link(fragment: &str) -> Result<Spec, Refusal> {
    let fragment = fragment.trim_start_matches('#');
    let payload = fragment.split('&').next().unwrap_or_default();
    let Some(encoded) = payload.strip_prefix("1=") else {
        return Err(Refusal::new("link", spec::NOT_A_LINK));
    };
    Spec::read(&unfolded(encoded)?)
}

/// Returns the JSON in a fragment of any kind, or a text that is no fragment as it is; `None` if it is damaged.
pub fn json_in(text: &str) -> Option<Cow<'_, str>> {
    let payload = text.trim_start_matches('#').split('&').next()?;
    match payload.split_once('=') {
        Some((kind, encoded)) if kind.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
            unfolded(encoded).ok().map(Cow::Owned)
        }
        _ => Some(Cow::Borrowed(text)),
    }
}

/// Unpacks the JSON that a fragment carries after its kind.
///
/// # Errors
/// If it is damaged.
pub fn unfolded(encoded: &str) -> Result<String, Refusal> {
    let packed = URL_SAFE_NO_PAD.decode(encoded.trim_end_matches('=')).ok();
    let json = packed.and_then(|packed| decompress_to_vec_with_limit(&packed, LARGEST).ok());
    json.and_then(|json| String::from_utf8(json).ok())
        .ok_or_else(|| Refusal::new("link", spec::DAMAGED_LINK))
}
