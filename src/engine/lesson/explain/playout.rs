//! Sentences of Monte-Carlo tree search.

use super::{Line, Teller};
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lang::Say;
use crate::lang::words::explain;
use crate::lesson::labels;
use crate::lesson::line::{self, Span, equals, figure, is_rounded, name, plain, player, term};
use crate::lesson::ucb;
use crate::search::{Algorithm, Event, FinalRule, Policy, Selection, Turn, Ucb};
use crate::trace::{Kind, NodeId};

pub fn begin(teller: &Teller, number: u32) -> Line {
    teller.tell(explain::Iteration {
        number: name(number.to_string()),
        done: u64::from(number.saturating_sub(1)),
    })
}

pub fn expand(teller: &Teller, node: NodeId, choice: u16, count: u16) -> Line {
    let trace = teller.before.trace();
    let label = teller.node(node);
    if count > 1 {
        return teller.tell(explain::ExpandAll {
            node: label,
            count: plain(count.to_string()),
        });
    }
    let mut path = trace.path(node);
    path.push(choice);
    let child = name(
        teller
            .labels
            .of_node(&path)
            .or_else(|| labels::of_choice(teller.labels, &path, teller.lang))
            .unwrap_or_default(),
    );
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(explain::ExpandChance { node: label, child });
    }
    let tried = trace
        .children(node)
        .filter(|child| teller.before.is_reached(*child))
        .count();
    let left = usize::from(trace.choices(node)) - tried;
    teller.tell(explain::Expand {
        node: label,
        child,
        count: left as u64,
    })
}

/// Says the prior probability of a child that has just joined the tree.
pub fn prior(teller: &Teller, node: NodeId, choice: u16, prior: f64) -> Line {
    let Some(child) = teller.before.trace().child(node, choice) else {
        return Line::default();
    };
    teller.tell(explain::Prior {
        child: teller.node(child),
        sign: plain(equals(&[prior])),
        prior: name(figure(prior)),
    })
}

pub fn enter(teller: &Teller, child: NodeId) -> Line {
    teller.tell(explain::Enter {
        child: teller.node(child),
    })
}

pub fn select(teller: &Teller, node: NodeId, choice: u16, probability: f64) -> Line {
    let trace = teller.before.trace();
    let Some(child) = trace.child(node, choice) else {
        return Line::default();
    };
    let label = teller.node(child);
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(explain::Draw {
            child: label,
            odds: name(line::probability(probability)),
        });
    }
    if teller.before.visits(child).n == 0 && !teller.mcts().is_puct() {
        return teller.tell(explain::NoVisit { child: label });
    }
    if teller.mcts().selection == Selection::Uniform {
        let count = plain(trace.choices(node).to_string());
        return teller.tell(explain::DrawnEqually {
            child: label,
            count,
        });
    }
    let selection = ucb::selection(&teller.before, node, &teller.mcts());
    let Some((Ucb { exploit, explore }, rival)) = selection
        .best()
        .and_then(|best| best.ucb)
        .zip(selection.runner_up())
    else {
        return teller.tell(explain::OnlyChild { child: label });
    };
    let rival_bound = rival.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
    let rival = teller.node(rival.child);
    let (total, rival_total) = (figure(exploit + explore), figure(rival_bound));
    let less = figure(exploit + explore - rival_bound);
    let is_close = rival_total == total;
    let tied = selection.tied(FinalRule::Ucb, child);
    let sign = plain(equals(&[exploit, explore, exploit + explore]));
    let (exploit, explore, total) = (plain(figure(exploit)), plain(figure(explore)), name(total));
    let (child, rival_total, less, others) = (
        label,
        plain(rival_total),
        plain(less),
        plain(tied.to_string()),
    );
    match tied {
        0 if is_close => teller.tell(explain::BoundClose {
            child,
            exploit,
            explore,
            total,
            rival,
            less,
            sign,
        }),
        0 => teller.tell(explain::BoundHighest {
            child,
            exploit,
            explore,
            total,
            rival,
            rival_total,
            sign,
        }),
        // Two leaves with one number have one name.
        1 if child == rival => teller.tell(explain::BoundSharedAlike {
            child,
            exploit,
            explore,
            total,
            sign,
        }),
        1 => teller.tell(explain::BoundShared {
            child,
            exploit,
            explore,
            total,
            rival,
            sign,
        }),
        _ => teller.tell(explain::BoundSharedByMore {
            child,
            exploit,
            explore,
            total,
            sign,
            others,
        }),
    }
}

pub fn simulate(teller: &Teller, node: NodeId, score: f64, plies: u32, playout: u32) -> Line {
    let result = result(teller, score);
    let (node, score) = (teller.node(node), name(figure(score)));
    let (many, policy) = match teller.algorithm {
        Algorithm::Mcts(options) => (options.playouts > 1, options.policy),
        _ => (true, Policy::Random),
    };
    let number = if many {
        let number = plain((playout + 1).to_string());
        teller.tell(explain::PlayoutNumber { number })
    } else {
        Line::default()
    };
    let count = u64::from(plies);
    let said = match (policy, plies) {
        (Policy::Exact { .. }, 0) => teller.tell(explain::PlayoutExactAtOnce {
            node,
            score,
            result,
        }),
        (_, 0) => teller.tell(explain::PlayoutWritten { node, score }),
        (Policy::Careful, _) => teller.tell(explain::PlayoutCareful {
            node,
            score,
            result,
            count,
        }),
        (Policy::Exact { .. }, _) => teller.tell(explain::PlayoutExact {
            node,
            score,
            result,
            count,
        }),
        (Policy::Random, _) => teller.tell(explain::PlayoutRandom {
            node,
            score,
            result,
            count,
        }),
    };
    number.then("", said)
}

/// Says who has won, in a game with a winner: its scores lie evenly around 0, the score of a draw. Empty otherwise, as in an
/// explicit tree, whose numbers are rewards.
fn result(teller: &Teller, score: f64) -> Span {
    let bounds = teller.before.trace().bounds();
    let is_won = bounds.is_finite() && bounds.low == -bounds.high;
    let text = if !is_won || teller.labels.picture(&[]) == Picture::Bare {
        String::new()
    } else if score == 0.0 {
        explain::PLAYOUT_DRAWN.say(teller.lang).to_owned()
    } else {
        let winner = if score > 0.0 {
            Player::Max
        } else {
            Player::Min
        };
        let who = player(winner).text;
        explain::PlayoutWon { who }.say(teller.lang)
    };
    plain(text)
}

/// Writes the sentence about a mean: how many playouts came directly before this event, and their mean `score`.
pub fn mean(teller: &Teller, node: NodeId, score: f64) -> Line {
    let trace = teller.before.trace();
    let is_playout = |step: &u32| matches!(trace.event(*step), Some(Event::Simulate { .. }));
    let count = (1..=teller.before.step())
        .rev()
        .take_while(is_playout)
        .count();
    // Games of two players score from −1 to 1, so that a mean is a win rate, a draw half a win; a tree's numbers may be anything.
    let is_scored = teller.labels.picture(&[]) != Picture::Bare
        && !matches!(trace.kind(NodeId::ROOT), Kind::Inner(Turn::Chance));
    let percent = 50.0 * (score + 1.0);
    let rate = (10.0 * percent).round() / 10.0;
    let about = if (percent - rate).abs() < 1e-9 {
        ""
    } else {
        "≈\u{a0}"
    };
    let rate = plain(format!("{about}{}", figure(rate)));
    let (node, mean) = (teller.node(node), name(format!("x̄\u{a0}{}", figure(score))));
    let count = count as u64;
    if is_scored {
        return teller.tell(explain::MeanRate {
            node,
            mean,
            count,
            rate,
            max: teller.named(Player::Max),
        });
    }
    teller.tell(explain::Mean { node, mean, count })
}

pub fn credit(teller: &Teller, node: NodeId, reward: f64, visits: u32) -> Line {
    let before = teller.before.visits(node);
    // The terms are set equal to the sum, so a rounded sum has the sign ≈ in both places.
    let sum = |before: f64, more: f64| {
        let after = before + more;
        let sign = equals(&[before, more, after]);
        let first = if is_rounded(before) || is_rounded(more) {
            "≈"
        } else {
            "="
        };
        plain(format!(
            "{first}\u{a0}{}\u{a0}+\u{a0}{}\u{a0}{sign}\u{a0}{}",
            figure(before),
            term(more),
            figure(after)
        ))
    };
    let n = sum(f64::from(before.n), f64::from(visits));
    let w = sum(before.w, reward);
    let label = teller.node(node);
    match teller.before.trace().parent(node) {
        Some(parent)
            if matches!(
                teller.before.trace().kind(parent),
                Kind::Inner(Turn::Player(_))
            ) =>
        {
            let owner = player(teller.player(parent));
            // Right after one playout its score is still in view.
            let score = match teller.before.event() {
                Some(Event::Simulate { score, .. } | Event::Evaluate { score, .. })
                    if visits == 1 && score != reward =>
                {
                    score
                }
                _ => {
                    return teller.tell(explain::CreditCounts {
                        node: label,
                        n,
                        w,
                        owner,
                    });
                }
            };
            teller.tell(explain::CreditReward {
                node: label,
                n,
                w,
                owner,
                score: plain(figure(score)),
                reward: plain(figure(reward)),
            })
        }
        None if !teller.is_chance(node) => {
            let owner = player(teller.player(node).other());
            teller.tell(explain::CreditRoot {
                node: label,
                n,
                w,
                owner,
            })
        }
        _ => teller.tell(explain::Credit { node: label, n, w }),
    }
}

/// Writes the sentence for the move taken in the end by `rule`; it says so if another rule would take another move.
pub fn choose(teller: &Teller, child: NodeId, rule: FinalRule) -> Line {
    let selection = ucb::selection(&teller.before, NodeId::ROOT, &teller.mcts());
    let own = teller.before.visits(child);
    let total = plain(teller.before.visits(NodeId::ROOT).n.to_string());
    let bound = selection
        .candidates
        .iter()
        .find(|candidate| candidate.child == child)
        .and_then(|candidate| candidate.ucb);
    let (mean, bound) = (
        name(figure(own.w / f64::from(own.n.max(1)))),
        name(figure(bound.map_or(0.0, Ucb::total))),
    );
    let mover = player(teller.player(NodeId::ROOT));
    let (label, visits) = (teller.node(child), name(own.n.to_string()));
    let said = match rule {
        FinalRule::Visits => teller.tell(explain::TakeVisits {
            mover,
            child: label,
            visits,
            total,
        }),
        FinalRule::Mean => teller.tell(explain::TakeMean {
            mover,
            child: label,
            mean,
        }),
        FinalRule::Ucb => teller.tell(explain::TakeBound {
            mover,
            child: label,
            bound,
        }),
    };
    let equal = selection.tied(rule, child) + 1;
    let said = match equal {
        1 => said,
        _ => said.then(
            "",
            teller.tell(explain::FirstOfEquals {
                count: plain(equal.to_string()),
            }),
        ),
    };
    let others = teller.mcts().final_rules().iter().copied();
    let others = others.filter(|other| *other != rule);
    others.fold(said, |said, other| {
        let first = selection
            .first_by(other)
            .map(|index| selection.candidates[index].child);
        let Some(first) = first.filter(|first| *first != child) else {
            return said;
        };
        let child = teller.node(first);
        let would = match other {
            FinalRule::Visits => teller.tell(explain::ByVisits { child }),
            FinalRule::Mean => teller.tell(explain::ByMean { child }),
            FinalRule::Ucb => teller.tell(explain::ByBound { child }),
        };
        said.then("", would)
    })
}
