//! The page: a lab that takes actions, and around it everything that shows it. Components get the part of the lab that they show,
//! and are drawn anew only when that changes.

use super::browser::room::room;
use super::browser::seed::seed;
use super::effects::address::{fragment, is_spec, use_address, use_links};
use super::effects::clock::use_clock;
use super::effects::jobs::use_job;
use super::effects::questions::use_questions;
use super::effects::search::use_search;
use super::effects::storage::{games, use_kept_game, use_kept_match};
use super::effects::turns::use_turns;
use super::effects::worker::WorkerSetup;
use super::help::Help;
use super::keys;
use super::panes::code::Code;
use super::panes::node::Node;
use super::panes::options::OptionsProps;
use super::panes::position::Position;
use super::panes::why::Why;
use super::play::Game;
use super::player::Player;
use super::share::Lists;
use super::share::host::Host;
use super::stage::{Stage, Subject};
use super::state::action::{Action, Typing};
use super::state::lab::{Lab, Notice, Pane, Place, Surroundings, Theme};
use super::state::play::Request;
use super::state::strides::Direction;
use super::tabs::Tabs;
use super::top_bar::TopBar;
use super::ui::context::use_act;
use crate::lang::Lang;
use crate::play::Record;
use crate::play::task::Task;
use crate::spec::{Spec, from_link};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The properties of the page, given by the host element.
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct PageProps {
    /// Where the lab stands.
    pub place: Place,
    /// What to begin with.
    pub spec: Option<Spec>,
    /// The game that is shown instead, if one is.
    pub game: Option<Record>,
    /// The language of the surroundings; a link's own goes before it.
    pub lang: Lang,
    /// The theme of the surroundings.
    pub theme: Theme,
    /// What it takes to start a worker.
    pub worker: WorkerSetup,
    /// Where to tell what is shown.
    pub host: Host,
}

/// The lab that a page begins with.
fn begin(props: &PageProps) -> Lab {
    let fragment = match props.place {
        Place::Page => fragment(),
        Place::Embed => String::new(),
    };
    let tag = fragment
        .split('&')
        .find_map(|part| part.strip_prefix("lang="));
    let is_link = is_spec(&fragment) && props.spec.is_none();
    let linked = if is_link {
        from_link(&fragment)
    } else {
        Ok(props.spec.clone().unwrap_or_else(Spec::opening))
    };
    let (spec, notice) = match linked {
        Ok(spec) => (spec, None),
        Err(refusal) => (Spec::opening(), Some(Notice::BadLink(refusal))),
    };
    let around = Surroundings {
        place: props.place,
        lang: tag.map_or(props.lang, Lang::of_tag),
        theme: props.theme,
        room: room(),
        seed: seed().into(),
    };
    let mut lab = Lab::new(spec, around);
    lab.notice = notice;
    if props.place == Place::Page {
        lab.take_up(games(&fragment, is_link || props.spec.is_some()));
    } else if let Some(record) = &props.game {
        let open = Request::Open(Rc::new(record.clone()));
        let opened = Rc::new(lab).after(open.into());
        // To begin with a game is nothing that anybody has done.
        lab = Lab {
            is_fresh: true,
            ..(*opened).clone()
        };
    }
    lab
}

/// The page. It is a struct so that the host element can send it actions.
#[derive(Debug)]
pub struct Page {
    lab: Rc<Lab>,
    act: Callback<Action>,
}

impl Component for Page {
    type Message = Action;
    type Properties = PageProps;

    fn create(context: &Context<Page>) -> Page {
        Page {
            lab: Rc::new(begin(context.props())),
            act: context.link().callback(|action: Action| action),
        }
    }

    fn update(&mut self, _: &Context<Page>, action: Action) -> bool {
        let after = self.lab.after(action);
        let is_other = !Rc::ptr_eq(&self.lab, &after);
        self.lab = after;
        is_other
    }

    fn view(&self, context: &Context<Page>) -> Html {
        let PageProps { worker, host, .. } = context.props();
        html! {
            <ContextProvider<Callback<Action>> context={self.act.clone()}>
                <ContextProvider<Lang> context={self.lab.lang}>
                    <Frame lab={Rc::clone(&self.lab)} worker={worker.clone()} host={host.clone()}/>
                </ContextProvider<Lang>>
            </ContextProvider<Callback<Action>>>
        }
    }
}

/// The properties of the frame.
#[derive(Properties)]
struct FrameProps {
    lab: Rc<Lab>,
    worker: WorkerSetup,
    host: Host,
}

impl PartialEq for FrameProps {
    fn eq(&self, other: &FrameProps) -> bool {
        // A lab that has changed is another one.
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// The element that has the keys and the colours, with everything in it.
#[component]
fn Frame(FrameProps { lab, worker, host }: &FrameProps) -> Html {
    let act = use_act::<Action>();
    let root = use_node_ref();
    use_search(lab, worker, &act);
    use_questions(lab, worker, &act);
    use_turns(lab, worker, &act);
    use_job(Task::Hints, lab, worker, &act);
    use_job(Task::Review, lab, worker, &act);
    use_job(Task::Match, lab, worker, &act);
    use_kept_match(lab, &act);
    let can_keep = use_kept_game(lab, &act);
    use_clock(lab.clock, &act);
    use_links(lab.place, &act);
    use_address(lab, can_keep);
    use_first_focus(&root, lab.place);
    {
        let (host, lab) = (host.clone(), Rc::clone(lab));
        use_effect(move || host.show(&lab));
    }
    let onfocusout = {
        let (act, is_typing) = (act.clone(), lab.is_typing);
        Callback::from(move |_: FocusEvent| {
            if is_typing {
                act.emit(Typing::Leave.into());
            }
        })
    };
    let onkeydown = {
        let (act, lab) = (act, Rc::clone(lab));
        Callback::from(move |event: KeyboardEvent| keys::press(&event, &lab, &act))
    };
    let theme = match lab.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let (kind, role) = match lab.place {
        Place::Page => ("page", "main"),
        Place::Embed => ("embed", "group"),
    };
    let class = classes!("ply", kind, lab.projector.then_some("projector"));
    let pane = match lab.pane {
        Pane::Tree => "tree",
        Pane::Position => "position",
        Pane::Code => "code",
        Pane::Node => "node",
    };
    let is_playing = lab.is_playing();
    html! {
        <section {class} ref={root} {role} aria-label="Plyscope" tabindex="-1" lang={lab.lang.tag()} data-theme={theme} {onkeydown} {onfocusout}>
            <div class={classes!("lab", if is_playing { "play" } else { "ab" })} data-pane={pane}>
                <TopBar spec={Rc::clone(lab.lane.run.spec())} {is_playing} theme={lab.theme} projector={lab.projector}/>
                if is_playing {
                    <Game lab={Rc::clone(lab)}/>
                } else {
                    <Search lab={Rc::clone(lab)} host={host.clone()}/>
                }
            </div>
            <Help is_open={lab.help} {is_playing} has_notes={lab.place == Place::Page}/>
            <Lists/>
        </section>
    }
}

/// On its own page the keys work at once; in somebody's notes only once a reader has stepped in.
#[hook]
fn use_first_focus(root: &NodeRef, place: Place) {
    let root = root.clone();
    use_effect_with((), move |()| {
        let root = root.cast::<HtmlElement>();
        if let Some(root) = root.filter(|_| place == Place::Page) {
            // A page in the background takes no focus; it takes it when it is shown.
            let _ = root.focus();
        }
    });
}

/// The search that is shown.
#[derive(Properties)]
struct SearchProps {
    lab: Rc<Lab>,
    host: Host,
}

impl PartialEq for SearchProps {
    fn eq(&self, other: &SearchProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// The tree with its panes.
#[component]
fn Search(SearchProps { lab, host }: &SearchProps) -> Html {
    let act = use_act::<Action>();
    let (lane, clock) = (&lab.lane, lab.clock);
    let shown = lab.shown();
    let role = lab.place.role();
    let subject = Subject {
        shown: shown.clone(),
        part: lane.part(),
        fog: lane.view.fog,
        look: lane.view.look,
        looks: lane.view.looks,
        theme: lab.theme,
        is_quick: clock.playing && clock.speed >= 32,
    };
    let options = OptionsProps {
        spec: Rc::clone(lane.run.spec()),
        lang: lab.lang,
        refused: lab.refused.clone(),
        edited: lab.edited(),
        wish: lab.wish.clone(),
        focus: lab.focus.fields,
        act,
    };
    let can_travel = [Direction::Back, Direction::Forward].map(|way| lab.history.can(way));
    let onready = {
        let host = host.clone();
        Callback::from(move |paint| host.paint_by(paint))
    };
    // On the scrub bar a screen reader reads that; while the steps run by it is not made to read every one of them.
    let is_quiet = lab.on_bar || (clock.playing && clock.speed > 8);
    html! {
        <>
            <Tabs pane={lab.pane}/>
            <Position shown={shown.clone()} {options} draft={lab.draft().cloned()} pointed={lab.pointed.clone()}
                other={lane.other.clone()} {can_travel} {role}/>
            <Stage {subject} view={lane.view.clone()} {role} onpaint={host.painted()} {onready}/>
            <Why shown={shown.clone()} jumped={lane.jumped} {is_quiet} has_game={lab.play.is_some()} notice={lab.notice.clone()}/>
            <Code shown={shown.clone()} source={lab.source} {role}/>
            <Node shown={shown.clone()} moved={lane.moved} outline={lane.outline.clone()} root={lane.view.root}
                folded={lane.view.folded.clone()} fog={lane.view.fog} tried={lane.tried} found={lane.found.clone()}
                focus={(lab.focus.outline, lab.focus.find)} {role}/>
            <Player {shown} {clock} {role}/>
        </>
    }
}
