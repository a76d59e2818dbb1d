//! Win-lose search against Bouton's rules, against the definitions of winners and of Grundy
//! numbers, and by its own counts: memo and early stops change only the work.

use crate::truth::cases::cases;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tree::{Branch, Kind, Tree};
use plyscope::game::{Game, Player, Status, Wording};
use plyscope::report::{self, Summary};
use plyscope::search::{Algorithm, Event, Used, WinLose};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;
use std::collections::HashMap;

/// Returns memo, early stop and Grundy numbers in all possible combinations.
fn all_options(impartial: bool) -> Vec<WinLose> {
    let plain = [(true, true), (true, false), (false, true), (false, false)];
    let plain = plain.map(|(memo, stop)| WinLose {
        memo,
        stop,
        grundy: false,
    });
    let grundy = [true, false].map(|memo| WinLose {
        memo,
        stop: false,
        grundy: true,
    });
    plain
        .into_iter()
        .chain(grundy.into_iter().filter(|_| impartial))
        .collect()
}

fn spec(game: impl Into<AnyGame>, options: WinLose) -> Spec {
    let spec = Spec::new(game, Algorithm::WinLose(options));
    spec.check().expect("the search can run");
    spec
}

fn solve(game: impl Into<AnyGame>, options: WinLose) -> Summary {
    report::summary(&spec(game, options))
}

fn recorded(game: impl Into<AnyGame>, options: WinLose) -> Trace {
    report::record(&spec(game, options))
        .expect("the search is small")
        .0
}

fn nim(heaps: &[u16], misere: bool) -> Nim {
    Nim::new(heaps.to_vec(), misere).expect("few stones")
}

/// Returns heaps of at most `most` stones.
fn heaps(count: u32, most: u16) -> impl Iterator<Item = Vec<u16>> {
    let sizes = most + 1;
    (0..sizes.pow(count)).map(move |code| {
        (0..count)
            .map(|heap| code / sizes.pow(heap) % sizes)
            .collect()
    })
}

/// Bouton 1901: misère play differs only once no heap has two stones.
fn mover_wins(heaps: &[u16], misere: bool) -> bool {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if misere && heaps.iter().all(|&heap| heap <= 1) {
        sum == 0
    } else {
        sum != 0
    }
}

/// Returns the winner by definition: the side to move, if some move leads to a position that the
/// other side loses.
fn winner(state: &impl Game) -> Player {
    match state.status() {
        Status::Over { score } if score > 0.0 => Player::Max,
        Status::Over { .. } => Player::Min,
        Status::ToMove(player) if state.moves().any(|mv| winner(&state.after(mv)) == player) => {
            player
        }
        Status::ToMove(player) => player.other(),
        Status::Chance => panic!("no game here has chance"),
    }
}

fn score(winner: Player) -> f64 {
    if winner == Player::Max { 1.0 } else { -1.0 }
}

/// Returns the Grundy number by definition: the least number of no position one move away.
fn grundy<G: Game>(state: &G, known: &mut HashMap<G::Key, u32>) -> u32 {
    if let Some(&number) = known.get(&state.key()) {
        return number;
    }
    let below: Vec<u32> = state
        .moves()
        .map(|mv| grundy(&state.after(mv), known))
        .collect();
    let number = (0..)
        .find(|number| !below.contains(number))
        .expect("a list leaves a number out");
    known.insert(state.key(), number);
    number
}

/// Compares value and move with the definition: the first winning move, or the first of all.
fn assert_as_defined<G: Game + Into<AnyGame>>(game: &G, options: WinLose) {
    let Status::ToMove(mover) = game.status() else {
        return;
    };
    let found = solve(game.clone(), options);
    assert_eq!(found.value, score(winner(game)), "{options:?}");
    let first = game
        .moves()
        .position(|mv| winner(&game.after(mv)) == mover)
        .unwrap_or(0);
    assert_eq!(found.best.map(usize::from), Some(first), "{options:?}");
}

/// Compares every Grundy number of a search with that of its position.
fn assert_grundy_numbers<G: Game + Into<AnyGame>>(game: &G, memo: bool) {
    let trace = recorded(
        game.clone(),
        WinLose {
            memo,
            stop: false,
            grundy: true,
        },
    );
    let (end, mut known) = (trace.end(), HashMap::new());
    for node in (0..trace.size() as u32).map(NodeId) {
        let place = |state: G, &choice: &u16| {
            let mv = state
                .moves()
                .nth(usize::from(choice))
                .expect("the search makes moves that are there");
            state.after(mv)
        };
        let state = trace.path(node).iter().fold(game.clone(), place);
        let truth = grundy(&state, &mut known);
        assert_eq!(end.grundy(node), Some(truth), "node {:?}", trace.path(node));
        assert_eq!(
            truth > 0,
            matches!(state.status(), Status::ToMove(player) if winner_told(&trace, node) == Some(player))
        );
    }
}

fn winner_told(trace: &Trace, node: NodeId) -> Option<Player> {
    trace.end().number(node).map(|number| {
        if number.value > 0.0 {
            Player::Max
        } else {
            Player::Min
        }
    })
}

#[test]
fn all_heaps_up_to_five_five_five_five_agree_with_the_exclusive_or_in_both_kinds_of_play() {
    for heaps in heaps(4, 5) {
        for misere in [false, true] {
            let expected = if mover_wins(&heaps, misere) {
                1.0
            } else {
                -1.0
            };
            let found = solve(nim(&heaps, misere), WinLose::default());
            assert_eq!(found.value, expected, "{heaps:?} misère {misere}");
            if let (1.0, Some(best)) = (found.value, found.best) {
                let game = nim(&heaps, misere);
                let after = game.after(
                    game.moves()
                        .nth(usize::from(best))
                        .expect("a move that is there"),
                );
                assert!(
                    !mover_wins(after.heaps(), misere),
                    "{heaps:?} misère {misere}: {}",
                    after.text()
                );
            }
        }
    }
}

#[test]
fn the_grundy_number_of_heaps_is_their_exclusive_or() {
    // Sprague 1935, Grundy 1939: heaps add up as their Grundy numbers do.
    for heaps in heaps(4, 3).chain([vec![5, 5, 5, 5], vec![1, 2, 4, 5], vec![7, 11]]) {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let trace = recorded(
            nim(&heaps, false),
            WinLose {
                grundy: true,
                stop: false,
                ..WinLose::default()
            },
        );
        assert_eq!(
            trace.end().grundy(NodeId::ROOT),
            Some(u32::from(sum)),
            "{heaps:?}"
        );
    }
}

#[test]
fn every_grundy_number_is_the_least_that_no_move_leads_to() {
    for memo in [false, true] {
        for heaps in [[1, 2, 1], [0, 2, 3], [2, 2, 2]] {
            assert_grundy_numbers(&nim(&heaps, false), memo);
        }
        for takes in ["1,2,3", "2,4", "1,3,4", "2,5,6"] {
            let game = Subtraction::parse(&format!("11; {takes}")).expect("three numbers");
            assert_grundy_numbers(&game, memo);
        }
    }
}

#[test]
fn every_way_to_search_finds_who_wins() {
    for options in all_options(true) {
        for heaps in heaps(3, 2) {
            assert_as_defined(&nim(&heaps, false), options);
            if !options.grundy {
                assert_as_defined(&nim(&heaps, true), options);
            }
        }
        for takes in ["1,2,3", "2,3", "1,3,4", "3"] {
            for stones in 1..=9 {
                assert_as_defined(
                    &Subtraction::parse(&format!("{stones}; {takes}")).expect("numbers"),
                    options,
                );
            }
        }
    }
}

#[test]
fn of_fifteen_stones_three_are_taken() {
    for options in all_options(true)
        .into_iter()
        .filter(|options| options.memo || options.stop)
    {
        let found = solve(Subtraction::standard(15), options);
        assert_eq!(
            (found.value, found.best_move.as_deref()),
            (1.0, Some("(12)")),
            "{options:?}"
        );
    }
    let lost = solve(Subtraction::standard(16), WinLose::default());
    assert_eq!(
        (lost.value, lost.best_move.as_deref()),
        (-1.0, Some("(15)")),
        "where every move loses it is the first"
    );
}

#[test]
fn a_memo_decides_every_position_once() {
    // (a₁ + 1)(a₂ + 1) … positions, not their sum and not the number of games; the empty position
    // is over and needs no memo.
    for heaps in [vec![1, 2, 1], vec![3, 4], vec![2, 2, 2], vec![5, 5, 5, 5]] {
        let positions: usize = heaps.iter().map(|&heap| usize::from(heap) + 1).product();
        let trace = recorded(
            nim(&heaps, false),
            WinLose {
                stop: false,
                ..WinLose::default()
            },
        );
        let count = |is: fn(&Event) -> bool| trace.events().filter(is).count();
        assert_eq!(
            count(|event| matches!(event, Event::Store { .. })),
            positions - 1,
            "{heaps:?}"
        );
        let opened = count(|event| matches!(event, Event::Open { .. }));
        assert_eq!(
            count(|event| matches!(
                event,
                Event::Recall {
                    used: Used::Answer,
                    ..
                }
            )),
            opened - (positions - 1)
        );
    }
}

#[test]
fn a_memo_answers_though_the_other_side_is_to_move() {
    // (1,1) occurs after one move and after three, with different sides to move and the same result
    // for the mover.
    let trace = recorded(
        nim(&[3, 2], false),
        WinLose {
            stop: false,
            ..WinLose::default()
        },
    );
    let mut met: HashMap<Vec<u16>, Vec<(usize, f64)>> = HashMap::new();
    for step in 1..=trace.len() {
        if let Some(Event::Return { score }) = trace.event(step) {
            let path = trace.path(trace.at(step).subject());
            let AnyGame::Nim(state) = AnyGame::from(nim(&[3, 2], false)).after(&path) else {
                unreachable!("it is Nim")
            };
            met.entry(state.heaps().to_vec())
                .or_default()
                .push((path.len() % 2, score));
        }
    }
    let both = met
        .values()
        .filter(|met| met.iter().any(|one| one.0 == 0) && met.iter().any(|one| one.0 == 1))
        .count();
    assert!(both > 0, "some position is met with either side to move");
    for (heaps, met) in &met {
        assert!(
            met.iter()
                .all(|&(odd, score)| score == if odd == met[0].0 { met[0].1 } else { -met[0].1 }),
            "{heaps:?}"
        );
    }
}

/// Draws trees of Max and Min in any order, with some positions without moves.
fn trees() -> impl Strategy<Value = Tree> {
    let player = || prop::bool::ANY.prop_map(|max| if max { Player::Max } else { Player::Min });
    let leaf = prop::sample::select(vec![-2.0, -0.5, 0.5, 3.0])
        .prop_map(|score| Branch::new(Kind::Leaf(score), Vec::new()));
    let stuck = player().prop_map(|player| Branch::new(Kind::ToMove(player), Vec::new()));
    let inner = move |child| {
        (player(), prop::collection::vec(child, 1..=4))
            .prop_map(|(player, below)| Branch::new(Kind::ToMove(player), below))
    };
    let below = prop_oneof![4 => leaf, 1 => stuck].prop_recursive(5, 80, 4, inner);
    (player(), prop::collection::vec(below, 1..=4))
        .prop_map(|(player, below)| Tree::new(Branch::new(Kind::ToMove(player), below)))
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn who_wins_a_tree_is_as_defined_and_stopping_early_only_saves_work(tree in trees()) {
        let all = all_options(false);
        for options in &all {
            assert_as_defined(&tree, *options);
        }
        let work = |memo, stop| solve(tree.clone(), WinLose { memo, stop, grundy: false });
        for memo in [false, true] {
            let (early, whole) = (work(memo, true), work(memo, false));
            prop_assert!(early.nodes <= whole.nodes && early.evaluated.iter().all(|seen| whole.evaluated.contains(seen)));
            prop_assert_eq!(whole.nodes, tree.size() as u64, "no node of a tree is met twice");
            prop_assert_eq!(whole.cutoffs, 0);
        }
    }

    #[test]
    fn a_node_is_left_only_after_a_winning_move(tree in trees(), memo: bool) {
        let trace = recorded(tree.clone(), WinLose { memo, stop: true, grundy: false });
        for step in 1..=trace.len() {
            let Some(Event::Cutoff { remaining }) = trace.event(step) else { continue };
            let path = trace.path(trace.cursor(step));
            let state = path.iter().fold(tree.clone(), |at, &choice| at.after(choice));
            let tried = state.moves().count() - usize::from(remaining);
            let wins: Vec<bool> = state.moves().map(|mv| Status::ToMove(winner(&state.after(mv))) == state.status()).collect();
            prop_assert_eq!(wins.iter().position(|&wins| wins), Some(tried - 1), "at the first that wins, at {:?}", path);
        }
    }
}
