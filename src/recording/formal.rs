//! A position as the formal definition of a game writes it: s = (turn, player, context), action(s), δ(s, a), ch[s], V_T, Utility.

use crate::game::any::AnyGame;
use crate::game::{Game, Player, Status};
use crate::lesson::line::{figure, probability};
use crate::spec::node_path;

/// Of more moves than this only the first are written out.
const WRITTEN: usize = 16;

/// Symbols and what they stand for at the position that `path` leads to. `chance` is the word for nobody's turn.
pub fn formal(game: &AnyGame, path: &[u16], chance: &str) -> Vec<(String, String)> {
    let here = game.after(path);
    let (mover, utility) = match here.status() {
        Status::ToMove(Player::Max) => ("Max", None),
        Status::ToMove(Player::Min) => ("Min", None),
        Status::Chance => (chance, None),
        Status::Over { score } => ("—", Some(score)),
    };
    let row = |symbol: &str, value: String| (symbol.to_owned(), value);
    let mut rows = vec![
        row("s", format!("({}, {mover}, {})", path.len(), context(&here, path))),
        row("ToMove(s)", mover.to_owned()),
        row("IsTerminal(s)", if utility.is_some() { "s ∈ V_T" } else { "s ∉ V_T" }.to_owned()),
        row("Utility(s)", utility.map_or("—".to_owned(), figure)),
    ];
    let (mut actions, mut states, mut results) = (Vec::new(), Vec::new(), Vec::new());
    for (choice, mv) in (0..WRITTEN as u16).zip(here.moves()) {
        let below = [path, &[choice]].concat();
        let (action, mut state) = (here.move_name(choice).unwrap_or_default(), context(&here.after(&[choice]), &below));
        // ch[s] is a set: what two moves lead to stands in it once.
        if !states.contains(&state) {
            states.push(state.clone());
        }
        if let (Status::Chance, Some(chance)) = (here.status(), probability(here.probability(mv))) {
            state = format!("{state}, p = {chance}");
        }
        results.push((format!("δ(s, {action})"), state));
        actions.push(action);
    }
    let set = |mut of: Vec<String>| {
        if here.choices() > WRITTEN {
            of.push("…".to_owned());
        }
        if of.is_empty() { "∅".to_owned() } else { format!("{{{}}}", of.join(", ")) }
    };
    rows.extend([row("action(s)", set(actions)), row("ch[s]", set(states))]);
    rows.extend(results);
    rows
}

/// All that matters of a position but the turn: its text; of an explicit tree, which can be long, the node's name or place.
fn context(game: &AnyGame, path: &[u16]) -> String {
    match game {
        AnyGame::Tree(_) => game.name().map_or_else(|| node_path(path), str::to_owned),
        _ => game.text(),
    }
}
