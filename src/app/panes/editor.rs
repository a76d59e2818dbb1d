//! The editor of a program of one's own, with its run: what Python said, what the program printed, and what one may start from. The script
//! of the page makes the editor in `ply-code`, and does what a button with `data-code` says.

use crate::app::state::own::program::{Phase, Told};
use crate::exercise::Template;
use crate::game::any::AnyGame;
use crate::lang::words::check;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the editor.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// How the last run went.
    pub told: Rc<Told>,
    /// The line, from 0, that is marked unless an error marks another.
    pub lit: Option<usize>,
    /// The game of the lab, whose tree programs start from.
    pub game: AnyGame,
    /// The code of the exercise for which the program is written, if it is for one.
    pub exercise: Option<AttrValue>,
    /// The language.
    pub lang: Lang,
}

/// What one may start from, with a sentence about it.
const TEMPLATES: [(Template, Text, Text); 6] = [
    (
        Template::AlphaBeta,
        check::START_BOOK,
        check::START_BOOK_SAYS,
    ),
    (Template::Gap, check::START_GAP, check::START_GAP_SAYS),
    (
        Template::Fault(0),
        check::START_FAULT,
        check::START_FAULT_SAYS,
    ),
    (
        Template::Minimax,
        check::START_MINIMAX,
        check::START_MINIMAX_SAYS,
    ),
    (Template::Mcts, check::START_MCTS, check::START_MCTS_SAYS),
    (Template::Empty, check::START_EMPTY, check::START_EMPTY_SAYS),
];

/// Renders the editor.
#[component]
pub fn Editor(
    EditorProps {
        told,
        lit,
        game,
        exercise,
        lang,
    }: &EditorProps,
) -> Html {
    let lang = *lang;
    // The next wrong line is another one.
    let faults = use_state(|| 0);
    let line = told.line.or_else(|| lit.map(|lit| lit as u32 + 1));
    let said = phase(told, lang);
    let start = |&(template, title, says): &(Template, Text, Text)| {
        let template = match template {
            Template::Fault(_) => Template::Fault(*faults),
            other => other,
        };
        let onclick = {
            let faults = faults.clone();
            Callback::from(move |_: MouseEvent| {
                if matches!(template, Template::Fault(_)) {
                    faults.set(*faults + 1);
                }
            })
        };
        html! {
            <button class="btn" data-code="put" data-program={template.text(game)} popovertarget="start-from" popovertargetaction="hide" {onclick}>
                <b>{ title.say(lang) }</b><span class="soft">{ says.say(lang) }</span>
            </button>
        }
    };
    html! {
        <>
            <ply-code name={exercise} line={line.map(|line| line.to_string())} label={check::CODE_LABEL.say(lang)}></ply-code>
            { what_was_said(told, lang) }
            <div class="run-bar">
                if told.is_going() {
                    <button class="btn line" data-code="stop">{ check::CODE_STOP.say(lang) }</button>
                } else {
                    <button class="btn main" data-code="run" aria-keyshortcuts="Control+Enter">{ "▶ " }{ check::CODE_RUN.say(lang) }</button>
                }
                <span class={classes!("soft", (told.phase == Phase::New).then_some("of-keys"))} role="status">{ said }</span>
                if exercise.is_none() {
                    <button class="btn line" popovertarget="start-from">{ check::START_FROM.say(lang) }</button>
                }
            </div>
            <div class="menu-of beside start-from" id="start-from" popover="auto">
                for each in TEMPLATES.iter().map(start) { { each } }
                <p class="soft">{ check::CODE_HERE.say(lang) }</p>
            </div>
        </>
    }
}

/// Renders what the program and its recorder said.
pub fn what_was_said(told: &Told, lang: Lang) -> Html {
    let names = told.watched.join(", ");
    let watched = (!names.is_empty()).then(|| check::CodeWatched { names }.say(lang));
    let printed = told.printed.trim_end();
    html! {
        if told.error.is_some() || !printed.is_empty() || !told.notes.is_empty() || watched.is_some() {
            <div class="code-said" tabindex="0" role="group" aria-label={check::CODE_SAID.say(lang)}>
                if let Some(error) = &told.error { { failed(error, told.line, lang) } }
                if let Some(watched) = watched { <p class="note">{ watched }</p> }
                for note in told.notes.iter().filter_map(|row| unseen(row, lang)) { <p class="note">{ note }</p> }
                if !printed.is_empty() { <pre lang="en">{ printed }</pre> }
            </div>
        }
    }
}

/// Returns how far the run is, in a few words.
pub fn phase(told: &Told, lang: Lang) -> String {
    let word = match told.phase {
        Phase::New => check::CODE_KEYS,
        Phase::Fetching => check::CODE_FETCHING,
        Phase::Running => check::CODE_RUNNING,
        Phase::Ended if told.calls > 0 => {
            let count = told.calls;
            return check::CodeCalls { count }.say(lang);
        }
        Phase::Ended => check::CODE_NO_CALL,
        Phase::Stopped => check::CODE_STOPPED,
        Phase::Endless => check::CODE_ENDLESS,
        Phase::Offline => check::CODE_OFFLINE,
        Phase::Refused => check::CODE_REFUSED,
    };
    word.say(lang).to_owned()
}

/// What the recorder could not see, in a sentence.
fn unseen(row: &[String], lang: Lang) -> Option<String> {
    let (word, rest) = row.split_first()?;
    let named = |index: usize| rest.get(index).cloned().unwrap_or_default();
    let name = named(0);
    Some(match word.as_str() {
        "no-call" => check::UNSEEN_NO_CALL.say(lang).to_owned(),
        "no-parameter" => check::UnseenNoParameter {
            name,
            parameter: named(1),
            role: named(2),
        }
        .say(lang),
        "no-position" => check::UnseenNoPosition { name }.say(lang),
        "one-bound" => check::UnseenOneBound {
            name,
            bound: named(1),
        }
        .say(lang),
        "large" => check::UnseenLarge { limit: name }.say(lang),
        "unreadable" => check::UnseenPositions { count: name }.say(lang),
        "generator" => check::UnseenGenerator { name }.say(lang),
        "dropped" => check::UnseenDropped {
            count: name,
            limit: named(1),
        }
        .say(lang),
        "deep" => check::UnseenDeep {
            count: name,
            limit: named(1),
        }
        .say(lang),
        _ => return None,
    })
}

/// What Python said of an error, with the line at which it happened.
fn failed(error: &str, line: Option<u32>, lang: Lang) -> Html {
    let where_to = match line {
        Some(line) => check::CodeEndedIn { line }.say(lang),
        None => check::CODE_ENDED_BY.say(lang).to_owned(),
    };
    // Its own words for this are those of every recursion that is deeper than it can go.
    let is_deep = error.contains("recursion depth");
    html! {
        <>
            <p role="alert"><b>{ where_to }</b></p>
            <p><code lang="en">{ error }</code></p>
            if is_deep { <p class="note">{ check::CODE_TOO_DEEP.say(lang) }</p> }
        </>
    }
}
