//! Random specs: every game, every algorithm, every option. Not every algorithm can search every
//! game.

use super::chance_trees::branches;
use super::mcts_options::mcts;
use super::options::alpha_betas;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::st_petersburg::StPetersburg;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::{Branch, Tree};
use plyscope::game::{Game, Interval, Status};
use plyscope::search::{
    Algorithm, AlphaBeta, Evaluation, Expectimax, Minimax, Opponent, Utility, WinLose,
};
use plyscope::spec::Spec;
use proptest::prelude::*;

/// Draws numbers with short and with long decimal forms.
fn numbers() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-40..40_i8).prop_map(|quarters| f64::from(quarters) / 4.0),
        -1e9..1e9_f64,
        -1e-9..1e-9_f64
    ]
}

/// Adds names, scripted playouts and named moves to some nodes, depending on their estimates.
fn told(branch: Branch) -> Branch {
    let number = branch.estimate.unwrap_or(0.0);
    let children: Vec<Branch> = branch.children.into_iter().map(told).collect();
    let name = (number > 1.0).then(|| format!("节点 \"{number}\""));
    let moves = if number < -1.0 {
        (0..children.len())
            .map(|index| format!("m{index}"))
            .collect()
    } else {
        Vec::new()
    };
    let rollouts = if number == 0.5 {
        vec![number, 0.0, 1.0]
    } else {
        Vec::new()
    };
    let estimate = branch.estimate.filter(|&estimate| estimate != -0.5);
    Branch {
        children,
        name,
        moves,
        rollouts,
        estimate,
        ..branch
    }
}

fn boards() -> impl Strategy<Value = AnyGame> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..9).prop_map(|choices| {
        let mut board = TicTacToe::default();
        for choice in choices {
            if let Status::ToMove(_) = board.status() {
                let mv = board
                    .moves()
                    .nth(choice.index(board.moves().count()))
                    .expect("an index below the count");
                board.play(mv);
            }
        }
        TicTacToe::parse(&plyscope::game::Wording::text(&board))
            .expect("a board that was played")
            .into()
    })
}

fn games() -> impl Strategy<Value = AnyGame> {
    let nim = (prop::collection::vec(0..30_u16, 1..8), any::<bool>())
        .prop_map(|(heaps, misere)| Nim::new(heaps, misere).expect("few stones").into());
    let takes = prop_oneof![
        Just(vec![1, 2, 3]),
        prop::collection::btree_set(1..=256_u16, 1..=16).prop_map(Vec::from_iter)
    ];
    let subtraction = (0..=256_u16, takes).prop_map(|(stones, takes)| {
        Subtraction::new(stones, &takes)
            .expect("some numbers")
            .into()
    });
    let tosses = (1..=64_u8, any::<prop::sample::Index>(), any::<bool>()).prop_map(
        |(tosses, tails, heads)| {
            let game = StPetersburg::new(tosses, tails.index(usize::from(tosses) + 1) as u8);
            game.ended().filter(|_| heads).unwrap_or(game).into()
        },
    );
    let tree = any::<bool>()
        .prop_flat_map(branches)
        .prop_map(|branch| Tree::new(told(branch)).into());
    prop_oneof![2 => nim, 2 => subtraction, 1 => tosses, 2 => boards(), 4 => tree]
}

fn evaluations() -> impl Strategy<Value = Evaluation> {
    let weights = prop::collection::vec(numbers(), 0..5).prop_map(|weights| Evaluation::Features {
        weights: Some(weights),
    });
    let playouts = (1..=100_000_u32).prop_map(|count| Evaluation::Playouts { count });
    prop_oneof![2 => Just(Evaluation::Features { weights: None }), 2 => weights, 1 => playouts]
}

fn utilities() -> impl Strategy<Value = Utility> {
    let points =
        prop::collection::vec((1e-3..10.0_f64, 1e-3..10.0_f64), 2..=64).prop_map(|rises| {
            let rise = |at: &mut (f64, f64), (x, y): (f64, f64)| {
                *at = (at.0 + x, at.1 + y);
                Some(*at)
            };
            Utility::Points {
                points: rises.into_iter().scan((-5.0, -5.0), rise).collect(),
            }
        });
    let simple = prop::sample::select(vec![Utility::Linear, Utility::Sqrt, Utility::Log]);
    prop_oneof![2 => simple, 1 => (1e-3..1e3_f64).prop_map(|tolerance| Utility::Exp { tolerance }), 1 => points]
}

fn expectimaxes() -> impl Strategy<Value = Expectimax> {
    let bounds =
        (numbers(), 1e-3..1e4_f64).prop_map(|(low, width)| Interval::new(low, low + width));
    let words = (any::<[bool; 2]>(), prop::option::of(bounds));
    (
        prop::option::of(0..=64_u32),
        evaluations(),
        utilities(),
        words,
    )
        .prop_map(|(depth, evaluation, utility, ([random, prune], bounds))| {
            let opponent = if random {
                Opponent::Random
            } else {
                Opponent::Min
            };
            let prune = prune && bounds.is_some();
            Expectimax {
                depth,
                evaluation,
                opponent,
                utility,
                prune,
                bounds,
            }
        })
}

fn algorithms() -> impl Strategy<Value = Algorithm> {
    let win_lose = any::<[bool; 3]>().prop_map(|[memo, stop, grundy]| WinLose {
        memo,
        stop: stop && !grundy,
        grundy,
    });
    let minimax = (prop::option::of(0..=64_u32), evaluations())
        .prop_map(|(depth, evaluation)| Minimax { depth, evaluation });
    let alpha_beta = (alpha_betas(64), evaluations()).prop_map(|(options, evaluation)| AlphaBeta {
        evaluation,
        ..options
    });
    prop_oneof![
        1 => win_lose.prop_map(Algorithm::WinLose),
        1 => minimax.prop_map(Algorithm::Minimax),
        2 => alpha_beta.prop_map(Algorithm::AlphaBeta),
        3 => expectimaxes().prop_map(Algorithm::Expectimax),
        2 => mcts(10_000_000, 100_000).prop_map(Algorithm::Mcts),
    ]
}

pub fn specs() -> impl Strategy<Value = Spec> {
    let numbers = (
        prop_oneof![Just(0), 0..(1_u64 << 53)],
        prop_oneof![Just(0), any::<u32>()],
    );
    (games(), algorithms(), numbers).prop_map(|(game, algorithm, (seed, step))| Spec {
        seed,
        step,
        ..Spec::new(game, algorithm)
    })
}
