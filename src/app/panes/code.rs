//! The pseudo-code, its current line highlighted, with its variables; listings of other notes; the Rust function that really runs; and a
//! program of one's own.
//! A pane too low for all procedures shows only the current one whole.

use super::editor::Editor;
use crate::app::browser::size::use_size_of;
use crate::app::state::action::{Action, Display};
use crate::app::state::own::program::Told;
use crate::app::state::search::code::{Code as Kind, folded, procedures};
use crate::app::state::search::lane::Snapshot;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::scroll::{centre, measure};
use crate::exercise::Template;
use crate::game::any::AnyGame;
use crate::lang::words::{check, page};
use crate::lang::{Say, Text};
use crate::lesson::{Listing, Source, source_line};
use crate::search::AlgorithmId;
use std::ops::Range;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The attribute of a line of a folded procedure: whether it is its head or of its body.
const FOLDED: &str = "data-folded";

/// The properties of the pane.
#[derive(Debug, Properties, PartialEq)]
pub struct CodeProps {
    /// The moment.
    pub shown: Snapshot,
    /// The code that was asked for.
    pub code: Kind,
    /// How the last run of the program in the editor went.
    pub told: Rc<Told>,
    /// Whether the page can run programs.
    pub can_run: bool,
    /// The role of the pane.
    pub role: Option<&'static str>,
}

/// Renders the pane.
#[component]
pub fn Code(props: &CodeProps) -> Html {
    let CodeProps {
        shown,
        code,
        told,
        can_run,
        role,
    } = props;
    let act = use_act::<Action>();
    let is_whole = use_state(|| false);
    let places = Places {
        pane: use_node_ref(),
        all: use_node_ref(),
        lit: use_node_ref(),
    };
    let algorithm = shown.run.spec().algorithm.id();
    let code = code.of(algorithm);
    let settle = {
        let (places, shown) = (places.clone(), shown.clone());
        move || {
            let of_notes = match code {
                Kind::Notes(source) => source.listing(algorithm),
                Kind::Book | Kind::Rust | Kind::Yours => None,
            };
            let listing = (!matches!(code, Kind::Rust | Kind::Yours))
                .then(|| of_notes.as_ref().unwrap_or_else(|| shown.listing()));
            places.settle(&shown, listing);
        }
    };
    {
        let settle = settle.clone();
        let deps = (shown.clone(), code, *is_whole);
        use_effect_with(deps, move |_| settle());
    }
    {
        // The function that hears of the size stays that of the first rendering; the step does not.
        let latest = use_mut_ref(|| None::<Rc<dyn Fn()>>);
        latest.replace(Some(Rc::new(settle)));
        let pane = places.pane.clone();
        use_size_of(
            move || pane.cast(),
            move |_| {
                let settle = latest.borrow().clone();
                if let Some(settle) = settle {
                    settle();
                }
            },
        );
    }
    let say = |word: Text| word.say(shown.lang);
    let switch = |kind: Kind, text: String, label: Option<String>| {
        let pressed = (kind == code).to_string();
        let onclick = press(&act, Display::Code(kind));
        html! { <button class="btn" {onclick} aria-pressed={pressed} title={label.clone()} aria-label={label}>{ text }</button> }
    };
    let of_notes = |source: Source| {
        let letter = source.letter();
        let label = page::ListingOf { letter }.say(shown.lang);
        switch(Kind::Notes(source), format!("[{letter}]"), Some(label))
    };
    let unfold = {
        let is_whole = is_whole.clone();
        Callback::from(move |_| is_whole.set(!*is_whole))
    };
    html! {
        <section class={classes!("pane", "code-pane", (code == Kind::Yours).then_some("your-code"))} tabindex="0" role={*role} aria-label={say(page::CODE)} ref={&places.pane}>
            <h2>
                <span class="seg">
                    { switch(Kind::Book, say(page::PSEUDO_CODE).to_owned(), None) }
                    { for Source::ALL.into_iter().filter(|source| source.has(algorithm)).map(of_notes) }
                    { switch(Kind::Rust, say(page::RUST).to_owned(), None) }
                    if *can_run { <span data-code="open" data-program={Template::AlphaBeta.text(&shown.run.spec().game)}>{ switch(Kind::Yours, say(check::CODE_YOURS).to_owned(), None) }</span> }
                </span>
                if code == Kind::Yours {
                    <small>{ "Python" }</small>
                } else if code == Kind::Rust {
                    <small>{ say(page::SOURCE_NOTE) }</small>
                } else {
                    <button class="btn line unfold" onclick={unfold} aria-pressed={is_whole.to_string()}>
                        { say(page::ALL_PROCEDURES) }
                    </button>
                }
            </h2>
            {
                match code {
                    Kind::Rust => rust(shown, &places),
                    Kind::Yours => html! { <Editor told={Rc::clone(told)} lit={None} exercise={None::<AttrValue>} game={shown.run.spec().game.clone()} lang={shown.lang}/> },
                    Kind::Book => listing(shown, shown.listing(), None, *is_whole, &places),
                    Kind::Notes(source) => of_source(shown, source, algorithm, *is_whole, &places),
                }
            }
        </section>
    }
}

/// The elements whose sizes and places decide how much of the code is shown.
#[derive(Clone)]
struct Places {
    pane: NodeRef,
    all: NodeRef,
    lit: NodeRef,
}

impl Places {
    /// Measures how many lines the pane has room for, folds procedures of a listing that have none,
    /// and centres the current line. Only the pane scrolls.
    fn settle(&self, shown: &Snapshot, listing: Option<&Listing>) {
        measure(&self.pane, &self.all);
        if let Some(listing) = listing {
            let moment = shown.run.trace();
            let running = listing.lit(&moment.at(shown.step)).unwrap_or(0);
            self.fold(&procedures(listing), running);
        }
        centre(&self.pane, &self.lit);
    }

    /// Marks the lines of the procedures that are folded if the pane is too low.
    fn fold(&self, procedures: &[Range<usize>], running: usize) {
        let (Some(pane), Some(all)) = (
            self.pane.cast::<HtmlElement>(),
            self.all.cast::<HtmlElement>(),
        ) else {
            return;
        };
        let children = all.children();
        let lines: Vec<HtmlElement> = (0..children.length())
            .filter_map(|index| children.item(index)?.dyn_into().ok())
            .collect();
        // A line that is folded has no height.
        for line in &lines {
            let _ = line.remove_attribute(FOLDED);
        }
        let heights: Vec<f64> = lines
            .iter()
            .map(|line| line.offset_height().into())
            .collect();
        let beside = f64::from(pane.scroll_height()) - heights.iter().sum::<f64>();
        let room = f64::from(pane.client_height()) - beside;
        for procedure in folded(procedures, &heights, running, room) {
            for index in procedure.clone() {
                let part = if index == procedure.start {
                    "head"
                } else {
                    "body"
                };
                let _ = lines
                    .get(index)
                    .map(|line| line.set_attribute(FOLDED, part));
            }
        }
    }
}

/// The source, one element a line, so that one of them can be highlighted.
fn rust(shown: &Snapshot, places: &Places) -> Html {
    let source = shown.run.source();
    let trace = shown.run.trace();
    let lit = source_line(source, &trace.at(shown.step));
    html! {
        <pre class="source" lang="en" ref={&places.all}>
            for (index, line) in source.lines().map(closer).enumerate() {
                if lit == Some(index) {
                    <span aria-current="step" ref={&places.lit}>{ line }{ "\n" }</span>
                } else {
                    <span>{ line }{ "\n" }</span>
                }
            }
        </pre>
    }
}

/// A line indented by half, as the pane is narrow.
fn closer(line: &str) -> String {
    let code = line.trim_start();
    format!("{}{code}", &line[..(line.len() - code.len()) / 2])
}

/// Sets a line so that it does not break within the name of a procedure, as MAX-VALUE.
fn unbroken(text: &str) -> Html {
    let is_of_name = |letter: char| letter.is_ascii_uppercase() || letter == '-';
    let is_of_head = |letter: char| is_of_name(letter) || letter == '(';
    let mut rest = text;
    let mut parts = Vec::new();
    while let Some(hyphen) = rest.find('-') {
        let (before, from) = rest.split_at(rest[..hyphen].trim_end_matches(is_of_name).len());
        let (name, behind) = from.split_at(
            from.find(|letter| !is_of_head(letter))
                .unwrap_or(from.len()),
        );
        parts.push(html! { <>{ before }<span class="unbroken">{ name }</span></> });
        rest = behind;
    }
    html! { <>{ for parts }{ rest }</> }
}

/// The listing of other notes, and its scope.
fn of_source(
    shown: &Snapshot,
    source: Source,
    algorithm: AlgorithmId,
    is_whole: bool,
    places: &Places,
) -> Html {
    let Some(found) = source.listing(algorithm) else {
        return html! {};
    };
    let is_nim = matches!(shown.run.spec().game, AnyGame::Nim(_));
    let limit = match (source, algorithm) {
        (Source::B, _) => Some(page::FOR_TWO_CHILDREN),
        (Source::A, AlgorithmId::WinLose) if !is_nim => Some(page::FOR_NIM),
        _ => None,
    };
    html! {
        <>
            <p class="about">
                { page::LISTING_NOTE.say(shown.lang) }
                if let Some(limit) = limit { { " " }{ limit.say(shown.lang) } }
            </p>
            { listing(shown, &found, Some("en"), is_whole, places) }
        </>
    }
}

/// The lines; those of other notes are the same in every language of the page.
fn listing(
    shown: &Snapshot,
    listing: &Listing,
    spoken: Option<&'static str>,
    is_whole: bool,
    places: &Places,
) -> Html {
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let name = |node| shown.name(node).text;
    let values = listing.values(&moment, &name);
    let lit = listing.lit(&moment);
    let under_way = lit.map_or_else(Vec::new, |line| listing.under_way(line));
    let running = listing.procedure_around(lit.unwrap_or(0));
    let line = |index: usize| {
        let line = &listing.lines[index];
        let indent = "\u{a0}\u{a0}".repeat(line.indent.into());
        html! {
            <>
                <span lang={spoken}>
                    { indent }{ unbroken(&line.text(shown.lang)) }
                    if let Some(slip) = line.slip(shown.lang) { <small class="slip" lang={shown.lang.tag()}>{ "⚠ " }{ slip }</small> }
                </span>
                // Its room is kept, so that no line breaks otherwise once it has a value.
                if values[index].is_some() || (spoken.is_none() && line.is_valued()) { <output aria-live="off" aria-hidden={values[index].is_none().then_some("true")}>{ values[index].clone().unwrap_or_default() }</output> }
            </>
        }
    };
    let class = |index: usize| {
        classes!(
            (listing.lines[index].indent == 0).then_some("head"),
            (!running.contains(&index)).then_some("aside"),
            under_way.contains(&index).then_some("under-way"),
        )
    };
    html! {
        <ol class={classes!("code", is_whole.then_some("whole"))} ref={&places.all}>
            for index in 0..listing.lines.len() {
                if lit == Some(index) {
                    <li class={class(index)} data-line={(index + 1).to_string()} aria-current="step" ref={&places.lit}>{ line(index) }</li>
                } else {
                    <li class={class(index)} data-line={(index + 1).to_string()}>{ line(index) }</li>
                }
            }
        </ol>
    }
}
