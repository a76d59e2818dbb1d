//! What an element is told to show, a search or several side by side, in which colours, and the figure of several.

use plyscope::app::state::compare::beside::told_apart;
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Theme;
use plyscope::compare::{Comparison, comparison_in, is_comparison};
use plyscope::export::{Beside, Format};
use plyscope::lang::words::compare;
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use plyscope::trace::Perspective;
use plyscope::trace::Trace;
use std::cell::Ref;
use wasm_bindgen::prelude::*;

/// Returns the figure of the searches side by side that are shown, or why there is none in a format; `None` where none are shown.
pub fn beside(lab: &Lab, format: Format) -> Option<Result<String, String>> {
    let it = lab.comparing()?;
    let lang = lab.page.lang;
    let traces: Vec<Ref<Trace>> = it.lanes.iter().map(|lane| lane.run.trace()).collect();
    let traces: Vec<&Trace> = traces.iter().map(|trace| &**trace).collect();
    let specs: Vec<&Spec> = it.lanes.iter().map(|lane| &**lane.run.spec()).collect();
    let names = told_apart(&specs, lang).into_iter();
    let names: Vec<String> = names
        .map(|name| name.join(" ").trim_end().to_owned())
        .collect();
    let figure = Beside {
        it: &it.written(),
        traces: &traces,
        names: &names,
        lang,
        clock: it.clock,
    };
    Some(match format {
        Format::Svg | Format::Png => Ok(figure.svg()),
        Format::Tikz => Ok(figure.tikz()),
        _ => Err(compare::NOT_SO.say(lang).to_owned()),
    })
}

/// What an element shows.
pub enum Config {
    /// A search.
    Search(Spec),
    /// Searches side by side.
    Comparison(Comparison),
}

/// Reads a spec or searches side by side, as JSON or as the fragment of a link.
pub fn read(config: &str, lang: Lang) -> Result<Config, JsValue> {
    let compared =
        comparison_in(config).or_else(|| is_comparison(config).then(|| Comparison::read(config)));
    let read = match compared {
        Some(it) => it.map(Config::Comparison),
        None => Spec::read(config).map(Config::Search),
    };
    read.map_err(|refusal| refusal.say(lang).into())
}

/// Returns the colours that a word asks for: `light`, `dark`, or the system's.
pub fn theme(name: &str) -> Theme {
    match name {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    }
}

/// Returns the side that a word asks for: `mover`, or Max's.
pub fn perspective(name: &str) -> Perspective {
    match name {
        "mover" => Perspective::Mover,
        _ => Perspective::Max,
    }
}
