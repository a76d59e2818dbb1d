//! The fragment of the page's address, without `#`: the name of one of its three parts, or a link
//! with a search or a game, and how it is shown.

use crate::app::state::lab::Lab;
use crate::app::state::more::more;
use crate::app::state::page::shown::Shown;
use crate::lang::Lang;
use crate::spec::to_link;
use crate::trace::{Perspective, StepUnit};
use crate::transcript::is_link;

/// The parameter of a link for the graph of positions.
const GRAPH: &str = "graph";
/// The parameter of a link for values from the mover's side.
const NEGAMAX: &str = "negamax";

/// The destination of a fragment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// The start page: no part is named, at most a language.
    #[default]
    Nowhere,
    /// The gallery.
    Gallery,
    /// The lab as it was left.
    Lab,
    /// The game as it was left.
    Play,
    /// The game in the link.
    Game,
    /// The exercise as it was left.
    Exercise,
    /// The exercise in the link.
    Task,
    /// The record of a program's search in the link.
    Record,
    /// The search in the link.
    Search,
}

impl Way {
    /// Returns the destination of a fragment. Parameters after an `&` only affect the display.
    pub fn of(fragment: &str) -> Way {
        match fragment.split('&').next().unwrap_or_default() {
            "" => Way::Nowhere,
            "gallery" => Way::Gallery,
            "lab" => Way::Lab,
            "play" => Way::Play,
            "exercise" => Way::Exercise,
            first if first.starts_with("lang=") => Way::Nowhere,
            first if first.starts_with("play=") => Way::Game,
            first if first.starts_with("ex=") => Way::Task,
            first if is_link(first) => Way::Record,
            _ => Way::Search,
        }
    }

    /// Returns the name of a part of the page; `None` for links with a search or a game.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Way::Gallery => Some("gallery"),
            Way::Lab => Some("lab"),
            Way::Play => Some("play"),
            Way::Exercise => Some("exercise"),
            Way::Nowhere | Way::Game | Way::Task | Way::Record | Way::Search => None,
        }
    }
}

/// Returns the language tag of a fragment.
pub fn tag(fragment: &str) -> Option<&str> {
    fragment
        .split('&')
        .find_map(|part| part.strip_prefix("lang="))
}

/// Whether a fragment asks for the graph of positions.
pub fn asks_for_graph(fragment: &str) -> bool {
    fragment.split('&').any(|part| part == GRAPH)
}

/// Returns the side from which a fragment asks for values.
pub fn side_asked(fragment: &str) -> Perspective {
    match fragment.split('&').any(|part| part == NEGAMAX) {
        true => Perspective::Mover,
        false => Perspective::Max,
    }
}

/// Adds the parameter for the graph of positions to a link.
pub fn with_graph(link: &str) -> String {
    format!("{link}&{GRAPH}")
}

/// Returns how a lab shows its search.
pub fn shown(lab: &Lab) -> Shown {
    let unit = lab.search.clock.step_unit;
    Shown {
        projector: lab.page.projector,
        with_code: lab.page.projects_code,
        step_unit: Some(unit).filter(|unit| *unit != StepUnit::Event),
    }
}

/// Returns the link to the moment shown, or to the game, in the language of the page.
pub fn link(lab: &Lab) -> String {
    if let Some(solving) = lab.solving() {
        let link = more().map(|more| more.link(solving.exercise()));
        return in_language(&link.unwrap_or_default(), lab.page.lang);
    }
    if let Some(it) = lab.comparing() {
        let link = Shown {
            step_unit: None,
            ..shown(lab)
        };
        return in_language(&link.added(it.written().to_link()), lab.page.lang);
    }
    if let Some(link) = lab.own_run().and_then(|own| own.to_link()) {
        return in_language(&link, lab.page.lang);
    }
    let game = lab.play.game.as_ref().filter(|play| play.is_shown);
    let what = match game {
        Some(play) => play.record.to_link(),
        None => {
            let spec = lab.search.lane.spec();
            let link = to_link(&spec);
            let link = if lab.search.lane.part().as_graph {
                with_graph(&link)
            } else {
                link
            };
            let link = match lab.search.lane.perspective() {
                Perspective::Max => link,
                Perspective::Mover => format!("{link}&{NEGAMAX}"),
            };
            let link = lab.search.code.of(spec.algorithm.id()).added(link);
            shown(lab).added(link)
        }
    };
    in_language(&what, lab.page.lang)
}

/// Puts another language in place of that of a fragment.
pub fn in_other_language(fragment: &str, lang: Lang) -> String {
    let is_other = |part: &&str| !part.starts_with("lang=");
    let rest: Vec<&str> = fragment.split('&').filter(is_other).collect();
    in_language(&rest.join("&"), lang)
}

/// Adds the language to a fragment.
pub fn in_language(fragment: &str, lang: Lang) -> String {
    format!("{fragment}&lang={}", lang.code())
}

/// Returns the address of a page of the lecture notes, beside the page, for the readers of a language.
pub fn notes(page: &str, lang: Lang) -> String {
    format!("notes/{}/{page}", lang.notes())
}
