//! The mean reward of a node of Monte-Carlo tree search.

use crate::app::state::search::lane::Snapshot;
use crate::app::ui::count::grouped;
use crate::lang::Say;
use crate::lang::words::page;
use crate::lesson::line::{figure, is_rounded, player};
use crate::search::{Reward, Turn};
use crate::trace::{Kind, Moment, NodeId, Visits};
use yew::prelude::*;

/// Draws the mean reward w/n as the tree has it: that of the player who moved to the node. Where the other one is to move, the mean turned
/// round stands beside it; at the root, to which no player moved, it stands first.
pub fn mean(shown: &Snapshot, moment: &Moment, node: NodeId) -> Html {
    let Visits { n, w } = moment.visits(node);
    let holder = moment.trace().owner(node);
    let mover = match moment.trace().kind(node) {
        Kind::Inner(Turn::Player(mover)) if mover != holder => Some(mover),
        _ => None,
    };
    let turned = mover.and_then(|mover| Some((player(mover).text, moment.mean(node, mover)?)));
    let share = w / f64::from(n);
    let told = |mean: f64| (if is_rounded(mean) { "≈ " } else { "" }).to_owned() + &figure(mean);
    let (w, n, owner) = (figure(w), grouped(n.into()), &player(holder).text);
    let (first, lines) = match turned {
        Some((ref mover, mean)) if node == NodeId::ROOT => {
            let counted = page::CountedAtRoot {
                w,
                n,
                owner,
                mean: told(share),
            };
            let lines = [
                page::OfMover { mover }.say(shown.lang),
                counted.say(shown.lang),
            ];
            (mean, lines.to_vec())
        }
        _ => {
            let counted = page::CountedFor { w, n, owner }.say(shown.lang);
            let turned = turned.map(|(mover, mean)| {
                let mean = told(mean);
                page::TurnedRound { mover, mean }.say(shown.lang)
            });
            (share, [counted].into_iter().chain(turned).collect())
        }
    };
    html! {
        <>
            <span>{ format!("x̄ {}", told(first)) }</span>
            <small>
                for (index, line) in lines.into_iter().chain(scaled(shown)).enumerate() {
                    if index > 0 { <br/> }
                    { line }
                }
            </small>
        </>
    }
}

/// Says which rewards the least and the greatest payoff are, where payoffs are neither rewards themselves nor a loss and a win.
fn scaled(shown: &Snapshot) -> Option<String> {
    let spec = shown.run.spec();
    let (payoffs, rewards) = (spec.game.traits().range?, spec.mcts()?.reward.range());
    let are_usual = [Reward::Unit, Reward::Signed].map(Reward::range);
    let said = page::ScaledRewards {
        low: figure(payoffs.low),
        bottom: figure(rewards.low),
        high: figure(payoffs.high),
        top: figure(rewards.high),
    };
    (!are_usual.contains(&payoffs)).then(|| said.say(shown.lang))
}
