//! Records as JSON and as links:
//! `{"v":1,"game":{…},"seats":["person",{"algorithm":{…},"millis":1000}],"moves":[4,[0,1000],…]}`.
//! A machine's move is written with the limit that its search reached, a solver's without. An illegal move is refused
//! with its place.

use super::{Made, Record};
use crate::game::ByPlayer;
use crate::game::any::AnyGame;
use crate::lang::words::play;
use crate::play::machine::{Budget, Machine, Seat};
use crate::spec::field::{Field, Fields};
use crate::spec::{LARGEST, Refusal, VERSION, algorithm, game, link};
use crate::text::json::to_json;
use crate::text::{Content, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest record or match that is read, in bytes.
const LONGEST: usize = 16_000_000;
/// The deepest nesting: that of a spec's tree, and the levels around the algorithm of an earlier
/// seat.
const DEEPEST: usize = 140;
/// The beginning of a link with a game.
const KIND: &str = "play=";

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Record, Refusal> {
        opened(json, |fields, opening| {
            let seats = fields.optional("seats", |seats| self::seats(seats, &opening))?;
            let earlier =
                fields.or_default("earlier", |list| list.list(|item| earlier(item, &opening)))?;
            let moves = fields.or_default("moves", |list| moves(list, &opening))?;
            let at = fields.optional("at", |at| at.whole(0..=moves.len() as u64))?;
            let at = at.map_or(moves.len(), |at| at as usize);
            Ok(Record {
                opening,
                seats: seats.unwrap_or(ByPlayer::both(Seat::Person)),
                earlier,
                moves,
                at,
            })
        })
    }

    /// Writes the record as JSON, without the fields that have their default value.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            v: u64,
            game: &'a AnyGame,
            seats: &'a ByPlayer<Seat>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            earlier: Vec<Earlier<'a>>,
            moves: &'a [Made],
            #[serde(skip_serializing_if = "Option::is_none")]
            at: Option<usize>,
        }
        #[derive(Serialize)]
        struct Earlier<'a> {
            until: usize,
            seats: &'a ByPlayer<Seat>,
        }
        to_json(&Written {
            v: VERSION,
            game: &self.opening,
            seats: &self.seats,
            earlier: self
                .earlier
                .iter()
                .map(|(until, seats)| Earlier {
                    until: *until,
                    seats,
                })
                .collect(),
            moves: &self.moves,
            at: Some(self.at).filter(|at| *at < self.moves.len()),
        })
    }

    /// Returns the fragment of a link to the game, without `#`.
    pub fn to_link(&self) -> String {
        link::fragment(KIND, &self.write())
    }

    /// Reads a fragment, with or without `#`, up to an `&`; `None` if it is not a link to a game.
    pub fn from_link(fragment: &str) -> Option<Result<Record, Refusal>> {
        let payload = fragment
            .trim_start_matches('#')
            .split('&')
            .next()?
            .strip_prefix(KIND)?;
        Some(link::unfolded(payload).and_then(|json| Record::read(&json)))
    }
}

/// Reads the first position of a record or a match, and the other fields by `rest`.
///
/// # Errors
/// The first field that is wrong, with its place.
pub fn opened<T>(
    json: &str,
    rest: impl FnOnce(&mut Fields, AnyGame) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    if json.len() > LONGEST {
        return Err(Refusal::new("", play::TOO_LONG));
    }
    let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    Field::new(&value, "").object(|fields| {
        fields.version()?;
        let opening = fields.required("game", game::read)?;
        rest(fields, opening)
    })
}

/// Reads the moves of a game.
///
/// # Errors
/// The first that cannot be made.
pub fn moves(list: &Field, opening: &AnyGame) -> Result<Vec<Made>, Refusal> {
    let mut position = opening.clone();
    let mut moves = Vec::new();
    for item in list.items()? {
        let parts: Vec<Field> = if let Content::List(_) = item.value.content {
            item.items()?.collect()
        } else {
            Vec::new()
        };
        let (choice, reached) = match &parts[..] {
            [choice, reached] => (choice, Some(reached.whole(0..=u32::MAX)?)),
            _ => (&item, None),
        };
        let choice = choice.whole(0..=u16::MAX)?;
        if !position.play(choice) {
            return Err(item.unexpected(play::POSSIBLE_MOVE));
        }
        moves.push(Made { choice, reached });
    }
    Ok(moves)
}

/// Reads a move, or a pair of a move and the limit that the machine's search reached.
impl<'de> Deserialize<'de> for Made {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Made, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Choice(u16),
            Reached(u16, u32),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Choice(choice) => Made {
                choice,
                reached: None,
            },
            Written::Reached(choice, reached) => Made {
                choice,
                reached: Some(reached),
            },
        })
    }
}

impl Serialize for Made {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.reached {
            None => self.choice.serialize(serializer),
            Some(reached) => (self.choice, reached).serialize(serializer),
        }
    }
}

fn earlier(field: &Field, opening: &AnyGame) -> Result<(usize, ByPlayer<Seat>), Refusal> {
    field.object(|fields| {
        let until = fields.required("until", |until| until.whole(0..=LARGEST))?;
        Ok((
            until as usize,
            fields.required("seats", |seats| self::seats(seats, opening))?,
        ))
    })
}

/// Reads the two seats.
fn seats(list: &Field, opening: &AnyGame) -> Result<ByPlayer<Seat>, Refusal> {
    let seats = list.list(|field| seat(field, opening))?;
    let two: Result<[Seat; 2], _> = seats.try_into();
    two.map(ByPlayer::from)
        .map_err(|_| list.unexpected(play::TWO_SEATS))
}

fn seat(field: &Field, opening: &AnyGame) -> Result<Seat, Refusal> {
    if field.value.as_text().is_some() {
        return field.one_of(&["person"]).map(|_| Seat::Person);
    }
    Machine::read(field, opening).map(Seat::Machine)
}

impl Machine {
    /// Reads a machine that can play this game.
    ///
    /// # Errors
    /// The first field that is wrong, or the reason why the machine cannot play.
    pub(crate) fn read(field: &Field, opening: &AnyGame) -> Result<Machine, Refusal> {
        field.object(|fields| {
            let mut machine = Machine::new(fields.required("algorithm", algorithm::read)?);
            machine.seed = fields.or_default("seed", |seed| seed.whole(0..=LARGEST))?;
            machine.solver = fields.or_default("solver", |solver| match solver.flag()? {
                true if !Machine::can_solve(opening) => Err(solver.refuse(&play::NO_SOLVER)),
                asked => Ok(asked),
            })?;
            if let Some(nodes) = fields.optional("nodes", |nodes| nodes.whole(1..=LARGEST))? {
                machine.budget = Budget::Nodes(nodes);
            }
            if let Some(millis) = fields.optional("millis", |millis| millis.whole(1..=u32::MAX))? {
                machine.budget = Budget::Millis(millis);
            }
            fields.required("algorithm", |asked| {
                machine
                    .check(opening)
                    .map_err(|refusal| asked.refuse(&refusal))
            })?;
            Ok(machine)
        })
    }

    /// Writes the machine as JSON.
    pub fn write(&self) -> String {
        to_json(self)
    }

    /// Checks that the machine can play from this position.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn check(&self, position: &AnyGame) -> Result<(), Refusal> {
        if self.solver && !Machine::can_solve(position) {
            return Err(Refusal::new("solver", play::NO_SOLVER));
        }
        let (_, limit, _) = self.limits(position);
        self.search(position, 0, limit).check()
    }
}
