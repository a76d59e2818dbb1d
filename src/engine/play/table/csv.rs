//! Matches as comma-separated values (RFC 4180, but with plain line feeds), one game a line.

use super::{Pairing, Played, RESULTS, Table};
use crate::game::ByPlayer;
use crate::text::cell::cell;

impl Table {
    /// Writes the finished games: the names of Max and Min, the seed, the result and the name of
    /// every move.
    pub fn csv(&self) -> String {
        let mut text = "game,max,min,seed,random plies,result,plies,moves\n".to_owned();
        for (at, (Pairing { sides, seed }, Played { moves, points })) in
            self.plan().into_iter().zip(&self.played).enumerate()
        {
            let mut position = self.opening.clone();
            let mut names = String::new();
            for made in moves {
                if !names.is_empty() {
                    names.push(' ');
                }
                names += &position.move_name(made.choice).unwrap_or_default();
                position.play(made.choice);
            }
            let ByPlayer { max, min } = sides.map(|side| cell(&self.entrants[side].name));
            let random = moves
                .iter()
                .take(self.random as usize)
                .filter(|made| made.reached.is_none())
                .count();
            let result = RESULTS[*points];
            let (game, plies, moves) = (at + 1, moves.len(), cell(&names));
            text += &format!("{game},{max},{min},{seed},{random},{result},{plies},{moves}\n");
        }
        text
    }
}
