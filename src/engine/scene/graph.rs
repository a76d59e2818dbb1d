//! The graph of positions: each position once, where the search first visited it; a later recall is
//! an edge to that node. The graph is that of the whole recording, so nothing moves while stepping.

use crate::game::depict::{Cell, Picture};
use crate::layout::Shape;
use crate::lesson::Labels;
use crate::trace::{NodeId, Trace};

/// The number of buckets in which finished positions are looked up by their pictures.
const BUCKETS: usize = 4096;

/// The drawn node of each node of a recording.
#[derive(Clone, Debug)]
pub struct Graph {
    stands: Vec<Option<NodeId>>,
    /// For each drawn node the nodes that it stands for, itself included.
    copies: Vec<Vec<NodeId>>,
    /// Whether positions were visited with both players to move, so that no node belongs to a
    /// player.
    pub is_impartial: bool,
}

impl Graph {
    /// Groups the nodes that the search ever visited by position.
    pub fn new(trace: &Trace, labels: &dyn Labels) -> Graph {
        let size = trace.size() as u32;
        let mut stands: Vec<Option<NodeId>> = vec![None; trace.size()];
        let mut is_impartial = false;
        // Indexed by the step at which a node joined: at most one joins at a step.
        let mut ends = vec![None; trace.len() as usize + 1];
        for node in (0..size).map(NodeId) {
            // Below a node that is not drawn itself nothing was ever visited.
            let below = trace
                .parent(node)
                .is_none_or(|parent| stands[parent.0 as usize] == Some(parent));
            let Some(joined) = trace.joined(node).filter(|_| below) else {
                continue;
            };
            let original = trace.original(node);
            is_impartial |=
                original.is_some_and(|original| trace.kind(original) != trace.kind(node));
            stands[node.0 as usize] = Some(original.unwrap_or(node));
            if original.is_none()
                && !trace
                    .children(node)
                    .any(|child| trace.joined(child).is_some())
            {
                ends[joined as usize] = Some(node);
            }
        }
        // The memo holds no finished positions: those are compared by their pictures and, if it
        // matters, by the winner.
        let mut met: Vec<Vec<(Vec<u16>, NodeId)>> = vec![Vec::new(); BUCKETS];
        for node in ends.into_iter().flatten() {
            let Some(mut look) = marks(labels.picture(&trace.path(node))) else {
                continue;
            };
            if !is_impartial {
                let bits = trace
                    .end()
                    .number(node)
                    .map_or(0, |number| number.value.to_bits());
                look.extend([48, 32, 16, 0].map(|shift| (bits >> shift) as u16));
            }
            let hash = look.iter().fold(0_u32, |hash, mark| {
                (hash ^ u32::from(*mark)).wrapping_mul(0x0100_0193)
            });
            let bucket = &mut met[hash as usize % BUCKETS];
            match bucket.iter().find(|(other, _)| *other == look) {
                Some((_, first)) => stands[node.0 as usize] = Some(*first),
                None => bucket.push((look, node)),
            }
        }
        let mut copies = vec![Vec::new(); trace.size()];
        for node in (0..size).map(NodeId) {
            if let Some(drawn) = stands[node.0 as usize] {
                copies[drawn.0 as usize].push(node);
            }
        }
        Graph {
            stands,
            copies,
            is_impartial,
        }
    }

    /// Counts the drawn nodes.
    pub fn size(&self) -> usize {
        self.copies
            .iter()
            .filter(|copies| !copies.is_empty())
            .count()
    }

    /// Returns the node drawn for a node; `None` if it is not drawn at all.
    pub fn stands(&self, node: NodeId) -> Option<NodeId> {
        // The search may have visited nodes since this graph was made.
        self.stands.get(node.0 as usize).copied().flatten()
    }

    /// Returns the nodes for which a drawn node stands.
    pub fn copies(&self, node: NodeId) -> &[NodeId] {
        &self.copies[node.0 as usize]
    }

    /// Returns the edges for a layout; several between the same two nodes count once.
    pub fn shape(&self, trace: &Trace) -> Shape {
        let mut shape = Shape::default();
        for node in (0..trace.size() as u32).map(NodeId) {
            let is_drawn = self.stands(node) == Some(node);
            let mut children: Vec<u32> = trace
                .children(node)
                .filter(|_| is_drawn)
                .filter_map(|child| self.stands(child))
                .map(|child| child.0)
                .collect();
            children.dedup();
            shape.push(children);
        }
        shape
    }
}

/// Returns the contents of a picture without the last move; `None` for a bare one.
fn marks(picture: Picture) -> Option<Vec<u16>> {
    match picture {
        Picture::Bare => None,
        Picture::Board(board) => Some(board.cells.into_iter().map(mark).collect()),
        Picture::Heaps { heaps, .. } => Some(heaps),
        Picture::Scores { scores, turn, die } => {
            Some(vec![scores.max, scores.min, turn, die.map_or(0, u16::from)])
        }
    }
}

/// Returns a number that identifies the contents of a cell.
fn mark(cell: Cell) -> u16 {
    match cell {
        Cell::Empty => 0,
        Cell::Of(player) => 1 + player as u16,
        Cell::Man(player, letter) => 256 + 2 * letter as u16 + player as u16,
        Cell::Snake {
            owner,
            is_head,
            links,
        } => 4 + 4 * u16::from(links) + 2 * u16::from(is_head) + owner as u16,
        Cell::Wall(owner) => 128 + owner as u16,
        Cell::Growth(length) => 1024 + u16::from(length),
        Cell::Railgun => 3,
    }
}
