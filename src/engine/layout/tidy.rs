//! The tidy tree of Buchheim, Jünger and Leipert, *Improving Walker's algorithm to run in linear
//! time* (2002), with node widths. Comments name the paper's steps. Its numbers are in one array by
//! place, where siblings are neighbours and descendants come later, so parents, sibling numbers and
//! left siblings need not be stored.

use super::Rows;
use std::cell::Cell;
use std::ops::Range;

/// No place. It is the root's index: no thread leads to the root and it has no siblings.
const NONE: u32 = 0;

/// The paper's numbers of a place, and half its width.
#[derive(Clone, Copy)]
struct Work {
    /// The position relative to the siblings; before it is placed among them, the centre of its
    /// children.
    prelim: f64,
    modifier: f64,
    half: f64,
    thread: u32,
    ancestor: u32,
}

/// A contour of a subtree: a place on it, and the sum of the modifiers of the places above.
#[derive(Clone, Copy)]
struct Contour {
    place: u32,
    sum: f64,
}

struct Walker<'a> {
    rows: &'a Rows,
    /// The places that have children, in increasing order.
    parents: Vec<u32>,
    work: Vec<Work>,
    /// The paper's shift and change, for the siblings that are being placed.
    shifts: Vec<(f64, f64)>,
    gap: f64,
    far: f64,
    /// The rows that contours have gone down.
    steps: Cell<usize>,
}

/// Where the places of a tree stand.
pub struct Drawn {
    /// The centres of the places, from the left edge of the drawing.
    pub x: Vec<f64>,
    /// The left and right edges of their subtrees.
    pub extents: Vec<(f64, f64)>,
    /// How many rows the contours went down in all.
    pub steps: usize,
}

/// Places the nodes of a tree.
pub fn draw(rows: &Rows, widths: &[f64], gap: f64, far: f64) -> Drawn {
    let fresh = |width| Work {
        prelim: 0.0,
        modifier: 0.0,
        half: width / 2.0,
        thread: NONE,
        ancestor: NONE,
    };
    let work = widths.iter().map(fresh).collect();
    let mut walker = Walker {
        rows,
        parents: parents(rows),
        work,
        shifts: Vec::new(),
        gap,
        far,
        steps: Cell::new(0),
    };
    walker.first_walk();
    walker.second_walk()
}

fn parents(rows: &Rows) -> Vec<u32> {
    let (mut parents, mut count) = (vec![0; rows.size()], 0);
    for place in 0..rows.size() {
        // Without a branch: whether a place has children cannot be predicted.
        parents[count] = place as u32;
        count += usize::from(!rows.below(place..place + 1).is_empty());
    }
    parents.truncate(count);
    parents
}

impl Walker<'_> {
    fn at(&mut self, place: u32) -> &mut Work {
        &mut self.work[place as usize]
    }

    /// FIRSTWALK: places the siblings of every family, from the bottom right up, so that all
    /// subtrees below them are placed before.
    fn first_walk(&mut self) {
        for index in (0..self.parents.len()).rev() {
            let parent = self.parents[index];
            let family = self.children(parent);
            self.place(family.start as u32..family.end as u32);
            self.at(parent).prelim = f64::midpoint(
                self.work[family.start].prelim,
                self.work[family.end - 1].prelim,
            );
        }
    }

    /// Gives siblings their preliminary positions from left to right.
    fn place(&mut self, family: Range<u32>) {
        let mut default_ancestor = family.start;
        self.shifts.clear();
        for place in family.start + 1..family.end {
            let left = *self.at(place - 1);
            let beside = left.prelim + left.half + self.at(place).half + self.gap;
            if self.children(place).is_empty() {
                // APPORTION of a leaf: nothing is below it to collide, and the right contour
                // continues as on its left.
                let thread = self.next_right(self.contour(place - 1));
                let work = self.at(place);
                (work.prelim, work.modifier, work.thread) = (beside, left.modifier, thread);
            } else {
                let work = self.at(place);
                (work.prelim, work.modifier) = (beside, beside - work.prelim);
                default_ancestor = self.apportion(place, &family, default_ancestor);
            }
        }
        self.execute_shifts(&family);
    }

    /// APPORTION: shifts the subtree of `place` right until it is clear of all subtrees to its
    /// left. Returns the default ancestor for the next sibling.
    fn apportion(&mut self, place: u32, family: &Range<u32>, default_ancestor: u32) -> u32 {
        let (mut inside_left, mut inside_right) = (self.contour(place - 1), self.contour(place));
        let (mut outside_left, mut outside_right) = (self.contour(family.start), inside_right);
        let (mut next_left, mut next_right) =
            (self.next_right(inside_left), self.next_left(inside_right));
        while next_left != NONE && next_right != NONE {
            // Both outer contours are at least as long as the inner ones beside them.
            let (next_outside_left, next_outside_right) =
                (self.next_left(outside_left), self.next_right(outside_right));
            self.at(next_outside_right).ancestor = place;
            let (left, right) = (*self.at(next_left), *self.at(next_right));
            let shift = (left.prelim + inside_left.sum) - (right.prelim + inside_right.sum)
                + left.half
                + right.half
                + self.far;
            if shift > 0.0 {
                // ANCESTOR: the sibling whose subtree contains `next_left`.
                let ancestor = if family.contains(&left.ancestor) {
                    left.ancestor
                } else {
                    default_ancestor
                };
                self.move_subtree(ancestor, place, shift, family);
                inside_right.sum += shift;
                outside_right.sum += shift;
            }
            inside_left = self.down(inside_left, next_left);
            inside_right = self.down(inside_right, next_right);
            outside_left = self.down(outside_left, next_outside_left);
            outside_right = self.down(outside_right, next_outside_right);
            (next_left, next_right) = (self.next_right(inside_left), self.next_left(inside_right));
        }
        if next_left != NONE && self.next_right(outside_right) == NONE {
            let end = self.at(outside_right.place);
            end.thread = next_left;
            end.modifier += inside_left.sum - outside_right.sum;
        }
        if next_right != NONE && self.next_left(outside_left) == NONE {
            let end = self.at(outside_left.place);
            end.thread = next_right;
            end.modifier += inside_right.sum - outside_left.sum;
            return place;
        }
        default_ancestor
    }

    /// Returns the contour of a subtree at its root.
    fn contour(&self, place: u32) -> Contour {
        Contour {
            place,
            sum: self.work[place as usize].modifier,
        }
    }

    /// Goes one row down a contour.
    fn down(&self, contour: Contour, next: u32) -> Contour {
        self.steps.set(self.steps.get() + 1);
        Contour {
            place: next,
            sum: contour.sum + self.work[next as usize].modifier,
        }
    }

    fn children(&self, place: u32) -> Range<usize> {
        self.rows.below(place as usize..place as usize + 1)
    }

    /// NEXTLEFT: returns the next place of a left contour.
    fn next_left(&self, contour: Contour) -> u32 {
        let children = self.children(contour.place);
        if children.is_empty() {
            self.work[contour.place as usize].thread
        } else {
            children.start as u32
        }
    }

    /// NEXTRIGHT: returns the next place of a right contour.
    fn next_right(&self, contour: Contour) -> u32 {
        let children = self.children(contour.place);
        if children.is_empty() {
            self.work[contour.place as usize].thread
        } else {
            children.end as u32 - 1
        }
    }

    /// MOVESUBTREE: shifts a subtree, and records the share of the siblings in between.
    fn move_subtree(&mut self, left: u32, right: u32, shift: f64, family: &Range<u32>) {
        self.shifts.resize(family.len(), (0.0, 0.0));
        let (one, other) = (
            (left - family.start) as usize,
            (right - family.start) as usize,
        );
        let share = shift / f64::from(right - left);
        self.shifts[other].0 += shift;
        self.shifts[other].1 -= share;
        self.shifts[one].1 += share;
        let work = self.at(right);
        work.prelim += shift;
        work.modifier += shift;
    }

    /// EXECUTESHIFTS: applies the recorded shifts to the siblings, from right to left.
    fn execute_shifts(&mut self, family: &Range<u32>) {
        let (mut sum, mut changes) = (0.0, 0.0);
        let siblings = &mut self.work[family.start as usize..family.end as usize];
        for (work, (shift, change)) in siblings.iter_mut().zip(&self.shifts).rev() {
            work.prelim += sum;
            work.modifier += sum;
            changes += change;
            sum += shift + changes;
        }
    }

    /// SECONDWALK: sums the modifiers from the root down; on the way back computes the extents.
    fn second_walk(mut self) -> Drawn {
        let mut x = Vec::with_capacity(self.work.len());
        let edge = self.left_edge();
        if let Some(root) = self.work.first_mut() {
            x.push(root.prelim - edge);
            root.modifier = -edge;
        }
        for &parent in &self.parents {
            let above = self.work[parent as usize].modifier;
            let family = self.children(parent);
            for work in &mut self.work[family] {
                x.push(work.prelim + above);
                work.modifier += above;
            }
        }
        let mut extents: Vec<(f64, f64)> = x
            .iter()
            .zip(&self.work)
            .map(|(x, work)| (x - work.half, x + work.half))
            .collect();
        for &parent in self.parents.iter().rev() {
            let (mut left, mut right) = extents[parent as usize];
            for &(least, most) in &extents[self.children(parent)] {
                (left, right) = (left.min(least), right.max(most));
            }
            extents[parent as usize] = (left, right);
        }
        Drawn {
            x,
            extents,
            steps: self.steps.get(),
        }
    }

    /// Returns the left edge of the drawing, by the left contour of the root.
    fn left_edge(&self) -> f64 {
        let (mut contour, mut edge) = (Contour { place: 0, sum: 0.0 }, 0.0_f64);
        if let Some(root) = self.work.first() {
            edge = root.prelim - root.half;
        }
        loop {
            let next = if self.work.is_empty() {
                NONE
            } else {
                self.next_left(contour)
            };
            if next == NONE {
                return edge;
            }
            let work = self.work[next as usize];
            edge = edge.min(work.prelim + contour.sum - work.half);
            contour = self.down(contour, next);
        }
    }
}
