//! A layered drawing of a graph, after Sugiyama, Tagawa and Toda, *Methods for visual understanding
//! of hierarchical system structures* (1981): rows by the longest path from the root, order by
//! barycentres, then positions without overlap. Long edges get no dummy nodes; an edge that closes
//! a cycle is ignored.

use super::{Layout, Rows, Shape};

/// The number of sorting sweeps over the rows, and of relaxations of the positions.
const SWEEPS: usize = 8;
const RELAXATIONS: usize = 12;

/// The rows of a graph, and for each node its neighbours in rows above and below.
struct Graph {
    rows: Vec<Vec<u32>>,
    above: Vec<Vec<u32>>,
    below: Vec<Vec<u32>>,
}

pub fn draw(shape: &Shape, width: &dyn Fn(u32) -> f64, gap: f64) -> Layout {
    if shape.size() == 0 {
        return Layout::default();
    }
    let (mut x, mut depth) = (vec![0.0; shape.size()], vec![0; shape.size()]);
    let mut graph = layered(shape, &mut depth);
    graph.sort(&mut x);
    graph.place(&mut x, width, gap);
    let edge = |row: &Vec<u32>, side: f64, which: usize| {
        x[row[which] as usize] + side * width(row[which]) / 2.0
    };
    let left = graph
        .rows
        .iter()
        .map(|row| edge(row, -1.0, 0))
        .fold(f64::INFINITY, f64::min);
    let right = graph
        .rows
        .iter()
        .map(|row| edge(row, 1.0, row.len() - 1))
        .fold(f64::NEG_INFINITY, f64::max);
    let mut rows = Rows::default();
    for row in graph.rows {
        rows.order.extend(row);
        rows.rows.push(rows.order.len() as u32);
    }
    let x = rows
        .order
        .iter()
        .map(|&node| x[node as usize] - left)
        .collect();
    Layout::placed(rows, x, Vec::new(), right - left)
}

/// Puts every reachable node into the row of the longest path to it.
fn layered(shape: &Shape, depth: &mut [u16]) -> Graph {
    let order = order(shape);
    let mut place = vec![usize::MAX; shape.size()];
    for (index, &node) in order.iter().enumerate() {
        place[node as usize] = index;
    }
    let mut graph = Graph {
        rows: Vec::new(),
        above: vec![Vec::new(); shape.size()],
        below: vec![Vec::new(); shape.size()],
    };
    for &node in &order {
        for &child in shape
            .children(node)
            .iter()
            .filter(|child| place[**child as usize] > place[node as usize])
        {
            depth[child as usize] = depth[child as usize].max(depth[node as usize] + 1);
            graph.above[child as usize].push(node);
            graph.below[node as usize].push(child);
        }
        let row = usize::from(depth[node as usize]);
        graph.rows.resize(graph.rows.len().max(row + 1), Vec::new());
        graph.rows[row].push(node);
    }
    graph
}

/// Sorts the reachable nodes topologically, without the edges that close cycles: reverse postorder
/// of a depth-first search.
fn order(shape: &Shape) -> Vec<u32> {
    let (mut seen, mut done, mut stack) = (vec![false; shape.size()], Vec::new(), vec![(0, 0)]);
    seen[0] = true;
    while let Some((node, next)) = stack.pop() {
        // From the right, because the order is reversed at the end.
        let child = shape.children(node).iter().rev().nth(next);
        let Some(&child) = child else {
            done.push(node);
            continue;
        };
        stack.push((node, next + 1));
        if !std::mem::replace(&mut seen[child as usize], true) {
            stack.push((child, 0));
        }
    }
    done.reverse();
    done
}

impl Graph {
    /// Sorts each row by the mean position of the neighbours above, then below, and so on.
    ///
    /// Positions in a row are counted from its centre, so a short row is centred over a long one.
    fn sort(&mut self, x: &mut [f64]) {
        let spread = |row: &[u32], x: &mut [f64]| {
            for (index, &node) in row.iter().enumerate() {
                x[node as usize] = index as f64 - (row.len() - 1) as f64 / 2.0;
            }
        };
        self.rows.iter().for_each(|row| spread(row, x));
        for sweep in 0..SWEEPS {
            let down = sweep % 2 == 0;
            let neighbours = if down { &self.above } else { &self.below };
            let count = self.rows.len();
            for index in 0..count {
                let row = &mut self.rows[if down { index } else { count - 1 - index }];
                let centre =
                    |node: u32| mean(&neighbours[node as usize], x).unwrap_or(x[node as usize]);
                let mut sorted: Vec<(u32, f64)> =
                    row.iter().map(|&node| (node, centre(node))).collect();
                sorted.sort_by(|(_, one), (_, other)| one.total_cmp(other));
                row.iter_mut()
                    .zip(sorted)
                    .for_each(|(node, (next, _))| *node = next);
                spread(row, x);
            }
        }
    }

    /// Moves every node towards its neighbours, those above and those below in turn, and keeps each
    /// row free of overlaps.
    fn place(&self, x: &mut [f64], width: &dyn Fn(u32) -> f64, gap: f64) {
        let distance = |left: u32, right: u32| (width(left) + width(right)) / 2.0 + gap;
        for row in &self.rows {
            spaced(row, x, &distance, &vec![0.0; row.len()]);
        }
        for turn in 0..RELAXATIONS {
            let down = turn % 2 == 0;
            let neighbours = if down { &self.above } else { &self.below };
            for index in 0..self.rows.len() {
                let row = &self.rows[if down {
                    index
                } else {
                    self.rows.len() - 1 - index
                }];
                let wanted: Vec<f64> = row
                    .iter()
                    .map(|&node| mean(&neighbours[node as usize], x).unwrap_or(x[node as usize]))
                    .collect();
                spaced(row, x, &distance, &wanted);
            }
        }
    }
}

fn mean(nodes: &[u32], x: &[f64]) -> Option<f64> {
    let sum: f64 = nodes.iter().map(|&node| x[node as usize]).sum();
    (!nodes.is_empty()).then(|| sum / nodes.len() as f64)
}

/// Places a row in its order, each node as near to its wanted position as its neighbours allow:
/// nodes that would overlap form a block around the mean of their wanted positions.
fn spaced(row: &[u32], x: &mut [f64], distance: &dyn Fn(u32, u32) -> f64, wanted: &[f64]) {
    // For each block: the sum of the wanted positions of its first node, the number of nodes, and
    // the position of the first.
    let mut blocks: Vec<(f64, usize, f64)> = Vec::new();
    // The distance of each node from the first of its block.
    let mut offsets: Vec<f64> = vec![0.0; row.len()];
    for (index, &wish) in wanted.iter().enumerate() {
        let mut block = (wish, 1, wish);
        let mut first = index;
        while let Some(&(sum, count, start)) = blocks.last() {
            let step = distance(row[first - 1], row[first]);
            let offset = offsets[first - 1] + step;
            if start + offset <= block.2 {
                break;
            }
            offsets[first..=index]
                .iter_mut()
                .for_each(|place| *place += offset);
            let merged = (sum + block.0 - block.1 as f64 * offset, count + block.1);
            block = (merged.0, merged.1, merged.0 / merged.1 as f64);
            blocks.pop();
            first = index + 1 - block.1;
        }
        blocks.push(block);
    }
    let mut index = 0;
    for (_, count, start) in blocks {
        for _ in 0..count {
            x[row[index] as usize] = start + offsets[index];
            index += 1;
        }
    }
}
