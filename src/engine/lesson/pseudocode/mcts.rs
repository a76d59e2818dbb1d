//! Monte-Carlo tree search as four procedures that move one node v along, with the options that were chosen.

use super::{Act, CodeLine, code};
use crate::lang::words::pseudocode;
use crate::lang::{Say, Saying};
use crate::search::{
    Expand, ExpandOrder, FinalRule, FirstVisit, Formula, Mcts, Policy, Reward, Selection,
};

fn line(indent: u8, act: Act, text: impl Say) -> CodeLine {
    code(indent, act, None, text)
}

fn head(procedure: &'static str) -> CodeLine {
    line(0, Act::Head, pseudocode::Head { procedure })
}

pub fn lines(options: &Mcts, chance: bool) -> Vec<CodeLine> {
    let mut lines = iterations(options);
    lines.extend(select(options, chance));
    lines.extend(expand(options));
    lines.extend(simulate(options));
    lines.extend(backpropagate(options));
    lines
}

fn iterations(options: &Mcts) -> Vec<CodeLine> {
    let call = |indent, callee, text: &str| code(indent, Act::Call(callee), None, text);
    let mut lines = vec![
        head("MCTS(s)"),
        line(1, Act::Root, pseudocode::TREE_OF_ROOT),
        line(1, Act::Iterate, pseudocode::REPEAT),
    ];
    let grown = if options.rollout_root {
        lines.push(line(2, Act::Block, pseudocode::NOT_FIRST));
        3
    } else {
        2
    };
    let best = match options.last {
        FinalRule::Visits => pseudocode::MOST_VISITS,
        FinalRule::Mean => pseudocode::BEST_MEAN,
        FinalRule::Ucb => pseudocode::BEST_BOUND,
    };
    lines.extend([
        call(grown, &["SELECT"], "v ← SELECT(v)"),
        call(grown, &["EXPAND"], "v ← EXPAND(v)"),
        call(2, &["SIMULATE"], "r ← SIMULATE(v)"),
        call(2, &["BACKPROPAGATE"], "BACKPROPAGATE(v, r)"),
        line(1, Act::Take, pseudocode::ReturnChild { best }),
    ]);
    lines
}

/// The child of the highest bound; PUCT compares unvisited ones, too.
fn highest(options: &Mcts) -> Saying {
    let bound = match (options.formula, options.first_visit) {
        (Formula::Parent, _) => "w/n + c·√(ln\u{a0}n(v)\u{a0}/\u{a0}n)",
        (Formula::Root2, _) => "w/n + c·√(2\u{a0}ln\u{a0}n(s)\u{a0}/\u{a0}n)",
        (Formula::Puct, FirstVisit::Given) => "w/n + c·P·√N\u{a0}/\u{a0}(1\u{a0}+\u{a0}n)",
        (Formula::Puct, FirstVisit::Prior) => {
            "w/n + c·P·√max(1,\u{a0}N)\u{a0}/\u{a0}(1\u{a0}+\u{a0}n)"
        }
    };
    match options.expand {
        _ if options.is_puct() => Saying::of(&pseudocode::HighestPuct { bound }),
        Expand::One => Saying::of(&pseudocode::ChildOfHighestBound { bound }),
        Expand::All => Saying::of(&pseudocode::HighestBound { bound }),
    }
}

fn select(options: &Mcts, chance: bool) -> Vec<CodeLine> {
    let best = match options.selection {
        Selection::Ucb => highest(options),
        Selection::Uniform => Saying::of(&pseudocode::CHILD_DRAWN),
    };
    let (repeat, step) = match options.expand {
        Expand::One => (
            pseudocode::WHILE_FULL,
            Saying::of(&pseudocode::SelectChild { best }),
        ),
        Expand::All if options.is_puct() => (
            pseudocode::WHILE_IN_TREE,
            Saying::of(&pseudocode::SelectChild { best }),
        ),
        Expand::All => (
            pseudocode::WHILE_IN_TREE,
            Saying::of(&pseudocode::SelectUnvisited { best }),
        ),
    };
    let mut lines = vec![head("SELECT(v)"), line(1, Act::Block, repeat)];
    if chance {
        lines.push(line(2, Act::Draw, pseudocode::DRAW_CHILD));
        lines.push(line(2, Act::Select, pseudocode::Else { step }));
    } else {
        lines.push(line(2, Act::Select, step));
    }
    lines.push(returned());
    lines
}

/// The node at which a procedure that moves it has arrived.
fn returned() -> CodeLine {
    line(1, Act::Block, pseudocode::Return { value: "v" })
}

fn expand(options: &Mcts) -> Vec<CodeLine> {
    let mut lines = vec![head("EXPAND(v)")];
    if options.is_puct() {
        let best = highest(options);
        lines.extend([
            line(1, Act::Fresh, pseudocode::IF_SEEN),
            line(2, Act::Expand, pseudocode::ADD_ALL_WITH_PRIORS),
            line(2, Act::New, pseudocode::SelectChild { best }),
            returned(),
        ]);
        return lines;
    }
    if options.expand == Expand::All {
        lines.extend([
            line(1, Act::Fresh, pseudocode::IF_SEEN),
            line(2, Act::Expand, pseudocode::ADD_ALL),
            line(2, Act::New, pseudocode::FIRST_OF_THEM),
            returned(),
        ]);
        return lines;
    }
    let child = match options.expand_order {
        ExpandOrder::Given => pseudocode::ADD_FIRST,
        ExpandOrder::Random => pseudocode::ADD_DRAWN,
    };
    lines.extend([
        line(1, Act::Block, pseudocode::IF_GOING_ON),
        line(2, Act::Expand, child),
        code(2, Act::New, None, "v ← u"),
        returned(),
    ]);
    lines
}

fn simulate(options: &Mcts) -> Vec<CodeLine> {
    let walk = match options.policy {
        Policy::Random => Saying::of(&pseudocode::WALK_RANDOM),
        Policy::Careful => Saying::of(&pseudocode::WALK_CAREFUL),
        Policy::Exact { plies } => Saying::of(&pseudocode::WalkExact { plies }),
    };
    let reward = match options.reward {
        Reward::Unit => pseudocode::REWARD_UNIT,
        Reward::Signed => pseudocode::REWARD_SIGNED,
    };
    if options.playouts == 1 {
        return vec![
            head("SIMULATE(s)"),
            line(1, Act::Playout, walk),
            line(1, Act::Terminal, pseudocode::Return { value: reward }),
        ];
    }
    vec![
        head("SIMULATE(v)"),
        line(1, Act::Block, pseudocode::SEVERAL_PLAYOUTS),
        line(2, Act::Playout, walk),
        line(1, Act::Terminal, pseudocode::ReturnSum { reward }),
    ]
}

fn backpropagate(options: &Mcts) -> Vec<CodeLine> {
    let count = if options.playouts == 1 { "1" } else { "k" };
    // r is Max's; w belongs to the side that moved into the node.
    let other = match options.reward {
        Reward::Unit => format!("{count} − r"),
        Reward::Signed => "−r".to_owned(),
    };
    vec![
        head("BACKPROPAGATE(v, r)"),
        line(1, Act::Block, pseudocode::EACH_ANCESTOR),
        line(2, Act::Credit, pseudocode::Credit { count, other }),
    ]
}
