//! The top levels of small games play perfectly: from every reachable position, against every
//! reply.

use super::games::game;
use plyscope::game::any::{AnyGame, GameId};
use plyscope::game::{Player, Status};
use plyscope::play::{levels, think};
use std::collections::HashMap;

/// Returns the value of a position for Max, by the rules alone.
fn worth(position: &AnyGame, known: &mut HashMap<String, f64>) -> f64 {
    let player = match position.status() {
        Status::Over { score } => return score,
        Status::ToMove(player) => player,
        Status::Chance => panic!("nothing is left to chance here"),
    };
    let name = format!("{player:?} {}", position.text());
    if let Some(value) = known.get(&name) {
        return *value;
    }
    let mut best = player.worst();
    for choice in 0.. {
        let mut next = position.clone();
        if !next.play(choice) {
            break;
        }
        let value = worth(&next, known);
        best = if player.prefers(value, best) {
            value
        } else {
            best
        };
    }
    known.insert(name, best);
    best
}

/// Lets the strongest level move in its turns, and tries every move of the other side.
fn keeps_what_it_has(
    position: &AnyGame,
    side: Player,
    seen: &mut HashMap<String, f64>,
    known: &mut HashMap<String, f64>,
) {
    let Status::ToMove(player) = position.status() else {
        return;
    };
    let name = format!("{player:?} {}", position.text());
    if seen.insert(name.clone(), 0.0).is_some() {
        return;
    }
    let mut replies: Vec<u16> = (0..64)
        .filter(|choice| position.clone().play(*choice))
        .collect();
    if player == side {
        let strongest = levels(position).pop().expect("there are levels").machine;
        let mut now = 0.0;
        let mut clock = || {
            now += 1.0;
            now
        };
        let best = think(position, &strongest, 0, &mut clock, &mut |_| {})
            .answer
            .best;
        replies = vec![best.expect("somebody moves")];
        let value = worth(position, known);
        assert_eq!(worth(&position.after(&replies), known), value, "{name}");
    }
    for reply in replies {
        keeps_what_it_has(&position.after(&[reply]), side, seen, known);
    }
}

#[test]
fn tic_tac_toe_nim_and_subtraction_are_played_perfectly_at_the_top_level() {
    for json in [
        r#"{"kind":"tic-tac-toe"}"#,
        r#"{"kind":"nim","heaps":[3,4,5]}"#,
        r#"{"kind":"nim","heaps":[1,3,3],"misere":true}"#,
        r#"{"kind":"subtraction","stones":21}"#,
    ] {
        let mut known = HashMap::new();
        for side in [Player::Max, Player::Min] {
            keeps_what_it_has(&game(json), side, &mut HashMap::new(), &mut known);
        }
    }
}

#[test]
fn every_level_has_a_name_of_its_own_and_a_game_for_two_has_all_four() {
    for id in GameId::ALL {
        for named in id.named() {
            let position = id.position(named);
            let all = levels(&position);
            let count = if *id == GameId::StPetersburg { 0 } else { 4 };
            assert!(
                all.len() == count || *id == GameId::Tree,
                "{}",
                position.text()
            );
            for (index, level) in all.iter().enumerate() {
                assert!(all.iter().take(index).all(|other| other.name != level.name));
            }
        }
    }
}
