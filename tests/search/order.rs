//! The order in which alpha-beta tries moves, read from its events alone: ranks, the game's order
//! among equal ranks, and the killer moves of a ply.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::connect_four::ConnectFour;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::{Game, Player, Wording};
use plyscope::search::{Algorithm, AlphaBeta, Event, Order, Recorder, Turn, run};
use proptest::prelude::*;

/// A node on the path to the cursor.
struct Node<G: Game> {
    state: G,
    player: Option<Player>,
    ranks: Vec<(u16, f64)>,
    /// The choices in the expected order, and how many were tried.
    expected: Vec<u16>,
    tried: usize,
}

impl<G: Game> Node<G> {
    fn new(state: G) -> Node<G> {
        Node {
            state,
            player: None,
            ranks: Vec::new(),
            expected: Vec::new(),
            tried: 0,
        }
    }
}

/// The killer moves of each ply, the latest first.
type Killers<M> = Vec<[Option<M>; 2]>;

/// Follows a search and checks every move that it tries; returns how often each rank of a killer
/// was given.
fn follow<G: Game>(game: &G, order: Order, depth: Option<u32>) -> [usize; 3] {
    let mut recorder = Recorder::new(usize::MAX, u64::MAX);
    let algorithm = Algorithm::AlphaBeta(AlphaBeta {
        order,
        depth,
        ..AlphaBeta::default()
    });
    assert!(run(game, &algorithm, 7, &mut recorder).is_continue());
    let mut path = vec![Node::new(game.clone())];
    let mut killers: Killers<G::Move> = Vec::new();
    let mut given = [0; 3];
    for event in recorder.events {
        let ply = path.len() - 1;
        let node = path.last_mut().expect("the root is never left");
        match event {
            Event::Open {
                turn: Turn::Player(player),
                ..
            } => node.player = Some(player),
            Event::Rank { choice, score } => {
                assert_eq!(
                    usize::from(choice),
                    node.ranks.len(),
                    "every move is ranked, in the game's order"
                );
                if order == Order::Killer {
                    let mv = node.state.choice(choice);
                    let place = killers
                        .get(ply)
                        .and_then(|killers| killers.iter().position(|killer| *killer == mv));
                    assert_eq!(
                        score,
                        place.map_or(0.0, |place| 2.0 - place as f64),
                        "ply {ply}, choice {choice}"
                    );
                    given[score as usize] += 1;
                }
                node.ranks.push((choice, score));
            }
            Event::Descend { choice, .. } => {
                if node.tried == 0 {
                    node.expected = stably_sorted(
                        &node.ranks,
                        order,
                        node.player.expect("an inner node was opened"),
                    );
                }
                assert_eq!(
                    choice, node.expected[node.tried],
                    "of {:?} at ply {ply}",
                    node.ranks
                );
                node.tried += 1;
                let next = node
                    .state
                    .after(node.state.choice(choice).expect("it was named"));
                path.push(Node::new(next));
            }
            Event::Cutoff { .. } => {
                killers.resize(killers.len().max(ply + 1), [None; 2]);
                let cut = node.state.choice(node.expected[node.tried - 1]);
                if killers[ply][0] != cut {
                    killers[ply] = [cut, killers[ply][0]];
                }
            }
            Event::Return { .. } if ply > 0 => drop(path.pop()),
            _ => {}
        }
    }
    given
}

/// Sorts by the definition: the most promising first, the lower choice among equals.
fn stably_sorted(ranks: &[(u16, f64)], order: Order, player: Player) -> Vec<u16> {
    let lowest_first = matches!(
        (order, player),
        (Order::Best, Player::Min) | (Order::Worst, Player::Max)
    );
    let is_before = |one: &(u16, f64), other: &(u16, f64)| {
        let better = if lowest_first {
            one.1 < other.1
        } else {
            one.1 > other.1
        };
        better || one.1 == other.1 && one.0 < other.0
    };
    let mut places = vec![0; ranks.len()];
    for one in ranks {
        places[ranks.iter().filter(|other| is_before(other, one)).count()] = one.0;
    }
    places
}

#[test]
fn equal_moves_are_tried_in_the_games_order() {
    for order in [Order::Best, Order::Worst, Order::Shuffle, Order::Killer] {
        follow(
            &TicTacToe::parse("xo./.o./..x").expect("a board"),
            order,
            None,
        );
        follow(
            &Nim::new(vec![2, 3, 2], false).expect("few stones"),
            order,
            None,
        );
        follow(
            &ConnectFour::read("5x4x3", None).unwrap_or_else(|_| panic!("a board")),
            order,
            Some(5),
        );
    }
}

#[test]
fn the_killers_of_a_ply_are_the_last_two_moves_that_have_cut_there() {
    let given = follow(&TicTacToe::default(), Order::Killer, None);
    assert!(
        given.iter().all(|times| *times > 100),
        "both killers are met: {given:?}"
    );
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn on_any_tree_equal_moves_are_tried_in_its_order(tree in trees(), best: bool) {
        follow(&tree, if best { Order::Best } else { Order::Worst }, None);
    }
}
