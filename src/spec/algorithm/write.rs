//! An algorithm as the JSON that is read back to it, fields that have their first value left out.

use super::words::*;
use crate::search::{Algorithm, AlphaBeta, Evaluation, Expectimax, Mcts, Policy, Utility, WinLose, Window};
use crate::text::decimal;

/// The `algorithm` object.
pub fn write(algorithm: &Algorithm) -> String {
    let mut out = Fields::default();
    match algorithm {
        Algorithm::WinLose(options) => win_lose(options, &mut out),
        Algorithm::Minimax(options) => {
            out.put("kind", "\"minimax\"");
            limited(options.depth, &options.evaluation, &mut out);
        }
        Algorithm::AlphaBeta(options) => alpha_beta(options, &mut out),
        Algorithm::Expectimax(options) => expectimax(options, &mut out),
        Algorithm::Mcts(options) => mcts(options, &mut out),
    }
    out.closed()
}

/// An object that is being written.
#[derive(Default)]
struct Fields(String);

impl Fields {
    fn put(&mut self, key: &str, value: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        for part in ["\"", key, "\":", value] {
            self.0.push_str(part);
        }
    }

    fn closed(self) -> String {
        self.0 + "}"
    }

    fn flag(&mut self, key: &str, flag: bool, first: bool) {
        if flag != first {
            self.put(key, if flag { "true" } else { "false" });
        }
    }

    fn number(&mut self, key: &str, number: f64, first: Option<f64>) {
        if first != Some(number) {
            self.put(key, &decimal::shortest(number));
        }
    }

    fn word<T: Copy + PartialEq>(&mut self, key: &str, value: T, words: &[(&str, T)]) {
        let found = words.iter().position(|(_, meaning)| *meaning == value).unwrap_or(0);
        if found > 0 {
            self.put(key, &format!("\"{}\"", words[found].0));
        }
    }
}

fn numbers(numbers: &[f64]) -> String {
    let texts: Vec<String> = numbers.iter().map(|&number| extended(number)).collect();
    format!("[{}]", texts.join(","))
}

fn extended(number: f64) -> String {
    match number {
        f64::INFINITY => "\"+inf\"".to_owned(),
        f64::NEG_INFINITY => "\"-inf\"".to_owned(),
        _ => decimal::shortest(number),
    }
}

fn limited(depth: Option<u32>, evaluation: &Evaluation, out: &mut Fields) {
    if let Some(depth) = depth {
        out.put("depth", &depth.to_string());
    }
    match evaluation {
        Evaluation::Features(None) => {}
        Evaluation::Features(Some(weights)) => {
            out.put("evaluation", &format!("{{\"kind\":\"features\",\"weights\":{}}}", numbers(weights)));
        }
        Evaluation::Playouts(count) => out.put("evaluation", &format!("{{\"kind\":\"playouts\",\"count\":{count}}}")),
    }
}

fn win_lose(options: &WinLose, out: &mut Fields) {
    out.put("kind", "\"win-lose\"");
    out.flag("memo", options.memo, true);
    out.flag("stop", options.stop, !options.grundy);
    out.flag("grundy", options.grundy, false);
}

fn alpha_beta(options: &AlphaBeta, out: &mut Fields) {
    out.put("kind", "\"alpha-beta\"");
    limited(options.depth, &options.evaluation, out);
    out.word("cut", options.cut, &CUTS);
    out.word("returns", options.returns, &RETURNS);
    out.word("order", options.order, &ORDERS);
    out.flag("deepening", options.deepening, false);
    out.flag("table", options.table, false);
    if options.window != Window::FULL {
        out.put("window", &numbers(&[options.window.alpha, options.window.beta]));
    }
}

fn expectimax(options: &Expectimax, out: &mut Fields) {
    out.put("kind", "\"expectimax\"");
    limited(options.depth, &options.evaluation, out);
    out.word("opponent", options.opponent, &OPPONENTS);
    let utility = match &options.utility {
        Utility::Linear => None,
        Utility::Sqrt => Some("\"sqrt\"".to_owned()),
        Utility::Log => Some("\"log\"".to_owned()),
        Utility::Exp { tolerance } => Some(format!("\"exp\",\"tolerance\":{}", decimal::shortest(*tolerance))),
        Utility::Points(points) => {
            let points: Vec<String> = points.iter().map(|&(payoff, utility)| numbers(&[payoff, utility])).collect();
            Some(format!("\"points\",\"points\":[{}]", points.join(",")))
        }
    };
    if let Some(utility) = utility {
        out.put("utility", &format!("{{\"kind\":{utility}}}"));
    }
    out.flag("prune", options.prune, false);
    if let Some((low, high)) = options.bounds {
        out.put("bounds", &numbers(&[low, high]));
    }
}

fn mcts(options: &Mcts, out: &mut Fields) {
    let standard = Mcts::default();
    out.put("kind", "\"mcts\"");
    out.word("selection", options.selection, &SELECTIONS);
    out.word("formula", options.formula, &FORMULAS);
    out.number("c", options.c, Some(standard.c));
    out.word("expand", options.expand, &EXPANSIONS);
    out.word("expand_order", options.expand_order, &EXPAND_ORDERS);
    out.number("iterations", f64::from(options.iterations), Some(f64::from(standard.iterations)));
    out.number("playouts", f64::from(options.playouts), Some(f64::from(standard.playouts)));
    out.word("reward", options.reward, &REWARDS);
    out.flag("rollout_root", options.rollout_root, false);
    match options.policy {
        Policy::Exact(plies) => out.put("policy", &format!("{{\"kind\":\"exact\",\"plies\":{plies}}}")),
        Policy::Careful => out.put("policy", "{\"kind\":\"careful\"}"),
        Policy::Random => {}
    }
    out.word("final", options.last, &FINAL_RULES);
}
