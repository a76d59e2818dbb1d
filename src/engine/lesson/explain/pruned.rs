//! Why a node is not looked at, in two or three sentences: what each player is sure of, which leaf shows it, and what follows.

use super::{Line, Teller, sentence};
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::certificate::{Certificate, Promise, of_node};
use crate::lesson::line::{Span, Tone, name, of, plain, player};
use crate::lesson::{Labels, line};
use crate::search::{Algorithm, CutRule};
use crate::trace::{Moment, NodeId};

/// The sentences for the cut at `node` that `step` tells of. Names of nodes carry the node.
pub fn pruned(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    algorithm: &Algorithm,
    (node, step): (NodeId, u32),
) -> Vec<Line> {
    let then = moment.trace().at(step);
    let teller = Teller {
        before: then.before(),
        labels,
        lang,
        algorithm,
    };
    let lines = match of_node(&then, node) {
        Some(certificate) => certified(&teller, &certificate),
        // Without a window, or at a chance node, the step's own sentence says it all.
        None => vec![sentence(&teller, &then)],
    };
    lines.into_iter().map(|line| line.finished(lang)).collect()
}

fn link(teller: &Teller, node: NodeId) -> Span {
    Span {
        tone: Tone::Node(node),
        ..teller.node(node)
    }
}

fn certified(teller: &Teller, certificate: &Certificate) -> Vec<Line> {
    let mut lines = vec![
        promised(teller, Player::Max, &certificate.alpha),
        promised(teller, Player::Min, &certificate.beta),
    ];
    let sign = plain(if teller.cut_rule() == CutRule::Ge {
        "≥"
    } else {
        ">"
    });
    let (alpha, beta) = (
        of(Player::Max, certificate.alpha.score),
        of(Player::Min, certificate.beta.score),
    );
    let here = link(teller, certificate.node);
    let others = certificate.others();
    let above = others
        .holder
        .map_or_else(|| plain(""), |holder| link(teller, holder));
    let parts = [&alpha, &sign, &beta, &here, &above];
    let (english, chinese) = match (certificate.mover, others.holder) {
        (Player::Min, Some(_)) => (
            "{0}\u{a0}{1}\u{a0}{2}: at {4}, Max can do without {3}, whatever the rest of it holds.",
            "{0}\u{a0}{1}\u{a0}{2}：{3} 余下的部分无论如何，Max 在 {4} 都不必走向 {3}。",
        ),
        (Player::Max, Some(_)) => (
            "{0}\u{a0}{1}\u{a0}{2}: at {4}, Min can do without {3}, whatever the rest of it holds.",
            "{0}\u{a0}{1}\u{a0}{2}：{3} 余下的部分无论如何，Min 在 {4} 都不必走向 {3}。",
        ),
        (_, None) => (
            "{0}\u{a0}{1}\u{a0}{2}: nothing fits between them, so the rest of {3} cannot matter.",
            "{0}\u{a0}{1}\u{a0}{2}：窗口已空，{3} 余下的部分不影响结果。",
        ),
    };
    lines.push(teller.tell(english, chinese, &parts));
    if certificate.deep {
        lines.push(teller.tell(
            "{4} lies further up than the parent of {3}: a deep cut.",
            "{4} 比 {3} 的父节点更靠上：深层剪枝。",
            &parts,
        ));
    }
    lines
}

/// What a player is sure of, where, and the leaf that shows it.
fn promised(teller: &Teller, player: Player, promise: &Promise) -> Line {
    let score = of(player, promise.score);
    let Some(holder) = promise.holder else {
        return match player {
            Player::Max => teller.tell(
                "*α*\u{a0}=\u{a0}{0} came with the window: what Max is sure of anyway.",
                "*α*\u{a0}=\u{a0}{0} 随窗口传来：Max 至少已有这么多。",
                &[&score],
            ),
            Player::Min => teller.tell(
                "*β*\u{a0}=\u{a0}{0} came with the window: Min can hold Max to that anyway.",
                "*β*\u{a0}=\u{a0}{0} 随窗口传来：Min 至少能压到这么低。",
                &[&score],
            ),
        };
    };
    let witness = promise.witness.map(|witness| link(teller, witness));
    let holder = link(teller, holder);
    let said = match player {
        Player::Max => teller.tell(
            "*α*\u{a0}=\u{a0}{0}: Max is sure of it at {1}",
            "*α*\u{a0}=\u{a0}{0}：Max 在 {1} 已有保证",
            &[&score, &holder],
        ),
        Player::Min => teller.tell(
            "*β*\u{a0}=\u{a0}{0}: Min can hold {1} to that",
            "*β*\u{a0}=\u{a0}{0}：Min 能把 {1} 压到这么低",
            &[&score, &holder],
        ),
    };
    match witness {
        Some(witness) => said.then(
            "",
            teller.tell("; {0} shows it.", "，由 {0} 作证。", &[&witness]),
        ),
        None => said.then("", teller.tell(".", "。", &[])),
    }
}

/// What a search with another leaf came to: the root's value, the move that `mover` takes, and whether `node` is still cut.
pub fn outcome(
    lang: Lang,
    value: f64,
    (mover, best): (Player, Option<Span>),
    node: &Span,
    is_cut: bool,
) -> Line {
    let set = |english: &str, chinese: &str, parts: &[&Span]| {
        Line::set(if lang == Lang::En { english } else { chinese }, parts)
    };
    let value = name(line::figure(value));
    let root = match best {
        Some(best) => set(
            "The root is worth {0}, {1} takes {2}. ",
            "根节点的值为 {0}，{1} 走 {2}。",
            &[&value, &player(mover), &best],
        ),
        None => set("The root is worth {0}. ", "根节点的值为 {0}。", &[&value]),
    };
    let cut = match is_cut {
        true => set("{0} is still cut.", "{0} 仍被剪。", &[node]),
        false => set("{0} is no longer cut.", "{0} 不再被剪。", &[node]),
    };
    root.then("", cut).finished(lang)
}
