//! The stage: the tree on a canvas, with panning, zooming and pointing. The drawing is a scene;
//! nodes do not move while stepping.

mod best_line;
mod camera;
mod canvas;
mod drawing;
mod handles;
mod in_place;
mod legend;
mod palette;
mod pointers;
mod standing;
mod subject;
mod together;
mod tools;

pub use canvas::paint;

pub use in_place::Leaf;
pub use palette::{Palette, probes};
pub use subject::Subject;
pub use together::Together;

use super::browser::place::place;
use super::state::action::{Action, ViewAction};
use super::state::search::run::Run;
use super::state::search::view::{Look, View};
use super::ui::board::board;
use super::ui::button::{around, leave, press_and_leave};
use super::ui::context::use_act;
use super::ui::host::may_edit;
use crate::lang::Text;
use crate::lang::words::page;
use crate::scene::{Scene, is_large};
use crate::search::Algorithm;
use crate::trace::{Kind, NodeId, Phase};
use drawing::{Drawing, draw_on, request_draw};
use gloo_events::EventListener;
use handles::Handles;
use in_place::InPlace;
use legend::Foot;
use pointers::{Gesture, Pointers};
use standing::Standing;
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
    /// The settings of the drawing.
    pub view: View,
    /// The leaf whose number is typed at its node.
    pub in_place: Option<Leaf>,
    /// The picked node of an explicit tree, to which nodes can be added.
    pub handles: Option<NodeId>,
    /// The ARIA role of the section.
    pub role: Option<&'static str>,
    /// What is moved together with it; `None` for nothing else.
    pub together: Option<Together>,
    /// Called with the node to which the pointer has come, or none.
    pub onpoint: Callback<Option<NodeId>>,
    /// Called with every painted scene.
    pub onpaint: Callback<Rc<Scene>>,
    /// Called with a function that paints once more, at once.
    pub onready: Callback<Callback<()>>,
    /// The line above the tree.
    pub line: Html,
}

/// The drawing on the canvas.
type Held = Rc<RefCell<Option<Rc<RefCell<Drawing>>>>>;

/// Renders the stage.
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
    let (standing, below) = (*use_state(<(Standing, Standing)>::default)).clone();
    let alone = use_state(Together::default);
    let together = props.together.clone().unwrap_or((*alone).clone());
    use_drawing(&canvas, &drawing, &together, [&standing, &below], props);
    let lang = subject.shown.lang;
    let say = |word: Text| word.say(lang);
    let run = &subject.shown.run;
    let pointer = {
        let (drawing, run, pointed, act) = (drawing, run.clone(), pointed.clone(), act.clone());
        let onpoint = props.onpoint.clone();
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
                Heard::Dragged(gesture) => together.drag(&gesture),
                Heard::Picked(node) => act.emit(ViewAction::Select(node).into()),
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
                        onpoint.emit(node);
                        pointed.set(now);
                    }
                }
            }
        })
    };
    let ondblclick = act.reform(|event: MouseEvent| {
        let is_free = around(&event).is_some_and(|lab| may_edit(&lab));
        let look = ViewAction::Look(Look::Here);
        (if is_free { ViewAction::Open } else { look }).into()
    });
    let root = subject.part.root;
    let is_large = !subject.part.as_graph && is_large(&run.trace(), root);
    let peek = pointed.as_ref().filter(|(of, _)| of.is_same(run));
    html! {
        <section class={classes!("stage", is_large.then_some("large"))} role={*role} aria-label={say(page::TREE)}>
            { props.line.clone() }
            if is_large { { best_line::best_line(&subject.shown, &act) } }
            <div class="frame">
                <canvas role="img" tabindex="0" aria-label={say(page::TREE_PICTURE)} ref={canvas}
                    onpointerdown={pointer.clone()} onpointermove={pointer.clone()} onpointerleave={pointer.clone()}
                    onpointerup={pointer.clone()} onpointercancel={pointer} onmousedown={Callback::from(|event: MouseEvent| focus_lab(&event))}
                    {ondblclick}></canvas>
                if let Some(leaf) = &props.in_place { <InPlace leaf={leaf.clone()} {standing} {lang}/> }
                else if let Some(node) = props.handles { <Handles {node} is_leaf={run.trace().kind(node) == Kind::Leaf} standing={below}/> }
                if let Some((_, node)) = peek {
                    <div class="peek">{ board(&run.spec().game.after(&run.trace().path(*node)).picture(), lang) }</div>
                }
                if view.root.is_some() {
                    <button class="btn line rooted" onclick={press_and_leave(&act, ViewAction::Root(None))}>
                        { say(page::WHOLE_TREE) }
                    </button>
                }
            </div>
            { probes() }
            { phases(subject) }
            <Foot subject={subject.clone()} view={view.clone()} {is_large}/>
        </section>
    }
}

/// Draws the subject whenever it changes, and again when the size of the stage or the system's
/// colours change.
#[hook]
fn use_drawing(
    canvas: &NodeRef,
    held: &Held,
    together: &Together,
    standing: [&Standing; 2],
    props: &StageProps,
) {
    {
        let (canvas, held, together) = (canvas.clone(), Rc::clone(held), together.clone());
        let (onpaint, onready) = (props.onpaint.clone(), props.onready.clone());
        let standing = standing.map(Standing::clone);
        let onpaint = Callback::from(move |scene: Rc<Scene>| {
            for each in &standing {
                each.painted(&scene);
            }
            onpaint.emit(scene);
        });
        let subject = props.subject.clone();
        use_effect_with((), move |()| {
            let canvas = canvas.cast::<HtmlCanvasElement>();
            let watch = canvas.map(|canvas| {
                let drawing = Rc::new(RefCell::new(Drawing::new(canvas.clone(), subject, onpaint)));
                *held.borrow_mut() = Some(Rc::clone(&drawing));
                together.join(&drawing);
                let paint = Rc::downgrade(&drawing);
                onready.emit(Callback::from(move |()| {
                    // A drawing that is borrowed is being drawn, and will be painted anyway.
                    let drawing = paint.upgrade();
                    if let Some(mut drawing) =
                        drawing.as_ref().and_then(|it| it.try_borrow_mut().ok())
                    {
                        drawing.paint();
                    }
                }));
                Watch::new(&canvas, &drawing, &together)
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
            draw_on(drawing);
        }
    });
}

/// The listeners of a drawing, removed when this is dropped: for its size, the system's colours,
/// the wheel.
struct Watch {
    observer: Option<ResizeObserver>,
    _resized: Closure<dyn FnMut()>,
    _listeners: Vec<EventListener>,
}

impl Watch {
    fn new(
        canvas: &HtmlCanvasElement,
        drawing: &Rc<RefCell<Drawing>>,
        together: &Together,
    ) -> Watch {
        let changed = {
            let drawing = Rc::clone(drawing);
            move || {
                drawing.borrow_mut().measure();
                // At once, since the old picture would be stretched for a frame.
                draw_on(&drawing);
            }
        };
        let resized = Closure::<dyn FnMut()>::new(changed.clone());
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(frame)) = (&observer, canvas.parent_element()) {
            observer.observe(&frame);
        }
        let mut listeners = vec![wheel(canvas, together)];
        // Slides are scaled with the window, which changes no size; after that frame the canvas may need more pixels.
        let scaled = Rc::downgrade(drawing);
        listeners.extend(web_sys::window().map(|window| {
            EventListener::new(&window, "resize", move |_| {
                if let Some(drawing) = scaled.upgrade() {
                    request_draw(&drawing);
                }
            })
        }));
        for query in [
            "(prefers-color-scheme: dark)",
            "(forced-colors: active)",
            "(prefers-contrast: more)",
        ] {
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

/// Zooms the tree at a wheel event with Ctrl, or a pinch on a trackpad. A plain wheel event scrolls the page as usual; on a page of its
/// own that has nothing to scroll it zooms, too, as on a map.
fn wheel(canvas: &HtmlCanvasElement, together: &Together) -> EventListener {
    let together = together.clone();
    let options = gloo_events::EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(canvas, "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else {
            return;
        };
        if !event.ctrl_key() && !event.meta_key() && !stands_still(event) {
            return;
        }
        event.prevent_default();
        let turned = event.delta_y().clamp(-400.0, 400.0) as i32;
        together.drag(&Gesture {
            about: place(event),
            factor: 1.002_f64.powi(-turned),
            by: (0.0, 0.0),
        });
    })
}

/// Whether an event is on a page of its own that has nothing to scroll.
fn stands_still(event: &Event) -> bool {
    let is_page = around(event).is_some_and(|lab| matches!(lab.matches(".page"), Ok(true)));
    let window = web_sys::window().and_then(|window| window.document());
    let page = window.and_then(|document| document.document_element());
    is_page && page.is_some_and(|page| page.scroll_height() <= page.client_height())
}

/// The meaning of a pointer event on the stage.
enum Heard {
    Nothing,
    /// The view has moved.
    Moved,
    /// The view is to be moved.
    Dragged(Gesture),
    /// A node was clicked, or none.
    Picked(Option<NodeId>),
    /// The pointer is over a node, or none.
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
            let Some(gesture) = pointers.follow(event) else {
                return Heard::Pointed(None);
            };
            if let Some(target) = event.target_dyn_into::<Element>() {
                // A pointer that is already up cannot be captured.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            Heard::Dragged(gesture)
        }
    }
}

/// Gives the focus to the lab at a press, where arrow keys step. On the canvas, reached by Tab,
/// they move the tree.
fn focus_lab(event: &MouseEvent) {
    event.prevent_default();
    leave(event);
}

/// The four phases of Monte-Carlo tree search, the present one marked.
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
