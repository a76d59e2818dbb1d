//! The events of a search of a given tree, as minimax tells them, or as Monte-Carlo tree search does that adds the nodes one by one.

use plyscope::game::Player;
use plyscope::search::{Basis, Event, Stage, Turn};
use plyscope::trace::Trace;

/// Events are handed on in chunks, as a worker does.
const CHUNK: usize = 50_000;

/// A tree by its parents; the root's own is `u32::MAX`, and every parent comes before its children.
pub struct Tree<'a> {
    parents: &'a [u32],
    /// Where the children of each node begin in `children`; one more than there are nodes.
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

    /// Which child of its parent a node is.
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

/// A trace that is given its events in chunks.
struct Book {
    trace: Trace,
    events: Vec<Event>,
}

impl Book {
    fn new() -> Book {
        Book {
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

/// What a leaf is worth: −1, 0 or 1, all over the tree.
fn worth(node: u32) -> f64 {
    f64::from((node.wrapping_mul(0x9e37_79b9) >> 16) % 3) - 1.0
}

/// Minimax of the whole tree.
pub fn minimax(parents: &[u32]) -> Trace {
    let mut book = Book::new();
    visit(&Tree::new(parents), 0, Player::Max, &mut book);
    book.closed()
}

fn visit(tree: &Tree, node: u32, player: Player, book: &mut Book) -> f64 {
    if tree.children(node).is_empty() {
        let payoff = worth(node);
        book.tell(Event::Evaluate {
            payoff,
            score: payoff,
            basis: Basis::Exact,
        });
        book.tell(Event::Return { score: payoff });
        return payoff;
    }
    book.tell(tree.open(node, player));
    let mut best = player.worst();
    for (choice, &child) in (0..).zip(tree.children(node)) {
        book.tell(Event::Descend {
            choice,
            probability: 1.0,
        });
        let score = visit(tree, child, player.other(), book);
        if player.prefers(score, best) {
            best = score;
            book.tell(Event::Improve { choice, score });
        }
    }
    book.tell(Event::Return { score: best });
    best
}

/// One iteration for every node, in the order of their numbers: so the recording numbers them as the tree does.
pub fn grown(parents: &[u32]) -> Trace {
    let tree = Tree::new(parents);
    let mut book = Book::new();
    let mut path = Vec::new();
    for node in 0..parents.len() as u32 {
        book.tell(Event::Begin {
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
                    book.tell(Event::Expand { choice, count: 1 });
                }
                book.tell(Event::Descend {
                    choice,
                    probability: 1.0,
                });
            }
            if below == node && !tree.children(node).is_empty() {
                book.tell(tree.open(
                    node,
                    if plies % 2 == 0 {
                        Player::Max
                    } else {
                        Player::Min
                    },
                ));
            }
        }
        book.tell(Event::Simulate {
            score: worth(node),
            plies: 5,
            playout: 0,
        });
        path.iter().for_each(|_| {
            book.tell(Event::Credit {
                reward: worth(node).max(0.0),
                visits: 1,
            });
        });
    }
    book.closed()
}
