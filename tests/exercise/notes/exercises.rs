//! The exercises of each chapter: those of `www/exercises`, as an element and, where it cannot run, as text.
//! `UPDATE_NOTES=1` writes the sections.

use super::{LANGS, all, notes, only, read, replace, text, words};
use plyscope::exercise::{Exercise, Sheet};
use plyscope::lang::Lang;
use plyscope::paper::{Drawing, Paper, Side, drawing, given};
use std::collections::BTreeSet;
use std::fmt::Write;

pub const CHAPTERS: [&str; 10] = [
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
const NEXT: &str = "<section id=\"written\">";

pub fn sheet(chapter: &str) -> Sheet {
    let path = notes()
        .join("../exercises")
        .join(chapter)
        .with_extension("json");
    let text = std::fs::read_to_string(&path).expect(chapter);
    Sheet::read(&text).unwrap_or_else(|refusal| panic!("{chapter}: {refusal}"))
}

/// Escapes text, and text of an attribute in single quotes.
pub fn spelt(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('\'', "&#39;")
}

/// An exercise where the element cannot run: one variant as on paper.
struct Printed {
    /// The task, the rules and each question.
    said: Vec<String>,
    /// The tables with what is given, as HTML.
    tables: String,
    /// The position in the notation of its game, and its drawing with empty boxes.
    picture: Option<(String, Drawing)>,
}

fn printed(exercise: &Exercise, lang: Lang) -> Printed {
    let text = exercise
        .text
        .as_ref()
        .expect("every exercise has its words");
    let lead = text.text(lang);
    let sheet = Sheet {
        title: None,
        exercises: vec![exercise.clone()],
    };
    let instances = sheet.variant(0).expect("it can be drawn");
    // Decisions one after another are asked on the page only.
    let Ok(paper) = Paper::new(&sheet, &instances, lang) else {
        return Printed {
            said: vec![lead, on_the_page(lang).to_owned()],
            tables: String::new(),
            picture: None,
        };
    };
    let form = &paper.forms[0];
    let tasks: Vec<&str> = form
        .questions
        .iter()
        .map(|question| question.task.as_str())
        .collect();
    let position = || {
        let spec = &form.instance.spec;
        (spec.game.text(), drawing(form, Side::Blank))
    };
    let mut tables = String::new();
    for table in form.questions.iter().filter_map(|each| each.table.as_ref()) {
        given(&mut tables, table).expect("a string takes it");
    }
    Printed {
        tables,
        said: vec![lead, form.rules.clone(), tasks.join(" ")],
        picture: form.has_tree.then(position),
    }
}

fn on_the_page(lang: Lang) -> &'static str {
    if lang == Lang::Zh {
        "每一步的决定都会透露上一步的答案，所以这道题只能在网页上做。"
    } else {
        "Each decision reveals the answer to the one before, so this exercise can only be done on the page."
    }
}

/// The name of the file with the picture of an exercise.
fn file(exercise: &Exercise, lang: Lang) -> String {
    format!("{}.{}.svg", exercise.id, lang.code())
}

/// The section of a chapter.
fn section(chapter: &str, lang: &str) -> String {
    let (other, name) = if lang == "en" {
        ("zh", "中文")
    } else {
        ("en", "English")
    };
    let (title, lead, link, paper, open) = if lang == "en" {
        (
            "Exercises",
            "Where the positions are random, a new one is offered after the last answer. Mistakes are explained, and only the first answer is scored. ",
            "Open in the lab",
            "For paper, a quiz or a learning platform: ",
            "open the sheet in the page",
        )
    } else {
        (
            "练习",
            "局面随机生成的题，答完可以换一题。错误会得到解释，只有第一次作答计分。",
            "在实验室中打开",
            "供打印、测验或教学平台使用：",
            "在页面中打开这份试卷",
        )
    };
    let mut out = format!(
        "<section id=\"exercises\">\n<h2>{title}</h2>\n<a class=\"other\" lang=\"{other}\" hreflang=\"{other}\" href=\"../{other}/{chapter}.html#exercises\">{name}</a>\n<p>{lead}{paper}<a href=\"../../#sheet=exercises/{chapter}.json\">{open}</a> (<a href=\"../../exercises/{chapter}.json\">{chapter}.json</a>)</p>\n<ply-scope-sheet>\n<ol class=\"exercises\">\n"
    );
    let language = if lang == "en" { Lang::En } else { Lang::Zh };
    for exercise in sheet(chapter).exercises {
        let Printed {
            said,
            tables,
            picture,
        } = printed(&exercise, language);
        let picture = picture.map(|(position, Drawing { size, .. })| {
            let (file, position) = (file(&exercise, language), spelt(&position));
            // What takes the page into a book takes these for pixels of which 96 are an inch: no picture is wider than its text.
            let scale = (528.0 / size.width).min(1.0);
            let [width, height] = [size.width, size.height].map(|length| (scale * length).round());
            format!("<img src=\"../exercises/{file}\" width=\"{width}\" height=\"{height}\" alt='{position}' />")
        });
        let paragraphs: String = said
            .iter()
            .map(|text| format!("<p>{}</p>", spelt(text)))
            .chain(picture)
            .chain([tables])
            .collect();
        let _ = writeln!(
            out,
            "<li id=\"{}\"><ply-scope exercise='{}'>{paragraphs}<p><a class=\"lab\" href=\"../../#{}\">{link}</a></p></ply-scope></li>",
            exercise.id,
            spelt(&exercise.write()),
            exercise.to_link(),
        );
    }
    out + "</ol>\n</ply-scope-sheet>\n</section>\n"
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

#[test]
fn the_exercises_on_a_tree_or_a_position_have_its_picture_with_empty_boxes() {
    let mut seen = BTreeSet::new();
    for exercise in CHAPTERS.iter().flat_map(|chapter| sheet(chapter).exercises) {
        for lang in [Lang::En, Lang::Zh] {
            let Some((_, drawn)) = printed(&exercise, lang).picture else {
                continue;
            };
            let (name, drawn) = (file(&exercise, lang), drawn.svg());
            let path = notes().join("exercises").join(&name);
            if std::env::var_os("UPDATE_NOTES").is_some() {
                replace(&path, &drawn);
            }
            let there = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(there == drawn, "{name} (UPDATE_NOTES=1 draws it)");
            seen.insert(name);
        }
    }
    let there = std::fs::read_dir(notes().join("exercises")).expect("pictures");
    let there: BTreeSet<String> = there
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(there, seen, "a picture for each of them, and no other");
}

/// Three a chapter, in words: of the four kinds, each with a solution behind a fold.
#[test]
fn every_chapter_has_three_written_exercises_with_solutions() {
    let mut kinds = BTreeSet::new();
    for lang in LANGS {
        for page in CHAPTERS.into_iter().chain(["own-search", "project"]) {
            let text = text(lang, page);
            let document = read(&text);
            let section = all(document.root_element(), "section")
                .find(|section| section.attribute("id") == Some("written"))
                .unwrap_or_else(|| panic!("{lang}/{page}: written exercises"));
            let tasks: Vec<_> = all(section, "li").collect();
            assert_eq!(tasks.len(), 3, "{lang}/{page}");
            for task in tasks {
                kinds.insert((lang, words(only(task, "b"))));
                let solution = words(only(task, "details"));
                let least = if lang == "en" { 150 } else { 60 };
                assert!(
                    solution.chars().count() > least,
                    "{lang}/{page}: {solution}"
                );
            }
        }
    }
    assert_eq!(kinds.len(), 8, "{kinds:?}");
}

/// The chapter by which everything that an exercise needs has been explained.
fn needed(exercise: &Exercise) -> usize {
    let written: serde_json::Value = serde_json::from_str(&exercise.write()).expect("JSON");
    let algorithm = &written["algorithm"];
    let of = |name: &str| {
        CHAPTERS
            .iter()
            .position(|chapter| *chapter == name)
            .expect(name)
            + 1
    };
    let search = match algorithm["kind"].as_str().expect("a kind") {
        "win-lose" => of("win-lose"),
        "minimax" => of("minimax"),
        "alpha-beta" => of("alpha-beta"),
        "expectimax" => of("expectimax"),
        "mcts" => of("mcts"),
        other => panic!("{other}"),
    };
    let has_playouts = algorithm["evaluation"]["kind"] == "playouts";
    // The orders among which a recording without a name is looked for.
    let is_nameless = written["ask"][0]["kind"] == "which" && search == of("alpha-beta");
    search
        .max(if has_playouts { of("playouts") } else { 0 })
        .max(if is_nameless { of("ordering") } else { 0 })
}

#[test]
fn an_exercise_says_which_later_chapter_it_uses_and_no_other() {
    for (at, chapter) in (1..).zip(CHAPTERS) {
        for exercise in sheet(chapter).exercises {
            let words = exercise
                .text
                .as_ref()
                .expect("every exercise has its words");
            for (lang, mark) in [(Lang::En, "This uses chapter "), (Lang::Zh, "用到第 ")] {
                let said = words.text(lang).strip_prefix(mark).map(|rest| {
                    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
                    digits.parse().expect("a number")
                });
                let needed = needed(&exercise);
                let expected = (needed > at).then_some(needed);
                assert_eq!(said, expected, "{} {lang:?}", exercise.id);
            }
        }
    }
}

/// Reads `1–3, 9` or `1–3、9`.
fn numbers(text: &str) -> BTreeSet<usize> {
    let number = |text: &str| text.trim().parse().expect("a number");
    let parts = text.split([',', '、']);
    parts
        .flat_map(|part| match part.split_once('–') {
            Some((from, to)) => number(from)..=number(to),
            None => number(part)..=number(part),
        })
        .collect()
}

#[test]
fn the_plan_names_the_exercises_of_each_goal() {
    let path = notes().join("../exercises/goals.json");
    let goals: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect("goals")).expect("JSON");
    for lang in LANGS {
        let plan = text(lang, "lecturers");
        let document = read(&plan);
        let mut named = Vec::new();
        for cell in all(document.root_element(), "td") {
            let link = cell
                .first_element_child()
                .and_then(|link| link.attribute("href"));
            let Some(chapter) = link.and_then(|href| href.strip_suffix(".html#exercises")) else {
                continue;
            };
            let said = words(cell);
            let (_, list) = said
                .split_once([':', '：'])
                .expect("a chapter and its exercises");
            named.push((chapter.to_owned(), numbers(list)));
        }
        for (chapter, numbers) in &named {
            let of_chapter = goals[chapter].as_array().expect("goals");
            let is_goal = of_chapter.iter().any(|goal| {
                let ids = goal.as_array().expect("exercises").iter();
                let end = |id: &serde_json::Value| {
                    id.as_str()
                        .and_then(|id| id.rsplit('-').next()?.parse().ok())
                };
                ids.filter_map(end).collect::<BTreeSet<usize>>() == *numbers
            });
            assert!(is_goal, "{lang}: {chapter} {numbers:?}");
        }
        assert!(named.len() > 20, "{lang}: {}", named.len());
    }
}
