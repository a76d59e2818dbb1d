//! Where the nodes of a tree stand: a tidy drawing in linear time; and those of a graph: in layers. It sees the shape and the
//! width of each node, nothing of searches, games or pixels.

mod layered;
mod tidy;

/// Which node has which children, in order. Node 0 is the root; in a tree every child's number is above its parent's.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// Where each node's children begin in `children`; one entry more than there are nodes.
    first: Vec<u32>,
    children: Vec<u32>,
}

impl Shape {
    /// Adds the next node with all its children.
    pub fn push(&mut self, children: impl IntoIterator<Item = u32>) {
        if self.first.is_empty() {
            self.first.push(0);
        }
        self.children.extend(children);
        self.first.push(self.children.len() as u32);
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The children of a node from left to right.
    pub fn children(&self, node: u32) -> &[u32] {
        &self.children[self.first[node as usize] as usize..self.first[node as usize + 1] as usize]
    }
}

/// A drawing of a tree or a graph, in the unit of the widths. Depth is counted in rows.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The middle of each node; the leftmost edge of the drawing is 0.
    x: Vec<f64>,
    depth: Vec<u16>,
    /// The nodes of each row from left to right.
    rows: Vec<Vec<u32>>,
    width: f64,
}

impl Layout {
    /// Draws a tree. `width` is how broad a node is, `gap` what stays free between siblings, `far` between cousins.
    pub fn new(shape: &Shape, width: impl Fn(u32) -> f64, gap: f64, far: f64) -> Layout {
        tidy::draw(shape, &width, gap, far)
    }

    /// Draws what the root of a graph leads to in layers, every edge going down. What it does not lead to is in no row.
    pub fn layered(shape: &Shape, width: impl Fn(u32) -> f64, gap: f64) -> Layout {
        layered::draw(shape, &width, gap)
    }

    /// The middle of a node.
    pub fn x(&self, node: u32) -> f64 {
        self.x[node as usize]
    }

    /// The row of a node, 0 for the root.
    pub fn depth(&self, node: u32) -> u16 {
        self.depth[node as usize]
    }

    /// The rows from the root's down, each from left to right.
    pub fn rows(&self) -> &[Vec<u32>] {
        &self.rows
    }

    /// The breadth of the drawing.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// The part of a row whose nodes stand between two places.
    pub fn between(&self, row: usize, left: f64, right: f64) -> &[u32] {
        let nodes = &self.rows[row];
        let start = nodes.partition_point(|&node| self.x(node) < left);
        let end = nodes.partition_point(|&node| self.x(node) <= right);
        &nodes[start..end.max(start)]
    }
}
