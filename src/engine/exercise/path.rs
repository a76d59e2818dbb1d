//! Paths of nodes, read as they are written everywhere: `r.0.2`.

use crate::spec::node_path;
use crate::trace::{NodeId, Trace};

/// Reads a path; `None` if the text is not a path.
pub fn read(text: &str) -> Option<Vec<u16>> {
    let rest = text.trim().strip_prefix('r')?;
    if rest.is_empty() {
        return Some(Vec::new());
    }
    let choices = rest.strip_prefix('.')?.split('.');
    choices.map(|choice| choice.parse().ok()).collect()
}

/// Writes the path of a recorded node.
pub fn of(trace: &Trace, node: NodeId) -> String {
    node_path(&trace.path(node))
}

/// Finds the recorded node that a text names.
pub fn find(trace: &Trace, text: &str) -> Option<NodeId> {
    trace.find(&read(text)?)
}
