//! Games and machines to play them, shared by the tests of playing.

use plyscope::game::any::AnyGame;
use plyscope::play::{Budget, Machine};
use plyscope::search::{Algorithm, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, WinLose};
use plyscope::spec::Spec;

/// A position of every game, as in a spec.
pub const GAMES: [&str; 12] = [
    r#"{"kind":"tic-tac-toe","position":"xo./.x./o.."}"#,
    r#"{"kind":"nim","heaps":[3,4,5]}"#,
    r#"{"kind":"nim","heaps":[1,2,2],"misere":true}"#,
    r#"{"kind":"subtraction","stones":15}"#,
    r#"{"kind":"connect-four"}"#,
    r#"{"kind":"mnk","m":5,"n":5,"k":4}"#,
    r#"{"kind":"chess","fen":"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"}"#,
    r#"{"kind":"go","size":5,"komi":0.5}"#,
    r#"{"kind":"snake-go","preset":"tiny"}"#,
    r#"{"kind":"snake-go"}"#,
    r#"{"kind":"pig","goal":20}"#,
    r#"{"kind":"tree","tree":[[0.5,[0,1]],[0.25,1],[0.75,0]]}"#,
];

pub fn game(json: &str) -> AnyGame {
    let spec = format!("{{\"game\":{json},\"algorithm\":{{\"kind\":\"mcts\"}}}}");
    Spec::read(&spec).expect("the game is good").game
}

/// Returns the machines that can play from a position in little time; playouts of long games take
/// too much.
pub fn machines_for(position: &AnyGame) -> Vec<Machine> {
    let is_long = position.traits().longest.is_none_or(|longest| longest > 60);
    let takes_long = |machine: &Machine| match &machine.algorithm {
        Algorithm::Mcts(options) => options.playouts > 1 || machine.budget != Budget::Own,
        Algorithm::WinLose(_) => machine.budget == Budget::Own,
        algorithm => matches!(algorithm.evaluation(), Some(Evaluation::Playouts { .. })),
    };
    machines()
        .into_iter()
        .filter(|machine| machine.check(position).is_ok() && !(is_long && takes_long(machine)))
        .collect()
}

/// Returns every algorithm with some of its options, under every kind of budget; not all of them
/// can play every game.
fn machines() -> Vec<Machine> {
    let mcts = Mcts {
        iterations: 50,
        ..Mcts::default()
    };
    let careful = plyscope::search::Policy::Careful;
    let algorithms = [
        Algorithm::WinLose(WinLose::default()),
        Algorithm::Minimax(Minimax {
            depth: Some(2),
            ..Minimax::default()
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(3),
            ..AlphaBeta::default()
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(3),
            deepening: true,
            table: true,
            ..AlphaBeta::default()
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            evaluation: Evaluation::Playouts { count: 3 },
            depth: Some(2),
            ..AlphaBeta::default()
        }),
        Algorithm::Expectimax(Expectimax {
            depth: Some(2),
            ..Expectimax::default()
        }),
        Algorithm::Mcts(mcts),
        Algorithm::Mcts(Mcts {
            playouts: 3,
            rollout_root: true,
            policy: careful,
            ..mcts
        }),
        Algorithm::Mcts(Mcts {
            last: plyscope::search::FinalRule::Ucb,
            expand: plyscope::search::Expand::All,
            ..mcts
        }),
    ];
    let budgets = [Budget::Own, Budget::Nodes(300), Budget::Millis(40)];
    let all = algorithms
        .iter()
        .flat_map(|algorithm| budgets.map(|budget| (algorithm.clone(), budget)));
    all.zip(0..)
        .map(|((algorithm, budget), seed)| Machine {
            algorithm,
            budget,
            seed,
            solver: false,
        })
        .collect()
}
