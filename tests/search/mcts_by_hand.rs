//! Two searches worked by hand, number by number, with both formulas of the upper confidence bound.
//! Min moves at the root, so the rewards there are Min's: 1 − score. A and C are Max nodes, B is a
//! leaf with ½, and the playouts are scripted.

use plyscope::game::Player;
use plyscope::game::tree::notation;
use plyscope::report;
use plyscope::search::{Algorithm, Formula, Mcts};
use plyscope::spec::{Spec, node_path};

const TREE: &str = r#"{"min":[
    {"name":"A","max":[0,1],"rollouts":[0.5]},
    {"name":"B","value":0.5},
    {"name":"C","max":[0.25,{"min":[0,0.75],"rollouts":[0.25,0.75]}],"rollouts":[0.5,0]}
]}"#;

/// The selected nodes, the added node, the reward of the last of them, and n, w and bound of A, B
/// and C afterwards, as far as they exist; the bounds are those at the next selection.
type Row = (
    &'static [&'static str],
    Option<&'static str>,
    f64,
    &'static [(u32, f64, f64)],
);

/// w/n + √(ln N / n) with N of the parent and one playout. √ln 3 is 1.048147: three equal bounds,
/// and the first is taken.
const PARENT: [Row; 14] = [
    (&[], Some("r.0"), 0.5, &[(1, 0.5, 0.500_000)]),
    (
        &[],
        Some("r.1"),
        0.5,
        &[(1, 0.5, 1.332_555), (1, 0.5, 1.332_555)],
    ),
    (
        &[],
        Some("r.2"),
        0.5,
        &[
            (1, 0.5, 1.548_147),
            (1, 0.5, 1.548_147),
            (1, 0.5, 1.548_147),
        ],
    ),
    // The leaf 0 is Max's reward 0 and Min's reward 1, which A at the root gets.
    (
        &["r.0"],
        Some("r.0.0"),
        0.0,
        &[
            (2, 1.5, 1.582_555),
            (1, 0.5, 1.677_410),
            (1, 0.5, 1.677_410),
        ],
    ),
    // B is a leaf: no node is added and no playout runs; its score ½ counts again.
    (
        &["r.1"],
        None,
        0.5,
        &[
            (2, 1.5, 1.647_061),
            (2, 1.0, 1.397_061),
            (1, 0.5, 1.768_636),
        ],
    ),
    (
        &["r.2"],
        Some("r.2.0"),
        0.25,
        &[
            (2, 1.5, 1.696_509),
            (2, 1.0, 1.446_509),
            (2, 1.25, 1.571_509),
        ],
    ),
    (
        &["r.0"],
        Some("r.0.1"),
        1.0,
        &[
            (3, 1.5, 1.305_380),
            (2, 1.0, 1.486_385),
            (2, 1.25, 1.611_385),
        ],
    ),
    (
        &["r.2"],
        Some("r.2.1"),
        0.25,
        &[
            (3, 1.5, 1.332_555),
            (2, 1.0, 1.519_667),
            (3, 2.0, 1.499_221),
        ],
    ),
    (
        &["r.1"],
        None,
        0.5,
        &[
            (3, 1.5, 1.355_809),
            (3, 1.5, 1.355_809),
            (3, 2.0, 1.522_475),
        ],
    ),
    // Below C ¼ + √ln 3 occurs twice: the first is chosen, a leaf visited before.
    (
        &["r.2", "r.2.0"],
        None,
        0.25,
        &[
            (3, 1.5, 1.376_087),
            (3, 1.5, 1.376_087),
            (4, 2.75, 1.446_214),
        ],
    ),
    // Below C ¼ + √(ln 4 / 2) = 1.082555 < ¼ + √ln 4 = 1.427410.
    (
        &["r.2", "r.2.1"],
        Some("r.2.1.0"),
        1.0,
        &[
            (3, 1.5, 1.394_035),
            (3, 1.5, 1.394_035),
            (5, 3.75, 1.442_516),
        ],
    ),
    // Below C ¼ + √(ln 5 / 2) = 1.147061 > ⅛ + √(ln 5 / 2) = 1.022061.
    (
        &["r.2", "r.2.0"],
        None,
        0.25,
        &[
            (3, 1.5, 1.410_111),
            (3, 1.5, 1.410_111),
            (6, 4.5, 1.393_546),
        ],
    ),
    // A and B are equal again. Below A 0 + √ln 3 = 1.048147 < 1 + √ln 3 = 2.048147.
    (
        &["r.0", "r.0.1"],
        None,
        1.0,
        &[
            (4, 1.5, 1.175_773),
            (3, 1.5, 1.424_653),
            (6, 4.5, 1.403_828),
        ],
    ),
    (
        &["r.1"],
        None,
        0.5,
        &[
            (4, 1.5, 1.187_259),
            (4, 2.0, 1.312_259),
            (6, 4.5, 1.413_207),
        ],
    ),
];

/// w/n + ½√(2 ln N / n) with N of the root and two playouts: every iteration is two visits, and a
/// node that is over counts twice.
const ROOT: [Row; 12] = [
    (&[], Some("r.0"), 1.0, &[(2, 1.0, 0.916_277)]),
    (
        &[],
        Some("r.1"),
        1.0,
        &[(2, 1.0, 1.088_705), (2, 1.0, 1.088_705)],
    ),
    // C's playouts end with ½ and 0, for Min ½ and 1.
    (
        &[],
        Some("r.2"),
        1.5,
        &[
            (2, 1.0, 1.169_283),
            (2, 1.0, 1.169_283),
            (2, 1.5, 1.419_283),
        ],
    ),
    (
        &["r.2"],
        Some("r.2.0"),
        0.5,
        &[
            (2, 1.0, 1.221_013),
            (2, 1.0, 1.221_013),
            (4, 3.0, 1.259_833),
        ],
    ),
    (
        &["r.2"],
        Some("r.2.1"),
        1.0,
        &[
            (2, 1.0, 1.258_714),
            (2, 1.0, 1.258_714),
            (6, 4.0, 1.104_710),
        ],
    ),
    // A and B are equal: the first.
    (
        &["r.0"],
        Some("r.0.0"),
        0.0,
        &[
            (4, 3.0, 1.307_327),
            (2, 1.0, 1.288_179),
            (6, 4.0, 1.121_722),
        ],
    ),
    (
        &["r.0"],
        Some("r.0.1"),
        2.0,
        &[
            (6, 3.0, 0.968_958),
            (2, 1.0, 1.312_259),
            (6, 4.0, 1.135_624),
        ],
    ),
    (
        &["r.1"],
        None,
        1.0,
        &[
            (6, 3.0, 0.980_676),
            (4, 2.0, 1.088_705),
            (6, 4.0, 1.147_342),
        ],
    ),
    // Below C N is still the root's 16: ¼ + ½√(2 ln 16 / 2) = 1.082555 < ½ + ½√(2 ln 16 / 2) =
    // 1.332555.
    (
        &["r.2", "r.2.1"],
        Some("r.2.1.0"),
        2.0,
        &[
            (6, 3.0, 0.990_779),
            (4, 2.0, 1.101_079),
            (8, 6.0, 1.175_027),
        ],
    ),
    // Below C ¼ + ½√(2 ln 18 / 2) = 1.100055 > ¼ + ½√(2 ln 18 / 4) = 0.851079.
    (
        &["r.2", "r.2.0"],
        None,
        0.5,
        &[
            (6, 3.0, 0.999_644),
            (4, 2.0, 1.111_937),
            (10, 7.5, 1.137_023),
        ],
    ),
    // Below C ¼ + ½√(2 ln 20 / 4) occurs twice: the first.
    (
        &["r.2", "r.2.0"],
        None,
        0.5,
        &[
            (6, 3.0, 1.007_530),
            (4, 2.0, 1.121_595),
            (12, 9.0, 1.108_878),
        ],
    ),
    (
        &["r.1"],
        None,
        1.0,
        &[
            (6, 3.0, 1.014_624),
            (6, 3.0, 1.014_624),
            (12, 9.0, 1.113_894),
        ],
    ),
];

fn assert_reproduces(options: Mcts, table: &[Row], nodes: &[(&str, u32, f64)]) {
    let tree = notation::read(TREE, Player::Max).expect("well-formed");
    let iterations = table.len() as u32;
    let spec = Spec::new(
        tree,
        Algorithm::Mcts(Mcts {
            iterations,
            ..options
        }),
    );
    spec.check().expect("the search can run");
    let detail = report::detail(&spec).expect("the search is short");
    let found = detail.iterations.expect("the search has iterations");
    assert_eq!(found.len(), table.len());
    for (iteration, (found, (selected, added, reward, root))) in (1..).zip(found.iter().zip(table))
    {
        let paths: Vec<String> = found.selected.iter().map(|path| node_path(path)).collect();
        assert_eq!(paths, *selected, "iteration {iteration}");
        assert_eq!(
            found.added.as_ref().map(|path| node_path(path)).as_deref(),
            *added,
            "iteration {iteration}"
        );
        assert_eq!(found.reward, *reward, "iteration {iteration}");
        assert_eq!(found.root.len(), root.len(), "iteration {iteration}");
        for (child, &(n, w, bound)) in found.root.iter().zip(*root) {
            assert_eq!(
                (child.visits.n, child.visits.w),
                (n, w),
                "iteration {iteration}"
            );
            let ucb = child.ucb.expect("every child here has been visited");
            assert!(
                (ucb - bound).abs() < 1e-6,
                "iteration {iteration}: {ucb} is not {bound}"
            );
        }
    }
    let visits = detail.nodes.iter().map(|row| {
        (
            node_path(&row.path),
            row.visits.map(|visits| (visits.n, visits.w)),
        )
    });
    let mut visits: Vec<_> = visits.collect();
    visits.sort_by(|one, other| one.0.cmp(&other.0));
    let nodes: Vec<_> = nodes
        .iter()
        .map(|&(path, n, w)| (path.to_owned(), Some((n, w))))
        .collect();
    assert_eq!(visits, nodes);
    // The root's reward belongs to Max, who does not move there: it is the sum of the scores.
    let (n, w) = nodes[0].1.expect("the root is visited");
    assert_eq!(
        (detail.summary.value, detail.summary.best_move.as_deref()),
        (w / f64::from(n), Some("C"))
    );
}

#[test]
fn fourteen_iterations_with_the_parents_visits() {
    let options = Mcts {
        c: 1.0,
        formula: Formula::Parent,
        ..Mcts::default()
    };
    let nodes = [
        ("r", 14, 6.0),
        ("r.0", 4, 1.5),
        ("r.0.0", 1, 0.0),
        ("r.0.1", 2, 2.0),
        ("r.1", 4, 2.0),
        ("r.2", 6, 4.5),
        ("r.2.0", 3, 0.75),
        ("r.2.1", 2, 0.25),
        ("r.2.1.0", 1, 1.0),
    ];
    assert_reproduces(options, &PARENT, &nodes);
}

#[test]
fn twelve_iterations_with_the_roots_visits_and_two_playouts_each() {
    let options = Mcts {
        c: 0.5,
        formula: Formula::Root2,
        playouts: 2,
        ..Mcts::default()
    };
    let nodes = [
        ("r", 24, 9.0),
        ("r.0", 6, 3.0),
        ("r.0.0", 2, 0.0),
        ("r.0.1", 2, 2.0),
        ("r.1", 6, 3.0),
        ("r.2", 12, 9.0),
        ("r.2.0", 6, 1.5),
        ("r.2.1", 4, 1.0),
        ("r.2.1.0", 2, 2.0),
    ];
    assert_reproduces(options, &ROOT, &nodes);
}
