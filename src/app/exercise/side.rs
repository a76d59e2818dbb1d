//! Beside the tree: the questions with their points, the rules of the convention, the hints, and the answers file.

use super::{all_exercises, letter, points};
use crate::app::browser::download::save;
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::builder::Change;
use crate::app::state::exercise::class;
use crate::app::state::exercise::request::Request;
use crate::app::state::page::Place;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::field::changed;
use crate::app::ui::focus::use_focus_at_first;
use crate::app::ui::select::Select;
use crate::exercise::{Exercise, HARDEST, Sheet, rules};
use crate::lang::words::solving;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the side.
#[derive(Properties, PartialEq)]
pub struct SideProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The exercises among which it was picked.
    pub sheet: Option<Rc<Sheet>>,
    /// The language.
    pub lang: Lang,
    /// Where the page stands.
    pub place: Place,
    /// Whether it was made here and its form can be shown again.
    pub is_made: bool,
}

/// Renders the column beside the tree: questions, rules, hints and the answers file.
#[component]
pub fn Side(
    SideProps {
        solving,
        sheet,
        lang,
        place,
        is_made,
    }: &SideProps,
) -> Html {
    let act = use_act::<Action>();
    // The form that this column replaces is gone with its button; focus the first control.
    let side = use_focus_at_first(*is_made);
    let lang = *lang;
    let say = |word: Text| word.say(lang);
    let instance = &solving.variant.instance;
    let seed = instance.seed;
    let hints = &solving.work().hints.steps;
    let student =
        changed(&act.reform(|student: String| {
            Request::Student(student.chars().take(100).collect()).into()
        }));
    let onsave = {
        let solving = Rc::clone(solving);
        Callback::from(move |_: MouseEvent| {
            let answer = solving.answer();
            let named = |letter: char| {
                if letter.is_alphanumeric() {
                    letter
                } else {
                    '-'
                }
            };
            let student: String = answer.student.chars().map(named).collect();
            let owner = if student.is_empty() {
                answer.seed.to_string()
            } else {
                student
            };
            let name = format!("answers-{}-{owner}.json", answer.exercise);
            // If the browser refuses to save, the answers are still kept on the page.
            let _ = save(&name, "application/json", answer.write().as_bytes());
        })
    };
    let (score, max) = solving.score();
    html! {
        <section ref={side} class="pane task-side" tabindex="0" role={place.role()} aria-label={say(solving::QUESTIONS)}>
            <h2>{ if instance.exercise.id.is_empty() { say(solving::EXERCISE) } else { &*instance.exercise.id } }
                <small>
                    if let Some(level) = instance.exercise.level { { solving::LevelOf { level, hardest: HARDEST }.say(lang) }{ " · " } }
                    { solving::Variant { seed }.say(lang) }
                </small>
            </h2>
            if let Some(sheet) = sheet.as_ref().filter(|sheet| sheet.exercises.len() > 1) { { picker(solving, sheet, lang, &act) } }
            if solving.works.len() > 1 {
                <ol class="parts-of">
                    for part in 0..solving.works.len() { { question(solving, part, lang, &act) } }
                </ol>
            }
            <p class="total"><b>{ say(solving::SCORE) }</b>{ " " }{ solving::PointsOf { score: points(score), max: points(max) }.say(lang) }
                if solving.works.iter().any(|work| work.tries > 1) { <small>{ " " }{ say(solving::OF_FIRST) }</small> }
            </p>
            if *place != Place::Embed {
                <h3>{ say(solving::RULES_HERE) }</h3>
                for rule in rules(instance, lang) { <p class="soft">{ rule }</p> }
            }
            if !hints.is_empty() {
                <h3>{ say(solving::HINTS) }{ " " }<small>{ say(solving::HINTS_NOTE) }</small></h3>
                <ol class="hints">for hint in hints { <li>{ hint.text(lang) }</li> }</ol>
            }
            if solving.is_done() {
                <p class="moves"><button class="btn line" onclick={press(&act, Request::Search)}>{ say(solving::SEE_SEARCH) }</button></p>
            }
            // In a sheet of several exercises one bar saves all of them.
            <div class="saving">
                <h3>{ say(solving::SAVE_ANSWERS) }</h3>
                <label class="named"><span>{ say(solving::YOUR_NAME) }</span>
                    <input class="field" type="text" autocomplete="off" maxlength="100" value={solving.student.clone()} onchange={student}/>
                </label>
                <p class="moves"><button class="btn line" onclick={onsave}>{ say(solving::SAVE_ANSWERS) }</button></p>
                <p class="note">{ say(solving::SAVE_NOTE) }</p>
            </div>
            if *place == Place::Page {
                <p class="moves"><button class="btn line" onclick={press(&act, Request::Class(class::Request::Open))}>{ say(solving::FOR_CLASS) }</button></p>
            }
            if *is_made {
                <p class="moves"><button class="btn line" onclick={press(&act, Request::Change(Change::Open))}>{ say(solving::MAKE_ON) }</button></p>
            }
            { all_exercises(*place, lang) }
        </section>
    }
}

/// Draws the exercises of the sheet, each with its task; nothing if the exercise shown is not on the sheet.
fn picker(solving: &Solving, sheet: &Sheet, lang: Lang, act: &Callback<Action>) -> Html {
    let mut all = sheet.exercises.iter();
    let Some(chosen) = all.position(|one| one == solving.exercise()) else {
        return Html::default();
    };
    let entry = |(index, exercise): (usize, &Exercise)| {
        let task = exercise.text.as_ref().map(|text| text.text(lang));
        format!("{}  {}", index + 1, task.as_ref().unwrap_or(&exercise.id)).into()
    };
    let entries: Vec<AttrValue> = sheet.exercises.iter().enumerate().map(entry).collect();
    let title = sheet.title.as_ref().map(|title| title.text(lang));
    let label = title.unwrap_or_else(|| solving::EXERCISES.say(lang).to_owned());
    let onchoose = act.reform(|index| Request::Pick(index).into());
    html! { <p class="of-sheet"><Select {label} {entries} {chosen} {onchoose}/></p> }
}

/// A question with the points of its first answer, as a button that shows it.
fn question(solving: &Solving, part: usize, lang: Lang, act: &Callback<Action>) -> Html {
    let max = points(solving.exercise().ask[part].points);
    let work = &solving.works[part];
    let got = match work.first.or(work.solution.is_some().then_some(0.0)) {
        Some(score) => solving::PointsOf {
            score: points(score),
            max,
        }
        .say(lang),
        None => solving::OpenPoints { max }.say(lang),
    };
    let current = (part == solving.part).then_some("true");
    html! {
        <li>
            <button class="btn part" onclick={press(act, Request::Part(part))} aria-current={current}>
                <span>{ letter(solving, part) }</span>
                <span class="text">{ solving.asked_in(part, lang) }</span>
                <span>{ got }</span>
            </button>
        </li>
    }
}
