//! A record as JSON and as a link: `{"v":1,"game":{…},"seats":["person",{"algorithm":{…},"millis":1000}],"moves":[4,[0,1000],…]}`,
//! a machine's move with what its search reached. Reading refuses a move that cannot be made, with its place.

use super::{Made, Record};
use crate::game::any::AnyGame;
use crate::play::machine::{Budget, Machine, Seat};
use crate::spec::fields::Fields;
use crate::spec::{LARGEST, Refusal, VERSION, algorithm, game, link};
use crate::text::{Content, Value};

/// The longest record or match that is read, in bytes.
const LONGEST: usize = 16_000_000;
/// The deepest nesting: that of a spec's tree, and what stands around an earlier seat's algorithm.
const DEEPEST: usize = 140;
/// How a link begins that carries a game.
const KIND: &str = "play=";

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Record, Refusal> {
        let mut read = Record::new(game::harmless(), [Seat::Person, Seat::Person]);
        opened(json, &mut |fields, opening| {
            let seats = seats(fields, &opening);
            let mut earlier = Vec::new();
            if let Some(list) = fields.optional("earlier") {
                for value in fields.list(list) {
                    fields.go_into(value);
                    let until = fields.required("until").map_or(0, |until| fields.whole(until, 0, LARGEST));
                    earlier.push((until as usize, self::seats(fields, &opening)));
                    fields.go_out();
                }
            }
            let mut record = Record { earlier, ..Record::new(opening, seats) };
            if let Some(list) = fields.optional("moves") {
                record.moves = moves(fields, list, &record.opening);
            }
            let all = record.moves.len();
            record.at = fields.optional("at").map_or(all, |at| fields.whole(at, 0, all as u64) as usize);
            read = record;
        })
        .map(|()| read)
    }

    /// The record as JSON, fields that have their first value left out.
    pub fn write(&self) -> String {
        let mut json = format!("{{\"v\":{VERSION},\"game\":{},\"seats\":{}", game::write(&self.opening), written(&self.seats));
        if !self.earlier.is_empty() {
            let one = |(until, seats): &(usize, [Seat; 2])| format!("{{\"until\":{until},\"seats\":{}}}", written(seats));
            json += &format!(",\"earlier\":[{}]", self.earlier.iter().map(one).collect::<Vec<String>>().join(","));
        }
        json += &format!(",\"moves\":{}", moves_text(&self.moves));
        if self.at < self.moves.len() {
            json += &format!(",\"at\":{}", self.at);
        }
        json + "}"
    }

    /// The fragment of a link to the game, without `#`.
    pub fn to_link(&self) -> String {
        link::fragment(KIND, &self.write())
    }

    /// Reads a fragment, with or without `#`; nothing if it is no link to a game. What follows an `&` is not the game's.
    pub fn from_link(fragment: &str) -> Option<Result<Record, Refusal>> {
        let payload = fragment.trim_start_matches('#').split('&').next()?.strip_prefix(KIND)?;
        Some(link::unfolded(payload).and_then(|json| Record::read(&json)))
    }
}

/// Reads the first position of a record or a match and hands on the rest.
///
/// # Errors
/// The first field that is wrong, with its place.
pub fn opened(json: &str, rest: &mut dyn for<'a> FnMut(&mut Fields<'a>, AnyGame)) -> Result<(), Refusal> {
    if json.len() > LONGEST {
        return Err(Refusal::new("", "this record is too long", "这份棋谱太长"));
    }
    let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    let mut fields = Fields::of(&value, "");
    fields.go_into(&value);
    fields.version();
    let opening = fields.required("game").map_or_else(game::harmless, |game| game::read(&mut fields, game));
    rest(&mut fields, opening);
    fields.go_out();
    fields.finish()
}

/// Reads the moves of a game as far as they can be made.
pub fn moves<'a>(fields: &mut Fields<'a>, list: &'a Value<'a>, opening: &AnyGame) -> Vec<Made> {
    let (mut moves, mut position) = (Vec::new(), opening.clone());
    for value in fields.list(list) {
        let (choice, reached) = match &value.content {
            Content::List(parts) if let [choice, reached] = &parts[..] => (choice, Some(reached)),
            _ => (value, None),
        };
        let reached = reached.map(|reached| fields.whole(reached, 0, u32::MAX.into()) as u32);
        let choice = fields.whole(choice, 0, u16::MAX.into()) as u16;
        if !position.play(choice) {
            fields.refuse(value, "a move that can be made here", "此处可走的一步");
            break;
        }
        moves.push(Made { choice, reached });
    }
    moves
}

/// Moves as [`moves`] reads them.
pub fn moves_text(moves: &[Made]) -> String {
    let one = |made: &Made| match made.reached {
        None => made.choice.to_string(),
        Some(reached) => format!("[{},{reached}]", made.choice),
    };
    format!("[{}]", moves.iter().map(one).collect::<Vec<String>>().join(","))
}

/// Who sits at the two sides.
fn seats<'a>(fields: &mut Fields<'a>, opening: &AnyGame) -> [Seat; 2] {
    let mut seats = [Seat::Person, Seat::Person];
    let Some(list) = fields.optional("seats") else { return seats };
    let items = fields.list(list);
    if items.len() != seats.len() {
        fields.refuse(list, "a list of two seats", "两个座位的列表");
    }
    for (seat, value) in seats.iter_mut().zip(items) {
        *seat = self::seat(fields, value, opening);
    }
    seats
}

fn seat<'a>(fields: &mut Fields<'a>, value: &'a Value<'a>, opening: &AnyGame) -> Seat {
    if value.as_text().is_some() {
        fields.word(value, &["person"]);
        return Seat::Person;
    }
    Seat::Machine(Machine::from_json(fields, value, opening))
}

impl Machine {
    /// Reads a machine that can play this game.
    pub(crate) fn from_json<'a>(fields: &mut Fields<'a>, value: &'a Value<'a>, opening: &AnyGame) -> Machine {
        fields.go_into(value);
        let asked = fields.required("algorithm");
        let mut machine = Machine::new(asked.map_or_else(algorithm::harmless, |asked| algorithm::read(fields, asked)));
        if let Some(seed) = fields.optional("seed") {
            machine.seed = fields.whole(seed, 0, LARGEST);
        }
        if let Some(nodes) = fields.optional("nodes") {
            machine.budget = Budget::Nodes(fields.whole(nodes, 1, LARGEST));
        }
        if let Some(millis) = fields.optional("millis") {
            machine.budget = Budget::Millis(fields.whole(millis, 1, u32::MAX.into()) as u32);
        }
        fields.go_out();
        if let Err(refusal) = machine.check(opening) {
            fields.refuse_with(asked.unwrap_or(value), &refusal);
        }
        machine
    }

    /// Whether it can play from this position.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, position: &AnyGame) -> Result<(), Refusal> {
        let (_, limit, _) = self.limits(position);
        self.search(position, 0, limit).check()
    }

    /// The machine as JSON.
    pub fn write(&self) -> String {
        let budget = match self.budget {
            Budget::Own => String::new(),
            Budget::Nodes(nodes) => format!(",\"nodes\":{nodes}"),
            Budget::Millis(millis) => format!(",\"millis\":{millis}"),
        };
        let seed = if self.seed == 0 { String::new() } else { format!(",\"seed\":{}", self.seed) };
        format!("{{\"algorithm\":{}{budget}{seed}}}", algorithm::write(&self.algorithm))
    }
}

fn written(seats: &[Seat; 2]) -> String {
    let [max, min] = seats.each_ref().map(|seat| seat.machine().map_or("\"person\"".to_owned(), Machine::write));
    format!("[{max},{min}]")
}
