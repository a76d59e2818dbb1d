//! The lab that a page begins with: what its address asks for, what the browser has kept, or what the element is given.

use super::browser::room::room;
use super::browser::seed::seed;
use super::effects::address::fragment;
use super::effects::storage::{borders, found};
use super::effects::words::WordsSetup;
use super::effects::worker::WorkerSetup;
use super::share::host::Host;
use super::state::action::{Action, Step};
use super::state::compare::request::Request as Compared;
use super::state::exercise::request::{Opened, Request as Asked};
use super::state::lab::{Lab, Surroundings};
use super::state::link::tag;
use super::state::page::{Place, Theme};
use super::state::play::Request;
use super::state::search::deck::Stops;
use crate::compare::Comparison;
use crate::lang::Lang;
use crate::play::Record;
use crate::spec::Spec;
use crate::trace::Perspective;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the page, given by the host element.
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct PageProps {
    /// Where the lab stands.
    pub place: Place,
    /// The search to begin with.
    pub spec: Option<Spec>,
    /// The searches side by side that are shown instead, if there are any.
    pub compared: Option<Comparison>,
    /// The side from which values are written, where the search has two.
    pub perspective: Perspective,
    /// Where a deck of slides stops, if the host asks for stops.
    pub stops: Option<Stops>,
    /// The stop to begin at.
    pub stop: Option<usize>,
    /// The game that is shown instead, if one is.
    pub game: Option<Record>,
    /// The exercise that is shown instead, if one is.
    pub exercise: Option<Opened>,
    /// The language of the surroundings; a link's own goes before it.
    pub lang: Lang,
    /// The theme of the surroundings.
    pub theme: Theme,
    /// The setup of a worker.
    pub worker: WorkerSetup,
    /// What fetches words.
    pub words: WordsSetup,
    /// Where to tell what is shown.
    pub host: Host,
}

/// Returns the lab that a page begins with.
pub fn begin(props: &PageProps) -> Lab {
    let is_page = props.place == Place::Page;
    let fragment = if is_page { fragment() } else { String::new() };
    let asked = tag(&fragment)
        .map(Lang::of_tag)
        .filter(|lang| lang.is_here());
    let around = Surroundings {
        place: props.place,
        lang: asked.unwrap_or(props.lang),
        theme: props.theme,
        room: room(),
        seed: seed().into(),
    };
    if is_page {
        let mut kept = found(&fragment, props.spec.clone());
        if let Some(it) = &props.compared {
            (kept.asked, kept.compared) = (None, Some(Ok(it.clone())));
        }
        let mut lab = Lab::opened(kept, around);
        lab.page.borders = borders(props.place);
        return lab;
    }
    let mut lab = Lab::new(props.spec.clone().unwrap_or_else(Spec::opening), around)
        .stopping(props.stops.clone(), props.stop);
    lab.search.lane.view.perspective = props.perspective;
    let open: Action = match (&props.exercise, &props.game, &props.compared) {
        (Some(exercise), ..) => Asked::Open(exercise.clone()).into(),
        (None, Some(record), _) => Request::Open(Rc::new(record.clone())).into(),
        (None, None, Some(it)) => Compared::Open(Rc::new(it.clone())).into(),
        (None, None, None) => return lab,
    };
    let opened = Rc::new(lab).after(open);
    let stop = props
        .stop
        .filter(|_| props.compared.is_some() && props.stops.is_some());
    let opened = match stop {
        Some(stop) => opened.after(Step::Stop(stop).into()),
        None => opened,
    };
    // Opening the page with a game or an exercise is no action of the user.
    let mut lab = (*opened).clone();
    lab.page.is_fresh = true;
    lab
}
