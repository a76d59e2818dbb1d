//! A lane: the name of a search, how far it is, its tree, and the sentence of its step.

use crate::app::panes::sentence::set;
use crate::app::stage::{Stage, Subject, Together};
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::compare::Comparing;
use crate::app::state::compare::request::{Request, Sight};
use crate::app::state::page::Theme;
use crate::app::state::search::Clock;
use crate::app::state::search::view::Look;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::icons;
use crate::compare::{LANES, Unread, Work};
use crate::lang::words::{compare, page};
use crate::lang::{Lang, Say};
use crate::lesson::certificate::cut_of;
use crate::lesson::explain;
use crate::lesson::explain::pruned;
use crate::trace::NodeId;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of a lane.
#[derive(Properties, PartialEq)]
pub struct LaneProps {
    /// The ARIA role of the lane.
    pub role: Option<&'static str>,
    /// All searches.
    pub it: Rc<Comparing>,
    /// The number of this one.
    pub index: usize,
    /// Its name, and what tells it from the others.
    pub name: [String; 2],
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The clock of playback.
    pub clock: Clock,
    /// The drawings of all searches.
    pub together: Together,
    /// The path of the node to which the pointer has come in any of them.
    pub pointed: UseStateHandle<Option<Vec<u16>>>,
}

/// Renders a lane.
#[component]
pub fn Lane(props: &LaneProps) -> Html {
    let LaneProps {
        it,
        index,
        name: [name, own],
        lang,
        ..
    } = props;
    let (index, lang) = (*index, *lang);
    let act = use_act::<Action>();
    // What is done to the drawing of a lane concerns all of them.
    let act_here = use_callback(act.clone(), move |action: Action, act| {
        act.emit(match action {
            Action::View(ViewAction::Select(node)) => Request::Select(index, node).into(),
            other => other
                .on_drawing()
                .map_or(other, |sight| Request::Draw(sight).into()),
        });
    });
    let lane = &it.lanes[index];
    let shown = lane.shown(lang);
    let subject = Subject {
        marks: it.marks(index),
        pointed: (props.pointed.as_ref()).and_then(|path| lane.run.trace().find(path)),
        ..Subject::of(lane, shown.clone(), props.theme, props.clock)
    };
    let onpoint = {
        let (run, pointed) = (lane.run.clone(), props.pointed.clone());
        Callback::from(move |node: Option<NodeId>| {
            let trace = run.trace();
            pointed.set(node.map(|node| trace.path(node)));
        })
    };
    let (spec, trace) = (lane.run.spec(), lane.run.trace());
    let moment = trace.at(shown.step);
    // Where a node is picked that was cut, why it was.
    let cut = lane.selected.and_then(|node| cut_of(&moment, node));
    let lines = match cut {
        Some(cut) => pruned(&moment, &spec.game, lang, &spec.algorithm, cut),
        None => vec![explain(&moment, &spec.game, lang, &spec.algorithm)],
    };
    let is_chosen = it.chosen == index;
    let (tag, is_filled) = tag(it, index, lang);
    let head = html! {
        <header class="lane-head">
            <button class="lane-name" onclick={press(&act, Request::Choose(index))} aria-pressed={is_chosen.to_string()}><b>{ name }</b>{ " " }<span class="soft">{ own }</span></button>
            <span class={classes!("tag", (!is_filled).then_some("outlined"))}>{ tag }</span>
            <button class="btn lane-key" onclick={press(&act, Request::Draw(Sight::Look(Look::Whole)))} title={page::FIT.say(lang)} aria-label={format!("{name}: {}", page::FIT.say(lang))}>{ icons::icon(icons::FIT) }</button>
            <button class="btn lane-key" onclick={press(&act, Request::Leave(index))} title={compare::OPEN_IN_LAB.say(lang)} aria-label={format!("{name}: {}", compare::OPEN_IN_LAB.say(lang))}>{ icons::icon(icons::OUT) }</button>
            if it.lanes.len() > LANES[0] {
                <button class="btn lane-key" onclick={press(&act, Request::Remove(index))} title={compare::TAKE_AWAY.say(lang)} aria-label={format!("{name}: {}", compare::TAKE_AWAY.say(lang))}>{ icons::icon(icons::CLOSE) }</button>
            }
        </header>
    };
    html! {
        <section class={classes!("lane", is_chosen.then_some("chosen"))} role={props.role} aria-label={format!("{name} {own}")}>
            <ContextProvider<Callback<Action>> context={act_here}>
                <Stage {subject} view={lane.view.clone()} in_place={None} handles={None} role={"group"} together={Some(props.together.clone())} {onpoint} onpaint={Callback::noop()} onready={Callback::noop()} line={head}/>
            </ContextProvider<Callback<Action>>>
            <p class="sentence">for line in lines { { set(&line, None) }{ " " } }</p>
        </section>
    }
}

/// Says how far a lane is, and whether that is its end.
fn tag(it: &Comparing, index: usize, lang: Lang) -> (String, bool) {
    let lane = &it.lanes[index];
    if let (Some(leaf), Some(leaves)) = (it.leaf, it.leaves()) {
        return match leaves.read(index, leaf) {
            Some(Ok(visit)) => (compare::ReadAs { rank: visit.rank }.say(lang), false),
            Some(Err(Unread::Cut(_))) => (format!("{} ‖", compare::NOT_READ.say(lang)), true),
            _ => (compare::NOT_READ.say(lang).to_owned(), true),
        };
    }
    let (at, all) = (
        it.by.done(&lane.run.trace(), lane.shown_step()),
        it.ends_at(lane),
    );
    if at == all && !lane.run.is_going() && lane.is_at_end() {
        return (compare::DoneAt { work: all }.say(lang), true);
    }
    let said = match it.by {
        Work::Leaf => compare::LeafOf { at, all }.say(lang),
        Work::Node => compare::NodeOf { at, all }.say(lang),
        Work::Playout => compare::PlayoutOf { at, all }.say(lang),
        Work::Event => compare::EventOf { at, all }.say(lang),
    };
    (said, false)
}
