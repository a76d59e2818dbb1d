//! The stage: the tree on a canvas, with pan, zoom and pointing. What is drawn is a scene; nodes do not move while stepping.

mod camera;
mod canvas;
mod drawing;
mod palette;
mod pointers;
mod subject;

pub use canvas::paint;

pub use palette::{Palette, probes};
pub use subject::Subject;

use super::state::action::{Action, Sight};
use super::state::lane::remembers;
use super::state::run::Run;
use super::state::view::{Look, View};
use super::ui::board::board;
use super::ui::button::{icon_button, leave, press, press_and_leave};
use super::ui::context::use_act;
use super::ui::icons;
use super::words::Word;
use crate::scene::Scene;
use crate::search::Algorithm;
use crate::trace::{NodeId, Phase};
use drawing::{Drawing, request_draw};
use gloo_events::EventListener;
use pointers::{Gesture, Pointers, place};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlCanvasElement, ResizeObserver};
use yew::prelude::*;

/// The properties of the stage.
#[derive(Properties, PartialEq)]
pub struct StageProps {
    /// The moment that is drawn.
    pub subject: Subject,
    /// The choices about the drawing.
    pub view: View,
    /// The role of the section.
    pub role: Option<&'static str>,
    /// Told of every scene that is painted.
    pub onpaint: Callback<Rc<Scene>>,
    /// Told how to paint once more, at once.
    pub onready: Callback<Callback<()>>,
}

/// The drawing that an element holds, with the pointers on it.
type Held = Rc<RefCell<Option<Rc<RefCell<Drawing>>>>>;

/// The stage.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let StageProps {
        subject,
        view,
        role,
        ..
    } = props;
    let act = use_act::<Action>();
    let canvas = use_node_ref();
    let drawing: Held = use_mut_ref(|| None);
    let pointers = use_mut_ref(Pointers::default);
    let pointed = use_state(|| None::<(Run, NodeId)>);
    use_drawing(&canvas, &drawing, props);
    let lang = subject.shown.lang;
    let say = |word: Word| word.say(lang);
    let run = &subject.shown.run;
    let algorithm = &run.spec().algorithm;
    let pointer = {
        let (drawing, run, pointed, act) = (drawing, run.clone(), pointed.clone(), act.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(drawing) = drawing.borrow().clone() else {
                return;
            };
            let heard = hear(
                &event,
                &mut drawing.borrow_mut(),
                &mut pointers.borrow_mut(),
            );
            match heard {
                Heard::Nothing => {}
                Heard::Moved => request_draw(&drawing),
                Heard::Picked(node) => act.emit(Sight::Select(node).into()),
                Heard::Pointed(node) => {
                    let now = node.map(|node| (run.clone(), node));
                    let is_same = |one: &(Run, NodeId), other: &(Run, NodeId)| {
                        one.0.is_same(&other.0) && one.1 == other.1
                    };
                    let is_new = match (&*pointed, &now) {
                        (Some(before), Some(now)) => !is_same(before, now),
                        (before, now) => before.is_some() || now.is_some(),
                    };
                    if is_new {
                        pointed.set(now);
                    }
                }
            }
        })
    };
    let key = |word: Word, icon: &'static str, look: Look| {
        let onclick = press(&act, Sight::Look(look));
        icon_button(say(word), icon, onclick, None)
    };
    let switch = |word: Word, icon: &'static str, sight: Sight, is_on: bool| {
        icon_button(say(word), icon, press(&act, sight), Some(is_on))
    };
    let peek = pointed.as_ref().filter(|(of, _)| of.is_same(run));
    html! {
        <section class="stage" role={*role} aria-label={say(Word::Tree)}>
            <div class="frame">
                <canvas role="img" tabindex="0" aria-label={say(Word::TreePicture)} ref={canvas}
                    onpointerdown={pointer.clone()} onpointermove={pointer.clone()} onpointerleave={pointer.clone()}
                    onpointerup={pointer.clone()} onpointercancel={pointer} onmousedown={Callback::from(|event: MouseEvent| focus_lab(&event))}
                    ondblclick={press(&act, Sight::Look(Look::Here))}></canvas>
            </div>
            { probes() }
            if let Some((_, node)) = peek {
                <div class="peek">{ board(&run.spec().game.after(&run.trace().path(*node)).picture(), lang) }</div>
            }
            { phases(subject) }
            <div class="zoom">
                { key(Word::ZoomIn, icons::PLUS, Look::Closer) }
                { key(Word::ZoomOut, icons::MINUS, Look::Further) }
                { key(Word::Fit, icons::FIT, Look::Whole) }
                { key(Word::Follow, icons::FOLLOW, Look::Here) }
                <button class="btn" popovertarget="figures" aria-label={say(Word::SavePicture)} title={say(Word::SavePicture)}>
                    { icons::icon(icons::SAVE) }
                </button>
                { switch(Word::Compact, icons::COMPACT, Sight::ToggleCompact, view.compact) }
                { switch(Word::Fog, icons::FOG, Sight::ToggleFog, view.fog) }
                if remembers(algorithm) {
                    { switch(Word::Graph, icons::GRAPH, Sight::ToggleGraph, view.graph) }
                }
            </div>
            if view.root.is_some() {
                <button class="btn line rooted" onclick={press_and_leave(&act, Sight::Root(None))}>
                    { say(Word::WholeTree) }
                </button>
            }
        </section>
    }
}

/// Draws the subject whenever it is another one, and again when the size of the stage or the system's colours change.
#[hook]
fn use_drawing(canvas: &NodeRef, held: &Held, props: &StageProps) {
    {
        let (canvas, held) = (canvas.clone(), Rc::clone(held));
        let (onpaint, onready) = (props.onpaint.clone(), props.onready.clone());
        let subject = props.subject.clone();
        use_effect_with((), move |()| {
            let canvas = canvas.cast::<HtmlCanvasElement>();
            let watch = canvas.map(|canvas| {
                let drawing = Rc::new(RefCell::new(Drawing::new(canvas.clone(), subject, onpaint)));
                *held.borrow_mut() = Some(Rc::clone(&drawing));
                let paint = Rc::downgrade(&drawing);
                onready.emit(Callback::from(move |()| {
                    // A drawing that is being made is painted anyway.
                    let drawing = paint.upgrade();
                    if let Some(mut drawing) =
                        drawing.as_ref().and_then(|it| it.try_borrow_mut().ok())
                    {
                        drawing.paint();
                    }
                }));
                Watch::new(&canvas, &drawing)
            });
            move || {
                drop(watch);
                held.borrow_mut().take();
            }
        });
    }
    let held = Rc::clone(held);
    use_effect_with(props.subject.clone(), move |subject| {
        if let Some(drawing) = &*held.borrow() {
            drawing.borrow_mut().set_subject(subject.clone());
            let is_moving = drawing.borrow_mut().draw();
            if is_moving {
                request_draw(drawing);
            }
        }
    });
}

/// What changes the drawing from outside, as long as this is kept: its size, the system's colours, the wheel.
struct Watch {
    observer: Option<ResizeObserver>,
    _resized: Closure<dyn FnMut()>,
    _listeners: Vec<EventListener>,
}

impl Watch {
    fn new(canvas: &HtmlCanvasElement, drawing: &Rc<RefCell<Drawing>>) -> Watch {
        let changed = {
            let drawing = Rc::clone(drawing);
            move || {
                drawing.borrow_mut().measure();
                // At once: a stage of another size would show the old picture stretched for a frame.
                let is_moving = drawing.borrow_mut().draw();
                if is_moving {
                    request_draw(&drawing);
                }
            }
        };
        let resized = Closure::<dyn FnMut()>::new(changed.clone());
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(frame)) = (&observer, canvas.parent_element()) {
            observer.observe(&frame);
        }
        let mut listeners = vec![wheel(canvas, drawing)];
        for query in ["(prefers-color-scheme: dark)", "(forced-colors: active)"] {
            let list = web_sys::window().and_then(|window| window.match_media(query).ok()?);
            let changed = changed.clone();
            listeners
                .extend(list.map(|list| EventListener::new(&list, "change", move |_| changed())));
        }
        Watch {
            observer,
            _resized: resized,
            _listeners: listeners,
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// A plain wheel scrolls the page as ever; with Ctrl, or a pinch on a trackpad, it zooms the tree and not the page.
fn wheel(canvas: &HtmlCanvasElement, drawing: &Rc<RefCell<Drawing>>) -> EventListener {
    let drawing = Rc::clone(drawing);
    let options = gloo_events::EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(canvas, "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else {
            return;
        };
        if !event.ctrl_key() && !event.meta_key() {
            return;
        }
        event.prevent_default();
        let turned = event.delta_y().clamp(-400.0, 400.0) as i32;
        drawing
            .borrow_mut()
            .drag(place(event), 1.002_f64.powi(-turned), (0.0, 0.0));
        request_draw(&drawing);
    })
}

/// What a pointer asks of the stage.
enum Heard {
    Nothing,
    /// The view has moved.
    Moved,
    /// A node was picked, or the ground beside all of them.
    Picked(Option<NodeId>),
    /// A node is pointed at, or none.
    Pointed(Option<NodeId>),
}

fn hear(event: &PointerEvent, drawing: &mut Drawing, pointers: &mut Pointers) -> Heard {
    let at = place(event);
    match &*event.type_() {
        "pointerdown" => {
            pointers.steers = drawing.steer(at);
            if pointers.steers {
                return Heard::Moved;
            }
            pointers.down(event);
            Heard::Nothing
        }
        "pointerup" if pointers.lift(event) => Heard::Picked(drawing.node_at(at)),
        "pointerup" => Heard::Nothing,
        "pointercancel" => {
            pointers.lift(event);
            Heard::Nothing
        }
        kind if event.buttons() == 0 => {
            pointers.follow(event);
            let node = (kind == "pointermove").then(|| drawing.node_at(at));
            Heard::Pointed(node.flatten())
        }
        _ if pointers.steers => {
            if drawing.steer(at) {
                Heard::Moved
            } else {
                Heard::Nothing
            }
        }
        _ => {
            let Some(Gesture { about, factor, by }) = pointers.follow(event) else {
                return Heard::Pointed(None);
            };
            if let Some(target) = event.target_dyn_into::<Element>() {
                // A finger that is up already cannot be captured any more.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            drawing.drag(about, factor, by);
            Heard::Moved
        }
    }
}

/// The arrows move the tree for readers who came to it by the tab key. A press gives the focus to the lab, where they step.
fn focus_lab(event: &MouseEvent) {
    event.prevent_default();
    leave(event);
}

/// The four phases of Monte-Carlo tree search, the running one marked.
fn phases(subject: &Subject) -> Html {
    let shown = &subject.shown;
    if !matches!(shown.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    let now = shown.run.trace().phase(shown.step);
    let all = [
        Phase::Selection,
        Phase::Expansion,
        Phase::Simulation,
        Phase::Backpropagation,
    ];
    html! {
        <ol class="phases">
            for phase in all {
                <li aria-current={(phase == now).then_some("step")}>
                    { crate::lesson::Tag(phase).word(shown.lang) }
                </li>
            }
        </ol>
    }
}
