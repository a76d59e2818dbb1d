//! The parts that the procedures of minimax, alpha-beta and expectimax are made of.

use super::{Act, CodeLine, MAX, MIN, Turns, code};
use crate::game::{Player, Sided};
use crate::lang::Say;
use crate::lang::words::pseudocode;
use crate::lesson::line::figure;
use crate::search::{Basis, Evaluation, Turn, Window};
use crate::trace::Perspective;

/// Each of the procedures that go down the tree.
const VALUES: &[&str] = &["VALUE", "MAX-VALUE", "MIN-VALUE", "CHANCE-VALUE", "NEGAMAX"];

/// The arguments of all procedures of a listing, and the tests that end a line of play.
pub struct Shape<'a> {
    /// Whether a depth limit is handed down.
    pub depth: bool,
    /// Whether a window is handed down.
    pub window: bool,
    /// Whether one procedure looks at every position and calls that of its mover; otherwise Max's and Min's call each other.
    pub dispatched: bool,
    /// From whose side values are.
    pub perspective: Perspective,
    /// The value of a position at the depth limit.
    pub evaluation: &'a Evaluation,
    /// The value of a position in which the game is over.
    pub utility: &'static str,
}

/// Who runs a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    /// One of the players.
    One(Player),
    /// Each of them from their own side, as in negamax.
    Each,
}

impl Runner {
    /// Returns who runs the procedures of a listing.
    pub fn all(perspective: Perspective) -> Vec<Runner> {
        match perspective {
            Perspective::Max => vec![Runner::One(Player::Max), Runner::One(Player::Min)],
            Perspective::Mover => vec![Runner::Each],
        }
    }

    /// Returns whose node the lines are about; `None` for anybody's.
    pub fn turn(self) -> Option<Turn> {
        match self {
            Runner::One(Player::Max) => MAX,
            Runner::One(Player::Min) => MIN,
            Runner::Each => None,
        }
    }

    /// Returns whose part it is: from their own side everybody maximises.
    pub fn part(self) -> Player {
        match self {
            Runner::One(player) => player,
            Runner::Each => Player::Max,
        }
    }

    /// Writes the window that a child is given.
    pub fn window(self) -> &'static str {
        match self {
            Runner::One(_) => "α, β",
            Runner::Each => "−β, −α",
        }
    }

    fn procedure(self) -> &'static str {
        match self {
            Runner::One(Player::Max) => "MAX-VALUE",
            Runner::One(Player::Min) => "MIN-VALUE",
            Runner::Each => "NEGAMAX",
        }
    }

    fn other(self) -> Runner {
        match self {
            Runner::One(player) => Runner::One(player.other()),
            Runner::Each => Runner::Each,
        }
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

    /// Writes the call for a child, with this window.
    pub fn below(&self, runner: Option<Runner>, window: &str) -> String {
        let name = match runner {
            Some(runner) if !self.dispatched => runner.other().procedure(),
            _ => "VALUE",
        };
        let sign = match runner {
            Some(Runner::Each) => "−",
            _ => "",
        };
        format!("{sign}{name}({})", self.parameters("c", "d − 1", window))
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
            _ if self.perspective == Perspective::Mover => Runner::Each.procedure(),
            Some(player) if !self.dispatched => Runner::One(player).procedure(),
            _ => "VALUE",
        };
        let window = match turns.root {
            Some(player) if self.perspective == Perspective::Mover => window.seen_by(player),
            _ => window,
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
        let line = |basis, text| code(1, Act::Value(basis), turn, text);
        let (over, estimate, mean): (&dyn Say, _, _) = match self.perspective {
            Perspective::Max => (
                &pseudocode::IfOver { utility },
                pseudocode::DEPTH_ESTIMATE,
                pseudocode::DEPTH_MEAN,
            ),
            Perspective::Mover => (
                &pseudocode::IF_OVER_FOR_MOVER,
                pseudocode::DEPTH_ESTIMATE_FOR_MOVER,
                pseudocode::DEPTH_MEAN_FOR_MOVER,
            ),
        };
        let over = code(1, Act::Value(Basis::Exact), turn, over);
        let limit = self.depth.then(|| match self.evaluation {
            Evaluation::Features { .. } => line(Basis::Estimate, estimate),
            Evaluation::Playouts { .. } => line(Basis::Average, mean),
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
    pub fn enter(&self, runner: Runner) -> Vec<CodeLine> {
        let turn = runner.turn();
        let mut lines = vec![self.head(Act::Enter, turn, runner.procedure())];
        if !self.dispatched {
            lines.extend(self.ends(turn));
        }
        lines
    }
}

/// Returns the line `v ← −∞` (for Min `v ← +∞`), with `more` after it.
pub fn start(runner: Runner, more: &str) -> CodeLine {
    let worst = figure(runner.part().worst());
    code(1, Act::Start, runner.turn(), format!("v ← {worst}{more}"))
}

/// Returns the line of the loop over the children.
pub fn each(runner: Runner) -> CodeLine {
    code(1, Act::Each, runner.turn(), pseudocode::EACH_CHILD)
}

impl Shape<'_> {
    /// Returns the line `v ← max(v, MIN-VALUE(c))`, or that of Min.
    pub fn better(&self, runner: Runner) -> CodeLine {
        let call = self.below(Some(runner), runner.window());
        let better = match runner.part() {
            Player::Max => format!("v ← max(v, {call})"),
            Player::Min => format!("v ← min(v, {call})"),
        };
        code(2, Act::Better, runner.turn(), better)
    }
}

/// Returns the line that moves the player's end of the window to v: `α ← max(α, v)`, or that of Min.
pub fn narrow(runner: Runner) -> CodeLine {
    let text = match runner.part() {
        Player::Max => "α ← max(α, v)",
        Player::Min => "β ← min(β, v)",
    };
    code(2, Act::Narrow, runner.turn(), text)
}

/// Returns the line that tests whether the window is closed.
pub fn cut(runner: Runner, sign: &str) -> CodeLine {
    code(2, Act::Cut, runner.turn(), pseudocode::IfClosed { sign })
}

/// Returns the line that returns `value`: `return v`.
pub fn back(turn: Option<Turn>, value: &str) -> CodeLine {
    code(1, Act::Back, turn, pseudocode::Return { value })
}
