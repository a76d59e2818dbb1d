//! An exercise as JSON: the fields of a spec, `generate` in the place of `game` where the position
//! is drawn, and the questions. Unknown fields and questions that cannot be asked are refused with
//! their place.

use super::ask::{About, Ask, Goal, Question, When};
use super::code::MOST_TREES;
use super::grade::Texts;
use super::wish::{Must, Shape, Wish};
use super::{Exercise, Source};
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::lang::words::{exercise, spec};
use crate::lang::{Lang, Saying};
use crate::search::Algorithm;
use crate::spec::field::{Field, Fields};
use crate::spec::{Refusal, VERSION, algorithm, game};
use crate::text::json::to_json;
use crate::text::{Content, Value};
use serde::{Deserialize, Serialize};

/// The longest exercise that is read, in bytes, and its deepest nesting of brackets.
pub(super) const LONGEST: usize = 1_000_000;
pub(super) const DEEPEST: usize = 140;
/// The most questions.
const MOST_QUESTIONS: usize = 20;
/// The most points of a question.
pub const MOST_POINTS: f64 = 1_000.0;
/// How often a student may answer by default, and at most.
const ATTEMPTS: u32 = 3;
const MOST_ATTEMPTS: u32 = 100;
/// The hardest level.
pub const HARDEST: u32 = 3;
/// On how many trees a program runs by default.
const TREES: u32 = 10;

type Read<T> = Result<T, Refusal>;

impl Exercise {
    /// Reads an exercise. Whether it can be asked is known when a variant of it is [drawn](Exercise::instance).
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Read<Exercise> {
        if json.len() > LONGEST {
            return Err(Refusal::new("", spec::TOO_LONG));
        }
        let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        Exercise::read_field(&Field::new(&value, ""))
    }

    /// Reads the object.
    pub(super) fn read_field(field: &Field) -> Read<Exercise> {
        field.object(|fields| {
            fields.version()?;
            let id = fields.or_default("id", |id| id.text().map(str::to_owned))?;
            let text = fields.optional("text", texts)?;
            let algorithm = fields.required("algorithm", algorithm::read)?;
            let given = fields.optional("game", game::read)?;
            let drawn = fields.optional("generate", |field| wish(field, &algorithm))?;
            let source = match (given, drawn) {
                (Some(game), None) => Source::Given(game),
                (None, Some(wish)) => Source::Drawn(Box::new(wish)),
                (None, None) => return Err(fields.refuse("game", spec::REQUIRED)),
                (Some(_), Some(_)) => return Err(fields.refuse("generate", exercise::ONE_SOURCE)),
            };
            let ask = fields.required("ask", |list| questions(list, &algorithm))?;
            let level = fields.optional("level", |field| field.whole(1..=HARDEST))?;
            let attempts = fields.optional("attempts", |field| field.whole(1..=MOST_ATTEMPTS))?;
            Ok(Exercise {
                id,
                text,
                source,
                algorithm,
                ask,
                level,
                attempts: attempts.unwrap_or(ATTEMPTS),
            })
        })
    }

    /// Writes the exercise as JSON; empty fields and most default values are left out.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            v: u64,
            #[serde(skip_serializing_if = "String::is_empty")]
            id: &'a String,
            #[serde(skip_serializing_if = "Option::is_none")]
            text: Option<Texts<'a>>,
            #[serde(skip_serializing_if = "Option::is_none")]
            game: Option<&'a AnyGame>,
            #[serde(skip_serializing_if = "Option::is_none")]
            generate: Option<Generate<'a>>,
            algorithm: &'a Algorithm,
            ask: Vec<Asked<'a>>,
            #[serde(skip_serializing_if = "Option::is_none")]
            level: Option<u32>,
            #[serde(skip_serializing_if = "is_usual")]
            attempts: u32,
        }
        #[derive(Serialize)]
        struct Generate<'a> {
            #[serde(flatten)]
            shape: &'a Shape,
            #[serde(skip_serializing_if = "is_default")]
            must: &'a Must,
        }
        #[derive(Serialize)]
        struct Asked<'a> {
            #[serde(flatten)]
            ask: &'a Ask,
            #[serde(skip_serializing_if = "is_one")]
            points: f64,
        }
        let (game, generate) = match &self.source {
            Source::Given(game) => (Some(game), None),
            Source::Drawn(wish) => (None, Some((&wish.shape, &wish.must))),
        };
        to_json(&Written {
            v: VERSION,
            id: &self.id,
            text: self.text.as_ref().map(Texts),
            game,
            generate: generate.map(|(shape, must)| Generate { shape, must }),
            algorithm: &self.algorithm,
            ask: self
                .ask
                .iter()
                .map(|question| Asked {
                    ask: &question.ask,
                    points: question.points,
                })
                .collect(),
            level: self.level,
            attempts: self.attempts,
        })
    }
}

fn is_usual(attempts: &u32) -> bool {
    *attempts == ATTEMPTS
}

fn is_one(points: &f64) -> bool {
    *points == 1.0
}

fn is_default<T: Default + PartialEq>(value: &&T) -> bool {
    **value == T::default()
}

/// Reads a text in one language or several; in a language without one it is the first that is given.
pub(super) fn texts(field: &Field) -> Read<Saying> {
    field.object(|fields| {
        let mut given = Vec::new();
        for lang in Lang::ALL {
            let text = fields.optional(lang.code(), |text| text.text().map(str::to_owned))?;
            given.extend(text.map(|text| (lang, text)));
        }
        let Some((_, first)) = given.first() else {
            return Err(fields.refuse(Lang::En.code(), spec::REQUIRED));
        };
        Ok(Saying::each(|lang| {
            let own = given.iter().find(|(of, _)| *of == lang);
            own.map_or(first, |(_, text)| text).clone()
        }))
    })
}

/// Reads a range: `[2,3]`, or `2` for `[2,2]`.
fn range(field: &Field, low: i32, high: i32) -> Read<(i32, i32)> {
    let whole = |field: &Field| {
        let number = field.number()?;
        let is_inside =
            number.fract() == 0.0 && (f64::from(low)..=f64::from(high)).contains(&number);
        is_inside
            .then_some(number as i32)
            .ok_or_else(|| field.unexpected(crate::lang::words::text::WholeNumber { low, high }))
    };
    if let Content::Number(_) = field.value.content {
        return whole(field).map(|number| (number, number));
    }
    let (low, high) = field.pair(whole)?;
    if low > high {
        return Err(field.unexpected(exercise::RISING_RANGE));
    }
    Ok((low, high))
}

fn wish(field: &Field, algorithm: &Algorithm) -> Read<Wish> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Tree,
        Nim,
    }
    field.object(|fields| {
        let within = |low, high| move |field: &Field| range(field, low, high);
        let shape = match fields.required("kind", Field::word)? {
            Kind::Nim => Shape::Nim {
                heaps: fields.required("heaps", within(1, 6))?,
                stones: fields.required("stones", within(1, 9))?,
            },
            Kind::Tree => {
                let is_won = matches!(algorithm, Algorithm::WinLose(_) | Algorithm::Mcts(_));
                let values = if is_won { (0, 1) } else { (0, 20) };
                Shape::Tree {
                    root: fields.optional("root", Field::word)?.unwrap_or(Player::Max),
                    children: fields.optional("children", within(1, 9))?.unwrap_or((2, 3)),
                    depth: fields.optional("depth", within(1, 9))?.unwrap_or((3, 3)),
                    values: fields
                        .optional("values", within(-1_000_000, 1_000_000))?
                        .unwrap_or(values),
                    ties: fields.optional("ties", Field::flag)?.unwrap_or(true),
                    chance: fields.optional("chance", Field::word)?,
                }
            }
        };
        let must = fields.or_default("must", must)?;
        Ok(Wish { shape, must })
    })
}

fn must(field: &Field) -> Read<Must> {
    let count = |field: &Field| field.whole(0..=1_000_u32);
    field.object(|fields| {
        Ok(Must {
            cuts: fields.optional("cuts", |field| {
                let (low, high) = range(field, 0, 1_000)?;
                Ok((low as u32, high as u32))
            })?,
            deep: fields.or_default("deep", count)?,
            above_leaves: fields.or_default("above_leaves", count)?,
            unique_best: fields.or_default("unique_best", Field::flag)?,
            rules_agree: fields.or_default("rules_agree", Field::flag)?,
        })
    })
}

fn questions(field: &Field, algorithm: &Algorithm) -> Read<Vec<Question>> {
    let items = field.items()?;
    let count = items.len();
    if count == 0 || count > MOST_QUESTIONS {
        let most = MOST_QUESTIONS;
        return Err(field.unexpected(exercise::Questions { most }));
    }
    items
        .map(|item| {
            let question = item.object(question)?;
            if question.ask == Ask::Which && count > 1 {
                return Err(item.refuse(&exercise::WHICH_ALONE));
            }
            if !question.ask.suits(algorithm) {
                return Err(item.refuse(&exercise::OTHER_ALGORITHM));
            }
            Ok(question)
        })
        .collect()
}

fn question(fields: &mut Fields) -> Read<Question> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Values,
        Grundy,
        Root,
        Cut,
        Window,
        Choose,
        Backup,
        Playouts,
        Control,
        Which,
        Claim,
        Next,
        Order,
        Make,
        Code,
        Repair,
        Mistake,
    }
    let ask = match fields.required("kind", Field::word)? {
        Kind::Values => Ask::Values {
            at: fields.or_default("at", nodes)?,
        },
        Kind::Grundy => Ask::Grundy {
            at: fields.or_default("at", nodes)?,
        },
        Kind::Root => Ask::Root {
            leaves: fields.or_default("leaves", Field::flag)?,
        },
        Kind::Cut => Ask::Cut {
            other_rule: fields.or_default("other_rule", |field| share(field, 1.0))?,
        },
        Kind::Window => Ask::Window {
            at: fields.or_default("at", nodes)?,
            when: fields.optional("when", Field::word)?.unwrap_or(When::Enter),
        },
        Kind::Choose => Ask::Choose {
            at: fields
                .optional("at", node)?
                .unwrap_or_else(|| "r".to_owned()),
            numbers: fields.or_default("numbers", Field::flag)?,
        },
        Kind::Backup => Ask::Backup,
        Kind::Playouts => Ask::Playouts,
        Kind::Control => Ask::Control,
        Kind::Which => Ask::Which,
        Kind::Claim => Ask::Claim {
            claim: fields.optional("claim", Field::word)?,
        },
        Kind::Next => Ask::Next,
        Kind::Order => Ask::Order {
            at: fields.or_default("at", nodes)?,
        },
        Kind::Make => Ask::Make {
            leaves: fields.required("leaves", nodes)?,
            goal: fields.required("goal", goal)?,
        },
        Kind::Code => Ask::Code {
            trees: programs(fields)?,
        },
        Kind::Repair => Ask::Repair {
            trees: programs(fields)?,
        },
        Kind::Mistake => Ask::Mistake {
            about: fields
                .optional("about", Field::word)?
                .unwrap_or(About::Values),
        },
    };
    let points = fields.optional("points", |field| share(field, MOST_POINTS))?;
    let points = points.unwrap_or(1.0);
    Ok(Question { ask, points })
}

/// Reads on how many trees a program runs.
fn programs(fields: &mut Fields) -> Read<u32> {
    let trees = fields.optional("trees", |field| field.whole(1..=MOST_TREES))?;
    Ok(trees.unwrap_or(TREES))
}

fn goal(field: &Field) -> Read<Goal> {
    field.object(|fields| {
        Ok(Goal {
            cut: fields.or_default("cut", nodes)?,
            seen: fields.or_default("seen", nodes)?,
            cuts: fields.optional("cuts", |field| field.whole(0..=1_000))?,
            chosen: fields.optional("move", node)?,
            value: fields.optional("value", Field::number)?,
        })
    })
}

/// Reads a number from 0 to `most`.
fn share(field: &Field, most: f64) -> Read<f64> {
    match field.value.content {
        Content::Number(number) if (0.0..=most).contains(&number) => Ok(number),
        _ => Err(field.unexpected(exercise::NumberTo {
            most: most.to_string(),
        })),
    }
}

fn node(field: &Field) -> Read<String> {
    let text = field.text()?;
    let path = super::path::read(text).ok_or_else(|| field.unexpected(exercise::NODE_PATH))?;
    Ok(crate::spec::node_path(&path))
}

/// Reads nodes, none of them twice: it would count twice.
fn nodes(field: &Field) -> Read<Vec<String>> {
    let nodes = field.list(node)?;
    let is_twice = |(at, node): (usize, &String)| nodes[..at].contains(node);
    if nodes.iter().enumerate().any(is_twice) {
        return Err(field.unexpected(exercise::DIFFERENT_NODES));
    }
    Ok(nodes)
}
