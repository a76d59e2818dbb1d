//! Sentences of the way down.

use super::{Line, Teller, line, moves};
use crate::lesson::line::player;
use crate::search::Turn;
use crate::trace::NodeId;

pub fn start(teller: &Teller) -> Line {
    if teller.before.trace().is_outlined() {
        teller.say(
            line!["Nothing has been searched yet. The grey tree is there, but the search has not seen it."],
            line!["搜索还没有开始。灰色的树早已摆在那里，只是搜索还没有看到。"],
        )
    } else {
        teller.say(
            line!["Nothing has been searched yet. The tree grows as the search reaches it."],
            line!["搜索还没有开始。搜索走到哪里，树就长到哪里。"],
        )
    }
}

pub fn open(teller: &Teller, node: NodeId, turn: Turn, choices: u16) -> Line {
    let name = teller.node(node);
    match turn {
        Turn::Player(mover) => {
            let count = moves(choices, teller.lang);
            teller.say(
                line![player(mover), " is to move at ", &name, ", with "].then("", count.clone()).then("", line![" to try."]),
                line![&name, " 处轮到 ", player(mover), " 走，有 "].then("", count).then("", line!["。"]),
            )
        }
        Turn::Chance => teller.say(
            line!["At ", &name, " nobody moves: one of ", format!("{choices}\u{a0}outcomes"), " is drawn."],
            line![&name, " 处由机会决定：从 ", format!("{choices}\u{a0}种结果"), "中抽一个。"],
        ),
    }
}

pub fn descend(teller: &Teller, parent: NodeId, child: NodeId) -> Line {
    let (mover, name) = (player(teller.player(parent)), teller.node(child));
    if teller.before.number(parent).is_none() {
        teller.say(line![&mover, " tries ", &name, " first."], line![&mover, " 先试 ", &name, "。"])
    } else {
        teller.say(line![&mover, " tries ", &name, " next."], line![&mover, " 再试 ", &name, "。"])
    }
}
