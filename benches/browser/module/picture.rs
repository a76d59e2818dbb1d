//! A moment of a recording, composed and painted as in a frame of the page's stage.

use super::recording::{Numbers, Recording, STAGE};
use plyscope::app::{Palette, paint, probes};
use plyscope::lang::Lang;
use plyscope::scene::{Frame, Options, Plan, View, compose};
use plyscope::search::{Algorithm, Minimax};
use plyscope::trace::NodeId;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{CanvasRenderingContext2d, Element};

#[yew::component]
fn Probes() -> yew::Html {
    probes()
}

/// Renders the elements from which colours and fonts are read.
#[wasm_bindgen]
pub fn prepare(root: Element) {
    yew::Renderer::<Probes>::with_root(root).render();
}

fn view(plan: &Plan, near: bool, shift: f64) -> View {
    let whole = plan.whole();
    let view = if near {
        View {
            scale: 1.0,
            center: (plan.place(NodeId::ROOT).0, whole.center.1),
        }
    } else {
        whole
    };
    plan.moved(view, (-shift, 0.0))
}

#[wasm_bindgen]
impl Recording {
    /// Paints the whole drawing, or the part around the root at scale 1, moved by `shift` pixels;
    /// `root` holds the elements for colours.
    pub fn paint(
        &self,
        context: &CanvasRenderingContext2d,
        root: &Element,
        near: bool,
        shift: f64,
        step: u32,
    ) {
        let plan = self
            .plan
            .as_ref()
            .expect("it is laid out before it is painted");
        let options = Options::new(&Algorithm::Minimax(Minimax::default()), Lang::En);
        let frame = Frame {
            plan,
            view: view(plan, near, shift),
            from: None,
            step_before: None,
            marks: None,
        };
        let scene = compose(self.trace.at(step), &Numbers, &frame, options, &[]);
        let mut palette = self.palette.borrow_mut();
        let palette = palette.get_or_insert_with(|| {
            Palette::read(root, context, 1.0).expect("the probes are there")
        });
        palette.refresh(context, 1.0);
        paint(&scene, context, palette, STAGE, 1.0);
    }

    /// Returns the position of every node in that picture, x and y in turn, in the order of node
    /// numbers.
    pub fn places(&self, near: bool, shift: f64) -> Vec<f64> {
        let plan = self
            .plan
            .as_ref()
            .expect("it is laid out before it is painted");
        let view = view(plan, near, shift);
        (0..self.trace.size() as u32)
            .flat_map(|node| <[f64; 2]>::from(plan.on_stage(view, NodeId(node))))
            .collect()
    }

    /// Returns the parent of every node in the order of node numbers; the root is its own parent.
    pub fn parents(&self) -> Vec<u32> {
        (0..self.trace.size() as u32)
            .map(|node| self.trace.parent(NodeId(node)).unwrap_or(NodeId::ROOT).0)
            .collect()
    }
}
