//! What the text of a program says: which line makes a call, and by which rule its bounds close a window. Recorders tell only where the
//! function called begins.

use crate::search::CutRule;

/// Returns the only line of a function, which begins at a line and ends where another one of its depth does, that calls another by its name.
pub fn calling(text: &str, begin: usize, name: &str) -> Option<usize> {
    let mut found = body(text, begin).filter(|(_, line)| calls(line, name));
    let (only, _) = found.next()?;
    found.next().is_none().then_some(only)
}

/// Returns the lines of a function that begins at a line, each with its number, from 0: up to another one as far out.
fn body(text: &str, begin: usize) -> impl Iterator<Item = (usize, &str)> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let outer = text.lines().nth(begin).map_or(0, depth);
    let is_inside = move |(_, line): &(usize, &str)| {
        // A closing bracket stands as far out as the head.
        let word = line.trim_start();
        word.is_empty() || depth(line) > outer || !word.starts_with(char::is_alphabetic)
    };
    let lines = text.lines().enumerate().skip(begin + 1);
    lines.take_while(is_inside)
}

/// Returns the tree of nested lists that a program begins with, without spaces, if a line of its own gives it.
pub fn tree_in(text: &str) -> Option<String> {
    let rests = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("tree")?.trim_start();
        rest.strip_prefix('=')
    });
    let bare = |rest: &str| rest.split_whitespace().collect::<String>();
    rests
        .map(bare)
        .find(|rest| rest.starts_with('[') && rest.ends_with(']'))
}

/// Whether a line calls a function of this name.
fn calls(line: &str, name: &str) -> bool {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(name).any(|(at, _)| {
        !line[..at].ends_with(is_of_name) && line[at + name.len()..].trim_start().starts_with('(')
    })
}

/// What programs call the two bounds.
const BOUNDS: [(&str, &str); 6] = [
    ("alpha", "beta"),
    ("α", "β"),
    ("low", "high"),
    ("lo", "hi"),
    ("lower", "upper"),
    ("a", "b"),
];

/// Returns the first line, from 0, of the function that begins at a line which asks which of the two bounds is larger.
pub fn comparing(text: &str, begin: usize) -> Option<usize> {
    let asks = |(at, line): (usize, &str)| {
        let (low, high) = bounds(line);
        let asks = low.is_some() && high.is_some() && condition(line).is_some();
        asks.then_some(at)
    };
    body(text, begin).find_map(asks)
}

/// Returns the rule by which the lines of a program close a window; `None` if they say none or not all the same.
pub fn cut_rule(text: &str) -> Option<CutRule> {
    let mut rules = text.lines().filter_map(cutting);
    let first = rules.next()?;
    rules.all(|rule| rule == first).then_some(first)
}

/// Returns the rule of a line that asks whether α or a value is at β, or β or a value at α.
fn cutting(line: &str) -> Option<CutRule> {
    let asked = condition(line)?;
    let at = asked.find(['<', '>'])?;
    let (left, rest) = asked.split_at(at);
    let is_or_equal = rest[1..].starts_with('=');
    let right = &rest[1 + usize::from(is_or_equal)..];
    let (smaller, larger) = match rest.starts_with('<') {
        true => (left, right),
        false => (right, left),
    };
    // A loop goes on while the window is open.
    let is_loop = line.trim_start().starts_with("while");
    let closes = match (bounds(smaller), bounds(larger)) {
        ((Some(_), None), (None, Some(_))) => is_loop,
        ((None, Some(_)), (Some(_), None)) => !is_loop,
        // The letters a and b are names of other things, too.
        ((None, Some(bound)), (None, None)) | ((None, None), (Some(bound), None)) => {
            !is_loop && bound.len() > 1
        }
        _ => false,
    };
    let rule = match is_or_equal != is_loop {
        true => CutRule::Ge,
        false => CutRule::Gt,
    };
    closes.then_some(rule)
}

/// Returns what a line asks, if it is a condition with a comparison; comments of its end are left out.
fn condition(line: &str) -> Option<&str> {
    let line = line.split('#').next()?.split("//").next()?.trim();
    let asks = |word: &&str| {
        let rest = line.strip_prefix(*word);
        rest.is_some_and(|rest| rest.starts_with([' ', '(']))
    };
    let word = ["if", "elif", "while", "} else if"]
        .into_iter()
        .find(asks)?;
    let asked = &line[word.len()..];
    asked.contains(['<', '>']).then_some(asked)
}

/// Returns the names of the lower and the upper bound, each if it stands in a text.
fn bounds(text: &str) -> (Option<&'static str>, Option<&'static str>) {
    let words: Vec<&str> = text
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .collect();
    let found = |(low, high): (&'static str, &'static str)| {
        let has = |name: &'static str| words.contains(&name).then_some(name);
        (has(low), has(high))
    };
    let pairs = BOUNDS.into_iter().rev().map(found);
    pairs
        .max_by_key(|(low, high)| usize::from(low.is_some()) + usize::from(high.is_some()))
        .unwrap_or_default()
}
