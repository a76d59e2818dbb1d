//! The parts that the procedures of minimax, alpha-beta and expectimax are made of.

use super::{Act, CodeLine, MAX, MIN, Turns, code};
use crate::game::Player;
use crate::lang::words::pseudocode;
use crate::lesson::line::figure;
use crate::search::{Basis, Evaluation, Turn, Window};

/// Each of the procedures that go down the tree.
const VALUES: &[&str] = &["VALUE", "MAX-VALUE", "MIN-VALUE", "CHANCE-VALUE"];

/// The arguments of all procedures of a listing, and the tests that end a line of play.
pub struct Shape<'a> {
    /// Whether a depth limit is handed down.
    pub depth: bool,
    /// Whether a window is handed down.
    pub window: bool,
    /// Whether one procedure looks at every position and calls that of its mover; otherwise Max's and Min's call each other.
    pub dispatched: bool,
    /// The value of a position at the depth limit.
    pub evaluation: &'a Evaluation,
    /// The value of a position in which the game is over.
    pub utility: &'static str,
}

/// The procedure of a player.
fn procedure(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX-VALUE",
        Player::Min => "MIN-VALUE",
    }
}

/// Returns the player as a turn.
pub fn turn(player: Player) -> Option<Turn> {
    match player {
        Player::Max => MAX,
        Player::Min => MIN,
    }
}

impl Shape<'_> {
    /// The parameter list; omits parameters that the algorithm does not pass.
    fn parameters(&self, state: &str, depth: &str, window: &str) -> String {
        let mut list = state.to_owned();
        for (belongs, parameter) in [(self.depth, depth), (self.window, window)] {
            if belongs {
                list = format!("{list}, {parameter}");
            }
        }
        list
    }

    /// Writes the call for a child of a node where `player` moves, with this window.
    pub fn below(&self, player: Option<Player>, window: &str) -> String {
        let name = match player {
            Some(player) if !self.dispatched => procedure(player.other()),
            _ => "VALUE",
        };
        format!("{name}({})", self.parameters("c", "d − 1", window))
    }

    /// Returns the line at the head of a procedure.
    pub fn head(&self, act: Act, turn: Option<Turn>, name: &str) -> CodeLine {
        let parameters = self.parameters("s", "d", "α, β");
        let procedure = format!("{name}({parameters})");
        code(0, act, turn, pseudocode::Head { procedure })
    }

    /// Returns the lines of the procedure that is asked first: it calls the root's procedure and takes the move.
    pub fn main(
        &self,
        name: &str,
        turns: &Turns,
        window: Window,
        first: Vec<CodeLine>,
    ) -> Vec<CodeLine> {
        let (depth, indent) = match first.iter().any(|line| line.act == Act::Deepen) {
            true => ("D", 2),
            false => ("d", 1),
        };
        let given = if self.depth {
            format!("s, {depth}")
        } else {
            "s".to_owned()
        };
        let callee = match turns.root {
            Some(player) if !self.dispatched => procedure(player),
            _ => "VALUE",
        };
        let window = format!("{}, {}", figure(window.alpha), figure(window.beta));
        let call = format!("v ← {callee}({})", self.parameters("s", "d", &window));
        let procedure = format!("{name}({given})");
        let mut lines = vec![code(0, Act::Head, None, pseudocode::Head { procedure })];
        lines.extend(first);
        lines.push(code(indent, Act::Call(VALUES), None, call));
        lines.push(code(1, Act::Take, None, pseudocode::RETURN_MOVE));
        lines
    }

    /// Returns the lines that end a line of play: the game is over or, if there is a depth limit, the limit is reached.
    pub fn ends(&self, turn: Option<Turn>) -> Vec<CodeLine> {
        let utility = self.utility;
        let over = code(
            1,
            Act::Value(Basis::Exact),
            turn,
            pseudocode::IfOver { utility },
        );
        let limit = self.depth.then(|| match self.evaluation {
            Evaluation::Features { .. } => code(
                1,
                Act::Value(Basis::Estimate),
                turn,
                pseudocode::DEPTH_ESTIMATE,
            ),
            Evaluation::Playouts { .. } => {
                code(1, Act::Value(Basis::Average), turn, pseudocode::DEPTH_MEAN)
            }
        });
        [over].into_iter().chain(limit).collect()
    }

    /// Returns the lines of the procedure that looks at every position: it ends the line of play or calls the procedure of the mover.
    pub fn dispatch(&self, movers: &[(Turn, &'static [&'static str])]) -> Vec<CodeLine> {
        let mut lines = vec![self.head(Act::Head, None, "VALUE")];
        lines.extend(self.ends(None));
        let parameters = self.parameters("s", "d", "α, β");
        for (mover, callee) in movers {
            let call: String = callee
                .iter()
                .map(|name| format!("{name}({parameters})"))
                .collect();
            let act = Act::Call(callee);
            lines.push(match mover {
                Turn::Player(Player::Max) => code(1, act, None, pseudocode::IfMaxMoves { call }),
                Turn::Player(Player::Min) => code(1, act, None, pseudocode::IfMinMoves { call }),
                Turn::Chance => code(1, act, None, pseudocode::IfMoveIsDrawn { call }),
            });
        }
        lines
    }

    /// Returns the head of a player's procedure and, if no other procedure has looked at the position before, the tests.
    pub fn enter(&self, player: Player) -> Vec<CodeLine> {
        let turn = turn(player);
        let mut lines = vec![self.head(Act::Enter, turn, procedure(player))];
        if !self.dispatched {
            lines.extend(self.ends(turn));
        }
        lines
    }
}

/// Returns the line `v ← −∞` (for Min `v ← +∞`), with `more` after it.
pub fn start(player: Player, more: &str) -> CodeLine {
    let worst = figure(player.worst());
    code(1, Act::Start, turn(player), format!("v ← {worst}{more}"))
}

/// Returns the line of the loop over the children.
pub fn each(player: Player) -> CodeLine {
    code(1, Act::Each, turn(player), pseudocode::EACH_CHILD)
}

impl Shape<'_> {
    /// Returns the line `v ← max(v, MIN-VALUE(c))`, or that of Min.
    pub fn better(&self, player: Player) -> CodeLine {
        let call = self.below(Some(player), "α, β");
        let better = match player {
            Player::Max => format!("v ← max(v, {call})"),
            Player::Min => format!("v ← min(v, {call})"),
        };
        code(2, Act::Better, turn(player), better)
    }
}

/// Returns the line that moves the player's end of the window to v: `α ← max(α, v)`, or that of Min.
pub fn narrow(player: Player) -> CodeLine {
    let text = match player {
        Player::Max => "α ← max(α, v)",
        Player::Min => "β ← min(β, v)",
    };
    code(2, Act::Narrow, turn(player), text)
}

/// Returns the line that tests whether the window is closed.
pub fn cut(player: Player, sign: &str) -> CodeLine {
    code(2, Act::Cut, turn(player), pseudocode::IfClosed { sign })
}

/// Returns the line that returns `value`: `return v`.
pub fn back(turn: Option<Turn>, value: &str) -> CodeLine {
    code(1, Act::Back, turn, pseudocode::Return { value })
}
