//! Chess in a spec: a position as FEN and the moves made from there, either of which may be left out.

use super::{kept, text};
use crate::game::chess::Chess;
use crate::spec::fields::Fields;

/// Reads the fields.
pub fn read(fields: &mut Fields) -> Option<Chess> {
    let mut game = match fields.optional("fen") {
        Some(fen) => {
            let text = text(fields, fen)?;
            kept(fields, fen, Chess::parse(text))?
        }
        None => Chess::default(),
    };
    if let Some(moves) = fields.optional("moves") {
        let text = text(fields, moves)?;
        kept(fields, moves, game.follow(text))?;
    }
    Some(game)
}

/// Writes the object.
pub fn write(game: &Chess) -> String {
    let [fen, moves] = game.parts();
    let between = if moves.is_empty() { "" } else { "\",\"moves\":\"" };
    format!("{{\"kind\":\"chess\",\"fen\":\"{fen}{between}{moves}\"}}")
}
