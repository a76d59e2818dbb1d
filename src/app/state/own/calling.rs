//! Which line of a program makes a call, and which compares the bounds, read from its text: recorders tell only where the function called
//! begins.

/// Returns the only line of a function, which begins at a line and ends where another one of its depth does, that calls another by its name.
pub fn calling(text: &str, begin: usize, name: &str) -> Option<usize> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = text.lines().collect();
    let outer = depth(lines.get(begin)?);
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(begin + 1) {
        // A closing bracket stands as far out as the head.
        let word = line.trim_start();
        if !word.is_empty() && depth(line) <= outer && word.starts_with(char::is_alphabetic) {
            break;
        }
        if calls(line, name) {
            found.push(at);
        }
    }
    match found[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What programs call the two bounds.
const BOUNDS: [(&str, &str); 6] = [
    ("alpha", "beta"),
    ("α", "β"),
    ("a", "b"),
    ("low", "high"),
    ("lo", "hi"),
    ("lower", "upper"),
];

/// Returns the first line, from 0, that asks which of the two bounds is larger.
pub fn comparing(text: &str) -> Option<usize> {
    text.lines().position(|line| {
        let condition = line.trim_start();
        let asks = ["if", "elif", "while", "} else if"].iter().any(|word| {
            let rest = condition.strip_prefix(word);
            rest.is_some_and(|rest| rest.starts_with([' ', '(']))
        });
        let words: Vec<&str> = condition
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .collect();
        asks && condition.contains(['<', '>'])
            && BOUNDS
                .iter()
                .any(|(low, high)| words.contains(low) && words.contains(high))
    })
}

/// Whether a line calls a function of this name.
fn calls(line: &str, name: &str) -> bool {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(name).any(|(at, _)| {
        !line[..at].ends_with(is_of_name) && line[at + name.len()..].trim_start().starts_with('(')
    })
}
