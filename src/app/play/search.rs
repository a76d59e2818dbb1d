//! The tree of a machine's search: of the one that is under way, or the last one before the position on the board.

use super::moves::{name, sign};
use crate::app::stage::{Stage, Subject};
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::lab::Lab;
use crate::app::state::play::{PendingStep, Request};
use crate::app::ui::button::press_and_leave;
use crate::app::ui::context::use_act;
use crate::app::ui::count::counted;
use crate::compare::Work;
use crate::lang::words::{page, play};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the search.
#[derive(Debug, Properties)]
pub struct SearchProps {
    /// The lab.
    pub lab: Rc<Lab>,
}

impl PartialEq for SearchProps {
    fn eq(&self, other: &SearchProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// Renders the search.
#[component]
pub fn Search(SearchProps { lab }: &SearchProps) -> Html {
    let act = use_act::<Action>();
    // What is done to this drawing does not concern the tree of the lab.
    let act_here = use_callback(act.clone(), |action: Action, act| {
        act.emit(match action {
            Action::View(ViewAction::Select(node)) => Request::Pick(node).into(),
            other => other
                .on_drawing()
                .map_or(other, |sight| Request::Draw(sight).into()),
        });
    });
    let lang = lab.page.lang;
    let (Some(game), Some(watched)) = (&lab.play.game, &lab.play.watched) else {
        return html! { <section class="pane searched"><p class="note">{ play::NOTHING_SEARCHED.say(lang) }</p></section> };
    };
    let lane = &watched.lane;
    let subject = Subject::of(lane, lane.shown(lang), lab.page.theme, lab.search.clock);
    let is_thinking =
        watched.at == game.record.at && matches!(game.pending_step(), PendingStep::Think(_));
    let mover = lane.run.spec().game.status();
    let (class, mark) = sign(match mover {
        crate::game::Status::ToMove(player) => Some(player),
        _ => None,
    });
    let nodes = Work::Node.done(&lane.run.trace(), lane.shown_step());
    let is_part = lane.run.is_going() && !is_thinking;
    let is_by_solver = !is_thinking && game.record.search(watched.at).is_none();
    let head = html! {
        <p class="own-found">
            <b>
                <span {class}>{ mark }</span>{ " " }
                if is_thinking { { page::THINKS.say(lang) } }
                else { { watched.at as u32 + 1 }{ ". " }{ game.here.told(name(game, watched.at, lang), lang) } }
            </b>
            <span class="soft">{ counted(nodes.into(), |count| page::Nodes { count }, lang) }
                if is_part { { " " }{ play::FIRST_PART.say(lang) } }
            </span>
            if is_by_solver { <span class="soft">{ play::BY_SOLVER.say(lang) }</span> }
            else if !is_thinking { <button class="btn line" onclick={press_and_leave(&act, Action::Play(Request::Why(watched.at)))}>{ play::IN_LAB.say(lang) }</button> }
        </p>
    };
    html! {
        <section class="searched" role={lab.page.place.role()} aria-label={play::PART_SEARCH.say(lang)}>
            <ContextProvider<Callback<Action>> context={act_here}>
                <Stage {subject} view={lane.view.clone()} in_place={None} handles={None} role={"group"} together={None} onpoint={Callback::noop()} onpaint={Callback::noop()} onready={Callback::noop()} line={head}/>
            </ContextProvider<Callback<Action>>>
        </section>
    }
}
