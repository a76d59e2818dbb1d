//! Links to exercises: `ex=` and the JSON, packed as in links to searches.

use super::Exercise;
use crate::spec::Refusal;
use crate::spec::link::{fragment, unfolded};

/// The prefix of such a fragment.
const KIND: &str = "ex=";

impl Exercise {
    /// Returns the fragment of a link to the exercise, without `#`.
    pub fn to_link(&self) -> String {
        fragment(KIND, &self.write())
    }

    /// Reads a fragment, with or without `#`, up to an `&`; `None` if it is not a link to an
    /// exercise, the refusal if it is damaged or its exercise is refused.
    pub fn from_link(fragment: &str) -> Option<Result<Exercise, Refusal>> {
        let payload = fragment
            .trim_start_matches('#')
            .split('&')
            .next()?
            .strip_prefix(KIND)?;
        Some(unfolded(payload).and_then(|json| Exercise::read(&json)))
    }
}
