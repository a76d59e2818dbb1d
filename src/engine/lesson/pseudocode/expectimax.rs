//! Expectimax: minimax with a third function, for chance; with Star1 the windows of alpha-beta.

use super::minimax::{ENTER_MAX, ENTER_MIN, MAXIMISE, MINIMISE, NARROW_MAX, NARROW_MIN, TAKE};
use super::{Act, CHANCE, CodeLine, MAX, MIN, code, ends, signs};
use crate::game::Player;
use crate::search::{Basis, Expectimax, Utility};

pub fn lines(options: &Expectimax, chance: bool, random: Option<Player>) -> Vec<CodeLine> {
    let mut lines = Vec::new();
    if options.prune {
        lines.push(code(
            0,
            Act::Bounds,
            None,
            "every value lies in [L, U]",
            "每个值都在 [L, U] 之中",
        ));
    }
    let players = [
        (Player::Max, MAX, ENTER_MAX, MAXIMISE, NARROW_MAX),
        (Player::Min, MIN, ENTER_MIN, MINIMISE, NARROW_MIN),
    ];
    for (_, turn, enter, plain, narrow) in players
        .into_iter()
        .filter(|(player, ..)| random != Some(*player))
    {
        if !options.prune {
            lines.extend(plain);
            continue;
        }
        let cut = code(2, Act::Cut, turn, "if α ≥ β: break", "若 α ≥ β：跳出");
        lines.extend(
            enter
                .into_iter()
                .chain([plain[1], plain[2], narrow, cut, plain[3]]),
        );
    }
    if chance || random.is_some() {
        lines.extend(average(options.prune));
    }
    lines.extend(ends(options.depth, &options.evaluation));
    if options.utility != Utility::Linear {
        for line in lines
            .iter_mut()
            .filter(|line| line.act == Act::Value(Basis::Exact))
        {
            *line = code(
                0,
                line.act,
                None,
                "n is over: return utility(payoff)",
                "n 已终局：返回 效用(得分)",
            );
        }
    }
    lines.push(TAKE);
    lines
}

fn average(prune: bool) -> Vec<CodeLine> {
    let enter = code(
        0,
        Act::Enter,
        CHANCE,
        "chance(n, α, β):",
        "chance(n, α, β)：",
    );
    let start = if prune {
        vec![enter, signs(1, Act::Start, CHANCE, "s ← 0")]
    } else {
        vec![code(
            0,
            Act::Start,
            CHANCE,
            "chance(n):  s ← 0",
            "chance(n)：s ← 0",
        )]
    };
    let test = [
        code(
            2,
            Act::Interval,
            CHANCE,
            "n can be s + rest · [L, U]",
            "n 只能是 s + 余下概率 · [L, U]",
        ),
        code(
            2,
            Act::Cut,
            CHANCE,
            "outside α … β: break",
            "落在 α … β 之外：跳出",
        ),
    ];
    let sum = [
        code(
            1,
            Act::Each,
            CHANCE,
            "for each outcome c, probability p:",
            "对每个结果 c（概率 p）：",
        ),
        code(
            2,
            Act::Accumulate,
            CHANCE,
            "s ← s + p · value(c)",
            "s ← s + p · 值(c)",
        ),
    ];
    let back = code(1, Act::Back, CHANCE, "return s", "返回 s");
    start
        .into_iter()
        .chain(sum)
        .chain(test.into_iter().filter(|_| prune))
        .chain([back])
        .collect()
}
