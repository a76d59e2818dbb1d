//! The root of Monte-Carlo tree search and its children, rebuilt from the events of
//! backpropagation: after any iteration it applies the same final rule as the search.

use super::{Mcts, Node, best_child};

/// The root and its visited children.
#[derive(Debug)]
pub struct Root(Vec<Node>);

impl Default for Root {
    fn default() -> Root {
        Root(vec![Node::default()])
    }
}

impl Root {
    /// Adds an iteration's rewards to the root and to the child it went to.
    ///
    /// `first` is the choice at the root, if the iteration went down, with the reward of the side
    /// that moves there; `visits` is the number of playouts, `score` the sum of Max's scores.
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

    /// Returns the move that the search would choose if it ended now.
    pub fn best(&self, options: &Mcts) -> Option<u16> {
        best_child(&self.0, 0, options.last, options).map(|(choice, _)| choice)
    }

    /// Returns the mean of all scores so far.
    pub fn value(&self) -> f64 {
        self.0[0].score / f64::from(self.0[0].visits)
    }

    /// Lists the visited children: choice, visits, and the reward of the side that moves at the
    /// root.
    pub fn children(&self) -> impl Iterator<Item = (u16, u32, f64)> {
        self.0[0]
            .children
            .iter()
            .map(|&(choice, child)| (choice, self.0[child].visits, self.0[child].reward))
    }
}
