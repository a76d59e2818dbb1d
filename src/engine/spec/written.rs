//! A spec as JSON, without the fields that have their default value. How an algorithm is written is defined with its options.

use super::{Spec, VERSION};
use crate::game::any::AnyGame;
use crate::game::connect_four;
use crate::game::in_a_row::{InARow, Size};
use crate::game::mnk;
use crate::game::pig::Falls;
use crate::game::snake_go::PRESETS;
use crate::game::subtraction::TAKES;
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::Tree;
use crate::game::{ByPlayer, Player, Wording};
use crate::search::Algorithm;
use serde::{Serialize, Serializer};

#[derive(Serialize)]
struct Whole<'a> {
    v: u64,
    game: &'a AnyGame,
    algorithm: &'a Algorithm,
    #[serde(skip_serializing_if = "is_default")]
    seed: u64,
    #[serde(skip_serializing_if = "is_default")]
    step: u32,
}

impl Serialize for Spec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spec {
            game,
            algorithm,
            seed,
            step,
        } = self;
        Whole {
            v: VERSION,
            game,
            algorithm,
            seed: *seed,
            step: *step,
        }
        .serialize(serializer)
    }
}

/// The fields of every game's object.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Written<'a> {
    Tree {
        #[serde(skip_serializing_if = "Option::is_none")]
        root: Option<Player>,
        tree: &'a Tree,
    },
    TicTacToe {
        #[serde(skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    Nim {
        heaps: &'a [u16],
        #[serde(skip_serializing_if = "is_default")]
        misere: bool,
    },
    Subtraction {
        stones: u16,
        #[serde(skip_serializing_if = "Option::is_none")]
        take: Option<&'a [u16]>,
    },
    ConnectFour {
        #[serde(skip_serializing_if = "Option::is_none")]
        columns: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rows: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        k: Option<u8>,
        #[serde(skip_serializing_if = "String::is_empty")]
        position: String,
    },
    Mnk {
        #[serde(skip_serializing_if = "Option::is_none")]
        m: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        n: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        k: Option<u8>,
        #[serde(skip_serializing_if = "String::is_empty")]
        position: String,
    },
    Chess {
        fen: String,
        #[serde(skip_serializing_if = "String::is_empty")]
        moves: String,
    },
    Go {
        size: u8,
        komi: f64,
        #[serde(skip_serializing_if = "String::is_empty")]
        position: String,
        #[serde(skip_serializing_if = "String::is_empty")]
        moves: String,
    },
    SnakeGo {
        #[serde(skip_serializing_if = "Option::is_none")]
        preset: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        variant: Option<&'static str>,
        #[serde(skip_serializing_if = "is_default")]
        seed: u16,
        #[serde(skip_serializing_if = "String::is_empty")]
        moves: String,
    },
    Pig {
        goal: u16,
        #[serde(skip_serializing_if = "is_default")]
        scores: ByPlayer<u16>,
        #[serde(skip_serializing_if = "is_default")]
        turn_total: u16,
        #[serde(skip_serializing_if = "Option::is_none")]
        to_move: Option<Player>,
        #[serde(skip_serializing_if = "is_default")]
        thrown: bool,
        #[serde(skip_serializing_if = "is_default")]
        coin: bool,
    },
    StPetersburg {
        tosses: u8,
        #[serde(skip_serializing_if = "is_default")]
        tails: u8,
        #[serde(skip_serializing_if = "is_default")]
        heads: bool,
    },
}

impl Serialize for AnyGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::from(self).serialize(serializer)
    }
}

impl<'a> From<&'a AnyGame> for Written<'a> {
    fn from(game: &'a AnyGame) -> Written<'a> {
        let unless_max = |player: Player| Some(player).filter(|player| *player == Player::Min);
        match game {
            AnyGame::Tree(tree) => {
                // An object at the root says itself who moves there, a list does not.
                let root = tree.mover_of_list().and_then(unless_max);
                Written::Tree { root, tree }
            }
            AnyGame::TicTacToe(board) => Written::TicTacToe {
                position: (*board != TicTacToe::default()).then(|| board.text()),
            },
            AnyGame::Nim(nim) => Written::Nim {
                heaps: nim.heaps(),
                misere: nim.misere(),
            },
            AnyGame::Subtraction(game) => Written::Subtraction {
                stones: game.stones(),
                take: Some(game.takes()).filter(|takes| *takes != TAKES),
            },
            AnyGame::ConnectFour(game) => {
                let ([columns, rows, k], position) = in_a_row(game.board(), connect_four::USUAL);
                Written::ConnectFour {
                    columns,
                    rows,
                    k,
                    position,
                }
            }
            AnyGame::Mnk(game) => {
                let ([m, n, k], position) = in_a_row(game.board(), mnk::USUAL);
                Written::Mnk { m, n, k, position }
            }
            AnyGame::Chess(game) => {
                let [fen, moves] = game.parts();
                Written::Chess { fen, moves }
            }
            AnyGame::Go(go) => {
                let [position, moves] = go.parts();
                Written::Go {
                    size: go.size(),
                    komi: go.komi(),
                    position,
                    moves,
                }
            }
            AnyGame::SnakeGo(game) => {
                let rules = game.rules();
                Written::SnakeGo {
                    preset: (rules.preset > 0).then(|| PRESETS[usize::from(rules.preset)]),
                    variant: rules.is_of_notes.then_some("notes"),
                    seed: rules.seed,
                    moves: game.digits(),
                }
            }
            AnyGame::Pig(pig) => Written::Pig {
                goal: pig.goal,
                scores: pig.scores,
                turn_total: pig.turn_total,
                to_move: unless_max(pig.to_move),
                thrown: pig.is_thrown,
                coin: pig.falls == Falls::Coin,
            },
            AnyGame::StPetersburg(game) => {
                let (tosses, tails, heads) = game.parts();
                Written::StPetersburg {
                    tosses,
                    tails,
                    heads,
                }
            }
        }
    }
}

/// The numbers of a size that are not the usual ones, and the diagram.
fn in_a_row(board: &InARow, usual: Size) -> ([Option<u8>; 3], String) {
    let (size, usual) = (board.size().parts(), usual.parts());
    let said = std::array::from_fn(|at| Some(size[at]).filter(|part| *part != usual[at]));
    (said, board.diagram())
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
