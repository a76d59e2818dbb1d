//! Positions of nodes: of a tree as a tidy drawing in linear time or as an icicle plot, of a graph
//! in layers. It knows shapes and widths, but no searches, games or pixels.

mod layered;
mod partition;
mod tidy;

use std::ops::Range;

/// The children of each node, in order. Node 0 is the root.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// The index in `children` at which each node's children begin; one entry more than there are
    /// nodes.
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

    /// Returns the number of nodes.
    pub fn size(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// Returns the children of a node from left to right.
    pub fn children(&self, node: u32) -> &[u32] {
        &self.children[self.first[node as usize] as usize..self.first[node as usize + 1] as usize]
    }
}

/// Nodes row by row, each row from left to right.
///
/// The index of a node in this order is its *place*. In a tree the children of a place are
/// neighbours, and so are all its descendants in any row.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The node at each place.
    order: Vec<u32>,
    /// The place at which the children of each place begin, or would begin; one entry more than
    /// there are places. Empty for a graph.
    below: Vec<u32>,
    /// The place at which each row begins; one entry more than there are rows.
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
    /// Collects the tree below a node. `children` appends a node's children to a list, from left to
    /// right.
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
                rows.below.push(rows.order.len() as u32);
                children(rows.order[place], &mut rows.order);
            }
            place = end;
        }
        rows.below.push(place as u32);
        rows
    }

    /// Returns the number of nodes.
    pub fn size(&self) -> usize {
        self.order.len()
    }

    /// Returns the number of rows.
    pub fn count(&self) -> usize {
        self.rows.len() - 1
    }

    /// Returns the places of a row.
    pub fn row(&self, row: usize) -> Range<usize> {
        self.rows[row] as usize..self.rows[row + 1] as usize
    }

    /// Returns the node at a place.
    pub fn node(&self, place: usize) -> u32 {
        self.order[place]
    }

    /// Returns the nodes at neighbouring places.
    pub fn nodes(&self, places: Range<usize>) -> &[u32] {
        &self.order[places]
    }

    /// Returns the places of the children of neighbouring places in a tree; none in a graph.
    pub fn below(&self, places: Range<usize>) -> Range<usize> {
        match self.below.get(places.end) {
            Some(&end) => self.below[places.start] as usize..end as usize,
            None => 0..0,
        }
    }
}

/// A drawing of a tree or a graph. Horizontal lengths have the unit of the widths; depth counts
/// rows.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The node at each place.
    pub rows: Rows,
    /// The place of each node; [`NOWHERE`] for a node that is not drawn.
    place: Vec<u32>,
    /// The centre of each place; the left edge of the drawing is 0. Empty for an icicle plot, in which it is the middle of the
    /// place's edges.
    x: Vec<f64>,
    /// The left and right edge of the subtree of each place; empty for a graph.
    extents: Vec<(f64, f64)>,
    width: f64,
    /// How many rows the contours of a tidy tree went down while it was drawn; all other work is done
    /// once a node.
    pub contour_steps: usize,
}

/// Stands in [`Layout`] for the place of a node that is not drawn.
const NOWHERE: u32 = u32::MAX;

impl Layout {
    /// Draws a tree. `widths` are the widths of the places, `gap` is the least distance between
    /// siblings, `far` that between cousins.
    pub fn new(rows: Rows, widths: &[f64], gap: f64, far: f64) -> Layout {
        let tidy::Drawn { x, extents, steps } = tidy::draw(&rows, widths, gap, far);
        let breadth = extents.first().map_or(0.0, |(left, right)| right - left);
        Layout {
            contour_steps: steps,
            ..Layout::placed(rows, x, extents, breadth)
        }
    }

    /// Draws a tree again so that the children of its root stand at equal distances. `widths` and
    /// `far` are those of this drawing.
    #[must_use]
    pub fn equalized(self, mut widths: Vec<f64>, far: f64) -> Layout {
        let family = self.rows.row(1);
        let reach = |place: usize| {
            let ((left, right), x) = (self.extent(place), self.x(place));
            (x - left).max(right - x)
        };
        let slot = family.clone().map(reach).fold(0.0, f64::max) * 2.0 + far;
        widths[family].fill(slot);
        Layout::new(self.rows, &widths, 0.0, far)
    }

    /// Draws a tree as an icicle plot: a node is as wide as its amount, and its children stand
    /// side by side from its left edge. The amounts of children add up to at most that of their
    /// parent.
    pub fn partition(rows: Rows, amount: impl Fn(u32) -> f64) -> Layout {
        partition::draw(rows, &amount)
    }

    /// Draws the nodes of a graph that can be reached from the root, in layers, with every edge
    /// going down. Other nodes have no place.
    pub fn layered(shape: &Shape, width: impl Fn(u32) -> f64, gap: f64) -> Layout {
        layered::draw(shape, &width, gap)
    }

    /// Makes a drawing from the centres of its places.
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
            contour_steps: 0,
        }
    }

    /// Returns the place of a node; `None` if it is not drawn.
    pub fn place(&self, node: u32) -> Option<usize> {
        self.place
            .get(node as usize)
            .filter(|&&place| place != NOWHERE)
            .map(|&place| place as usize)
    }

    /// Returns the centre of a place.
    pub fn x(&self, place: usize) -> f64 {
        let middle = |&(left, right): &(f64, f64)| f64::midpoint(left, right);
        (self.x.get(place).copied()).unwrap_or_else(|| middle(&self.extents[place]))
    }

    /// Returns the row of a place; 0 is the root's.
    pub fn depth(&self, place: usize) -> u16 {
        (self
            .rows
            .rows
            .partition_point(|&start| start as usize <= place)
            - 1) as u16
    }

    /// Returns the left and right edge of the subtree of a place; in a graph its centre twice.
    pub fn extent(&self, place: usize) -> (f64, f64) {
        self.extents
            .get(place)
            .copied()
            .unwrap_or_else(|| (self.x[place], self.x[place]))
    }

    /// Returns the width of the drawing.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Returns the place in a row of a tree whose extent contains `x`.
    pub fn across(&self, row: usize, x: f64) -> Option<usize> {
        let places = self.rows.row(row);
        let place = places.start + self.ended(places.clone(), x);
        (places.contains(&place) && self.extents[place].0 <= x).then_some(place)
    }

    /// Counts the leading places that end at `x` or before; `places` lie in one row of a tree.
    pub fn ended(&self, places: Range<usize>, x: f64) -> usize {
        self.extents[places].partition_point(|(_, right)| *right <= x)
    }

    /// Counts the leading places that begin before `x`; `places` lie in one row of a tree.
    pub fn begun(&self, places: Range<usize>, x: f64) -> usize {
        self.extents[places].partition_point(|(left, _)| *left < x)
    }

    /// Returns those of neighbouring places in one row whose centres lie between `left` and
    /// `right`.
    pub fn between(&self, places: Range<usize>, left: f64, right: f64) -> Range<usize> {
        let x = &self.x[places.clone()];
        let start = x.partition_point(|&x| x < left);
        let end = x.partition_point(|&x| x <= right).max(start);
        places.start + start..places.start + end
    }
}
