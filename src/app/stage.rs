//! The stage: the tree on a canvas, with pan, zoom and pointing. What is drawn is a scene; nodes do not move while stepping.

use super::action::Action;
use super::button::{icon_button, press};
use super::icons;
use super::inks::{self, Inks};
use super::lab::Lab;
use super::markup::html;
use super::page::Mirror;
use super::words::Word;
use super::{canvas, hooks};
use crate::recording::iteration;
use crate::scene::{Options, Plan, Scene, View, compose};
use crate::search::{Algorithm, Event, Utility};
use crate::trace::{NodeId, Phase};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StageProps {
    pub lab: Rc<Lab>,
    pub act: Callback<Action>,
    pub mirror: Mirror,
}

/// What the hand is doing: where its fingers (or the mouse) are, and how far they have moved since they came down.
#[derive(Default)]
struct Hand {
    fingers: Vec<(i32, (f64, f64))>,
    moved: f64,
}

/// What a moving finger asks of the view.
enum Gesture {
    /// Move it by so many pixels.
    Drag((f64, f64)),
    /// Scale it about a point, and move it.
    Pinch((f64, f64), f64, (f64, f64)),
}

impl Hand {
    /// Takes a finger's new place; none of its business if it is not down, or has hardly moved.
    fn follow(&mut self, id: i32, now: (f64, f64)) -> Option<Gesture> {
        let index = self.fingers.iter().position(|(finger, _)| *finger == id)?;
        let before = self.fingers[index].1;
        let by = (now.0 - before.0, now.1 - before.1);
        self.moved += by.0.abs() + by.1.abs();
        if self.moved <= STILL {
            return None;
        }
        self.fingers[index].1 = now;
        let Some(&(_, other)) = self.fingers.iter().find(|(finger, _)| *finger != id) else { return Some(Gesture::Drag(by)) };
        let apart = |finger: (f64, f64)| (finger.0 - other.0).hypot(finger.1 - other.1).max(1.0);
        let middle = (f64::midpoint(now.0, other.0), f64::midpoint(now.1, other.1));
        Some(Gesture::Pinch(middle, apart(now) / apart(before), (by.0 / 2.0, by.1 / 2.0)))
    }
}

/// A finger that moves no further than this, in pixels, points; one that does drags.
const STILL: f64 = 5.0;

/// A view that belongs to a plan; another plan begins with its own. It has followed the search to a step.
#[derive(Clone)]
struct Placed {
    plan: Rc<Plan>,
    view: View,
    step: u32,
}

#[component]
pub fn Stage(props: &StageProps) -> Html {
    let StageProps { lab, act, mirror } = props;
    let frame = use_node_ref();
    let size = hooks::use_size(&frame);
    let graph = lab.graph && remembers(&lab.run.spec().algorithm);
    let plan =
        use_memo((lab.run.clone(), size, graph), |(run, size, graph)| Plan::new(&run.trace(), &run.spec().game, *size, *graph));
    let placed = use_mut_ref(|| None::<Placed>);
    let redraw = use_force_update();
    let scene = use_mut_ref(Scene::default);
    let hand = use_mut_ref(Hand::default);

    let view = follow(&placed, &plan, lab);
    {
        let (frame, scene, lab, plan, mirror) =
            (frame.clone(), Rc::clone(&scene), Rc::clone(lab), Rc::clone(&plan), mirror.clone());
        use_effect(move || {
            let trace = lab.run.trace();
            let options = Options {
                fog: lab.fog,
                selected: lab.selected,
                lang: lab.lang,
                mcts: lab.run.spec().mcts().copied(),
                cut: lab.run.spec().cut_rule(),
                win_lose: matches!(lab.run.spec().algorithm, Algorithm::WinLose(_)),
                utility: matches!(&lab.run.spec().algorithm, Algorithm::Expectimax(options) if options.utility != Utility::Linear),
            };
            let moment = trace.at(lab.shown_step());
            let playout = match moment.event() {
                Some(Event::Simulate { playout, .. }) => {
                    let told_at = (iteration(&trace, moment.step()), playout);
                    lab.run.spec().playout(&trace.path(moment.subject()), told_at)
                }
                _ => Vec::new(),
            };
            let composed = compose(moment, &lab.run.spec().game, &plan, view, options, &playout);
            paint(&frame, &composed, &plan);
            mirror.show(&lab, &composed);
            *scene.borrow_mut() = composed;
        });
    }
    let change = {
        let (placed, plan, redraw) = (Rc::clone(&placed), Rc::clone(&plan), redraw);
        Rc::new(move |change: &dyn Fn(&Plan, View) -> View| {
            if let Some(placed) = placed.borrow_mut().as_mut() {
                placed.view = change(&plan, placed.view);
            }
            redraw.force_update();
        })
    };
    // A plain wheel scrolls the page as ever; with Ctrl, or a pinch on a trackpad, it zooms the tree and not the page.
    let wheel = {
        let change = Rc::clone(&change);
        Callback::from(move |event: WheelEvent| {
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                let factor = 1.002_f64.powi(-event.delta_y().clamp(-400.0, 400.0) as i32);
                change(&|plan, view| view.zoomed(plan.stage, place(&event), factor));
            }
        })
    };
    let current = lab.run.trace().at(lab.shown_step()).subject();
    let say = |word: Word| word.say(lab.lang);
    let key = |word: Word, icon: &'static str, to: fn(&Plan, View, NodeId) -> View| {
        let change = Rc::clone(&change);
        let to = Callback::from(move |_: MouseEvent| change(&|plan, view| to(plan, view, current)));
        icon_button(say(word), icon, to, None)
    };
    let down = {
        let hand = Rc::clone(&hand);
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 {
                let mut hand = hand.borrow_mut();
                hand.fingers.retain(|(finger, _)| *finger != event.pointer_id());
                if hand.fingers.is_empty() {
                    hand.moved = 0.0;
                }
                hand.fingers.push((event.pointer_id(), place(&event)));
            }
        })
    };
    let drag = {
        let (hand, change) = (Rc::clone(&hand), Rc::clone(&change));
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 0 {
                // It was lifted where nobody told us.
                hand.borrow_mut().fingers.clear();
                return;
            }
            let Some(gesture) = hand.borrow_mut().follow(event.pointer_id(), place(&event)) else { return };
            if let Some(target) = event.target_dyn_into::<web_sys::Element>() {
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            match gesture {
                Gesture::Drag(by) => change(&|_, view| view.moved(by)),
                Gesture::Pinch(at, factor, by) => change(&|plan, view| view.zoomed(plan.stage, at, factor).moved(by)),
            }
        })
    };
    let up = {
        let (hand, scene, act) = (Rc::clone(&hand), Rc::clone(&scene), act.clone());
        Callback::from(move |event: PointerEvent| {
            let mut hand = hand.borrow_mut();
            let was_down = hand.fingers.len();
            hand.fingers.retain(|(finger, _)| *finger != event.pointer_id());
            if was_down == 1 && hand.fingers.is_empty() && hand.moved <= STILL {
                let (x, y) = place(&event);
                act.emit(Action::Select(scene.borrow().node_at(x, y)));
            }
        })
    };
    let cancel = Callback::from(move |event: PointerEvent| {
        hand.borrow_mut().fingers.retain(|(finger, _)| *finger != event.pointer_id());
    });
    html! {
        <section class="stage" aria-label={say(Word::Tree)}>
            <div class="frame" ref={frame}>
                <canvas role="img" aria-label={say(Word::TreePicture)} onpointerdown={down} onpointermove={drag} onpointerup={up} onpointercancel={cancel} onwheel={wheel}></canvas>
            </div>
            { inks::probes() }
            { phases(lab) }
            <div class="zoom">
                { key(Word::ZoomIn, icons::PLUS, |plan, view, _| about_middle(plan, view, 1.4)) }
                { key(Word::ZoomOut, icons::MINUS, |plan, view, _| about_middle(plan, view, 1.0 / 1.4)) }
                { key(Word::Fit, icons::FIT, |plan, _, _| plan.whole()) }
                { key(Word::Follow, icons::FOLLOW, |plan, view, current| {
                    View { scale: view.scale.max(plan.start(false).scale), center: plan.place(current) }
                }) }
                { icon_button(say(Word::Fog), icons::FOG, press(act, Action::ToggleFog), Some(lab.fog)) }
                if remembers(&lab.run.spec().algorithm) {
                    { icon_button(say(Word::Graph), icons::GRAPH, press(act, Action::ToggleGraph), Some(lab.graph)) }
                }
            </div>
        </section>
    }
}

/// Whether a search knows again what it has met, so that its positions make a graph.
fn remembers(algorithm: &Algorithm) -> bool {
    match algorithm {
        Algorithm::WinLose(options) => options.memo,
        Algorithm::AlphaBeta(options) => options.table,
        _ => false,
    }
}

fn about_middle(plan: &Plan, view: View, factor: f64) -> View {
    view.zoomed(plan.stage, (plan.stage.0 / 2.0, plan.stage.1 / 2.0), factor)
}

fn place(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.offset_x()), f64::from(event.offset_y()))
}

/// The view for this step: a new plan's own; where not everything is in view, a new step brings its node back.
fn follow(placed: &RefCell<Option<Placed>>, plan: &Rc<Plan>, lab: &Lab) -> View {
    let mut placed = placed.borrow_mut();
    let step = lab.shown_step();
    let iterates = matches!(lab.run.spec().algorithm, Algorithm::Mcts(_));
    let (view, stepped) = match placed.as_ref() {
        Some(known) if Rc::ptr_eq(&known.plan, plan) => (known.view, known.step != step),
        _ => (plan.start(iterates), true),
    };
    let whole = view.scale <= plan.whole().scale * 1.01;
    let view = if stepped && !whole { plan.following(view, lab.run.trace().at(step).subject()) } else { view };
    *placed = Some(Placed { plan: Rc::clone(plan), view, step });
    view
}

fn paint(frame: &NodeRef, scene: &Scene, plan: &Plan) -> Option<()> {
    let frame = frame.cast::<web_sys::Element>()?;
    let canvas: HtmlCanvasElement = frame.query_selector("canvas").ok()??.dyn_into().ok()?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let ratio = web_sys::window()?.device_pixel_ratio().max(1.0);
    let (width, height) = ((plan.stage.0 * ratio).round() as u32, (plan.stage.1 * ratio).round() as u32);
    if canvas.width() != width || canvas.height() != height {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let inks = Inks::read(&frame.parent_element()?, &context, ratio)?;
    canvas::paint(scene, &context, &inks, plan.stage, ratio);
    Some(())
}

/// The four phases of Monte-Carlo tree search, the running one marked.
fn phases(lab: &Lab) -> Html {
    if !matches!(lab.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    let now = lab.run.trace().phase(lab.shown_step());
    let all = [Phase::Selection, Phase::Expansion, Phase::Simulation, Phase::Backpropagation];
    html! {
        <ol class="phases">
            for phase in all {
                <li aria-current={(phase == now).then_some("step")}>{ crate::lesson::Tag(phase).word(lab.lang) }</li>
            }
        </ol>
    }
}
