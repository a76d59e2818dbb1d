//! The drawing of a tree on a canvas: its plan, the part in view, and the frames in which it moves. A frame costs no virtual DOM.
//! It knows the moment that it draws, and no page around it.

use super::camera::Camera;
use super::canvas;
use super::palette::Palette;
use super::subject::Subject;
use crate::app::browser::motion::is_calm;
use crate::app::state::run::Run;
use crate::figure;
use crate::scene::{Frame, Options, Part, Plan, Scene};
use crate::trace::NodeId;
use gloo_render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::Callback;

/// What a plan is of: a part of a recording, on a stage of a size in pixels.
struct Planned {
    run: Run,
    size: (f64, f64),
    part: Part,
    plan: Rc<Plan>,
}

/// The drawing.
pub struct Drawing {
    canvas: HtmlCanvasElement,
    subject: Subject,
    size: (f64, f64),
    planned: Option<Planned>,
    camera: Option<Camera>,
    scene: Rc<Scene>,
    palette: Option<Palette>,
    /// The frame that is asked for.
    frame: Option<AnimationFrame>,
    /// Told of every scene that is painted.
    painted: Callback<Rc<Scene>>,
}

impl Drawing {
    /// A drawing on a canvas that has a size. `painted` is told of every scene that is painted.
    pub fn new(
        canvas: HtmlCanvasElement,
        subject: Subject,
        painted: Callback<Rc<Scene>>,
    ) -> Drawing {
        Drawing {
            canvas,
            subject,
            // Before its size is known, a middling one.
            size: (800.0, 560.0),
            planned: None,
            camera: None,
            scene: Rc::default(),
            palette: None,
            frame: None,
            painted,
        }
    }

    /// Draws another moment.
    pub fn set_subject(&mut self, subject: Subject) {
        self.subject = subject;
    }

    /// Takes the size that the canvas has now, if it has any.
    pub fn measure(&mut self) {
        let Some(frame) = self.canvas.parent_element() else {
            return;
        };
        let (width, height) = (frame.client_width(), frame.client_height());
        if width >= 1 && height >= 1 {
            self.size = (width.into(), height.into());
        }
    }

    /// The node at a point of the stage, in pixels.
    pub fn node_at(&self, at: (f64, f64)) -> Option<NodeId> {
        self.scene.node_at(at.0, at.1)
    }

    /// Shows what lies under a point of the overview; answers whether there is an overview at that point.
    pub fn steer(&mut self, to: (f64, f64)) -> bool {
        self.camera
            .as_mut()
            .is_some_and(|camera| camera.steered(to))
    }

    /// Scales the view about a point and moves it.
    pub fn drag(&mut self, about: (f64, f64), factor: f64, by: (f64, f64)) {
        if let Some(camera) = &mut self.camera {
            camera.moved(about, factor, by);
        }
    }

    /// Composes the scene of what is shown now and paints it. Answers whether the view is still on its way.
    pub fn draw(&mut self) -> bool {
        let clock = web_sys::window().and_then(|window| window.performance());
        let now = clock.map_or(0.0, |clock| clock.now());
        // Scrubbing and quick playing do not glide, nor does anything for readers who have asked for less motion.
        let is_still = self.subject.is_quick || is_calm();
        let plan = self.plan();
        let camera = Camera::next(
            self.camera.take(),
            &plan,
            &self.subject,
            (!is_still).then_some(now),
        );
        self.scene = Rc::new(composed(&self.subject, &camera.frame(now)));
        let is_moving = camera.is_moving(now);
        self.camera = Some(camera);
        self.painted.emit(Rc::clone(&self.scene));
        self.paint();
        is_moving
    }

    /// The plan of the part that is shown, laid out anew only where it is another.
    fn plan(&mut self) -> Rc<Plan> {
        let Subject { shown, part, .. } = &self.subject;
        let is_same = |planned: &&Planned| {
            planned.run.has_nodes_of(&shown.run)
                && planned.size == self.size
                && planned.part == *part
        };
        if let Some(planned) = self.planned.as_ref().filter(is_same) {
            return Rc::clone(&planned.plan);
        }
        let game = &shown.run.spec().game;
        let plan = Rc::new(Plan::new(&shown.run.trace(), game, self.size, part.clone()));
        self.planned = Some(Planned {
            run: shown.run.clone(),
            size: self.size,
            part: part.clone(),
            plan: Rc::clone(&plan),
        });
        plan
    }

    /// Paints the scene once more, in the colours that are asked for now. Nothing is painted before there is a canvas to paint on.
    pub fn paint(&mut self) -> Option<()> {
        let stage = self.planned.as_ref()?.plan.stage;
        let context = self.canvas.get_context("2d").ok()??;
        let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
        let ratio = web_sys::window()?.device_pixel_ratio().max(1.0);
        let pixels = |length: f64| (length * ratio).round() as u32;
        let (width, height) = (pixels(stage.0), pixels(stage.1));
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

/// Draws before the next frame, and goes on until the view has come to rest.
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

/// The scene of what is shown.
fn composed(subject: &Subject, frame: &Frame) -> Scene {
    let shown = &subject.shown;
    let spec = shown.run.spec();
    let options = Options {
        fog: subject.fog,
        selected: shown.selected,
        ..Options::new(&spec.algorithm, shown.lang)
    };
    figure::composed(spec, &shown.run.trace(), shown.step, frame, options)
}
