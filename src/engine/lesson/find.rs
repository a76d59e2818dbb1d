//! Nodes looked for by what is known of them: `value >= 3, depth = 2 cut`. A query is read once and asked of any moment.
//! Conditions stand side by side and all of them hold. What is no word of the language is a name.

use super::labels::Labels;
use crate::game::Player;
use crate::lang::words::lesson;
use crate::lang::{Lang, Text};
use crate::search::Turn;
use crate::text::{BadPiece, Piece, plain};
use crate::trace::{Kind, Moment, NodeId, Perspective};
use std::cmp::Ordering;

/// A property of a node: a number, or 1 and 0 for true and false.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fact {
    Value,
    Visits,
    Depth,
    Alpha,
    Beta,
    /// How many children a cut has left out.
    Cut,
    Best,
    Unseen,
    Kind(Kind),
}

/// The words for each fact, in any language; words for the same stand side by side.
const FACTS: [(Text, Fact); 12] = [
    (lesson::FIND_VALUE, Fact::Value),
    (lesson::FIND_VISITS, Fact::Visits),
    (lesson::FIND_DEPTH, Fact::Depth),
    (lesson::FIND_ALPHA, Fact::Alpha),
    (lesson::FIND_BETA, Fact::Beta),
    (lesson::FIND_CUT, Fact::Cut),
    (lesson::FIND_BEST, Fact::Best),
    (lesson::FIND_UNSEEN, Fact::Unseen),
    (lesson::FIND_LEAF, Fact::Kind(Kind::Leaf)),
    (
        lesson::FIND_MAX,
        Fact::Kind(Kind::Inner(Turn::Player(Player::Max))),
    ),
    (
        lesson::FIND_MIN,
        Fact::Kind(Kind::Inner(Turn::Player(Player::Min))),
    ),
    (lesson::FIND_CHANCE, Fact::Kind(Kind::Inner(Turn::Chance))),
];

/// The fact that a word asks for.
fn known(word: &str) -> Option<Fact> {
    let is_it = |words: Text| {
        let mut said = Lang::ALL.into_iter().map(|lang| words.say(lang));
        said.any(|words| words.split(' ').any(|each| each == word))
    };
    let found = FACTS.iter().find(|(words, _)| is_it(*words));
    found.map(|(_, fact)| *fact)
}

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const MORE: u8 = 4;

/// The comparisons that a sign stands for, as bits: 8 negates the sign beside it, 0 is no sign.
fn meant(sign: char) -> u8 {
    match sign {
        '<' | '＜' => LESS,
        '=' | '＝' => EQUAL,
        '>' | '＞' => MORE,
        '≤' => LESS | EQUAL,
        '≥' => MORE | EQUAL,
        '≠' => LESS | MORE,
        '!' => 8,
        _ => 0,
    }
}

fn separates(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '，' | '、' | '；')
}

/// One condition.
#[derive(Clone, Debug, PartialEq)]
enum Test {
    /// A fact, how it may compare with a number, and the number.
    Compared(Fact, u8, f64),
    Named(String),
}

/// A parsed query. Names are tested last, because they are costly to build.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query(Vec<Test>);

/// The unread rest of a query, with its column.
struct Rest<'a>(Piece<'a>);

impl<'a> Rest<'a> {
    /// Reads the letters from here on for which `is_part` holds.
    fn take(&mut self, is_part: &mut dyn FnMut(char) -> bool) -> Piece<'a> {
        let Piece { text, column } = self.0;
        let length = text.find(|letter| !is_part(letter)).unwrap_or(text.len());
        let (text, rest) = text.split_at(length);
        self.0 = Piece {
            text: rest,
            column: column + text.chars().count(),
        };
        Piece { text, column }
    }

    /// Reads up to a blank, comma or sign outside of brackets: moves may be called `(1,2)`.
    fn word(&mut self) -> Piece<'a> {
        self.take(&mut separates);
        let mut open = 0;
        self.take(&mut |letter| {
            open += i32::from(letter == '(') - i32::from(letter == ')');
            open > 0 || !(separates(letter) || meant(letter) > 0)
        })
    }

    /// Reads the signs here and returns what they mean together, such as `<=`; 0 if there are none.
    fn sign(&mut self) -> u8 {
        self.take(&mut separates);
        let mut all = 0;
        self.take(&mut |letter| {
            all |= meant(letter);
            meant(letter) > 0
        });
        if all < 8 { all } else { all ^ 15 }
    }
}

/// A number as it is typed here or written on the page: `-1`, `−1`, `+∞`.
fn number(text: &str) -> Option<f64> {
    plain::number(text)
}

impl Query {
    /// Reads a query; one of blanks alone asks nothing and finds every node.
    ///
    /// # Errors
    /// Parse error: number missing, or comparison after something that has no value.
    pub fn read(text: &str) -> Result<Query, BadPiece> {
        let mut tests = Vec::new();
        let mut rest = Rest(Piece { text, column: 1 });
        loop {
            let word = rest.word();
            let sign = rest.sign();
            let text = word.text.to_ascii_lowercase();
            let test = match (known(&text), sign) {
                (Some(fact), 0) => Test::Compared(fact, LESS | MORE, 0.0),
                (Some(fact), sign) => {
                    let wanted = rest.word();
                    let Some(number) = number(wanted.text) else {
                        return Err(wanted.refuse(lesson::FIND_NUMBER));
                    };
                    Test::Compared(fact, sign, number)
                }
                (None, 1..) => {
                    return Err(word.refuse(lesson::FIND_FACTS));
                }
                _ if text.is_empty() => return Ok(Query(tests)),
                _ => match number(&text) {
                    Some(number) => Test::Compared(Fact::Value, EQUAL, number),
                    None => Test::Named(text),
                },
            };
            let place = if matches!(test, Test::Named(_)) {
                tests.len()
            } else {
                0
            };
            tests.insert(place, test);
        }
    }

    /// Finds the shown nodes that match at a moment, in the order in which a drawing is read: each node before its children, and children
    /// in the order of the game.
    pub fn find(
        &self,
        moment: &Moment,
        labels: &dyn Labels,
        shown: &dyn Fn(NodeId) -> bool,
        perspective: Perspective,
    ) -> Vec<NodeId> {
        let trace = moment.trace();
        let (mut found, mut path, mut stack) = (Vec::new(), Vec::new(), vec![NodeId::ROOT]);
        while let Some(node) = stack.pop() {
            path.resize(usize::from(trace.depth(node)), 0);
            if let Some(last) = path.last_mut() {
                *last = trace.choice(node);
            }
            let holds = |test: &Test| match test {
                Test::Compared(asked, meant, number) => {
                    compare(fact(moment, node, *asked, perspective), *number) & meant != 0
                }
                Test::Named(name) => is_called(labels, &path, name),
            };
            if self.0.iter().all(holds) {
                found.push(node);
            }
            stack.extend(trace.children(node).filter(|child| shown(*child)).rev());
        }
        found
    }
}

/// Returns the value that the page shows at a node, NaN for none; where visits are counted it is the mean of the rewards.
fn fact(moment: &Moment, node: NodeId, asked: Fact, perspective: Perspective) -> f64 {
    let (trace, visits) = (moment.trace(), moment.visits(node));
    let depth = trace.depth(node);
    let fact = match asked {
        Fact::Value if visits.n > 0 => Some(visits.w / f64::from(visits.n)),
        // A leaf that the search has not come to is drawn with its number all the same.
        Fact::Value => moment
            .number(node)
            .map(|number| number.value)
            .or_else(|| trace.outlined_value(node))
            .map(|value| perspective.value(trace, node, value)),
        Fact::Visits => Some(f64::from(visits.n)),
        Fact::Depth => Some(f64::from(depth)),
        Fact::Alpha => perspective.window(moment, node).map(|window| window.alpha),
        Fact::Beta => perspective.window(moment, node).map(|window| window.beta),
        Fact::Cut => moment.cut(node).map(f64::from),
        Fact::Best => (moment.best_line().nth(usize::from(depth)) == Some(node)).then_some(1.0),
        Fact::Unseen => (!moment.is_reached(node)).then_some(1.0),
        Fact::Kind(kind) => (trace.kind(node) == kind).then_some(1.0),
    };
    fact.unwrap_or(f64::NAN)
}

/// How a fact compares with a number. One that is written rounded equals what is written.
fn compare(fact: f64, number: f64) -> u8 {
    match fact.partial_cmp(&number) {
        _ if (fact * 1e5).fract() != 0.0 && (fact - number).abs() <= 5e-4 => EQUAL,
        Some(Ordering::Less) => LESS,
        Some(Ordering::Equal) => EQUAL,
        Some(Ordering::Greater) => MORE,
        None => 0,
    }
}

/// A name of several words is asked for word by word.
fn is_called(labels: &dyn Labels, path: &[u16], name: &str) -> bool {
    let is_it = |told: Option<String>| {
        told.is_some_and(|told| told.split(' ').any(|word| word.eq_ignore_ascii_case(name)))
    };
    Lang::ALL
        .into_iter()
        .any(|lang| is_it(labels.of_move(path, lang)))
        || is_it(labels.of_node(path))
}
