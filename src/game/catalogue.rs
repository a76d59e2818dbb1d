//! What the games are called and which of their positions have names. It knows the games, no page.

use super::Player;
use super::any::AnyGame;
use super::nim::Nim;
use super::st_petersburg::StPetersburg;
use super::subtraction::Subtraction;
use super::tic_tac_toe::TicTacToe;
use super::tree::notation;
use crate::lang::Lang;

/// A game, without a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is its game")]
pub enum GameId {
    Tree,
    TicTacToe,
    Nim,
    Subtraction,
    StPetersburg,
}

impl AnyGame {
    /// Which game it is a position of.
    pub fn id(&self) -> GameId {
        match self {
            AnyGame::Tree(_) => GameId::Tree,
            AnyGame::TicTacToe(_) => GameId::TicTacToe,
            AnyGame::Nim(_) => GameId::Nim,
            AnyGame::Subtraction(_) => GameId::Subtraction,
            AnyGame::StPetersburg(_) => GameId::StPetersburg,
        }
    }
}

/// A position with a name, as the person who looks for it would call it.
pub struct Named {
    english: &'static str,
    chinese: &'static str,
    position: &'static str,
}

impl Named {
    const fn new(english: &'static str, chinese: &'static str, position: &'static str) -> Named {
        Named { english, chinese, position }
    }

    /// The name.
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Zh => self.chinese,
        }
    }
}

const TREES: [Named; 10] = [
    Named::new("Two plies, two cuts", "两步棋，两次剪枝", "[[5,6],[2,1],[3,2]]"),
    Named::new(
        "Lecture notes: Y with A, B, C",
        "讲义：两步棋 Y、A、B、C",
        r#"{"name":"Y","max":[{"name":"A","min":[5,6]},{"name":"B","min":[2,1]},{"name":"C","min":[3,2]}]}"#,
    ),
    Named::new("AIMA, figure 5.2", "AIMA 图 5.2", "[[3,12,8],[2,4,6],[14,5,2]]"),
    Named::new("OI-wiki, minimax", "OI-wiki，极小化极大", "[[7,3],[15],[1,12,20,22]]"),
    Named::new("OI-wiki, alpha-beta", "OI-wiki，α-β 剪枝", "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]"),
    Named::new("A deep cut", "深层剪枝", "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]"),
    Named::new(
        "The bound that is not the value",
        "下界不等于值",
        "[[[[8,20],[18,16]],[[24,20],[10,12,4]]],[[[8,21],[11,5,10]],[[32,27],[10,9,4,3]]]]",
    ),
    Named::new(
        "Estimates for a depth limit",
        "深度上限用的估值",
        r#"{"max":[{"min":[5,6],"estimate":3},{"min":[2,1],"estimate":4},{"min":[3,2],"estimate":2}],"estimate":3}"#,
    ),
    Named::new(
        "Playouts written down (MCTS)",
        "写定的模拟结果（MCTS）",
        r#"{"max":[{"name":"a","min":[{"name":"a1","max":[0,1],"rollouts":[0]},{"name":"a2","max":[0,0],"rollouts":[0]}],"rollouts":[1]},{"name":"b","min":[{"name":"b1","max":[1,1],"rollouts":[1]},{"name":"b2","max":[1,0],"rollouts":[1]}],"rollouts":[0]},{"name":"c","min":[{"name":"c1","max":[0,1],"rollouts":[1]},{"name":"c2","max":[0,0],"rollouts":[0]}],"rollouts":[1]}]}"#,
    ),
    Named::new(
        "A die between the moves (MCTS)",
        "走法之间掷骰子（MCTS）",
        r#"{"max":[{"name":"safe","chance":[0.5,0.6],"p":["1/2","1/2"]},{"name":"risky","chance":[1,0,0.2],"p":["1/3","1/3","1/3"]}]}"#,
    ),
];

const BOARDS: [Named; 5] = [
    Named::new("Empty board", "空棋盘", ".../.../..."),
    Named::new("Four marks, × to move", "四子，轮到 ×", "xo./.o./..x"),
    Named::new("× wins in one", "× 一步胜", "xx./oo./..."),
    Named::new("A fork for ×", "× 可做双杀", "x../.o./..x"),
    Named::new("○ to hold the draw", "○ 求和", "x.o/.x./..."),
];

const HEAPS: [Named; 5] = [
    Named::new("(1,2,1)", "(1,2,1)", "1 2 1"),
    Named::new("(1,1)", "(1,1)", "1 1"),
    Named::new("(2,2)", "(2,2)", "2 2"),
    Named::new("(1,2,3)", "(1,2,3)", "1 2 3"),
    Named::new("(3,4,5)", "(3,4,5)", "3 4 5"),
];

const PILES: [Named; 4] = [
    Named::new("(15; 1,2,3)", "(15; 1,2,3)", "15; 1,2,3"),
    Named::new("(21; 1,2,3)", "(21; 1,2,3)", "21; 1,2,3"),
    Named::new("(10; 1,3,4)", "(10; 1,3,4)", "10; 1,3,4"),
    Named::new("(7; 1,2)", "(7; 1,2)", "7; 1,2"),
];

const TOSSES: [Named; 3] =
    [Named::new("20 tosses", "20 次", "20"), Named::new("3 tosses", "3 次", "3"), Named::new("6 tosses", "6 次", "6")];

impl GameId {
    /// All games in the order of the page.
    pub const ALL: [GameId; 5] = [GameId::Tree, GameId::TicTacToe, GameId::Nim, GameId::Subtraction, GameId::StPetersburg];

    /// What the game is called.
    pub fn title(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (GameId::Tree, Lang::En) => "Tree",
            (GameId::Tree, Lang::Zh) => "树",
            (GameId::TicTacToe, Lang::En) => "Tic-tac-toe",
            (GameId::TicTacToe, Lang::Zh) => "井字棋",
            (GameId::Nim, Lang::En) => "Nim",
            (GameId::Nim, Lang::Zh) => "Nim 取石子",
            (GameId::Subtraction, Lang::En) => "Subtraction game",
            (GameId::Subtraction, Lang::Zh) => "取石子（减法游戏）",
            (GameId::StPetersburg, Lang::En) => "St Petersburg game",
            (GameId::StPetersburg, Lang::Zh) => "圣彼得堡游戏",
        }
    }

    /// The positions that have names; the first is where one begins.
    pub fn named(self) -> &'static [Named] {
        match self {
            GameId::Tree => &TREES,
            GameId::TicTacToe => &BOARDS,
            GameId::Nim => &HEAPS,
            GameId::Subtraction => &PILES,
            GameId::StPetersburg => &TOSSES,
        }
    }

    /// A named position, ready to play.
    pub fn position(self, named: &Named) -> AnyGame {
        let text = named.position;
        let position = match self {
            GameId::Tree => notation::read(text, Player::Max).ok().map(AnyGame::from),
            GameId::TicTacToe => TicTacToe::parse(text).ok().map(AnyGame::from),
            GameId::Nim => Nim::parse(text, false).ok().map(AnyGame::from),
            GameId::Subtraction => Subtraction::parse(text).ok().map(AnyGame::from),
            GameId::StPetersburg => StPetersburg::parse(text).ok().map(AnyGame::from),
        };
        // Not on the results: how Rust prints errors, and every number in them, would come into the web build.
        position.expect("a named position is a position")
    }
}
