//! The notes of `www/notes`: they contain every heading and example of the lecture notes that they
//! follow, in both languages; every figure is a search that can be run, with its link and its
//! picture; every number about one is that of the command line. `UPDATE_NOTES=1 cargo test --test
//! notes` writes links and pictures.
mod claims;
mod decks;
mod exercise_list;
mod exercises;
mod links;
mod listings;
mod node_types;
mod rates;
mod runs;
mod search;
mod seeds;
mod shown;
mod structure;

use claims::Searches;
use plyscope::spec::Spec;
use roxmltree::{Document, Node, ParsingOptions};
use shown::Shown;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

const PAGES: [&str; 19] = [
    "index",
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
    "own-search",
    "project",
    "compare",
    "history",
    "glossary",
    "misconceptions",
    "activities",
    "lecturers",
];
const LANGS: [&str; 2] = ["en", "zh"];

fn notes() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("www/notes")
}

fn text(lang: &str, page: &str) -> String {
    let path = notes().join(lang).join(format!("{page}.html"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages are XML as well, so that a test can read them as a tree.
fn read(text: &str) -> Document<'_> {
    Document::parse_with_options(
        text,
        ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        },
    )
    .expect("well-formed")
}

/// Iterates over the figures that are searches; the others are pictures and stand in the text.
fn figures<'a>(root: Node<'a, 'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    all(root, "figure").filter(|figure| figure.attribute("class") != Some("picture"))
}

/// Calls a function with every page: its language, its name and its root.
fn each_page(mut look: impl FnMut(&str, &str, Node)) {
    for lang in LANGS {
        for page in PAGES {
            look(lang, page, read(&text(lang, page)).root_element());
        }
    }
}

fn all<'a>(root: Node<'a, 'a>, tag: &'static str) -> impl Iterator<Item = Node<'a, 'a>> {
    root.descendants()
        .filter(move |node| node.has_tag_name(tag))
}

fn only<'a>(root: Node<'a, 'a>, tag: &'static str) -> Node<'a, 'a> {
    let mut found = all(root, tag);
    let node = found.next().unwrap_or_else(|| panic!("there is a {tag}"));
    assert!(found.next().is_none(), "there is one {tag}");
    node
}

fn words(node: Node) -> String {
    node.descendants()
        .filter_map(|node| node.text().filter(|_| node.is_text()))
        .collect()
}

fn attribute<'a>(node: Node<'a, 'a>, name: &str) -> &'a str {
    node.attribute(name)
        .unwrap_or_else(|| panic!("{} has {name}", node.tag_name().name()))
}

/// Returns a figure's name, which is unique among the sections of its page.
fn name<'a>(figure: Node<'a, 'a>) -> &'a str {
    attribute(figure, "id")
        .strip_prefix("figure-")
        .expect("the id of a figure says that it is one")
}

/// Returns a recorded run that figures show.
fn record(name: &str) -> String {
    let path = notes().join("records").join(format!("{name}.jsonl"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Lists the names of the recorded runs.
fn records() -> Vec<String> {
    let names = std::fs::read_dir(notes().join("records")).expect("recorded runs");
    let names = names.map(|file| {
        file.expect("readable")
            .file_name()
            .to_string_lossy()
            .into_owned()
    });
    names
        .filter_map(|name| name.strip_suffix(".jsonl").map(str::to_owned))
        .collect()
}

/// By renaming, since other tests may be reading the file.
fn replace(path: &Path, text: &str) {
    let draft = path.with_extension("draft");
    std::fs::write(&draft, text)
        .and_then(|()| std::fs::rename(&draft, path))
        .expect("a file of the notes can be written");
}

/// The searches that are figures of their own, with their names.
fn searches<'a>(root: Node<'a, 'a>) -> impl Iterator<Item = (&'a str, Spec)> {
    figures(root).filter_map(|figure| match Shown::of(figure) {
        Shown::Search(spec) => Some((name(figure), *spec)),
        Shown::Several(_) | Shown::Run(_) => None,
    })
}

#[test]
fn every_heading_of_the_lecture_notes_has_its_section_in_both_languages() {
    let mut sections = BTreeSet::new();
    each_page(|lang, page, root| {
        for section in all(root, "section") {
            let first = section
                .children()
                .find(Node::is_element)
                .expect("a section has something in it");
            assert!(
                first.has_tag_name("h2") && words(section).len() > 200,
                "{lang}/{page}: a heading, and something under it"
            );
            sections.insert([lang, page, attribute(section, "id")].map(str::to_owned));
        }
    });
    for [notes, heading, page, section] in seeds::HEADINGS {
        for lang in LANGS {
            assert!(
                sections.contains(&[lang, page, section].map(str::to_owned)),
                "{notes}: {heading} is in {lang}/{page}#{section}"
            );
        }
    }
}

#[test]
fn every_example_of_the_lecture_notes_is_a_figure() {
    let mut found = BTreeSet::new();
    each_page(|lang, page, root| {
        found.extend(figures(root).map(|figure| [lang, page, name(figure)].map(str::to_owned)));
    });
    for [notes, example, page, figure] in seeds::EXAMPLES {
        for lang in LANGS {
            assert!(
                found.contains(&[lang, page, figure].map(str::to_owned)),
                "{notes}: {example} is {lang}/{page}#{figure}"
            );
        }
    }
}

#[test]
fn both_languages_have_the_same_figures_and_sections_in_the_same_order() {
    for page in PAGES {
        let [english, chinese] = LANGS.map(|lang| {
            let text = text(lang, page);
            let root = read(&text);
            let ids = root
                .descendants()
                .filter(|node| node.has_tag_name("section") || node.has_tag_name("figure"));
            let specs: Vec<String> = figures(root.root_element())
                .map(|figure| Shown::of(figure).write())
                .collect();
            (
                ids.map(|node| attribute(node, "id").to_owned())
                    .collect::<Vec<_>>(),
                specs,
            )
        });
        assert_eq!(english, chinese, "{page}");
    }
}

#[test]
fn every_figure_has_a_picture_of_its_end_a_caption_and_a_link_to_the_moment_it_shows() {
    let updating = std::env::var_os("UPDATE_NOTES").is_some();
    let mut seen = BTreeSet::new();
    for lang in LANGS {
        for page in PAGES {
            let before = text(lang, page);
            let mut text = before.clone();
            let mut links = Vec::new();
            for figure in figures(read(&text).root_element()) {
                let (id, shown) = (name(figure), Shown::of(figure));
                let image = only(only(figure, "ply-scope"), "img");
                assert!(
                    attribute(image, "alt").len() > 40,
                    "{lang}/{page}#{id}: what a reader sees without the picture"
                );
                let file = format!("{id}.{lang}.svg");
                assert_eq!(attribute(image, "src"), format!("../figures/{file}"));
                let path = notes().join("figures").join(&file);
                let ended = shown.picture(lang);
                if updating {
                    std::fs::write(&path, &ended).expect("a picture can be written");
                }
                let there = std::fs::read_to_string(&path)
                    .unwrap_or_else(|error| panic!("{file}: {error}"));
                let title = ended
                    .split("</title>")
                    .next()
                    .expect("a picture has a title");
                assert!(
                    there.starts_with(title),
                    "{file} shows another step (UPDATE_NOTES=1 draws it anew)"
                );
                seen.insert(file);
                let link = only(figure, "figcaption")
                    .descendants()
                    .find(|node| node.attribute("class") == Some("lab"));
                let link = link
                    .and_then(|link| link.attribute("href"))
                    .expect("a link to the lab")
                    .to_owned();
                links.push((link, format!("../../#{}", shown.link())));
            }
            for (link, expected) in links {
                if updating {
                    text = text.replace(&link, &expected);
                } else {
                    assert_eq!(
                        link, expected,
                        "{lang}/{page} (UPDATE_NOTES=1 writes it anew)"
                    );
                }
            }
            if text != before {
                replace(&notes().join(lang).join(format!("{page}.html")), &text);
            }
        }
    }
    let there = std::fs::read_dir(notes().join("figures"))
        .expect("pictures")
        .flatten();
    let there: BTreeSet<String> = there
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(there, seen, "a picture for each figure, and no other");
}

#[test]
fn every_number_said_of_a_search_is_the_one_that_the_command_line_gives() {
    let mut searches = Searches::default();
    let others: HashMap<String, serde_json::Value> =
        serde_json::from_str(include_str!("../data/notes.json")).expect("JSON");
    for (name, other) in others {
        searches.insert(
            &name,
            Spec::read(&other.to_string()).unwrap_or_else(|refusal| panic!("{name}: {refusal}")),
        );
    }
    each_page(|_, _, root| {
        self::searches(root).for_each(|(name, spec)| searches.insert(name, spec));
    });
    for name in records() {
        searches.insert_run(&name, record(&name));
    }
    let mut claims = 0;
    each_page(|lang, page, root| {
        for data in all(root, "data") {
            let (claim, said) = (attribute(data, "value"), words(data));
            assert_eq!(
                said,
                searches.fact(claim, lang, &said),
                "{lang}/{page}: {claim}"
            );
            claims += 1;
        }
    });
    assert!(claims > 250, "{claims}");
}

#[test]
fn pages_lead_to_each_other_and_nothing_runs_but_the_element() {
    let mut places = BTreeSet::new();
    each_page(|lang, page, root| {
        places.insert(format!("{lang}/{page}.html"));
        // Made by the build, the page that searches, and the list of exercises.
        places.extend(["book", "search", "exercises"].map(|made| format!("{lang}/{made}.html")));
        for id in root.descendants().filter_map(|node| node.attribute("id")) {
            assert!(
                places.insert(format!("{lang}/{page}.html#{id}")),
                "{lang}/{page}: two of {id}"
            );
        }
    });
    each_page(|lang, page, root| {
        assert_eq!(attribute(only(root, "script"), "src"), "../../ply-scope.js");
        assert!(
            all(only(root, "header"), "a")
                .any(|link| link.attribute("href") == Some("search.html")),
            "{lang}/{page}: the search is one press away"
        );
        assert!(root.descendants().all(|node| {
            node.attributes()
                .all(|given| given.name() != "style" && !given.name().starts_with("on"))
        }));
        assert_eq!(
            root.attribute("lang"),
            Some(if lang == "en" { "en" } else { "zh-CN" })
        );
        for link in all(root, "a").filter_map(|link| link.attribute("href")) {
            if link.starts_with("https://") || link.starts_with("../../") {
                continue;
            }
            if link.starts_with("../project/") || link.starts_with("../decks/") {
                let file = notes().join(lang).join(link);
                assert!(file.is_file(), "{lang}/{page}: {link}");
                continue;
            }
            let place = match (link.strip_prefix("../"), link.strip_prefix('#')) {
                (Some(other), _) => other.to_owned(),
                (_, Some(here)) => format!("{lang}/{page}.html#{here}"),
                _ => format!("{lang}/{link}"),
            };
            assert!(places.contains(&place), "{lang}/{page}: {link}");
        }
        let at = PAGES
            .iter()
            .position(|known| *known == page)
            .expect("a known page");
        for (relation, neighbour) in [("prev", at.checked_sub(1)), ("next", Some(at + 1))] {
            let there = neighbour
                .and_then(|neighbour| PAGES.get(neighbour))
                .map(|name| format!("{name}.html"));
            let link = all(root, "a").find(|link| link.attribute("rel") == Some(relation));
            assert_eq!(
                link.and_then(|link| link.attribute("href")),
                there.as_deref(),
                "{lang}/{page}: {relation}"
            );
        }
    });
}
