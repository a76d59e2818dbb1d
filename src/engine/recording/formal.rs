//! A position as the formal definition of a game writes it: s = (turn, player, context), action(s), δ(s, a), ch[s], V_T, Utility.

use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lesson::line::figure;
use crate::spec::node_path;

/// Of more moves than this only the first are written out.
const WRITTEN: u16 = 16;

/// One line for each symbol at the position that `path` leads to. `chance` is the word for the turn of chance.
pub fn formal(game: &AnyGame, path: &[u16], chance: &str) -> String {
    let here = game.after(path);
    let (mover, terminal, utility) = match here.status() {
        Status::ToMove(Player::Max) => ("Max", "∉", String::new()),
        Status::ToMove(Player::Min) => ("Min", "∉", String::new()),
        Status::Chance => (chance, "∉", String::new()),
        Status::Over { score } => ("—", "∈", figure(score)),
    };
    let is_terminal = if terminal == "∈" { "true" } else { "false" };
    let (mut actions, mut results) = (String::new(), String::new());
    let mut below = path.to_vec();
    for choice in 0..here.choices().min(WRITTEN + 1) {
        below.push(choice);
        let action = if choice < WRITTEN {
            here.move_name(choice).unwrap_or_default()
        } else {
            "…".to_owned()
        };
        if choice > 0 {
            actions += ", ";
        }
        actions += &action;
        if choice < WRITTEN {
            add(
                &mut results,
                &[
                    "\nδ(s, ",
                    &action,
                    ") = ",
                    &context(&here.after(&[choice]), &below),
                ],
            );
        }
        below.pop();
    }
    let mut text = String::new();
    let (turn, context) = (path.len().to_string(), context(&here, path));
    add(
        &mut text,
        &[
            "s = (turn, player, context) = (",
            &turn,
            ", ",
            mover,
            ", ",
            &context,
            ")\nToMove(s) = ",
            mover,
        ],
    );
    add(
        &mut text,
        &[
            "\naction(s) = {",
            &actions,
            "}",
            &results,
            "\nch[s] = {δ(s, a) : a ∈ action(s)}",
        ],
    );
    add(
        &mut text,
        &[
            "\nIsTerminal(s) = ",
            is_terminal,
            " (s ",
            terminal,
            " V_T)\nUtility(s) = ",
            if utility.is_empty() { "—" } else { &utility },
        ],
    );
    text
}

fn add(text: &mut String, parts: &[&str]) {
    for part in parts {
        *text += part;
    }
}

/// All that matters of a position but the turn: its text; of an explicit tree, which can be long, the node's name or place.
fn context(game: &AnyGame, path: &[u16]) -> String {
    match game {
        AnyGame::Tree(_) => game.name().map_or_else(|| node_path(path), str::to_owned),
        _ => game.text(),
    }
}
