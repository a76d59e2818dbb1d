//! The root of Monte-Carlo tree search and its children, kept up by whoever hears of their credit: the move after any iteration
//! is found from them by the very rule that ends the search.

use super::{Mcts, Node, best_child};

/// The root and those of its children that were visited.
#[derive(Debug)]
pub struct Root(Vec<Node>);

impl Default for Root {
    fn default() -> Root {
        Root(vec![Node::default()])
    }
}

impl Root {
    /// An iteration is credited: its first choice, if it went down, with the reward of the side that moves here, and so many visits;
    /// Max's scores in it sum up to `score`.
    pub fn credit(&mut self, first: Option<(u16, f64)>, visits: u32, score: f64) {
        let Root(tree) = self;
        if let Some((choice, reward)) = first {
            let known = tree[0]
                .children
                .iter()
                .find(|(known, _)| *known == choice)
                .map(|&(_, child)| child);
            let child = known.unwrap_or(tree.len());
            if known.is_none() {
                tree[0].children.push((choice, child));
                tree.push(Node::default());
            }
            tree[child].visits += visits;
            tree[child].reward += reward;
        }
        tree[0].visits += visits;
        tree[0].score += score;
    }

    /// The move that is taken if the search ends now.
    pub fn best(&self, options: &Mcts) -> Option<u16> {
        best_child(&self.0, 0, options.last, options).map(|(choice, _)| choice)
    }

    /// The mean of all scores so far.
    pub fn value(&self) -> f64 {
        self.0[0].score / f64::from(self.0[0].visits)
    }

    /// Every visited child: choice, visits, and the reward of the side that moves at the root.
    pub fn children(&self) -> impl Iterator<Item = (u16, u32, f64)> {
        self.0[0]
            .children
            .iter()
            .map(|&(choice, child)| (choice, self.0[child].visits, self.0[child].reward))
    }
}
