//! The gallery as static HTML, written into index.html at build time. It is in every language; the stylesheet shows one of them.

use super::moments::{Moment, moments};
use super::picture::drawn;
use crate::app::state::link;
use crate::app::state::page::gallery::Gallery;
use crate::export::inline::{patterns, sentence};
use crate::lang::Lang;
use crate::lang::Text;
use crate::lang::words::gallery;

/// Fills the gallery into the page, where its comments ask for it.
pub fn fill_in(page: &str) -> String {
    let spec = Gallery::figure();
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    let stage = one_or_each(|lang| drawn(&spec, &trace, spec.step, lang));
    let told = in_each(|lang| {
        let [tag, sentence] = sentence(&spec, &trace, spec.step, lang);
        format!("<span class=\"tag\">{tag}</span><p class=\"sentence\">{sentence}</p>")
    });
    let parts = [
        ("parts", parts()),
        ("welcome", welcome()),
        ("patterns", patterns()),
        ("stage", stage),
        ("told", told),
        ("back", say(gallery::BACK)),
        ("forward", say(gallery::FORWARD)),
        ("moments", tiles()),
    ];
    parts
        .into_iter()
        .fold(page.to_owned(), |page, (name, part)| {
            page.replace(&format!("<!-- {name} -->"), &part)
        })
}

/// Something in every language, each in an element of its own.
fn in_each(write: impl Fn(Lang) -> String) -> String {
    Lang::ALL
        .map(|lang| format!("<div lang=\"{}\">{}</div>", lang.tag(), write(lang)))
        .concat()
}

/// Something in every language, or once where it is the same in them.
fn one_or_each(write: impl Fn(Lang) -> String) -> String {
    let first = write(Lang::En);
    if Lang::En.others().all(|other| write(other) == first) {
        first
    } else {
        in_each(write)
    }
}

fn say(word: Text) -> String {
    Lang::ALL
        .map(|lang| format!("<span lang=\"{}\">{}</span>", lang.tag(), word.say(lang)))
        .concat()
}

/// The links of the bar.
fn parts() -> String {
    let link =
        |address: &str, words: &str| format!("<a class=\"btn\" href=\"{address}\">{words}</a>");
    let notes = Lang::ALL.map(|lang| {
        let address = link::notes("index.html", lang);
        let words = gallery::NOTES.say(lang);
        format!(
            "<a class=\"btn\" href=\"{address}\" lang=\"{}\">{words}</a>",
            lang.tag()
        )
    });
    link("#gallery", &say(gallery::GALLERY_WORD))
        + &link("#lab", &say(gallery::LAB))
        + &link("#play", &say(gallery::PLAY))
        + &notes.concat()
}

fn welcome() -> String {
    let shape = |class: &str, path: &str, word: Text| {
        format!(
            "<li><svg viewBox=\"0 0 20 20\" aria-hidden=\"true\" focusable=\"false\"><path class=\"{class}\" d=\"{path}\"/></svg>{}</li>",
            say(word)
        )
    };
    let shapes = shape("fmax", "M10 3l8 14H2z", gallery::MAX_WANTS)
        + &shape("fmin", "M10 17l8-14H2z", gallery::MIN_WANTS);
    format!(
        "<h1>{}</h1><p>{}</p><ul>{shapes}</ul><p class=\"begin\"><a class=\"btn main\" href=\"#lab\">{}</a><span>{} <kbd>Enter</kbd></span></p>",
        say(gallery::HEADLINE),
        say(gallery::ABOUT),
        say(gallery::BEGIN),
        say(gallery::OR_PRESS),
    )
}

fn tiles() -> String {
    let moments = Lang::ALL.map(moments);
    let firsts = &moments[Lang::En as usize];
    let tile = |(index, moment): (usize, &Moment)| {
        let picture = one_or_each(|lang| moments[lang as usize][index].picture.clone());
        format!(
            "<li><a href=\"#{}\">{}<h3>{}</h3><p>{}</p></a></li>\n",
            moment.opens.link(),
            picture,
            say(moment.title),
            say(moment.line)
        )
    };
    let tiles: String = firsts.iter().enumerate().map(tile).collect();
    format!(
        "{}<h2>{}</h2><p class=\"note\">{}</p>\n<ul>\n{tiles}</ul>",
        patterns(),
        say(gallery::MOMENTS),
        say(gallery::MOMENTS_NOTE)
    )
}
