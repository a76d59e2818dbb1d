//! The laws of the tidy drawing on a thousand random trees with random widths: no overlaps, parents
//! centred over their first and last child, order kept, equal subtrees drawn alike and mirrored
//! trees mirrored; and equality with a plain reference that places whole subtrees row by row and
//! spreads shifts over the siblings between.

use crate::truth::cases::cases;
use plyscope::layout::{Layout, Rows};
use proptest::prelude::*;
use std::collections::HashMap;

const GAP: f64 = 3.0;
const FAR: f64 = 7.0;
const NEAR_ENOUGH: f64 = 1e-9;

/// Children by node, and the width of each node. Node 0 is the root; the order of the others has no
/// meaning.
#[derive(Clone, Debug)]
struct Tree {
    children: Vec<Vec<u32>>,
    widths: Vec<f64>,
}

impl Tree {
    fn drawn(&self) -> Layout {
        let rows = Rows::of_tree(0, &mut |node, list| {
            list.extend(&self.children[node as usize]);
        });
        let widths: Vec<f64> = rows
            .nodes(0..rows.size())
            .iter()
            .map(|&node| self.widths[node as usize])
            .collect();
        Layout::new(rows, &widths, GAP, FAR)
    }

    fn size(&self) -> usize {
        self.children.len()
    }

    fn mirrored(&self) -> Tree {
        let children = self
            .children
            .iter()
            .map(|children| children.iter().rev().copied().collect())
            .collect();
        Tree {
            children,
            ..self.clone()
        }
    }

    /// Writes a subtree as text; equal subtrees have equal texts.
    fn written(&self, node: u32) -> String {
        let below: Vec<String> = self.children[node as usize]
            .iter()
            .map(|&child| self.written(child))
            .collect();
        format!("{}({})", self.widths[node as usize], below.join(","))
    }

    /// Returns the nodes of a subtree.
    fn below(&self, node: u32) -> Vec<u32> {
        let mut nodes = vec![node];
        nodes.extend(
            self.children[node as usize]
                .iter()
                .flat_map(|&child| self.below(child)),
        );
        nodes
    }
}

/// Draws trees of up to 70 nodes with up to `most` children each. Parents are chosen among the
/// latest nodes, so some trees are deep.
fn trees(most: usize) -> impl Strategy<Value = Tree> {
    let nodes = prop::collection::vec((any::<prop::sample::Index>(), 2_u32..40), 0..70);
    (nodes, 1_usize..30, any::<bool>()).prop_map(move |(nodes, young, even)| {
        let mut tree = Tree {
            children: vec![Vec::new()],
            widths: vec![10.0],
        };
        for (parent, width) in nodes {
            let open: Vec<usize> = (0..tree.size())
                .filter(|&node| tree.children[node].len() < most)
                .collect();
            let among = &open[open.len().saturating_sub(young)..];
            let parent = among[parent.index(among.len())];
            let node = tree.size() as u32;
            tree.children[parent].push(node);
            tree.children.push(Vec::new());
            tree.widths
                .push(if even { 10.0 } else { f64::from(width) / 2.0 });
        }
        tree
    })
}

fn x(layout: &Layout, node: u32) -> f64 {
    layout.x(layout.place(node).expect("every node is drawn"))
}

/// The reference: returns the positions of the nodes below `node` relative to it, with their rows.
fn reference(tree: &Tree, node: u32) -> Vec<(u32, usize, f64)> {
    let edge =
        |part: &(u32, usize, f64), side: f64| part.2 + side * tree.widths[part.0 as usize] / 2.0;
    let mut subtrees: Vec<Vec<(u32, usize, f64)>> = Vec::new();
    for &child in &tree.children[node as usize] {
        let mut placed = reference(tree, child);
        let index = subtrees.len();
        let shift = |subtree: &mut Vec<(u32, usize, f64)>, by: f64| {
            subtree.iter_mut().for_each(|part| part.2 += by);
        };
        if let Some(left) = subtrees.last() {
            shift(
                &mut placed,
                edge(&left[0], 1.0) + GAP + tree.widths[child as usize] / 2.0,
            );
        }
        let deepest = placed.iter().map(|part| part.1).max().unwrap_or(0);
        for row in 1..=deepest {
            let reach = |subtree: &Vec<(u32, usize, f64)>| {
                let edges = subtree
                    .iter()
                    .filter(|part| part.1 == row)
                    .map(|part| edge(part, 1.0));
                edges.max_by(f64::total_cmp)
            };
            let Some((owner, right)) = (0..index)
                .rev()
                .find_map(|left| Some((left, reach(&subtrees[left])?)))
            else {
                break;
            };
            let ours = placed
                .iter()
                .filter(|part| part.1 == row)
                .map(|part| edge(part, -1.0));
            let needed = right + FAR - ours.min_by(f64::total_cmp).expect("it reaches this row");
            if needed > 0.0 {
                shift(&mut placed, needed);
                for (between, subtree) in subtrees[owner + 1..].iter_mut().enumerate() {
                    shift(
                        subtree,
                        needed * (between + 1) as f64 / (index - owner) as f64,
                    );
                }
            }
        }
        subtrees.push(placed);
    }
    let middle = match (subtrees.first(), subtrees.last()) {
        (Some(first), Some(last)) => (first[0].2 + last[0].2) / 2.0,
        _ => 0.0,
    };
    let below = subtrees
        .into_iter()
        .flatten()
        .map(|(node, row, x)| (node, row + 1, x - middle));
    std::iter::once((node, 0, 0.0)).chain(below).collect()
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn nothing_overlaps_and_the_drawing_is_as_broad_as_it_says(tree in trees(8)) {
        let layout = tree.drawn();
        let edges = |place: usize| {
            let half = tree.widths[layout.rows.node(place) as usize] / 2.0;
            (layout.x(place) - half, layout.x(place) + half)
        };
        let parent = |node: u32| tree.children.iter().position(|children| children.contains(&node));
        for row in 0..layout.rows.count() {
            let places = layout.rows.row(row);
            for (left, right) in places.clone().zip(places.skip(1)) {
                let siblings = parent(layout.rows.node(left)) == parent(layout.rows.node(right));
                let free = edges(right).0 - edges(left).1;
                prop_assert!(free > if siblings { GAP } else { FAR } - NEAR_ENOUGH, "{free}");
            }
        }
        let all = || (0..tree.size()).map(edges);
        let left = all().map(|edge| edge.0).fold(f64::INFINITY, f64::min);
        let right = all().map(|edge| edge.1).fold(f64::NEG_INFINITY, f64::max);
        prop_assert!(left.abs() < NEAR_ENOUGH && (right - layout.width()).abs() < NEAR_ENOUGH, "from {left} to {right}");
    }

    #[test]
    fn every_node_stands_in_its_row_in_order_and_over_the_middle_of_its_children(tree in trees(8)) {
        let layout = tree.drawn();
        prop_assert_eq!(layout.rows.size(), tree.size());
        for (node, children) in (0..).zip(&tree.children) {
            let place = layout.place(node).expect("every node is drawn");
            prop_assert_eq!(layout.rows.node(place), node);
            let below = layout.rows.below(place..place + 1);
            prop_assert_eq!(layout.rows.nodes(below.clone()), children.as_slice());
            prop_assert!(below.clone().all(|child| layout.depth(child) == layout.depth(place) + 1));
            if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
                let middle = (x(&layout, first) + x(&layout, last)) / 2.0;
                prop_assert!((layout.x(place) - middle).abs() < NEAR_ENOUGH);
            }
            let reaches: Vec<f64> =
                tree.below(node).iter().flat_map(|&node| [-0.5, 0.5].map(|side| x(&layout, node) + side * tree.widths[node as usize])).collect();
            let (left, right) = layout.extent(place);
            prop_assert!((left - reaches.iter().copied().fold(f64::INFINITY, f64::min)).abs() < NEAR_ENOUGH);
            prop_assert!((right - reaches.iter().copied().fold(f64::NEG_INFINITY, f64::max)).abs() < NEAR_ENOUGH);
        }
    }

    #[test]
    fn equal_subtrees_are_drawn_alike(tree in trees(3)) {
        let layout = tree.drawn();
        let mut seen: HashMap<String, Vec<f64>> = HashMap::new();
        for node in 0..tree.size() as u32 {
            let offsets: Vec<f64> = tree.below(node).iter().map(|&below| x(&layout, below) - x(&layout, node)).collect();
            let first = seen.entry(tree.written(node)).or_insert_with(|| offsets.clone());
            prop_assert!(first.iter().zip(&offsets).all(|(one, other)| (one - other).abs() < NEAR_ENOUGH));
        }
    }

    #[test]
    fn it_is_the_drawing_of_the_reference(tree in trees(8)) {
        let layout = tree.drawn();
        for (node, row, offset) in reference(&tree, 0) {
            let place = layout.place(node).expect("every node is drawn");
            prop_assert_eq!(usize::from(layout.depth(place)), row);
            let away = layout.x(place) - layout.x(0) - offset;
            prop_assert!(away.abs() < NEAR_ENOUGH, "node {node} is {away} away");
        }
    }

    #[test]
    fn a_mirrored_tree_is_drawn_mirrored(tree in trees(8)) {
        let (layout, mirrored) = (tree.drawn(), tree.mirrored().drawn());
        for node in 0..tree.size() as u32 {
            let away = x(&layout, node) - (mirrored.width() - x(&mirrored, node));
            prop_assert!(away.abs() < NEAR_ENOUGH, "node {node} is {away} away");
        }
    }
}

/// Makes a root with paths of these lengths below it; each node of a path has `leaves` leaves
/// beside the next node.
fn spines(lengths: impl Iterator<Item = u32>, leaves: u32) -> Vec<Vec<u32>> {
    let mut children = vec![Vec::new()];
    for length in lengths {
        let mut above = 0;
        for _ in 0..length {
            let next = children.len();
            children.extend(vec![Vec::new(); leaves as usize + 1]);
            children[above].extend(next as u32..=next as u32 + leaves);
            above = next;
        }
    }
    children
}

fn full(size: u32) -> Vec<Vec<u32>> {
    (0..size)
        .map(|node| {
            (3 * node + 1..3 * node + 4)
                .filter(|&child| child < size)
                .collect()
        })
        .collect()
}

#[test]
fn contours_go_down_at_most_four_rows_a_node() {
    for size in [30, 100, 300] {
        let shapes = [
            full(size * size),
            spines([size * size; 2].into_iter(), 0),
            spines(std::iter::once(size), size),
            spines(1..=size, 1),
            spines((1..=size).rev(), 1),
            spines(
                (1..=size).map(|length| if length % 2 == 0 { size } else { length }),
                0,
            ),
        ];
        for children in shapes {
            let rows = Rows::of_tree(0, &mut |node, list| list.extend(&children[node as usize]));
            let layout = Layout::new(rows, &vec![5.0; children.len()], 1.0, 2.0);
            assert_eq!(layout.rows.size(), children.len());
            assert!(
                layout.contour_steps <= 4 * children.len(),
                "{} steps for {} nodes",
                layout.contour_steps,
                children.len()
            );
        }
    }
}
