//! A position in the formal definition of a game: s = (turn, player, context), action(s), δ(s, a),
//! `ch[s]`, V_T, Utility.

use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lesson::line::figure;
use crate::spec::node_path;

/// The most moves that are written out; of more only the first ones are.
const WRITTEN: u16 = 16;

/// Writes one line for each symbol at the position at `path`. `chance` is the word for a turn of
/// chance.
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
            if path.is_empty() { "S₀ = " } else { "" },
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

/// Writes everything in a position but the turn: its text, or the name or path of a node of an
/// explicit tree, whose text can be long.
fn context(game: &AnyGame, path: &[u16]) -> String {
    match game {
        AnyGame::Tree(_) => game.name().map_or_else(|| node_path(path), str::to_owned),
        _ => game.text(),
    }
}
