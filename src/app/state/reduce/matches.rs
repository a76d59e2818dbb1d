//! How the match between machines changes, and takes its games.

use crate::app::state::lab::Lab;
use crate::app::state::play::{Change, Request};
use crate::play::table::{MOST_RANDOM, MOST_ROUNDS, Table};
use crate::play::task::{Played, Task};
use std::rc::Rc;

impl Lab {
    /// The match, or the one that is there before anybody takes part.
    fn table(&self) -> Option<Table> {
        let opening = &self.play.as_ref()?.record.opening;
        Some(match &self.beside.table {
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
            // A button that is pressed twice at once finds its entrant gone the second time.
            Change::Leave(at) if at < table.entrants.len() => _ = table.entrants.remove(at),
            Change::Leave(_) => return,
            Change::Rounds(number) => table.rounds = number.clamp(1, MOST_ROUNDS),
            Change::Random(number) => table.random = number.min(MOST_RANDOM),
            Change::Seed(number) => table.seed = number.into(),
            Change::Clear => {
                let Some(play) = &self.play else { return };
                let opening = play.record.opening.clone();
                if table.opening.id() != opening.id() {
                    table.entrants.clear();
                }
                (table.opening, table.played) = (opening, Vec::new());
                self.beside.jobs.of_mut(Task::Match).is_running = false;
            }
            Change::Open(at) => {
                if let Some(record) = table.record(at) {
                    self.ask(Request::Open(Rc::new(record)));
                }
            }
        }
        self.beside.table = Some(Rc::new(table));
    }

    /// Adds the games that have ended, and keeps the one that goes on.
    pub(super) fn take_games(&mut self, games: Vec<Played>) {
        let Some(table) = &mut self.beside.table else {
            return;
        };
        self.beside.going = None;
        for game in games {
            if game.is_over {
                Rc::make_mut(table).add(game.moves);
            } else {
                self.beside.going = Some(game);
            }
        }
    }
}
