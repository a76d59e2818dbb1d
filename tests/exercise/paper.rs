//! Exercises off the page: a sheet and its key, in a browser and in LaTeX, and questions for quizzes.
mod exported;
mod qti;
mod quiz;
mod roster;
mod scorm;

use plyscope::exercise::{Instance, Sheet, version};
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Paper, html, tex};
use std::collections::BTreeSet;

/// Exercises of every kind that can be asked on paper.
const SHEET: &str = include_str!("../data/sheet.json");

fn read(json: &str) -> Sheet {
    Sheet::read(json).unwrap_or_else(|refusal| panic!("{refusal}\n{json}"))
}

fn drawn(sheet: &Sheet, seed: u64) -> Vec<Instance> {
    let variant = sheet.variant(seed);
    variant.unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Prints a sheet or its key for a browser.
fn printed(json: &str, seed: u64, is_key: bool, lang: Lang) -> String {
    let sheet = read(json);
    let instances = drawn(&sheet, seed);
    let paper = Paper::new(&sheet, &instances, lang).expect("it can be printed");
    html(&[paper], is_key, lang)
}

/// The pictures of a page, each as a document.
fn pictures(page: &str) -> Vec<roxmltree::Document<'_>> {
    let pictures = page.match_indices("<svg").map(|(from, _)| {
        let length = page[from..].find("</svg>").expect("it ends");
        let text = &page[from..from + length + "</svg>".len()];
        roxmltree::Document::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"))
    });
    pictures.collect()
}

/// The boxes of a picture: white rectangles with square corners and a black edge of 1.25 pixels.
fn boxes(picture: &roxmltree::Document) -> BTreeSet<String> {
    let paths = picture.descendants().filter(|node| {
        node.has_tag_name("path")
            && node.attribute("fill") == Some("#fff")
            && node.attribute("stroke-width") == Some("1.25")
    });
    let outlines = paths.filter_map(|path| path.attribute("d").map(str::to_owned));
    outlines
        .filter(|path| path.contains('h') && !path.contains(['a', 'L', 'C']))
        .collect()
}

#[test]
fn sheet_and_key_have_one_code_and_their_boxes_at_the_same_places() {
    for seed in 0..8 {
        let [sheet, key] = [false, true].map(|is_key| printed(SHEET, seed, is_key, Lang::En));
        let code = version(&drawn(&read(SHEET), seed));
        assert!(sheet.contains(&format!("<code>{code}</code>")), "{code}");
        assert!(key.contains(&format!("<code>{code}</code>")), "{code}");
        let [blank, solved] = [pictures(&sheet), pictures(&key)];
        assert_eq!(blank.len(), solved.len());
        let mut count = 0;
        for (blank, solved) in blank.iter().zip(&solved) {
            assert_eq!(boxes(blank), boxes(solved), "{seed}");
            let area = |picture: &roxmltree::Document| {
                picture
                    .root_element()
                    .attribute("viewBox")
                    .map(str::to_owned)
            };
            assert_eq!(area(blank), area(solved));
            count += boxes(blank).len();
        }
        assert!(count > 20, "{count}");
    }
}

#[test]
fn a_code_names_its_version() {
    let sheet = read(SHEET);
    let codes: BTreeSet<String> = (0..200).map(|seed| version(&drawn(&sheet, seed))).collect();
    assert_eq!(codes.len(), 200);
    for code in &codes {
        let letters = code.replace('-', "");
        assert_eq!((code.len(), letters.len()), (9, 8), "{code}");
        assert!(!letters.contains(['I', 'L', 'O', 'U']), "{code}");
    }
    assert_eq!(version(&drawn(&sheet, 5)), version(&drawn(&sheet, 5)));
}

#[test]
fn a_sheet_shows_no_answer_and_the_key_all_of_them() {
    // Boxes beside the pictures.
    let [sheet, key] = [false, true].map(|is_key| printed(SHEET, 3, is_key, Lang::En));
    assert!(sheet.matches("<span class=\"box\"></span>").count() > 10);
    assert_eq!(
        sheet.matches("<span class=\"box\">").count(),
        sheet.matches("<span class=\"box\"></span>").count()
    );
    assert!(!key.contains("<span class=\"box\"></span>"));
    assert!(!sheet.contains(">×<") && key.contains(">×<"));
    // Boxes in them: with windows and cuts asked for, only leaves have numbers.
    let json = r#"{"generate":{"kind":"tree","children":2,"depth":3,"must":{"cuts":[1,4]}},"algorithm":{"kind":"alpha-beta"},
        "ask":[{"kind":"cut"},{"kind":"window"}]}"#;
    for seed in 0..10 {
        let page = printed(json, seed, false, Lang::En);
        let texts = pictures(&page)[0]
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .map(|node| {
                node.descendants()
                    .filter_map(|part| part.text())
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            })
            .filter(|text| text.parse::<f64>().is_ok() || text.contains(['∞', '≤', '≥', '‖']))
            .count();
        assert_eq!(texts, 8, "{seed}");
        let key = printed(json, seed, true, Lang::En);
        let texts = pictures(&key)[0]
            .descendants()
            .filter_map(|node| node.text())
            .filter(|text| text.contains('∞'))
            .count();
        assert!(texts >= 6, "{seed}: {texts}");
    }
    // The bars of a cut are part of the key.
    let lines = |page: &str| {
        let picture = &pictures(page)[0];
        let paths = picture
            .descendants()
            .filter_map(|node| node.attribute("stroke-width"));
        paths
            .filter(|width| {
                width
                    .parse::<f64>()
                    .is_ok_and(|width| (2.0..=5.0).contains(&width))
            })
            .count()
    };
    let [sheet, key] = [false, true].map(|is_key| printed(json, 1, is_key, Lang::En));
    assert!(lines(&key) > lines(&sheet), "no edge is severed");
    // Leaves whose numbers are to be found are empty.
    let json = r#"{"game":{"kind":"tree","tree":[[71,72],[13,79]]},"algorithm":{"kind":"alpha-beta"},
        "ask":[{"kind":"make","leaves":["r.1.0"],"goal":{"cut":["r.1.1"]}}]}"#;
    let page = printed(json, 0, false, Lang::En);
    let covered = pictures(&page)[0]
        .descendants()
        .filter(|node| node.has_tag_name("path"))
        .count();
    assert!(covered > 0 && boxes(&pictures(&page)[0]).len() == 1);
    assert!(!page.contains(">13<"), "the leaf's own number is told");
}

#[test]
fn everything_is_black_or_white() {
    for (is_key, lang) in [(false, Lang::En), (true, Lang::Zh)] {
        let page = printed(SHEET, 1, is_key, lang);
        for picture in pictures(&page) {
            for node in picture.descendants() {
                for name in ["fill", "stroke"] {
                    let ink = node.attribute(name).unwrap_or("none");
                    let known = ["none", "#000", "#fff", "url(#hatch)", "url(#fine)"];
                    assert!(known.contains(&ink), "{ink}");
                }
                assert_eq!(node.attribute("stroke-opacity"), None);
            }
        }
        assert!(!page.contains("<script") && !page.contains(" style=\""));
    }
}

#[test]
fn a_key_says_how_points_are_given_and_the_usual_slips() {
    let key = printed(SHEET, 1, true, Lang::En);
    for said in [
        "right / (right + missed + too many)",
        "Not visited: ",
        "all alike",
        "Half for the child, half for the ",
        "Usual slip (",
        "(worst − leaves in this order) / (worst − best)",
        "Other numbers are right, too",
    ] {
        assert!(key.contains(said), "{said}");
    }
    let chinese = printed(SHEET, 1, true, Lang::Zh);
    assert!(chinese.contains("常见错误（") && chinese.contains("lang=\"zh-CN\""));
}

#[test]
fn what_an_author_writes_is_text_and_never_markup() {
    let hostile = r#"{"title":{"en":"<script>alert(1)</script> & \\input{x} 50% _ #1"},"sheet":[{"id":"<b>","text":{"en":"<img src=x onerror=alert(1)> \\write18{rm} $x$ {1:NUMERICAL:=1}"},
        "game":{"kind":"tree","tree":{"max":[{"min":[3,5],"name":"<i>B"},{"min":[2,9],"name":"\\C"}],"name":"&A"}},
        "algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"window"}]}]}"#;
    let page = printed(hostile, 0, true, Lang::En);
    for raw in ["<script>alert", "<img", "<i>B", "<b>\""] {
        assert!(!page.contains(raw), "{raw}");
    }
    let sheet = read(hostile);
    let instances = drawn(&sheet, 0);
    let paper = Paper::new(&sheet, &instances, Lang::En).expect("it can be printed");
    let source = tex(&[paper], true, Lang::En);
    for raw in ["\\input{x}", "\\write18{", "50% ", "$x$"] {
        assert!(!source.contains(raw), "{raw}");
    }
    assert!(
        source.contains("\\textbackslash{}write18\\{rm\\}") && source.contains("50\\% \\_ \\#1")
    );
}

#[test]
fn the_source_for_latex_is_balanced_and_asks_for_the_program_that_has_its_letters() {
    for (is_key, lang) in [
        (false, Lang::En),
        (true, Lang::En),
        (false, Lang::Zh),
        (true, Lang::Zh),
    ] {
        let sheet = read(SHEET);
        let instances = drawn(&sheet, 2);
        let paper = Paper::new(&sheet, &instances, lang).expect("it can be printed");
        let source = tex(&[paper], is_key, lang);
        let mut depth = 0_i32;
        let mut letters = source.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => {
                    letters.next();
                }
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            assert!(depth >= 0, "a brace closes that was never opened");
        }
        assert_eq!(depth, 0);
        for name in ["document", "tikzpicture", "center", "tabular", "minipage"] {
            let count = |word: &str| source.matches(&format!("\\{word}{{{name}}}")).count();
            assert!(
                count("begin") > 0 && count("begin") == count("end"),
                "{name}"
            );
        }
        let program = if lang == Lang::En {
            "pdflatex"
        } else {
            "xelatex"
        };
        assert!(source.starts_with(&format!("% !TeX program = {program}\n")));
    }
}

#[test]
fn what_cannot_be_asked_on_paper_is_refused_with_its_place() {
    let refused = |json: &str| {
        let sheet = read(json);
        let instances = drawn(&sheet, 0);
        let refusal = Paper::new(&sheet, &instances, Lang::En).expect_err(json);
        (
            refusal.path.clone(),
            refusal.say(Lang::En),
            refusal.say(Lang::Zh),
        )
    };
    let game = r#""game":{"kind":"tree","tree":[[3,5],[2,9]]},"algorithm":{"kind":"alpha-beta"}"#;
    let (path, english, chinese) = refused(&format!(
        r#"{{"sheet":[{{{game},"ask":[{{"kind":"cut"}}]}},{{{game},"ask":[{{"kind":"cut"}},{{"kind":"next"}}]}}]}}"#
    ));
    assert_eq!(path, "sheet[1].ask[1]");
    assert!(english.contains("asked on paper") && chinese.contains("纸上"));
    let (_, english, _) = refused(
        r#"{"generate":{"kind":"tree","children":7,"depth":2},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#,
    );
    assert!(
        english.contains("at most 40 leaves") && english.contains("49"),
        "{english}"
    );
    // The position of a game is drawn alone where nothing is asked about nodes.
    let board = r#"{"game":{"kind":"tic-tac-toe","position":"x../.o./..."},"algorithm":{"kind":"minimax","depth":2},"ask":[{"kind":"root"}]}"#;
    assert_eq!(pictures(&printed(board, 0, false, Lang::En)).len(), 1);
}

#[test]
fn a_sheet_is_refused_with_the_place_of_what_is_wrong() {
    let refused = |json: &str| {
        let drawn = Sheet::read(json).and_then(|sheet| sheet.variant(0).map(drop));
        let refusal = drawn.expect_err(json);
        assert_ne!(refusal.reason(Lang::En), refusal.reason(Lang::Zh), "{json}");
        refusal.path
    };
    let game = r#""game":{"kind":"tree","tree":[[3,5],[2,9]]},"algorithm":{"kind":"alpha-beta"}"#;
    let one = format!(r#"{{{game},"ask":[{{"kind":"cut"}}]}}"#);
    assert_eq!(refused(r#"{"sheet":[]}"#), "sheet");
    assert_eq!(
        refused(&format!(r#"{{"sheet":[{one}],"extra":1}}"#)),
        "extra"
    );
    assert_eq!(
        refused(&format!(r#"{{"title":{{}},"sheet":[{one}]}}"#)),
        "title.en"
    );
    let other = one.replace("\"cut\"", "\"cuts\"");
    assert_eq!(
        refused(&format!(r#"{{"sheet":[{one},{other}]}}"#)),
        "sheet[1].ask[0].kind"
    );
    let node = one.replace("\"cut\"", "\"window\",\"at\":[\"r.7\"]");
    assert_eq!(
        refused(&format!(r#"{{"sheet":[{one},{node}]}}"#)),
        "sheet[1].ask[0]"
    );
    assert_eq!(read(&one).exercises.len(), 1);
}
