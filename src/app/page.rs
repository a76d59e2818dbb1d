//! The page: a lab that takes actions, and around it everything that shows it. Components get the part of the lab that they show,
//! and are drawn anew only when that changes.

use super::begin::{PageProps, begin};
use super::borders::use_sizes;
use super::browser::media::use_media;
use super::browser::size::use_size_of;
use super::compare::VersusProps;
use super::effects::address::{use_address, use_links, use_part};
use super::effects::brief_notice::use_brief_notice;
use super::effects::clock::use_clock;
use super::effects::jobs::use_job;
use super::effects::questions::use_questions;
use super::effects::search::use_search;
use super::effects::stirred::use_stirred;
use super::effects::storage::{use_kept_borders, use_kept_game, use_kept_lab, use_kept_match};
use super::effects::title::use_title;
use super::effects::turns::use_turns;
use super::effects::worker::WorkerSetup;
use super::exercise::ExerciseProps;
use super::exercise::attend::AttendProps;
use super::gallery::Gallery;
use super::help::Help;
use super::keys;
use super::more::{self, use_later};
use super::own::OwnProps;
use super::play::GameProps;
use super::search::Search;
use super::share::Lists;
use super::share::host::Host;
use super::state::action::{Action, Display, EditAction};
use super::state::exercise::Solving;
use super::state::lab::Lab;
use super::state::link::Way;
use super::state::page::{Copied, Notice, Pane, Place, Theme};
use super::top_bar::TopBar;
use super::ui::context::use_act;
use crate::lang::Lang;
use crate::lang::words::page;
use crate::play::task::Task;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Says that what was asked for cannot be fetched.
fn not_fetched() -> Display {
    Display::Notice(Some(Notice::Said(page::NOT_FETCHED)))
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

    fn update(&mut self, context: &Context<Page>, action: Action) -> bool {
        if more::is_awaited(&action) {
            let link = context.link().clone();
            spawn_local(async move {
                let fetched = more::fetch().await;
                link.send_message(fetched.map_or_else(|_| not_fetched().into(), |()| action));
            });
            return false;
        }
        if let Action::Display(Display::Speak(lang)) = action
            && !lang.is_here()
        {
            let (link, words) = (context.link().clone(), context.props().words.clone());
            spawn_local(async move {
                let spoken = words.fetch(lang).await.then_some(Display::Speak(lang));
                link.send_message(spoken.unwrap_or_else(not_fetched));
            });
            return false;
        }
        let after = self.lab.after(action);
        let is_other = !Rc::ptr_eq(&self.lab, &after);
        self.lab = after;
        is_other
    }

    fn view(&self, context: &Context<Page>) -> Html {
        let PageProps { worker, host, .. } = context.props();
        html! {
            <ContextProvider<Callback<Action>> context={self.act.clone()}>
                <ContextProvider<Lang> context={self.lab.page.lang}>
                    <ContextProvider<Option<Copied>> context={self.lab.copied().cloned()}>
                        <Frame lab={Rc::clone(&self.lab)} worker={worker.clone()} host={host.clone()}/>
                    </ContextProvider<Option<Copied>>>
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
    let is_comparing = lab.comparing().is_some();
    let is_own = lab.own_run().is_some();
    let later = use_later(lab.is_playing() || is_comparing || is_own, lab.page.lang);
    let root = use_node_ref();
    let is_wide = use_is_wide(&root);
    let is_page = lab.page.place == Place::Page;
    let (is_low, is_narrow) = (use_media(LOW), use_media(NARROW));
    let is_low = is_low && is_page && !lab.page.projector;
    let is_small = is_low || is_narrow && is_page;
    use_search(lab, worker, &act);
    use_questions(lab, worker, &act);
    use_turns(lab, worker, &act);
    use_job(Task::Hints, lab, worker, &act);
    use_job(Task::Review, lab, worker, &act);
    use_job(Task::Match, lab, worker, &act);
    use_kept_match(lab, &act);
    use_kept_lab(lab);
    use_brief_notice(lab, &act);
    use_kept_borders(lab);
    let can_keep = use_kept_game(lab, &act);
    use_clock(lab.search.clock, &act);
    let followed = use_memo((), |()| Cell::new(None));
    use_links(lab.page.place, &act, &followed, more::reading);
    use_part(lab, &followed);
    use_address(lab, can_keep);
    use_title(lab);
    let grid = use_node_ref();
    use_sizes(&grid, lab);
    use_focus(&root, lab.page.place, lab.is_gallery());
    keys::use_keys_beside(&root, lab.page.place);
    {
        let (host, lab) = (host.clone(), Rc::clone(lab));
        use_effect(move || host.show(&lab));
    }
    let after_press = use_mut_ref(|| false);
    let onfocusout = {
        let (act, is_typing) = (act.clone(), lab.search.is_typing);
        let after_press = Rc::clone(&after_press);
        Callback::from(move |event: FocusEvent| {
            if keys::is_gone(&event) {
                after_press.replace(false);
            }
            if is_typing {
                act.emit(EditAction::Leave.into());
            }
        })
    };
    let onpointerdown = {
        let after_press = Rc::clone(&after_press);
        Callback::from(move |_: PointerEvent| {
            after_press.replace(true);
        })
    };
    let (onpointermove, calm) = use_stirred(&root, lab.page.projector);
    let onclick = {
        let (place, after_press) = (lab.page.place, Rc::clone(&after_press));
        Callback::from(move |event: MouseEvent| keys::settle(&event, place, *after_press.borrow()))
    };
    let onchange = {
        let (place, after_press) = (lab.page.place, Rc::clone(&after_press));
        Callback::from(move |event: Event| {
            keys::settle_choice(&event, place, *after_press.borrow());
        })
    };
    let onkeydown = {
        let (act, lab) = (act, Rc::clone(lab));
        Callback::from(move |event: KeyboardEvent| {
            // Tab moves through the bar and must not hide it.
            if event.key() != "Tab" {
                calm.emit(());
            }
            keys::press(&event, &lab, &act, &after_press);
        })
    };
    let theme = match lab.page.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let (kind, role) = match lab.page.place {
        Place::Page => ("page", "main"),
        Place::Embed => ("embed", "group"),
        Place::Slide => ("on-slide", "group"),
    };
    let class = classes!(
        "ply",
        kind,
        lab.page.projector.then_some("projector"),
        lab.page.projects_code.then_some("with-code"),
        is_small.then_some("small"),
        is_low.then_some("low"),
    );
    let pane = match lab.page.pane {
        Pane::Tree => "tree",
        Pane::Position => "position",
        Pane::Code => "code",
        Pane::Node => "node",
    };
    let is_playing = lab.is_playing();
    let is_slide = lab.page.place == Place::Slide;
    let spec = lab.bar_spec();
    let bar = |part: Way| {
        html! { <TopBar spec={Rc::clone(&spec)} {part} place={lab.page.place} theme={lab.page.theme} projector={lab.page.projector} projects_code={lab.page.projects_code} settings={lab.page.settings}/> }
    };
    let (kind_of_lab, part) = if lab.comparing().is_some() {
        ("versus", Way::Lab)
    } else if is_own {
        ("own", Way::Lab)
    } else if lab.solving().is_some() {
        ("task", Way::Exercise)
    } else if is_playing {
        ("play", Way::Play)
    } else {
        ("ab", Way::Lab)
    };
    html! {
        <section {class} ref={root} {role} aria-label="Plyscope" tabindex="-1" lang={lab.page.lang.tag()} dir={lab.page.lang.direction()} data-theme={theme}
            {onpointerdown} {onpointermove} {onclick} {onchange} {onkeydown} {onfocusout}>
            if let Some(gallery) = lab.page.gallery.as_ref().filter(|gallery| gallery.is_shown) {
                <div class="gallery">
                    { bar(Way::Gallery) }
                    <Gallery shown={gallery.lane.shown(lab.page.lang)} left={lab.left()}/>
                </div>
            } else {
                <div class={classes!("lab", kind_of_lab)} data-pane={pane} ref={grid}>
                    if !is_slide {
                        { bar(part) }
                    }
                    if lab.comparing().is_some() {
                        { later.draw(|views| (views.versus)(VersusProps { lab: Rc::clone(lab), worker: worker.clone() })) }
                    } else if is_own {
                        { later.draw(|views| (views.own)(OwnProps { lab: Rc::clone(lab) })) }
                    } else if let Some(solving) = lab.solving() {
                        { later.draw(|views| (views.exercise)(exercise_of(lab, solving))) }
                    } else if is_playing {
                        { later.draw(|views| (views.game)(GameProps { lab: Rc::clone(lab) })) }
                    } else {
                        <Search lab={Rc::clone(lab)} host={host.clone()} worker={worker.clone()} has_panes={is_wide || is_page} {is_low}/>
                    }
                </div>
            }
            if let Some(views) = later.views {
                { (views.attend)(AttendProps { lab: Rc::clone(lab), worker: worker.clone() }) }
            }
            if !is_slide {
                <Help is_open={lab.page.help} {is_playing} is_solving={lab.solving().is_some()} {is_comparing} {is_own} place={lab.page.place}/>
                <Lists {is_own} {is_page}/>
            }
        </section>
    }
}

/// The windows of a phone on its side, and of one that is upright.
const LOW: &str = "(max-height: 479.9px) and (min-width: 480px)";
const NARROW: &str = "(max-width: 479.9px)";

/// The width from which an embedded lab has panes around the tree, in pixels; `plyscope.css` knows it, too.
const WIDE: i32 = 800;

/// Whether the lab is, or has been, wide enough for panes.
#[hook]
fn use_is_wide(root: &NodeRef) -> bool {
    let (is_wide, root) = (use_state(|| false), root.clone());
    let found = is_wide.setter();
    use_size_of(
        move || root.cast::<Element>(),
        move |lab| {
            if lab.client_width() >= WIDE {
                found.set(true);
            }
        },
    );
    *is_wide
}

/// Returns the properties of the exercise that is shown.
fn exercise_of(lab: &Lab, solving: &Rc<Solving>) -> ExerciseProps {
    ExerciseProps {
        solving: Rc::clone(solving),
        sheet: lab.exercise.sheet.clone(),
        lang: lab.page.lang,
        place: lab.page.place,
        builder: lab.exercise.builder.clone(),
        collected: lab.exercise.collected.clone(),
        class: lab.class().cloned(),
        notice: lab.page.notice.clone(),
        told: Rc::clone(&lab.told),
    }
}

/// Focuses the lab of a page of its own after a change between lab and gallery, because the link that led there no longer exists. On load
/// it does not: a screen reader that reads the page would stop.
#[hook]
fn use_focus(root: &NodeRef, place: Place, is_gallery: bool) {
    let (root, is_first) = (root.clone(), use_mut_ref(|| true));
    use_effect_with(is_gallery, move |_| {
        let root = root.cast::<HtmlElement>();
        let is_change = !is_first.replace(false);
        if let Some(root) = root.filter(|_| place == Place::Page && is_change) {
            // A page in the background takes no focus; it takes it when it is shown.
            let _ = root.focus();
            root.scroll_into_view();
        }
    });
}
