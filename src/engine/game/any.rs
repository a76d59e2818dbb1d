//! All games as one type, for boards, names and play. Code that is generic over games gets the
//! concrete one from `with_game!`. CONTRIBUTING.md says what a new game needs beside its file.

use super::catalogue::{Ending, Entry, Named, in_words};
use super::chess::{Chess, rules};
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
use crate::lang::words::spec;
use crate::lang::{Lang, Say};
use crate::text::plain::plainly;
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

            /// Returns the game's entry in the catalogue.
            pub fn entry(self) -> &'static Entry {
                match self { $(GameId::$game => const { &<$game as Wording>::ENTRY }),* }
            }

            fn numbered(self, name: String, lang: Lang) -> String {
                match self { $(GameId::$game => <$game as Wording>::numbered(name, lang)),* }
            }

            /// Reads a typed position. Settings that the text cannot express are those of `like`,
            /// if that is a position of this game.
            ///
            /// # Errors
            /// The mistake and its place.
            pub fn read(self, text: &str, like: Option<&AnyGame>) -> Result<AnyGame, Box<dyn Say>> {
                let plain = plainly(text);
                // The text of a tree has names, whose signs stay.
                let text = if self == GameId::Tree { text } else { &plain };
                match self {
                    $(GameId::$game => {
                        let like = like.and_then(|like| if let AnyGame::$game(game) = like { Some(game) } else { None });
                        <$game as Wording>::read(text, like).map(AnyGame::$game)
                    })*
                }
            }
        }

        impl AnyGame {
            /// Returns the game of this position.
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
    /// Returns the name of the game.
    pub fn title(self, lang: Lang) -> &'static str {
        self.entry().title.say(lang)
    }

    /// Returns the named positions; the first is the start position.
    pub fn named(self) -> &'static [Named] {
        self.entry().named
    }

    /// Returns the named position of its game that a position is, if it is one.
    pub fn name_of(position: &AnyGame) -> Option<&'static Named> {
        let id = position.id();
        let mut named = id.named().iter();
        named.find(|named| id.position(named) == *position)
    }

    /// Returns the game that a text is of which says so itself: SGF is of Go, PGN and FEN are of chess; any other is taken for a tree.
    pub fn of_text(text: &str) -> GameId {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let is_sgf = text
            .strip_prefix('(')
            .is_some_and(|rest| rest.trim_start().starts_with(';'));
        let has_tags = text.strip_prefix('[').is_some_and(|rest| {
            let name = rest.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric());
            name.len() < rest.len() && name.trim_start().starts_with('"')
        });
        let is_numbered = text.strip_prefix("1.").is_some_and(|rest| {
            rest.trim_start()
                .starts_with(|letter: char| letter.is_ascii_alphabetic())
        });
        // The rows of a tree hold no kings.
        let rows = text.split_whitespace().next().unwrap_or_default();
        let is_fen = rows.matches('/').count() == 7 && rows.contains('k') && rows.contains('K');
        if is_sgf {
            GameId::Go
        } else if has_tags || is_numbered || is_fen {
            GameId::Chess
        } else {
            GameId::Tree
        }
    }

    /// Reads a written game: its first position, and the choices of its moves. A text of any other game than chess and Go is a position
    /// without moves.
    ///
    /// # Errors
    /// The mistake and its place.
    pub fn read_line(self, text: &str) -> Result<(AnyGame, Vec<u16>), Box<dyn Say>> {
        match self {
            GameId::Chess if !rules::are_there() => Err(Box::new(spec::CHESS_AWAITED)),
            GameId::Chess => {
                let (opening, choices, _) = Chess::line(&plainly(text))?;
                Ok((opening.into(), choices))
            }
            GameId::Go => {
                let (opening, choices) = Go::parse(&plainly(text))?.line();
                Ok((opening.into(), choices))
            }
            other => Ok((other.read(text, None)?, Vec::new())),
        }
    }

    /// Returns a named position, ready to play.
    ///
    /// # Panics
    /// If the position is one of another game.
    pub fn position(self, named: &Named) -> AnyGame {
        self.read(named.text(), None)
            .expect("a named position is a position")
    }
}

impl AnyGame {
    /// Returns the player to move, chance, or the result.
    pub fn status(&self) -> Status {
        with_game!(self, |game| game.status())
    }

    /// Counts the moves or outcomes.
    pub fn choices(&self) -> u16 {
        with_game!(self, |game| game.choices())
    }

    /// Returns the properties of all positions that can be reached from here.
    pub fn traits(&self) -> Traits {
        with_game!(self, |game| game.traits())
    }

    /// Returns the rules, complete enough to play from here.
    pub fn how_to_play(&self, lang: Lang) -> String {
        with_game!(self, |game| game.how_to_play(lang))
    }

    /// Returns the game's own weights of its features.
    pub fn weights(&self) -> &'static [f64] {
        with_game!(self, |game| game.weights())
    }

    /// Returns the features of this position for a weighted evaluation.
    pub fn features(&self) -> Vec<f64> {
        with_game!(self, |game| game.features().collect())
    }

    /// Whether the players move by turns throughout, and nothing is drawn between.
    pub fn alternates(&self) -> bool {
        match self {
            AnyGame::Tree(tree) => tree.alternates(),
            other => !other.traits().chance,
        }
    }

    /// Whether the positions were written down one by one.
    pub fn is_explicit(&self) -> bool {
        with_game!(self, |game| game.is_explicit())
    }

    /// Makes the move with this index; without such a move nothing changes and the answer is
    /// `false`.
    pub fn play(&mut self, choice: u16) -> bool {
        with_game!(self, |game| {
            let mv = game.choice(choice);
            if let Some(mv) = mv {
                game.play(mv);
            }
            mv.is_some()
        })
    }

    /// Returns the position after a path of choices; it ends early at a choice without a move.
    pub fn after(&self, choices: &[u16]) -> AnyGame {
        let mut game = self.clone();
        for &choice in choices {
            if !game.play(choice) {
                break;
            }
        }
        game
    }

    /// Returns the probability of an outcome at a chance node; 1 elsewhere.
    pub fn probability(&self, choice: u16) -> f64 {
        with_game!(self, |game| game
            .choice(choice)
            .map_or(1.0, |mv| game.probability(mv)))
    }

    /// Returns the name of a move in a language; the names in an explicit tree are its author's.
    pub fn move_called(&self, choice: u16, lang: Lang) -> Option<String> {
        let name = self.move_name(choice)?;
        Some(if self.is_explicit() {
            name
        } else {
            in_words(name, lang)
        })
    }

    /// Returns the name of a move as it stands in a sentence.
    pub fn move_told(&self, choice: u16, lang: Lang) -> Option<String> {
        Some(self.told(self.move_called(choice, lang)?, lang))
    }

    /// Returns a move's name as it stands in a sentence, with words around a bare number.
    pub fn told(&self, name: String, lang: Lang) -> String {
        if name.bytes().all(|letter| letter.is_ascii_digit()) {
            self.id().numbered(name, lang)
        } else {
            name
        }
    }

    /// Returns the name of a move as it is typed.
    pub fn move_name(&self, choice: u16) -> Option<String> {
        with_game!(self, |game| game
            .choice(choice)
            .map(|mv| game.move_name(mv)))
    }

    /// Returns for every move the cells of the picture to point at, in order.
    pub fn ways(&self) -> Vec<Vec<u16>> {
        with_game!(self, |game| game
            .moves()
            .map(|mv| game.cells(mv).into_iter().flatten().collect())
            .collect())
    }

    /// Returns the position's own name, if it has one.
    pub fn name(&self) -> Option<&str> {
        with_game!(self, |game| Wording::name(game))
    }

    /// Returns the position as it is typed.
    pub fn text(&self) -> String {
        with_game!(self, |game| game.text())
    }

    /// Returns what the value of the position shows, once it is known exactly.
    pub fn remark(&self, lang: Lang) -> Option<String> {
        with_game!(self, |game| game.remark(lang))
    }

    /// Describes how the game ended.
    pub fn ending(&self) -> Ending {
        with_game!(self, |game| game.ending())
    }

    /// Returns the picture of the position.
    pub fn picture(&self) -> Picture {
        with_game!(self, |game| game.picture())
    }
}
