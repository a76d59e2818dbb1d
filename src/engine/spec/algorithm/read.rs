//! An algorithm from the JSON of a spec, and which options do not go together.

use super::form::Form;
use crate::search::{Algorithm, AlphaBeta, Expectimax, Minimax, WinLose};
use crate::spec::fields::Fields;
use crate::text::{Content, Value};

/// The deepest depth limit that may be asked for.
pub const DEEPEST_LIMIT: u32 = 64;
/// The most points of a utility curve.
const MOST_POINTS: usize = 64;

/// What stands for an algorithm that is refused.
pub fn harmless() -> Algorithm {
    Algorithm::Minimax(Minimax::default())
}

/// Reads the `algorithm` object; a harmless one if something in it is refused.
pub fn read<'a>(fields: &mut Fields<'a>, value: &'a Value<'a>) -> Algorithm {
    fields.go_into(value);
    let mut algorithm = harmless();
    super::algorithm(fields, &mut algorithm);
    match &algorithm {
        Algorithm::WinLose(WinLose { stop: true, grundy: true, .. }) => fields.keep(
            "algorithm.stop",
            "expected false: Grundy numbers need every move looked at, found true",
            "应为 false：SG 值要看过每一种走法，却是 true",
        ),
        Algorithm::AlphaBeta(AlphaBeta { deepening: true, depth: None | Some(0), .. }) => fields.keep(
            "algorithm.deepening",
            "expected a depth limit of at least 1 to deepen towards",
            "逐层加深须有至少为 1 的深度上限",
        ),
        Algorithm::Expectimax(Expectimax { prune: true, bounds: None, .. }) => fields.keep(
            "algorithm.bounds",
            "expected [low, high]: without bounds on the values no outcome of chance can be left out",
            "应给出 [下界, 上界]：没有界就不能略去任何机会结果",
        ),
        _ => {}
    }
    fields.go_out();
    algorithm
}

impl<'a> Form for Fields<'a> {
    fn kind(&mut self, words: &[&str], _: usize) -> usize {
        Fields::kind(self, words)
    }

    fn word(&mut self, key: &'static str, words: &[&str], _: usize) -> usize {
        self.optional(key).map_or(0, |value| Fields::word(self, value, words))
    }

    fn flag(&mut self, key: &'static str, flag: &mut bool, first: bool) {
        *flag = self.optional(key).map_or(first, |value| Fields::flag(self, value));
    }

    fn whole(&mut self, key: &'static str, number: &mut u32, most: u32, first: Option<u32>) {
        let found = if first.is_none() { self.required(key) } else { self.optional(key) };
        *number = found.map_or(first.unwrap_or(1), |value| Fields::whole(self, value, 1, u64::from(most)) as u32);
    }

    fn number(&mut self, key: &'static str, number: &mut f64, first: Option<f64>) {
        let found = if first.is_none() { self.required(key) } else { self.optional(key) };
        *number = first.unwrap_or(1.0);
        match found.map(|value| (value, &value.content)) {
            None => {}
            Some((_, Content::Number(found))) if *found > 0.0 || (*found == 0.0 && first.is_some()) => *number = *found,
            Some((value, _)) if first.is_some() => self.refuse(value, "a number of at least 0", "不小于 0 的数"),
            Some((value, _)) => self.refuse(value, "a number above 0", "大于 0 的数"),
        }
    }

    fn depth(&mut self, depth: &mut Option<u32>) {
        *depth = None;
        let Some(value) = self.optional("depth") else { return };
        match (&value.content, value.as_whole()) {
            (Content::Null, _) => {}
            (_, Some(limit)) if limit <= DEEPEST_LIMIT.into() => *depth = Some(limit as u32),
            _ => self.refuse(value, "null or a whole number from 0 to 64", " null 或 0 到 64 的整数"),
        }
    }

    fn numbers(&mut self, key: &'static str, numbers: &mut Option<Vec<f64>>) {
        *numbers = self.optional(key).map(|value| self.list(value).iter().map(|item| Fields::number(self, item)).collect());
    }

    fn pair(&mut self, key: &'static str, pair: &mut Option<(f64, f64)>, is_extended: bool) {
        *pair = self.optional(key).map(|value| {
            let (low, high) = two(self, value, is_extended);
            if low >= high {
                self.refuse(value, "two numbers, the first below the second", "两个数，前小后大");
            }
            (low, high)
        });
    }

    fn points(&mut self, points: &mut Vec<(f64, f64)>) {
        let Some(value) = self.required("points") else { return };
        *points = self.list(value).iter().map(|point| two(self, point, false)).collect();
        let rises = points.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1);
        if !rises || !(2..=MOST_POINTS).contains(&points.len()) {
            let english = "2 to 64 points [payoff, utility], both rising from one to the next";
            self.refuse(value, english, " 2 到 64 个点 [得分, 效用]，两者都逐点递增");
        }
    }

    fn enter(&mut self, key: &'static str, _: bool) -> bool {
        let found = self.optional(key);
        if let Some(value) = found {
            self.go_into(value);
        }
        found.is_some()
    }

    fn leave(&mut self) {
        self.go_out();
    }
}

/// A list of two numbers.
fn two<'a>(fields: &mut Fields<'a>, value: &'a Value<'a>, is_extended: bool) -> (f64, f64) {
    let read = if is_extended { Fields::extended } else { Fields::number };
    let items: Vec<f64> = fields.list(value).iter().map(|item| read(fields, item)).collect();
    if let [first, second] = items[..] {
        return (first, second);
    }
    fields.refuse(value, "a list of two numbers", "两个数的列表");
    (0.0, 1.0)
}
