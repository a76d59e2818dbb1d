//! Sentences of the window: given, narrowed, and empty.

use super::{Line, Teller, moves};
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::certificate;
use crate::lesson::line::{figure, of, plain, player};
use crate::search::{CutRule, Event, Window};
use crate::trace::NodeId;

pub fn given(teller: &Teller, node: NodeId, window: Window) -> Line {
    let mover = player(teller.player(node));
    let parts = [
        &teller.node(node),
        &mover,
        &of(Player::Max, window.alpha),
        &of(Player::Min, window.beta),
    ];
    if window == Window::FULL {
        return teller.tell(
            "{1} starts at {0} with nothing promised: *α*\u{a0}=\u{a0}{2}, *β*\u{a0}=\u{a0}{3}.",
            "{1} 从 {0} 开始，还没有任何保证：*α*\u{a0}=\u{a0}{2}，*β*\u{a0}=\u{a0}{3}。",
            &parts,
        );
    }
    teller.tell(
        "{0} is given the window *α*\u{a0}=\u{a0}{2}, *β*\u{a0}=\u{a0}{3}: only a value between them can matter.",
        "{0} 得到窗口 *α*\u{a0}=\u{a0}{2}，*β*\u{a0}=\u{a0}{3}：只有落在其间的值才有用。",
        &parts,
    )
}

pub fn narrowed(teller: &Teller, node: NodeId, window: Window) -> Line {
    let mover = teller.player(node);
    let before = teller.before.window(node).unwrap_or(Window::FULL);
    let (alpha, beta) = (of(Player::Max, window.alpha), of(Player::Min, window.beta));
    // The better value may be no better than what was promised before.
    let found = match teller.before.event() {
        Some(Event::Improve { score, .. }) => score,
        _ => {
            if mover == Player::Max {
                window.alpha
            } else {
                window.beta
            }
        }
    };
    let (update, parts) = match mover {
        Player::Max => (
            "*α*\u{a0}=\u{a0}max({0}, {2})\u{a0}=\u{a0}{1}",
            [&plain(figure(before.alpha)), &alpha, &plain(figure(found))],
        ),
        Player::Min => (
            "*β*\u{a0}=\u{a0}min({0}, {2})\u{a0}=\u{a0}{1}",
            [&plain(figure(before.beta)), &beta, &plain(figure(found))],
        ),
    };
    let at = teller.tell("At {0}, ", "{0} 处 ", &[&teller.node(node)]);
    let so = match (teller.cut_rule(), teller.cut_rule().closes(window)) {
        (CutRule::Ge, true) => teller.tell(
            ". Now *α*\u{a0}=\u{a0}{0} ≥ *β*\u{a0}=\u{a0}{1}: nothing fits between them.",
            "。此时 *α*\u{a0}=\u{a0}{0}\u{a0}≥\u{a0}*β*\u{a0}=\u{a0}{1}：窗口已空。",
            &[&alpha, &beta],
        ),
        (CutRule::Ge, false) => teller.tell(
            ". *α*\u{a0}=\u{a0}{0} < *β*\u{a0}=\u{a0}{1}: go on.",
            "。*α*\u{a0}=\u{a0}{0}\u{a0}<\u{a0}*β*\u{a0}=\u{a0}{1}：继续。",
            &[&alpha, &beta],
        ),
        (CutRule::Gt, true) => teller.tell(
            ". Now *α*\u{a0}=\u{a0}{0} > *β*\u{a0}=\u{a0}{1}: nothing fits between them.",
            "。此时 *α*\u{a0}=\u{a0}{0}\u{a0}>\u{a0}*β*\u{a0}=\u{a0}{1}：窗口已空。",
            &[&alpha, &beta],
        ),
        (CutRule::Gt, false) => teller.tell(
            ". *α*\u{a0}=\u{a0}{0} ≤ *β*\u{a0}=\u{a0}{1}: not yet a cut under α > β.",
            "。*α*\u{a0}=\u{a0}{0}\u{a0}≤\u{a0}*β*\u{a0}=\u{a0}{1}：按 α > β 还不剪。",
            &[&alpha, &beta],
        ),
    };
    at.then("", Line::set(update, &parts)).then("", so)
}

pub fn cutoff(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let mover = teller.player(node);
    if teller.is_win_lose() {
        return teller
            .tell(
                "One winning move is enough at {0}: ",
                "{0} 有一步必胜就够了：",
                &[&teller.node(node)],
            )
            .then("", left_out(teller, node, remaining));
    }
    let window = teller.before.window(node).unwrap_or(Window::FULL);
    let (alpha, beta) = (of(Player::Max, window.alpha), of(Player::Min, window.beta));
    let others = if mover == Player::Max {
        window.beta
    } else {
        window.alpha
    };
    let holder = holder(teller, node, mover.other(), others).map(|holder| teller.node(holder));
    let is_promised = holder.is_some();
    let sign = plain(if teller.cut_rule() == CutRule::Ge {
        "≥"
    } else {
        ">"
    });
    let parts = [
        &teller.node(node),
        &alpha,
        &beta,
        &holder.unwrap_or_else(|| plain("")),
        &sign,
    ];
    let (english, chinese) = match (mover, is_promised) {
        (Player::Min, true) => (
            "Min can already hold {0} to {2}, but Max has {1} at {3}. Since {1}\u{a0}{4}\u{a0}{2}, Max will never enter {0}: ",
            "Min 已能把 {0} 压到 {2}，而 Max 走 {3} 就有 {1}。{1}\u{a0}{4}\u{a0}{2}，Max 不会走进 {0}：",
        ),
        (Player::Max, true) => (
            "Max can already get {1} at {0}, but Min has {2} at {3}. Since {1}\u{a0}{4}\u{a0}{2}, Min will never allow {0}: ",
            "Max 在 {0} 已能得 {1}，而 Min 走 {3} 就能压到 {2}。{1}\u{a0}{4}\u{a0}{2}，Min 不会让棋走到 {0}：",
        ),
        // Nobody has anything elsewhere: only an infinite value closes a window that is open on that side.
        (Player::Min, false) if window.alpha == f64::NEG_INFINITY => (
            "Min can already hold {0} to {2}, and nothing is lower: ",
            "Min 已能把 {0} 压到 {2}，不可能更低：",
        ),
        (Player::Max, false) if window.beta == f64::INFINITY => (
            "Max can already get {1} at {0}, and nothing is higher: ",
            "Max 在 {0} 已能得 {1}，不可能更高：",
        ),
        // The other end of the window came with the search, from a table, or through a chance node.
        (Player::Min, false) => (
            "Min can already hold {0} to {2}, and Max is sure of {1} anyway: ",
            "Min 已能把 {0} 压到 {2}，而 Max 至少已有 {1}：",
        ),
        (Player::Max, false) => (
            "Max can already get {1} at {0}, and Min can hold Max to {2} anyway: ",
            "Max 在 {0} 已能得 {1}，而 Min 至少能压到 {2}：",
        ),
    };
    let said = teller
        .tell(english, chinese, &parts)
        .then("", left_out(teller, node, remaining));
    match certificate::of_node(&teller.before, node).filter(|certificate| certificate.deep) {
        Some(_) => {
            let gap = if teller.lang == Lang::En { " " } else { "" };
            said.then(gap, teller.tell("This is a deep cut.", "深层剪枝。", &[]))
        }
        None => said,
    }
}

/// The child by which `rival` is sure of `score`.
fn holder(teller: &Teller, node: NodeId, rival: Player, score: f64) -> Option<NodeId> {
    teller
        .before
        .best(certificate::promise(&teller.before, node, rival, score)?)
}

/// What a cut leaves out: a node by its name if there is just one that the outline shows, otherwise moves by their number.
pub fn left_out(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let trace = teller.before.trace();
    let last = (remaining == 1)
        .then(|| trace.child(node, trace.choices(node) - 1))
        .flatten()
        .map(|child| teller.node(child));
    let english = if remaining == 1 {
        "{0} is cut, never looked at."
    } else {
        "{0} are cut, never looked at."
    };
    let what = last.unwrap_or_else(|| moves(remaining, teller.lang));
    // A name stands apart from the Chinese around it, a count of moves does not.
    let chinese = if teller.lang == Lang::Zh && what.text.ends_with("走法") {
        "{0}看都不用看，剪掉。"
    } else {
        "{0} 看都不用看，剪掉。"
    };
    teller.tell(english, chinese, &[&what])
}
