//! The exercises of each chapter: those of `www/exercises`, as an element and, where it cannot run, as text.
//! `UPDATE_NOTES=1` writes the sections.

use super::{LANGS, notes, replace, text};
use plyscope::exercise::{Exercise, Sheet};
use plyscope::lang::Lang;
use plyscope::paper::Paper;
use std::fmt::Write;

const CHAPTERS: [&str; 10] = [
    "model",
    "win-lose",
    "minimax",
    "evaluation",
    "alpha-beta",
    "ordering",
    "expectimax",
    "playouts",
    "mcts",
    "snake-go",
];
/// Where a section begins, and what stands behind it.
const MARK: &str = "<!-- exercises -->\n";
const NEXT: &str = "<section id=\"references\">";

fn sheet(chapter: &str) -> Sheet {
    let path = notes()
        .join("../exercises")
        .join(chapter)
        .with_extension("json");
    let text = std::fs::read_to_string(&path).expect(chapter);
    Sheet::read(&text).unwrap_or_else(|refusal| panic!("{chapter}: {refusal}"))
}

/// Escapes text, and text of an attribute in single quotes.
fn spelt(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('\'', "&#39;")
}

/// What is said of an exercise where the element cannot run: the task, the rules and each question.
fn said(exercise: &Exercise, lang: Lang) -> Vec<String> {
    let text = exercise
        .text
        .as_ref()
        .expect("every exercise has its words");
    let lead = text.text(lang).to_owned();
    let sheet = Sheet {
        title: None,
        exercises: vec![exercise.clone()],
    };
    let instances = sheet.variant(0).expect("it can be drawn");
    // Decisions one after another are asked on the page only.
    let Ok(paper) = Paper::new(&sheet, &instances, lang) else {
        return vec![lead];
    };
    // Where positions are drawn, names of one variant would say nothing of another.
    let is_given = matches!(exercise.source, plyscope::exercise::Source::Given(_));
    let questions = paper.forms[0].questions.iter().filter(|_| is_given);
    let tasks: Vec<String> = questions.map(|question| question.task.clone()).collect();
    let rules = paper.forms[0].rules.clone();
    let mut said = vec![lead, rules];
    said.extend((!tasks.is_empty()).then(|| tasks.join(" ")));
    said
}

/// The section of a chapter.
fn section(chapter: &str, lang: &str) -> String {
    let (other, name) = if lang == "en" {
        ("zh", "中文")
    } else {
        ("en", "English")
    };
    let (title, lead, link, paper) = if lang == "en" {
        (
            "Exercises",
            "Positions are drawn: after the last answer there is another one. What is wrong is explained, and the first answer counts. ",
            "Open in the lab",
            "For paper, a quiz or a learning platform: ",
        )
    } else {
        (
            "练习",
            "局面随机生成，答完可以换一个。答错的会说明原因，以第一次作答为准。",
            "在实验室中打开",
            "供打印、测验或教学平台使用：",
        )
    };
    let mut out = format!(
        "<section id=\"exercises\">\n<h2>{title} <a class=\"other\" lang=\"{other}\" hreflang=\"{other}\" href=\"../{other}/{chapter}.html#exercises\">{name}</a></h2>\n<p>{lead}{paper}<a href=\"../../exercises/{chapter}.json\">{chapter}.json</a></p>\n<ol class=\"exercises\">\n"
    );
    let language = if lang == "en" { Lang::En } else { Lang::Zh };
    for exercise in sheet(chapter).exercises {
        let paragraphs: String = said(&exercise, language)
            .iter()
            .map(|text| format!("<p>{}</p>", spelt(text)))
            .collect();
        let _ = writeln!(
            out,
            "<li id=\"{}\"><ply-scope exercise='{}'>{paragraphs}<p><a class=\"lab\" href=\"../../#{}\">{link}</a></p></ply-scope></li>",
            exercise.id,
            spelt(&exercise.write()),
            exercise.to_link(),
        );
    }
    out + "</ol>\n</section>\n"
}

#[test]
fn every_chapter_has_the_exercises_of_its_goals_in_both_languages() {
    for lang in LANGS {
        for chapter in CHAPTERS {
            let page = text(lang, chapter);
            let (before, rest) = page.split_once(MARK).expect("there is a place for them");
            let (found, after) = rest.split_once(NEXT).expect("references follow");
            let written = section(chapter, lang);
            if std::env::var_os("UPDATE_NOTES").is_some() {
                let path = notes().join(lang).join(chapter).with_extension("html");
                replace(&path, &format!("{before}{MARK}{written}{NEXT}{after}"));
            } else {
                assert_eq!(found, written, "{lang}/{chapter}");
            }
        }
    }
}
