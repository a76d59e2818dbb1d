//! What stands below the leaves of a search that is shown beside others.

use crate::trace::NodeId;
use std::collections::HashMap;

/// What stands below a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeafMark {
    /// As which leaf it was read, from 1; `None` as long as it was not.
    pub rank: Option<u32>,
    /// Which search alone has read it, if it was one.
    pub only: Option<Only>,
}

/// The search that alone has read a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// The one that is drawn.
    Here,
    /// Another one.
    There,
}

/// What stands below each leaf; nothing below those that are not in it.
pub type LeafMarks = HashMap<NodeId, LeafMark>;
