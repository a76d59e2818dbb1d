//! What goes on from here to elsewhere: the link to what is shown, code to embed it, and the page of its own. Only the buttons stand
//! here; the host element, which may write to the clipboard, carries out what they say in `data-copy`.

pub mod host;

use super::ui::context::use_lang;
use super::ui::icons::{self, icon};
use super::words::Word;
use crate::lang::Lang;
use yew::prelude::*;

/// Where the code is for; `static/share.js` knows what it looks like there.
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
/// The formats of figures, those that are always of all steps last; `static/share.js` knows how their files end.
const FORMATS: [&str; 8] = [
    "SVG", "PNG", "TikZ", "DOT", "JSON", "Beamer", "CSV", STORYBOARD,
];
/// The one format that is a word.
const STORYBOARD: &str = "Storyboard";

/// The button that copies the link to what is shown.
pub fn copy_button(lang: Lang, class: &'static str) -> Html {
    html! { <button {class} data-copy="">{ icon(icons::LINK) }<span>{ Word::CopyLink.say(lang) }</span></button> }
}

/// The button that opens the list of places to embed it in.
pub fn embed_button(lang: Lang, class: &'static str) -> Html {
    html! { <button {class} popovertarget="places">{ icon(icons::EMBED) }<span>{ Word::Embed.say(lang) }</span></button> }
}

/// The lists of what can be taken elsewhere, closed until they are asked for: places to embed it in, and figures to be saved, of a
/// step and of all.
#[component]
pub fn Lists() -> Html {
    let lang = use_lang();
    let places = [(None, "", &PLACES[..])];
    let figures = [
        (Some(Word::ThisStep), "step", &FORMATS[..5]),
        (Some(Word::AllSteps), "all", &FORMATS[..]),
    ];
    html! {
        <>
            { list(lang, "places", Word::CopyEmbed, &places) }
            { list(lang, "figures", Word::SavePicture, &figures) }
        </>
    }
}

/// A list of what can be had elsewhere: groups with their headings, and what they are for.
fn list(
    lang: Lang,
    id: &'static str,
    title: Word,
    groups: &[(Option<Word>, &'static str, &[&'static str])],
) -> Html {
    let say = |word: Word| word.say(lang);
    html! {
        <div class="help places" {id} popover="auto" role="dialog" aria-label={say(title)}>
            <h2>{ say(title) }<button class="btn" popovertarget={id} aria-label={say(Word::Close)}>{ icon(icons::CLOSE) }</button></h2>
            for (heading, value, names) in groups {
                if let Some(heading) = heading { <h3>{ say(*heading) }</h3> }
                <div class="moves" role="group" aria-label={heading.map(say)}>
                    for name in *names { <button class="btn line" popovertarget={id} data-steps={*value} data-copy={*name}>{ if *name == STORYBOARD { say(Word::Storyboard) } else { *name } }</button> }
                </div>
            }
        </div>
    }
}

/// From an embed to the page of its own, at this moment; the host element fills in where that is.
pub fn open_link(lang: Lang) -> Html {
    let name = Word::OpenHere.say(lang);
    html! { <a class="btn open" href="." target="_blank" rel="noopener" aria-label={name} title={name}>{ icon(icons::OUT) }</a> }
}
