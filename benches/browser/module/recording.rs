//! A recording as the page holds it: appended to event by event, laid out, opened at any step.

use super::walk;
use plyscope::app::Palette;
use plyscope::game::depict::Picture;
use plyscope::lang::Lang;
use plyscope::lesson::Labels;
use plyscope::scene::{Part, Plan, Size};
use plyscope::trace::{NodeId, Trace};
use std::cell::RefCell;
use std::hint::black_box;
use wasm_bindgen::prelude::wasm_bindgen;

/// The size of the stage in pixels.
pub const STAGE: Size = Size::new(1280.0, 800.0);

/// Labels of an explicit tree: moves are their numbers.
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

/// A recording, and its plan after the layout.
#[wasm_bindgen]
pub struct Recording {
    pub(crate) trace: Trace,
    pub(crate) plan: Option<Plan>,
    /// Read at the first frame and checked at every later one, as in the page.
    pub(crate) palette: RefCell<Option<Palette>>,
}

#[wasm_bindgen]
impl Recording {
    /// Records a search of a tree given by parents: node by node in their order for `grown`,
    /// otherwise depth first.
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

    /// Returns the number of events.
    pub fn length(&self) -> u32 {
        self.trace.len()
    }

    /// Returns the number of nodes.
    pub fn size(&self) -> usize {
        self.trace.size()
    }

    /// Returns the bytes of memory held by the recording.
    pub fn bytes(&self) -> usize {
        self.trace.bytes()
    }

    /// Lays the recording out, as the page does for a new one, and returns the width of the
    /// drawing.
    pub fn lay_out(&mut self) -> f64 {
        self.planned(Part::default())
    }

    /// The same as nodes and edges, as a reader can ask for a large tree, too.
    pub fn lay_out_nodes(&mut self) -> f64 {
        self.planned(Part {
            as_nodes: true,
            ..Part::default()
        })
    }

    /// Opens a step, and reads the best line and the facts of each node that a drawing needs.
    /// Returns how many nodes are known.
    pub fn seek(&self, step: u32, nodes: &[u32]) -> usize {
        let moment = self.trace.at(step);
        black_box(moment.best_line().count());
        let ask = |node: NodeId| {
            black_box((moment.state(node), moment.number(node), moment.window(node)));
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

impl Recording {
    fn planned(&mut self, part: Part) -> f64 {
        self.plan
            .insert(Plan::new(&self.trace, &Numbers, STAGE, part))
            .layout
            .width()
    }
}
