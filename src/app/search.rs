//! The search that is shown: the tree with its panes, the sentence and the player.

use super::borders::Handle;
use super::compare::BesideProps;
use super::effects::worker::WorkerSetup;
use super::more::use_later;
use super::panes::code::CodeProps;
use super::panes::node::NodeProps;
use super::panes::options::OptionsProps;
use super::panes::position::PositionProps;
use super::panes::settings::{ChipsProps, SettingsProps};
use super::panes::why::{Lead, Why};
use super::player::Player;
use super::share::host::Host;
use super::stage::{Leaf, Stage, Subject};
use super::state::action::Action;
use super::state::lab::Lab;
use super::state::page::borders::Border;
use super::state::page::{Pane, Place};
use super::state::play::Play;
use super::state::search::lane::Snapshot;
use super::state::search::pace::Pace;
use super::state::search::step_units::Direction;
use super::tabs::Tabs;
use super::ui::context::use_act;
use super::ui::spoken::Spoken;
use crate::game::any::AnyGame;
use crate::lang::Say;
use crate::lang::words::page;
use std::rc::Rc;
use yew::prelude::*;

/// The number of options in sight in a lecture hall.
const IN_HALL: usize = 3;

/// The properties of the search.
#[derive(Properties)]
pub struct SearchProps {
    /// The lab.
    pub lab: Rc<Lab>,
    /// Where to tell what is painted.
    pub host: Host,
    /// The setup of a worker.
    pub worker: WorkerSetup,
    /// Whether there is room for the panes around the tree.
    pub has_panes: bool,
    /// Whether the tree stays in sight beside one of them.
    pub is_low: bool,
}

impl PartialEq for SearchProps {
    fn eq(&self, other: &SearchProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
            && self.has_panes == other.has_panes
            && self.is_low == other.is_low
    }
}

/// Renders the search.
#[component]
pub fn Search(
    SearchProps {
        lab,
        host,
        worker,
        has_panes,
        is_low,
    }: &SearchProps,
) -> Html {
    let act = use_act::<Action>();
    let (has_panes, lang) = (*has_panes, lab.page.lang);
    let later = use_later(has_panes, lang);
    let (lane, clock) = (&lab.search.lane, lab.search.clock);
    let shown = lab.shown();
    // What is to be read stands still for a while where the steps run by.
    let told = match clock.playing {
        true => clock.pace.told(shown.step, lane.run.length()),
        false => shown.step,
    };
    let told = Snapshot {
        step: told,
        ..shown.clone()
    };
    let role = lab.page.place.role();
    let subject = Subject::of(lane, shown.clone(), lab.page.theme, clock);
    let options = OptionsProps {
        spec: Rc::clone(lane.run.spec()),
        lang: lab.page.lang,
        refused: lab.search.refused.clone(),
        edited: lab.edited(),
        wish: lab.search.wish.clone(),
        focus: lab.page.focus.fields,
        act,
    };
    // While the search goes on its node may still be to come.
    let in_place = lab.search.in_place.as_ref().and_then(|held| {
        Some(Leaf {
            node: lane.run.trace().find(&held.path)?,
            text: held.text.clone(),
            is_begun: held.is_begun,
            refused: lab
                .refused_in_place()
                .map(|refusal| refusal.reason(lab.page.lang)),
        })
    });
    let can_travel = [Direction::Back, Direction::Forward].map(|way| lab.search.history.can(way));
    let onready = {
        let host = host.clone();
        Callback::from(move |paint| host.paint_by(paint))
    };
    // While the steps run by, a screen reader is not made to read every one of them.
    let is_quiet = clock.playing && clock.pace.is_quick();
    let is_watched = clock.playing && matches!(clock.pace, Pace::Whole(_));
    let selected = lane.selected.map(|node| {
        let name = lane.shown(lang).name(node).text;
        page::NodeSelected { name }.say(lang)
    });
    let is_tree = matches!(lane.run.spec().game, AnyGame::Tree(_));
    // Whoever steps on reads, and does not edit.
    let is_picked = lane.picked == lane.shown_step();
    let handles = lane
        .selected
        .filter(|_| is_picked && is_tree && lab.page.place == Place::Page && !lab.page.projector);
    let in_hall = lab.page.projector;
    let chips = later
        .views
        .filter(|_| lab.page.place != Place::Slide)
        .map(|views| {
            (views.chips)(ChipsProps {
                spec: Rc::clone(lane.run.spec()),
                lang,
                opened: lab.page.settings,
                most: if in_hall { IN_HALL } else { usize::MAX },
                end: (views.beside)(BesideProps {
                    run: lane.run.clone(),
                    before: lab.search.before.clone(),
                    worker: worker.clone(),
                    lang,
                }),
            })
        });
    // The line has its room before it is there, so that the tree does not move.
    let chips = chips.unwrap_or_else(|| html! { <div class="in-sight"></div> });
    let (line, at_player) = match (has_panes, in_hall) {
        (false, _) => (Html::default(), None),
        (true, false) => (chips, None),
        (true, true) => (Html::default(), Some(chips)),
    };
    let stage = html! {
        <Stage {subject} view={lane.view.clone()} {in_place} {handles} {role} together={None} onpoint={Callback::noop()} onpaint={host.painted()} {onready} {line}/>
    };
    let begins = lab.page.place == Place::Page && shown.step == 0 && lane.run.length() > 0;
    let leads = lab.page.place == Place::Page && !lab.page.projector && shown.step > 0;
    let is_game_of = |play: &Rc<Play>| play.record.opening.id() == lane.run.spec().game.id();
    let has_game = lab.play.game.as_ref().is_some_and(is_game_of);
    let why = html! {
        <Why shown={told.clone()} asked={lab.search.deck.question(lane)} jumped={lane.jumped} {is_quiet} {is_watched} on_bar={lab.page.on_bar} {begins}
            {has_game} notice={lab.page.notice.clone()}/>
    };
    if lab.page.place == Place::Slide {
        return html! { <>{ stage }{ why }</> };
    }
    let settings = lab.page.settings.and_then(|opened| {
        let views = later.views?;
        Some((views.settings)(SettingsProps {
            shown: told.clone(),
            kept: lane.kept.clone(),
            options: options.clone(),
            opened,
            place: lab.page.place,
            is_row: in_hall,
        }))
    });
    // In a lecture hall an open option takes the place of the sentence.
    let is_alone = in_hall && settings.is_some();
    let position = PositionProps {
        shown: shown.clone(),
        options,
        draft: lab.draft().cloned(),
        pointed: lab.search.pointed.clone(),
        can_travel,
        theme: lab.page.theme,
        role,
    };
    let node = NodeProps {
        shown: told.clone(),
        selections: lane.selections,
        outline: lane.outline.clone(),
        root: lane.view.root,
        folded: lane.view.folded.clone(),
        fog: lane.view.fog,
        tried: lane.tried,
        found: lane.found.clone(),
        focus: (lab.page.focus.outline, lab.page.focus.find),
        place: lab.page.place,
        is_open: lab.page.pane == Pane::Node,
    };
    html! {
        <>
            <Spoken text={selected.unwrap_or_default()} moment={lane.selections}/>
            <Tabs pane={lab.page.pane} is_picked={lab.search.lane.selected.is_some()} is_low={*is_low}/>
            if has_panes { { later.draw(|views| (views.position)(position)) } }
            { stage }
            if !is_alone { { why } }
            if leads && !is_alone { <Lead shown={shown.clone()}/> }
            if let Some(views) = later.views {
                { (views.code)(CodeProps { shown: told, code: lab.search.code, told: Rc::clone(&lab.told), can_run: lab.page.place == Place::Page, role }) }
                <Handle border={Border::Code}/>
                <Handle border={Border::Lines}/>
                { (views.node)(node) }
                <Handle border={Border::Node}/>
            }
            if let Some(settings) = settings { { settings } }
            <Player {shown} {clock} {role} focus={lab.page.focus.player} chips={at_player}/>
        </>
    }
}
