//! What a spec may hold, as a table: help, documents and the custom element's lists are made of it, and the JSON Schema of a spec.

pub mod written;

use super::form::{Described, Object, one_of, pair, whole, words};
use super::{LARGEST, VERSION, algorithm};
use crate::game::any::GameId;
use crate::game::go::MOST_SIZE;
use crate::game::pig::{GOAL, HIGHEST_GOAL, Pig};
use crate::game::snake_go::PRESETS;
use crate::game::st_petersburg::{MOST_TOSSES, TOSSES};
use crate::game::tree::notation::MOST_CHILDREN;
use crate::game::{Player, connect_four, mnk, nim, subtraction};
use crate::lang::Lang;
use serde_json::{Value, json};

/// The most cells of a side of a board for so many in a row.
const LONGEST_SIDE: u8 = 127;
/// The most numbers of stones that a move of a subtraction game may take.
const MOST_TAKES: u8 = 16;

/// Describes the algorithms.
pub fn algorithms() -> Vec<Object> {
    algorithm::described()
}

/// Describes the games.
pub fn games() -> Vec<Object> {
    GameId::ALL
        .iter()
        .zip(words::<GameId>())
        .map(|(id, word)| Object::new(*word, id.title(Lang::En), fields(*id)))
        .collect()
}

/// Returns the objects inside an option of an algorithm, each with the option's name.
pub fn inside() -> Vec<(&'static str, Value)> {
    let mut found: Vec<(&'static str, Value)> = Vec::new();
    for field in algorithms()
        .into_iter()
        .flat_map(|algorithm| algorithm.fields)
    {
        let is_known = found.iter().any(|(name, _)| *name == field.name);
        if field.schema.get("oneOf").is_some() && !is_known {
            found.push((field.name, field.schema));
        }
    }
    found
}

fn fields(game: GameId) -> Vec<Described> {
    let text = || json!({ "type": "string" });
    let flag = || json!({ "type": "boolean" });
    let player = || json!({ "enum": words::<Player>() });
    let rows = "Rows of x, o and . from the top.";
    let in_a_row = |names: [(&'static str, &'static str); 3], usual: [u8; 3]| {
        let sides = names.into_iter().zip(usual);
        sides
            .map(|((name, says), usual)| {
                Described::or(name, whole(1..=LONGEST_SIDE), json!(usual), says)
            })
            .collect::<Vec<Described>>()
    };
    match game {
        GameId::Tree => vec![
            Described::required(
                "tree",
                json!({ "anyOf": [{ "$ref": "#/$defs/children" }, { "$ref": "#/$defs/inner" }, { "type": "string" }] }),
                "The tree: a list alternates Max and Min, an object says more. As a text it is read in the notations ((5 6) (2 1)) and 5 6 / 2 1, too.",
            ),
            Described::or(
                "root",
                player(),
                json!("max"),
                "Who moves at a list at the root.",
            ),
        ],
        GameId::Nim => vec![
            Described::required(
                "heaps",
                json!({ "type": "array", "minItems": 1, "items": whole(0..=nim::MOST_STONES) }),
                "The stones of each heap, at most 256 together.",
            ),
            Described::or(
                "misere",
                flag(),
                json!(false),
                "Whoever takes the last stone loses.",
            ),
        ],
        GameId::Subtraction => vec![
            Described::required(
                "stones",
                whole(0..=subtraction::MOST_STONES),
                "How many there are.",
            ),
            Described::or(
                "take",
                json!({
                    "type": "array",
                    "minItems": 1,
                    "maxItems": MOST_TAKES,
                    "uniqueItems": true,
                    "items": whole(1..=subtraction::MOST_STONES),
                }),
                json!(subtraction::TAKES),
                "How many stones a move may take.",
            ),
        ],
        GameId::TicTacToe => vec![Described::or(
            "position",
            text(),
            json!(".../.../..."),
            "Rows of x, o and . from the top. x is Max.",
        )],
        GameId::StPetersburg => vec![
            Described::or(
                "tosses",
                whole(1..=MOST_TOSSES),
                json!(TOSSES),
                "The most tosses.",
            ),
            Described::or(
                "tails",
                whole(0..=MOST_TOSSES),
                json!(0),
                "How many have come.",
            ),
            Described::or(
                "heads",
                flag(),
                json!(false),
                "Whether heads has come then.",
            ),
        ],
        GameId::ConnectFour => {
            let names = [
                ("columns", ""),
                ("rows", "Columns × (rows + 1) are at most 128."),
                ("k", "How many in a row win."),
            ];
            let mut fields = in_a_row(names, connect_four::USUAL.parts());
            fields.push(Described::optional("position", text(), rows));
            fields.push(Described::optional("moves", text(), "Columns from 1."));
            fields
        }
        GameId::Mnk => {
            let names = [
                ("m", "Columns."),
                ("n", "Rows."),
                ("k", "How many in a row win."),
            ];
            let mut fields = in_a_row(names, mnk::USUAL.parts());
            fields.push(Described::optional("position", text(), rows));
            fields
        }
        GameId::Chess => vec![
            Described::or(
                "fen",
                text(),
                json!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                "",
            ),
            Described::optional(
                "moves",
                text(),
                "Moves from there: e2e4 e7e5, e1g1 or e1h1 to castle, or names such as Nf3.",
            ),
        ],
        GameId::Go => vec![
            Described::required("size", whole(1..=MOST_SIZE), "Points on a side."),
            Described::optional(
                "komi",
                json!({ "type": "number", "multipleOf": 0.5, "minimum": -81, "maximum": 81 }),
                "The points White is given; left out, 8.5 on 7×7, 6.5 above, 0.5 below.",
            ),
            Described::optional(
                "position",
                text(),
                "A board to begin with, and who begins (x, black, Max): x.o/.../... o",
            ),
            Described::optional("moves", text(), "Moves from there: c3 d2 pass"),
        ],
        GameId::SnakeGo => vec![
            Described::or(
                "preset",
                json!({ "enum": PRESETS }),
                json!(PRESETS[0]),
                "The field.",
            ),
            Described::or(
                "variant",
                json!({ "enum": ["judge", "notes"] }),
                json!("judge"),
                "The rules.",
            ),
            Described::or(
                "seed",
                whole(0..=u16::MAX),
                json!(0),
                "The seed of the items of the full game.",
            ),
            Described::optional(
                "moves",
                text(),
                "1 to 4 right, up, left and down, 5 fires, 6 splits; in the notes' variant 7 passes and 8 wins.",
            ),
        ],
        GameId::Pig => vec![
            Described::or(
                "goal",
                whole(1..=HIGHEST_GOAL),
                json!(GOAL),
                "Who reaches it wins.",
            ),
            Described::or(
                "scores",
                pair(&whole(0..=HIGHEST_GOAL - 1)),
                json!([0, 0]),
                "Of Max and Min.",
            ),
            Described::or(
                "turn_total",
                whole(0..=Pig::new(HIGHEST_GOAL, crate::game::pig::Falls::Die).highest_turn()),
                json!(0),
                "What this turn has thrown.",
            ),
            Described::or("to_move", player(), json!("max"), ""),
            Described::or("thrown", flag(), json!(false), "The die is still to fall."),
            Described::or(
                "coin",
                flag(),
                json!(false),
                "Piglet: a coin instead of a die.",
            ),
        ],
    }
}

/// Makes the JSON Schema of a spec, draft 2020-12.
pub fn schema() -> Value {
    let payoff = json!({ "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/infinity" }] });
    let alternatives = ["max", "min", "chance", "value"].map(|kind| json!({ "required": [kind] }));
    let share = json!({ "anyOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "type": "string", "description": "A fraction: 1/3." }] });
    let children = |says: &str| json!({ "$ref": "#/$defs/children", "description": says });
    let mut game = one_of(&games());
    game["description"] = json!("A position.");
    let mut algorithm = one_of(&algorithms());
    algorithm["description"] = json!("An algorithm with its options.");
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Plyscope spec",
        "description": "A search and a step of it. Every spec that Plyscope reads is valid here. A valid one can still be refused for what a schema cannot say: what the texts of positions, moves and trees say; sums and counts (stones of a Nim position, probabilities, names and probabilities per child, nodes and plies of a tree, cells of a board); numbers that hang on each other (the two ends of a window or of bounds, rising points, tails and tosses, scores and goal, komi and size); options that do not go together; an algorithm that cannot run on the game; whole numbers written with a point or an exponent.",
        "type": "object",
        "required": ["game", "algorithm"],
        "additionalProperties": false,
        "properties": {
            "$schema": { "type": "string", "description": "Where an editor finds this schema." },
            "v": { "const": VERSION, "description": "The version of the spec and of the events that its steps count." },
            "game": { "$ref": "#/$defs/game" },
            "algorithm": { "$ref": "#/$defs/algorithm" },
            "seed": { "type": "integer", "minimum": 0, "maximum": LARGEST, "default": 0, "description": "The seed of everything random." },
            "step": { "type": "integer", "minimum": 0, "maximum": u32::MAX, "default": 0, "description": "After how many events to look." },
        },
        "$defs": {
            "game": game,
            "algorithm": algorithm,
            "infinity": { "enum": ["+inf", "inf", "+∞", "∞", "-inf", "-∞", "−∞"] },
            "node": {
                "description": "A leaf's payoff, from Max's side, or a position.",
                "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/infinity" }, { "$ref": "#/$defs/children" }, { "$ref": "#/$defs/inner" }],
            },
            "children": { "type": "array", "maxItems": MOST_CHILDREN, "items": { "$ref": "#/$defs/node" } },
            "inner": {
                "type": "object",
                "additionalProperties": false,
                "oneOf": alternatives,
                "properties": {
                    "max": children("Max moves."),
                    "min": children("Min moves."),
                    "chance": { "$ref": "#/$defs/children", "minItems": 1, "description": "One of these is drawn." },
                    "value": payoff,
                    "p": {
                        "type": "array",
                        "items": share,
                        "description": "The probabilities of a chance node's children; left out, all are equally likely.",
                    },
                    "priors": {
                        "type": "array",
                        "items": share,
                        "description": "The prior probabilities of a player's moves, for PUCT.",
                    },
                    "name": { "type": "string" },
                    "moves": { "type": "array", "items": { "type": "string" }, "description": "The names of the moves to its children." },
                    "estimate": { "type": "number", "description": "Its value at a depth limit." },
                    "rollouts": { "type": "array", "items": { "type": "number" }, "description": "What playouts from it come to, one after another." },
                },
            },
        },
    })
}
