//! A record in a link, if it is short: deflated, as a search is.

use crate::spec::Refusal;
use crate::spec::link::{fragment, unfolded};

/// The beginning of such a link.
const KIND: &str = "t=";
/// The most bytes of a record that is put into a link, and the most letters of the link: what mail and chats leave whole.
const LINKED: usize = 200_000;
const LONGEST: usize = 8_000;

/// Returns the fragment with a record, without `#`; `None` for a long one, which is shared as a file.
pub fn to_link(text: &str) -> Option<String> {
    let link = || fragment(KIND, text);
    let is_short = text.len() <= LINKED;
    is_short.then(link).filter(|link| link.len() <= LONGEST)
}

/// Whether a fragment has a record.
pub fn is_link(fragment: &str) -> bool {
    fragment.trim_start_matches('#').starts_with(KIND)
}

/// Reads the record that a fragment has, with or without `#`.
///
/// # Errors
/// If it is damaged.
pub fn from_link(fragment: &str) -> Result<String, Refusal> {
    let payload = fragment.trim_start_matches('#').split('&').next();
    unfolded(payload.unwrap_or_default().trim_start_matches(KIND))
}
