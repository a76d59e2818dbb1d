//! Searches side by side: a lane for each, a table of what they have come to, and one bar for the clock that all of them follow.

mod bar;
mod beside;
mod chart;
mod lane;
mod race;
mod seeds;
mod table;

pub use beside::{BesideMenu, BesideProps};

use super::effects::worker::WorkerSetup;
use super::stage::Together;
use super::state::action::Action;
use super::state::compare::Comparing;
use super::state::compare::beside::told_apart;
use super::state::lab::Lab;
use super::state::page::Place;
use super::state::search::lane::Lane as LaneState;
use super::ui::context::use_act;
use super::ui::spoken::Spoken;
use crate::lang::words::compare;
use crate::lang::{Lang, Say};
use crate::lesson::explain;
use crate::spec::Spec;
use bar::Bar;
use lane::Lane;
use std::rc::Rc;
use table::Table;
use yew::prelude::*;

/// The properties of the comparison.
#[derive(Debug, Properties)]
pub struct VersusProps {
    /// The lab.
    pub lab: Rc<Lab>,
    /// The setup of a worker.
    pub worker: WorkerSetup,
}

impl PartialEq for VersusProps {
    fn eq(&self, other: &VersusProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// Renders the searches side by side.
#[component]
pub fn Versus(VersusProps { lab, worker }: &VersusProps) -> Html {
    let act = use_act::<Action>();
    let together = (*use_state(Together::default)).clone();
    let pointed = use_state_eq(|| None::<Vec<u16>>);
    let Some(it) = lab.comparing() else {
        return Html::default();
    };
    let lang = lab.page.lang;
    let names = names(it, lang);
    let heads = heads(&names);
    let chosen = it.chosen.min(it.lanes.len() - 1);
    let sentence = sentence(&it.lanes[chosen], lang);
    let name = names[chosen].join(" ");
    let spoken = compare::WholeSentence { name, sentence }.say(lang);
    let is_quiet = lab.search.clock.playing && lab.search.clock.pace.is_quick();
    let count = it.lanes.len();
    let is_slide = lab.page.place == Place::Slide;
    let is_wide = it.is_wide();
    let run = it.lanes[chosen].run.clone();
    let menu = html! { <BesideMenu {run} before={None} worker={worker.clone()} {lang}/> };
    html! {
        <>
            <Spoken text={spoken} moment={it.clock} {is_quiet}/>
            <div class={classes!("lanes", format!("of{count}"), is_wide.then_some("stacked"), (it.alone || is_wide).then_some("alone"))} role="group" aria-label={compare::LANES.say(lang)}>
                for (index, _) in it.lanes.iter().enumerate() {
                    <Lane role={lab.page.place.role()} it={Rc::clone(it)} {index} name={names[index].clone()} {lang} theme={lab.page.theme} clock={lab.search.clock} together={together.clone()} pointed={pointed.clone()}/>
                }
                if !is_slide { <Table it={Rc::clone(it)} heads={heads.clone()} notice={lab.page.notice.clone()} {menu} {lang}/> }
            </div>
            if !is_slide { <Bar it={Rc::clone(it)} {heads} clock={lab.search.clock} {lang} role={lab.page.place.role()} {act}/> }
        </>
    }
}

/// Whether a popover that is toggled opens.
fn opens(event: &Event) -> bool {
    let state = js_sys::Reflect::get(event, &"newState".into()).ok();
    state.and_then(|state| state.as_string()).as_deref() == Some("open")
}

/// Names each search by its algorithm, and by what tells it from the others.
fn names(it: &Comparing, lang: Lang) -> Vec<[String; 2]> {
    let specs: Vec<&Spec> = it.lanes.iter().map(|lane| &**lane.run.spec()).collect();
    told_apart(&specs, lang)
}

/// Names each search in few words: searches of one algorithm by what tells them apart.
fn heads(names: &[[String; 2]]) -> Vec<String> {
    let is_one = names.windows(2).all(|pair| pair[0][0] == pair[1][0]);
    let head = |[name, own]: &[String; 2]| match own.as_str() {
        "" => name.clone(),
        own if is_one => own.to_owned(),
        _ => name.clone(),
    };
    names.iter().map(head).collect()
}

/// Returns the sentence of a lane's step.
fn sentence(lane: &LaneState, lang: Lang) -> String {
    let (spec, trace) = (lane.run.spec(), lane.run.trace());
    explain(
        &trace.at(lane.shown_step()),
        &spec.game,
        lang,
        &spec.algorithm,
    )
    .text()
}
