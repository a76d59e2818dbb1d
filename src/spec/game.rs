//! The `game` object of a spec.

use super::Refusal;
use super::fields::{Field, Fields};
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::st_petersburg::{MOST_TOSSES, StPetersburg};
use crate::game::subtraction::{self, Subtraction, TAKES};
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::{Kind, Tree, notation};
use crate::game::{Player, Wording};
use crate::lang::{Lang, Say};
use crate::text::{Place, joined, string_literal};
use std::ops::RangeInclusive;

#[derive(Clone, Copy)]
enum Id {
    Tree,
    Nim,
    TicTacToe,
    Subtraction,
    StPetersburg,
}

const KINDS: [(&str, Id); 5] = [
    ("tree", Id::Tree),
    ("nim", Id::Nim),
    ("tic-tac-toe", Id::TicTacToe),
    ("subtraction", Id::Subtraction),
    ("st-petersburg", Id::StPetersburg),
];

pub fn read(field: &Field) -> Result<AnyGame, Refusal> {
    let mut fields = Fields::of(field.value, &field.path)?;
    let game = match fields.required("kind")?.word(&KINDS)? {
        Id::Tree => tree(&mut fields)?.into(),
        Id::Nim => nim(&mut fields)?.into(),
        Id::TicTacToe => match fields.optional("position") {
            None => TicTacToe::default().into(),
            Some(position) => TicTacToe::parse(position.text()?).map_err(|error| Refusal::of(position.path, &error))?.into(),
        },
        Id::Subtraction => subtraction(&mut fields)?.into(),
        Id::StPetersburg => st_petersburg(&mut fields)?.into(),
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
    let sizes = numbers(&heaps.list()?, 0..=u64::from(u16::MAX))?;
    Nim::new(sizes, misere).map_err(|error| Refusal::of(heaps.path, &error))
}

fn numbers(list: &[Field], range: RangeInclusive<u64>) -> Result<Vec<u16>, Refusal> {
    list.iter().map(|number| Ok(number.whole(range.clone())? as u16)).collect()
}

fn subtraction(fields: &mut Fields) -> Result<Subtraction, Refusal> {
    let most = u64::from(subtraction::MOST_STONES);
    let stones = fields.required("stones")?.whole(0..=most)? as u16;
    let Some(take) = fields.optional("take") else {
        return Ok(Subtraction::standard(stones));
    };
    let list = take.list()?;
    Subtraction::new(stones, &numbers(&list, 1..=most)?)
        .map_err(|bad| list.get(bad.index).unwrap_or(&take).refuse(bad.english, bad.chinese))
}

fn st_petersburg(fields: &mut Fields) -> Result<StPetersburg, Refusal> {
    let tosses = fields.required("tosses")?.whole(1..=u64::from(MOST_TOSSES))?;
    let tails = fields.whole("tails", 0..=tosses)?.unwrap_or(0);
    let game = StPetersburg::new(tosses as u8, tails as u8);
    match fields.optional("heads") {
        Some(heads) if heads.flag()? => {
            game.ended().ok_or_else(|| heads.refuse("false, since no toss is left", " false，因为已掷完"))
        }
        _ => Ok(game),
    }
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
            let heaps = joined(nim.heaps());
            let misere = if nim.misere() { ",\"misere\":true" } else { "" };
            format!("{{\"kind\":\"nim\",\"heaps\":[{heaps}]{misere}}}")
        }
        AnyGame::TicTacToe(board) if *board == TicTacToe::default() => "{\"kind\":\"tic-tac-toe\"}".to_owned(),
        AnyGame::TicTacToe(board) => {
            format!("{{\"kind\":\"tic-tac-toe\",\"position\":{}}}", string_literal(&board.text()))
        }
        AnyGame::Subtraction(game) => {
            let take = if game.takes() == TAKES { String::new() } else { format!(",\"take\":[{}]", joined(game.takes())) };
            format!("{{\"kind\":\"subtraction\",\"stones\":{}{take}}}", game.stones())
        }
        AnyGame::StPetersburg(game) => {
            let (tosses, tails, heads) = game.parts();
            let tails = if tails == 0 { String::new() } else { format!(",\"tails\":{tails}") };
            let heads = if heads { ",\"heads\":true" } else { "" };
            format!("{{\"kind\":\"st-petersburg\",\"tosses\":{tosses}{tails}{heads}}}")
        }
    }
}
