//! The games as one type, for boards, names and play. A search is never run on [`AnyGame`]: `with_game!`
//! hands it the concrete game. Adding a game is one file and one word in the list here.

use super::depict::Picture;
use super::nim::Nim;
use super::st_petersburg::StPetersburg;
use super::subtraction::Subtraction;
use super::tic_tac_toe::TicTacToe;
use super::tree::Tree;
use super::{Game, Status, Traits, Wording};

macro_rules! games {
    ($($game:ident),*) => {
        /// A position of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "each variant is its game")]
        pub enum AnyGame { $($game($game)),* }

        $(impl From<$game> for AnyGame {
            fn from(game: $game) -> AnyGame { AnyGame::$game(game) }
        })*

        /// Runs an expression with the concrete game in a variable.
        macro_rules! with_game {
            ($any:expr, |$name:ident| $body:expr) => {
                match $any { $($crate::game::any::AnyGame::$game($name) => $body),* }
            };
        }
        pub(crate) use with_game;
    };
}

games!(Tree, TicTacToe, Nim, Subtraction, StPetersburg);

impl AnyGame {
    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> Status {
        with_game!(self, |game| game.status())
    }

    /// What holds for every position reachable from here.
    pub fn traits(&self) -> Traits {
        with_game!(self, |game| game.traits())
    }

    /// How many features the game has for a weighted evaluation.
    pub fn features(&self) -> usize {
        with_game!(self, |game| game.weights().len())
    }

    /// How many moves or outcomes there are.
    pub fn choices(&self) -> usize {
        with_game!(self, |game| game.moves().count())
    }

    /// Makes the move with this index; an index that has no move changes nothing and answers `false`.
    pub fn play(&mut self, choice: u16) -> bool {
        with_game!(self, |game| {
            let mv = game.moves().nth(usize::from(choice));
            if let Some(mv) = mv {
                game.play(mv);
            }
            mv.is_some()
        })
    }

    /// The position after a line of choices; it ends early where a choice has no move.
    pub fn after(&self, choices: &[u16]) -> AnyGame {
        let mut game = self.clone();
        for &choice in choices {
            if !game.play(choice) {
                break;
            }
        }
        game
    }

    /// The name of a move.
    pub fn move_name(&self, choice: u16) -> Option<String> {
        with_game!(self, |game| game.moves().nth(usize::from(choice)).map(|mv| game.move_name(mv)))
    }

    /// The position's own name, if it has one.
    pub fn name(&self) -> Option<&str> {
        with_game!(self, |game| Wording::name(game))
    }

    /// The position as a person types it.
    pub fn text(&self) -> String {
        with_game!(self, |game| game.text())
    }

    /// How the position looks.
    pub fn picture(&self) -> Picture {
        with_game!(self, |game| game.picture())
    }
}
