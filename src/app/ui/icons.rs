//! The page's icons: lines of width 1.75 in a box of 20 units, and the logo.

use yew::prelude::*;

/// Shows an icon by its path.
pub fn icon(path: &'static str) -> Html {
    html! { <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d={path}/></svg> }
}

pub const LINK: &str =
    "M8.5 11.5l3-3M9 6l1.6-1.6a3.5 3.5 0 015 5L14 11M11 14l-1.6 1.6a3.5 3.5 0 01-5-5L6 9";
pub const EMBED: &str = "M7 6l-4 4 4 4M13 6l4 4-4 4";
pub const OUT: &str = "M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7";
pub const SCREEN: &str = "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4";
pub const HELP: &str = "M7.2 7.5a2.8 2.8 0 115 1.8c-1 .9-2.2 1.2-2.2 2.7M10 15.2v.1";
pub const FIRST: &str = "M5 5v10M15 5l-6 5 6 5z";
pub const BACK: &str = "M12.5 5l-6 5 6 5";
pub const PLAY: &str = "M6.5 4.5v11l9-5.5z";
pub const PAUSE: &str = "M6 4.5h2.5v11H6zM11.5 4.5H14v11h-2.5z";
pub const FORWARD: &str = "M7.5 5l6 5-6 5";
pub const LAST: &str = "M15 5v10M5 5l6 5-6 5z";
pub const PLUS: &str = "M10 4.5v11M4.5 10h11";
pub const MINUS: &str = "M4.5 10h11";
pub const FIT: &str = "M4 7.5V4h3.5M12.5 4H16v3.5M16 12.5V16h-3.5M7.5 16H4v-3.5M8 8h4v4H8z";
pub const FOLLOW: &str =
    "M10 3v3M10 14v3M3 10h3M14 10h3M10 7.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z";
pub const FOG: &str = "M4 8.5h9.5a2.5 2.5 0 10-2.4-3.2M3.5 12h13M6 15.5h8";
pub const GRAPH: &str = "M10 3.2v.1M4.5 10v.1M15.5 10v.1M10 16.8v.1M9 4.5L5.5 8.8M11 4.5l3.5 4.3M5.5 11.2L9 15.5M14.5 11.2L11 15.5";
/// A sign that is turned: plus above, minus below.
pub const TURN: &str = "M10 3.5v6M7 6.5h6M4 12h12M7 15.5h6";
pub const COMPACT: &str = "M10 3v5M7.5 6L10 8.5 12.5 6M10 17v-5M7.5 14L10 11.5 12.5 14M4 10h12";
pub const DOWN: &str = "M6 8l4 4 4-4";
pub const UP: &str = "M6 12l4-4 4 4";
pub const MORE: &str = "M4.5 10v.1M10 10v.1M15.5 10v.1";
pub const SAVE: &str = "M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 15.5h12";
pub const COPY: &str = "M7 7h9v9H7zM4 13V4h9";
pub const PEN: &str = "M4 16l1-4 8-8 3 3-8 8z";
pub const DICE: &str = "M4.5 4.5h11v11h-11zM7.5 7.5v.1M12.5 12.5v.1M10 10v.1";
pub const UNDO: &str = "M7.5 4.5L4 8l3.5 3.5M4 8h7.5a4 4 0 010 8H8";
pub const REDO: &str = "M12.5 4.5L16 8l-3.5 3.5M16 8H8.5a4 4 0 000 8H12";
pub const CLOSE: &str = "M5 5l10 10M15 5L5 15";

/// Draws the icon of the theme: a half-filled circle.
pub fn theme() -> Html {
    html! {
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="6.5"/>
            <path d="M10 3.5a6.5 6.5 0 010 13z" fill="currentColor"/>
        </svg>
    }
}

/// Draws the logo: ▲ and ▼ in a circle.
pub fn brand() -> Html {
    html! {
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <circle cx="12" cy="12" r="10.4" fill="none" stroke="currentColor" stroke-width="2"/>
            <path d="M12 5l4.4 6.4H7.6z" class="fmax"/>
            <path d="M12 19l4.4-6.4H7.6z" class="fmin"/>
        </svg>
    }
}

/// Draws the two bars of a cut.
pub fn cut() -> Html {
    html! { <svg viewBox="0 0 9 11" aria-hidden="true" focusable="false"><path d="M2.5 0v11M6.5 0v11"/></svg> }
}
