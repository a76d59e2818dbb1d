//! Where the nodes of a tree stand: a tidy drawing in linear time; and those of a graph: in layers. It sees the shape and the
//! width of each node, nothing of searches, games or pixels.

mod layered;
mod tidy;

use std::ops::Range;

/// Which node has which children, in order. Node 0 is the root.
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

/// Nodes row by row, each row from left to right. A node's number in this order is its *place*. In a tree the children of a
/// place are neighbours, and so are all its descendants in any row.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The node at each place.
    order: Vec<u32>,
    /// Where the children of each place begin, or would begin; one entry more than there are places. Empty for a graph.
    below: Vec<u32>,
    /// Where each row begins; one entry more than there are rows.
    rows: Vec<u32>,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows {
            order: Vec::new(),
            below: Vec::new(),
            rows: vec![0],
        }
    }
}

impl Rows {
    /// The tree below a node. `children` adds a node's children to a list, from left to right; [`NOWHERE`] among them is no child.
    pub fn of_tree(root: u32, children: &mut dyn FnMut(u32, &mut Vec<u32>)) -> Rows {
        let mut rows = Rows {
            order: vec![root],
            ..Rows::default()
        };
        let mut place = 0;
        while place < rows.order.len() {
            let end = rows.order.len();
            rows.rows.push(end as u32);
            for place in place..end {
                let start = rows.order.len();
                rows.below.push(start as u32);
                children(rows.order[place], &mut rows.order);
                rows.close_gaps(start);
            }
            place = end;
        }
        rows.below.push(place as u32);
        rows
    }

    /// Takes [`NOWHERE`] out of what has been added.
    fn close_gaps(&mut self, start: usize) {
        let mut kept = start;
        for at in start..self.order.len() {
            let node = self.order[at];
            self.order[kept] = node;
            kept += usize::from(node != NOWHERE);
        }
        self.order.truncate(kept);
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.order.len()
    }

    /// How many rows there are.
    pub fn count(&self) -> usize {
        self.rows.len() - 1
    }

    /// The places of a row.
    pub fn row(&self, row: usize) -> Range<usize> {
        self.rows[row] as usize..self.rows[row + 1] as usize
    }

    /// The node at a place.
    pub fn node(&self, place: usize) -> u32 {
        self.order[place]
    }

    /// The nodes at neighbouring places.
    pub fn nodes(&self, places: Range<usize>) -> &[u32] {
        &self.order[places]
    }

    /// The places of the children of neighbouring places, in a tree; none in a graph.
    pub fn below(&self, places: Range<usize>) -> Range<usize> {
        match self.below.get(places.end) {
            Some(&end) => self.below[places.start] as usize..end as usize,
            None => 0..0,
        }
    }
}

/// A drawing of a tree or a graph, in the unit of the widths. Depth is counted in rows.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Which node stands at which place.
    pub rows: Rows,
    /// The place of each node; none for one that is not drawn.
    place: Vec<u32>,
    /// The middle of each place; the leftmost edge of the drawing is 0.
    x: Vec<f64>,
    /// From where to where everything below a place reaches, itself included; empty for a graph.
    extents: Vec<(f64, f64)>,
    width: f64,
}

/// No node.
pub const NOWHERE: u32 = u32::MAX;

impl Layout {
    /// Draws a tree. `widths` is how broad each place is, `gap` what stays free between siblings, `far` between cousins.
    pub fn new(rows: Rows, widths: &[f64], gap: f64, far: f64) -> Layout {
        let (x, extents) = tidy::draw(&rows, widths, gap, far);
        let breadth = extents.first().map_or(0.0, |(left, right)| right - left);
        Layout::placed(rows, x, extents, breadth)
    }

    /// Draws what the root of a graph leads to in layers, every edge going down. What it does not lead to has no place.
    pub fn layered(shape: &Shape, width: impl Fn(u32) -> f64, gap: f64) -> Layout {
        layered::draw(shape, &width, gap)
    }

    /// A drawing by the middles of its places.
    fn placed(rows: Rows, x: Vec<f64>, extents: Vec<(f64, f64)>, width: f64) -> Layout {
        let largest = rows.order.iter().max().map_or(0, |&node| node as usize + 1);
        let mut place = vec![NOWHERE; largest];
        for (at, &node) in (0..).zip(&rows.order) {
            place[node as usize] = at;
        }
        Layout {
            rows,
            place,
            x,
            extents,
            width,
        }
    }

    /// The place of a node, if it is drawn.
    pub fn place(&self, node: u32) -> Option<usize> {
        self.place
            .get(node as usize)
            .filter(|&&place| place != NOWHERE)
            .map(|&place| place as usize)
    }

    /// The middle of a place.
    pub fn x(&self, place: usize) -> f64 {
        self.x[place]
    }

    /// The row of a place, 0 for the root's.
    pub fn depth(&self, place: usize) -> u16 {
        (self
            .rows
            .rows
            .partition_point(|&start| start as usize <= place)
            - 1) as u16
    }

    /// From where to where a place and everything below it reach; in a graph the place alone is known.
    pub fn extent(&self, place: usize) -> (f64, f64) {
        self.extents
            .get(place)
            .copied()
            .unwrap_or((self.x[place], self.x[place]))
    }

    /// The breadth of the drawing.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// The part of some places of one row whose middles stand from `left` to `right`.
    pub fn between(&self, places: Range<usize>, left: f64, right: f64) -> Range<usize> {
        let x = &self.x[places.clone()];
        let start = x.partition_point(|&x| x < left);
        let end = x.partition_point(|&x| x <= right).max(start);
        places.start + start..places.start + end
    }
}
