//! The tree of a run as its own numbers tell it, iteration by iteration.

use crate::check::difference::{Difference, Is, Rule};
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::transcript::{Said, Transcript, named};

/// A node of the tree.
#[derive(Clone, Debug)]
pub struct Node {
    /// The node above it.
    pub parent: Option<usize>,
    /// The move that leads here.
    pub choice: u16,
    /// The children in the order in which they joined.
    pub children: Vec<usize>,
    /// The number of moves.
    pub choices: u16,
    /// The player to move.
    pub mover: Option<Player>,
    /// Max's payoff, where the game is over.
    pub score: Option<f64>,
    /// The visits and the sum of rewards, as last told.
    pub n: f64,
    /// The sum of rewards.
    pub w: f64,
    position: AnyGame,
}

/// What an iteration did.
#[derive(Clone, Debug)]
pub struct Iterated {
    /// The nodes of the path, the root first.
    pub path: Vec<usize>,
    /// By how much the sum of rewards grew at each of them.
    pub added: Vec<Option<f64>>,
    /// For each node that chose among children that were all visited: the node, what was chosen, and the children with visits and
    /// sums before.
    pub chosen: Vec<Chosen>,
    /// Its line.
    pub line: u32,
}

/// A choice among visited children.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The node.
    pub node: usize,
    /// The index of the chosen child in `children`.
    pub index: usize,
    /// The visits of the node.
    pub n: f64,
    /// Move, visits and sum of rewards of each child.
    pub children: Vec<(u16, f64, f64)>,
}

/// The tree, and what was noticed while it grew.
#[derive(Debug)]
pub struct Grown {
    /// The nodes; the root is the first.
    pub nodes: Vec<Node>,
    /// The iterations.
    pub iterations: Vec<Iterated>,
    /// The differences that need no convention, with their nodes.
    pub differences: Vec<(Difference, usize)>,
    /// Whether all children join at once.
    pub expands_all: bool,
    /// The line and node of each difference that is told.
    pub differing: Vec<(u32, usize)>,
}

impl Grown {
    /// Lets the tree grow again.
    pub fn new(transcript: &Transcript, game: &AnyGame) -> Grown {
        let mut grown = Grown {
            nodes: Vec::new(),
            iterations: Vec::new(),
            differences: Vec::new(),
            expands_all: false,
            differing: Vec::new(),
        };
        grown.add(None, 0, game.clone());
        // Of several searches the last one gave the answer.
        let first = transcript.restarts.last().copied().unwrap_or(0);
        for index in first..transcript.iterations.len() {
            if grown.iterate(transcript, index).is_none() {
                break;
            }
        }
        grown
    }

    /// Returns the position at the root.
    pub fn game(&self) -> &AnyGame {
        &self.nodes[0].position
    }

    /// Returns the moves to a node.
    pub fn path(&self, node: usize) -> Vec<u16> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some(parent) = self.nodes[at].parent {
            path.push(self.nodes[at].choice);
            at = parent;
        }
        path.reverse();
        path
    }

    /// Returns the player who moved into a node; at the root the one who would have.
    pub fn mover_in(&self, node: usize) -> Option<Player> {
        match self.nodes[node].parent {
            Some(parent) => self.nodes[parent].mover,
            None => self.nodes[node].mover.map(Player::other),
        }
    }

    fn add(&mut self, parent: Option<usize>, choice: u16, position: AnyGame) -> usize {
        let status = position.status();
        let index = self.nodes.len();
        self.nodes.push(Node {
            parent,
            choice,
            children: Vec::new(),
            choices: position.choices(),
            mover: match status {
                Status::ToMove(player) => Some(player),
                _ => None,
            },
            score: match status {
                Status::Over { score } => Some(score),
                _ => None,
            },
            n: 0.0,
            w: 0.0,
            position,
        });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(index);
        }
        index
    }

    /// Returns the node at the end of some moves, which joins the tree if it is new, and whether it is.
    fn reach(&mut self, moves: &[Said]) -> Option<(usize, bool)> {
        let (mut at, mut is_new) = (0, false);
        for said in moves {
            let choice = named(said, &self.nodes[at].position)?;
            let known = self.nodes[at].children.iter().copied();
            let known = known
                .into_iter()
                .find(|child| self.nodes[*child].choice == choice);
            at = match known {
                Some(child) => child,
                None => {
                    is_new = true;
                    let position = self.nodes[at].position.after(&[choice]);
                    self.add(Some(at), choice, position)
                }
            };
        }
        Some((at, is_new))
    }

    fn iterate(&mut self, transcript: &Transcript, index: usize) -> Option<()> {
        let it = &transcript.iterations[index];
        let before = self.nodes.len();
        let number = index as u32 + 1;
        // What was in the tree is chosen among; the new nodes come after.
        let mut path = vec![0];
        let mut chosen = Vec::new();
        for end in 1..=it.path.len() {
            let above = *path.last()?;
            self.grow(it, &it.path[..end - 1]);
            let choice = named(&it.path[end - 1], &self.nodes[above].position)?;
            self.choose(above, choice, number, it.line, before, &mut chosen);
            path.push(self.reach(&it.path[..end])?.0);
        }
        for new in &it.new {
            self.reach(new)?;
        }
        self.expansion(before, number, it.line);
        let mut added = Vec::new();
        for (place, node) in path.iter().enumerate() {
            let (n, w) = (self.nodes[*node].n, self.nodes[*node].w);
            let told = |numbers: &Vec<Option<f64>>| numbers.get(place).copied().flatten();
            if let Some(visits) = told(&it.n) {
                if visits != n + 1.0 {
                    self.differ(Rule::Visits, number, it.line, *node, (n + 1.0, visits));
                }
                self.nodes[*node].n = visits;
            }
            added.push(told(&it.w).map(|sum| {
                self.nodes[*node].w = sum;
                sum - w
            }));
        }
        for (moves, n, w) in &it.also {
            let (node, _) = self.reach(moves)?;
            let known = self.nodes[node].n;
            if n.is_some_and(|n| n != known) && !path.contains(&node) {
                self.differ(
                    Rule::Visits,
                    number,
                    it.line,
                    node,
                    (known, n.unwrap_or(known)),
                );
            }
            self.nodes[node].n = n.unwrap_or(known);
            self.nodes[node].w = w.unwrap_or(self.nodes[node].w);
        }
        self.iterations.push(Iterated {
            path,
            added,
            chosen,
            line: it.line,
        });
        Some(())
    }

    /// Lets the nodes join that this iteration added below a node.
    fn grow(&mut self, it: &crate::transcript::Iteration, above: &[Said]) {
        let below: Vec<&Vec<Said>> = it
            .new
            .iter()
            .filter(|new| new.len() == above.len() + 1 && new.starts_with(above))
            .collect();
        // A single new child is the one that was added after the choice.
        if below.len() > 1 {
            for new in below {
                self.reach(new);
            }
            self.expands_all = true;
        }
    }

    fn choose(
        &mut self,
        node: usize,
        choice: u16,
        number: u32,
        line: u32,
        before: usize,
        chosen: &mut Vec<Chosen>,
    ) {
        let at = &self.nodes[node];
        if at.mover.is_none() || (at.n == 0.0 && node >= before) {
            return;
        }
        let visited: Vec<usize> = at
            .children
            .iter()
            .copied()
            .filter(|child| self.nodes[*child].n > 0.0)
            .collect();
        let is_visited = |choice: u16| {
            visited
                .iter()
                .any(|child| self.nodes[*child].choice == choice)
        };
        let open: Vec<u16> = (0..at.choices)
            .filter(|choice| !is_visited(*choice))
            .collect();
        if open.contains(&choice) {
            return;
        }
        if !open.is_empty() {
            let difference = Difference {
                rule: Rule::Unvisited,
                visit: number,
                line,
                expected: Is::OneOf(open),
                got: Is::Move(choice),
            };
            self.differences.push((difference, node));
            return;
        }
        let children: Vec<(u16, f64, f64)> = visited
            .iter()
            .map(|child| &self.nodes[*child])
            .map(|child| (child.choice, child.n, child.w))
            .collect();
        let index = children.iter().position(|(other, ..)| *other == choice);
        if let (Some(index), n) = (index, at.n) {
            chosen.push(Chosen {
                node,
                index,
                n,
                children,
            });
        }
    }

    /// Judges what joined the tree: one node, or the children of one node.
    fn expansion(&mut self, before: usize, number: u32, line: u32) {
        let new: Vec<usize> = (before.max(1)..self.nodes.len()).collect();
        let parents: Vec<Option<usize>> = new.iter().map(|node| self.nodes[*node].parent).collect();
        let differs = parents.windows(2).any(|pair| pair[0] != pair[1]);
        // In the first iteration the root and its children may join together.
        if differs && number > 1 {
            let node = new.last().copied().unwrap_or_default();
            self.differ(Rule::Expansion, number, line, node, (1.0, new.len() as f64));
        }
    }

    fn differ(&mut self, rule: Rule, number: u32, line: u32, node: usize, numbers: (f64, f64)) {
        let difference = Difference {
            rule,
            visit: number,
            line,
            expected: Is::Number(numbers.0),
            got: Is::Number(numbers.1),
        };
        self.differences.push((difference, node));
    }
}
