//! Sources as they are written: a piece behind the other, none of which is a text of its own before. It knows no format.

use crate::text::decimal::fixed;

/// Writes.
#[derive(Default)]
pub struct Pen(pub String);

impl Pen {
    /// A text as it is.
    pub fn put(&mut self, text: &str) -> &mut Pen {
        self.0 += text;
        self
    }

    /// A text with numbers in the place of every `@`.
    pub fn fill(&mut self, text: &str, numbers: &[f64]) -> &mut Pen {
        let mut numbers = numbers.iter();
        for letter in text.chars() {
            match letter {
                '@' => self.0 += &numbers.next().copied().map(number).unwrap_or_default(),
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// A text with some letters written otherwise: of the lines of `letters`, the first is how the end of a line is written, each other
    /// a letter and how that is. What else controls a printer becomes a space.
    pub fn spelt(&mut self, text: &str, letters: &str) -> &mut Pen {
        for letter in text.chars() {
            let mut known = letters.split('\n');
            let end = known.next().unwrap_or_default();
            let otherwise = if letter == '\n' {
                Some(end)
            } else if letter.is_ascii_alphanumeric() {
                None
            } else {
                known.find_map(|line| line.strip_prefix(letter))
            };
            match otherwise {
                Some(words) => self.0 += words,
                None => self.0.push(if letter.is_control() { ' ' } else { letter }),
            }
        }
        self
    }

    /// A text in markup.
    pub fn marked(&mut self, text: &str) -> &mut Pen {
        self.spelt(text, " \n&&amp;\n<&lt;\n>&gt;")
    }

    /// The name of a node in a source: its path without points, `r-0-2`.
    pub fn id(&mut self, path: &[u16]) -> &mut Pen {
        self.put("r");
        for choice in path {
            self.fill("-@", &[f64::from(*choice)]);
        }
        self
    }
}

/// A length with at most two decimals.
fn number(number: f64) -> String {
    let text = fixed(number, 2);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
