//! Win-lose search: one procedure for both players, asking whether the side to move wins.

use super::{Act, CodeLine, Turns, code};
use crate::lang::Text;
use crate::lang::words::pseudocode;
use crate::search::{Basis, Used, WinLose};

fn line(indent: u8, act: Act, text: Text) -> CodeLine {
    code(indent, act, None, text)
}

fn head(procedure: &'static str) -> CodeLine {
    code(0, Act::Head, None, pseudocode::Head { procedure })
}

pub fn lines(options: &WinLose, turns: &Turns) -> Vec<CodeLine> {
    let better = match turns.alternate {
        true => line(2, Act::Better, pseudocode::BETTER_IF_LOST),
        // A player who moves twice running wants a position that is won.
        false => line(2, Act::Better, pseudocode::BETTER_IF_WON),
    };
    let all = [
        (true, head("WIN-LOSE(s)")),
        (true, line(1, Act::Bounds, pseudocode::COUNTS)),
        (true, code(1, Act::Call(&["WINS"]), None, "w ← WINS(s)")),
        (true, line(1, Act::Take, pseudocode::RETURN_WIN)),
        (true, head("WINS(s)")),
        (
            true,
            line(1, Act::Value(Basis::Exact), pseudocode::IF_OVER_WON),
        ),
        (true, line(1, Act::Start, pseudocode::NOT_WON_YET)),
        (
            options.memo,
            line(1, Act::Recall(Used::Answer), pseudocode::MEMO_RECALL),
        ),
        (true, line(1, Act::Each, pseudocode::EACH_CHILD)),
        (true, better),
        (
            options.stop && !options.grundy,
            line(2, Act::Cut, pseudocode::STOP_IF_WON),
        ),
        (options.grundy, line(1, Act::Number, pseudocode::GRUNDY)),
        (options.memo, line(1, Act::Store, pseudocode::MEMO_STORE)),
        (true, line(1, Act::Back, pseudocode::RETURN_WON)),
    ];
    all.into_iter()
        .filter(|(belongs, _)| *belongs)
        .map(|(_, line)| line)
        .collect()
}
