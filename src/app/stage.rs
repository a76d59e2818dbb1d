//! The stage: the tree on a canvas, with pan, zoom and pointing. What is drawn is a scene; nodes do not move while stepping.

use super::action::Action;
use super::board::board;
use super::browser::{Watch, is_calm, next_frame};
use super::button::{icon_button, press, press_and_leave};
use super::canvas;
use super::errand::Errand;
use super::glance::Glance;
use super::hand::{Gesture, Hand, place};
use super::icons;
use super::inks::{self, Inks};
use super::island::Part as Island;
use super::lab::{Lab, Look};
use super::markup::html;
use super::mirror::Mirror;
use super::run::Run;
use super::words::Word;
use crate::figure;
use crate::scene::{Frame, Options, Part, Plan, Scene};
use crate::search::Algorithm;
use crate::trace::{NodeId, Phase};
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};
use yew::prelude::*;

/// What a plan is of: a part of a recording, on a stage of a size.
type Planned = (Run, (f64, f64), Part);

/// What stands on the stage, from one picture to the next.
pub struct Easel {
    frame: NodeRef,
    size: (f64, f64),
    planned: Option<(Planned, Rc<Plan>)>,
    glance: Option<Glance>,
    scene: Rc<Scene>,
    inks: Option<Inks>,
    hand: Hand,
    /// The node that is pointed at: of this search, or of one that was here before.
    pointed: Option<(Run, NodeId)>,
    redraw: Callback<()>,
}

impl Default for Easel {
    /// Before its size is known, a middling one.
    fn default() -> Easel {
        Easel {
            frame: NodeRef::default(),
            size: (800.0, 560.0),
            planned: None,
            glance: None,
            scene: Rc::default(),
            inks: None,
            hand: Hand::default(),
            pointed: None,
            redraw: Callback::default(),
        }
    }
}

/// Draws again when the size of the stage or the system's colours change. Where a game stands in its place everything is forgotten.
pub const WATCH: Errand = (
    |lab| [lab.is_playing().into(), 0, 0, 0, 0, 0],
    |desk| {
        if desk.lab.is_playing() {
            desk.easel.take();
            return None;
        }
        let element = desk.easel.borrow().frame.cast::<Element>()?;
        let (easel, measured) = (Rc::clone(&desk.easel), element.clone());
        let changed = Callback::from(move |()| {
            let (width, height) = (
                f64::from(measured.client_width()),
                f64::from(measured.client_height()),
            );
            let mut easel = easel.borrow_mut();
            if width >= 1.0 && height >= 1.0 {
                easel.size = (width, height);
            }
            easel.redraw.emit(());
        });
        Some(Box::new(Watch::new(&element, &changed)?))
    },
);

/// The stage of a lab.
pub struct Stage {
    pub lab: Rc<Lab>,
    pub act: Callback<Action>,
    pub mirror: Mirror,
    pub easel: Rc<RefCell<Easel>>,
}

impl Island for Stage {
    fn view(&self, redraw: &Callback<()>) -> Html {
        let Stage {
            lab, act, easel, ..
        } = self;
        let heard = {
            let (easel, act, run, redraw) = (
                Rc::clone(easel),
                act.clone(),
                lab.run.clone(),
                redraw.clone(),
            );
            Callback::from(move |event: PointerEvent| hear(&event, &easel, &run, &act, &redraw))
        };
        let easel = easel.borrow();
        let say = |word: Word| word.say(lab.lang);
        let key = |word: Word, icon: &'static str, look: Look| {
            icon_button(say(word), icon, press(act, Action::Look(look)), None)
        };
        html! {
            <section class="stage" role={lab.region} aria-label={say(Word::Tree)}>
                <div class="frame" ref={easel.frame.clone()}>
                    <canvas role="img" tabindex="0" aria-label={say(Word::TreePicture)} onpointerdown={heard.clone()} onpointermove={heard.clone()} onpointerleave={heard.clone()} onpointerup={heard.clone()} onpointercancel={heard.clone()} onwheel={heard.clone()} onmousedown={heard} ondblclick={press(act, Action::Look(Look::Here))}></canvas>
                </div>
                { inks::probes() }
                if let Some((_, node)) = easel.pointed.as_ref().filter(|(run, _)| run.is_same(&lab.run)) {
                    <div class="peek">{ board(&lab.run.spec().game.after(&lab.run.trace().path(*node)).picture(), lab.lang) }</div>
                }
                { phases(lab) }
                <div class="zoom">
                    { key(Word::ZoomIn, icons::PLUS, Look::Closer) }
                    { key(Word::ZoomOut, icons::MINUS, Look::Further) }
                    { key(Word::Fit, icons::FIT, Look::Whole) }
                    { key(Word::Follow, icons::FOLLOW, Look::Here) }
                    <button class="btn" popovertarget="figures" aria-label={say(Word::SavePicture)} title={say(Word::SavePicture)}>{ icons::icon(icons::SAVE) }</button>
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

    fn rendered(&self, redraw: &Callback<()>) {
        let Stage {
            lab, mirror, easel, ..
        } = self;
        let (composed, is_moving) = easel.borrow_mut().look_at(lab, redraw);
        mirror.show(lab, &composed);
        easel.borrow_mut().scene = composed;
        let painter = {
            let easel = Rc::clone(easel);
            Callback::from(move |()| _ = easel.borrow_mut().paint())
        };
        painter.emit(());
        mirror.paint_by(painter);
        if is_moving {
            let redraw = redraw.clone();
            next_frame(move || redraw.emit(()));
        }
    }

    fn is_same(&self, _: &dyn Any) -> bool {
        false
    }
}

impl Easel {
    /// The scene of what a lab shows now, and whether the view is on its way.
    fn look_at(&mut self, lab: &Lab, redraw: &Callback<()>) -> (Rc<Scene>, bool) {
        self.redraw = redraw.clone();
        let now = web_sys::window()
            .and_then(|window| window.performance())
            .map_or(0.0, |clock| clock.now());
        // Scrubbing and quick playing do not glide, nor does anything for whoever has asked for stillness.
        let is_still = (lab.playing && lab.speed >= 32) || is_calm();
        let asked = (lab.run.clone(), self.size, lab.part());
        let is_asked = |(run, size, part): &Planned| {
            run.has_nodes_of(&asked.0) && (*size, part) == (asked.1, &asked.2)
        };
        let plan = match self.planned.take().filter(|(known, _)| is_asked(known)) {
            Some((_, plan)) => plan,
            None => Rc::new(Plan::new(
                &lab.run.trace(),
                &lab.run.spec().game,
                self.size,
                asked.2.clone(),
            )),
        };
        let glance = Glance::next(self.glance.take(), &plan, lab, (!is_still).then_some(now));
        self.planned = Some((asked, plan));
        let scene = Rc::new(composed(lab, &glance.frame(now)));
        let is_moving = glance.is_moving(now);
        self.glance = Some(glance);
        (scene, is_moving)
    }

    /// Paints the scene.
    fn paint(&mut self) -> Option<()> {
        let stage = self.planned.as_ref()?.1.stage;
        let frame = self.frame.cast::<Element>()?;
        let canvas: HtmlCanvasElement = frame.query_selector("canvas").ok()??.dyn_into().ok()?;
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        let ratio = web_sys::window()?.device_pixel_ratio().max(1.0);
        let (width, height) = (
            (stage.0 * ratio).round() as u32,
            (stage.1 * ratio).round() as u32,
        );
        if canvas.width() != width || canvas.height() != height {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        match &mut self.inks {
            Some(inks) => inks.refresh(&context, ratio),
            None => self.inks = Some(Inks::read(&frame.parent_element()?, &context, ratio)?),
        }
        canvas::paint(&self.scene, &context, self.inks.as_ref()?, stage, ratio);
        Some(())
    }
}

/// What pointer and wheel ask of the stage. One listener for all of it.
fn hear(
    event: &PointerEvent,
    easel: &RefCell<Easel>,
    run: &Run,
    act: &Callback<Action>,
    redraw: &Callback<()>,
) {
    let (kind, at) = (event.type_(), place(event));
    if kind == "mousedown" {
        return focus_lab(event);
    }
    let mut easel = easel.borrow_mut();
    let Easel {
        glance: Some(glance),
        hand,
        scene,
        pointed,
        ..
    } = &mut *easel
    else {
        return;
    };
    let gesture = match &*kind {
        "wheel" => {
            // A plain wheel scrolls the page as ever; with Ctrl, or a pinch on a trackpad, it zooms the tree and not the page.
            if !event.ctrl_key() && !event.meta_key() {
                return;
            }
            event.prevent_default();
            let turned = event.unchecked_ref::<WheelEvent>().delta_y();
            Some(Gesture {
                about: at,
                factor: 1.002_f64.powi(-turned.clamp(-400.0, 400.0) as i32),
                by: (0.0, 0.0),
            })
        }
        "pointerdown" => {
            hand.steers = glance.steered(at);
            if hand.steers {
                redraw.emit(());
            } else {
                hand.down(event);
            }
            None
        }
        "pointerup" => {
            if hand.lift(event) {
                act.emit(Action::Select(scene.node_at(at.0, at.1)));
            }
            None
        }
        "pointercancel" => {
            hand.lift(event);
            None
        }
        _ => {
            let is_hovering = event.buttons() == 0 && kind == "pointermove";
            let node = if is_hovering {
                scene.node_at(at.0, at.1)
            } else {
                None
            };
            if node != pointed.as_ref().map(|(_, node)| *node) {
                *pointed = node.map(|node| (run.clone(), node));
                redraw.emit(());
            }
            if hand.steers && event.buttons() > 0 {
                if glance.steered(at) {
                    redraw.emit(());
                }
                return;
            }
            let gesture = hand.follow(event);
            if gesture.is_some()
                && let Some(target) = event.target_dyn_into::<Element>()
            {
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            gesture
        }
    };
    if let Some(Gesture { about, factor, by }) = gesture {
        glance.moved(about, factor, by);
        redraw.emit(());
    }
}

/// The arrows move the tree for whoever came to it by the tab key. A press gives the focus to the lab, where they step.
fn focus_lab(event: &PointerEvent) {
    event.prevent_default();
    let lab = event
        .target_dyn_into::<Element>()
        .and_then(|canvas| canvas.closest(".ply").ok().flatten());
    if let Some(lab) = lab.and_then(|lab| lab.dyn_into::<web_sys::HtmlElement>().ok()) {
        let quietly = web_sys::FocusOptions::new();
        quietly.set_prevent_scroll(true);
        let _ = lab.focus_with_options(&quietly);
    }
}

/// The scene of what is shown.
fn composed(lab: &Lab, frame: &Frame) -> Scene {
    let (trace, spec) = (lab.run.trace(), lab.run.spec());
    let options = Options {
        fog: lab.fog,
        selected: lab.selected,
        ..Options::new(&spec.algorithm, lab.lang)
    };
    figure::composed(spec, &trace, lab.shown_step(), frame, options)
}

/// Whether a search knows again what it has met, so that its positions make a graph.
pub fn remembers(algorithm: &Algorithm) -> bool {
    match algorithm {
        Algorithm::WinLose(options) => options.memo,
        Algorithm::AlphaBeta(options) => options.table,
        _ => false,
    }
}

/// The four phases of Monte-Carlo tree search, the running one marked.
fn phases(lab: &Lab) -> Html {
    if !matches!(lab.run.spec().algorithm, Algorithm::Mcts(_)) {
        return Html::default();
    }
    let now = lab.run.trace().phase(lab.shown_step());
    let all = [
        Phase::Selection,
        Phase::Expansion,
        Phase::Simulation,
        Phase::Backpropagation,
    ];
    html! {
        <ol class="phases">
            for phase in all {
                <li aria-current={(phase == now).then_some("step")}>{ crate::lesson::Tag(phase).word(lab.lang) }</li>
            }
        </ol>
    }
}
