//! The tidy tree of Buchheim, Jünger and Leipert, *Improving Walker's algorithm to run in linear time* (2002), with node widths.
//! The names of the paper's steps stand in the comments; its numbers live in arrays beside the tree.

use super::{Layout, Shape};

const NONE: u32 = u32::MAX;

/// The paper's numbers of a node.
#[derive(Clone, Copy)]
struct Work {
    prelim: f64,
    modifier: f64,
    shift: f64,
    change: f64,
    thread: u32,
    ancestor: u32,
    parent: u32,
    left_sibling: u32,
    /// The node's place among its siblings.
    number: u32,
}

struct Walker<'a> {
    shape: &'a Shape,
    work: Vec<Work>,
    /// The default ancestor of the children of each node, while they are placed.
    default_ancestor: Vec<u32>,
    width: &'a dyn Fn(u32) -> f64,
    gap: f64,
    far: f64,
}

pub fn draw(shape: &Shape, width: &dyn Fn(u32) -> f64, gap: f64, far: f64) -> Layout {
    if shape.size() == 0 {
        return Layout::default();
    }
    let mut walker = Walker::new(shape, width, gap, far);
    let order = preorder(shape);
    walker.first_walk(&order);
    walker.second_walk(&order)
}

/// Parents before children, children from left to right.
fn preorder(shape: &Shape) -> Vec<u32> {
    let mut order = Vec::with_capacity(shape.size());
    let mut stack = vec![0];
    while let Some(node) = stack.pop() {
        order.push(node);
        stack.extend(shape.children(node).iter().rev());
    }
    order
}

impl<'a> Walker<'a> {
    fn new(shape: &'a Shape, width: &'a dyn Fn(u32) -> f64, gap: f64, far: f64) -> Walker<'a> {
        let fresh = Work {
            prelim: 0.0,
            modifier: 0.0,
            shift: 0.0,
            change: 0.0,
            thread: NONE,
            ancestor: NONE,
            parent: NONE,
            left_sibling: NONE,
            number: 0,
        };
        let mut work = vec![fresh; shape.size()];
        let mut default_ancestor = vec![NONE; shape.size()];
        for node in 0..shape.size() as u32 {
            work[node as usize].ancestor = node;
            let mut left_sibling = NONE;
            for (number, &child) in (0..).zip(shape.children(node)) {
                let child_work = &mut work[child as usize];
                (child_work.parent, child_work.number, child_work.left_sibling) = (node, number, left_sibling);
                left_sibling = child;
            }
            default_ancestor[node as usize] = shape.children(node).first().copied().unwrap_or(NONE);
        }
        Walker { shape, work, default_ancestor, width, gap, far }
    }

    fn of(&mut self, node: u32) -> &mut Work {
        &mut self.work[node as usize]
    }

    /// How far the middles of two neighbours must be apart.
    fn distance(&self, left: u32, right: u32) -> f64 {
        let siblings = self.work[left as usize].parent == self.work[right as usize].parent;
        let gap = if siblings { self.gap } else { self.far };
        ((self.width)(left) + (self.width)(right)) / 2.0 + gap
    }

    /// FIRSTWALK, from the leaves up: a stack holds the nodes whose subtrees are not yet placed whole.
    fn first_walk(&mut self, order: &[u32]) {
        let mut open: Vec<u32> = Vec::new();
        for &node in order {
            while let Some(&last) = open.last()
                && last != self.work[node as usize].parent
            {
                open.pop();
                self.place(last);
            }
            open.push(node);
        }
        while let Some(last) = open.pop() {
            self.place(last);
        }
    }

    /// Gives a node whose subtree is placed its preliminary position, then APPORTION.
    fn place(&mut self, node: u32) {
        let children = self.shape.children(node);
        let left = self.work[node as usize].left_sibling;
        let beside = (left != NONE).then(|| self.work[left as usize].prelim + self.distance(left, node));
        if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
            self.execute_shifts(node);
            let midpoint = (self.work[first as usize].prelim + self.work[last as usize].prelim) / 2.0;
            self.of(node).prelim = beside.unwrap_or(midpoint);
            self.of(node).modifier = beside.map_or(0.0, |beside| beside - midpoint);
        } else {
            self.of(node).prelim = beside.unwrap_or(0.0);
        }
        if left != NONE {
            let parent = self.work[node as usize].parent;
            self.default_ancestor[parent as usize] = self.apportion(node, left, self.default_ancestor[parent as usize]);
        }
    }

    /// APPORTION: pushes the subtree of `node` right until it is clear of all subtrees left of it.
    fn apportion(&mut self, node: u32, left: u32, default_ancestor: u32) -> u32 {
        let parent = self.work[node as usize].parent;
        let leftmost = self.shape.children(parent)[0];
        let (mut inside_right, mut outside_right, mut inside_left, mut outside_left) = (node, node, left, leftmost);
        let modifier = |walker: &Walker, at: u32| walker.work[at as usize].modifier;
        let (mut sum_inside_right, mut sum_outside_right) = (modifier(self, inside_right), modifier(self, outside_right));
        let (mut sum_inside_left, mut sum_outside_left) = (modifier(self, inside_left), modifier(self, outside_left));
        let mut default_ancestor = default_ancestor;
        loop {
            let (next_left, next_right) = (self.next_right(inside_left), self.next_left(inside_right));
            if next_left == NONE || next_right == NONE {
                break;
            }
            (inside_left, inside_right) = (next_left, next_right);
            // Both outer contours are at least as long as the inner ones beside them.
            (outside_left, outside_right) = (self.next_left(outside_left), self.next_right(outside_right));
            self.of(outside_right).ancestor = node;
            let space = self.distance(inside_left, inside_right);
            let shift = (self.work[inside_left as usize].prelim + sum_inside_left)
                - (self.work[inside_right as usize].prelim + sum_inside_right)
                + space;
            if shift > 0.0 {
                let ancestor = self.ancestor(inside_left, parent, default_ancestor);
                self.move_subtree(ancestor, node, shift);
                sum_inside_right += shift;
                sum_outside_right += shift;
            }
            sum_inside_left += modifier(self, inside_left);
            sum_inside_right += modifier(self, inside_right);
            sum_outside_left += modifier(self, outside_left);
            sum_outside_right += modifier(self, outside_right);
        }
        let (longer_left, longer_right) = (self.next_right(inside_left), self.next_left(inside_right));
        if longer_left != NONE && self.next_right(outside_right) == NONE {
            self.of(outside_right).thread = longer_left;
            self.of(outside_right).modifier += sum_inside_left - sum_outside_right;
        }
        if longer_right != NONE && self.next_left(outside_left) == NONE {
            self.of(outside_left).thread = longer_right;
            self.of(outside_left).modifier += sum_inside_right - sum_outside_left;
            default_ancestor = node;
        }
        default_ancestor
    }

    /// NEXTLEFT: the next node of the left contour.
    fn next_left(&self, node: u32) -> u32 {
        self.shape.children(node).first().copied().unwrap_or(self.work[node as usize].thread)
    }

    /// NEXTRIGHT: the next node of the right contour.
    fn next_right(&self, node: u32) -> u32 {
        self.shape.children(node).last().copied().unwrap_or(self.work[node as usize].thread)
    }

    /// ANCESTOR: the sibling of the subtree being placed that `inside_left` belongs to.
    fn ancestor(&self, inside_left: u32, parent: u32, default_ancestor: u32) -> u32 {
        let ancestor = self.work[inside_left as usize].ancestor;
        if self.work[ancestor as usize].parent == parent { ancestor } else { default_ancestor }
    }

    /// MOVESUBTREE: notes a shift, to be spread over the siblings between.
    fn move_subtree(&mut self, left: u32, right: u32, shift: f64) {
        let subtrees = f64::from(self.work[right as usize].number - self.work[left as usize].number);
        self.of(right).change -= shift / subtrees;
        self.of(right).shift += shift;
        self.of(left).change += shift / subtrees;
        self.of(right).prelim += shift;
        self.of(right).modifier += shift;
    }

    /// EXECUTESHIFTS: carries out the noted shifts of a node's children from right to left.
    fn execute_shifts(&mut self, node: u32) {
        let (mut shift, mut change) = (0.0, 0.0);
        for &child in self.shape.children(node).iter().rev() {
            let work = &mut self.work[child as usize];
            work.prelim += shift;
            work.modifier += shift;
            change += work.change;
            shift += work.shift + change;
        }
    }

    /// SECONDWALK, from the root down: sums the modifiers and sorts the nodes into rows.
    fn second_walk(&self, order: &[u32]) -> Layout {
        let size = self.shape.size();
        let mut layout = Layout { x: vec![0.0; size], depth: vec![0; size], rows: Vec::new(), width: 0.0 };
        let mut sums = vec![0.0; size];
        let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
        for &node in order {
            let at = node as usize;
            let Work { prelim, modifier, parent, .. } = self.work[at];
            let (above, depth) =
                if parent == NONE { (0.0, 0) } else { (sums[parent as usize], layout.depth[parent as usize] + 1) };
            layout.x[at] = prelim + above;
            layout.depth[at] = depth;
            sums[at] = above + modifier;
            if layout.rows.len() <= usize::from(depth) {
                layout.rows.push(Vec::new());
            }
            layout.rows[usize::from(depth)].push(node);
            let half = (self.width)(node) / 2.0;
            (left, right) = (left.min(layout.x[at] - half), right.max(layout.x[at] + half));
        }
        layout.x.iter_mut().for_each(|x| *x -= left);
        layout.width = right - left;
        layout
    }
}
