//! What comes back: files of answers are chosen or dropped, and their marks stand in a table.

use super::hand_out::SideProps;
use super::{ask, told};
use crate::app::browser::chosen::texts;
use crate::app::browser::download::save;
use crate::app::state::action::Action;
use crate::app::state::exercise::class::{Field as Which, Request};
use crate::app::ui::context::use_act;
use crate::class::{Column, Table};
use crate::lang::words::class;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Renders it.
#[component]
pub fn Mark(SideProps { class, lang }: &SideProps) -> Html {
    let act = use_act::<Action>();
    let lang = *lang;
    let say = |text: Text| text.say(lang);
    let onchange = Callback::from(move |event: Event| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else {
            return;
        };
        let act = act.clone();
        spawn_local(async move {
            let files = texts(&field).await;
            // The same files can be chosen again.
            field.set_value("");
            if !files.is_empty() {
                act.emit(ask(Request::Mark(files)));
            }
        });
    });
    let term = class.fields.text(Which::Term).trim();
    html! {
        <div class="grading">
            <h3>{ say(class::GRADE) }</h3>
            <label class="drop-files">
                <span><b>{ say(class::DROP_ANSWERS) }</b><br/>{ say(class::DROP_NOTE) }</span>
                <input type="file" multiple=true accept=".json,application/json" aria-label={say(class::DROP_ANSWERS)} {onchange}/>
            </label>
            <p class="note">
                if term.is_empty() { { say(class::ANY_SEED) } } else { { class::SeedsOf { term }.say(lang) } }
            </p>
            { told(class.told_of_marks.as_ref(), lang) }
            if let Some(table) = &class.marks { { marks(table, lang) } }
        </div>
    }
}

/// Draws the table, and the button that saves all of it.
fn marks(table: &Rc<Table>, lang: Lang) -> Html {
    let head = table.head.iter().map(|column| column.heading(lang));
    let mut shown: Vec<(usize, String)> = head
        .enumerate()
        .filter_map(|(at, heading)| Some((at, heading?)))
        .collect();
    // Names of files are long: they stand behind the marks.
    shown.sort_by_key(|(at, _)| match table.head[*at] {
        Column::Notes => 2,
        Column::File => 1,
        _ => 0,
    });
    let is_number = |at: usize| {
        !matches!(
            table.head[at],
            Column::File | Column::Student | Column::Notes
        )
    };
    let row = |cells: &Vec<String>| {
        html! {
            <tr>for (at, _) in &shown { <td class={is_number(*at).then_some("figure")}>{ &cells[*at] }</td> }</tr>
        }
    };
    let onsave = {
        let table = Rc::clone(table);
        Callback::from(move |_: MouseEvent| {
            // If the browser refuses to save, the table is still there.
            let _ = save("grades.csv", "text/csv", table.csv().as_bytes());
        })
    };
    let count = table.rows.len() as u64;
    html! {
        <>
            <p role="status">{ class::Rows { count }.say(lang) }</p>
            <div class="marks-scroll" tabindex="0" role="region" aria-label={class::MARKS.say(lang)}>
                <table class="marks">
                    <thead><tr>for (_, heading) in &shown { <th scope="col">{ heading }</th> }</tr></thead>
                    <tbody>{ for table.rows.iter().map(row) }</tbody>
                </table>
            </div>
            <p class="moves"><button class="btn line main" onclick={onsave}>{ class::SAVE_CSV.say(lang) }</button></p>
        </>
    }
}
