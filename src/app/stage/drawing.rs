//! The drawing of a tree on a canvas: its plan, its view, and the frames of a transition. A frame
//! needs no virtual DOM. It knows the moment that it draws, and no page around it.

use super::camera::Camera;
use super::canvas;
use super::palette::Palette;
use super::subject::Subject;
use crate::app::browser::motion::is_calm;
use crate::app::state::search::run::Run;
use crate::export;
use crate::scene::{Frame, Options, Part, Plan, Scene, Size};
use crate::trace::NodeId;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};
use yew::Callback;

/// The largest number of screen pixels drawn across one pixel of the canvas; more would cost memory
/// and not be seen.
const SHARPEST: f64 = 4.0;

/// The size of the page's letters on a desk, in pixels.
const LETTERS: f64 = 15.0;
/// The smallest text of a drawing that is enlarged, before it is: 3 % of the window's height once it is.
const FAR: f64 = 14.0;
/// How much larger than on a desk a lecture hall is at least.
const HALL: f64 = 1.6;

/// The time in milliseconds for which a step rests before compact rows are laid out for it.
const REST: u32 = 200;

/// A plan, with the recording, the size of the stage in pixels and the part for which it was made.
struct Planned {
    run: Run,
    size: Size,
    part: Part,
    plan: Rc<Plan>,
}

/// The drawing.
pub struct Drawing {
    canvas: HtmlCanvasElement,
    subject: Subject,
    /// The size of the stage in pixels, and how much larger than on a desk everything is drawn.
    size: Size,
    unit: f64,
    planned: Option<Planned>,
    camera: Option<Camera>,
    scene: Rc<Scene>,
    palette: Option<Palette>,
    /// The requested animation frame.
    frame: Option<AnimationFrame>,
    /// The time at which the compact rows of another step are laid out for the present one.
    rest: Option<Timeout>,
    is_rested: bool,
    /// Called with every painted scene.
    painted: Callback<Rc<Scene>>,
}

impl Drawing {
    /// Makes a drawing on a canvas. `painted` is called with every painted scene.
    pub fn new(
        canvas: HtmlCanvasElement,
        subject: Subject,
        painted: Callback<Rc<Scene>>,
    ) -> Drawing {
        Drawing {
            canvas,
            subject,
            // A medium size until the first measurement.
            size: Size::new(800.0, 560.0),
            unit: 1.0,
            planned: None,
            camera: None,
            scene: Rc::default(),
            palette: None,
            frame: None,
            rest: None,
            is_rested: false,
            painted,
        }
    }

    /// Sets the moment to draw.
    pub fn set_subject(&mut self, subject: Subject) {
        self.subject = subject;
    }

    /// Measures the canvas; without a layout the size stays as it was.
    pub fn measure(&mut self) {
        let Some(frame) = self.canvas.parent_element() else {
            return;
        };
        let (width, height) = (frame.client_width(), frame.client_height());
        if width >= 1 && height >= 1 {
            self.size = Size::new(width.into(), height.into());
        }
        self.unit = unit(&frame).unwrap_or(1.0);
    }

    /// Returns the node at a point of the stage, in pixels.
    pub fn node_at(&self, at: (f64, f64)) -> Option<NodeId> {
        let Subject { shown, fog, .. } = &self.subject;
        let is_shown = |node: &NodeId| !fog || shown.run.trace().at(shown.step).is_known(*node);
        // In the rows of a large tree most nodes are too narrow for areas of their own.
        let narrow = || {
            self.camera
                .as_ref()?
                .under((at.0 / self.unit, at.1 / self.unit))
        };
        self.scene
            .node_at(at.0, at.1)
            .or_else(|| narrow().filter(is_shown))
    }

    /// Centres the view on a point of the overview; returns whether there is an overview at that
    /// point.
    pub fn steer(&mut self, to: (f64, f64)) -> bool {
        self.camera
            .as_mut()
            .is_some_and(|camera| camera.steered((to.0 / self.unit, to.1 / self.unit)))
    }

    /// Zooms about a point and moves the view.
    pub fn drag(&mut self, about: (f64, f64), factor: f64, by: (f64, f64)) {
        let on_plan = |(x, y): (f64, f64)| (x / self.unit, y / self.unit);
        if let Some(camera) = &mut self.camera {
            camera.moved(on_plan(about), factor, on_plan(by));
        }
    }

    /// Composes the present scene and paints it. Returns whether a transition is in progress.
    pub fn draw(&mut self) -> bool {
        let clock = web_sys::window().and_then(|window| window.performance());
        let now = clock.map_or(0.0, |clock| clock.now());
        // No transitions while scrubbing or playing fast, nor with reduced motion.
        let is_still = self.subject.is_quick || is_calm();
        let plan = self.plan();
        let camera = Camera::next(
            self.camera.take(),
            &plan,
            &self.subject,
            (!is_still).then_some(now),
        );
        let frame = Frame {
            marks: self.subject.marks.as_deref(),
            ..camera.frame(now)
        };
        let scene = composed(&self.subject, &frame, self.unit);
        self.scene = Rc::new(match self.unit {
            1.0 => scene,
            unit => scene.magnified(unit),
        });
        let is_moving = camera.is_moving(now);
        self.camera = Some(camera);
        self.painted.emit(Rc::clone(&self.scene));
        self.paint();
        is_moving
    }

    /// Returns the plan, laid out again only if its inputs have changed.
    fn plan(&mut self) -> Rc<Plan> {
        let Subject { shown, part, .. } = &self.subject;
        let size = Size::new(self.size.width / self.unit, self.size.height / self.unit);
        let is_same = |planned: &&Planned| {
            planned.run.is_drawn_as(&shown.run) && planned.size == size && planned.part == *part
        };
        if let Some(planned) = self.planned.as_ref().filter(is_same) {
            return Rc::clone(&planned.plan);
        }
        let is_rested = std::mem::take(&mut self.is_rested);
        if let Some(planned) = self.planned.as_ref().filter(|_| !is_rested && self.waits()) {
            return Rc::clone(&planned.plan);
        }
        // Of a large tree that is seen whole nothing of the old plan is needed, and its memory is.
        if self.camera.as_ref().is_some_and(Camera::is_whole_of_rows) {
            (self.camera, self.planned) = (None, None);
        }
        let game = &shown.run.spec().game;
        let plan = Rc::new(Plan::new(&shown.run.trace(), game, size, part.clone()));
        self.planned = Some(Planned {
            run: shown.run.clone(),
            size,
            part: part.clone(),
            plan: Rc::clone(&plan),
        });
        plan
    }

    /// Whether the plan is that of compact rows at another step: they are laid out anew only when
    /// the step rests, so that nothing moves while the bar is dragged.
    fn waits(&self) -> bool {
        let Subject { shown, part, .. } = &self.subject;
        let size = Size::new(self.size.width / self.unit, self.size.height / self.unit);
        self.planned.as_ref().is_some_and(|planned| {
            let at_step = Part {
                compact: part.compact,
                ..planned.part.clone()
            };
            let is_other = planned.part.compact != part.compact && planned.part.compact.is_some();
            planned.plan.is_rows()
                && is_other
                && at_step == *part
                && planned.run.is_drawn_as(&shown.run)
                && planned.size == size
        })
    }

    /// Returns the number of screen pixels across one pixel of the canvas. A page that is zoomed or a
    /// slide that is scaled has more.
    fn ratio(&self) -> f64 {
        let screen = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
        let (own, seen) = (
            f64::from(self.canvas.offset_width()),
            self.canvas.get_bounding_client_rect().width(),
        );
        let scale = if own > 0.0 && seen > 0.0 {
            seen / own
        } else {
            1.0
        };
        (screen * scale).clamp(1.0, SHARPEST)
    }

    /// Paints the scene once more, in the present colours; `None` before there is a canvas to paint
    /// on.
    pub fn paint(&mut self) -> Option<()> {
        let plan = &self.planned.as_ref()?.plan;
        let stage = Size::new(plan.stage.width * self.unit, plan.stage.height * self.unit);
        let context = self.canvas.get_context("2d").ok()??;
        let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
        let ratio = self.ratio();
        let pixels = |length: f64| (length * ratio).round() as u32;
        let (width, height) = (pixels(stage.width), pixels(stage.height));
        if self.canvas.width() != width || self.canvas.height() != height {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        match &mut self.palette {
            Some(palette) => palette.refresh(&context, ratio),
            None => {
                let section = self.canvas.parent_element()?.parent_element()?;
                self.palette = Some(Palette::read(&section, &context, ratio)?);
            }
        }
        canvas::paint(&self.scene, &context, self.palette.as_ref()?, stage, ratio);
        Some(())
    }
}

/// Draws at once what has changed, and later what has to wait: the rest of a transition, and the
/// layout of compact rows.
pub fn draw_on(drawing: &Rc<RefCell<Drawing>>) {
    let is_moving = drawing.borrow_mut().draw();
    if is_moving {
        request_draw(drawing);
    }
    let waits = drawing.borrow().waits();
    let rest = waits.then(|| {
        let later = Rc::downgrade(drawing);
        Timeout::new(REST, move || {
            let Some(drawing) = later.upgrade() else {
                return;
            };
            drawing.borrow_mut().is_rested = true;
            draw_on(&drawing);
        })
    });
    // A timer that waited for an earlier step is cancelled by this.
    drawing.borrow_mut().rest = rest;
}

/// Draws at the next animation frame, and at further ones until the transition is over.
pub fn request_draw(drawing: &Rc<RefCell<Drawing>>) {
    let Ok(mut held) = drawing.try_borrow_mut() else {
        // It is being drawn.
        return;
    };
    if held.frame.is_some() {
        return;
    }
    let next = Rc::downgrade(drawing);
    held.frame = Some(request_animation_frame(move |_| {
        let Some(drawing) = next.upgrade() else {
            return;
        };
        let frame = drawing.borrow_mut().frame.take();
        let is_moving = drawing.borrow_mut().draw();
        if is_moving {
            request_draw(&drawing);
        }
        drop(frame);
    }));
}

/// Returns how much larger than on a desk the page is set, from the size of its letters.
fn unit(frame: &Element) -> Option<f64> {
    let style = web_sys::window()?.get_computed_style(frame).ok()??;
    let size = style.get_property_value("font-size").ok()?;
    let unit = size.strip_suffix("px")?.parse::<f64>().ok()? / LETTERS;
    Some(if unit > 1.05 { unit } else { 1.0 })
}

/// Composes the scene of a subject. In a lecture hall no text is small.
fn composed(subject: &Subject, frame: &Frame, unit: f64) -> Scene {
    let shown = &subject.shown;
    let spec = shown.run.spec();
    let plain = Options::new(&spec.algorithm, shown.lang);
    let options = Options {
        least: if unit >= HALL { FAR } else { plain.least },
        fog: subject.fog,
        selected: subject.pointed.or(shown.selected),
        ..plain
    };
    export::composed(spec, &shown.run.trace(), shown.step, frame, options)
}
