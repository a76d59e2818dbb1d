//! A reader of JSON-like text that always knows its line and column. It knows numbers, strings, lists and objects, no trees.

use super::problem::{BadTree, Problem};

/// A line and column, both from 1, columns in characters.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    line: usize,
    column: usize,
}

impl Place {
    pub fn refuse(self, problem: Problem) -> BadTree {
        BadTree { line: self.line, column: self.column, problem }
    }
}

pub struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    place: Place,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { rest: text.chars().peekable(), place: Place { line: 1, column: 1 } }
    }

    fn advance(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        if letter == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    /// The next letter that is no space; it stays unread.
    pub fn peek(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|letter| letter.is_whitespace()) {
            self.advance();
        }
        self.rest.peek().copied()
    }

    pub fn place(&mut self) -> Place {
        self.peek();
        self.place
    }

    pub fn refuse(&mut self, problem: Problem) -> BadTree {
        self.place().refuse(problem)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.advance();
        }
        found
    }

    pub fn end(&mut self) -> Result<(), BadTree> {
        match self.peek() {
            None => Ok(()),
            Some(letter) => Err(self.refuse(Problem::AfterEnd(letter))),
        }
    }

    /// `[a, b]` or `(a b)`; a comma between items may be left out, one after the last may not stand.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Result<T, BadTree>) -> Result<Vec<T>, BadTree> {
        let close = match self.peek() {
            Some('[') => ']',
            Some('(') => ')',
            _ => return Err(self.refuse(Problem::ExpectedList)),
        };
        self.advance();
        let mut items = Vec::new();
        if self.take(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.take(close) {
                return Ok(items);
            }
            if !self.take(',') && matches!(self.peek(), None | Some(']' | ')' | '}' | ':')) {
                return Err(self.refuse(Problem::ExpectedClose(close)));
            }
        }
    }

    pub fn object(&mut self, mut field: impl FnMut(&mut Self, String) -> Result<(), BadTree>) -> Result<(), BadTree> {
        self.take('{');
        if self.take('}') {
            return Ok(());
        }
        loop {
            let key = self.string()?;
            if !self.take(':') {
                return Err(self.refuse(Problem::ExpectedColon));
            }
            field(self, key)?;
            if self.take('}') {
                return Ok(());
            }
            if !self.take(',') {
                return Err(self.refuse(Problem::ExpectedClose('}')));
            }
        }
    }

    pub fn string(&mut self) -> Result<String, BadTree> {
        let start = self.place();
        if !self.take('"') {
            return Err(start.refuse(Problem::ExpectedString));
        }
        let mut text = String::new();
        loop {
            match self.advance() {
                None => return Err(start.refuse(Problem::OpenString)),
                Some('"') => return Ok(text),
                Some('\\') => text.push(self.escape()?),
                Some(letter) => text.push(letter),
            }
        }
    }

    fn escape(&mut self) -> Result<char, BadTree> {
        let place = self.place;
        match self.advance() {
            Some(letter @ ('"' | '\\' | '/')) => Ok(letter),
            Some('n') => Ok('\n'),
            Some('t') => Ok('\t'),
            Some('r') => Ok('\r'),
            Some('b') => Ok('\u{8}'),
            Some('f') => Ok('\u{c}'),
            Some('u') => {
                let first = self.hex(place)?;
                let code = if (0xD800..0xDC00).contains(&first) && self.advance() == Some('\\') && self.advance() == Some('u') {
                    0x10000 + ((first - 0xD800) << 10) + (self.hex(place)? & 0x3FF)
                } else {
                    first
                };
                char::from_u32(code).ok_or_else(|| place.refuse(Problem::BadEscape))
            }
            _ => Err(place.refuse(Problem::BadEscape)),
        }
    }

    fn hex(&mut self, place: Place) -> Result<u32, BadTree> {
        (0..4).try_fold(0, |code, _| {
            let digit = self.advance().and_then(|letter| letter.to_digit(16));
            digit.map(|digit| code * 16 + digit).ok_or_else(|| place.refuse(Problem::BadEscape))
        })
    }

    /// A finite number as JSON writes it; U+2212 is a minus too.
    pub fn number(&mut self, otherwise: Problem) -> Result<f64, BadTree> {
        let start = self.place();
        let mut word = String::new();
        while let Some(&letter) = self.rest.peek() {
            match letter {
                '0'..='9' | '.' | 'e' | 'E' | '+' | '-' => word.push(letter),
                '\u{2212}' => word.push('-'),
                _ => break,
            }
            self.advance();
        }
        match word.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            Ok(_) => Err(start.refuse(Problem::TooLarge)),
            Err(_) if word.is_empty() => Err(start.refuse(otherwise)),
            Err(_) => Err(start.refuse(Problem::NotANumber(word))),
        }
    }

    /// `"+inf"` or `"-inf"`.
    pub fn infinity(&mut self) -> Result<f64, BadTree> {
        let start = self.place();
        match self.string()?.as_str() {
            "+inf" | "inf" | "+∞" | "∞" => Ok(f64::INFINITY),
            "-inf" | "-∞" | "−∞" => Ok(f64::NEG_INFINITY),
            _ => Err(start.refuse(Problem::ExpectedNode)),
        }
    }

    pub fn payoff(&mut self) -> Result<f64, BadTree> {
        if self.peek() == Some('"') { self.infinity() } else { self.number(Problem::ExpectedNumber) }
    }

    /// A number from 0 to 1, or a fraction in quotes: `"1/3"`.
    pub fn probability(&mut self) -> Result<f64, BadTree> {
        let start = self.place();
        let value = if self.peek() == Some('"') {
            let text = self.string()?;
            let (above, below) = text.split_once('/').unwrap_or((&text, "1"));
            above
                .trim()
                .parse::<f64>()
                .ok()
                .zip(below.trim().parse::<f64>().ok())
                .map_or(f64::NAN, |(above, below)| above / below)
        } else {
            self.number(Problem::ExpectedProbability)?
        };
        if (0.0..=1.0).contains(&value) { Ok(value) } else { Err(start.refuse(Problem::ExpectedProbability)) }
    }
}
