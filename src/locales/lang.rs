//! The two languages, and what can be said in either. This module knows no sentence.

use std::fmt;

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// Both languages, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Zh];

    /// Returns the language of a BCP 47 tag: everything Chinese is [`Lang::Zh`], all else English.
    pub fn of_tag(tag: &str) -> Lang {
        if tag.to_ascii_lowercase().starts_with("zh") {
            Lang::Zh
        } else {
            Lang::En
        }
    }

    /// Returns the tag for a `lang` attribute, a link or the command line.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Zh => "zh-CN",
        }
    }

    /// Returns the one of two texts that is in this language, English first.
    pub fn of<T: Copy>(self, texts: [T; 2]) -> T {
        texts[self as usize]
    }

    /// Returns the other language.
    pub fn other(self) -> Lang {
        match self {
            Lang::En => Lang::Zh,
            Lang::Zh => Lang::En,
        }
    }
}

/// Quotes typed text for a message: on one line, shortened if it is long.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == LONGEST {
            quoted.push('…');
            break;
        }
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    quoted
}

/// Something that can be said in every language, an error above all.
pub trait Say {
    /// The text in `lang`, plain, without a final line break.
    fn say(&self, lang: Lang) -> String;
}

/// As it is said in English.
impl<E: Say + 'static> From<E> for Box<dyn Say> {
    fn from(error: E) -> Box<dyn Say> {
        Box::new(error)
    }
}

impl fmt::Debug for dyn Say {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.say(Lang::En))
    }
}

/// A statement written down in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both([String; 2]);

impl Both {
    /// Says the text in both languages.
    pub fn of(said: &(impl Say + ?Sized)) -> Both {
        Both(Lang::ALL.map(|lang| said.say(lang)))
    }

    /// Returns the text in a language.
    pub fn text(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }
}

impl Say for Both {
    fn say(&self, lang: Lang) -> String {
        self.text(lang).to_owned()
    }
}

/// A text that is the same in every language: a name, a number, typed text.
macro_rules! said_as_written {
    ($($kind:ty),*) => {
        $(impl Say for $kind {
            fn say(&self, _: Lang) -> String {
                self.to_string()
            }
        })*
    };
}

said_as_written!(str, String, char, i16, i32, u8, u16, u32, u64, usize);

impl<T: Say + ?Sized> Say for &T {
    fn say(&self, lang: Lang) -> String {
        (**self).say(lang)
    }
}
