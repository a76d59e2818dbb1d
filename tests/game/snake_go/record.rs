//! The records of the organisers' judge, and the positions written in them. It makes no moves.

use plyscope::game::Player;
use plyscope::game::snake_go::{Body, Item, RAILGUN, Rules, SnakeGo};
use serde_json::Value;
use std::collections::BTreeSet;

/// Reads the lines of a file of records, as JSON.
pub fn records(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/snake_go/{name}", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).expect(&path);
    let bytes = if name.ends_with(".gz") {
        unzipped(&bytes)
    } else {
        bytes
    };
    let text = String::from_utf8(bytes).expect("records are text");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line is a record"))
        .collect()
}

/// Unpacks a gzip file: ten bytes of header, perhaps a name, and then deflated data.
fn unzipped(bytes: &[u8]) -> Vec<u8> {
    assert_eq!(bytes[..3], [0x1F, 0x8B, 8], "gzip begins like this");
    assert_eq!(bytes[3] & !8, 0, "no more than a name stands in the header");
    let name = if bytes[3] & 8 == 0 {
        0
    } else {
        bytes[10..]
            .iter()
            .position(|byte| *byte == 0)
            .expect("names end")
            + 1
    };
    miniz_oxide::inflate::decompress_to_vec(&bytes[10 + name..])
        .expect("what was deflated can be inflated")
}

pub fn number(value: &Value) -> u16 {
    value.as_u64().expect("a number") as u16
}

pub fn numbers(value: &Value) -> Vec<u16> {
    list(value).iter().map(number).collect()
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

pub fn player(value: &Value) -> Player {
    if number(value) == 0 {
        Player::Max
    } else {
        Player::Min
    }
}

/// Returns the cell x to the right and y up, in the game's numbering.
pub fn cell(size: u8, x: u16, y: u16) -> u8 {
    (size - 1 - y as u8) << 4 | x as u8
}

/// Reads an item: its number, x, y, the round, the type and the value.
pub fn item(size: u8, value: &Value) -> Item {
    let numbers = numbers(value);
    let kind = if numbers[4] == 2 {
        RAILGUN
    } else {
        numbers[5] as u8
    };
    Item {
        round: numbers[3],
        cell: cell(size, numbers[1], numbers[2]),
        kind,
    }
}

/// Returns the rules of a record. Cases have neither a limit of snakes nor an item life.
pub fn rules(record: &Value) -> Rules {
    let size = number(&record["length"]) as u8;
    let items = record.get("items").map_or_else(Vec::new, |items| {
        list(items).iter().map(|one| item(size, one)).collect()
    });
    Rules {
        size,
        rounds: number(&record["max_round"]),
        growth_rounds: number(&record["auto_growth_round"]),
        item_life: record.get("item_expire").map_or(16, number),
        snake_limit: record
            .get("snake_limit")
            .map_or(4, |limit| number(limit) as u8),
        items,
        hides_suicide: false,
        is_of_notes: false,
        preset: 0,
        seed: 0,
    }
}

fn cells(size: u8, flat: &Value) -> Vec<u8> {
    numbers(flat)
        .chunks(2)
        .map(|at| cell(size, at[0], at[1]))
        .collect()
}

/// A snake as in the records: number, player, growth to come, railgun and cells.
pub type Written = (u16, Player, u16, bool, Vec<u8>);

pub fn written_snakes(size: u8, state: &Value) -> Vec<Written> {
    let snake = |snake: &Value| {
        let has_railgun = snake[3].as_i64().expect("a number") >= 0;
        (
            number(&snake[0]),
            player(&snake[1]),
            number(&snake[2]),
            has_railgun,
            cells(size, &snake[4]),
        )
    };
    list(&state["snakes"]).iter().map(snake).collect()
}

/// Writes walls as the records do: column by column from the left, each from the bottom.
pub fn walls(game: &SnakeGo) -> String {
    let size = game.field().size();
    let wall = |at: u16| {
        let cell = cell(size, at / u16::from(size), at % u16::from(size));
        match game
            .field()
            .holder(cell)
            .filter(|_| game.field().is_wall(cell))
        {
            None => '.',
            Some(Player::Max) => '0',
            Some(Player::Min) => '1',
        }
    };
    (0..u16::from(size) * u16::from(size)).map(wall).collect()
}

/// Returns the cells with items, and their kinds.
pub fn ground(game: &SnakeGo) -> BTreeSet<(u8, u8)> {
    game.field()
        .all()
        .map(|cell| (cell, game.field().item(cell)))
        .filter(|(_, kind)| *kind > 0)
        .collect()
}

/// Returns the same for a state of the records, which lists items by number.
pub fn written_ground(size: u8, state: &Value, items: &Value) -> BTreeSet<(u8, u8)> {
    let lies = |one: &&Value| list(&state["items"]).contains(&one[0]);
    list(items)
        .iter()
        .filter(lies)
        .map(|one| item(size, one))
        .map(|item| (item.cell, item.kind))
        .collect()
}

/// Returns the position of a case, in which one snake is to act.
pub fn position(case: &Value) -> SnakeGo {
    let mut rules = rules(case);
    let size = rules.size;
    rules.items.clear();
    let body = |(id, owner, bank, has_railgun, cells): Written| {
        let (is_first, is_waiting) = (id < 2, id == number(&case["snake"]));
        Body {
            owner,
            cells,
            bank,
            has_railgun,
            is_first,
            is_waiting,
        }
    };
    let bodies: Vec<Body> = written_snakes(size, &case["state"])
        .into_iter()
        .map(body)
        .collect();
    let mut game = SnakeGo::set_up(
        rules,
        number(&case["turn"]),
        player(&case["player"]),
        &bodies,
    );
    let walls = case["state"]["walls"].as_str().expect("walls are a text");
    for (at, wall) in (0_u16..)
        .zip(walls.chars())
        .filter(|(_, wall)| *wall != '.')
    {
        let cell = cell(size, at / u16::from(size), at % u16::from(size));
        game.field_to_set_up().wall_up(
            cell,
            if wall == '0' {
                Player::Max
            } else {
                Player::Min
            },
        );
    }
    for (cell, kind) in written_ground(size, &case["state"], &case["items_on_map"]) {
        game.field_to_set_up().lay(cell, kind);
    }
    game
}

/// Returns the cells of a snake from its head, found by its links alone.
pub fn body(game: &SnakeGo, head: u8, tail: u8) -> Vec<u8> {
    let (mut body, mut before) = (vec![head], None);
    while *body.last().expect("there is a head") != tail {
        let at = *body.last().expect("there is a head");
        let links = game.field().links(at);
        let beside = (0..4)
            .filter(|direction| links >> direction & 1 == 1)
            .filter_map(|to| game.field().beside(at, to));
        let next: Vec<u8> = beside.filter(|cell| Some(*cell) != before).collect();
        assert_eq!(next.len(), 1, "a body goes on in one direction");
        before = Some(at);
        body.push(next[0]);
    }
    body
}
