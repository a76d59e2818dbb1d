//! Rows in which a node is as wide as the amount it stands for, and its children stand side by side
//! from its left edge: the icicle plot of Kruskal and Landwehr, *Icicle plots: better displays for
//! hierarchical clustering* (1983).

use super::{Layout, Rows};

pub fn draw(rows: Rows, amount: &dyn Fn(u32) -> f64) -> Layout {
    let mut extents = vec![(0.0, 0.0); rows.size()];
    if let Some(root) = extents.first_mut() {
        root.1 = amount(rows.node(0));
    }
    for place in 0..rows.size() {
        let mut left = extents[place].0;
        for child in rows.below(place..place + 1) {
            let right = left + amount(rows.node(child));
            extents[child] = (left, right);
            left = right;
        }
    }
    let width = extents.first().map_or(0.0, |(_, right)| *right);
    Layout::placed(rows, Vec::new(), extents, width)
}
