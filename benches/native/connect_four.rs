//! Connect Four solved, beside the crate connect-four-ai: the same positions one after the other, neither with a book of openings.

use crate::measurement::Measurement;
use connect_four_ai::{Position, Solver};
use plyscope::game::Game;
use plyscope::game::connect_four::ConnectFour;
use plyscope::play::connect_four::end_of;
use std::hint::black_box;
use std::time::Instant;

/// Positions as columns from 1 with their scores, fifty of each class, and what the classes are.
const POSITIONS: &str = include_str!("../../tests/data/connect_four.txt");
const OF_A_CLASS: usize = 50;
const CLASSES: [&str; 6] = [
    "an end, easy",
    "a middle, easy",
    "a middle, medium",
    "a beginning, easy",
    "a beginning, medium",
    "a beginning, hard",
];
/// Each begins with empty tables; the medians are told.
const ROUNDS: usize = 3;
/// The time of all positions beside the peer's.
const RATIO: f64 = 1.25;

pub fn measure() -> Vec<Measurement> {
    // What the search knows belongs to its thread, so that a new one knows nothing.
    let rounds: Vec<Vec<[f64; 2]>> = (0..ROUNDS)
        .map(|round| {
            std::thread::spawn(move || classes(round))
                .join()
                .expect("a round")
        })
        .collect();
    let median = |class: usize, side: usize| {
        let mut seconds: Vec<f64> = rounds.iter().map(|round| round[class][side]).collect();
        seconds.sort_by(f64::total_cmp);
        seconds[ROUNDS / 2]
    };
    let row = |name: &str, seconds: [f64; 2]| {
        Measurement::new(format!("Connect Four: {name}"), seconds[0], "s")
            .against("connect-four-ai", seconds[1])
    };
    let mut whole = [0.0; 2];
    let mut rows = Vec::new();
    for (class, name) in CLASSES.iter().enumerate() {
        let seconds = [0, 1].map(|side| median(class, side));
        whole = [0, 1].map(|side: usize| whole[side] + seconds[side]);
        rows.push(row(&format!("50 positions, {name}"), seconds));
    }
    rows.push(row("all 300 positions", whole).ratio_at_most(RATIO));
    rows
}

/// Returns the seconds of both sides for the positions of each class.
fn classes(round: usize) -> Vec<[f64; 2]> {
    let mut peer = Solver::empty();
    let lines: Vec<&str> = POSITIONS.lines().collect();
    let class = |lines: &[&str]| {
        let mut seconds = [0.0; 2];
        for (at, line) in lines.iter().enumerate() {
            let columns = line.split(' ').next().expect("columns");
            for turn in 0..2 {
                let side = (at + round + turn) % 2;
                let began = Instant::now();
                if side == 0 {
                    let mut game = ConnectFour::default();
                    columns.bytes().for_each(|digit| game.play(digit - b'1'));
                    black_box(end_of(&game, &mut { u64::MAX }));
                } else {
                    let position = Position::from_moves(columns).expect("a position");
                    black_box(peer.solve(&position));
                }
                seconds[side] += began.elapsed().as_secs_f64();
            }
        }
        seconds
    };
    lines.chunks(OF_A_CLASS).map(class).collect()
}
