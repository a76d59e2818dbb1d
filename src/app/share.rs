//! The buttons for sharing: the link, the code for embeds, figures, and the page on its own. The host element, which may write to the
//! clipboard, carries out the request in their attribute `data-copy`.

pub mod host;

use super::ui::context::use_lang;
use super::ui::icons::{self, icon};
use crate::lang::words::page;
use crate::lang::{Lang, Text};
use yew::prelude::*;

/// The kinds of sites that embed; `static/share.js` has the code for each.
const PLACES: [&str; 8] = [
    "MkDocs",
    "Zensical",
    "Hugo",
    "Jekyll",
    "Sphinx",
    "Docusaurus",
    "HTML",
    "iframe",
];
/// The formats of figures, those of all steps last; `static/share.js` has their file extensions.
const FORMATS: [&str; 8] = [
    "SVG", "PNG", "TikZ", "DOT", "JSON", "Beamer", "CSV", STORYBOARD,
];
/// The only format whose name is translated.
const STORYBOARD: &str = "Storyboard";

/// Draws the button that copies the link.
pub fn copy_button(lang: Lang, class: &'static str) -> Html {
    html! { <button {class} data-copy="">{ icon(icons::LINK) }<span>{ page::COPY_LINK.say(lang) }</span></button> }
}

/// Draws the button that opens the list of kinds of sites.
pub fn embed_button(lang: Lang, class: &'static str) -> Html {
    html! { <button {class} popovertarget="places">{ icon(icons::EMBED) }<span>{ page::EMBED.say(lang) }</span></button> }
}

/// The popovers with the kinds of sites to embed in and the figures to save, of the step and of all steps.
#[component]
pub fn Lists() -> Html {
    let lang = use_lang();
    let places = [(None, "", &PLACES[..])];
    let figures = [
        (Some(page::THIS_STEP), "step", &FORMATS[..5]),
        (Some(page::ALL_STEPS), "all", &FORMATS[..]),
    ];
    html! {
        <>
            { list(lang, "places", page::COPY_EMBED, &places) }
            { list(lang, "figures", page::SAVE_PICTURE, &figures) }
        </>
    }
}

/// Draws a popover: its purpose, and groups of buttons with headings.
fn list(
    lang: Lang,
    id: &'static str,
    title: Text,
    groups: &[(Option<Text>, &'static str, &[&'static str])],
) -> Html {
    let say = |word: Text| word.say(lang);
    html! {
        <div class="help places" {id} popover="auto" role="dialog" aria-label={say(title)}>
            <h2>{ say(title) }<button class="btn" popovertarget={id} aria-label={say(page::CLOSE)}>{ icon(icons::CLOSE) }</button></h2>
            for (heading, value, names) in groups {
                if let Some(heading) = heading { <h3>{ say(*heading) }</h3> }
                <div class="moves" role="group" aria-label={heading.map(say)}>
                    for name in *names { <button class="btn line" popovertarget={id} data-steps={*value} data-copy={*name}>{ if *name == STORYBOARD { say(page::STORYBOARD) } else { *name } }</button> }
                </div>
            }
        </div>
    }
}

/// Draws the link from an embed to the page on its own at this moment; the host element sets the address.
pub fn open_link(lang: Lang) -> Html {
    let name = page::OPEN_HERE.say(lang);
    html! { <a class="btn open" href="." target="_blank" rel="noopener" aria-label={name} title={name}>{ icon(icons::OUT) }</a> }
}
