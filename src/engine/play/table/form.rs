//! Matches as JSON:
//! `{"v":1,"game":{…},"entrants":[{"name":"…","machine":{…}},…],"rounds":5,"random":2,"seed":1,"played":[[4,[0,1000],…],…]}`.
//! Games are written like the moves of a record.

use super::{Entrant, Played, Table};
use crate::game::any::AnyGame;
use crate::play::Machine;
use crate::play::record::form::{moves, opened};
use crate::spec::field::Field;
use crate::spec::{LARGEST, Refusal, VERSION};
use crate::text::json::to_json;
use serde::{Serialize, Serializer};

/// The most rounds.
pub const MOST_ROUNDS: u32 = 10_000;
/// The most random moves at the beginning of a game.
pub const MOST_RANDOM: u32 = 20;

impl Table {
    /// Reads a match.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Table, Refusal> {
        opened(json, |fields, opening| {
            let entrants =
                fields.required("entrants", |list| list.list(|item| entrant(item, &opening)))?;
            let rounds = fields
                .optional("rounds", |rounds| rounds.whole(0..=MOST_ROUNDS))?
                .unwrap_or(1);
            let random = fields.or_default("random", |random| random.whole(0..=MOST_RANDOM))?;
            let seed = fields.or_default("seed", |seed| seed.whole(0..=LARGEST / 2))?;
            let played =
                fields.or_default("played", |list| list.list(|game| moves(game, &opening)))?;
            let mut table = Table {
                entrants,
                rounds,
                random,
                seed,
                ..Table::new(opening)
            };
            played.into_iter().for_each(|moves| table.add(moves));
            Ok(table)
        })
    }

    /// Writes the match as JSON.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            v: u64,
            game: &'a AnyGame,
            entrants: &'a [Entrant],
            rounds: u32,
            random: u32,
            seed: u64,
            played: &'a [Played],
        }
        let Table {
            opening,
            entrants,
            rounds,
            random,
            seed,
            played,
        } = self;
        to_json(&Written {
            v: VERSION,
            game: opening,
            entrants,
            rounds: *rounds,
            random: *random,
            seed: *seed,
            played,
        })
    }
}

fn entrant(field: &Field, opening: &AnyGame) -> Result<Entrant, Refusal> {
    field.object(|fields| {
        let name = fields.required("name", |name| name.text().map(str::to_owned))?;
        Ok(Entrant {
            name,
            machine: fields.required("machine", |machine| Machine::read(machine, opening))?,
        })
    })
}

/// Writes the moves alone.
impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.moves.serialize(serializer)
    }
}
