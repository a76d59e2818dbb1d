//! Go in words and pictures: the rules card, the named positions, the cells of moves.

use super::board::{at, place};
use super::{Go, PASS, notation};
use crate::game::catalogue::{Ending, Entry, Named};
use crate::game::depict::{Board, Cell, Picture, Style};
use crate::game::{ByPlayer, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};

impl Wording for Go {
    const ENTRY: Entry = Entry {
        title: game::GO_TITLE,
        hint: game::GO_HINT,
        goal: game::GO_GOAL,
        features: &[
            game::GO_NEARER_POINTS_LESS_KOMI,
            game::GO_STONES,
            game::GO_FREE_POINTS_BESIDE_STONES,
            game::GO_STONES_IN_ATARI,
        ],
        named: &[
            Named::new(game::GO_EMPTY_5X5, "5"),
            Named::new(game::GO_EMPTY_7X7, "7"),
            Named::new(game::GO_EMPTY_9X9, "9"),
            Named::new(
                game::GO_KO_WHITE_TO_WAIT,
                "5; 0.5; .xo../xo.o./.xo../...../.....; c4",
            ),
            Named::new(
                game::GO_SUPERKO_SEND_TWO_RETURN_ONE,
                "5; 0.5; ...../...../...../xxo../.o.o. o; a1 c1",
            ),
            Named::new(game::GO_SNAPBACK, "5; 0.5; .x.o./xxooo/xxoo./xo.ox/xo.x."),
            Named::new(
                game::GO_CAPTURING_RACE,
                "5; 0.5; .ox../ooxx./oxox./.xo.x/.xo.x",
            ),
            Named::new(
                game::GO_LIFE_AND_DEATH,
                "5; -9.5; ...xo/xxxxo/ooooo/...../.....",
            ),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::GO_RULES.say(lang).to_owned()
    }

    fn read(text: &str, _like: Option<&Go>) -> Result<Go, Box<dyn Say>> {
        Ok(Go::parse(text)?)
    }

    fn move_name(&self, mv: u8) -> String {
        notation::name(self.size(), mv)
    }

    fn cells(&self, mv: u8) -> [Option<u16>; 2] {
        let (row, column) = place(mv);
        [
            (mv != PASS).then(|| u16::from(self.size() * row + column)),
            None,
        ]
    }

    fn text(&self) -> String {
        self.written()
    }

    /// By area; the komi belongs to the second player.
    fn ending(&self) -> Ending {
        let ByPlayer { max, min } = self
            .0
            .board
            .areas()
            .map(|area| f64::from(area.count_ones()));
        (vec![max, min + self.komi()], game::GO_POINTS)
    }

    fn picture(&self) -> Picture {
        let size = self.size();
        let cells = (0..size * size).map(|cell| {
            self.0
                .board
                .owner(at(cell / size, cell % size))
                .map_or(Cell::Empty, Cell::Of)
        });
        let last = self
            .0
            .before
            .as_ref()
            .and_then(|(mv, _)| self.cells(*mv)[0]);
        Picture::Board(Board {
            style: Style::Points,
            columns: size,
            cells: cells.collect(),
            last,
            left: None,
            row: None,
        })
    }
}
