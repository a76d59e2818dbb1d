//! Connect Four and m,n,k in a spec: the size where it is not the usual one, a position as a diagram, and moves.

use super::{Fields, text};
use crate::game::connect_four::{self, ConnectFour};
use crate::game::in_a_row::diagram::limits;
use crate::game::in_a_row::{InARow, Size};
use crate::game::mnk::{self, Mnk};

/// What the numbers of a size are called: columns, rows, and how many in a row win.
type Names = [&'static str; 3];

const CONNECT_FOUR: Names = ["columns", "rows", "k"];
const MNK: Names = ["m", "n", "k"];

pub fn connect_four(fields: &mut Fields) -> Option<ConnectFour> {
    let mut game = ConnectFour::new(InARow::new(size(fields, CONNECT_FOUR, connect_four::USUAL)?));
    for key in ["position", "moves"] {
        if let Some(value) = fields.optional(key) {
            let text = text(fields, value)?;
            game = game.on(text).map_err(|bad| fields.refuse_with(value, &*bad)).ok()?;
        }
    }
    Some(game)
}

pub fn mnk(fields: &mut Fields) -> Option<Mnk> {
    let game = Mnk::new(InARow::new(size(fields, MNK, mnk::USUAL)?));
    let Some(value) = fields.optional("position") else { return Some(game) };
    let text = text(fields, value)?;
    game.on(text).map_err(|bad| fields.refuse_with(value, &*bad)).ok()
}

fn size(fields: &mut Fields, names: Names, usual: Size) -> Option<Size> {
    let mut parts = usual.parts();
    let mut last = None;
    for (part, name) in parts.iter_mut().zip(names) {
        if let Some(value) = fields.optional(name) {
            *part = fields.whole(value, 1, 127) as u8;
            last = Some(value);
        }
    }
    let size = usual.with(parts);
    if let (None, Some(value)) = (size, last) {
        let (english, chinese) = limits(usual.lanes());
        fields.refuse(value, english, chinese);
    }
    size
}

pub fn write_connect_four(game: &ConnectFour) -> String {
    write("connect-four", CONNECT_FOUR, connect_four::USUAL, game.board())
}

pub fn write_mnk(game: &Mnk) -> String {
    write("mnk", MNK, mnk::USUAL, game.board())
}

fn write(kind: &str, names: Names, usual: Size, board: &InARow) -> String {
    let mut json = format!("{{\"kind\":\"{kind}\"");
    for ((name, part), usual) in names.iter().zip(board.size().parts()).zip(usual.parts()) {
        if part != usual {
            json += &format!(",\"{name}\":{part}");
        }
    }
    let diagram = board.diagram();
    if !diagram.is_empty() {
        json += &format!(",\"position\":\"{diagram}\"");
    }
    json + "}"
}
