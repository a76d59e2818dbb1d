//! The choices of a reader for the page as a whole: in the bar at the top, on a phone with the position.

use crate::app::browser::motion::is_dark;
use crate::app::state::action::{Action, Display};
use crate::app::state::page::Theme;
use crate::app::ui::button::press;
use crate::app::ui::icons;
use crate::lang::words::{gallery, page};
use crate::lang::{Lang, Text};
use yew::prelude::*;

/// Draws the button that switches to the other language.
pub fn language(lang: Lang, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lang);
    html! {
        <button class="btn" onclick={press(act, Display::ToggleLang)} lang={lang.other().tag()} aria-label={say(page::LANGUAGE_NAME)}>
            { say(page::LANGUAGE) }
        </button>
    }
}

/// Draws the link to the lecture notes, for which the bar at the top of a phone has no room.
pub fn notes(lang: Lang) -> Html {
    let address = lang.of(["notes/en/index.html", "notes/zh/index.html"]);
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
