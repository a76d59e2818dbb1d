//! A reader of text that keeps track of line and column. The caller reads the items of lists and
//! the values of keys.

mod scalar;

use super::plain::plain;
use super::problem::{MOST_FIELDS, Mistake, Place, Problem};

/// The grammar of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grammar {
    /// JSON, as in the standard.
    Json,
    /// JSON as Python writes it: with `Infinity`, `-Infinity` and `NaN` among the numbers.
    Python,
    /// JSON as people type it: `( )` and `{ }` are lists too, the comma between items may be left
    /// out or stand behind the last one, signs are [`plain`], and a number may begin with a plus and
    /// need no digits on one side of its point.
    Loose,
}

/// The state of reading: the unread text and its place.
#[derive(Debug)]
pub struct Reader<'a> {
    rest: &'a str,
    place: Place,
    grammar: Grammar,
}

impl<'a> Reader<'a> {
    /// Starts to read a text that begins at `place` of a longer one.
    pub fn new(text: &'a str, grammar: Grammar, place: Place) -> Reader<'a> {
        Reader {
            rest: text,
            place,
            grammar,
        }
    }

    fn advance(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        if letter == '\n' {
            self.place = Place {
                line: self.place.line + 1,
                column: 1,
            };
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    fn is_space(&self, letter: char) -> bool {
        match self.grammar {
            Grammar::Json | Grammar::Python => matches!(letter, ' ' | '\t' | '\n' | '\r'),
            Grammar::Loose => letter.is_whitespace(),
        }
    }

    /// Returns the next letter as it was meant.
    fn meant(&self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        Some(match self.grammar {
            Grammar::Json | Grammar::Python => letter,
            // A mark of the byte order is no sign.
            Grammar::Loose if letter == '\u{feff}' => ' ',
            Grammar::Loose => plain(letter),
        })
    }

    /// Skips spaces and returns the next letter, which stays unread.
    pub fn peek(&mut self) -> Option<char> {
        loop {
            let letter = self.meant()?;
            if !self.is_space(letter) {
                return Some(letter);
            }
            self.advance();
        }
    }

    /// Skips spaces and returns the place of the next letter.
    pub fn place(&mut self) -> Place {
        self.peek();
        self.place
    }

    /// Skips spaces and returns the unread text.
    pub fn rest(&mut self) -> &'a str {
        self.peek();
        self.rest
    }

    /// Returns the text between the beginning of `rest`, an earlier result of [`Reader::rest`], and
    /// the present place.
    pub fn since(&self, rest: &'a str) -> &'a str {
        rest.get(..rest.len() - self.rest.len()).unwrap_or_default()
    }

    fn refuse(&mut self, problem: Problem) -> Mistake {
        self.place().refuse(problem)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.advance();
        }
        found
    }

    /// Skips spaces, and returns whether a line ended among them.
    pub fn crosses_line(&mut self) -> bool {
        let before = self.place.line;
        self.place().line > before
    }

    /// Skips these letters, as they are written, if they come next. Returns whether it did.
    pub fn take_exactly(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            text.chars().for_each(|_| {
                self.advance();
            });
        }
        found
    }

    /// Skips a word without spaces if it comes next. Returns whether it did.
    pub fn take_word(&mut self, word: &str) -> bool {
        let mut next = self.rest().chars().map(|letter| match self.grammar {
            Grammar::Json | Grammar::Python => letter,
            Grammar::Loose => plain(letter),
        });
        let found = word.chars().all(|letter| next.next() == Some(letter));
        if found {
            for _ in word.chars() {
                self.advance();
            }
        }
        found
    }

    /// Skips a name that Python has for a number JSON has not, if it comes next. Returns whether it did.
    pub fn take_name(&mut self, name: &str) -> bool {
        self.grammar == Grammar::Python && self.take_word(name)
    }

    /// Reads `[a, b]`, or loosely `(a b,)`, its items by `item`.
    ///
    /// # Errors
    /// If there is no list, or the error of `item`.
    pub fn list<T, E: From<Mistake>>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, E>,
    ) -> Result<Vec<T>, E> {
        let close = self.open_list()?;
        let mut items = Vec::new();
        while self.has_item(close, items.is_empty())? {
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn open_list(&mut self) -> Result<char, Mistake> {
        let close = match (self.peek(), self.grammar) {
            (Some('['), _) => ']',
            (Some('('), Grammar::Loose) => ')',
            (Some('{'), Grammar::Loose) => '}',
            _ => return Err(self.refuse(Problem::ExpectedList)),
        };
        self.advance();
        Ok(close)
    }

    fn has_item(&mut self, close: char, is_first: bool) -> Result<bool, Mistake> {
        if self.take(close) {
            return Ok(false);
        }
        let ends_badly = |letter| matches!(letter, None | Some(']' | ')' | '}' | ':'));
        if !is_first
            && !self.take(',')
            && (self.grammar != Grammar::Loose || ends_badly(self.peek()))
        {
            return Err(self.refuse(Problem::ExpectedClose(close)));
        }
        let is_over = self.grammar == Grammar::Loose && self.take(close);
        Ok(!is_over)
    }

    /// Reads `{"key": …}`, each key once and its value by `field`.
    ///
    /// # Errors
    /// If the object is not well-formed, or the error of `field`.
    pub fn object<E: From<Mistake>>(
        &mut self,
        mut field: impl FnMut(&mut Self, &str, Place) -> Result<(), E>,
    ) -> Result<(), E> {
        self.take('{');
        let mut keys = Vec::new();
        while let Some((key, place)) = self.key(&keys)? {
            field(self, &key, place)?;
            keys.push(key);
        }
        Ok(())
    }

    /// Reads the next key with its place; `None` at the end of the object.
    fn key(&mut self, earlier: &[String]) -> Result<Option<(String, Place)>, Mistake> {
        if self.take('}') {
            return Ok(None);
        }
        if !earlier.is_empty() && !self.take(',') {
            return Err(self.refuse(Problem::ExpectedClose('}')));
        }
        if self.peek() != Some('"') {
            return Err(self.refuse(Problem::ExpectedKey));
        }
        let place = self.place();
        let key = self.string()?;
        if !self.take(':') {
            return Err(self.refuse(Problem::ExpectedColon));
        }
        if earlier.contains(&key) {
            return Err(self.refuse(Problem::Twice(key)));
        }
        if earlier.len() == MOST_FIELDS {
            return Err(self.refuse(Problem::TooManyFields));
        }
        Ok(Some((key, place)))
    }
}
