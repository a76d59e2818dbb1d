//! `plyscope export`, read by readers written from the texts of the formats: Moodle XML with cloze blanks, and GIFT.

use super::{drawn, read};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use plyscope::exercise::{Ask, Fields, Instance, Question, is_right, model, number};
use plyscope::lang::Lang;
use plyscope::paper::{Medium, Paper, gift, moodle, unfit};
use std::collections::BTreeSet;

const CUTS: &str = r#"{"id":"c","generate":{"kind":"tree","must":{"cuts":[1,5]}},"algorithm":{"kind":"alpha-beta"},
    "ask":[{"kind":"cut","points":2},{"kind":"window","at":["r.0","r.0.1"],"points":3}]}"#;
const MEANS: &str = r#"{"id":"e/1","generate":{"kind":"tree","values":[0,9],"chance":"uneven"},"algorithm":{"kind":"expectimax"},
    "ask":[{"kind":"values"},{"kind":"root"}]}"#;
const UCB: &str = r#"{"id":"u","generate":{"kind":"tree","depth":3,"must":{"unique_best":true}},"algorithm":{"kind":"mcts","iterations":9},
    "ask":[{"kind":"choose","numbers":true,"points":2}]}"#;
const BACKUP: &str = r#"{"id":"b","generate":{"kind":"tree","depth":3,"values":[0,2]},"algorithm":{"kind":"mcts","iterations":8},"ask":[{"kind":"backup"}]}"#;
const MISTAKE: &str = r#"{"id":"m","generate":{"kind":"tree","ties":false},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"mistake","about":"window"}]}"#;
const ALL: [&str; 5] = [CUTS, MEANS, UCB, BACKUP, MISTAKE];

/// A blank as a reader of the format finds it: weight, type, and answers with their percentages.
#[derive(Debug)]
struct Blank {
    weight: f64,
    kind: String,
    answers: Vec<(f64, String)>,
}

/// Reads the blanks of a cloze text, `{weight:TYPE:answer~answer}`. An answer begins with `=` or `%percent%` if it is not
/// wrong; a backslash takes its meaning from the next character.
fn blanks(text: &str) -> Vec<Blank> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        rest = &rest[at + 1..];
        let (weight, after) = rest.split_once(':').expect("a weight");
        let (kind, after) = after.split_once(':').expect("a type");
        let (mut answers, mut answer, mut letters) =
            (Vec::new(), String::new(), after.char_indices());
        let end = loop {
            let (at, letter) = letters.next().expect("a blank ends");
            match letter {
                '\\' => answer.extend(letters.next().map(|(_, letter)| letter)),
                '~' => answers.push(std::mem::take(&mut answer)),
                '}' => break at,
                _ => answer.push(letter),
            }
        };
        answers.push(answer);
        let percent = |answer: String| {
            if let Some(right) = answer.strip_prefix('=') {
                return (100.0, right.to_owned());
            }
            match answer
                .strip_prefix('%')
                .and_then(|rest| rest.split_once('%'))
            {
                Some((percent, said)) => (percent.parse().expect("a percentage"), said.to_owned()),
                None => (0.0, answer),
            }
        };
        found.push(Blank {
            weight: weight.parse().expect("a weight is a number"),
            kind: kind.to_owned(),
            answers: answers.into_iter().map(percent).collect(),
        });
        rest = &after[end + 1..];
    }
    found
}

/// The questions of variants in Moodle's format: the instance, the text, and the picture.
fn questions(
    json: &str,
    seeds: std::ops::Range<u64>,
) -> Vec<(Vec<Fields>, String, Option<String>)> {
    let sheet = read(json);
    let all: Vec<(u64, Vec<Instance>)> = seeds.map(|seed| (seed, drawn(&sheet, seed))).collect();
    let papers: Vec<(u64, Paper)> = all
        .iter()
        .map(|(seed, instances)| {
            let paper = Paper::new(&sheet, instances, Lang::En).expect("it can be printed");
            let mut all = instances.iter();
            let refusal = all.find_map(|one| unfit(one, Medium::Quiz, Lang::En));
            assert_eq!(refusal, None, "a quiz can mark it");
            (*seed, paper)
        })
        .collect();
    let xml = moodle(&papers);
    let document = roxmltree::Document::parse(&xml).unwrap_or_else(|error| panic!("{error}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "quiz");
    let child = |node: roxmltree::Node, name: &str| {
        let found = node.children().find(|child| child.has_tag_name(name));
        found.and_then(|child| {
            let text = child.children().find(|child| child.has_tag_name("text"));
            text.unwrap_or(child).text().map(str::to_owned)
        })
    };
    let elements: Vec<roxmltree::Node> = root
        .children()
        .filter(roxmltree::Node::is_element)
        .collect();
    assert_eq!(elements[0].attribute("type"), Some("category"));
    let category = child(elements[0], "category").expect("a category");
    assert!(
        category.starts_with("$course$/") && category.matches('/').count() == 2,
        "{category}"
    );
    assert_eq!(elements.len(), 1 + all.len());
    let mut names = BTreeSet::new();
    let question = |(node, (_, instances)): (&roxmltree::Node, &(u64, Vec<Instance>))| {
        assert_eq!(node.attribute("type"), Some("cloze"));
        names.insert(child(*node, "name").expect("a name"));
        let text = child(*node, "questiontext").expect("a text");
        let file = node.descendants().find(|node| node.has_tag_name("file"));
        assert_eq!(file.is_some(), text.contains("@@PLUGINFILE@@/tree.svg"));
        let picture = file.and_then(|file| file.text()).map(|data| {
            let bytes = STANDARD.decode(data).expect("base64");
            String::from_utf8(bytes).expect("a picture is text")
        });
        assert!(child(*node, "generalfeedback").is_some_and(|said| !said.is_empty()));
        (model(&instances[0]), text, picture)
    };
    let read: Vec<(Vec<Fields>, String, Option<String>)> =
        elements[1..].iter().zip(&all).map(question).collect();
    assert_eq!(names.len(), all.len(), "each variant has a name of its own");
    read
}

/// Whether what a blank takes for right is what belongs into some field.
fn is_of(blank: &Blank, model: &Fields) -> bool {
    let right = |answer: &&(f64, String)| answer.0 == 100.0;
    let answer = &blank.answers.iter().find(right).expect("one is right").1;
    model.values().any(|text| match blank.kind.as_str() {
        "NUMERICAL" => {
            let (value, close) = answer.split_once(':').expect("how far it may be off");
            let known = number(text).filter(|known| known.is_finite());
            let close: f64 = close.parse().expect("a number");
            known.is_some_and(|known| {
                is_right(value, known) && (close == 0.0) == (known.fract() == 0.0)
            })
        }
        _ => number(answer).is_some_and(|value| number(text) == Some(value)),
    })
}

#[test]
fn every_field_is_a_blank_with_the_right_answer_and_its_share_of_the_points() {
    for (json, shares) in [(MEANS, None), (BACKUP, None), (UCB, Some(0.5))] {
        for (model, text, picture) in questions(json, 0..12) {
            let blanks = blanks(&text);
            let fields: usize = model.iter().map(Fields::len).sum();
            assert_eq!(blanks.len(), fields, "{text}");
            let all: Fields = model
                .iter()
                .flatten()
                .map(|(at, said)| (at.clone(), said.clone()))
                .collect();
            let numeric = blanks.iter().filter(|blank| blank.kind == "NUMERICAL");
            assert!(numeric.clone().count() > 2);
            for blank in numeric {
                assert!(is_of(blank, &all), "{blank:?} {all:?}");
            }
            for choice in blanks.iter().filter(|blank| blank.kind == "MULTICHOICE") {
                // Several moves may be equally good.
                let right = choice
                    .answers
                    .iter()
                    .filter(|(percent, _)| *percent == 100.0);
                assert!(right.count() >= 1, "{choice:?}");
                assert!(choice.answers.len() > 1);
            }
            let whole: f64 = blanks.iter().map(|blank| blank.weight).sum();
            if let Some(share) = shares {
                let choice = blanks
                    .iter()
                    .find(|blank| blank.kind == "MULTICHOICE")
                    .expect("a child");
                assert!((choice.weight / whole - share).abs() < 1e-9, "{text}");
            }
            if let Some(picture) = picture {
                roxmltree::Document::parse(&picture).expect("a picture is XML");
            }
        }
    }
}

#[test]
fn leaves_are_ticked_and_ticking_all_of_them_earns_nothing() {
    for (model, text, picture) in questions(CUTS, 0..12) {
        assert!(picture.is_some());
        let blanks = blanks(&text);
        let (cut, windows) = blanks.split_first().expect("two questions");
        assert_eq!(cut.kind, "MULTIRESPONSE");
        let right: Vec<f64> = cut
            .answers
            .iter()
            .map(|(percent, _)| *percent)
            .filter(|percent| *percent > 0.0)
            .collect();
        assert_eq!(right.len(), model[0].len().max(1));
        assert!(
            (right.iter().sum::<f64>() - 100.0).abs() < 0.01,
            "{right:?}"
        );
        let all: f64 = cut.answers.iter().map(|(percent, _)| percent).sum();
        assert!(all <= 0.01 || right.len() > cut.answers.len() / 2, "{all}");
        // Two points for the leaves, three for four ends of windows.
        assert_eq!(windows.len(), 4);
        let weight: f64 = windows.iter().map(|blank| blank.weight).sum();
        assert!((cut.weight / weight - 2.0 / 3.0).abs() < 1e-9);
        assert!(
            windows.iter().all(|blank| is_of(blank, &model[1])),
            "{windows:?} {model:?}"
        );
        let open = windows
            .iter()
            .find(|blank| blank.kind == "SHORTANSWER")
            .expect("an end is infinite");
        assert!(
            open.answers
                .iter()
                .all(|(percent, said)| *percent == 100.0 && number(said).is_some())
        );
    }
}

#[test]
fn what_an_author_writes_is_no_blank_and_no_markup() {
    let json = r#"{"id":"<x> & ]]>","text":{"en":"{1:NUMERICAL:=5} <script>alert(1)</script>"},"game":{"kind":"tree","tree":{"max":[{"min":[3,4],"name":"a}~=#B"},{"min":[1,2],"name":"C\"/"}]}},
        "algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#;
    for (model, text, _) in questions(json, 0..2) {
        let blanks = blanks(&text);
        assert_eq!(blanks.len(), model[0].len());
        assert!(!text.contains("<script"));
        // Moodle decodes entities in a blank.
        let names: Vec<String> = blanks[1]
            .answers
            .iter()
            .map(|(_, said)| said.replace("&#126;", "~"))
            .collect();
        assert_eq!(names, ["a}~=#B", "C\"/"]);
    }
}

/// A question of GIFT: its title, its text, and what is between the braces.
fn gift_questions(text: &str) -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    for block in text
        .split("\n\n")
        .map(str::trim)
        .filter(|block| !block.is_empty())
    {
        if block.starts_with("$CATEGORY: ") {
            assert_eq!(block.lines().count(), 1);
            continue;
        }
        // The parts between characters that are not escaped.
        let (mut parts, mut part, mut letters) = (vec![], String::new(), block.chars().peekable());
        while let Some(letter) = letters.next() {
            let is_sign = match letter {
                '\\' => {
                    part.push(letter);
                    part.extend(letters.next());
                    continue;
                }
                ':' => parts.len() < 2 && letters.next_if_eq(&':').is_some(),
                '{' | '}' => true,
                _ => false,
            };
            if is_sign {
                parts.push(std::mem::take(&mut part));
            } else {
                part.push(letter);
            }
        }
        assert!(part.trim().is_empty(), "{part}");
        let [before, title, text, answers] =
            <[String; 4]>::try_from(parts).unwrap_or_else(|parts| panic!("{parts:?}"));
        assert!(before.is_empty());
        found.push((
            title,
            text.strip_prefix("[html]")
                .expect("it is markup")
                .to_owned(),
            answers,
        ));
    }
    found
}

#[test]
fn gift_has_a_question_for_each_blank() {
    for json in ALL {
        let sheet = read(json);
        let all: Vec<Vec<Instance>> = (0..4).map(|seed| drawn(&sheet, seed)).collect();
        let papers: Vec<(u64, Paper)> = (0..)
            .zip(&all)
            .map(|(seed, instances)| {
                let paper = Paper::new(&sheet, instances, Lang::En).expect("it can be printed");
                (seed, paper)
            })
            .collect();
        let questions = gift_questions(&gift(&papers));
        let fields = |instances: &Vec<Instance>| -> usize {
            let asked = &instances[0].exercise.ask;
            let count = |(ask, model): (&Question, Fields)| match ask.ask {
                Ask::Cut { .. } => 1,
                _ => model.len(),
            };
            asked.iter().zip(model(&instances[0])).map(count).sum()
        };
        assert_eq!(
            questions.len(),
            all.iter().map(fields).sum::<usize>(),
            "{json}"
        );
        let titles: BTreeSet<&String> = questions.iter().map(|(title, ..)| title).collect();
        assert_eq!(
            titles.len(),
            questions.len(),
            "each question has a title of its own"
        );
        for (title, text, answers) in &questions {
            assert!(text.contains("<p>") && !text.contains("\n\n"), "{title}");
            let answers = answers.trim();
            let is_good = match answers.strip_prefix('#') {
                Some(number) => number.split(':').all(|part| part.parse::<f64>().is_ok()),
                None => answers.contains('=') || answers.contains("~%"),
            };
            assert!(is_good, "{title}: {answers}");
        }
    }
}

#[test]
fn what_a_quiz_cannot_mark_is_refused_with_its_place() {
    let game = r#""game":{"kind":"tree","tree":[[3,5],[2,9]]},"algorithm":{"kind":"alpha-beta"}"#;
    for ask in [
        r#"{"kind":"order"}"#,
        r#"{"kind":"make","leaves":["r.1.0"],"goal":{"cut":["r.1.1"]}}"#,
    ] {
        let sheet = read(&format!(r#"{{{game},"ask":[{{"kind":"cut"}},{ask}]}}"#));
        let instances = drawn(&sheet, 0);
        assert_eq!(unfit(&instances[0], Medium::Sheet, Lang::En), None);
        let refusal = unfit(&instances[0], Medium::Quiz, Lang::En).expect(ask);
        assert_eq!(refusal.path, "ask[1]");
        assert_ne!(refusal.reason(Lang::En), refusal.reason(Lang::Zh));
    }
}
