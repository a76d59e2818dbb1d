//! The documents of functions: each begins with what the function does.

use super::source::sources_in;

/// What may stand between `pub` and `fn`.
const QUALIFIERS: [&str; 3] = ["async", "const", "unsafe"];

/// Words that end as a verb of the third person does and are none.
const NO_VERBS: [&str; 8] = [
    "Always", "As", "Edges", "Fields", "Its", "Nodes", "Points", "This",
];

/// Whether a trimmed line is the head of a function that others may call, as `pub(super) const fn` is.
fn is_public_function(line: &str) -> bool {
    let Some(rest) = line.strip_prefix("pub") else {
        return false;
    };
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')').map_or("", |(_, rest)| rest),
        None => rest,
    };
    let mut words = rest.split_whitespace();
    words.find(|word| !QUALIFIERS.contains(word)) == Some("fn")
}

/// Whether a document begins with “Whether” or with a verb of the third person, as “Returns”.
fn says_what_it_does(document: &str) -> bool {
    let word = document.split_whitespace().next().unwrap_or_default();
    let word = word.trim_end_matches([',', ':']);
    let is_verb = word.starts_with(|letter: char| letter.is_ascii_uppercase())
        && word[1..].chars().all(|letter| letter.is_ascii_lowercase())
        && word.ends_with('s')
        && !NO_VERBS.contains(&word);
    word == "Whether" || is_verb
}

/// Finds the public functions of a text that have a document: the number of its first line, from 1, and that line.
fn documents(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut document, mut is_attribute) = (Vec::new(), None, false);
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(said) = line.strip_prefix("///") {
            document = document.or(Some((index + 1, said.trim())));
        } else if is_attribute || line.starts_with("#[") {
            // An attribute may have several lines.
            is_attribute = !line.ends_with(']');
        } else {
            found.extend(document.take().filter(|_| is_public_function(line)));
        }
    }
    found
}

#[test]
fn every_document_of_a_function_begins_with_what_the_function_does() {
    let (mut count, mut wrong) = (0, Vec::new());
    for source in sources_in("src") {
        for (line, document) in documents(&source.text) {
            count += 1;
            if !says_what_it_does(document) {
                wrong.push(format!("src/{}:{line}: {document}", source.path));
            }
        }
    }
    assert!(count > 1000, "only {count} functions were found");
    assert!(
        wrong.is_empty(),
        "these do not begin with a verb such as “Returns”, nor with “Whether”: {wrong:#?}"
    );
}

#[test]
fn documents_are_found_above_attributes() {
    let text = "/// The first.\n/// More.\n#[expect(\n    lint,\n)]\npub(super) const fn one() {}\n/// A type.\npub struct Two;\npub fn three() {}\n    /// Draws.\n    pub async fn four() {}\n";
    assert_eq!(documents(text), [(1, "The first."), (10, "Draws.")]);
    assert!(says_what_it_does("Plays, and counts.") && says_what_it_does("Whether it does."));
    assert!(!says_what_it_does("The first.") && !says_what_it_does("Its name."));
}
