//! What persons do with searches side by side.

use crate::app::state::search::view::Look;
use crate::compare::{Comparison, Work};
use crate::spec::Spec;
use crate::trace::NodeId;
use std::rc::Rc;

/// A request.
#[derive(Clone, Debug)]
pub enum Request {
    /// Shows a comparison.
    Open(Rc<Comparison>),
    /// Puts searches of the same position beside the one in the lab, or the chosen lane, at the moment that is shown there.
    Beside(Vec<Spec>, Work),
    /// Leaves for the lab, with the search of a lane.
    Leave(usize),
    /// Counts other work.
    By(Work),
    /// Looks at one leaf in all searches, or goes back to the clock.
    SameLeaf(bool),
    /// Gives the sentence to a lane.
    Choose(usize),
    /// Shows one lane after another alone, in place, and then all of them again.
    Flip,
    /// Selects a node of a lane, in all of them.
    Select(usize, Option<NodeId>),
    /// Changes how all of them are drawn.
    Draw(Sight),
    /// Takes a lane away, as long as two are left.
    Remove(usize),
}

/// A change of how the trees of all lanes are drawn.
#[derive(Clone, Copy, Debug)]
pub enum Sight {
    /// Moves or scales the drawings.
    Look(Look),
    /// Hides or shows the nodes that have not been visited.
    Fog,
    /// Lays out only the nodes visited so far, or all nodes of the recordings.
    Compact,
    /// Draws large trees as nodes and edges if true, otherwise as rows.
    AsNodes(bool),
}
