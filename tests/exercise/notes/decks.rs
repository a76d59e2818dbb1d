//! The decks of the lectures: both languages have the same slides, and their figures are those of the notes.

use super::{LANGS, all, attribute, only, read, text};
use roxmltree::Node;
use serde_json::Value;

const LECTURES: usize = 6;

fn deck(lang: &str, lecture: usize) -> String {
    let path = super::notes().join(format!("decks/{lang}/lecture-{lecture}.html"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns what a figure shows, wherever it begins.
fn shown(figure: Node) -> Value {
    for name in ["config", "compare"] {
        if let Some(text) = figure.attribute(name) {
            let mut value: Value = serde_json::from_str(text).expect("JSON");
            let fields = value.as_object_mut().expect("a search");
            for start in ["step", "at"] {
                fields.remove(start);
            }
            return value;
        }
    }
    let record = attribute(figure, "transcript");
    Value::from(record.rsplit('/').next())
}

#[test]
fn every_figure_on_a_slide_is_one_of_the_notes() {
    let mut figures = 0;
    for (lang, lecture) in LANGS
        .iter()
        .flat_map(|lang| (1..=LECTURES).map(move |n| (lang, n)))
    {
        let deck = deck(lang, lecture);
        let document = read(&deck);
        for slide in all(document.root_element(), "section") {
            let Some(place) = slide.attribute("data-figure") else {
                assert_eq!(all(slide, "ply-scope").count(), 0, "{lang} {lecture}");
                continue;
            };
            let (page, id) = place.split_once('#').expect("a chapter and a figure");
            let chapter = text(lang, page);
            let chapter = read(&chapter);
            let figure = all(chapter.root_element(), "figure")
                .find(|figure| figure.attribute("id") == Some(id))
                .unwrap_or_else(|| panic!("{lang} {lecture}: {place}"));
            let of_notes = shown(only(figure, "ply-scope"));
            assert_eq!(
                shown(only(slide, "ply-scope")),
                of_notes,
                "{lang} {lecture}: {place}"
            );
            figures += 1;
        }
    }
    assert!(figures >= 2 * 3 * LECTURES, "{figures}");
}

#[test]
fn both_languages_have_the_same_slides() {
    let slides = |lang: &str, lecture: usize| -> Vec<String> {
        let deck = deck(lang, lecture);
        let document = read(&deck);
        let parts = document.root_element().descendants();
        let part = |node: Node| {
            let figure = node.attribute("data-figure").unwrap_or_default();
            let stops = node.attribute("stops").unwrap_or_default();
            format!("{} {figure} {stops}", node.tag_name().name())
        };
        parts.filter(Node::is_element).map(part).collect()
    };
    for lecture in 1..=LECTURES {
        assert_eq!(slides("en", lecture), slides("zh", lecture), "{lecture}");
    }
}
