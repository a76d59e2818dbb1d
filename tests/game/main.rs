//! The rules, text forms and words of each game, and the random trees.

mod boards;
mod chess;
mod chess_written;
mod games;
mod generator;
mod go;
mod hostile;
mod pig;
mod small_games;
mod snake_go;
mod st_petersburg;
mod subtraction;
mod typed;
mod written;

#[path = "../truth"]
mod truth {
    pub mod cases;
}
