//! The layered drawing of graphs, and the graph of positions: rows by the longest path, no
//! overlaps, every edge goes down, each position once, one edge for each visit of the search.

use plyscope::game::any::AnyGame;
use plyscope::lang::Lang;
use plyscope::layout::{Layout, Shape};
use plyscope::scene::{Frame, Options, Part, Plan, Shape as Drawn, Size, compose};
use plyscope::search::Event;
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

fn shape(edges: &[Vec<u32>]) -> Shape {
    let mut shape = Shape::default();
    edges
        .iter()
        .for_each(|children| shape.push(children.iter().copied()));
    shape
}

/// Returns the nodes of each row.
fn rows(layout: &Layout) -> Vec<Vec<u32>> {
    (0..layout.rows.count())
        .map(|row| layout.rows.nodes(layout.rows.row(row)).to_vec())
        .collect()
}

fn place(layout: &Layout, node: u32) -> usize {
    layout.place(node).expect("the node is drawn")
}

fn x(layout: &Layout, node: u32) -> f64 {
    layout.x(place(layout, node))
}

/// Returns the length of the longest path from the root to each node, by trying all; `None` for
/// unreachable nodes.
fn longest(edges: &[Vec<u32>]) -> Vec<Option<u16>> {
    fn walk(edges: &[Vec<u32>], node: u32, depth: u16, longest: &mut [Option<u16>]) {
        if longest[node as usize].is_some_and(|known| known >= depth) {
            return;
        }
        longest[node as usize] = Some(depth);
        edges[node as usize]
            .iter()
            .for_each(|&child| walk(edges, child, depth + 1, longest));
    }
    let mut found = vec![None; edges.len()];
    walk(edges, 0, 0, &mut found);
    found
}

/// Draws acyclic graphs with randomly numbered nodes, the root being 0.
fn graphs() -> impl Strategy<Value = Vec<Vec<u32>>> {
    let links = prop::collection::vec(
        prop::collection::vec(any::<prop::sample::Index>(), 0..4),
        1..30,
    );
    (links, any::<u64>()).prop_map(|(links, seed)| {
        let size = links.len();
        let mut names: Vec<u32> = (1..size as u32).collect();
        names.sort_by_key(|name| u64::from(*name).wrapping_mul(seed | 1).rotate_left(17));
        names.insert(0, 0);
        let mut edges = vec![Vec::new(); size];
        for (from, targets) in links.iter().enumerate().filter(|(from, _)| from + 1 < size) {
            edges[names[from] as usize] = targets
                .iter()
                .map(|to| names[from + 1 + to.index(size - from - 1)])
                .collect();
        }
        edges
    })
}

proptest! {
    #[test]
    fn rows_are_longest_paths_and_nothing_overlaps(edges in graphs()) {
        let width = |node: u32| 10.0 + f64::from(node % 5) * 7.0;
        let layout = Layout::layered(&shape(&edges), width, 4.0);
        let expected = longest(&edges);
        let mut placed = HashSet::new();
        for (depth, row) in rows(&layout).iter().enumerate() {
            for &node in row {
                prop_assert_eq!(expected[node as usize], Some(depth as u16));
                prop_assert_eq!(usize::from(layout.depth(place(&layout, node))), depth);
                prop_assert!(placed.insert(node), "once");
                let half = width(node) / 2.0;
                prop_assert!(x(&layout, node) - half > -1e-6 && x(&layout, node) + half < layout.width() + 1e-6);
            }
            for pair in row.windows(2) {
                let free = x(&layout, pair[1]) - x(&layout, pair[0]) - (width(pair[0]) + width(pair[1])) / 2.0;
                prop_assert!(free > 4.0 - 1e-6, "{free} between {pair:?}");
            }
        }
        prop_assert_eq!(placed.len(), expected.iter().flatten().count());
        let again = Layout::layered(&shape(&edges), width, 4.0);
        prop_assert!(rows(&layout).concat().into_iter().all(|node| x(&again, node).to_bits() == x(&layout, node).to_bits()));
    }
}

#[test]
fn an_edge_that_closes_a_circle_does_not_count() {
    let layout = Layout::layered(&shape(&[vec![1], vec![2], vec![0, 1]]), |_| 10.0, 2.0);
    assert_eq!(rows(&layout), [[0], [1], [2]]);
}

fn recording(text: &str) -> (Spec, Trace) {
    let spec = Spec::read(text).expect("the spec is good");
    spec.check().expect("the search can run");
    let trace = spec.record(usize::MAX, u64::MAX).0;
    (spec, trace)
}

fn heaps(spec: &Spec, trace: &Trace, node: NodeId) -> String {
    let AnyGame::Nim(nim) = spec.game.after(&trace.path(node)) else {
        panic!("this is Nim")
    };
    format!("{:?}", nim.heaps()).replace(['[', ']', ' '], "")
}

const NOTES: &str =
    r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose","stop":false}}"#;

#[test]
fn nim_1_2_1_comes_out_as_its_twelve_positions_in_layers() {
    let (spec, trace) = recording(NOTES);
    let plan = Plan::new(
        &trace,
        &spec.game,
        Size::new(900.0, 700.0),
        Part {
            as_graph: true,
            ..Part::default()
        },
    );
    let name = |node: &u32| heaps(&spec, &trace, NodeId(*node));
    let mut rows: Vec<Vec<String>> = rows(&plan.layout)
        .iter()
        .map(|row| row.iter().map(name).collect())
        .collect();
    rows.iter_mut().for_each(|row| row.sort());
    let expected = [
        vec!["1,2,1"],
        vec!["0,2,1", "1,1,1", "1,2,0"],
        vec!["0,1,1", "0,2,0", "1,0,1", "1,1,0"],
        vec!["0,0,1", "0,1,0", "1,0,0"],
        vec!["0,0,0"],
    ];
    assert_eq!(rows, expected);
}

#[test]
fn each_position_stands_once_and_each_descent_is_an_edge_that_goes_down() {
    for heaps_of in ["[1,2,1]", "[2,2,1]", "[3,3]"] {
        let (spec, trace) = recording(&NOTES.replace("[1,2,1]", heaps_of));
        let plan = Plan::new(
            &trace,
            &spec.game,
            Size::new(900.0, 700.0),
            Part {
                as_graph: true,
                ..Part::default()
            },
        );
        let drawn: Vec<NodeId> = rows(&plan.layout)
            .concat()
            .into_iter()
            .map(NodeId)
            .collect();
        let names: HashSet<String> = drawn
            .iter()
            .map(|node| heaps(&spec, &trace, *node))
            .collect();
        assert_eq!(names.len(), drawn.len());
        let edges: Vec<NodeId> = drawn
            .iter()
            .flat_map(|node| plan.copies(*node))
            .filter(|node| *node != NodeId::ROOT)
            .collect();
        let descents = trace
            .events()
            .filter(|event| matches!(event, Event::Descend { .. }))
            .count();
        assert_eq!(edges.len(), descents);
        for node in edges {
            let parent = trace.parent(node).expect("it is not the root");
            assert!(plan.row(parent) < plan.row(node));
        }
    }
}

#[test]
fn won_and_lost_stand_in_the_graph_and_nothing_moves() {
    let (spec, trace) = recording(NOTES);
    let plan = Plan::new(
        &trace,
        &spec.game,
        Size::new(900.0, 700.0),
        Part {
            as_graph: true,
            ..Part::default()
        },
    );
    let options = Options::new(&spec.algorithm, Lang::En);
    let mut places = HashMap::new();
    let mut last = Vec::new();
    for step in 0..=trace.len() {
        let scene = compose(
            trace.at(step),
            &spec.game,
            &Frame::whole(&plan),
            options,
            &[],
        );
        for spot in &scene.spots {
            assert_eq!(
                *places.entry(spot.node).or_insert(spot.at),
                spot.at,
                "step {step}"
            );
        }
        let text = |shape: &Drawn| match shape {
            Drawn::Text { runs, .. } => runs.first().map(|run| run.text.clone()),
            _ => None,
        };
        last = scene
            .items
            .iter()
            .filter_map(|item| text(&item.shape))
            .collect();
    }
    assert_eq!(places.len(), 12);
    // Lost positions are (0,0,0) and the pairs of single stones.
    let count = |word: &str| last.iter().filter(|text| *text == word).count();
    assert_eq!((count("W"), count("L")), (8, 4), "{last:?}");
}

#[test]
fn a_table_makes_a_graph_of_any_board() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./x.."},"algorithm":{"kind":"alpha-beta","table":true,"order":"best"}}"#,
    );
    let plan = Plan::new(
        &trace,
        &spec.game,
        Size::new(900.0, 700.0),
        Part {
            as_graph: true,
            ..Part::default()
        },
    );
    let drawn = rows(&plan.layout).concat();
    assert!(drawn.len() < trace.size() && !plan.is_impartial());
    assert!(
        rows(&plan.layout)
            .iter()
            .enumerate()
            .all(|(row, nodes)| nodes.iter().all(|node| {
                // Every move fills a square, so a position is in one row only.
                usize::from(trace.depth(NodeId(*node))) == row
            }))
    );
}
