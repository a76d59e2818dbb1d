//! Sentences of values: a leaf's, a better one, what goes up, and the move taken.

use super::{Line, Teller, recall};
use crate::game::Player;
use crate::game::depict::{Picture, Style};
use crate::lang::Lang;
use crate::lesson::line::{figure, name, of, plain, player, typed};
use crate::search::{Algorithm, Basis, Event};
use crate::trace::{Landmarks, Moment, NodeId, Relation};

pub fn evaluate(teller: &Teller, node: NodeId, (payoff, score): (f64, f64), basis: Basis) -> Line {
    let estimate = name(format!("≈\u{a0}{}", figure(score)));
    let parts = [
        &teller.node(node),
        &name(figure(score)),
        &estimate,
        &plain(figure(payoff)),
        &player(recall::winner(score)),
    ];
    let is_mcts = !teller.before.trace().landmarks().iterations.is_empty();
    match basis {
        Basis::Exact if is_mcts => {
            teller.tell("The game is over at {0} with {1}: no playout is needed.", "{0} 已是终局，得 {1}，不必模拟。", &parts)
        }
        Basis::Exact if teller.is_win_lose() => {
            teller.tell("The game is over at {0}: {4} has won.", "{0} 已是终局：{4} 胜。", &parts)
        }
        Basis::Exact if payoff != score => teller.tell(
            "The game is over at {0}: the payoff {3} has utility {1}.",
            "{0} 已是终局：得分 {3} 的效用为 {1}。",
            &parts,
        ),
        Basis::Exact => teller.tell("The game is over at {0}: it is worth {1}.", "{0} 已是终局，值为 {1}。", &parts),
        Basis::Estimate if payoff != score => teller.tell(
            "The depth limit ends the search at {0}: the evaluation says {3}, which has utility {2}.",
            "到了深度上限：{0} 估值 {3}，效用 {2}。",
            &parts,
        ),
        Basis::Estimate => teller.tell(
            "The depth limit ends the search at {0}: the evaluation says {2}.",
            "到了深度上限，{0} 不再往下搜：估值 {2}。",
            &parts,
        ),
        Basis::Average => super::playout::mean(teller, node, score),
    }
}

pub fn improve(teller: &Teller, node: NodeId, choice: u16, score: f64) -> Line {
    let mover = teller.player(node);
    if teller.is_win_lose() {
        let child = teller
            .before
            .trace()
            .child(node, choice)
            .map_or_else(|| name(""), |child| teller.node(child));
        return teller.tell(
            "{0} is lost for the side to move there, so {1} wins {2} by going there.",
            "{0} 先手必败，所以 {1} 走过去，{2} 先手必胜。",
            &[&child, &player(mover), &teller.node(node)],
        );
    }
    let held = teller
        .before
        .number(node)
        .filter(|_| teller.before.best(node).is_some());
    let before = plain(figure(held.map_or(mover.worst(), |number| number.value)));
    let child = teller
        .before
        .trace()
        .child(node, choice)
        .map_or_else(|| name(""), |child| teller.node(child));
    let parts = [
        &teller.node(node),
        &of(mover, score),
        &child,
        &before,
        &plain(figure(score)),
    ];
    match mover {
        Player::Max => teller.tell(
            "Max now has {1} in hand at {0}, by {2}: max({3}, {4})\u{a0}=\u{a0}{1}.",
            "Max 在 {0} 走 {2}，手里有了 {1}：max({3}, {4})\u{a0}=\u{a0}{1}。",
            &parts,
        ),
        Player::Min => teller.tell(
            "Min can hold {0} to {1}, by {2}: min({3}, {4})\u{a0}=\u{a0}{1}.",
            "Min 走 {2}，能把 {0} 压到 {1}：min({3}, {4})\u{a0}=\u{a0}{1}。",
            &parts,
        ),
    }
}

pub fn returned(teller: &Teller, moment: &Moment, node: NodeId) -> Line {
    let Some(number) = moment.number(node) else {
        return Line::default();
    };
    if teller.is_win_lose() {
        return decided(teller, node, number.value);
    }
    let tail = match moment.trace().parent(node) {
        Some(parent) if teller.is_chance(parent) => Line::default(),
        Some(parent) => compared(teller, parent, number.value),
        None => ended(teller),
    };
    // A leaf's value was said at the step before.
    let said = matches!(
        teller.before.event(),
        Some(Event::Evaluate { .. } | Event::Recall { .. })
    );
    if moment.trace().parent(node).is_some() && said && !tail.0.is_empty() {
        return tail;
    }
    let (english, chinese) = match (number.relation, number.basis) {
        (Relation::Open, _) => (
            "{0} returns {1}: neither a value nor a bound.",
            "{0} 返回 {1}：既不是值，也不是界。",
        ),
        (Relation::AtLeast, Basis::Estimate | Basis::Average) => (
            "{0} returns {1}: a lower bound, by estimates.",
            "{0} 返回 {1}：按估值的下界。",
        ),
        (Relation::AtMost, Basis::Estimate | Basis::Average) => (
            "{0} returns {1}: an upper bound, by estimates.",
            "{0} 返回 {1}：按估值的上界。",
        ),
        (Relation::Exact, Basis::Average) => {
            ("{0} is {1}, by playouts.", "{0} 的值 {1}，由模拟得来。")
        }
        (Relation::AtLeast, _) => (
            "{0} returns {1}: a lower bound, not its value.",
            "{0} 返回 {1}：这是下界，不是它的值。",
        ),
        (Relation::AtMost, _) => (
            "{0} returns {1}: an upper bound, not its value.",
            "{0} 返回 {1}：这是上界，不是它的值。",
        ),
        (_, Basis::Estimate) => ("{0} is {1}, by estimates.", "{0} 的值 {1}，由估值得来。"),
        (_, Basis::Exact) => ("{0} is exactly {1}.", "{0} 恰为 {1}。"),
    };
    let gap = if teller.lang == Lang::En { " " } else { "" };
    teller
        .tell(
            english,
            chinese,
            &[&teller.node(node), &name(typed(number))],
        )
        .then(gap, tail)
}

/// The root has its value: the search is over, or one depth of it.
fn ended(teller: &Teller) -> Line {
    let depth = Landmarks::count(
        &teller.before.trace().landmarks().depths,
        teller.before.step(),
    ) as u32;
    match teller.algorithm {
        Algorithm::AlphaBeta(options) if depth > 0 && options.depth != Some(depth) => teller.tell(
            "That ends the search to depth {0}.",
            "到深度 {0} 的搜索到此结束。",
            &[&name(depth.to_string())],
        ),
        _ => teller.tell("That ends the search.", "搜索到此结束。", &[]),
    }
}

/// What a win-lose search hands up.
fn decided(teller: &Teller, node: NodeId, score: f64) -> Line {
    let (mover, winner) = (teller.player(node), recall::winner(score));
    let parts = [&teller.node(node), &player(winner), &player(mover)];
    let is_leaf = !matches!(
        teller.before.trace().kind(node),
        crate::trace::Kind::Inner(_)
    );
    if is_leaf {
        return teller.tell(
            "Back from {0}: {1} wins there.",
            "从 {0} 返回：那里 {1} 胜。",
            &parts,
        );
    }
    if mover == winner {
        return teller.tell(
            "{0} is won for the side to move, {1}.",
            "{0} 先手必胜（{1}）。",
            &parts,
        );
    }
    teller.tell(
        "Whatever {2} does at {0}, {1} wins: it is lost for the side to move.",
        "{2} 在 {0} 怎么走都是 {1} 胜：先手必败。",
        &parts,
    )
}

/// What a returned value means to the player above.
fn compared(teller: &Teller, parent: NodeId, score: f64) -> Line {
    let (mover, label, value) = (
        teller.player(parent),
        teller.node(parent),
        name(figure(score)),
    );
    let Some(held) = teller
        .before
        .best(parent)
        .and_then(|_| teller.before.number(parent))
        .map(|number| number.value)
    else {
        return teller.tell(
            "{0} is the first value at {1}.",
            "{0} 是 {1} 的第一个值。",
            &[&value, &label],
        );
    };
    let parts = [&value, &player(mover), &of(mover, held), &label];
    if mover.prefers(score, held) {
        teller.tell(
            "{0} is better for {1} than {2}.",
            "对 {1} 来说，{0} 好过 {2}。",
            &parts,
        )
    } else if score == held {
        teller.tell(
            "{0} is no better for {1} than {2}: the first stays.",
            "{0} 对 {1} 并不更好：保留先得到的 {2}。",
            &parts,
        )
    } else {
        teller.tell(
            "{0} is worse for {1} than {2}: {3} stays {2}.",
            "{0} 对 {1} 不如 {2}：{3} 仍为 {2}。",
            &parts,
        )
    }
}

/// Whether a move wins at once, where games score from −1 to 1: then nothing is better, whatever the other moves were taken for.
fn is_end(teller: &Teller, child: NodeId) -> bool {
    let is_scored = match teller.labels.picture(&[]) {
        Picture::Bare => false,
        Picture::Board(board) => board.style != Style::Field,
        _ => true,
    };
    is_scored
        && teller.before.is_leaf(child)
        && teller
            .before
            .number(child)
            .is_some_and(|number| number.value.abs() == 1.0)
}

pub fn choose(teller: &Teller, choice: u16) -> Line {
    let trace = teller.before.trace();
    let mover = player(teller.player(NodeId::ROOT));
    let Some(child) = trace.child(NodeId::ROOT, choice) else {
        return Line::default();
    };
    let label = teller.node(child);
    if let Algorithm::Mcts(options) = teller.algorithm {
        return super::playout::choose(teller, child, options.last);
    }
    let number = teller.before.number(NodeId::ROOT);
    let number = if is_end(teller, child) {
        teller.before.number(child)
    } else {
        number
    };
    let value = name(number.map_or_else(String::new, typed));
    let winner = recall::winner(number.map_or(0.0, |number| number.value));
    let parts = [&mover, &label, &value];
    if teller.is_win_lose() {
        return if winner == teller.player(NodeId::ROOT) {
            teller.tell("{0} takes {1} and wins.", "{0} 走 {1}，必胜。", &parts)
        } else {
            teller.tell(
                "Every move loses: {0} takes the first, {1}.",
                "怎么走都输：{0} 走第一种，{1}。",
                &parts,
            )
        };
    }
    let (english, chinese) = match (teller.algorithm, number.map(|number| number.basis)) {
        (_, Some(Basis::Estimate | Basis::Average)) => (
            "{0} takes {1}, worth {2} by the estimates.",
            "{0} 走 {1}：按估值，值为 {2}。",
        ),
        (Algorithm::Expectimax(_), _) => (
            "{0} takes {1}: its expected value is {2}.",
            "{0} 走 {1}：期望值为 {2}。",
        ),
        _ => (
            "{0} takes {1}, worth {2} if both play their best.",
            "{0} 走 {1}：双方都走最优时，值为 {2}。",
        ),
    };
    teller.tell(english, chinese, &parts)
}
