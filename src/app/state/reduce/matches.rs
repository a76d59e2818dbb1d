//! The transitions of the match between machines.

use crate::app::state::lab::Lab;
use crate::app::state::play::{Change, Request};
use crate::play::table::{MOST_RANDOM, MOST_ROUNDS, Table};
use crate::play::task::{Played, Task};
use std::rc::Rc;

impl Lab {
    /// Returns the match, or one without entrants.
    fn table(&self) -> Option<Table> {
        let opening = &self.play.game.as_ref()?.record.opening;
        Some(match &self.play.beside.table {
            Some(table) => (**table).clone(),
            None => Table {
                rounds: 5,
                random: 2,
                ..Table::new(opening.clone())
            },
        })
    }

    /// Changes the match.
    pub(in crate::app::state) fn change(&mut self, change: Change) {
        let Some(mut table) = self.table() else {
            return;
        };
        match change {
            Change::Enter(entrant) => table.entrants.push(entrant),
            // After a double press the entrant no longer exists.
            Change::Leave(at) if at < table.entrants.len() => _ = table.entrants.remove(at),
            Change::Leave(_) => return,
            Change::Rounds(number) => table.rounds = number.clamp(1, MOST_ROUNDS),
            Change::Random(number) => table.random = number.min(MOST_RANDOM),
            Change::Seed(number) => table.seed = number.into(),
            Change::Clear => {
                let Some(play) = &self.play.game else { return };
                let opening = play.record.opening.clone();
                if table.opening.id() != opening.id() {
                    table.entrants.clear();
                }
                (table.opening, table.played) = (opening, Vec::new());
                self.play.beside.jobs.of_mut(Task::Match).is_running = false;
            }
            Change::Open(at) => {
                if let Some(record) = table.record(at) {
                    self.ask(Request::Open(Rc::new(record)));
                }
            }
        }
        self.play.beside.table = Some(Rc::new(table));
    }

    /// Adds the finished games, and stores the unfinished one.
    pub(super) fn take_games(&mut self, games: Vec<Played>) {
        let Some(table) = &mut self.play.beside.table else {
            return;
        };
        self.play.beside.going = None;
        for game in games {
            if game.is_over {
                Rc::make_mut(table).add(game.moves);
            } else {
                self.play.beside.going = Some(game);
            }
        }
    }
}
