//! The `game` object of a spec.

use super::Refusal;
use super::fields::{Field, Fields};
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::{Kind, Tree, notation};
use crate::game::{Player, Wording};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Id {
    Tree,
    Nim,
    TicTacToe,
}

const KINDS: [(&str, Id); 3] = [("tree", Id::Tree), ("nim", Id::Nim), ("tic-tac-toe", Id::TicTacToe)];

pub fn read(field: &Field) -> Result<AnyGame, Refusal> {
    let mut fields = Fields::of(field.value, &field.path)?;
    let game = match fields.required("kind")?.word(&KINDS)? {
        Id::Tree => tree(&mut fields)?.into(),
        Id::Nim => nim(&mut fields)?.into(),
        Id::TicTacToe => match fields.optional("position") {
            None => TicTacToe::default().into(),
            Some(position) => TicTacToe::parse(position.text()?).map_err(|error| Refusal::of(position.path, &error))?.into(),
        },
    };
    fields.finish()?;
    Ok(game)
}

fn tree(fields: &mut Fields) -> Result<Tree, Refusal> {
    let root = match fields.optional("root") {
        None => Player::Max,
        Some(root) => root.word(&[("max", Player::Max), ("min", Player::Min)])?,
    };
    let tree = fields.required("tree")?;
    // A tree may stand as JSON or as a text in its notation; its own reader knows what is wrong with either.
    let text = tree.value.as_str().map_or_else(|| tree.value.to_string(), str::to_owned);
    notation::read(&text, root).map_err(|error| Refusal::of(tree.path, &error))
}

fn nim(fields: &mut Fields) -> Result<Nim, Refusal> {
    let misere = fields.optional("misere").map_or(Ok(false), |misere| misere.flag())?;
    let heaps = fields.required("heaps")?;
    let sizes: Result<Vec<u16>, Refusal> =
        heaps.list()?.iter().map(|heap| Ok(heap.whole(0..=u64::from(u16::MAX))? as u16)).collect();
    Nim::new(sizes?, misere).map_err(|error| Refusal::of(heaps.path, &error))
}

pub fn write(game: &AnyGame) -> Value {
    match game {
        AnyGame::Tree(tree) => {
            let written: Value = serde_json::from_str(&tree.text()).unwrap_or_else(|_| json!(tree.text()));
            if tree.branch().kind == Kind::ToMove(Player::Min) && written.is_array() {
                json!({"kind": "tree", "tree": written, "root": "min"})
            } else {
                json!({"kind": "tree", "tree": written})
            }
        }
        AnyGame::Nim(nim) if nim.misere() => json!({"kind": "nim", "heaps": nim.heaps(), "misere": true}),
        AnyGame::Nim(nim) => json!({"kind": "nim", "heaps": nim.heaps()}),
        AnyGame::TicTacToe(board) if *board == TicTacToe::default() => json!({"kind": "tic-tac-toe"}),
        AnyGame::TicTacToe(board) => json!({"kind": "tic-tac-toe", "position": board.text()}),
    }
}
