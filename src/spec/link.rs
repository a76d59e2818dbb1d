//! Links: a spec as the fragment of an address, `1=` and the JSON deflated and in base64url. The same bytes everywhere.

use super::packed::{pack, unpack};
use super::{Refusal, Spec};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The most bytes a link may unfold to.
const LARGEST: usize = 4_000_000;

/// The fragment for a spec, without `#`.
pub fn to_link(spec: &Spec) -> String {
    format!("1={}", URL_SAFE_NO_PAD.encode(pack(spec.write().as_bytes())))
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
    let damaged = || {
        Refusal::new("link", "this link is damaged or incomplete; copy it again as a whole", "链接已损坏或不完整，请重新完整复制")
    };
    let bytes = URL_SAFE_NO_PAD.decode(encoded.trim_end_matches('=')).map_err(|_| damaged())?;
    let json = unpack(&bytes, LARGEST).ok_or_else(damaged)?;
    Spec::read(&String::from_utf8(json).map_err(|_| damaged())?)
}
