//! How much motion the reader's system asks for.

/// Whether it asks for less.
pub fn is_calm() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether it is dark.
pub fn is_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    let query = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}
