//! What can be said in every language, and a statement that is kept to be said later.

use crate::lang::Lang;
use crate::message::{Part, Text, fill};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that can be said in every language, an error above all.
pub trait Say {
    /// The text in `lang`, plain, without a final line break.
    fn say(&self, lang: Lang) -> String;

    /// The same, kept to be said later, in a language whose words may come later too.
    fn keep(&self) -> Saying {
        Saying::each(|lang| self.say(lang))
    }
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

/// A text that is the same in every language: a name, a number, typed text.
macro_rules! said_as_written {
    ($($kind:ty),*) => {
        $(impl Say for $kind {
            fn say(&self, _: Lang) -> String {
                self.to_string()
            }

            fn keep(&self) -> Saying {
                Saying::same(self.to_string())
            }
        })*
    };
}

said_as_written!(str, String, char, i16, i32, u8, u16, u32, u64, usize);

impl<T: Say + ?Sized> Say for &T {
    fn say(&self, lang: Lang) -> String {
        (**self).say(lang)
    }

    fn keep(&self) -> Saying {
        (**self).keep()
    }
}

impl Say for Text {
    fn say(&self, lang: Lang) -> String {
        (*self).say(lang).to_owned()
    }

    fn keep(&self) -> Saying {
        Saying::message(self.0, Vec::new(), Vec::new())
    }
}

/// Fills a message with what can be said and returns it as plain text.
pub(crate) fn text(number: u16, lang: Lang, gaps: &[&dyn Say], counts: &[u64]) -> String {
    let mut text = String::new();
    fill(number, lang, gaps, counts, &mut |part| match part {
        Part::Text(said) => text += said,
        Part::Gap(said) => text += &said.say(lang),
    });
    text
}

/// A statement that is kept to be said later, in whichever language the reader has then.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saying(Kept);

/// Two statements are the same if they say the same in every language.
impl PartialEq for Saying {
    fn eq(&self, other: &Saying) -> bool {
        self.0 == other.0
            || Lang::ALL
                .into_iter()
                .all(|lang| self.text(lang) == other.text(lang))
    }
}

impl Eq for Saying {}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kept {
    /// A text that is the same in every language.
    Same(String),
    /// A message by its number, with what fills its gaps.
    Message {
        number: u16,
        gaps: Vec<Saying>,
        counts: Vec<u64>,
    },
    /// A text for each language, in their order.
    Each(Vec<String>),
}

impl Saying {
    /// Keeps a statement.
    pub fn of(said: &(impl Say + ?Sized)) -> Saying {
        said.keep()
    }

    /// Keeps a text that is the same in every language.
    pub fn same(text: String) -> Saying {
        Saying(Kept::Same(text))
    }

    /// Keeps what a function says, in all languages whose words are there.
    pub fn each(said: impl Fn(Lang) -> String) -> Saying {
        Saying(Kept::Each(Lang::ALL.map(said).into()))
    }

    pub(crate) fn message(number: u16, gaps: Vec<Saying>, counts: Vec<u64>) -> Saying {
        Saying(Kept::Message {
            number,
            gaps,
            counts,
        })
    }

    /// Returns the text in a language.
    pub fn text(&self, lang: Lang) -> String {
        match &self.0 {
            Kept::Same(text) => text.clone(),
            Kept::Message {
                number,
                gaps,
                counts,
            } => {
                let gaps: Vec<&dyn Say> = gaps.iter().map(|gap| gap as &dyn Say).collect();
                text(*number, lang, &gaps, counts)
            }
            Kept::Each(texts) => texts.get(lang as usize).cloned().unwrap_or_default(),
        }
    }
}

impl Say for Saying {
    fn say(&self, lang: Lang) -> String {
        self.text(lang)
    }

    fn keep(&self) -> Saying {
        self.clone()
    }
}
