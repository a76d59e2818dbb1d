//! Sentences of the window: given, narrowed, and empty.

use super::{Line, Teller};
use crate::game::{Player, Sided};
use crate::lang::words::explain;
use crate::lesson::certificate::{self, Asked};
use crate::lesson::labels;
use crate::lesson::line::{Span, equals, figure, name, plain};
use crate::search::{Algorithm, CutRule, Event, Window};
use crate::trace::NodeId;

pub fn given(teller: &Teller, node: NodeId, window: Window) -> Line {
    let above = teller.before.trace().parent(node);
    let (node, alpha, beta, alpha_sign, beta_sign) = (
        teller.node(node),
        teller.of(Player::Max, window.alpha),
        teller.of(Player::Min, window.beta),
        plain(equals(&[window.alpha])),
        plain(equals(&[window.beta])),
    );
    if window == Window::FULL {
        return teller.tell(explain::WindowFull { node, alpha, beta });
    }
    if let Some(above) = above.filter(|_| teller.is_turned()) {
        let (teller, window) = (teller.at(above), window.turned());
        return teller.tell(explain::WindowTurned {
            parent: teller.node(above),
            low: teller.of(Player::Max, window.alpha),
            high: teller.of(Player::Min, window.beta),
            node,
            alpha,
            beta,
            alpha_sign,
            beta_sign,
        });
    }
    teller.tell(explain::WindowGiven {
        node,
        alpha,
        beta,
        alpha_sign,
        beta_sign,
    })
}

/// Says that the next child is only asked to be better.
pub fn scout(teller: &Teller, node: NodeId, choice: u16, window: Window) -> Line {
    let child = choice_of(teller, node, choice);
    scouted(teller, teller.player(node), child, window)
}

/// Says which null window a child is given and what it asks, where the player with this part chooses.
pub fn scouted(teller: &Teller, player: Player, child: Span, window: Window) -> Line {
    let (alpha, beta) = ends(teller, window);
    match player {
        Player::Max if teller.is_turned() => {
            let (low, high) = ends_below(teller, window);
            let mover = teller.named(Player::Max);
            teller.tell(explain::ScoutTurned {
                child,
                mover,
                alpha,
                low,
                high,
            })
        }
        Player::Max => teller.tell(explain::ScoutMax { child, alpha, beta }),
        Player::Min => teller.tell(explain::ScoutMin { child, alpha, beta }),
    }
}

/// Says that a child has proved better and is searched again.
pub fn again(teller: &Teller, node: NodeId, choice: u16) -> Line {
    let window = teller.window(node).unwrap_or(Window::FULL);
    let (alpha, beta) = ends_below(teller, window);
    let child = choice_of(teller, node, choice);
    teller.tell(explain::Again { child, alpha, beta })
}

/// The ends of a window as a child is given it.
fn ends_below(teller: &Teller, window: Window) -> (Span, Span) {
    let below = teller.below();
    ends(&below, below.seen(teller.seen(window)))
}

/// The ends of a window, each with the player to whom it belongs.
fn ends(teller: &Teller, window: Window) -> (Span, Span) {
    (
        teller.of(Player::Max, window.alpha),
        teller.of(Player::Min, window.beta),
    )
}

/// Names a child that the search may not have reached yet.
pub fn choice_of(teller: &Teller, node: NodeId, choice: u16) -> Span {
    let trace = teller.before.trace();
    if let Some(child) = trace.child(node, choice) {
        return teller.node(child);
    }
    let mut path = trace.path(node);
    path.push(choice);
    name(labels::of_choice(teller.labels, &path, teller.lang).unwrap_or_default())
}

pub fn narrowed(teller: &Teller, node: NodeId, window: Window) -> Line {
    let mover = teller.player(node);
    let before = teller.window(node).unwrap_or(Window::FULL);
    let (alpha, beta) = ends(teller, window);
    // The better value may be no better than what was promised before.
    let found = match teller.before.event() {
        Some(Event::Improve { score, .. }) => teller.seen(score),
        _ => {
            if mover == Player::Max {
                window.alpha
            } else {
                window.beta
            }
        }
    };
    let update = match mover {
        Player::Max => teller.tell(explain::NarrowMax {
            before: plain(figure(before.alpha)),
            alpha: alpha.clone(),
            found: plain(figure(found)),
            sign: plain(equals(&[before.alpha, found])),
        }),
        Player::Min => teller.tell(explain::NarrowMin {
            before: plain(figure(before.beta)),
            beta: beta.clone(),
            found: plain(figure(found)),
            sign: plain(equals(&[before.beta, found])),
        }),
    };
    let at = teller.tell(explain::NarrowAt {
        node: teller.node(node),
    });
    let (alpha_sign, beta_sign) = (
        plain(equals(&[window.alpha])),
        plain(equals(&[window.beta])),
    );
    let so = match (teller.cut_rule(), teller.cut_rule().closes(window)) {
        (CutRule::Ge, true) => teller.tell(explain::NarrowGeEmpty {
            alpha,
            beta,
            alpha_sign,
            beta_sign,
        }),
        (CutRule::Ge, false) => teller.tell(explain::NarrowGeOpen {
            alpha,
            beta,
            alpha_sign,
            beta_sign,
        }),
        (CutRule::Gt, true) => teller.tell(explain::NarrowGtEmpty {
            alpha,
            beta,
            alpha_sign,
            beta_sign,
        }),
        (CutRule::Gt, false) => teller.tell(explain::NarrowGtOpen {
            alpha,
            beta,
            alpha_sign,
            beta_sign,
        }),
    };
    at.then("", update).then("", so)
}

pub fn cutoff(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let mover = teller.player(node);
    if teller.is_win_lose() {
        return teller
            .tell(explain::CutWon {
                node: teller.node(node),
            })
            .then("", left_out(teller, node, remaining));
    }
    let window = teller.window(node).unwrap_or(Window::FULL);
    let (alpha, beta) = ends(teller, window);
    let others = if mover == Player::Max {
        window.beta
    } else {
        window.alpha
    };
    let holder = holder(teller, node, mover.other(), others);
    let (own, held) = match mover {
        Player::Max => (window.alpha, window.beta),
        Player::Min => (window.beta, window.alpha),
    };
    let (own, held) = (teller.about(Some(node), own), teller.about(holder, held));
    let (alpha_about, beta_about) = match mover {
        Player::Max => (own, held),
        Player::Min => (held, own),
    };
    let sign = plain(if teller.cut_rule() == CutRule::Ge {
        "≥"
    } else {
        ">"
    });
    let rest = left_out(teller, node, remaining);
    let above = certificate::of_node(&teller.before, node)
        .filter(|found| found.deep)
        .and_then(|found| found.others().holder);
    let Some(holder) = holder.map(|holder| teller.node(holder)) else {
        let asked = certificate::asked(&teller.before, node)
            .filter(|asked| teller.seen(asked.player) == mover);
        let said = match asked {
            Some(asked) => answered(teller, node, window, asked),
            None => unpromised(teller, node, window),
        };
        return said.then("", rest);
    };
    let node = teller.node(node);
    let (max, min) = (teller.named(Player::Max), teller.named(Player::Min));
    let is_expected = matches!(teller.algorithm, Algorithm::Expectimax(_));
    let Some(above) = above.map(|above| teller.node(above)) else {
        let said = match (mover, is_expected) {
            (Player::Min, false) => teller.tell(explain::CutMin {
                node,
                alpha_about,
                beta_about,
                alpha,
                beta,
                holder,
                sign,
            }),
            (Player::Max, false) => teller.tell(explain::CutMax {
                max,
                min,
                node,
                alpha_about,
                beta_about,
                alpha,
                beta,
                holder,
                sign,
            }),
            (Player::Min, true) => teller.tell(explain::CutMinExpected {
                node,
                alpha_about,
                beta_about,
                alpha,
                beta,
                holder,
                sign,
            }),
            (Player::Max, true) => teller.tell(explain::CutMaxExpected {
                node,
                alpha_about,
                beta_about,
                alpha,
                beta,
                holder,
                sign,
            }),
        };
        return said.then("", rest);
    };
    let said = match mover {
        Player::Max if teller.is_turned() => teller.tell(explain::CutTurnedDeep {
            max,
            min,
            node,
            alpha_about,
            beta_about,
            alpha,
            beta,
            holder,
            above,
            sign,
        }),
        Player::Min => teller.tell(explain::CutMinDeep {
            node,
            alpha_about,
            beta_about,
            alpha,
            beta,
            holder,
            above,
            sign,
        }),
        Player::Max => teller.tell(explain::CutMaxDeep {
            node,
            alpha_about,
            beta_about,
            alpha,
            beta,
            holder,
            above,
            sign,
        }),
    };
    let gap = explain::BETWEEN.say(teller.lang);
    said.then("", rest)
        .then(gap, teller.tell(explain::DEEP_CUT))
}

/// Why a null window is empty: what was asked is answered at this node.
fn answered(teller: &Teller, at: NodeId, window: Window, asked: Asked) -> Line {
    let part = teller.seen(asked.player);
    let own = match part {
        Player::Max => window.alpha,
        Player::Min => window.beta,
    };
    let (about, own) = (teller.about(Some(at), own), teller.of(part, own));
    let than = teller.of(part, teller.seen(asked.than));
    let (mover, node, child) = (
        teller.named(part),
        teller.node(at),
        teller.node(asked.child),
    );
    if at == asked.child {
        return teller.tell(explain::CutAnswered {
            mover,
            node,
            about,
            own,
            than,
        });
    }
    teller.tell(explain::CutAnsweredBelow {
        mover,
        node,
        about,
        own,
        than,
        child,
    })
}

/// Why a window is empty for which no alternative elsewhere in the tree is the reason: only an infinite value closes a window that is
/// open on that side; otherwise the other end came with the search, from a table, or through a chance node.
fn unpromised(teller: &Teller, at: NodeId, window: Window) -> Line {
    let (alpha, beta) = ends(teller, window);
    let (mover, node) = (teller.player(at), teller.node(at));
    let own = match mover {
        Player::Max => window.alpha,
        Player::Min => window.beta,
    };
    let about = teller.about(Some(at), own);
    match mover {
        Player::Min if window.alpha == f64::NEG_INFINITY => teller.tell(explain::CutMinLowest {
            node,
            beta_about: about,
            beta,
        }),
        Player::Max if window.beta == f64::INFINITY => teller.tell(explain::CutMaxHighest {
            node,
            alpha_about: about,
            alpha,
        }),
        Player::Min => teller.tell(explain::CutMinAnyway {
            node,
            alpha,
            beta_about: about,
            beta,
        }),
        Player::Max => teller.tell(explain::CutMaxAnyway {
            node,
            alpha_about: about,
            alpha,
            beta,
        }),
    }
}

/// The child by which the player with this part is sure of `score`.
fn holder(teller: &Teller, node: NodeId, rival: Player, score: f64) -> Option<NodeId> {
    let (rival, score) = (teller.seen(rival), teller.seen(score));
    teller
        .before
        .best(certificate::promise(&teller.before, node, rival, score)?)
}

/// Names the children that a cut leaves out: by name if the outline shows exactly one, otherwise by their number.
pub fn left_out(teller: &Teller, node: NodeId, remaining: u16) -> Line {
    let trace = teller.before.trace();
    // In whatever order the children are tried; a node that is searched again begins with none of them.
    let began = teller.before.entered(node);
    let mut left = trace
        .children(node)
        .filter(|child| teller.before.entered(*child) <= began);
    let last = left
        .next()
        .filter(|_| remaining == 1)
        .map(|child| teller.node(child));
    let chance = teller.is_chance(node);
    let count = u64::from(remaining);
    match last {
        Some(node) => teller.tell(explain::LeftOut { node }),
        None if chance => teller.tell(explain::LeftOutOutcomes { count }),
        None => teller.tell(explain::LeftOutMoves { count }),
    }
}
