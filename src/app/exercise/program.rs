//! The field of an answer that is a program: its text, a run to look at, and a run on all trees that is graded. For a repair the wrong line
//! and two trees are asked for as well.

use crate::app::panes::editor::{phase, what_was_said};
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::state::own::Request as Own;
use crate::app::state::own::program::{Phase, Told};
use crate::app::state::page::Place;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::field::changed;
use crate::app::ui::listing::listing;
use crate::check::Kind;
use crate::exercise::{
    Ask, Entry, FEWEST_LEAVES, HIDES, LINE, Part, SHOWS, SOURCE, Unready, is_run, jobs,
    program_given, run_field,
};
use crate::lang::words::{check, solving};
use crate::lang::{Lang, Say, Text};
use crate::text::json::to_json;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the field.
#[derive(Properties, PartialEq)]
pub struct ProgramProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// How the last run went.
    pub told: Rc<Told>,
    /// The language.
    pub lang: Lang,
    /// Where the page stands: only one of its own runs programs.
    pub place: Place,
}

/// Renders the field.
#[component]
pub fn Program(
    ProgramProps {
        solving,
        told,
        lang,
        place,
    }: &ProgramProps,
) -> Html {
    let (act, lang) = (use_act::<Action>(), *lang);
    // Whoever comes back from a run goes on writing.
    let is_open = use_state_eq(|| told.phase != Phase::New);
    let instance = &solving.variant.instance;
    let ask = &solving.question().ask;
    let is_repair = matches!(ask, Ask::Repair { .. });
    // The run on each tree has a field.
    let runs = |entry: &&Entry| is_run(&entry.at);
    let given = program_given(instance, is_repair);
    let name = solving.code.clone();
    if *place != Place::Page {
        return html! {
            <section class="answer-tree own-answer" role={place.role()} aria-label={solving::PROGRAM.say(lang)}>
                <p class="note">{ solving::PROGRAM_ON_PAGE.say(lang) }</p>
                { listing(&given, None, &NodeRef::default()) }
            </section>
        };
    }
    let onopen = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(true))
    };
    let is_over = solving.is_over(solving.part);
    let asked = solving.entries().iter().filter(runs).count() as u64;
    let unready = solving.unready().filter(|_| !is_over);
    let written = solving.work().draft.get(SOURCE);
    let solution = solving.work().solution.as_ref();
    let wrong = solution.and_then(|fields| {
        let at = first_other(&given, fields.get(SOURCE)?)?;
        Some((at as u32 + 1, given.lines().nth(at)?.trim().to_owned()))
    });
    let open_word = match written {
        Some(_) => solving::PROGRAM_GO_ON,
        None => solving::PROGRAM_OPEN,
    };
    html! {
        <section class="answer-tree own-answer" aria-label={solving::PROGRAM.say(lang)}>
            <div class="own-text your-code">
                if let Some(solution) = solution.and_then(|fields| fields.get(SOURCE)) {
                    <h3>{ solving::SOLUTION_IS.say(lang) }</h3>
                    if let Some((number, line)) = wrong.filter(|_| is_repair) {
                        <p class="note">{ solving::InsteadOf { number }.say(lang) }{ " " }<code>{ line }</code></p>
                    }
                    <div class="own-read" tabindex="0" role="group" aria-label={solving::SOLUTION_IS.say(lang)}>
                        { listing(solution, is_repair.then(|| first_other(&given, solution)).flatten(), &NodeRef::default()) }
                    </div>
                } else if *is_open {
                    <ply-code name={name.clone()} line={told.line.map(|line| line.to_string())} label={check::CODE_LABEL.say(lang)}></ply-code>
                    { what_was_said(told, lang) }
                    <div class="run-bar">
                        if told.is_going() {
                            <button class="btn line" data-code="stop">{ check::CODE_STOP.say(lang) }</button>
                        } else {
                            <button class="btn line" data-code="run" aria-keyshortcuts="Control+Enter">{ "▶ " }{ check::CODE_RUN.say(lang) }</button>
                            if !is_over && unready.is_some() {
                                <button class="btn main" aria-disabled="true" aria-describedby="unready">{ solving::CheckOn { count: asked }.say(lang) }</button>
                            } else if !is_over {
                                <button class="btn main" data-code="check" data-jobs={to_json(&jobs(instance, ask, None, &solving.work().draft))}>{ solving::CheckOn { count: asked }.say(lang) }</button>
                            }
                        }
                        <span class="soft" role="status">{ if told.phase == Phase::New { String::new() } else { phase(told, lang) } }</span>
                        <button class="btn" data-code="put" data-program={given.clone()}>{ solving::PROGRAM_AGAIN.say(lang) }</button>
                    </div>
                } else {
                    <div class="own-read" tabindex="0" role="group" aria-label={check::OWN_SOURCE.say(lang)}>
                        { listing(written.unwrap_or(&given), None, &NodeRef::default()) }
                    </div>
                    <div class="run-bar">
                        <button class="btn main" data-code="open" data-name={name} data-program={given.clone()} onclick={onopen}>{ open_word.say(lang) }</button>
                    </div>
                }
            </div>
            if is_repair || solving.work().grade.is_some() {
                <div class="own-asked">
                    if is_repair { <div class="fields">{ for REPAIR.map(|row| field(solving, row, lang, &act)) }</div> }
                    if let Some(unready) = unready { <p class="note" id="unready">{ told_unready(unready, lang) }</p> }
                    { results(solving, lang, &act) }
                </div>
            }
        </section>
    }
}

/// Says what is missing before an answer is graded.
fn told_unready(unready: Unready, lang: Lang) -> String {
    match unready {
        Unready::Empty => solving::REPAIR_EMPTY.say(lang).to_owned(),
        Unready::Line => solving::REPAIR_NO_LINE.say(lang).to_owned(),
        Unready::Tree(number) => {
            let number = number as u32;
            solving::RepairNoTree { number }.say(lang)
        }
        Unready::Small(leaves) => {
            let (leaves, fewest) = (leaves as u32, FEWEST_LEAVES as u32);
            solving::RepairFewLeaves { leaves, fewest }.say(lang)
        }
    }
}

/// Returns the first line of a program, from 0, that another one does not have.
fn first_other(given: &str, solution: &str) -> Option<usize> {
    let mut pairs = given.lines().zip(solution.lines());
    pairs.position(|(one, other)| one != other)
}

/// The fields of a repair besides the program.
const REPAIR: [(&str, Text, &str); 3] = [
    (LINE, solving::REPAIR_LINE, "numeric"),
    (SHOWS[0], solving::REPAIR_SHOWS, "text"),
    (HIDES[0], solving::REPAIR_HIDES, "text"),
];

fn field(
    solving: &Solving,
    (at, label, inputmode): (&'static str, Text, &'static str),
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let value = solving.shown().get(at).cloned().unwrap_or_default();
    // What a tree shows stands under another name than the tree.
    let pair = [SHOWS, HIDES].into_iter().find(|pair| pair[0] == at);
    let judged = pair.map_or(at, |pair| pair[1]);
    let grade = solving.work().grade.as_ref();
    let part = grade.and_then(|grade| grade.parts.iter().find(|part| part.at == judged));
    let mark = part.map(|part| if part.right == 1.0 { "✓ " } else { "✗ " });
    let onchange = changed(&act.reform(move |text| {
        let at = at.to_owned();
        Request::Write { at, text }.into()
    }));
    let disabled = solving.is_over(solving.part);
    html! {
        <label class="named"><span>{ for mark }{ label.say(lang) }</span>
            <input class="field" type="text" {inputmode} autocomplete="off" spellcheck="false" maxlength="400" {value} {onchange} {disabled}/>
        </label>
    }
}

/// What the last check found on each tree, with a way to look at the run.
fn results(solving: &Solving, lang: Lang, act: &Callback<Action>) -> Html {
    let work = solving.work();
    let Some(grade) = &work.grade else {
        return Html::default();
    };
    let run = |(at, part): (usize, &Part)| {
        let record = work.draft.get(&run_field(at)).cloned();
        let number = at as u32 + 1;
        let is_right = part.right == 1.0;
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == part.given);
        let word = match (kind, &*part.given) {
            (Some(kind), _) => kind.title(lang),
            (None, "") => solving::NO_RUN.say(lang),
            (None, _) => solving::OTHER_RUN.say(lang),
        };
        let show = record.map(|record| press(act, Own::Open(record.into())));
        html! {
            <li>{ if is_right { "✓ " } else { "≠ " } }{ solving::TreeNumber { number }.say(lang) }{ ": " }{ word }
                if let Some(onclick) = show.filter(|_| !is_right) { { " " }<button class="btn line" {onclick}>{ solving::SEE_RUN.say(lang) }</button> }
            </li>
        }
    };
    let runs = grade.parts.iter().filter(|part| is_run(&part.at));
    html! { <ol class="own-results" aria-label={solving::ANSWER.say(lang)}>{ for runs.enumerate().map(run) }</ol> }
}
