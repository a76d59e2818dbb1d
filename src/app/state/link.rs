//! The link to what is shown, as a fragment without `#`.

use crate::app::state::lab::Lab;
use crate::lang::Lang;
use crate::spec::to_link;

/// The link to the moment, or to the game, in the language of the page.
pub fn link(lab: &Lab) -> String {
    let game = lab.play.as_ref().filter(|play| play.is_shown);
    let what = match game {
        Some(play) => play.record.to_link(),
        None => to_link(&lab.lane.spec()),
    };
    format!("{what}&{}", lang_part(lab.lang))
}

/// The part of a link that says the language.
pub fn lang_part(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "lang=en",
        Lang::Zh => "lang=zh",
    }
}
