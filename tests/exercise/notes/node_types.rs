//! The picture of the types of nodes (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975): drawn of what alpha-beta visits in
//! the tree of a figure, and only if every type has the children that the text gives it.

use super::{all, attribute, notes, read, text};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use std::fmt::Write;

/// The size of the picture, the distance of its rows, and the radius of a node in pixels.
const SIZE: (f64, f64) = (576.0, 226.0);
const ROW: f64 = 48.0;
const RADIUS: f64 = 13.0;

/// Returns the recording of the figure with the best order.
fn best_order() -> Trace {
    let page = text("en", "ordering");
    let document = read(&page);
    let figure = all(document.root_element(), "figure")
        .find(|figure| figure.attribute("id") == Some("figure-order-best"))
        .expect("the figure");
    let scope = all(figure, "ply-scope").next().expect("it steps");
    let spec = Spec::read(attribute(scope, "config")).expect("a spec");
    let mut trace = spec.book(&spec.outline());
    let mut recorder = plyscope::search::Recorder::new(usize::MAX, u64::MAX);
    assert!(spec.record_to(&mut recorder).is_continue());
    trace.append(&recorder.events);
    trace
}

/// Returns the children of a node that were visited, in that order.
fn visited(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let born = |child: &NodeId| trace.born(*child).step();
    let mut children: Vec<NodeId> = trace
        .children(node)
        .filter(|child| born(child).is_some())
        .collect();
    children.sort_by_key(born);
    children
}

/// Gives every visited node its type, and checks what the text says of it.
fn typed(trace: &Trace) -> Vec<Option<u8>> {
    let mut types = vec![None; trace.size()];
    let mut rest = vec![(NodeId::ROOT, 1_u8)];
    while let Some((node, kind)) = rest.pop() {
        types[node.0 as usize] = Some(kind);
        let children = visited(trace, node);
        let all = usize::from(trace.choices(node));
        let expected = if kind == 2 { all.min(1) } else { all };
        assert_eq!(
            children.len(),
            expected,
            "type {kind} at {:?}",
            trace.path(node)
        );
        for (index, child) in children.into_iter().enumerate() {
            let below = match (kind, index) {
                (1, 0) => 1,
                (1 | 3, _) => 2,
                _ => 3,
            };
            rest.push((child, below));
        }
    }
    types
}

#[test]
fn the_best_order_visits_as_many_nodes_of_each_type_as_the_text_counts() {
    let trace = best_order();
    let types = typed(&trace);
    for depth in 0..=4_u32 {
        let count = |kind: u8| {
            let nodes = (0..trace.size() as u32).map(NodeId);
            let of = nodes.filter(|&node| {
                u32::from(trace.depth(node)) == depth && types[node.0 as usize] == Some(kind)
            });
            of.count()
        };
        let power = |half: u32| 2_usize.pow(half);
        assert_eq!(count(1), 1);
        assert_eq!(count(2), power(depth.div_ceil(2)) - 1, "depth {depth}");
        assert_eq!(count(3), power(depth / 2) - 1, "depth {depth}");
    }
}

/// Draws the tree: nodes that are visited filled, with their types, and the others empty.
fn drawn(trace: &Trace, types: &[Option<u8>]) -> String {
    let mut out = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 226" width="576" height="226"><style>@media(prefers-color-scheme:dark){[stroke="#1b1b1b"]{stroke:#dfe3e8}[stroke="#9aa1ab"]{stroke:#707a8a}[fill="#ffffff"]{fill:#14161b}[fill="#111827"]{fill:#f2f4f7}[fill="#6a0877"]{fill:#cd5beb}[fill="#0c4638"]{fill:#4efea8}}</style>"##,
    );
    let place = |node: NodeId| {
        let path = trace.path(node);
        let slots = 2_f64.powi(path.len() as i32);
        let index = path
            .iter()
            .fold(0.0, |index, &choice| 2.0 * index + f64::from(choice));
        (
            (index + 0.5) * SIZE.0 / slots,
            RADIUS + 4.0 + ROW * path.len() as f64,
        )
    };
    let nodes = || (0..trace.size() as u32).map(NodeId);
    for node in nodes().skip(1) {
        let parent = trace.parent(node).expect("not the root");
        let ((x, y), (left, top)) = (place(node), place(parent));
        let (stroke, width) = match types[node.0 as usize] {
            Some(_) => ("#1b1b1b", "2"),
            None => ("#9aa1ab", "1"),
        };
        write!(
            out,
            r#"<path d="M{left} {top}L{x} {y}" stroke="{stroke}" stroke-width="{width}"/>"#
        )
        .expect("a string");
    }
    for node in nodes() {
        let (x, y) = place(node);
        let Some(kind) = types[node.0 as usize] else {
            write!(out, r##"<circle cx="{x}" cy="{y}" r="8" fill="#ffffff" stroke="#9aa1ab" stroke-dasharray="3 3"/>"##).expect("a string");
            continue;
        };
        let fill = ["#111827", "#6a0877", "#0c4638"][usize::from(kind) - 1];
        let baseline = y + 5.0;
        write!(out, r##"<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}"/><text x="{x}" y="{baseline}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="15" font-weight="650" fill="#ffffff">{kind}</text>"##).expect("a string");
    }
    out + "</svg>\n"
}

#[test]
fn the_picture_of_the_types_is_that_of_the_search() {
    let trace = best_order();
    let (picture, file) = (
        drawn(&trace, &typed(&trace)),
        notes().join("marks/node-types.svg"),
    );
    if std::env::var_os("UPDATE_NOTES").is_some() {
        std::fs::write(&file, &picture).expect("written");
    }
    assert_eq!(
        std::fs::read_to_string(&file).ok(),
        Some(picture),
        "{}",
        file.display()
    );
}
