//! Positions an HTML overlay at a node and keeps it there as scenes change.

use crate::scene::Scene;
use crate::trace::NodeId;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The distance between a node and the middle of what stands below or above it, in pixels.
const GAP: f64 = 26.0;

/// Where an element stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// On its node, or at the top of the stage where that is not drawn.
    #[default]
    On,
    /// Below its node, or above it where there is no room below, and nowhere where that is not drawn.
    Below,
}

/// An element, its node, and the scene in which the node is looked up.
#[derive(Default)]
struct Place {
    element: NodeRef,
    node: Option<NodeId>,
    side: Side,
    scene: Rc<Scene>,
}

/// An element and the node at which it stands.
#[derive(Clone, Default)]
pub struct Standing(Rc<RefCell<Place>>);

impl PartialEq for Standing {
    fn eq(&self, other: &Standing) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Standing {
    /// Takes the scene that was painted last.
    pub fn painted(&self, scene: &Rc<Scene>) {
        self.0.borrow_mut().scene = Rc::clone(scene);
        self.put();
    }

    /// Puts an element at a node.
    pub fn stand(&self, element: &NodeRef, node: NodeId, side: Side) {
        {
            let mut held = self.0.borrow_mut();
            (held.element, held.node, held.side) = (element.clone(), Some(node), side);
        }
        self.put();
    }

    fn put(&self) -> Option<()> {
        let held = self.0.borrow();
        let (element, node) = (held.element.cast::<HtmlElement>()?, held.node?);
        let stage = element.parent_element()?;
        let (width, height) = (stage.client_width(), stage.client_height());
        let spot = held.scene.spots.iter().find(|spot| spot.node == node);
        let lowest = f64::from(height) - f64::from(element.offset_height()) / 2.0;
        let (x, y) = match (spot, held.side) {
            (Some(spot), Side::On) => spot.at,
            (Some(spot), Side::Below) => {
                let ((x, y), away) = (spot.at, spot.reach.1 + GAP);
                let below = y + away;
                (x, if below <= lowest { below } else { y - away })
            }
            (None, _) => (f64::from(width) / 2.0, 0.0),
        };
        // It stays whole within the stage.
        let within = |at: f64, size: i32, whole: i32| {
            let half = f64::from(size) / 2.0 + 4.0;
            at.min(f64::from(whole) - half).max(half)
        };
        let x = within(x, element.offset_width(), width);
        let y = within(y, element.offset_height(), height);
        let is_nowhere = spot.is_none() && held.side == Side::Below;
        let style = element.style();
        style.set_property("left", &format!("{x:.1}px")).ok()?;
        style.set_property("top", &format!("{y:.1}px")).ok()?;
        let visibility = if is_nowhere { "hidden" } else { "visible" };
        style.set_property("visibility", visibility).ok()
    }
}
