//! Sentences of the way down.

use super::{Line, Teller, moves};
use crate::lesson::line::{plain, player};
use crate::search::Turn;
use crate::trace::NodeId;

pub fn start(teller: &Teller) -> Line {
    if teller.before.trace().is_outlined() {
        teller.tell(
            "Nothing has been searched yet. The grey tree is there, but the search has not seen it.",
            "搜索还没有开始。灰色的树早已摆在那里，只是搜索还没有看到。",
            &[],
        )
    } else {
        teller.tell(
            "Nothing has been searched yet. The tree grows as the search reaches it.",
            "搜索还没有开始。搜索走到哪里，树就长到哪里。",
            &[],
        )
    }
}

pub fn open(teller: &Teller, node: NodeId, turn: Turn, choices: u16) -> Line {
    let name = teller.node(node);
    match turn {
        Turn::Player(mover) => teller.tell(
            "{0} is to move at {1}, with {2} to try.",
            "{1} 处轮到 {0} 走，有 {2}。",
            &[&player(mover), &name, &moves(choices, teller.lang)],
        ),
        Turn::Chance => teller.tell(
            "At {0} nobody moves: one of {1}\u{a0}outcomes is drawn.",
            "{0} 处由机会决定：从 {1}\u{a0}种结果中抽一个。",
            &[&name, &plain(choices.to_string())],
        ),
    }
}

pub fn descend(teller: &Teller, parent: NodeId, child: NodeId) -> Line {
    let (mover, name) = (player(teller.player(parent)), teller.node(child));
    if teller.before.number(parent).is_none() {
        teller.tell("{0} tries {1} first.", "{0} 先试 {1}。", &[&mover, &name])
    } else {
        teller.tell("{0} tries {1} next.", "{0} 再试 {1}。", &[&mover, &name])
    }
}
