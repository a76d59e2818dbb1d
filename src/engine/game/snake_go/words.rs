//! The words of Snake Go: how a game is typed, the names of actions, the reasons of refusals, the
//! picture. It knows no rules.

use super::super::catalogue::{Ending, Entry, Named};
use super::super::depict::{Board, Cell, Picture, Style};
use super::super::{Game, Wording};
use super::{FIRE, FULL, Illegal, PRESETS, RAILGUN, SnakeGo};
use crate::lang::words::game;
use crate::lang::{Lang, Say, Text, quoted};
use crate::text::{Piece, pieces};

const ACTIONS: [&str; 8] = ["→", "↑", "←", "↓", "fire", "split", "pass", "win"];

/// An illegal action in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAction {
    /// The column in the text, from 1.
    pub column: usize,
    /// The character there.
    pub found: char,
    /// The reason.
    pub why: Illegal,
}

impl Say for BadAction {
    fn say(&self, lang: Lang) -> String {
        let BadAction { column, found, why } = self;
        let (reason, found) = (why.reason(), quoted(found.encode_utf8(&mut [0; 4])));
        game::SnakeGoRefused {
            column,
            reason,
            found,
        }
        .say(lang)
    }
}

impl Illegal {
    /// The reason.
    fn reason(self) -> Text {
        match self {
            Illegal::TurnBack => game::SNAKE_GO_TURN_BACK,
            Illegal::NoRailgun => game::SNAKE_GO_NO_RAILGUN,
            Illegal::TooShortToFire => game::SNAKE_GO_TOO_SHORT_TO_FIRE,
            Illegal::SnakeLimit => game::SNAKE_GO_SNAKE_LIMIT,
            Illegal::TooShortToSplit => game::SNAKE_GO_TOO_SHORT_TO_SPLIT,
            Illegal::Suicide => game::SNAKE_GO_SUICIDE,
            Illegal::NotHere => game::SNAKE_GO_NOT_HERE,
        }
    }
}

impl SnakeGo {
    /// Plays the digits of a piece of text.
    ///
    /// # Errors
    /// The first character that is not a legal action, with the reason.
    pub fn play_all(&mut self, piece: Piece) -> Result<(), BadAction> {
        for (column, letter) in (piece.column..).zip(piece.text.chars()) {
            let action = letter.to_digit(10).unwrap_or(0) as u8;
            if let Some(why) = self.refusal(action) {
                return Err(BadAction {
                    column,
                    found: letter,
                    why,
                });
            }
            self.play(action);
        }
        Ok(())
    }

    /// Returns the actions so far as digits.
    pub fn digits(&self) -> String {
        self.moves
            .iter()
            .map(|action| char::from(b'0' + action))
            .collect()
    }

    /// Returns the cell of the picture.
    fn index(&self, cell: u8) -> u16 {
        u16::from(cell >> 4) * u16::from(self.field.size()) + u16::from(cell & 15)
    }
}

impl Wording for SnakeGo {
    const ENTRY: Entry = Entry {
        title: game::SNAKE_GO_TITLE,
        hint: game::SNAKE_GO_HINT,
        goal: game::SNAKE_GO_GOAL,
        features: &[
            game::SNAKE_GO_CELLS,
            game::SNAKE_GO_BANK,
            game::SNAKE_GO_CELLS_IN_REACH,
            game::SNAKE_GO_RAILGUNS,
            game::SNAKE_GO_SNAKES,
        ],
        named: &[
            Named::new(game::SNAKE_GO_TINY_4X4_4_ROUNDS, "tiny"),
            Named::new(game::SNAKE_GO_CLASSROOM_5X5_8_ROUNDS, "classroom"),
            Named::new(
                game::SNAKE_GO_CLASSROOM_AS_IN_LECTURE_NOTES,
                "classroom notes",
            ),
            Named::new(game::SNAKE_GO_LOOP_TO_CLOSE, "classroom 13124144332"),
            Named::new(
                game::SNAKE_GO_RAILGUN_AND_THREE_WALLS,
                "classroom 431212211444",
            ),
            Named::new(game::SNAKE_GO_TACTICS_6X6_24_ROUNDS, "tactics"),
            Named::new(
                game::SNAKE_GO_SNAKE_TO_ENCLOSE,
                "tactics 136314612221412411343434232343312231214",
            ),
            Named::new(game::SNAKE_GO_SKIRMISH_8X8_32_ROUNDS, "skirmish"),
            Named::new(game::SNAKE_GO_REAL_GAME_16X16_512_ROUNDS, "full"),
        ],
    };

    /// Tells of growth, items and splits only as far as the preset has them.
    fn how_to_play(&self, lang: Lang) -> String {
        let rules = &self.rules;
        let has_splits = rules.snake_limit > 1;
        let grows = if rules.growth_rounds < rules.rounds {
            let rounds = u64::from(rules.growth_rounds);
            game::SnakeGoRulesGrowth { rounds }.say(lang)
        } else {
            game::SNAKE_GO_RULES_ALWAYS.say(lang).to_owned()
        };
        let told = |words: Text| words.say(lang).to_owned();
        let paragraphs = [
            Some(told(if has_splits {
                game::SNAKE_GO_RULES_TURNS
            } else {
                game::SNAKE_GO_RULES_TURN
            })),
            Some(told(game::SNAKE_GO_RULES_MOVES)),
            Some(grows),
            (!rules.items.is_empty()).then(|| told(game::SNAKE_GO_RULES_ITEMS)),
            has_splits.then(|| told(game::SNAKE_GO_RULES_SPLIT)),
            Some(told(game::SNAKE_GO_RULES_LOOP)),
            Some(told(if rules.is_of_notes {
                game::SNAKE_GO_RULES_NOTES
            } else {
                game::SNAKE_GO_RULES_END
            })),
        ];
        paragraphs
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The preset; `notes` for that variant; in the full game `#` and the seed of the items; the
    /// actions as digits.
    fn read(text: &str, _: Option<&SnakeGo>) -> Result<SnakeGo, Box<dyn Say>> {
        let mut pieces = pieces(text);
        let first = pieces.next().unwrap_or_default();
        let Some(preset) = PRESETS
            .iter()
            .position(|name| first.text.eq_ignore_ascii_case(name))
        else {
            return Err(first.refuse(game::SNAKE_GO_PRESETS).into());
        };
        let mut game = SnakeGo::preset(preset, 0, false);
        for piece in pieces {
            let (seed, is_of_notes) = (game.rules.seed, game.rules.is_of_notes);
            let number = piece.text.strip_prefix('#').filter(|_| preset == FULL);
            match number {
                _ if !game.moves.is_empty() => game.play_all(piece)?,
                Some(text) => {
                    let seed = Piece {
                        column: piece.column + 1,
                        text,
                    }
                    .whole(0..=u16::MAX)?;
                    game = SnakeGo::preset(preset, seed, is_of_notes);
                }
                None if piece.text.eq_ignore_ascii_case("notes") => {
                    game = SnakeGo::preset(preset, seed, true);
                }
                None => game.play_all(piece)?,
            }
        }
        Ok(game)
    }

    fn move_name(&self, action: u8) -> String {
        ACTIONS[usize::from(action - 1)].to_owned()
    }

    /// The cell that the head moves to, if it is on the field.
    fn cells(&self, action: u8) -> [Option<u16>; 2] {
        let snake = self.acting().filter(|_| action < FIRE);
        [
            snake
                .and_then(|snake| self.field.beside(snake.head, action - 1))
                .map(|cell| self.index(cell)),
            None,
        ]
    }

    fn text(&self) -> String {
        let mut text = PRESETS[usize::from(self.rules.preset)].to_owned();
        if self.rules.is_of_notes {
            text += " notes";
        }
        if self.rules.seed > 0 {
            text += &format!(" #{}", self.rules.seed);
        }
        if !self.moves.is_empty() {
            text.push(' ');
            text += &self.digits();
        }
        text
    }

    /// The cells of each side, when the rounds are over or no snake is left.
    fn ending(&self) -> Ending {
        let words = if self.rounds_are_over() {
            game::SNAKE_GO_ROUNDS_PLAYED
        } else {
            game::SNAKE_GO_CELLS_NO_SNAKE_LEFT
        };
        let held = self.field.held().map(f64::from);
        (vec![held.max, held.min], words)
    }

    fn picture(&self) -> Picture {
        let field = &self.field;
        let mut cells = Vec::new();
        for cell in field.all() {
            cells.push(match (field.holder(cell), field.item(cell)) {
                (Some(owner), _) if field.is_snake(cell) => {
                    let is_head = self.snakes().any(|snake| snake.head == cell);
                    Cell::Snake {
                        owner,
                        is_head,
                        links: field.links(cell),
                    }
                }
                (Some(owner), _) => Cell::Wall(owner),
                (None, 0) => Cell::Empty,
                (None, RAILGUN) => Cell::Railgun,
                (None, length) => Cell::Growth(length),
            });
        }
        Picture::Board(Board {
            style: Style::Field,
            columns: field.size(),
            cells,
            last: self.last.map(|cell| self.index(cell)),
            left: None,
            row: None,
        })
    }
}
