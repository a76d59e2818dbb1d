//! A match as JSON: `{"v":1,"game":{…},"entrants":[{"name":"…","machine":{…}},…],"rounds":5,"random":2,"seed":1,"played":[[4,[0,1000],…],…]}`.
//! Games are written like the moves of a record.

use super::{Entrant, Table};
use crate::play::Machine;
use crate::play::record::form::{moves, moves_text, opened};
use crate::spec::{LARGEST, Refusal, VERSION, game};
use crate::text::{Value, string_literal};

/// The most rounds.
pub const MOST_ROUNDS: u32 = 10_000;
/// The most moves at random.
pub const MOST_RANDOM: u32 = 20;

impl Table {
    /// Reads a match.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Table, Refusal> {
        let mut table = Table::new(game::harmless());
        opened(json, &mut |fields, opening| {
            table.opening = opening;
            if let Some(list) = fields.required("entrants") {
                for value in fields.list(list) {
                    fields.go_into(value);
                    let name = fields.required("name").and_then(Value::as_text).unwrap_or_default().to_owned();
                    if let Some(machine) = fields.required("machine") {
                        let machine = Machine::from_json(fields, machine, &table.opening);
                        table.entrants.push(Entrant { name, machine });
                    }
                    fields.go_out();
                }
            }
            let mut whole =
                |key, standard: u64, high| fields.optional(key).map_or(standard, |value| fields.whole(value, 0, high));
            table.rounds = whole("rounds", 1, MOST_ROUNDS.into()) as u32;
            table.random = whole("random", 0, MOST_RANDOM.into()) as u32;
            table.seed = whole("seed", 0, LARGEST / 2);
            if let Some(list) = fields.optional("played") {
                for game in fields.list(list) {
                    let moves = moves(fields, game, &table.opening);
                    table.add(moves);
                }
            }
        })
        .map(|()| table)
    }

    /// The match as JSON.
    pub fn write(&self) -> String {
        let entrant = |Entrant { name, machine }: &Entrant| {
            format!("{{\"name\":{},\"machine\":{}}}", string_literal(name), machine.write())
        };
        let entrants: Vec<String> = self.entrants.iter().map(entrant).collect();
        let played: Vec<String> = self.played.iter().map(|played| moves_text(&played.moves)).collect();
        format!(
            "{{\"v\":{VERSION},\"game\":{},\"entrants\":[{}],\"rounds\":{},\"random\":{},\"seed\":{},\"played\":[{}]}}",
            game::write(&self.opening),
            entrants.join(","),
            self.rounds,
            self.random,
            self.seed,
            played.join(",")
        )
    }
}
