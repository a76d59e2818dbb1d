//! A recording as the page holds it: grown event by event, laid out, asked for any step.

use super::walk;
use plyscope::app::Palette;
use plyscope::game::depict::Picture;
use plyscope::lang::Lang;
use plyscope::lesson::Labels;
use plyscope::scene::{Part, Plan};
use plyscope::trace::{NodeId, Trace};
use std::cell::RefCell;
use std::hint::black_box;
use wasm_bindgen::prelude::wasm_bindgen;

/// The stage of the drawing in pixels.
pub const STAGE: (f64, f64) = (1280.0, 800.0);

/// Moves by their number: the tree is nobody's game.
pub struct Numbers;

impl Labels for Numbers {
    fn of_move(&self, path: &[u16], _: Lang) -> Option<String> {
        path.last().map(|choice| choice.to_string())
    }

    fn of_node(&self, _: &[u16]) -> Option<String> {
        None
    }

    fn picture(&self, _: &[u16]) -> Picture {
        Picture::Bare
    }
}

/// A recording, and its plan once it is laid out.
#[wasm_bindgen]
pub struct Recording {
    pub(crate) trace: Trace,
    pub(crate) plan: Option<Plan>,
    /// Read at the first frame and looked after at every other, as the page does.
    pub(crate) palette: RefCell<Option<Palette>>,
}

#[wasm_bindgen]
impl Recording {
    /// A search of a tree, by the parents of its nodes; `grown` node by node in the tree's own order, or depth first.
    #[wasm_bindgen(constructor)]
    pub fn new(parents: &[u32], way: &str) -> Recording {
        let trace = if way == "grown" {
            walk::grown(parents)
        } else {
            walk::minimax(parents)
        };
        Recording {
            trace,
            plan: None,
            palette: RefCell::default(),
        }
    }

    /// How many events there are.
    pub fn length(&self) -> u32 {
        self.trace.len()
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.trace.size()
    }

    /// How many bytes the recording holds.
    pub fn bytes(&self) -> usize {
        self.trace.bytes()
    }

    /// Lays the recording out, as the page does when it is new; the drawing's width.
    pub fn lay_out(&mut self) -> f64 {
        self.plan
            .insert(Plan::new(&self.trace, &Numbers, STAGE, Part::default()))
            .layout
            .width()
    }

    /// Goes to a step and asks what a drawing asks of each of these nodes. Answers how many are known.
    pub fn seek(&self, step: u32, nodes: &[u32]) -> usize {
        let moment = self.trace.at(step);
        let ask = |node: NodeId| {
            black_box((
                moment.state(node),
                moment.number(node),
                moment.window(node),
                moment.best(node),
            ));
            black_box((
                moment.visits(node),
                moment.cut(node),
                moment.is_on_path(node),
            ));
            moment.is_known(node)
        };
        nodes.iter().filter(|&&node| ask(NodeId(node))).count()
    }
}
