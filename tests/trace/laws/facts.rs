//! What a recording says of a node at a moment.

use plyscope::search::Window;
use plyscope::trace::{Moment, NodeId, Number, State, Visits};

/// All facts about a node at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub state: State,
    pub number: Option<Number>,
    pub given: Option<Window>,
    pub window: Option<Window>,
    pub best: Option<u16>,
    pub visits: Visits,
    /// The prior of a node in the tree.
    pub prior: Option<f64>,
    pub cut: Option<u16>,
    pub grundy: Option<u32>,
    pub recalled: Option<Vec<u16>>,
}

/// Reads them.
pub fn facts(moment: &Moment, node: NodeId) -> Facts {
    let number = moment.number(node);
    assert_eq!(moment.value(node), number.map(|number| number.value));
    Facts {
        state: moment.state(node),
        number,
        given: moment.window_given(node),
        window: moment.window(node),
        best: moment.best(node).map(|child| moment.trace().choice(child)),
        visits: moment.visits(node),
        prior: moment.is_reached(node).then(|| moment.prior(node)),
        cut: moment.cut(node),
        grundy: moment.grundy(node),
        recalled: moment
            .recalled(node)
            .map(|original| moment.trace().path(original)),
    }
}
