//! The search for nodes at a moment. The grammar of queries stands in the lesson.

use crate::app::state::search::step_units::Direction;
use crate::game::any::AnyGame;
use crate::lesson::find::Query;
use crate::text::BadPiece;
use crate::trace::{Moment, NodeId, Perspective};

/// A query and its matches.
#[derive(Debug, PartialEq)]
pub struct Found {
    /// The query as it was typed.
    pub query: String,
    /// The nodes in the order of the tree, or the mistake in the query.
    pub result: Result<Vec<NodeId>, BadPiece>,
}

impl Found {
    /// Finds the nodes that match at a moment, without those hidden by the fog, by their numbers as they are written.
    pub fn new(
        query: String,
        moment: &Moment,
        game: &AnyGame,
        (fog, perspective): (bool, Perspective),
    ) -> Found {
        let is_outlined = moment.trace().is_outlined();
        let is_shown = |node| moment.is_known(node) || (is_outlined && !fog);
        let read = Query::read(&query);
        let result = read.map(|query| query.find(moment, game, &is_shown, perspective));
        Found { query, result }
    }

    /// Returns the index of the match after or before a node, cyclically; of the first match if the
    /// node is not one of them.
    pub fn next(&self, node: Option<NodeId>, direction: Direction) -> usize {
        let nodes = self.result.as_deref().unwrap_or_default();
        let count = nodes.len().max(1);
        let here = nodes.iter().position(|known| node == Some(*known));
        let next = match (here, direction) {
            (Some(at), Direction::Forward) => at + 1,
            (None, Direction::Forward) => 0,
            (at, Direction::Back) => at.unwrap_or(0) + count - 1,
        };
        next % count
    }
}
