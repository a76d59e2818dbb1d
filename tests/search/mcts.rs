//! Monte-Carlo tree search: an example worked by hand, known positions, and the laws of its counts.

use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::game::{Interval, Player};
use plyscope::report::{self, Iteration};
use plyscope::search::{Algorithm, Basis, Event, Mcts, Reward, Ucb, reward, ucb::Arm};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};

fn mcts(iterations: u32) -> Algorithm {
    Algorithm::Mcts(Mcts {
        iterations,
        ..Mcts::default()
    })
}

fn board(text: &str) -> TicTacToe {
    TicTacToe::parse(text).expect(text)
}

fn recorded(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    report::record(spec).expect("the search is short").0
}

/// Searches of every kind of game.
fn searches() -> Vec<Spec> {
    let tree =
        r#"[{"chance":[[0.5,{"chance":[1,0]}],[1,0.25,0]],"p":["1/4","3/4"]},{"min":[1,[0,0.5]]}]"#;
    let tree = notation::read(tree, Player::Max).expect("well-formed");
    let signed = Mcts {
        iterations: 150,
        reward: Reward::Signed,
        c: 0.4,
        ..Mcts::default()
    };
    vec![
        Spec::new(TicTacToe::default(), mcts(300)),
        Spec::new(board("xx./oo./..."), Algorithm::Mcts(signed)),
        Spec::new(board("x../.../..."), mcts(100)),
        Spec::new(Nim::new(vec![2, 3], true).expect("few stones"), mcts(200)),
        Spec::new(tree, mcts(250)),
    ]
}

#[test]
fn the_published_rows_of_the_bound_come_out() {
    // The worse of the first two children is chosen, since it has fewer visits.
    for (w, n, exploit, explore, total) in [
        (7.0, 10, 0.7, 0.780_323, 1.480_323),
        (5.0, 8, 0.625, 0.872_428, 1.497_428),
        (0.0, 3, 0.0, 1.424_669, 1.424_669),
    ] {
        let (arm, options) = (Arm { w, n, prior: 0.0 }, Mcts::default());
        let ucb = Ucb::new(arm, Ucb::confidence(21, &options), &options).expect("it is visited");
        for (found, published) in [
            (ucb.exploit, exploit),
            (ucb.explore, explore),
            (ucb.total(), total),
        ] {
            assert!(
                (found - published).abs() < 1e-6,
                "{found} is not {published}"
            );
        }
    }
}

#[test]
fn a_reward_is_the_score_as_the_mover_sees_it() {
    let range = Some(Interval::new(-1.0, 1.0));
    for (scale, range, player, score, expected) in [
        (Reward::Unit, range, Player::Max, 1.0, 1.0),
        (Reward::Unit, range, Player::Max, 0.0, 0.5),
        (Reward::Unit, range, Player::Min, 1.0, 0.0),
        (Reward::Signed, range, Player::Max, 0.0, 0.0),
        (Reward::Signed, range, Player::Min, 1.0, -1.0),
        (
            Reward::Signed,
            Some(Interval::new(0.0, 10.0)),
            Player::Max,
            10.0,
            1.0,
        ),
        (Reward::Unit, None, Player::Max, 0.25, 0.25),
        (Reward::Unit, None, Player::Min, 0.25, 0.75),
        (Reward::Signed, None, Player::Min, 0.25, -0.25),
    ] {
        assert_eq!(reward(scale, range, player, score), expected);
    }
}

/// Worked by hand with c = 1. Max chooses between A and B, Min below them; both playouts that are ever needed are written down.
///
/// | | bounds compared at the root | goes to | score | A: n, w | B: n, w |
/// |-|---|---|---|---|---|
/// | 1 | | A, new | 1 | 1, 1 | |
/// | 2 | | B, new | 1 | 1, 1 | 1, 1 |
/// | 3 | 1 + √ln 2 = 1.8326, twice: the first | A, its leaf 1 | 1 | 2, 2 | 1, 1 |
/// | 4 | 1 + √(ln 3 / 2) = 1.7412 < 1 + √ln 3 = 2.0481 | B, its first leaf ½ | ½ | 2, 2 | 2, 1½ |
/// | 5 | 1 + √(ln 4 / 2) = 1.8326 > ¾ + √(ln 4 / 2) = 1.5826 | A, its leaf 0 | 0 | 3, 2 | 2, 1½ |
/// | 6 | ⅔ + √(ln 5 / 3) = 1.3991 < ¾ + √(ln 5 / 2) = 1.6471 | B, its second leaf ½ | ½ | 3, 2 | 3, 2 |
/// | 7 | ⅔ + √(ln 6 / 3) = 1.4395, twice: the first | A, then 0 + 1.0481 < 1 + 1.0481: leaf 0 | 0 | 4, 2 | 3, 2 |
/// | 8 | ½ + √(ln 7 / 4) = 1.1975 < ⅔ + √(ln 7 / 3) = 1.4720 | B, then ½ + 1.0481, twice: its first leaf | ½ | 4, 2 | 4, 2½ |
/// | 9 | ½ + √(ln 8 / 4) = 1.2210 < ⅝ + √(ln 8 / 4) = 1.3460 | B, then 1.3326 < 1.6774: its second leaf | ½ | 4, 2 | 5, 3 |
#[test]
fn scripted_playouts_follow_the_table_worked_by_hand() {
    let tree =
        r#"[{"name":"A","min":[1,0],"rollouts":[1]},{"name":"B","min":[0.5,0.5],"rollouts":[1]}]"#;
    let tree = notation::read(tree, Player::Max).expect("well-formed");
    let spec = Spec::new(
        tree,
        Algorithm::Mcts(Mcts {
            c: 1.0,
            iterations: 9,
            reward: Reward::Unit,
            ..Mcts::default()
        }),
    );
    let detail = report::detail(&spec).expect("nine iterations are few");
    // The added node (`None` if a leaf is visited again), the reward of the last node, then n and w
    // of A and of B.
    let (a, b) = (vec![0], vec![1]);
    type Row = (Vec<Vec<u16>>, Option<Vec<u16>>, f64, Vec<(u32, f64)>);
    let table: [Row; 9] = [
        (vec![], Some(vec![0]), 1.0, vec![(1, 1.0)]),
        (vec![], Some(vec![1]), 1.0, vec![(1, 1.0), (1, 1.0)]),
        (
            vec![a.clone()],
            Some(vec![0, 0]),
            0.0,
            vec![(2, 2.0), (1, 1.0)],
        ),
        (
            vec![b.clone()],
            Some(vec![1, 0]),
            0.5,
            vec![(2, 2.0), (2, 1.5)],
        ),
        (
            vec![a.clone()],
            Some(vec![0, 1]),
            1.0,
            vec![(3, 2.0), (2, 1.5)],
        ),
        (
            vec![b.clone()],
            Some(vec![1, 1]),
            0.5,
            vec![(3, 2.0), (3, 2.0)],
        ),
        (vec![a, vec![0, 1]], None, 1.0, vec![(4, 2.0), (3, 2.0)]),
        (
            vec![b.clone(), vec![1, 0]],
            None,
            0.5,
            vec![(4, 2.0), (4, 2.5)],
        ),
        (vec![b, vec![1, 1]], None, 0.5, vec![(4, 2.0), (5, 3.0)]),
    ];
    let iterations = detail.iterations.expect("the search has iterations");
    assert_eq!(iterations.len(), table.len());
    for (index, (found, (selected, added, reward, root))) in
        iterations.iter().zip(table).enumerate()
    {
        let Iteration { root: children, .. } = found;
        let children: Vec<(u32, f64)> = children
            .iter()
            .map(|child| (child.visits.n, child.visits.w))
            .collect();
        assert_eq!(
            (&found.selected, &found.added, found.reward),
            (&selected, &added, reward),
            "iteration {}",
            index + 1
        );
        assert_eq!(children, root, "iteration {}", index + 1);
    }
    let bounds = |iteration: usize| -> Vec<f64> {
        iterations[iteration - 1]
            .root
            .iter()
            .filter_map(|child| child.ucb)
            .collect()
    };
    for (iteration, expected) in [
        (3, [1.741_152, 2.048_147]),
        (5, [1.399_114, 1.647_061]),
        (6, [1.439_489, 1.439_489]),
        (8, [1.221_013, 1.346_013]),
    ] {
        for (found, expected) in bounds(iteration).into_iter().zip(expected) {
            assert!(
                (found - expected).abs() < 1e-6,
                "after iteration {iteration}: {found} is not {expected}"
            );
        }
    }
    assert_eq!(
        (detail.summary.best_move.as_deref(), detail.summary.value),
        (Some("B"), 5.0 / 9.0)
    );
    assert_eq!((detail.summary.nodes, detail.summary.leaves), (7, 4));
    let root = &detail.nodes[0];
    assert_eq!(
        root.visits.map(|visits| (visits.n, visits.w)),
        Some((9, 4.0)),
        "the root's reward is the opponent's: 9 − 5"
    );
    assert_eq!(
        root.value.map(|(value, _, ground)| (value, ground)),
        Some((5.0 / 9.0, Basis::Average))
    );
}

#[test]
fn a_script_of_playouts_is_read_from_the_start() {
    let tree = notation::read(
        r#"[{"min":[1,1],"rollouts":[0.25,1]},{"min":[0,0],"rollouts":[0.75]}]"#,
        Player::Max,
    )
    .expect("well-formed");
    let trace = recorded(&Spec::new(tree, mcts(2)));
    let scores: Vec<f64> = trace
        .events()
        .filter_map(|event| match event {
            Event::Simulate { score, .. } => Some(score),
            _ => None,
        })
        .collect();
    assert_eq!(scores, [0.25, 0.75]);
}

#[test]
fn visits_add_up_in_every_node() {
    for spec in searches() {
        let trace = recorded(&spec);
        let Algorithm::Mcts(options) = &spec.algorithm else {
            unreachable!("all of them are")
        };
        let end = trace.end();
        assert_eq!(end.visits(NodeId::ROOT).n, options.iterations);
        for node in (0..trace.size() as u32).map(NodeId) {
            let children: u32 = trace.children(node).map(|child| end.visits(child).n).sum();
            let own = u32::from(node != NodeId::ROOT && trace.choices(node) > 0);
            assert!(
                trace.choices(node) == 0 || end.visits(node).n == children + own,
                "one playout of its own, the rest below"
            );
            let Interval { low, high } = options.reward.range();
            let visits = end.visits(node);
            assert!(
                visits.w >= low * f64::from(visits.n) && visits.w <= high * f64::from(visits.n)
            );
        }
        // The last event at the root repeats the most visited child, the first of equal ones.
        let most = trace
            .children(NodeId::ROOT)
            .rev()
            .max_by_key(|child| end.visits(*child).n);
        assert_eq!(end.chosen(), most.map(|child| trace.choice(child)));
    }
}

#[test]
fn the_mean_at_the_root_and_its_reward_are_the_same_fact() {
    for spec in searches() {
        let (trace, answer) = report::record(&spec).expect("the search is short");
        let Algorithm::Mcts(options) = &spec.algorithm else {
            unreachable!("all of them are")
        };
        let visits = trace.end().visits(NodeId::ROOT);
        let mover = if spec.game.text() == "x../.../..." {
            Player::Min
        } else {
            Player::Max
        };
        let mean = reward(
            options.reward,
            spec.game.traits().range,
            mover.other(),
            answer.value,
        );
        assert!((visits.w / f64::from(visits.n) - mean).abs() < 1e-9);
        assert_eq!(trace.owner(NodeId::ROOT), mover.other());
        // Seen from the two players, the means of every node lie opposite each other in their range.
        let (end, Interval { low, high }) = (trace.end(), options.reward.range());
        for node in (0..trace.size() as u32).map(NodeId) {
            let [max, min] = [Player::Max, Player::Min].map(|player| end.mean(node, player));
            let both = max.zip(min).map(|(max, min)| max + min);
            let is_seen = end.visits(node).n > 0;
            assert_eq!(both.is_some(), is_seen);
            assert!(both.is_none_or(|both| (both - low - high).abs() < 1e-9));
        }
    }
}

#[test]
fn one_seed_tells_one_story_and_another_tells_another() {
    for spec in searches() {
        let events = |seed: u64| {
            recorded(&Spec {
                seed,
                ..spec.clone()
            })
            .events()
            .collect::<Vec<Event>>()
        };
        assert_eq!(events(7), events(7));
        assert_ne!(events(7), events(8));
        assert_ne!(events(0), events(1 << 40), "high bits of a seed count too");
    }
}

#[test]
fn more_iterations_only_add_to_the_story() {
    let short = recorded(&Spec::new(TicTacToe::default(), mcts(40)));
    let long = recorded(&Spec::new(TicTacToe::default(), mcts(80)));
    let told = short.len() as usize - 1;
    assert!(
        short.events().take(told).eq(long.events().take(told)),
        "all but the final choice"
    );
}

#[test]
fn the_winning_square_and_the_winning_heap_are_found() {
    for seed in 0..5 {
        let spec = Spec {
            seed,
            ..Spec::new(board("xx./oo./..."), mcts(1_000))
        };
        assert_eq!(report::summary(&spec).best_move.as_deref(), Some("c3"));
        let spec = Spec {
            seed,
            ..Spec::new(board("xx./oo./..x"), mcts(1_000))
        };
        assert_eq!(
            report::summary(&spec).best_move.as_deref(),
            Some("c2"),
            "○ wins for Min"
        );
        let nim = Nim::new(vec![1, 2, 1], false).expect("few stones");
        let spec = Spec {
            seed,
            ..Spec::new(nim, mcts(2_000))
        };
        assert_eq!(report::summary(&spec).best_move.as_deref(), Some("(1,0,1)"));
    }
}

#[test]
fn every_playout_can_be_played_again_without_the_rest() {
    for spec in searches() {
        let trace = recorded(&spec);
        let mut iteration = 0;
        for step in 1..=trace.len() {
            let Some(Event::Simulate { score, plies, .. }) = trace.event(step) else {
                iteration += u32::from(matches!(trace.event(step), Some(Event::Begin { .. })));
                continue;
            };
            let path = trace.path(trace.cursor(step));
            let moves = spec.playout(&path, (iteration, 0));
            let end = spec.game.after(&path).after(&moves);
            assert_eq!(
                (moves.len() as u32, end.status()),
                (plies, plyscope::game::Status::Over { score })
            );
        }
    }
}

#[test]
fn outcomes_are_drawn_by_their_probabilities() {
    let tree =
        notation::read(r#"[{"chance":[1,0],"p":[0.2,0.8]}]"#, Player::Max).expect("well-formed");
    let trace = recorded(&Spec::new(tree, mcts(4_000)));
    let often = trace
        .find(&[0, 0])
        .map(|node| trace.end().visits(node).n)
        .expect("the outcome was drawn");
    // Three standard deviations of 800 draws in 4,000 are 76.
    assert!(
        (724..=876).contains(&often),
        "{often} of 4,000 draws with probability 0.2"
    );
}

#[test]
fn a_finished_game_is_answered_without_an_iteration() {
    let found = report::detail(&Spec::new(board("xxx/oo./..."), mcts(10))).expect("no search");
    assert_eq!(
        (found.summary.value, found.summary.best, found.summary.nodes),
        (1.0, None, 1)
    );
    assert_eq!(found.iterations, Some(Vec::new()));
}
