//! The searches: their values, cuts and statistics against definitions, published results and laws.

mod algorithms;
mod alpha_beta;
mod counters;
mod decimal;
mod deepening;
mod estimates;
mod expectimax;
mod knuth_moore;
mod mcts;
mod mcts_by_definition;
mod mcts_by_hand;
mod on_paper;
mod order;
mod puct;
mod pvs;
mod typed_numbers;
mod ucb;
mod utility;
mod win_lose;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod chance_trees;
    pub mod decided;
    pub mod definition;
    pub mod mcts_definition;
    pub mod mcts_options;
    pub mod options;
    pub mod puct;
    pub mod trees;
}
