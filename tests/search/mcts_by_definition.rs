//! Monte-Carlo tree search against its definition, event by event: random trees with chance, boards
//! and heaps, and every combination of options.

use crate::truth::cases::cases;
use crate::truth::chance_trees::branches;
use crate::truth::mcts_definition::Definition;
use crate::truth::mcts_options::mcts;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::st_petersburg::StPetersburg;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::{Branch, Kind, Tree};
use plyscope::game::{Game, Interval, Player, Status};
use plyscope::report;
use plyscope::search::{Algorithm, Event, Expand, ExpandOrder, Mcts, Policy, Reward, Selection};
use plyscope::spec::Spec;
use plyscope::trace;
use proptest::prelude::*;

/// Maps numbers from −3 to 3 to the scale of rewards; about half of the inner nodes get scripted
/// playouts.
fn scaled(branch: Branch, reward: Reward) -> Branch {
    let Interval { low, high } = reward.range();
    let scale = |number: f64| low + (high - low) * (number + 3.0) / 6.0;
    let kind = if let Kind::Leaf(score) = branch.kind {
        Kind::Leaf(scale(score))
    } else {
        branch.kind
    };
    let rollouts = match branch.estimate {
        Some(estimate) if estimate.fract() != 0.0 => {
            vec![scale(estimate), scale(-estimate), scale(0.0)]
        }
        _ => Vec::new(),
    };
    let children = branch
        .children
        .into_iter()
        .map(|child| scaled(child, reward))
        .collect();
    Branch {
        kind,
        children,
        rollouts,
        ..branch
    }
}

fn assert_as_defined<G: Game + Into<AnyGame>>(game: &G, options: Mcts, seed: u64) {
    if matches!(game.status(), Status::Over { .. }) {
        return;
    }
    let spec = Spec {
        seed,
        ..Spec::new(game.clone(), Algorithm::Mcts(options))
    };
    spec.check().expect("the search can run");
    let (trace, answer) = report::record(&spec).expect("the search is short");
    let replay = |path: &[u16], iteration, playout| spec.playout(path, (iteration, playout));
    let told: Vec<Event> = trace.events().collect();
    let (expected, value, best) = Definition::new(game, &options, &told, &replay).run();
    for (step, (told, expected)) in (1..).zip(told.iter().zip(&expected)) {
        assert_eq!(told, expected, "step {step} with {options:?}");
    }
    assert_eq!(
        (told.len(), answer.value, answer.best),
        (expected.len(), value, best),
        "{options:?}"
    );
    let detail = report::detail(&spec).expect("the search is short");
    let finished = detail
        .nodes
        .iter()
        .filter(|row| row.kind == trace::Kind::Leaf && row.visits.is_some())
        .count() as u64;
    assert_eq!(
        (detail.summary.nodes, detail.summary.leaves),
        (detail.nodes.len() as u64, finished),
        "{options:?}"
    );
}

fn boards() -> impl Strategy<Value = TicTacToe> {
    let texts = [
        ".../.../...",
        "xo./.x./...",
        "x../.o./..x",
        "xox/.o./.x.",
        "xx./oo./...",
    ];
    prop::sample::select(texts.to_vec()).prop_map(|text| TicTacToe::parse(text).expect(text))
}

proptest! {
    #![proptest_config(cases(1_500))]

    #[test]
    fn every_event_on_a_tree_is_that_of_the_definition(branch in branches(true), options in mcts(60, 3), seed: u64) {
        assert_as_defined(&Tree::new(scaled(branch, options.reward)), options, seed);
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_event_at_a_game_is_that_of_the_definition(
        board in boards(), heaps in prop::collection::vec(0..=3_u16, 1..=3), misere: bool,
        stones in 0..=9_u16, tosses in 1..=5_u8, options in mcts(60, 2), seed: u64,
    ) {
        assert_as_defined(&board, options, seed);
        assert_as_defined(&Nim::new(heaps, misere).expect("few stones"), options, seed);
        assert_as_defined(&Subtraction::standard(stones), options, seed);
        assert_as_defined(&StPetersburg::new(tosses, 0), options, seed);
    }
}

/// Returns the number of visits of each of a node's children.
fn visits(tree: &Tree, options: Mcts, node: &[u16]) -> Vec<u32> {
    let spec = Spec::new(tree.clone(), Algorithm::Mcts(options));
    let (trace, _) = report::record(&spec).expect("the search is short");
    let end = trace.end();
    (0..)
        .map_while(|choice| trace.find(&[node, &[choice]].concat()))
        .map(|child| end.visits(child).n)
        .collect()
}

#[test]
fn equally_likely_choices_are_drawn_equally_often() {
    let leaf = |score| Branch::new(Kind::Leaf(score), Vec::new());
    let root = Branch::new(
        Kind::ToMove(Player::Max),
        vec![leaf(0.0), leaf(1.0), leaf(0.25), leaf(0.5)],
    );
    let tree = Tree::new(root);
    let uniform = Mcts {
        selection: Selection::Uniform,
        iterations: 8_000,
        ..Mcts::default()
    };
    // Four standard deviations of 8,000 draws with probability ¼ are 155.
    assert!(
        visits(&tree, uniform, &[])
            .iter()
            .all(|n| (1_845..=2_155).contains(n)),
        "the worst child as often as the best"
    );
    // The first added child depends only on the seed.
    let mut firsts = [0; 4];
    for seed in 0..2_000 {
        let options = Mcts {
            iterations: 1,
            expand: Expand::One,
            expand_order: ExpandOrder::Random,
            ..Mcts::default()
        };
        let spec = Spec {
            seed,
            ..Spec::new(tree.clone(), Algorithm::Mcts(options))
        };
        let (trace, _) = report::record(&spec).expect("the search is short");
        let expanded = trace.events().find_map(|event| match event {
            Event::Expand { choice, .. } => Some(usize::from(choice)),
            _ => None,
        });
        firsts[expanded.expect("a child is added")] += 1;
    }
    assert!(firsts.iter().all(|n| (420..=580).contains(n)), "{firsts:?}");
}

/// Returns plies and score of the one playout from the root, with a win-lose search of so many
/// plies before each move.
fn exact_playout(game: impl Into<AnyGame>, plies: u32, seed: u64) -> (u32, f64) {
    let options = Mcts {
        iterations: 1,
        rollout_root: true,
        policy: Policy::Exact { plies },
        ..Mcts::default()
    };
    let (trace, _) = report::record(&Spec {
        seed,
        ..Spec::new(game, Algorithm::Mcts(options))
    })
    .expect("one iteration is short");
    let told = trace.events().find_map(|event| match event {
        Event::Simulate { score, plies, .. } => Some((plies, score)),
        _ => None,
    });
    told.expect("the root is played from")
}

#[test]
fn an_exact_playout_stops_as_soon_as_a_short_search_settles_the_game() {
    for seed in 0..20 {
        // The side to move wins at once: no move is drawn.
        assert_eq!(
            exact_playout(TicTacToe::parse("xx./oo./...").expect("a board"), 1, seed),
            (0, 1.0)
        );
        // All three stones can be taken at once.
        assert_eq!(exact_playout(Subtraction::standard(3), 1, seed), (0, 1.0));
        // Four stones cannot be taken at once. Two plies show that the other side then takes the
        // rest; one ply does not.
        assert_eq!(exact_playout(Subtraction::standard(4), 2, seed), (0, -1.0));
        assert_eq!(exact_playout(Subtraction::standard(4), 1, seed), (1, -1.0));
        // Of five stones one is taken, which three plies show. With two plies a move is drawn, and
        // then the result is known.
        assert_eq!(exact_playout(Subtraction::standard(5), 3, seed), (0, 1.0));
        assert_eq!(exact_playout(Subtraction::standard(5), 2, seed).0, 1);
    }
    let wins = (0..300)
        .filter(|&seed| exact_playout(Subtraction::standard(5), 2, seed).1 == 1.0)
        .count();
    assert!(
        (68..=132).contains(&wins),
        "one move in three wins: {wins} of 300"
    );
}
