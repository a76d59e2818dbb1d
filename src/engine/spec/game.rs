//! The `game` object of a spec, read. How it is written stands in [`super::written`].

use super::Refusal;
use super::field::{Field, Fields};
use crate::game::any::{AnyGame, GameId};
use crate::game::chess::{Chess, rules};
use crate::game::connect_four::{self, ConnectFour};
use crate::game::go::{Go, MOST_SIZE};
use crate::game::in_a_row::diagram::limits;
use crate::game::in_a_row::{InARow, Size};
use crate::game::mnk::{self, Mnk};
use crate::game::nim::Nim;
use crate::game::pig::{Falls, GOAL, HIGHEST_GOAL, Pig};
use crate::game::snake_go::{FULL, PRESETS, SnakeGo};
use crate::game::st_petersburg::{MOST_TOSSES, StPetersburg, TOSSES};
use crate::game::subtraction::{MOST_STONES, Subtraction};
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::tree::{Tree, notation};
use crate::game::{ByPlayer, Player};
use crate::lang::words::spec;
use crate::text::{Piece, Place};

type Read<T> = Result<T, Refusal>;

/// Reads the object.
///
/// # Errors
/// The first field that is wrong, or why there is no such position.
pub fn read(field: &Field) -> Read<AnyGame> {
    field.object(|fields| match fields.required("kind", Field::word)? {
        GameId::Tree => tree(fields).map(AnyGame::from),
        GameId::Nim => nim(fields).map(AnyGame::from),
        GameId::TicTacToe => tic_tac_toe(fields).map(AnyGame::from),
        GameId::Subtraction => subtraction(fields).map(AnyGame::from),
        GameId::ConnectFour => connect_four(fields).map(AnyGame::from),
        GameId::Mnk => mnk(fields).map(AnyGame::from),
        GameId::Chess => chess(fields).map(AnyGame::from),
        GameId::Go => go(fields).map(AnyGame::from),
        GameId::SnakeGo => snake_go(fields).map(AnyGame::from),
        GameId::Pig => pig(fields).map(AnyGame::from),
        GameId::StPetersburg => st_petersburg(fields).map(AnyGame::from),
    })
}

fn tree(fields: &mut Fields) -> Read<Tree> {
    let root = fields.optional("root", Field::word)?.unwrap_or(Player::Max);
    fields.required("tree", |field| {
        let value = field.value;
        // A tree may stand as JSON or as a text in its notation. Its own reader reads what was typed where it was typed.
        let inside = Place {
            column: value.place.column + 1,
            ..value.place
        };
        let read = match value.as_text() {
            None => notation::read_at(value.raw, value.place, root),
            Some(text) if value.raw.len() == text.len() + 2 => {
                notation::read_at(text, inside, root)
            }
            // With escapes undone the places are only this text's own.
            Some(text) => {
                let said = |bad: notation::BadTree| field.refuse(&spec::InThisText { said: bad });
                return notation::read(text, root).map_err(said);
            }
        };
        read.map_err(|bad| field.refuse(&bad))
    })
}

fn nim(fields: &mut Fields) -> Read<Nim> {
    let misere = fields.or_default("misere", Field::flag)?;
    fields.required("heaps", |field| {
        let heaps = field.list(|heap| heap.whole(0..=u16::MAX))?;
        Nim::new(heaps, misere).map_err(|bad| field.refuse(&bad))
    })
}

fn tic_tac_toe(fields: &mut Fields) -> Read<TicTacToe> {
    fields.or_default("position", |field| {
        TicTacToe::parse(field.text()?).map_err(|bad| field.refuse(&bad))
    })
}

fn subtraction(fields: &mut Fields) -> Read<Subtraction> {
    let stones = fields.required("stones", |stones| stones.whole(0..=MOST_STONES))?;
    let game = fields.optional("take", |field| {
        let take = field.list(|number| number.whole(1..=MOST_STONES))?;
        Subtraction::new(stones, &take).map_err(|bad| {
            let wrong = field
                .items()
                .ok()
                .and_then(|mut items| items.nth(bad.index));
            wrong.as_ref().unwrap_or(field).unexpected(bad.wanted)
        })
    })?;
    Ok(game.unwrap_or_else(|| Subtraction::standard(stones)))
}

fn st_petersburg(fields: &mut Fields) -> Read<StPetersburg> {
    let tosses = fields
        .optional("tosses", |tosses| tosses.whole(1..=MOST_TOSSES))?
        .unwrap_or(TOSSES);
    let tails = fields.or_default("tails", |tails| tails.whole(0..=tosses))?;
    let game = StPetersburg::new(tosses, tails);
    let ended = fields.optional("heads", |heads| match heads.flag()? {
        false => Ok(None),
        true => {
            let ended = game.ended();
            ended
                .map(Some)
                .ok_or_else(|| heads.unexpected(spec::NO_TOSS_LEFT))
        }
    })?;
    Ok(ended.flatten().unwrap_or(game))
}

fn chess(fields: &mut Fields) -> Read<Chess> {
    if !rules::are_there() {
        return Err(fields.refuse("kind", spec::CHESS_AWAITED));
    }
    let mut game = fields.or_default("fen", |fen| {
        Chess::parse(fen.text()?).map_err(|bad| fen.refuse(&bad))
    })?;
    fields.optional("moves", |moves| {
        game.follow(moves.text()?).map_err(|bad| moves.refuse(&bad))
    })?;
    Ok(game)
}

fn go(fields: &mut Fields) -> Read<Go> {
    let size = fields.required("size", |size| size.whole(1..=MOST_SIZE))?;
    let game = fields.optional("komi", |komi| {
        let points = komi.number()?;
        Go::new(size, Some(points)).map_err(|wanted| komi.unexpected(wanted))
    })?;
    let mut game = match game {
        Some(game) => game,
        None => Go::new(size, None).map_err(|wanted| fields.refuse("komi", wanted))?,
    };
    for key in ["position", "moves"] {
        if let Some(played) = fields.optional(key, |text| {
            game.clone()
                .on(text.text()?)
                .map_err(|bad| text.refuse(&bad))
        })? {
            game = played;
        }
    }
    Ok(game)
}

/// The names of the numbers of a size: columns, rows, and how many in a row win.
type Names = [&'static str; 3];

fn connect_four(fields: &mut Fields) -> Read<ConnectFour> {
    let mut game = ConnectFour::new(InARow::new(size(
        fields,
        ["columns", "rows", "k"],
        connect_four::USUAL,
    )?));
    for key in ["position", "moves"] {
        if let Some(played) = fields.optional(key, |text| {
            game.on(text.text()?).map_err(|bad| text.refuse(&bad))
        })? {
            game = played;
        }
    }
    Ok(game)
}

fn mnk(fields: &mut Fields) -> Read<Mnk> {
    let game = Mnk::new(InARow::new(size(fields, ["m", "n", "k"], mnk::USUAL)?));
    let played = fields.optional("position", |text| {
        game.on(text.text()?).map_err(|bad| text.refuse(&bad))
    })?;
    Ok(played.unwrap_or(game))
}

fn size(fields: &mut Fields, names: Names, usual: Size) -> Read<Size> {
    let mut parts = usual.parts();
    let mut refusal = None;
    for (part, name) in parts.iter_mut().zip(names) {
        fields.optional(name, |number| {
            *part = number.whole(1..=127)?;
            refusal = Some(number.unexpected(limits(usual.lanes())));
            Ok(())
        })?;
    }
    // The last number that was given is the one that does not fit.
    usual
        .with(parts)
        .ok_or(())
        .or_else(|()| refusal.map_or(Ok(usual), Err))
}

fn snake_go(fields: &mut Fields) -> Read<SnakeGo> {
    let preset = fields.or_default("preset", |preset| preset.one_of(&PRESETS))?;
    let variant = fields.or_default("variant", |variant| variant.one_of(&["judge", "notes"]))?;
    let seeds = if preset == FULL { 0..=u16::MAX } else { 0..=0 };
    let seed = fields.or_default("seed", |seed| seed.whole(seeds))?;
    let mut game = SnakeGo::preset(preset, seed, variant == 1);
    fields.optional("moves", |moves| {
        let played = game.play_all(Piece {
            column: 1,
            text: moves.text()?,
        });
        played.map_err(|bad| moves.refuse(&bad))
    })?;
    Ok(game)
}

fn pig(fields: &mut Fields) -> Read<Pig> {
    let goal = fields
        .optional("goal", |goal| goal.whole(1..=HIGHEST_GOAL))?
        .unwrap_or(GOAL);
    let is_coin = fields.or_default("coin", Field::flag)?;
    let mut pig = Pig::new(goal, if is_coin { Falls::Coin } else { Falls::Die });
    pig.to_move = fields
        .optional("to_move", Field::word)?
        .unwrap_or(Player::Max);
    pig.is_thrown = fields.or_default("thrown", Field::flag)?;
    let (max, min) = fields.or_default("scores", |scores| {
        scores.pair(|score| score.whole(0..=goal - 1))
    })?;
    pig.scores = ByPlayer { max, min };
    pig.turn_total =
        fields.or_default("turn_total", |total| total.whole(0..=pig.highest_turn()))?;
    Ok(pig)
}
