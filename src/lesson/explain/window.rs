//! Sentences of the window: given, narrowed, and empty.

use super::{Line, Span, Teller, line, moves};
use crate::game::Player;
use crate::lesson::line::{alpha, beta, figure, of, player, symbol};
use crate::search::Window;
use crate::trace::NodeId;

pub fn given(teller: &Teller, node: NodeId, window: Window) -> Line {
    let label = teller.node(node);
    let both = |join: &str| alpha(window).then(join, beta(window));
    if window == Window::FULL {
        let mover = player(teller.player(node));
        return teller.say(
            line![&mover, " starts at ", &label, " with nothing promised: "].then("", both(", ")).then("", line!["."]),
            line![&mover, " 从 ", &label, " 开始，还没有任何保证："].then("", both("，")).then("", line!["。"]),
        );
    }
    teller.say(
        line![&label, " is given the window "].then("", both(", ")).then("", line![": only a value between them can matter."]),
        line![&label, " 得到窗口 "].then("", both("，")).then("", line!["：只有落在其间的值才有用。"]),
    )
}

pub fn narrowed(teller: &Teller, node: NodeId, window: Window) -> Line {
    let mover = teller.player(node);
    let label = teller.node(node);
    let before = teller.before.window(node).unwrap_or(Window::FULL);
    let update = match mover {
        Player::Max => line![
            symbol("α"),
            format!("\u{a0}=\u{a0}max({}, ", figure(before.alpha)),
            of(mover, window.alpha),
            ")\u{a0}=\u{a0}",
            of(mover, window.alpha)
        ],
        Player::Min => line![
            symbol("β"),
            format!("\u{a0}=\u{a0}min({}, ", figure(before.beta)),
            of(mover, window.beta),
            ")\u{a0}=\u{a0}",
            of(mover, window.beta)
        ],
    };
    let compare = |sign: &str| alpha(window).then(sign, beta(window));
    if window.is_closed() {
        teller.say(
            line!["At ", &label, ", "]
                .then("", update.clone())
                .then("", line![". Now "])
                .then("", compare(" ≥ "))
                .then("", line![": nothing fits between them."]),
            line![&label, " 处 "]
                .then("", update)
                .then("", line!["。此时 "])
                .then("", compare("\u{a0}≥\u{a0}"))
                .then("", line!["：窗口已空。"]),
        )
    } else {
        teller.say(
            line!["At ", &label, ", "]
                .then("", update.clone())
                .then("", line![". "])
                .then("", compare(" < "))
                .then("", line![": go on."]),
            line![&label, " 处 "]
                .then("", update)
                .then("", line!["。"])
                .then("", compare("\u{a0}<\u{a0}"))
                .then("", line!["：继续。"]),
        )
    }
}

pub fn cutoff(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let mover = teller.player(node);
    let window = teller.before.window(node).unwrap_or(Window::FULL);
    let label = teller.node(node);
    let (own, others) = match mover {
        Player::Max => (window.alpha, window.beta),
        Player::Min => (window.beta, window.alpha),
    };
    let rival = mover.other();
    let holder = holder(teller, node, rival, others).map(|holder| teller.node(holder));
    let (at_en, at_zh) = match &holder {
        Some(at) => (line![" at ", at], line!["走 ", at, " "]),
        None => (line![" elsewhere"], line!["在别处"]),
    };
    let compare = line![of(Player::Max, window.alpha), "\u{a0}≥\u{a0}", of(Player::Min, window.beta)];
    let (cut_en, cut_zh) = left_out(teller, node, remaining);
    match mover {
        Player::Min => teller.say(
            line!["Min can already hold ", &label, " to ", of(mover, own), ", but Max has ", of(rival, others)]
                .then("", at_en)
                .then("", line![". Since "])
                .then("", compare.clone())
                .then("", line![", Max will never enter ", &label, ": "])
                .then("", cut_en),
            line!["Min 已能把 ", &label, " 压到 ", of(mover, own), "，而 Max "]
                .then("", at_zh)
                .then("", line!["就有 ", of(rival, others), "。"])
                .then("", compare)
                .then("", line!["，Max 不会走进 ", &label, "："])
                .then("", cut_zh),
        ),
        Player::Max => teller.say(
            line!["Max can already get ", of(mover, own), " at ", &label, ", but Min has ", of(rival, others)]
                .then("", at_en)
                .then("", line![". Since "])
                .then("", compare.clone())
                .then("", line![", Min will never allow ", &label, ": "])
                .then("", cut_en),
            line!["Max 在 ", &label, " 已能得 ", of(mover, own), "，而 Min "]
                .then("", at_zh)
                .then("", line!["就能压到 ", of(rival, others), "。"])
                .then("", compare)
                .then("", line!["，Min 不会让棋走到 ", &label, "："])
                .then("", cut_zh),
        ),
    }
}

/// The child by which `rival` is sure of `score`: the best one of the nearest ancestor where the rival chose it.
fn holder(teller: &Teller, node: NodeId, rival: Player, score: f64) -> Option<NodeId> {
    let moment = &teller.before;
    let holds =
        |above: &NodeId| teller.player(*above) == rival && moment.number(*above).is_some_and(|number| number.value == score);
    let above = moment.trace().ancestors(node).skip(1).find(holds)?;
    moment.best(above)
}

/// What a cut leaves out: a node by its name if there is just one that the outline shows, otherwise moves by their number.
fn left_out(teller: &Teller, node: NodeId, remaining: u16) -> (Line, Line) {
    let trace = teller.before.trace();
    let last: Option<Span> =
        (remaining == 1).then(|| trace.child(node, trace.choices(node) - 1)).flatten().map(|child| teller.node(child));
    match last {
        Some(name) => (line![&name, " is cut, never looked at."], line![&name, " 看都不用看，剪掉。"]),
        None => {
            let verb = if remaining == 1 { " is cut, never looked at." } else { " are cut, never looked at." };
            (
                moves(remaining, teller.lang).then("", line![verb]),
                moves(remaining, teller.lang).then("", line!["看都不用看，剪掉。"]),
            )
        }
    }
}
