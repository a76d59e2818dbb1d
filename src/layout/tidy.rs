//! The tidy tree of Buchheim, Jünger and Leipert, *Improving Walker's algorithm to run in linear time* (2002), with node widths.
//! The names of the paper's steps stand in the comments; its numbers live in arrays beside the tree.

use super::{Layout, Rows};
use std::ops::Range;

const NONE: u32 = u32::MAX;

/// The paper's numbers of a place.
#[derive(Clone, Copy)]
struct Work {
    prelim: f64,
    modifier: f64,
    shift: f64,
    change: f64,
    thread: u32,
    ancestor: u32,
    parent: u32,
}

struct Walker<'a> {
    rows: &'a Rows,
    work: Vec<Work>,
    width: &'a dyn Fn(u32) -> f64,
    gap: f64,
    far: f64,
}

pub fn draw(rows: Rows, width: &dyn Fn(u32) -> f64, gap: f64, far: f64) -> Layout {
    let mut walker = Walker::new(&rows, width, gap, far);
    walker.first_walk();
    let x = walker.second_walk();
    let half = |place: usize| width(rows.node(place)) / 2.0;
    let mut extents: Vec<(f64, f64)> = x.iter().enumerate().map(|(place, x)| (x - half(place), x + half(place))).collect();
    for place in (0..rows.size()).rev() {
        for child in rows.below(place..place + 1) {
            let ((left, right), (least, most)) = (extents[place], extents[child]);
            extents[place] = (left.min(least), right.max(most));
        }
    }
    let (left, right) = extents.first().copied().unwrap_or_default();
    extents.iter_mut().for_each(|extent| *extent = (extent.0 - left, extent.1 - left));
    Layout::placed(rows, x.into_iter().map(|x| x - left).collect(), extents, right - left)
}

impl<'a> Walker<'a> {
    fn new(rows: &'a Rows, width: &'a dyn Fn(u32) -> f64, gap: f64, far: f64) -> Walker<'a> {
        let fresh = Work { prelim: 0.0, modifier: 0.0, shift: 0.0, change: 0.0, thread: NONE, ancestor: NONE, parent: NONE };
        let mut work = vec![fresh; rows.size()];
        for place in 0..rows.size() {
            work[place].ancestor = place as u32;
            for child in rows.below(place..place + 1) {
                work[child].parent = place as u32;
            }
        }
        Walker { rows, work, width, gap, far }
    }

    fn of(&mut self, place: u32) -> &mut Work {
        &mut self.work[place as usize]
    }

    fn children(&self, place: u32) -> Range<u32> {
        let children = self.rows.below(place as usize..place as usize + 1);
        children.start as u32..children.end as u32
    }

    /// How far the middles of two neighbours must be apart.
    fn distance(&self, left: u32, right: u32) -> f64 {
        let siblings = self.work[left as usize].parent == self.work[right as usize].parent;
        let gap = if siblings { self.gap } else { self.far };
        let width = |place: u32| (self.width)(self.rows.node(place as usize));
        (width(left) + width(right)) / 2.0 + gap
    }

    /// FIRSTWALK, from the lowest row up and along each row from the left: whatever a subtree is placed beside, and whatever
    /// is below it, has been placed before.
    fn first_walk(&mut self) {
        for row in (0..self.rows.count()).rev() {
            let mut default_ancestor = NONE;
            for place in self.rows.row(row) {
                default_ancestor = self.place(place as u32, default_ancestor);
            }
        }
    }

    /// Gives a place whose children are placed its preliminary position, then APPORTION. Answers the default ancestor for the
    /// next sibling.
    fn place(&mut self, place: u32, default_ancestor: u32) -> u32 {
        let children = self.children(place);
        let parent = self.work[place as usize].parent;
        let left = place.checked_sub(1).filter(|&left| parent != NONE && self.work[left as usize].parent == parent);
        let beside = left.map(|left| self.work[left as usize].prelim + self.distance(left, place));
        if children.is_empty() {
            self.of(place).prelim = beside.unwrap_or(0.0);
        } else {
            self.execute_shifts(children.clone());
            let midpoint = (self.work[children.start as usize].prelim + self.work[children.end as usize - 1].prelim) / 2.0;
            self.of(place).prelim = beside.unwrap_or(midpoint);
            self.of(place).modifier = beside.map_or(0.0, |beside| beside - midpoint);
        }
        match left {
            Some(left) => self.apportion(place, left, default_ancestor),
            None => place,
        }
    }

    /// APPORTION: pushes the subtree of `place` right until it is clear of all subtrees left of it.
    fn apportion(&mut self, place: u32, left: u32, default_ancestor: u32) -> u32 {
        let parent = self.work[place as usize].parent;
        let leftmost = self.children(parent).start;
        let (mut inside_right, mut outside_right, mut inside_left, mut outside_left) = (place, place, left, leftmost);
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
            self.of(outside_right).ancestor = place;
            let space = self.distance(inside_left, inside_right);
            let shift = (self.work[inside_left as usize].prelim + sum_inside_left)
                - (self.work[inside_right as usize].prelim + sum_inside_right)
                + space;
            if shift > 0.0 {
                let ancestor = self.ancestor(inside_left, parent, default_ancestor);
                self.move_subtree(ancestor, place, shift);
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
            default_ancestor = place;
        }
        default_ancestor
    }

    /// NEXTLEFT: the next place of the left contour.
    fn next_left(&self, place: u32) -> u32 {
        let children = self.children(place);
        if children.is_empty() { self.work[place as usize].thread } else { children.start }
    }

    /// NEXTRIGHT: the next place of the right contour.
    fn next_right(&self, place: u32) -> u32 {
        let children = self.children(place);
        if children.is_empty() { self.work[place as usize].thread } else { children.end - 1 }
    }

    /// ANCESTOR: the sibling of the subtree being placed that `inside_left` belongs to.
    fn ancestor(&self, inside_left: u32, parent: u32, default_ancestor: u32) -> u32 {
        let ancestor = self.work[inside_left as usize].ancestor;
        if self.work[ancestor as usize].parent == parent { ancestor } else { default_ancestor }
    }

    /// MOVESUBTREE: notes a shift, to be spread over the siblings between.
    fn move_subtree(&mut self, left: u32, right: u32, shift: f64) {
        let subtrees = f64::from(right - left);
        self.of(right).change -= shift / subtrees;
        self.of(right).shift += shift;
        self.of(left).change += shift / subtrees;
        self.of(right).prelim += shift;
        self.of(right).modifier += shift;
    }

    /// EXECUTESHIFTS: carries out the noted shifts of the children of a place from right to left.
    fn execute_shifts(&mut self, children: Range<u32>) {
        let (mut shift, mut change) = (0.0, 0.0);
        for child in children.rev() {
            let work = self.of(child);
            work.prelim += shift;
            work.modifier += shift;
            change += work.change;
            shift += work.shift + change;
        }
    }

    /// SECONDWALK, from the root down: sums the modifiers.
    fn second_walk(&self) -> Vec<f64> {
        let mut sums = vec![0.0; self.rows.size()];
        let mut x = vec![0.0; self.rows.size()];
        for (place, work) in self.work.iter().enumerate() {
            let above = if work.parent == NONE { 0.0 } else { sums[work.parent as usize] };
            x[place] = work.prelim + above;
            sums[place] = above + work.modifier;
        }
        x
    }
}
