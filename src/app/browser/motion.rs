//! The system's preferences for motion and colours.

/// Returns whether less motion is preferred.
pub fn is_calm() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Returns whether dark colours are preferred.
pub fn is_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    let query = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}
