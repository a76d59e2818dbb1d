//! The `game` object of a spec.

use super::Refusal;
use super::fields::{Field, Fields};
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::{Kind, Tree, notation};
use crate::game::{Player, Wording};
use crate::lang::{Lang, Say};
use crate::text::{Place, string_literal};

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
    let Field { value, path } = fields.required("tree")?;
    // A tree may stand as JSON or as a text in its notation. Its own reader reads what was typed where it was typed.
    let Some(text) = value.as_text() else {
        return notation::read_at(value.raw, value.place, root).map_err(|error| Refusal::of(path, &error));
    };
    if value.raw.len() == text.len() + 2 {
        let inside = Place { column: value.place.column + 1, ..value.place };
        return notation::read_at(text, inside, root).map_err(|error| Refusal::of(path, &error));
    }
    // With escapes undone the places are only this text's own.
    notation::read(text, root).map_err(|error| {
        Refusal::new(path, format!("in this text, {}", error.say(Lang::En)), format!("这段文字的{}", error.say(Lang::Zh)))
    })
}

fn nim(fields: &mut Fields) -> Result<Nim, Refusal> {
    let misere = fields.optional("misere").map_or(Ok(false), |misere| misere.flag())?;
    let heaps = fields.required("heaps")?;
    let sizes: Result<Vec<u16>, Refusal> =
        heaps.list()?.iter().map(|heap| Ok(heap.whole(0..=u64::from(u16::MAX))? as u16)).collect();
    Nim::new(sizes?, misere).map_err(|error| Refusal::of(heaps.path, &error))
}

pub fn write(game: &AnyGame) -> String {
    match game {
        AnyGame::Tree(tree) => {
            // The notation writes JSON. An object at its root says itself who moves there, a list does not.
            let text = tree.text();
            let is_min = tree.branch().kind == Kind::ToMove(Player::Min) && text.starts_with('[');
            let root = if is_min { "\"root\":\"min\"," } else { "" };
            format!("{{\"kind\":\"tree\",{root}\"tree\":{text}}}")
        }
        AnyGame::Nim(nim) => {
            let heaps: Vec<String> = nim.heaps().iter().map(u16::to_string).collect();
            let misere = if nim.misere() { ",\"misere\":true" } else { "" };
            format!("{{\"kind\":\"nim\",\"heaps\":[{}]{misere}}}", heaps.join(","))
        }
        AnyGame::TicTacToe(board) if *board == TicTacToe::default() => "{\"kind\":\"tic-tac-toe\"}".to_owned(),
        AnyGame::TicTacToe(board) => {
            format!("{{\"kind\":\"tic-tac-toe\",\"position\":{}}}", string_literal(&board.text()))
        }
    }
}
