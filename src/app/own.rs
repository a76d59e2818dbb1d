//! A program's own search: its tree, stepped by its calls, its text with the line that is called, and what was found by holding it against
//! the book.

mod program;
mod verdict;

use super::panes::sentence::set;
use super::player::keys;
use super::stage::{Stage, Subject};
use super::state::action::{Action, Step, ViewAction};
use super::state::lab::Lab;
use super::state::own::{Own as Run, Request};
use super::state::page::Place;
use super::state::search::lane::Lane;
use super::ui::context::use_act;
use super::ui::count::grouped;
use super::ui::spoken::Spoken;
use crate::exercise::Ask;
use crate::lang::words::{check, page};
use crate::lang::{Lang, Say};
use crate::lesson::explain;
use crate::trace::StepUnit;
use gloo_timers::callback::Timeout;
use program::Program;
use std::rc::Rc;
use verdict::Found;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The milliseconds after which a run has been drawn.
const SEEN: u32 = 100;

/// The properties of the view.
#[derive(Debug, Properties)]
pub struct OwnProps {
    /// The lab.
    pub lab: Rc<Lab>,
}

impl PartialEq for OwnProps {
    fn eq(&self, other: &OwnProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// Renders the run.
#[component]
pub fn Own(OwnProps { lab }: &OwnProps) -> Html {
    let act = use_act::<Action>();
    // What is done to the drawing concerns this tree, and not that of the lab.
    let act_here = use_callback(act.clone(), |action: Action, act| {
        act.emit(match action {
            Action::View(ViewAction::Select(node)) => Request::Select(node).into(),
            other => other
                .on_drawing()
                .map_or(other, |sight| Request::Draw(sight).into()),
        });
    });
    {
        let is_known = lab.own_run().is_none_or(|own| own.is_book_known);
        let act = act.clone();
        use_effect_with(is_known, move |is_known| {
            // The run is seen first.
            let later =
                (!is_known).then(|| Timeout::new(SEEN, move || act.emit(Request::Book.into())));
            move || drop(later)
        });
    }
    let Some(own) = lab.own_run() else {
        return Html::default();
    };
    let lang = lab.page.lang;
    let lane = &own.lane;
    let subject = Subject::of(lane, lane.shown(lang), lab.page.theme, lab.search.clock);
    let sentence = own.sentence(lang);
    let is_quiet = lab.search.clock.playing && lab.search.clock.pace.is_quick();
    let is_slide = lab.page.place == Place::Slide;
    let found = html! {
        <p class="own-found"><span class="soft">{ check::OWN_FOUND.say(lang) }</span>
            for chip in own.verdict.found(lang) { <span class="pill plain">{ chip }</span> }
        </p>
    };
    let tag = own
        .is_there()
        .then(|| html! { <b class="own-mark" aria-hidden="true">{ "≠" }</b> });
    html! {
        <>
            <Spoken text={sentence.clone()} moment={own.at} {is_quiet}/>
            if let Some((book, is_visited)) = own.beside() {
                { beside(&book, is_visited, lab, lang) }
            } else if !is_slide {
                <Program own={Rc::clone(own)} told={Rc::clone(&lab.told)} place={lab.page.place} exercise={of_exercise(lab)} {lang}/>
            }
            <section class="own-tree" role={lab.page.place.role()} aria-label={check::OWN_RUN.say(lang)}>
                <ContextProvider<Callback<Action>> context={act_here}>
                    <Stage {subject} view={lane.view.clone()} in_place={None} handles={None} role={"group"} together={None} onpoint={Callback::noop()} onpaint={Callback::noop()} onready={Callback::noop()} line={found}/>
                </ContextProvider<Callback<Action>>>
                <p class="sentence">{ for tag }{ sentence }</p>
            </section>
            if !is_slide {
                <Found own={Rc::clone(own)} notice={lab.page.notice.clone()} is_of_exercise={of_exercise(lab).is_some()} is_asked={asks_for_trees(lab)} role={lab.page.place.role()} {lang}/>
                { bar(own, lab, lang, &act) }
            }
        </>
    }
}

/// Whether the exercise for which the program is written still asks for trees on which a wrong line shows.
fn asks_for_trees(lab: &Lab) -> bool {
    lab.solving().is_some_and(|solving| {
        let is_repair = matches!(solving.question().ask, Ask::Repair { .. });
        is_repair && !solving.is_over(solving.part)
    })
}

/// The code of the exercise for which the program in the editor is written, if it is for one.
fn of_exercise(lab: &Lab) -> Option<AttrValue> {
    let solving = lab.solving()?;
    let is_program = solving.question().ask.is_program();
    is_program.then(|| solving.code.clone().into())
}

/// The book's search at the same moment, with its own sentence.
fn beside(book: &Lane, is_visited: bool, lab: &Lab, lang: Lang) -> Html {
    let shown = book.shown(lang);
    let subject = Subject::of(book, shown.clone(), lab.page.theme, lab.search.clock);
    let (game, trace) = (&book.run.spec().game, book.run.trace());
    let sentence = match is_visited {
        true => set(
            &explain(&trace.at(shown.step), game, lang, shown.reading()),
            None,
        ),
        false => html! { { check::OWN_NOT_VISITED.say(lang) } },
    };
    let head = html! { <p class="own-found"><b>{ check::OWN_BOOK.say(lang) }</b></p> };
    html! {
        <section class="own-tree own-book" role={lab.page.place.role()} aria-label={check::OWN_BOOK.say(lang)}>
            <Stage {subject} view={book.view.clone()} in_place={None} handles={None} role={"group"} together={None} onpoint={Callback::noop()} onpaint={Callback::noop()} onready={Callback::noop()} line={head}/>
            <p class="sentence">{ sentence }</p>
        </section>
    }
}

/// The bar: keys, the steps with a mark at the first difference, and where among them the run stands.
fn bar(own: &Rc<Run>, lab: &Lab, lang: Lang, act: &Callback<Action>) -> Html {
    let (at, all) = (own.at, own.total());
    let oninput = act.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Step::To(field.value_as_number() as u32).into()
    });
    let said = check::OwnStep { at, all }.say(lang);
    let mark = own.there.map(|there| {
        let share = 100.0 * f64::from(there) / f64::from(all.max(1));
        html! { <svg class="own-there" width="100%" height="14" aria-hidden="true"><text x={format!("{share:.2}%")} y="12" text-anchor="middle">{ "≠" }</text></svg> }
    });
    html! {
        <section class="player" role={lab.page.place.role()} aria-label={page::PLAY.say(lang)}>
            { keys((at, all), StepUnit::Event, lab.search.clock.playing, lang, act) }
            <div class="bar own-bar">
                { for mark }
                <input type="range" min="0" max={all.to_string()} value={at.to_string()} {oninput} aria-label={page::PLAY.say(lang)} aria-valuetext={said}/>
            </div>
            <div class="end">
                <span class="count"><b>{ grouped(at.into()) }</b><span class="soft">{ " / " }{ grouped(all.into()) }</span></span>
            </div>
        </section>
    }
}
