//! Several exercises in one file, under a title: the source of a printed sheet or a quiz.

use super::form::{DEEPEST, LONGEST, texts};
use super::grade::Texts;
use super::{Exercise, Instance, seed_of};
use crate::lang::words::{exercise, paper, spec};
use crate::lang::{Lang, Saying};
use crate::spec::field::Field;
use crate::spec::{Refusal, VERSION};
use crate::text::json::to_json;
use crate::text::{Content, Value};

/// The most exercises of a sheet.
pub const MOST: usize = 50;

/// Exercises one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The heading.
    pub title: Option<Saying>,
    /// The exercises.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// Reads a sheet, `{"v":1,"title":{…},"sheet":[…]}`, or a single exercise.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Sheet, Refusal> {
        if json.len() > LONGEST {
            return Err(Refusal::new("", spec::TOO_LONG));
        }
        let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        let field = Field::new(&value, "");
        if !has_sheet(&value) {
            return Ok(Sheet {
                title: None,
                exercises: vec![Exercise::read_field(&field)?],
            });
        }
        field.object(|fields| {
            fields.version()?;
            Ok(Sheet {
                title: fields.optional("title", texts)?,
                exercises: fields.required("sheet", exercises)?,
            })
        })
    }

    /// Returns the title, or what a sheet without one is called.
    pub fn heading(&self, lang: Lang) -> String {
        let title = self.title.as_ref().map(|title| title.text(lang));
        title.unwrap_or_else(|| paper::SHEET_TITLE.say(lang).to_owned())
    }

    /// Writes the sheet as JSON that [`Sheet::read`] reads.
    pub fn write(&self) -> String {
        let exercises: Vec<String> = self.exercises.iter().map(Exercise::write).collect();
        let title = match &self.title {
            Some(title) => format!("\"title\":{},", to_json(&Texts(title))),
            None => String::new(),
        };
        format!(
            "{{\"v\":{VERSION},{title}\"sheet\":[{}]}}",
            exercises.join(",")
        )
    }

    /// Draws every exercise for a student, or for any other text that names a variant.
    ///
    /// # Errors
    /// The exercise for which no position is as wished.
    pub fn instances(&self, salt: &str, student: &str) -> Result<Vec<Instance>, Refusal> {
        self.drawn(|exercise| seed_of(exercise, salt, student))
    }

    /// Draws every exercise for one seed.
    ///
    /// # Errors
    /// The exercise for which no position is as wished.
    pub fn variant(&self, seed: u64) -> Result<Vec<Instance>, Refusal> {
        self.drawn(|_| seed)
    }

    fn drawn(&self, seed: impl Fn(&Exercise) -> u64) -> Result<Vec<Instance>, Refusal> {
        let drawn = |(index, exercise): (usize, &Exercise)| {
            let instance = exercise.instance(seed(exercise));
            instance.map_err(|refusal| match self.exercises.len() {
                1 => refusal,
                _ => within(index, refusal),
            })
        };
        self.exercises.iter().enumerate().map(drawn).collect()
    }
}

/// A refusal of an exercise, located in the sheet.
fn within(index: usize, mut refusal: Refusal) -> Refusal {
    refusal.path = format!("sheet[{index}].{}", refusal.path);
    refusal
}

/// Whether an object is that of a sheet.
pub fn has_sheet(value: &Value) -> bool {
    matches!(&value.content, Content::Object(fields) if fields.iter().any(|(key, _)| key == "sheet"))
}

fn exercises(field: &Field) -> Result<Vec<Exercise>, Refusal> {
    let items = field.items()?;
    if items.len() == 0 || items.len() > MOST {
        let most = MOST;
        return Err(field.unexpected(exercise::Exercises { most }));
    }
    items.map(|item| Exercise::read_field(&item)).collect()
}
