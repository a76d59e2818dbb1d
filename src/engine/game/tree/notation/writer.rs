//! Trees as text: JSON, as short as it can be.

use crate::game::Player;
use crate::game::tree::{Kind, Tree};
use crate::text::{decimal, string_literal};
use std::fmt::Write;

/// Writes the tree below a position as JSON that [`read`](super::read) reads back to the same tree, as short as it can.
pub fn write(tree: &Tree) -> String {
    let mut out = String::new();
    let root = match tree.branch().kind {
        Kind::ToMove(player) => player,
        _ => Player::Max,
    };
    write_node(tree, root, &mut out);
    out
}

fn write_node(tree: &Tree, mover: Player, out: &mut String) {
    let branch = tree.branch();
    let plain = branch.name.is_none() && branch.moves.is_empty() && branch.estimate.is_none() && branch.rollouts.is_empty();
    match branch.kind {
        Kind::Leaf(score) if plain => write_number(score, out),
        Kind::ToMove(player) if plain && player == mover => write_children(tree, player.other(), out),
        kind => {
            let (key, below) = match kind {
                Kind::Leaf(_) => ("value", mover),
                Kind::ToMove(Player::Max) => ("max", Player::Min),
                Kind::ToMove(Player::Min) => ("min", Player::Max),
                Kind::Chance => ("chance", mover),
            };
            out.push('{');
            if let Some(name) = &branch.name {
                let _ = write!(out, "\"name\":{},", string_literal(name));
            }
            let _ = write!(out, "\"{key}\":");
            match kind {
                Kind::Leaf(score) => write_number(score, out),
                _ => write_children(tree, below, out),
            }
            if kind == Kind::Chance {
                write_list("p", branch.probabilities.iter().copied().map(write_share), out);
            }
            write_list("moves", branch.moves.iter().map(|name| string_literal(name)), out);
            write_list("rollouts", branch.rollouts.iter().copied().map(|number| number.to_string()), out);
            if let Some(estimate) = branch.estimate {
                let _ = write!(out, ",\"estimate\":{estimate}");
            }
            out.push('}');
        }
    }
}

fn write_children(tree: &Tree, mover: Player, out: &mut String) {
    out.push('[');
    for (index, child) in tree.children().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_node(&child, mover, out);
    }
    out.push(']');
}

fn write_list(key: &str, items: impl Iterator<Item = String>, out: &mut String) {
    let items: Vec<String> = items.collect();
    if !items.is_empty() {
        let _ = write!(out, ",\"{key}\":[{}]", items.join(","));
    }
}

/// Writes a probability: as a fraction, in quotes, where its digits would not end soon and that is the same to the last bit.
pub fn write_share(number: f64) -> String {
    let text = number.to_string();
    let fraction = if text.len() > 6 { decimal::fraction(number) } else { None };
    match fraction.filter(|(top, bottom)| top / bottom == number) {
        Some((top, bottom)) => format!("\"{}/{}\"", top as u32, bottom as u32),
        None => text,
    }
}

fn write_number(number: f64, out: &mut String) {
    match number {
        f64::INFINITY => out.push_str("\"+inf\""),
        f64::NEG_INFINITY => out.push_str("\"-inf\""),
        _ => out.push_str(&number.to_string()),
    }
}
