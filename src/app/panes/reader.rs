//! The choices of a reader for the page as a whole: in the bar at the top, on a phone with the position.

use crate::app::browser::motion::is_dark;
use crate::app::state::action::{Action, Display};
use crate::app::state::link;
use crate::app::state::page::Theme;
use crate::app::ui::button::press;
use crate::app::ui::icons;
use crate::lang::Lang;
use crate::lang::words::{gallery, page};
use yew::prelude::*;

/// Draws the buttons that switch to another language.
pub fn languages(lang: Lang, act: &Callback<Action>) -> Html {
    let button = |other: Lang| {
        html! {
            <button class="btn" onclick={press(act, Display::Speak(other))} lang={other.tag()} aria-label={other.switch()}>
                { other.short() }
            </button>
        }
    };
    html! { <>{ for lang.others().map(button) }</> }
}

/// Draws the link to the lecture notes, for which the bar at the top of a phone has no room.
pub fn notes(lang: Lang) -> Html {
    let address = link::notes("index.html", lang);
    html! { <a class="btn" href={address}>{ gallery::NOTES.say(lang) }</a> }
}

/// Draws the button that switches between light and dark.
pub fn theme(theme: Theme, lang: Lang, act: &Callback<Action>) -> Html {
    let is_now_dark = match theme {
        Theme::System => is_dark(),
        Theme::Light => false,
        Theme::Dark => true,
    };
    let next = if is_now_dark {
        Theme::Light
    } else {
        Theme::Dark
    };
    let name = page::THEME.say(lang);
    html! {
        <button class="btn" onclick={press(act, Display::Theme(next))} aria-label={name} title={name}>
            { icons::theme() }
        </button>
    }
}
