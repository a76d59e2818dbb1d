//! Words for the search of the notes. `www/notes/search.js` cuts what is typed in the same way; this module knows no pages.

/// Cuts a text into words: in Chinese, which has no spaces, each pair of neighbouring characters and the last one; else runs of
/// letters and digits, without an s at the end.
pub fn cut(text: &str) -> Vec<String> {
    let lower: Vec<char> = text.to_lowercase().chars().collect();
    let mut words = Vec::new();
    for run in lower.chunk_by(|one, other| kind(*one) == kind(*other)) {
        match kind(run[0]) {
            Kind::Han => {
                words.extend(run.windows(2).map(|pair| pair.iter().collect::<String>()));
                words.extend(run.last().map(char::to_string));
            }
            Kind::Letter => {
                let word: String = run.iter().collect();
                let singular = word.strip_suffix('s').filter(|_| run.len() > 3);
                words.push(singular.unwrap_or(&word).to_owned());
            }
            Kind::Gap => {}
        }
    }
    words
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Han,
    Letter,
    Gap,
}

fn kind(letter: char) -> Kind {
    match letter {
        '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' => Kind::Han,
        letter if letter.is_alphanumeric() => Kind::Letter,
        _ => Kind::Gap,
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn words_are_runs_of_letters_and_pairs_of_chinese_characters() {
        assert_eq!(
            cut("Alpha-beta prunes 2 nodes."),
            ["alpha", "beta", "prune", "2", "node"]
        );
        assert_eq!(cut("α-β 剪枝法"), ["α", "β", "剪枝", "枝法", "法"]);
        assert_eq!(cut("用UCB选择"), ["用", "ucb", "选择", "择"]);
    }
}
