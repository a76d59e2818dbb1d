//! The events of a search of a given tree: of minimax, or of a Monte-Carlo tree search that adds
//! the nodes one by one.

use plyscope::game::Player;
use plyscope::search::{Basis, Event, Stage, Turn};
use plyscope::trace::Trace;

/// The number of events in a chunk, as from a worker.
const CHUNK: usize = 50_000;

/// A tree by its parents. The root's own is `u32::MAX`, and every parent comes before its children.
pub struct Tree<'a> {
    parents: &'a [u32],
    /// The index in `children` at which each node's children begin; one entry more than there are
    /// nodes.
    first: Vec<u32>,
    children: Vec<u32>,
}

impl<'a> Tree<'a> {
    pub fn new(parents: &'a [u32]) -> Tree<'a> {
        let mut first = vec![0; parents.len() + 1];
        parents
            .iter()
            .skip(1)
            .for_each(|&parent| first[parent as usize + 1] += 1);
        (1..first.len()).for_each(|node| first[node] += first[node - 1]);
        let (mut next, mut children) = (first.clone(), vec![0; parents.len() - 1]);
        for (node, &parent) in (1..).zip(&parents[1..]) {
            children[next[parent as usize] as usize] = node;
            next[parent as usize] += 1;
        }
        Tree {
            parents,
            first,
            children,
        }
    }

    fn children(&self, node: u32) -> &[u32] {
        &self.children[self.first[node as usize] as usize..self.first[node as usize + 1] as usize]
    }

    /// Returns the choice that leads from its parent to a node.
    fn choice(&self, node: u32) -> u16 {
        (self
            .children(self.parents[node as usize])
            .partition_point(|&sibling| sibling < node)) as u16
    }

    fn open(&self, node: u32, turn: Player) -> Event {
        Event::Open {
            turn: Turn::Player(turn),
            choices: self.children(node).len() as u16,
        }
    }
}

/// A trace that receives its events in chunks.
struct ChunkedTrace {
    trace: Trace,
    events: Vec<Event>,
}

impl ChunkedTrace {
    fn new() -> ChunkedTrace {
        ChunkedTrace {
            trace: Trace::new(&[]),
            events: Vec::with_capacity(CHUNK),
        }
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
        if self.events.len() == CHUNK {
            self.trace.append(&self.events);
            self.events.clear();
        }
    }

    fn closed(mut self) -> Trace {
        self.trace.append(&self.events);
        self.trace
    }
}

/// Returns the value of a leaf: −1, 0 or 1, spread over the tree.
fn worth(node: u32) -> f64 {
    f64::from((node.wrapping_mul(0x9e37_79b9) >> 16) % 3) - 1.0
}

/// Records minimax of the whole tree.
pub fn minimax(parents: &[u32]) -> Trace {
    let mut trace = ChunkedTrace::new();
    visit(&Tree::new(parents), 0, Player::Max, &mut trace);
    trace.closed()
}

fn visit(tree: &Tree, node: u32, player: Player, trace: &mut ChunkedTrace) -> f64 {
    if tree.children(node).is_empty() {
        let payoff = worth(node);
        trace.tell(Event::Evaluate {
            payoff,
            score: payoff,
            basis: Basis::Exact,
        });
        trace.tell(Event::Return { score: payoff });
        return payoff;
    }
    trace.tell(tree.open(node, player));
    let mut best = player.worst();
    for (choice, &child) in (0..).zip(tree.children(node)) {
        trace.tell(Event::Descend {
            choice,
            probability: 1.0,
        });
        let score = visit(tree, child, player.other(), trace);
        if player.prefers(score, best) {
            best = score;
            trace.tell(Event::Improve { choice, score });
        }
    }
    trace.tell(Event::Return { score: best });
    best
}

/// Records one iteration for every node in the order of node numbers, so that the recording numbers
/// them alike.
pub fn grown(parents: &[u32]) -> Trace {
    let tree = Tree::new(parents);
    let mut trace = ChunkedTrace::new();
    let mut path = Vec::new();
    for node in 0..parents.len() as u32 {
        trace.tell(Event::Begin {
            stage: Stage::Iteration(node + 1),
        });
        path.clear();
        path.extend(std::iter::successors(Some(node), |&node| {
            (node > 0).then(|| parents[node as usize])
        }));
        for (plies, &below) in path.iter().rev().enumerate() {
            if below > 0 {
                let choice = tree.choice(below);
                if below == node {
                    trace.tell(Event::Expand { choice, count: 1 });
                }
                trace.tell(Event::Descend {
                    choice,
                    probability: 1.0,
                });
            }
            if below == node && !tree.children(node).is_empty() {
                trace.tell(tree.open(
                    node,
                    if plies % 2 == 0 {
                        Player::Max
                    } else {
                        Player::Min
                    },
                ));
            }
        }
        trace.tell(Event::Simulate {
            score: worth(node),
            plies: 5,
            playout: 0,
        });
        path.iter().for_each(|_| {
            trace.tell(Event::Credit {
                reward: worth(node).max(0.0),
                visits: 1,
            });
        });
    }
    trace.closed()
}
