//! A game of one's own in thirty lines, and three searches of it: `cargo run --example own_game`.
//!
//! Two players take one, two or three stones in turn. The player who takes the last stone loses.

use plyscope::game::{Game, Interval, Player, Status, Traits};
use plyscope::search::{Algorithm, AlphaBeta, Mcts, Minimax, Recorder, run};

#[derive(Clone, Debug)]
struct Stones {
    left: u8,
    mover: Player,
}

impl Game for Stones {
    type Move = u8;
    type Key = u8;

    fn status(&self) -> Status {
        match (self.left, self.mover) {
            // The last stone was taken by the other player.
            (0, Player::Max) => Status::Over { score: 1.0 },
            (0, Player::Min) => Status::Over { score: -1.0 },
            (_, mover) => Status::ToMove(mover),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        1..=self.left.min(3)
    }

    fn play(&mut self, taken: u8) {
        self.left -= taken;
        self.mover = self.mover.other();
    }

    fn key(&self) -> u8 {
        self.left
    }

    fn traits(&self) -> Traits {
        Traits {
            chance: false,
            draws: false,
            impartial: true,
            range: Some(Interval::new(-1.0, 1.0)),
            longest: Some(self.left.into()),
        }
    }

    fn features(&self) -> impl Iterator<Item = f64> {
        std::iter::empty()
    }

    fn weights(&self) -> &'static [f64] {
        &[]
    }
}

fn main() {
    let game = Stones {
        left: 10,
        mover: Player::Max,
    };
    for (name, algorithm) in [
        ("minimax", Algorithm::Minimax(Minimax::default())),
        ("alpha-beta", Algorithm::AlphaBeta(AlphaBeta::default())),
        ("MCTS", Algorithm::Mcts(Mcts::default())),
    ] {
        let mut recorder = Recorder::new(0, u64::MAX);
        let answer = run(&game, &algorithm, 0, &mut recorder).continue_value();
        let answer = answer.expect("nobody stops the search");
        let taken = answer.best.map_or(0, |choice| choice + 1);
        let nodes = recorder.counts.nodes;
        println!(
            "{name}: value {:.2}, take {taken}, {nodes} nodes",
            answer.value
        );
    }
}
