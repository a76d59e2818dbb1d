//! An algorithm as the JSON that is read back to it, fields that have their first value left out.

use super::form::Form;
use crate::search::Algorithm;

/// The `algorithm` object.
pub fn write(algorithm: &Algorithm) -> String {
    let mut out = Written("{".to_owned());
    super::algorithm(&mut out, &mut algorithm.clone());
    out.0 + "}"
}

/// An object that is being written.
struct Written(String);

impl Written {
    fn put(&mut self, key: &str, value: &str) {
        let before = if self.0.ends_with('{') { "\"" } else { ",\"" };
        for part in [before, key, "\":", value] {
            self.0 += part;
        }
    }

    fn put_text(&mut self, key: &str, text: &str) {
        self.put(key, &["\"", text, "\""].concat());
    }
}

impl Form for Written {
    fn kind(&mut self, words: &[&str], kind: usize) -> usize {
        self.put_text("kind", words[kind]);
        kind
    }

    fn word(&mut self, key: &'static str, words: &[&str], word: usize) -> usize {
        if word > 0 {
            self.put_text(key, words[word]);
        }
        word
    }

    fn flag(&mut self, key: &'static str, flag: &mut bool, first: bool) {
        if *flag != first {
            self.put(key, if *flag { "true" } else { "false" });
        }
    }

    fn whole(&mut self, key: &'static str, number: &mut u32, _: u32, first: Option<u32>) {
        self.number(key, &mut f64::from(*number), first.map(f64::from));
    }

    fn number(&mut self, key: &'static str, number: &mut f64, first: Option<f64>) {
        if first != Some(*number) {
            self.put(key, &number.to_string());
        }
    }

    fn depth(&mut self, depth: &mut Option<u32>) {
        if let Some(depth) = depth {
            self.whole("depth", depth, 0, None);
        }
    }

    fn numbers(&mut self, key: &'static str, numbers: &mut Option<Vec<f64>>) {
        if let Some(numbers) = numbers {
            self.put(key, &list(numbers));
        }
    }

    fn pair(&mut self, key: &'static str, pair: &mut Option<(f64, f64)>, _: bool) {
        if let Some((low, high)) = *pair {
            self.put(key, &list(&[low, high]));
        }
    }

    fn points(&mut self, points: &mut Vec<(f64, f64)>) {
        let points: Vec<String> = points.iter().map(|&(payoff, utility)| list(&[payoff, utility])).collect();
        self.put("points", &bracketed(&points));
    }

    fn enter(&mut self, key: &'static str, has_to_be: bool) -> bool {
        if has_to_be {
            self.put(key, "{");
        }
        has_to_be
    }

    fn leave(&mut self) {
        self.0.push('}');
    }
}

fn list(numbers: &[f64]) -> String {
    let text = |&number: &f64| match number {
        f64::INFINITY => "\"+inf\"".to_owned(),
        f64::NEG_INFINITY => "\"-inf\"".to_owned(),
        _ => number.to_string(),
    };
    bracketed(&numbers.iter().map(text).collect::<Vec<_>>())
}

fn bracketed(items: &[String]) -> String {
    ["[", &items.join(","), "]"].concat()
}
