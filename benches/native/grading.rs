//! Files of answers marked again, as `plyscope grade` does: each student's variant is drawn, the answer read and graded.

use crate::measurement::Measurement;
use crate::stopwatch::alone;
use plyscope::exercise::{
    Answer, Exercise, Fields, Instance, Try, code, grade, model, seed_of, total,
};

const ROUNDS: usize = 5;
const STUDENTS: u32 = 1_000;
/// Two questions about a drawn search with cuts, one of them above the leaves.
const EXERCISE: &str = r#"{"id":"bench","generate":{"kind":"tree","children":[2,3],"depth":3,"values":[0,20],
    "must":{"cuts":[3,5],"above_leaves":1,"rules_agree":true}},"algorithm":{"kind":"alpha-beta"},
    "ask":[{"kind":"cut"},{"kind":"window"}]}"#;

pub fn measure() -> Vec<Measurement> {
    let exercise = Exercise::read(EXERCISE).expect("the exercise is good");
    let files: Vec<String> = (0..STUDENTS)
        .map(|student| answered(&exercise, student))
        .collect();
    let seconds = alone(ROUNDS, || {
        let graded = files.iter().map(|file| {
            let answer = Answer::read(file).expect("the file is good");
            let instance = drawn(&exercise, &answer.student);
            total(&grade(&instance, &answer.tries[0].answers)).0
        });
        graded.sum::<f64>()
    });
    let name = "1,000 answers graded, each on its own variant";
    vec![Measurement::new(name, seconds, "s").value_at_most(1.0)]
}

fn drawn(exercise: &Exercise, student: &str) -> Instance {
    let seed = seed_of(exercise, "bench", student);
    exercise.instance(seed).expect("it can be drawn")
}

/// The file of a student of whom every second has marked one leaf too many, which sets off the search for a slip.
fn answered(exercise: &Exercise, student: u32) -> String {
    let name = student.to_string();
    let instance = drawn(exercise, &name);
    let mut answers: Vec<Fields> = model(&instance);
    if student.is_multiple_of(2) {
        answers[0].insert("r.0.0.0".to_owned(), "cut".to_owned());
    }
    let at = "2026-11-22T14:00:00Z".to_owned();
    let answer = Answer {
        exercise: code(exercise),
        seed: instance.seed,
        student: name,
        tries: vec![Try { at, answers }],
        seen_solution: false,
    };
    answer.write()
}
