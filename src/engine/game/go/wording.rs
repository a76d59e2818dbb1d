//! Go in words and pictures: the rules card, the positions with names, how moves are pointed at.

use super::board::{at, place};
use super::{Go, PASS, notation};
use crate::game::Wording;
use crate::game::catalogue::{Ending, Entry, Named};
use crate::game::depict::{Board, Cell, Picture, Style};
use crate::lang::Say;

impl Wording for Go {
    const ENTRY: Entry = Entry {
        title: ["Go", "围棋"],
        hint: [
            "size; komi; moves: 5; 0.5; c3 d2 pass. Before the moves a board (.x/o.) and who begins, x or o",
            "路数; 贴目; 着法：5; 0.5; c3 d2 pass。着法前可写棋盘（.x/o.）和谁先走（x 或 o）",
        ],
        rules: [
            "Black (Max) and White take turns to put a stone on a free point, or pass; Black begins. Stones joined along lines are a chain, the free points beside it its liberties. A stone that takes the last liberty of opposing chains captures them.\nA move may neither leave its own chain without a liberty (no suicide) nor bring back a board that has stood before (superko).\nTwo passes in a row end the game, and so do 3·n² moves on n×n points. A side then has a point for each of its stones and for each free point that only its stones surround; nothing counts as dead until it is captured. White is given komi; who has more wins.",
            "黑（Max）白轮流在空点落子，也可停一手（pass），黑先。沿线相连的同色子为一块棋，旁边的空点是它的气；落子使对方的棋没有气，就把它提走。\n落子后己方的棋不能没有气（禁止自杀），也不能使盘面与先前任何一次相同（全局同形禁着）。\n双方接连停手，或在 n×n 的棋盘上走满 3·n² 手，棋局结束。每个子得一点，只被一方围住的空点归该方；没有提走的子都算活子。白方另得贴目，多者胜。",
        ],
        features: &[
            ["nearer points, less komi", "较近的点，减去贴目"],
            ["stones", "子数"],
            ["free points beside stones", "棋子旁的空点"],
            ["stones in atari", "被打吃的子"],
        ],
        named: &[
            Named::new("Empty 5×5", "空棋盘 5×5", "5"),
            Named::new("Empty 7×7", "空棋盘 7×7", "7"),
            Named::new("Empty 9×9", "空棋盘 9×9", "9"),
            Named::new(
                "A ko, White to wait",
                "劫：白暂不能提回",
                "5; 0.5; .xo../xo.o./.xo../...../.....; c4",
            ),
            Named::new(
                "Superko: send two, return one",
                "全局同形：送二还一",
                "5; 0.5; ...../...../...../xxo../.o.o. o; a1 c1",
            ),
            Named::new("Snapback", "倒扑", "5; 0.5; .x.o./xxooo/xxoo./xo.ox/xo.x."),
            Named::new(
                "Capturing race",
                "对杀",
                "5; 0.5; .ox../ooxx./oxox./.xo.x/.xo.x",
            ),
            Named::new(
                "Life and death",
                "死活",
                "5; -9.5; ...xo/xxxxo/ooooo/...../.....",
            ),
        ],
    };

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

    /// By area; the komi is the second player's.
    fn ending(&self) -> Ending {
        let [max, min] = self
            .0
            .board
            .areas()
            .map(|area| f64::from(area.count_ones()));
        (vec![max, min + self.komi()], ["points", "目"])
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
        })
    }
}
