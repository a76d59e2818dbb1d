//! The `game` object of a spec.

mod chess;
mod go;
mod in_a_row;
mod pig;
mod snake_go;

use super::fields::Fields;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::st_petersburg::{MOST_TOSSES, StPetersburg};
use crate::game::subtraction::{BadTake, MOST_STONES, Subtraction, TAKES};
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::{Kind, Tree, notation};
use crate::game::{Player, Wording};
use crate::lang::{Lang, Say};
use crate::text::{Place, Value, joined, string_literal};

const KINDS: [&str; 11] =
    ["tree", "nim", "tic-tac-toe", "subtraction", "connect-four", "mnk", "chess", "go", "snake-go", "pig", "st-petersburg"];

/// What stands for a game that is refused.
pub fn harmless() -> AnyGame {
    TicTacToe::default().into()
}

/// Reads the `game` object; a harmless game if something in it is refused.
pub fn read<'a>(fields: &mut Fields<'a>, value: &'a Value<'a>) -> AnyGame {
    fields.go_into(value);
    let game = match fields.kind(&KINDS) {
        0 => tree(fields).map(AnyGame::from),
        1 => nim(fields).map(AnyGame::from),
        2 => tic_tac_toe(fields).map(AnyGame::from),
        3 => subtraction(fields).map(AnyGame::from),
        4 => in_a_row::connect_four(fields).map(AnyGame::from),
        5 => in_a_row::mnk(fields).map(AnyGame::from),
        6 => chess::read(fields).map(AnyGame::from),
        7 => go::read(fields).map(AnyGame::from),
        8 => snake_go::read(fields).map(AnyGame::from),
        9 => pig::read(fields).map(AnyGame::from),
        _ => st_petersburg(fields).map(AnyGame::from),
    };
    fields.go_out();
    game.unwrap_or_else(harmless)
}

/// What a game's own reader has found in a value, or its refusal kept.
fn kept<T, E: Say>(fields: &mut Fields, value: &Value, found: Result<T, E>) -> Option<T> {
    found.map_err(|error| fields.refuse_with(value, &error)).ok()
}

/// What a value says that must be a text.
fn text<'a>(fields: &mut Fields, value: &'a Value) -> Option<&'a str> {
    let text = value.as_text();
    if text.is_none() {
        fields.refuse(value, "a text", "文字");
    }
    text
}

fn tree(fields: &mut Fields) -> Option<Tree> {
    let is_min = fields.optional("root").map_or(0, |root| fields.word(root, &["max", "min"])) == 1;
    let root = if is_min { Player::Min } else { Player::Max };
    let value = fields.required("tree")?;
    // A tree may stand as JSON or as a text in its notation. Its own reader reads what was typed where it was typed.
    let inside = Place { column: value.place.column + 1, ..value.place };
    let read = match value.as_text() {
        None => notation::read_at(value.raw, value.place, root),
        Some(text) if value.raw.len() == text.len() + 2 => notation::read_at(text, inside, root),
        Some(text) => {
            // With escapes undone the places are only this text's own.
            let of_text = |error: notation::BadTree| {
                let [english, chinese] = Lang::ALL.map(|lang| error.say(lang));
                fields.refuse_saying(value, &format!("in this text, {english}"), &format!("这段文字的{chinese}"));
            };
            return notation::read(text, root).map_err(of_text).ok();
        }
    };
    kept(fields, value, read)
}

fn nim(fields: &mut Fields) -> Option<Nim> {
    let misere = fields.optional("misere").is_some_and(|misere| fields.flag(misere));
    let heaps = fields.required("heaps")?;
    let sizes = numbers(fields, heaps, 0, u16::MAX);
    kept(fields, heaps, Nim::new(sizes, misere))
}

fn numbers<'a>(fields: &mut Fields<'a>, list: &'a Value<'a>, low: u16, high: u16) -> Vec<u16> {
    fields.list(list).iter().map(|number| fields.whole(number, low.into(), high.into()) as u16).collect()
}

fn tic_tac_toe(fields: &mut Fields) -> Option<TicTacToe> {
    let Some(position) = fields.optional("position") else { return Some(TicTacToe::default()) };
    let text = text(fields, position)?;
    kept(fields, position, TicTacToe::parse(text))
}

fn subtraction(fields: &mut Fields) -> Option<Subtraction> {
    let stones = fields.required("stones")?;
    let stones = fields.whole(stones, 0, MOST_STONES.into()) as u16;
    let Some(take) = fields.optional("take") else { return Some(Subtraction::standard(stones)) };
    let numbers = numbers(fields, take, 1, MOST_STONES);
    let refuse = |bad: BadTake| {
        let wrong = fields.list(take).get(bad.index).unwrap_or(take);
        fields.refuse(wrong, bad.english, bad.chinese);
    };
    Subtraction::new(stones, &numbers).map_err(refuse).ok()
}

fn st_petersburg(fields: &mut Fields) -> Option<StPetersburg> {
    let tosses = fields.required("tosses")?;
    let tosses = fields.whole(tosses, 1, MOST_TOSSES.into());
    let tails = fields.optional("tails").map_or(0, |tails| fields.whole(tails, 0, tosses));
    let game = StPetersburg::new(tosses as u8, tails as u8);
    match fields.optional("heads") {
        Some(heads) if fields.flag(heads) => {
            let ended = game.ended();
            if ended.is_none() {
                fields.refuse(heads, "false, since no toss is left", " false，因为已掷完");
            }
            ended
        }
        _ => Some(game),
    }
}

pub fn write(game: &AnyGame) -> String {
    match game {
        AnyGame::Chess(game) => chess::write(game),
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
        AnyGame::ConnectFour(game) => in_a_row::write_connect_four(game),
        AnyGame::Mnk(game) => in_a_row::write_mnk(game),
        AnyGame::Pig(game) => pig::write(game),
        AnyGame::Subtraction(game) => {
            let take = if game.takes() == TAKES { String::new() } else { format!(",\"take\":[{}]", joined(game.takes())) };
            format!("{{\"kind\":\"subtraction\",\"stones\":{}{take}}}", game.stones())
        }
        AnyGame::Go(go) => go::write(go),
        AnyGame::SnakeGo(game) => snake_go::write(game),
        AnyGame::StPetersburg(game) => {
            let (tosses, tails, heads) = game.parts();
            let tails = if tails == 0 { String::new() } else { format!(",\"tails\":{tails}") };
            let heads = if heads { ",\"heads\":true" } else { "" };
            format!("{{\"kind\":\"st-petersburg\",\"tosses\":{tosses}{tails}{heads}}}")
        }
    }
}
