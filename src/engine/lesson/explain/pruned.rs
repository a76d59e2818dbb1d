//! Why a node is not looked at, in two or three sentences: what each player is sure of, which leaf shows it, and what follows.

use super::window::scouted;
use super::{Line, Reading, Teller, sentence};
use crate::game::Player;
use crate::lang::Lang;
use crate::lang::words::explain;
use crate::lesson::certificate::{Certificate, asked, of_node};
use crate::lesson::line::{Span, Tone, name, plain, player};
use crate::lesson::{Labels, line};
use crate::search::{Algorithm, CutRule, Window};
use crate::trace::{Moment, NodeId};

/// Writes the sentences for the cut that `step` made at `node`. Names of nodes carry the node.
pub fn pruned<'a>(
    moment: &Moment,
    labels: &dyn Labels,
    lang: Lang,
    reading: impl Into<Reading<'a>>,
    (node, step): (NodeId, u32),
) -> Vec<Line> {
    let then = moment.trace().at(step);
    let teller = Teller::new(then.before(), labels, lang, reading.into());
    let lines = match of_node(&then, node) {
        Some(certificate) => certified(&teller.at(node), &certificate),
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
    let parts = [Player::Max, Player::Min];
    let mut lines: Vec<Line> = parts.map(|part| promised(teller, part, certificate)).into();
    let sign = plain(if teller.cut_rule() == CutRule::Ge {
        "≥"
    } else {
        ">"
    });
    let [alpha, beta] = parts.map(|part| {
        let promise = certificate.of(teller.seen(part));
        teller.of(part, teller.seen(promise.score))
    });
    let (max, min) = (teller.named(Player::Max), teller.named(Player::Min));
    let node = link(teller, certificate.node);
    let others = certificate.others();
    let holder = others
        .holder
        .map_or_else(|| plain(""), |holder| link(teller, holder));
    let deep = certificate.deep.then(|| explain::PrunedDeep {
        node: node.clone(),
        holder: holder.clone(),
    });
    let pruned = match (teller.seen(certificate.mover), others.holder) {
        (Player::Min, Some(_)) => teller.tell(explain::PrunedMin {
            max,
            alpha,
            sign,
            beta,
            node,
            holder,
        }),
        (Player::Max, Some(_)) => teller.tell(explain::PrunedMax {
            min,
            alpha,
            sign,
            beta,
            node,
            holder,
        }),
        (_, None) => teller.tell(explain::PrunedEmpty {
            alpha,
            sign,
            beta,
            node,
        }),
    };
    lines.push(pruned);
    lines.extend(deep.map(|deep| teller.tell(deep)));
    lines
}

/// Says which value the player with this part can already get, at which node, and from which leaf.
fn promised(teller: &Teller, part: Player, certificate: &Certificate) -> Line {
    let promise = certificate.of(teller.seen(part));
    let score = teller.of(part, teller.seen(promise.score));
    let equal = plain(line::equals(&[promise.score]));
    let Some(holder) = promise.holder else {
        let asked = asked(&teller.before, certificate.node);
        if let Some(asked) = asked.filter(|asked| asked.player != teller.seen(part)) {
            let window = teller.before.window(asked.child).unwrap_or(Window::FULL);
            let child = link(teller, asked.child);
            // It is asked by the player above it.
            let teller = teller.at(asked.child).below();
            let (player, window) = (teller.seen(asked.player), teller.seen(window));
            return scouted(&teller, player, child, window);
        }
        return match part {
            Player::Max => teller.tell(explain::PromisedAlpha {
                alpha: score,
                sign: equal,
            }),
            Player::Min => teller.tell(explain::PromisedBeta {
                beta: score,
                sign: equal,
            }),
        };
    };
    // The move by which the player gets it, where the leaf does not tell it already.
    let by = teller
        .before
        .best(holder)
        .filter(|by| promise.witness != Some(*by));
    let witness = promise.witness.map(|witness| link(teller, witness));
    let holder = link(teller, holder);
    let is_expected = matches!(teller.algorithm, Algorithm::Expectimax(_));
    let (max, min) = (teller.named(Player::Max), teller.named(Player::Min));
    let said = match (part, is_expected) {
        (Player::Max, false) => teller.tell(explain::PromiseMax {
            max,
            alpha: score,
            node: holder,
            sign: equal,
        }),
        (Player::Min, false) => teller.tell(explain::PromiseMin {
            max,
            min,
            beta: score,
            node: holder,
            sign: equal,
        }),
        (Player::Max, true) => teller.tell(explain::PromiseMaxExpected {
            alpha: score,
            node: holder,
            sign: equal,
        }),
        (Player::Min, true) => teller.tell(explain::PromiseMinExpected {
            beta: score,
            node: holder,
            sign: equal,
        }),
    };
    let said = match by {
        Some(child) => {
            let child = link(teller, child);
            said.then("", teller.tell(explain::PromisedBy { child }))
        }
        None => said,
    };
    match witness {
        Some(witness) => said.then("", teller.tell(explain::Witness { witness })),
        None => said.then("", teller.tell(explain::NO_WITNESS)),
    }
}

/// Says the result of the search with another number at a leaf: the value of the root, the move, and whether `node` is still cut.
pub fn outcome(
    lang: Lang,
    value: f64,
    (mover, best): (Player, Option<Span>),
    node: Span,
    is_cut: bool,
) -> Line {
    let value = name(line::figure(value));
    let root = match best {
        Some(best) => {
            let mover = player(mover);
            Line::of(&explain::OutcomeMove { value, mover, best }, lang)
        }
        None => Line::of(&explain::OutcomeRoot { value }, lang),
    };
    let cut = if is_cut {
        Line::of(&explain::StillCut { node }, lang)
    } else {
        Line::of(&explain::NoLongerCut { node }, lang)
    };
    root.then("", cut).finished(lang)
}
