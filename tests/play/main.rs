//! Machines that play: the search that a clock ended can be repeated without one, levels keep their
//! promises, and a record holds a game.

mod connect_four;
mod games;
mod match_table;
mod records;
mod review;
mod said;
mod solve;
mod strongest;
mod thoughts;
