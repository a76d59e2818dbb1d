//! `plyscope exercise`: reads an exercise and prints a student's variant of it.

use crate::Failure;
use crate::input;
use crate::json::{self, list, object};
use plyscope::exercise::{
    Ask, Exercise, Fields, Instance, Misconception, blanks, code, model, seed_of, shown,
};
use plyscope::lang::{Lang, Say};
use plyscope::lesson::decision::{Rule, decisions};
use plyscope::spec::node_path;
use std::io::{Read, Write};

/// Whose variant is printed.
pub enum Whose {
    /// The one of a seed.
    Seed(u64),
    /// The one of a student.
    Student(String),
}

/// The options of the command.
pub struct Print {
    /// Whose variant.
    pub whose: Whose,
    /// The salt that gives another term other variants.
    pub salt: String,
    /// Print the right answer, too.
    pub key: bool,
    /// The language of refusals.
    pub lang: Lang,
}

impl Default for Print {
    fn default() -> Print {
        Print {
            whose: Whose::Seed(0),
            salt: String::new(),
            key: false,
            lang: Lang::En,
        }
    }
}

/// Reads an exercise.
pub fn read(json: &str, lang: Lang) -> Result<Exercise, Failure> {
    Exercise::read(json).map_err(|refusal| Failure::Refused(refusal.say(lang)))
}

impl Print {
    /// Prints the variant of the exercise in `input`.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let exercise = read(&input::text(input, self.lang)?, self.lang)?;
        let seed = match &self.whose {
            Whose::Seed(seed) => *seed,
            Whose::Student(student) => seed_of(&exercise, &self.salt, student),
        };
        let instance = exercise
            .instance(seed)
            .map_err(|refusal| Failure::Refused(refusal.say(self.lang)))?;
        Ok(writeln!(out, "{}", self.variant(&instance))?)
    }

    fn variant(&self, instance: &Instance) -> String {
        let questions = instance.exercise.ask.iter().map(|question| {
            let names = blanks(instance, &question.ask);
            let mut rows = vec![("fields", list(names.iter().map(|name| json::text(name))))];
            if question.ask == Ask::Next {
                rows.push(("decisions", asked(instance, &names)));
            }
            if let Some((fields, reasons)) = shown(instance, &question.ask) {
                let word = |slip: &Misconception| json::text(slip.word);
                rows.push(("shown", written(&fields)));
                rows.push(("reasons", list(reasons.into_iter().map(word))));
            }
            object(rows)
        });
        let mut rows = vec![
            ("exercise", json::text(&code(&instance.exercise))),
            ("seed", instance.seed.to_string()),
            ("spec", instance.spec.write()),
            ("ask", list(questions)),
        ];
        if self.key {
            rows.push(("model", list(model(instance).iter().map(written))));
        }
        object(rows)
    }
}

/// Where each decision is made and by which rule; fields are called by the steps.
fn asked(instance: &Instance, names: &[String]) -> String {
    let trace = &instance.trace;
    let decisions = decisions(trace).map(|decision| (decision.question.to_string(), decision));
    let asked = decisions.filter(|(step, _)| names.contains(step));
    list(asked.map(|(step, decision)| {
        let rule = match decision.rule {
            Rule::Cut => "cut",
            Rule::Value => "value",
            Rule::Mean => "mean",
            Rule::Selection => "selection",
            Rule::Backup => "backup",
            Rule::Move => "move",
        };
        let node = node_path(&trace.path(decision.node));
        object([
            ("step", step),
            ("node", json::text(&node)),
            ("rule", json::text(rule)),
        ])
    }))
}

/// Fields as JSON.
fn written(fields: &Fields) -> String {
    let rows = fields
        .iter()
        .map(|(at, said)| (at.as_str(), json::text(said)));
    object(rows)
}
