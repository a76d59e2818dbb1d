//! The stage: the tree on a canvas, with pan, zoom and pointing. What is drawn is a scene; nodes do not move while stepping.

use super::action::Action;
use super::board::board;
use super::button::{icon_button, press, press_and_leave};
use super::download::save;
use super::glance::Glance;
use super::hand::{Gesture, Hand, place};
use super::icons;
use super::inks::{self, Inks};
use super::lab::{Lab, Look};
use super::markup::html;
use super::mirror::Mirror;
use super::run::Run;
use super::words::Word;
use super::{canvas, hooks};
use crate::recording::iteration;
use crate::scene::{Frame, Options, Plan, Scene, compose, svg};
use crate::search::{Algorithm, Event};
use crate::trace::{NodeId, Phase};
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

#[component]
pub fn Stage(props: &StageProps) -> Html {
    let StageProps { lab, act, mirror } = props;
    let frame = use_node_ref();
    let size = hooks::use_size(&frame);
    let part = lab.part();
    let plan = use_memo((lab.run.clone(), size, part), |(run, size, part)| {
        Plan::new(&run.trace(), &run.spec().game, *size, part.clone())
    });
    let glance = use_mut_ref(|| None::<Glance>);
    let redraw = use_force_update();
    let scene = use_mut_ref(Scene::default);
    let inks = use_mut_ref(|| None::<Inks>);
    let hand = use_mut_ref(Hand::default);
    let pointed = use_state(|| None::<(Run, NodeId)>);

    let now = web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now());
    // Scrubbing and quick playing do not glide, nor does anything for whoever has asked for stillness.
    let is_still = (lab.playing && lab.speed >= 32) || hooks::prefers("reduced-motion: reduce");
    {
        let before = glance.take();
        *glance.borrow_mut() = Some(Glance::next(before, &plan, lab, (!is_still).then_some(now)));
    }
    {
        let (frame, scene, lab, glance, mirror, redraw, inks) = (
            frame.clone(),
            Rc::clone(&scene),
            Rc::clone(lab),
            Rc::clone(&glance),
            mirror.clone(),
            redraw.clone(),
            Rc::clone(&inks),
        );
        use_effect(move || {
            let glance = glance.borrow();
            let Some(shown) = glance.as_ref().map(|glance| glance.frame(now)) else { return };
            let composed = composed(&lab, &shown);
            mirror.show(&lab, &composed);
            *scene.borrow_mut() = composed;
            let stage = shown.plan.stage;
            let painter = Callback::from(move |()| {
                paint(&frame, &scene.borrow(), stage, &mut inks.borrow_mut());
            });
            painter.emit(());
            mirror.paint_by(painter);
            if glance.as_ref().is_some_and(|glance| glance.is_moving(now)) {
                hooks::next_frame(move || redraw.force_update());
            }
        });
    }
    let moved = {
        let (glance, redraw) = (Rc::clone(&glance), redraw.clone());
        Rc::new(move |about: (f64, f64), factor: f64, by: (f64, f64)| {
            if let Some(glance) = glance.borrow_mut().as_mut() {
                glance.moved(about, factor, by);
            }
            redraw.force_update();
        })
    };
    // A plain wheel scrolls the page as ever; with Ctrl, or a pinch on a trackpad, it zooms the tree and not the page.
    let wheel = {
        let moved = Rc::clone(&moved);
        Callback::from(move |event: WheelEvent| {
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                let factor = 1.002_f64.powi(-event.delta_y().clamp(-400.0, 400.0) as i32);
                moved(place(&event), factor, (0.0, 0.0));
            }
        })
    };
    let steer = {
        let (glance, redraw) = (Rc::clone(&glance), redraw);
        Rc::new(move |to: (f64, f64)| {
            let steered = glance.borrow_mut().as_mut().is_some_and(|glance| glance.steered(to));
            if steered {
                redraw.force_update();
            }
            steered
        })
    };
    let down = {
        let (hand, steer) = (Rc::clone(&hand), Rc::clone(&steer));
        Callback::from(move |event: PointerEvent| {
            let mut hand = hand.borrow_mut();
            hand.steers = steer(place(&event));
            if !hand.steers {
                hand.down(&event);
            }
        })
    };
    let drag = {
        let (hand, scene, pointed, run) = (Rc::clone(&hand), Rc::clone(&scene), pointed.clone(), lab.run.clone());
        Callback::from(move |event: PointerEvent| {
            let (x, y) = place(&event);
            let is_hovering = event.buttons() == 0 && event.type_() == "pointermove";
            let node = if is_hovering { scene.borrow().node_at(x, y) } else { None };
            if node != pointed.as_ref().map(|(_, node)| *node) {
                pointed.set(node.map(|node| (run.clone(), node)));
            }
            if hand.borrow().steers && event.buttons() > 0 {
                steer(place(&event));
                return;
            }
            let gesture = hand.borrow_mut().follow(&event);
            let Some(Gesture { about, factor, by }) = gesture else { return };
            if let Some(target) = event.target_dyn_into::<web_sys::Element>() {
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            moved(about, factor, by);
        })
    };
    let up = {
        let (hand, scene, act) = (Rc::clone(&hand), Rc::clone(&scene), act.clone());
        Callback::from(move |event: PointerEvent| {
            if hand.borrow_mut().lift(&event) {
                let (x, y) = place(&event);
                act.emit(Action::Select(scene.borrow().node_at(x, y)));
            }
        })
    };
    let cancel = Callback::from(move |event: PointerEvent| {
        hand.borrow_mut().lift(&event);
    });
    // The arrows move the tree for whoever came to it by the tab key. A press gives the focus to the lab, where they step.
    let press_down = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        let lab = event.target_dyn_into::<web_sys::Element>().and_then(|canvas| canvas.closest(".ply").ok().flatten());
        if let Some(lab) = lab.and_then(|lab| lab.dyn_into::<web_sys::HtmlElement>().ok()) {
            let quietly = web_sys::FocusOptions::new();
            quietly.set_prevent_scroll(true);
            let _ = lab.focus_with_options(&quietly);
        }
    });
    let picture = {
        let (scene, stage, title) = (Rc::clone(&scene), plan.stage, lab.shown_step());
        Callback::from(move |_: MouseEvent| {
            save(&format!("plyscope-{title}.svg"), "image/svg+xml", &svg(&scene.borrow(), stage, &format!("Plyscope {title}")));
        })
    };
    let say = |word: Word| word.say(lab.lang);
    let key = |word: Word, icon: &'static str, look: Look| icon_button(say(word), icon, press(act, Action::Look(look)), None);
    html! {
        <section class="stage" role={lab.region} aria-label={say(Word::Tree)}>
            <div class="frame" ref={frame}>
                <canvas role="img" tabindex="0" aria-label={say(Word::TreePicture)} onpointerdown={down} onpointermove={drag.clone()} onpointerleave={drag} onpointerup={up} onpointercancel={cancel} onwheel={wheel} onmousedown={press_down} ondblclick={press(act, Action::Look(Look::Here))}></canvas>
            </div>
            { inks::probes() }
            // What is pointed at is a node of this search, or of one that was here before.
            if let Some((_, node)) = pointed.as_ref().filter(|(run, _)| run.is_same(&lab.run)) {
                <div class="peek">{ board(&lab.run.spec().game.after(&lab.run.trace().path(*node)).picture(), lab.lang) }</div>
            }
            { phases(lab) }
            <div class="zoom">
                { key(Word::ZoomIn, icons::PLUS, Look::Closer) }
                { key(Word::ZoomOut, icons::MINUS, Look::Further) }
                { key(Word::Fit, icons::FIT, Look::Whole) }
                { key(Word::Follow, icons::FOLLOW, Look::Here) }
                { icon_button(say(Word::SavePicture), icons::SAVE, picture, None) }
                { icon_button(say(Word::Compact), icons::COMPACT, press(act, Action::ToggleCompact), Some(lab.compact)) }
                { icon_button(say(Word::Fog), icons::FOG, press(act, Action::ToggleFog), Some(lab.fog)) }
                if remembers(&lab.run.spec().algorithm) {
                    { icon_button(say(Word::Graph), icons::GRAPH, press(act, Action::ToggleGraph), Some(lab.graph)) }
                }
            </div>
            if lab.root.is_some() {
                <button class="btn line rooted" onclick={press_and_leave(act, Action::Root(None))}>{ say(Word::WholeTree) }</button>
            }
        </section>
    }
}

/// The scene of what is shown.
fn composed(lab: &Lab, frame: &Frame) -> Scene {
    let (trace, spec) = (lab.run.trace(), lab.run.spec());
    let options = Options { fog: lab.fog, selected: lab.selected, ..Options::new(&spec.algorithm, lab.lang) };
    let moment = trace.at(lab.shown_step());
    let playout = match moment.event() {
        Some(Event::Simulate { playout, .. }) => {
            spec.playout(&trace.path(moment.subject()), (iteration(&trace, moment.step()), playout))
        }
        _ => Vec::new(),
    };
    compose(moment, &spec.game, frame, options, &playout)
}

/// Whether a search knows again what it has met, so that its positions make a graph.
pub fn remembers(algorithm: &Algorithm) -> bool {
    match algorithm {
        Algorithm::WinLose(options) => options.memo,
        Algorithm::AlphaBeta(options) => options.table,
        _ => false,
    }
}

fn paint(frame: &NodeRef, scene: &Scene, stage: (f64, f64), known: &mut Option<Inks>) -> Option<()> {
    let frame = frame.cast::<web_sys::Element>()?;
    let canvas: HtmlCanvasElement = frame.query_selector("canvas").ok()??.dyn_into().ok()?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let ratio = web_sys::window()?.device_pixel_ratio().max(1.0);
    let (width, height) = ((stage.0 * ratio).round() as u32, (stage.1 * ratio).round() as u32);
    if canvas.width() != width || canvas.height() != height {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    match known {
        Some(inks) => inks.refresh(&context, ratio),
        None => *known = Some(Inks::read(&frame.parent_element()?, &context, ratio)?),
    }
    canvas::paint(scene, &context, known.as_ref()?, stage, ratio);
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
