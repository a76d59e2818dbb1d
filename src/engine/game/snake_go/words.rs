//! The words of Snake Go: how a game is typed, what its actions are called, why one is refused, how the field looks.
//! It knows no rules.

use super::super::catalogue::{Ending, Entry, Named};
use super::super::depict::{Board, Cell, Picture, Style};
use super::super::{Game, Wording};
use super::{FIRE, FULL, Illegal, PRESETS, RAILGUN, SnakeGo};
use crate::lang::{Lang, Say, quoted};
use crate::text::{Piece, pieces};

const ACTIONS: [&str; 8] = ["→", "↑", "←", "↓", "fire", "split", "pass", "win"];

/// An action that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAction {
    /// Its place in the text, from 1.
    pub column: usize,
    /// What stands there.
    pub found: char,
    /// Why not.
    pub why: Illegal,
}

impl Say for BadAction {
    fn say(&self, lang: Lang) -> String {
        let BadAction { column, found, why } = self;
        let (reason, found) = (
            lang.of(why.reason()),
            quoted(found.encode_utf8(&mut [0; 4])),
        );
        match lang {
            Lang::En => format!("column {column}: {reason}, found “{found}”"),
            Lang::Zh => format!("第 {column} 列的“{found}”：{reason}"),
        }
    }
}

impl Illegal {
    /// The reason in English and in Chinese.
    fn reason(self) -> [&'static str; 2] {
        match self {
            Illegal::TurnBack => ["this snake cannot turn back", "这条蛇不能回头"],
            Illegal::NoRailgun => ["this snake has no railgun", "这条蛇没有激光"],
            Illegal::TooShortToFire => ["a snake of one cell cannot fire", "只有一格的蛇不能发射"],
            Illegal::SnakeLimit => ["no more snakes are allowed", "蛇数已到上限"],
            Illegal::TooShortToSplit => {
                ["a snake of one cell cannot split", "只有一格的蛇不能分裂"]
            }
            Illegal::Suicide => ["this snake can act without dying", "这条蛇另有不死的走法"],
            Illegal::NotHere => ["there is no such action here", "这里没有这个动作"],
        }
    }
}

impl SnakeGo {
    /// Plays the digits of a piece of text.
    ///
    /// # Errors
    /// Which is no action, or why it is against the rules.
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

    /// The actions so far.
    pub fn digits(&self) -> String {
        self.moves
            .iter()
            .map(|action| char::from(b'0' + action))
            .collect()
    }

    /// The cell of the picture.
    fn index(&self, cell: u8) -> u16 {
        u16::from(cell >> 4) * u16::from(self.field.size()) + u16::from(cell & 15)
    }
}

impl Wording for SnakeGo {
    const ENTRY: Entry = Entry {
        title: ["Snake Go", "贪吃蛇围棋"],
        hint: [
            "classroom 1342: 1 → 2 ↑ 3 ← 4 ↓ 5 fire 6 split",
            "classroom 1342：1 → 2 ↑ 3 ← 4 ↓ 5 发射 6 分裂",
        ],
        rules: [
            "In each round Max’s snakes act one after another, then Min’s. A snake moves right, up, left or down, but not back; it dies at an edge, a wall or another snake.\n\
             In the first 8 rounds the snakes of the beginning grow by a cell with every move; after that a snake grows while it has length in its bank. Items fill the bank or are a railgun: fired once, it melts all walls straight ahead.\n\
             A snake may split: the rear half turns round, takes the bank and acts from the next round on.\n\
             A head that meets its own body turns this loop and everything inside to walls of its player. The snake is gone, and so is every snake inside.\n\
             When the rounds are over or no snake is left, who holds more cells, snakes and walls, wins. In the variant notes a player without snakes passes, and equal scores are Min’s win.",
            "每回合先由 Max 的蛇依次行动，再轮到 Min 的蛇。蛇向右、上、左、下走一格，不能回头；撞上边界、墙或别的蛇就死去。\n\
             前 8 回合里，开局的蛇每走一步长一格；此后靠储备的长度生长。道具或增加储备，或是激光：发射一次，清除正前方一线上所有的墙。\n\
             蛇可以分裂：后半段掉头，带走储备，下一回合起行动。\n\
             蛇头碰到自己的身体即固化：这个环和环内的一切变成己方的墙，这条蛇消失，环内的蛇都死去。\n\
             回合用完或场上无蛇时，蛇与墙占格多者胜。在 notes（讲义）变体中，没有蛇的一方 pass，同分算 Min 胜。",
        ],
        features: &[
            ["cells", "占格"],
            ["bank", "储备"],
            ["cells in reach", "可达空格"],
            ["railguns", "激光"],
            ["snakes", "蛇数"],
        ],
        named: &[
            Named::new("Tiny: 4×4, 4 rounds", "微型：4×4，4 回合", "tiny"),
            Named::new("Classroom: 5×5, 8 rounds", "课堂：5×5，8 回合", "classroom"),
            Named::new(
                "Classroom, as in the lecture notes",
                "课堂，按讲义变体",
                "classroom notes",
            ),
            Named::new("A loop to close", "将要固化", "classroom 13124144332"),
            Named::new(
                "A railgun and three walls",
                "激光与三面墙",
                "classroom 431212211444",
            ),
            Named::new("Tactics: 6×6, 24 rounds", "战术：6×6，24 回合", "tactics"),
            Named::new(
                "A snake to enclose",
                "将要围住一条蛇",
                "tactics 136314612221412411343434232343312231214",
            ),
            Named::new(
                "Skirmish: 8×8, 32 rounds",
                "遭遇战：8×8，32 回合",
                "skirmish",
            ),
            Named::new(
                "The real game: 16×16, 512 rounds",
                "正式比赛：16×16，512 回合",
                "full",
            ),
        ],
    };

    /// The preset; `notes` for that variant; for the full game `#` and the seed of its items; the actions as digits.
    fn read(text: &str, _: Option<&SnakeGo>) -> Result<SnakeGo, Box<dyn Say>> {
        let mut pieces = pieces(text);
        let first = pieces.next().unwrap_or_default();
        let Some(preset) = PRESETS
            .iter()
            .position(|name| first.text.eq_ignore_ascii_case(name))
        else {
            let english = "tiny, classroom, tactics, skirmish or full";
            return Err(first
                .refuse(english, " tiny、classroom、tactics、skirmish 或 full")
                .into());
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

    /// Where the head goes, if that is on the field.
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

    /// By the cells that each side holds when the rounds are over, or when no snake is left or may move.
    fn ending(&self) -> Ending {
        let words = if self.rounds_are_over() {
            ["cells, all rounds played", "格，回合已满"]
        } else {
            ["cells, no snake left", "格，已无蛇可动"]
        };
        (self.field.held().map(f64::from).to_vec(), words)
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
        })
    }
}
