//! What is handed out: for whom, and the files.

use super::{ask, told};
use crate::app::browser::download::save;
use crate::app::browser::fetched::{address, bytes};
use crate::app::state::action::Action;
use crate::app::state::exercise::class::{Class, Field as Which, Request, Wanted, Whose};
use crate::app::ui::button::{choice, press};
use crate::app::ui::context::use_act;
use crate::app::ui::field::{Area, Field};
use crate::class::{Edition, Print, Quiz};
use crate::lang::words::class;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The build of the element in one file, which stands beside the page.
const ELEMENT: &str = "ply-scope-all.js";

/// The properties of both sides.
#[derive(Properties, PartialEq)]
pub struct SideProps {
    /// The room.
    pub class: Rc<Class>,
    /// The language.
    pub lang: Lang,
}

/// Saves every file that is made, once.
#[hook]
fn use_saved(class: &Class) {
    use_effect_with(class.file.clone(), |file| {
        if let Some(file) = file {
            let (name, kind) = file.wanted.file();
            // If the browser refuses to save, the button can be pressed again.
            let _ = save(name, kind, &file.made.file);
        }
    });
}

/// Renders it.
#[component]
pub fn HandOut(SideProps { class, lang }: &SideProps) -> Html {
    let act = use_act::<Action>();
    use_saved(class);
    let lang = *lang;
    let say = |text: Text| text.say(lang);
    let file = |name: &'static str, wanted: Wanted| {
        let onclick = match wanted {
            Wanted::Package(_) => packed(&act, wanted),
            _ => press(&act, ask(Request::Make(wanted, Vec::new()))),
        };
        let is_made = class.work.is_none();
        html! { <button class="btn line" {onclick} disabled={!is_made}>{ name }</button> }
    };
    let field = |which: Which, label: Text, is_number: bool| {
        let take = act.reform(move |text: String| ask(Request::Write(which, text)));
        let text = class.fields.text(which).to_owned();
        html! { <label class="setting"><span>{ say(label) }</span><Field label={say(label)} {text} {is_number} {take}/></label> }
    };
    let whose = |whose: Whose| press(&act, ask(Request::Whose(whose)));
    let listed = act.reform(|text: String| ask(Request::Write(Which::List, text)));
    html! {
        <div class="hand-out">
            <h3>{ say(class::ON_PAPER) }</h3>
            <p class="seg" role="group" aria-label={say(class::FOR_WHOM)}>
                { choice(say(class::VERSIONS), whose(Whose::Versions), class.whose == Whose::Versions) }
                { choice(say(class::LIST), whose(Whose::List), class.whose == Whose::List) }
            </p>
            if class.whose == Whose::List {
                <label class="named"><span>{ say(class::LIST_HOW) }</span>
                    <Area label={say(class::LIST_HOW)} text={class.fields.text(Which::List).to_owned()} rows={5} take={listed}/></label>
                { field(Which::Term, class::TERM, false) }
                <p class="note">{ say(class::TERM_NOTE) }</p>
            } else {
                { field(Which::Versions, class::HOW_MANY, true) }
            }
            <p class="moves">
                { file(say(class::SHEETS), Wanted::Sheets(Print::Html)) }
                { file(say(class::KEYS), Wanted::Keys(Print::Html)) }
                { file(say(class::SHEETS_TEX), Wanted::Sheets(Print::Tex)) }
                { file(say(class::KEYS_TEX), Wanted::Keys(Print::Tex)) }
                if class.whose == Whose::List { <button class="btn line" onclick={linked(class, &act, lang)}>{ say(class::LINKS) }</button> }
            </p>
            { done(class, Section::Paper, lang) }
            <p class="note">{ say(class::PRINT_NOTE) }</p>
            <h3>{ say(class::IN_A_QUIZ) }</h3>
            { field(Which::Variants, class::HOW_MANY_VARIANTS, true) }
            <p class="moves">
                { file("Moodle XML", Wanted::Quiz(Quiz::Moodle)) }
                { file("GIFT", Wanted::Quiz(Quiz::Gift)) }
                { file("QTI 2.1", Wanted::Quiz(Quiz::Qti)) }
            </p>
            { done(class, Section::Quiz, lang) }
            <p class="note">{ say(class::QUIZ_NOTE) }</p>
            <h3>{ say(class::ON_A_PLATFORM) }</h3>
            <p class="moves">
                { file("SCORM 1.2", Wanted::Package(Edition::Old)) }
                { file("SCORM 2004", Wanted::Package(Edition::New)) }
            </p>
            { done(class, Section::Platform, lang) }
            <p class="note">{ say(class::SCORM_NOTE) }</p>
        </div>
    }
}

/// The part of the room to which a file belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Paper,
    Quiz,
    Platform,
}

fn section(wanted: Wanted) -> Section {
    match wanted {
        Wanted::Sheets(_) | Wanted::Keys(_) => Section::Paper,
        Wanted::Quiz(_) => Section::Quiz,
        Wanted::Package(_) => Section::Platform,
    }
}

/// Says at its buttons what was saved last, or why nothing was.
fn done(class: &Class, at: Section, lang: Lang) -> Html {
    let is_here = |wanted: &Wanted| section(*wanted) == at;
    let file = class.file.as_ref().filter(|file| is_here(&file.wanted));
    let refused = class
        .told
        .as_ref()
        .filter(|_| class.asked.as_ref().is_none_or(is_here));
    html! {
        <>
            { told(refused, lang) }
            if let Some(file) = file {
                <p class="saved" role="status">{ class::Saved { name: file.wanted.file().0 }.say(lang) }</p>
                for line in &file.made.left_out { <p class="note">{ line }</p> }
            }
        </>
    }
}

/// Saves the links to every student's own variants.
fn linked(class: &Rc<Class>, act: &Callback<Action>, lang: Lang) -> Callback<MouseEvent> {
    let (class, act) = (Rc::clone(class), act.clone());
    Callback::from(move |_| match class.links(&address(), lang) {
        // If the browser refuses to save, the button can be pressed again.
        Ok(table) => drop(save("links.csv", "text/csv", table.as_bytes())),
        Err(refusal) => act.emit(ask(Request::Refuse(refusal))),
    })
}

/// Makes a package once the build of the element is read.
fn packed(act: &Callback<Action>, wanted: Wanted) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_| {
        let act = act.clone();
        spawn_local(async move {
            act.emit(ask(match bytes(ELEMENT).await {
                Some(element) => Request::Make(wanted, element),
                None => Request::NoElement,
            }));
        });
    })
}
