//! Expectimax against the definition: chance, a random opponent, utilities, depth limits, and
//! Star1, which must change nothing but the work.

use crate::truth::cases::cases;
use crate::truth::chance_trees::branches;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::{Tree, notation};
use plyscope::game::{Game, Interval, Player, Status};
use plyscope::report::{self, Evaluated, Summary};
use plyscope::search::{Algorithm, Evaluation, Expectimax, Opponent, Relation, Utility};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, State};
use proptest::prelude::*;

fn trees(exact: bool) -> impl Strategy<Value = Tree> {
    branches(exact).prop_map(Tree::new)
}

/// Deeper than any tree or game here.
const TO_THE_END: u32 = 64;

/// Returns the value by definition, if `random` moves at random and `worth` is the utility of a
/// payoff.
fn value<G: Game>(
    state: &G,
    depth: u32,
    random: Option<Player>,
    worth: &dyn Fn(f64) -> f64,
) -> f64 {
    let count = state.moves().count() as f64;
    let below = || {
        state.moves().map(|mv| {
            (
                state.probability(mv),
                value(&state.after(mv), depth - 1, random, worth),
            )
        })
    };
    match state.status() {
        Status::Over { score } => worth(score),
        _ if depth == 0 => worth(
            state
                .features()
                .zip(state.weights())
                .map(|(feature, weight)| feature * weight)
                .sum(),
        ),
        Status::ToMove(player) if random == Some(player) => {
            below().map(|(_, value)| value / count).sum()
        }
        Status::ToMove(Player::Max) => below()
            .map(|(_, value)| value)
            .fold(f64::NEG_INFINITY, f64::max),
        Status::ToMove(Player::Min) => below()
            .map(|(_, value)| value)
            .fold(f64::INFINITY, f64::min),
        Status::Chance => below()
            .map(|(probability, value)| probability * value)
            .sum(),
    }
}

fn random_player(state: &impl Game, opponent: Opponent) -> Option<Player> {
    let asked = if state.status() == Status::ToMove(Player::Min) {
        Player::Min
    } else {
        Player::Max
    };
    (opponent == Opponent::Random).then_some(asked.other())
}

fn spec<G: Game + Into<AnyGame>>(game: &G, options: &Expectimax) -> Spec {
    let spec = Spec::new(game.clone(), Algorithm::Expectimax(options.clone()));
    spec.check().expect("the search can run");
    spec
}

fn solve<G: Game + Into<AnyGame>>(game: &G, options: &Expectimax) -> Summary {
    report::summary(&spec(game, options))
}

fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

fn utilities() -> impl Strategy<Value = Utility> {
    let points = vec![(-3.0, -8.0), (0.0, 0.0), (1.0, 4.0), (3.0, 5.0)];
    prop::sample::select(vec![
        Utility::Linear,
        Utility::Exp { tolerance: 2.0 },
        Utility::Points { points },
    ])
}

fn opponents() -> impl Strategy<Value = Opponent> {
    prop::sample::select(vec![Opponent::Min, Opponent::Random])
}

/// Options without pruning.
fn options() -> impl Strategy<Value = Expectimax> {
    (prop::option::of(0..6_u32), utilities(), opponents()).prop_map(|(depth, utility, opponent)| {
        Expectimax {
            depth,
            utility,
            opponent,
            ..Expectimax::default()
        }
    })
}

/// Compares value and move with the definition. Where sums are exact, the move is the first of the
/// best.
fn assert_as_defined<G: Game + Into<AnyGame>>(game: &G, options: &Expectimax, exact: bool) {
    let (depth, random) = (
        options.depth.unwrap_or(TO_THE_END),
        random_player(game, options.opponent),
    );
    let worth = |payoff: f64| options.utility.of(payoff);
    let found = solve(game, options);
    let truth = value(game, depth, random, &worth);
    assert_close(found.value, truth);
    if exact {
        assert_eq!(found.value, truth);
    }
    let Status::ToMove(player) = game.status() else {
        assert_eq!(found.best, None, "nobody moves at a chance node");
        return;
    };
    if depth == 0 {
        return;
    }
    let values: Vec<f64> = game
        .moves()
        .map(|mv| value(&game.after(mv), depth - 1, random, &worth))
        .collect();
    let best = usize::from(found.best.expect("a player moves"));
    assert_close(values[best], truth);
    if exact {
        let first = values
            .iter()
            .position(|value| values.iter().all(|other| !player.prefers(*other, *value)));
        assert_eq!(Some(best), first, "the first of equal moves");
    }
}

/// Asserts that every number of the search is true of its node, at the end and before.
fn assert_numbers(tree: &Tree, options: &Expectimax) {
    let (trace, _) = report::record(&spec(tree, options)).expect("the search is small");
    let (depth, random) = (
        options.depth.unwrap_or(TO_THE_END),
        random_player(tree, options.opponent),
    );
    for node in (0..trace.size() as u32).map(NodeId) {
        let path = trace.path(node);
        let state = path
            .iter()
            .fold(tree.clone(), |at, &choice| at.after(choice));
        let truth = value(&state, depth - path.len() as u32, random, &|payoff| {
            options.utility.of(payoff)
        });
        for step in (1..=trace.len()).rev().step_by(3) {
            let moment = trace.at(step);
            if !moment.is_reached(node) {
                continue;
            }
            let Interval { low, high } = moment.interval(node);
            assert!(
                low <= truth + 1e-9 && high >= truth - 1e-9,
                "{path:?} at step {step}: {truth} in {low}…{high}"
            );
            let Some(number) = moment.number(node) else {
                continue;
            };
            let holds = match number.relation {
                Relation::Exact => (truth - number.value).abs() < 1e-9,
                Relation::AtLeast => truth >= number.value - 1e-9,
                Relation::AtMost => truth <= number.value + 1e-9,
                Relation::Open => moment.state(node) != State::Done,
            };
            assert!(holds, "{path:?} at step {step}: {number:?} of {truth}");
        }
    }
}

/// Returns the same search with Star1, with bounds as tight as the numbers or looser by `slack`.
fn pruned(options: &Expectimax, slack: f64) -> Expectimax {
    let bounds = Some(Interval {
        low: options.utility.of(-3.0) - slack,
        high: options.utility.of(3.0) + slack,
    });
    Expectimax {
        prune: true,
        bounds,
        ..options.clone()
    }
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn value_and_move_are_those_of_the_definition(tree in trees(true), depth in prop::option::of(0..6_u32)) {
        assert_as_defined(&tree, &Expectimax { depth, ..Expectimax::default() }, true);
    }

    #[test]
    fn utilities_and_random_opponents_are_those_of_the_definition(tree in trees(false), options in options()) {
        assert_as_defined(&tree, &options, false);
    }

    #[test]
    fn star1_changes_neither_value_nor_move_and_looks_at_no_more(
        tree in trees(true), depth in prop::option::of(0..6_u32), slack in 0..3_u8,
    ) {
        let options = Expectimax { depth, ..Expectimax::default() };
        let (full, star) = (solve(&tree, &options), solve(&tree, &pruned(&options, f64::from(slack))));
        prop_assert_eq!((full.value, full.best), (star.value, star.best));
        prop_assert!(star.leaves <= full.leaves && star.nodes <= full.nodes);
        prop_assert!(star.evaluated.iter().all(|seen| full.evaluated.contains(seen)));
    }

    #[test]
    fn star1_keeps_the_value_with_every_other_option(tree in trees(false), options in options(), slack in 0..3_u8) {
        let star = pruned(&options, f64::from(slack));
        // The move is as good as any; where sums are rounded it need not be the first of equal
        // ones.
        assert_as_defined(&tree, &star, false);
        prop_assert!(solve(&tree, &star).leaves <= solve(&tree, &options).leaves);
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn every_number_of_expectimax_is_true_of_its_node(exact in trees(true), tree in trees(false), options in options(), prune: bool) {
        let options = if prune { pruned(&options, 0.0) } else { options };
        assert_numbers(&tree, &Expectimax { depth: options.depth.or(Some(TO_THE_END)), ..options });
        let plain = Expectimax { depth: Some(TO_THE_END), ..Expectimax::default() };
        assert_numbers(&exact, &if prune { pruned(&plain, 0.0) } else { plain });
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_side_that_moves_at_random_at_a_game_is_a_chance_node(
        heaps in prop::collection::vec(0..=2_u16, 1..=3), misere: bool, stones in 1..=8_u16,
        board in prop::sample::select(vec!["xo./.x./..o", "xo./ox./...", "xox/.o./.x.", "x../.o./.xo"]),
        options in options(), prune: bool,
    ) {
        // The games' scores are ±1 and 0; their own features stay in that range only at Nim and
        // subtraction.
        let options = if prune { pruned(&options, 0.0) } else { options };
        if heaps.iter().any(|&heap| heap > 0) {
            assert_as_defined(&Nim::new(heaps, misere).expect("few stones"), &options, false);
        }
        assert_as_defined(&Subtraction::standard(stones), &options, false);
        assert_as_defined(&TicTacToe::parse(board).expect(board), &Expectimax { depth: None, ..options }, false);
    }
}

#[test]
fn star1_leaves_the_rest_of_the_textbook_tree_when_it_cannot_matter() {
    // Artificial Intelligence: A Modern Approach, 4th edition, exercise on pruning with chance
    // nodes: values from −2 to 2.
    let tree = notation::read(
        r#"{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}"#,
        Player::Max,
    )
    .expect("well-formed");
    let options = Expectimax {
        prune: true,
        bounds: Some(Interval::new(-2.0, 2.0)),
        ..Expectimax::default()
    };
    let detail = report::detail(&spec(&tree, &options)).expect("the search is small");
    let first_five: Vec<Evaluated> = (0..5).map(Evaluated::Leaf).collect();
    assert_eq!((detail.summary.value, detail.summary.best), (1.5, Some(0)));
    assert_eq!(detail.summary.evaluated, first_five);
    let second = detail
        .nodes
        .iter()
        .find(|row| row.path == [1])
        .expect("the second chance node is visited");
    // Half of at most 0 and half of at most 2.
    assert_eq!(
        second.value.map(|(value, relation, _)| (value, relation)),
        Some((1.0, Relation::AtMost))
    );
    assert_eq!(solve(&tree, &Expectimax::default()).leaves, 8);
}

#[test]
fn star1_ends_where_an_outcome_is_next_to_impossible() {
    for text in [
        r#"{"max":[1,{"chance":[[1,2],[0,2]],"p":[1e-310,1]}]}"#,
        r#"{"max":[1,{"chance":[[0,2],[1,2]],"p":[1,1e-310]}]}"#,
        r#"{"max":[1e-310,{"chance":[[1e-310,2],[0,2]]}]}"#,
        r#"{"min":[0,{"chance":[[-1e-310,-2],[0,-2],[1,1]],"p":[0.5,0.5,0]}]}"#,
    ] {
        let tree = notation::read(text, Player::Max).expect("well-formed");
        let options = Expectimax {
            prune: true,
            bounds: Some(Interval::new(-2.0, 2.0)),
            ..Expectimax::default()
        };
        assert_as_defined(&tree, &options, false);
    }
}

#[test]
fn draws_of_chance_count_as_plies() {
    let text = r#"[{"chance":[{"min":[9,8],"estimate":1},3],"estimate":5},4]"#;
    let tree = notation::read(text, Player::Max).expect("well-formed");
    for (depth, value) in [(1, 5.0), (2, 4.0), (3, 5.5)] {
        let found = solve(
            &tree,
            &Expectimax {
                depth: Some(depth),
                ..Expectimax::default()
            },
        );
        assert_eq!(found.value, value, "{depth} plies");
    }
}

#[test]
fn bounds_that_an_estimate_leaves_give_one_value_with_and_without_pruning() {
    // Large weights put an estimate outside of the scores of the game; it is clamped to the bounds
    // with and without pruning.
    let board = TicTacToe::parse("xo./.x./..o").expect("a reachable board");
    let weights = Evaluation::Features {
        weights: Some(vec![3.0, 1.0, -3.0, -1.0]),
    };
    let value = |prune| {
        let options = Expectimax {
            depth: Some(2),
            evaluation: weights.clone(),
            opponent: Opponent::Random,
            prune,
            bounds: Some(Interval::new(-1.0, 1.0)),
            ..Expectimax::default()
        };
        report::summary(&Spec::new(board, Algorithm::Expectimax(options))).value
    };
    assert_eq!(value(true), value(false));
}
