//! What goes on from here to elsewhere: the link to what is shown, code to embed it, and the page of its own. Only the buttons stand
//! here; the host element, which may write to the clipboard, carries out what they say in `data-copy`.

use super::icons::{self, icon};
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::lang::Lang;
use crate::spec::to_link;
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

/// The link to what is shown, as a fragment without `#`.
pub fn link(lab: &Lab) -> String {
    let game = lab
        .play
        .as_ref()
        .filter(|play| play.is_shown)
        .map(|play| play.record.to_link());
    format!(
        "{}&{}",
        game.unwrap_or_else(|| to_link(&lab.spec())),
        lang_part(lab)
    )
}

/// The part of a link that says the language.
pub fn lang_part(lab: &Lab) -> String {
    if lab.lang == Lang::Zh {
        "lang=zh"
    } else {
        "lang=en"
    }
    .to_owned()
}

/// The button that copies the link to what is shown.
pub fn copy_button(lab: &Lab, class: &'static str) -> Html {
    html! { <button {class} data-copy="">{ icon(icons::LINK) }<span>{ Word::CopyLink.say(lab.lang) }</span></button> }
}

/// The button that opens the list of places to embed it in.
pub fn embed_button(lab: &Lab, class: &'static str) -> Html {
    html! { <button {class} popovertarget="places">{ icon(icons::EMBED) }<span>{ Word::Embed.say(lab.lang) }</span></button> }
}

/// That list, closed until it is asked for.
pub fn places(lab: &Lab) -> Html {
    list(lab, "places", Word::CopyEmbed, &[(None, "", &PLACES)])
}

/// The list of figures that can be saved: of a step, of all.
pub fn figures(lab: &Lab) -> Html {
    let groups = [
        (Some(Word::ThisStep), "step", &FORMATS[..5]),
        (Some(Word::AllSteps), "all", &FORMATS),
    ];
    list(lab, "figures", Word::SavePicture, &groups)
}

/// A list of what can be had elsewhere: groups with their headings, and what they are for.
fn list(
    lab: &Lab,
    id: &'static str,
    title: Word,
    groups: &[(Option<Word>, &'static str, &[&'static str])],
) -> Html {
    let say = |word: Word| word.say(lab.lang);
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
pub fn open_link(lab: &Lab) -> Html {
    let name = Word::OpenHere.say(lab.lang);
    html! { <a class="btn open" href="." target="_blank" rel="noopener" aria-label={name} title={name}>{ icon(icons::OUT) }</a> }
}
