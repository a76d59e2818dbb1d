//! The games as one type, for boards, names and play. What is generic over games gets the concrete one from `with_game!`.
//! Adding a game is one file and one word in the list here.

use super::catalogue::{Ending, Entry, Named, in_words};
use super::chess::Chess;
use super::connect_four::ConnectFour;
use super::depict::Picture;
use super::go::Go;
use super::mnk::Mnk;
use super::nim::Nim;
use super::pig::Pig;
use super::snake_go::SnakeGo;
use super::st_petersburg::StPetersburg;
use super::subtraction::Subtraction;
use super::tic_tac_toe::TicTacToe;
use super::tree::Tree;
use super::{Game, Status, Traits, Wording};
use crate::lang::{Lang, Say};
use serde::{Deserialize, Serialize};

macro_rules! games {
    ($($game:ident),*) => {
        /// A position of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "each variant is its game")]
        pub enum AnyGame { $($game($game)),* }

        $(impl From<$game> for AnyGame {
            fn from(game: $game) -> AnyGame { AnyGame::$game(game) }
        })*

        /// A game, without a position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "each is its game")]
        pub enum GameId { $($game),* }

        impl GameId {
            /// All games in the order of the page.
            pub const ALL: &[GameId] = &[$(GameId::$game),*];

            /// What the game tells of itself.
            pub fn entry(self) -> &'static Entry {
                match self { $(GameId::$game => const { &<$game as Wording>::ENTRY }),* }
            }

            fn numbered(self) -> [[&'static str; 2]; 2] {
                match self { $(GameId::$game => <$game as Wording>::NUMBERED),* }
            }

            /// Reads a typed position; what the text cannot say is as in `like`, if that is a position of this game.
            ///
            /// # Errors
            /// What is wrong with it.
            pub fn read(self, text: &str, like: Option<&AnyGame>) -> Result<AnyGame, Box<dyn Say>> {
                match self {
                    $(GameId::$game => {
                        let like = like.and_then(|like| if let AnyGame::$game(game) = like { Some(game) } else { None });
                        <$game as Wording>::read(text, like).map(AnyGame::$game)
                    })*
                }
            }
        }

        impl AnyGame {
            /// Which game it is a position of.
            pub fn id(&self) -> GameId {
                match self { $(AnyGame::$game(_) => GameId::$game),* }
            }
        }

        /// Runs an expression with the concrete game in a variable.
        macro_rules! with_game {
            ($any:expr, |$name:ident| $body:expr) => {
                match $any { $($crate::game::any::AnyGame::$game($name) => $body),* }
            };
        }
        pub(crate) use with_game;
    };
}

games!(
    Tree,
    TicTacToe,
    Nim,
    Subtraction,
    ConnectFour,
    Mnk,
    Chess,
    Go,
    SnakeGo,
    Pig,
    StPetersburg
);

impl GameId {
    /// The name of the game.
    pub fn title(self, lang: Lang) -> &'static str {
        lang.of(self.entry().title)
    }

    /// The positions that have names; the first is where one begins.
    pub fn named(self) -> &'static [Named] {
        self.entry().named
    }

    /// A named position, ready to play.
    ///
    /// # Panics
    /// Where the position is one of another game.
    pub fn position(self, named: &Named) -> AnyGame {
        self.read(named.text(), None)
            .expect("a named position is a position")
    }
}

impl AnyGame {
    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> Status {
        with_game!(self, |game| game.status())
    }

    /// How many moves or outcomes there are.
    pub fn choices(&self) -> u16 {
        with_game!(self, |game| game.choices())
    }

    /// What holds for every position reachable from here.
    pub fn traits(&self) -> Traits {
        with_game!(self, |game| game.traits())
    }

    /// The weights the game itself proposes for its features.
    pub fn weights(&self) -> &'static [f64] {
        with_game!(self, |game| game.weights())
    }

    /// The features of this position that a weighted evaluation adds up.
    pub fn features(&self) -> Vec<f64> {
        with_game!(self, |game| game.features().collect())
    }

    /// Whether the positions were written down one by one.
    pub fn is_explicit(&self) -> bool {
        with_game!(self, |game| game.is_explicit())
    }

    /// Makes the move with this index; an index that has no move changes nothing and answers `false`.
    pub fn play(&mut self, choice: u16) -> bool {
        with_game!(self, |game| {
            let mv = game.choice(choice);
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

    /// The name of a move in a language; somebody's own tree keeps its names.
    pub fn move_called(&self, choice: u16, lang: Lang) -> Option<String> {
        let name = self.move_name(choice)?;
        Some(if self.is_explicit() {
            name
        } else {
            in_words(name, lang)
        })
    }

    /// The name of a move in a sentence, where a bare number would not say what it is.
    pub fn move_told(&self, choice: u16, lang: Lang) -> Option<String> {
        Some(self.told(self.move_called(choice, lang)?, lang))
    }

    /// A move's name as a sentence has it.
    pub fn told(&self, name: String, lang: Lang) -> String {
        let [before, behind] = lang.of(self.id().numbered());
        if name.bytes().all(|letter| letter.is_ascii_digit()) {
            [before, &name, behind].concat()
        } else {
            name
        }
    }

    /// The name of a move, as it is typed.
    pub fn move_name(&self, choice: u16) -> Option<String> {
        with_game!(self, |game| game
            .choice(choice)
            .map(|mv| game.move_name(mv)))
    }

    /// For every move the cells of the picture that a person points at to make it, one after the other.
    pub fn ways(&self) -> Vec<Vec<u16>> {
        with_game!(self, |game| game
            .moves()
            .map(|mv| game.cells(mv).into_iter().flatten().collect())
            .collect())
    }

    /// The position's own name, if it has one.
    pub fn name(&self) -> Option<&str> {
        with_game!(self, |game| Wording::name(game))
    }

    /// The position as a person types it.
    pub fn text(&self) -> String {
        with_game!(self, |game| game.text())
    }

    /// How the game has ended.
    pub fn ending(&self) -> Ending {
        with_game!(self, |game| game.ending())
    }

    /// How the position looks.
    pub fn picture(&self) -> Picture {
        with_game!(self, |game| game.picture())
    }
}
