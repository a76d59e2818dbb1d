//! Both languages are the same notes: sections, figures, equations, data, listings, questions and lists in the same order; and
//! numbers, contents and references agree with what they number and name.

use super::{LANGS, PAGES, all, attribute, each_page, figures, notes, only, read, text, words};
use roxmltree::Node;
use std::collections::BTreeSet;
use std::fs;

/// The chapters are the pages between the title and the appendix.
const CHAPTERS: std::ops::RangeInclusive<usize> = 1..=12;
/// What is compared, in the order of the page. Inline mathematics may be placed by the grammar of a language.
const BLOCKS: [&str; 16] = [
    "section",
    "h1",
    "h2",
    "h3",
    "p",
    "pre",
    "ul",
    "ol",
    "li",
    "dl",
    "table",
    "tr",
    "aside",
    "figure",
    "details",
    "ply-scope",
];

/// A page as a list of its blocks, with what identifies them in every language.
fn blocks(root: Node) -> Vec<String> {
    only(root, "main")
        .descendants()
        .filter(|node| BLOCKS.contains(&node.tag_name().name()))
        .map(|node| {
            let known = ["id", "class", "config", "transcript"];
            let known = known.iter().filter_map(|name| node.attribute(*name));
            let known: Vec<&str> = known.collect();
            format!("{} {}", node.tag_name().name(), known.join(" "))
        })
        .collect()
}

/// The claims of each section, whose order within a sentence is up to the language.
fn claims(root: Node) -> Vec<Vec<String>> {
    let of = |section: Node| {
        let mut claims: Vec<String> = section
            .descendants()
            .filter(|node| node.has_tag_name("data"))
            .map(|data| attribute(data, "value").to_owned())
            .collect();
        claims.sort();
        claims
    };
    root.descendants()
        .filter(|node| node.has_tag_name("section"))
        .map(of)
        .collect()
}

/// Display mathematics without its words.
fn equations(root: Node) -> Vec<Vec<&'static str>> {
    let of = |equation: Node| -> Vec<&'static str> {
        equation
            .descendants()
            .filter_map(|node| {
                ["mi", "mo", "mn", "mfrac", "msqrt", "munder", "mtr"]
                    .into_iter()
                    .find(|tag| node.has_tag_name(*tag))
            })
            .collect()
    };
    root.descendants()
        .filter(|node| node.attribute("class") == Some("equation"))
        .map(of)
        .collect()
}

#[test]
fn both_languages_have_the_same_blocks_claims_and_equations() {
    for page in PAGES {
        let texts = LANGS.map(|lang| text(lang, page));
        let [english, chinese] = [0, 1].map(|at| read(&texts[at]));
        let roots = [&english, &chinese].map(|page| page.root_element());
        // The glossary is in the alphabetical order of the English terms in both.
        assert_eq!(blocks(roots[0]), blocks(roots[1]), "{page}");
        assert_eq!(claims(roots[0]), claims(roots[1]), "{page}");
        assert_eq!(equations(roots[0]), equations(roots[1]), "{page}");
    }
}

#[test]
fn figures_and_equations_are_numbered_in_order() {
    each_page(|lang, page, root| {
        let chapter = label(page);
        for (at, figure) in all(root, "figure").enumerate() {
            let word = if lang == "en" { "Figure" } else { "图" };
            let number = words(only(only(figure, "figcaption"), "b"));
            assert_eq!(
                number,
                format!("{word} {chapter}.{}", at + 1),
                "{lang}/{page}"
            );
        }
        for figure in figures(root) {
            let number = words(only(only(figure, "figcaption"), "b"));
            assert!(
                attribute(only(figure, "img"), "alt").starts_with(&number),
                "{lang}/{page}: the text in place of {number} says which it is"
            );
        }
        let numbers = root
            .descendants()
            .filter(|node| node.attribute("class") == Some("number"));
        for (at, number) in numbers.enumerate() {
            assert_eq!(
                words(number),
                format!("({chapter}.{})", at + 1),
                "{lang}/{page}"
            );
        }
        for equation in all(root, "math").filter(|math| math.attribute("display").is_some()) {
            let around = equation
                .parent()
                .and_then(|around| around.attribute("class"));
            assert_eq!(
                around,
                Some("equation"),
                "{lang}/{page}: every equation has a number"
            );
        }
    });
}

/// The number of a page; the title is 0.
fn chapter(page: &str) -> usize {
    PAGES
        .iter()
        .position(|known| *known == page)
        .expect("a known page")
}

/// What stands before the number of a figure: the number of a chapter, the letter of an appendix.
fn label(page: &str) -> String {
    let number = chapter(page);
    match number.checked_sub(CHAPTERS.end() + 1) {
        Some(appendix) => char::from(b'A' + appendix as u8).to_string(),
        None => number.to_string(),
    }
}

#[test]
fn contents_name_the_sections_and_chapters_have_goals_summary_and_references() {
    each_page(|lang, page, root| {
        let contents = root
            .descendants()
            .find(|node| node.attribute("class") == Some("toc"))
            .expect("contents");
        let named: Vec<String> = all(contents, "a")
            .map(|link| format!("{} {}", attribute(link, "href"), words(link)))
            .collect();
        let sections: Vec<String> = all(root, "section")
            .map(|section| {
                let heading = only(section, "h2");
                let title: String = heading
                    .children()
                    .filter(|part| !part.has_tag_name("a"))
                    .map(words)
                    .collect();
                format!("#{} {}", attribute(section, "id"), title.trim_end())
            })
            .collect();
        assert_eq!(named, sections, "{lang}/{page}");
        if CHAPTERS.contains(&chapter(page)) {
            assert!(
                root.descendants()
                    .any(|node| node.attribute("class") == Some("goals")),
                "{lang}/{page}: goals"
            );
            let sections: Vec<&str> = all(root, "section")
                .map(|section| attribute(section, "id"))
                .collect();
            assert!(
                sections.contains(&"summary") && sections.ends_with(&["references"]),
                "{lang}/{page}: {sections:?}"
            );
        }
    });
}

#[test]
fn every_reference_is_cited_on_its_page() {
    each_page(|lang, page, root| {
        let cited: Vec<&str> = all(root, "a")
            .filter_map(|link| link.attribute("href"))
            .collect();
        let ids = root.descendants().filter_map(|node| node.attribute("id"));
        for id in ids.filter(|id| id.starts_with("ref-")) {
            assert!(
                cited.contains(&format!("#{id}").as_str()),
                "{lang}/{page}: {id}"
            );
        }
    });
}

/// A drawing in the text loses its shape in an EPUB, and stops Typst.
#[test]
fn every_picture_is_a_file() {
    let mut marks = BTreeSet::new();
    each_page(|lang, page, root| {
        assert_eq!(all(root, "svg").count(), 0, "{lang}/{page}");
        for picture in all(root, "img") {
            let file = attribute(picture, "src");
            assert!(
                notes().join(lang).join(file).is_file(),
                "{lang}/{page}: {file}"
            );
            marks.extend(file.strip_prefix("../marks/").map(str::to_owned));
        }
    });
    let files = fs::read_dir(notes().join("marks")).expect("the notes have marks");
    let files: BTreeSet<String> = files
        .map(|file| {
            let name = file.expect("readable").file_name();
            name.into_string().expect("a plain name")
        })
        .collect();
    assert_eq!(marks, files, "each mark is used");
}

#[test]
fn the_glossary_lists_every_figure_under_its_number() {
    for lang in LANGS {
        let mut expected = Vec::new();
        for page in &PAGES[CHAPTERS] {
            let page_text = text(lang, page);
            let document = read(&page_text);
            for figure in all(document.root_element(), "figure") {
                let number = words(only(only(figure, "figcaption"), "b"));
                expected.push((format!("{page}.html#{}", attribute(figure, "id")), number));
            }
        }
        let glossary = text(lang, "glossary");
        let document = read(&glossary);
        let is_figure = |href: &str| ["#figure-", "#picture-"].iter().any(|id| href.contains(id));
        let listed: Vec<(String, String)> = all(document.root_element(), "li")
            .filter_map(|item| item.children().find(|child| child.has_tag_name("a")))
            .map(|link| (attribute(link, "href").to_owned(), words(link)))
            .filter(|(href, _)| is_figure(href))
            .collect();
        assert_eq!(listed, expected, "{lang}");
    }
}

#[test]
fn every_figure_asks_two_or_three_questions_and_folds_the_answers() {
    each_page(|lang, page, root| {
        for figure in figures(root) {
            let next = figure
                .next_siblings()
                .skip(1)
                .find(Node::is_element)
                .expect("something follows a figure");
            assert_eq!(
                next.attribute("class"),
                Some("questions"),
                "{lang}/{page}: {:?}",
                figure.attribute("id")
            );
            let questions: Vec<Node> = all(next, "details").collect();
            assert!(
                (2..=3).contains(&questions.len()),
                "{lang}/{page}: {:?}",
                figure.attribute("id")
            );
            for question in questions {
                assert!(question.attribute("open").is_none());
                assert!(
                    words(only(question, "summary"))
                        .trim_end()
                        .ends_with(['?', '？', '。', '.'])
                );
                assert!(!words(only(question, "p")).is_empty());
            }
        }
    });
}
