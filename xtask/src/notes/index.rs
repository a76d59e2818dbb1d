//! The index of the notes for their search: which words stand in which section. `www/notes/search.js` reads it. It is a script
//! that sets a variable, since a page that is opened from a disk can load no data.
mod words;

use super::{Page, first};
use crate::run::Result;
use roxmltree::Node;
use std::collections::BTreeMap;
use std::fmt::Write;
use words::cut;

/// How much a word counts in the title of a page or section, in a term that is explained, and anywhere else.
const TITLE: u32 = 12;
const TERM: u32 = 6;
const TEXT: u32 = 1;

/// What stands within a line.
const INLINE: [&str; 8] = ["a", "em", "code", "data", "span", "b", "dfn", "math"];

/// A section that can be found.
#[derive(Default)]
struct Place {
    address: String,
    title: String,
    text: String,
    /// How much each word counts here.
    weights: BTreeMap<String, u32>,
}

impl Place {
    fn count(&mut self, text: &str, weight: u32) {
        for word in cut(text) {
            *self.weights.entry(word).or_default() += weight;
        }
    }
}

/// Whether a node is not searched: links to elsewhere, contents, and answers, which an excerpt would give away.
fn is_left_out(node: Node) -> bool {
    let class = node.attribute("class");
    let answers = node.has_tag_name("p")
        && node
            .parent()
            .is_some_and(|around| around.has_tag_name("details"));
    let is_list = [
        "toc",
        "contents",
        "contents appendix",
        "other",
        "lab",
        "whole",
    ]
    .into_iter()
    .any(|name| class == Some(name));
    answers || is_list
}

/// Collects the text of a node, without the sections in it; what stands in blocks of its own is set off by a space.
fn text(node: Node, out: &mut String) {
    if let Some(text) = node.text().filter(|_| node.is_text()) {
        out.push_str(text);
    }
    if is_left_out(node) {
        return;
    }
    for child in node
        .children()
        .filter(|child| !child.has_tag_name("section"))
    {
        text(child, out);
        let is_block = !INLINE.into_iter().any(|tag| child.has_tag_name(tag))
            && !node.ancestors().any(|around| around.has_tag_name("math"));
        if child.is_element() && is_block {
            out.push(' ');
        }
    }
}

/// Returns the words of a node, with single spaces.
fn plain(node: Node) -> String {
    let mut all = String::new();
    text(node, &mut all);
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Lists the sections of a page; what stands before the first of them has the address of the page.
fn places(page: &Page) -> Result<Vec<Place>> {
    let page_read = page.read()?;
    let root = page_read.root_element();
    let main = first(root, "main").ok_or_else(|| format!("{}: no main", page.name))?;
    let chapter = first(main, "h1")
        .map(plain)
        .ok_or_else(|| format!("{}: no title", page.name))?;
    let sections = main
        .descendants()
        .filter(|node| node.has_tag_name("section"));
    let mut places = Vec::new();
    for node in std::iter::once(main).chain(sections) {
        let heading = first(node, "h2").filter(|_| node.has_tag_name("section"));
        let own = heading.map(plain);
        let id = node.attribute("id").filter(|_| heading.is_some());
        let mut place = Place {
            address: format!("{}.html", page.name),
            title: chapter.clone(),
            text: plain(node),
            ..Place::default()
        };
        if let (Some(id), Some(own)) = (id, &own) {
            let _ = write!(place.address, "#{id}");
            let _ = write!(place.title, " · {own}");
        }
        place.count(own.as_ref().unwrap_or(&chapter), TITLE);
        let all = place.text.clone();
        place.count(&all, TEXT);
        let terms = node
            .descendants()
            .filter(|term| term.has_tag_name("em") || term.has_tag_name("dfn"))
            .filter(|term| {
                let around = term.ancestors().find(|near| near.has_tag_name("section"));
                around.unwrap_or(main) == node
            });
        for term in terms {
            place.count(&plain(term), TERM);
        }
        // The heading stands beside the text already.
        if let Some(rest) = own.and_then(|own| place.text.strip_prefix(&own).map(str::to_owned)) {
            place.text = rest.trim_start().to_owned();
        } else if let Some(rest) = place.text.strip_prefix(&chapter) {
            place.text = rest.trim_start().to_owned();
        }
        places.push(place);
    }
    Ok(places)
}

/// Writes the index as a script.
pub fn of(pages: &[Page]) -> Result<String> {
    let mut all = Vec::new();
    for page in pages {
        all.extend(places(page)?);
    }
    let mut words: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (at, place) in (0..).zip(&all) {
        for (word, weight) in &place.weights {
            words.entry(word).or_default().extend([at, *weight]);
        }
    }
    let told: Vec<[&str; 3]> = all
        .iter()
        .map(|place| [&*place.address, &*place.title, &*place.text])
        .collect();
    let index = serde_json::json!({ "places": told, "words": words });
    Ok(format!("globalThis.plyscopeNotes = {index};\n"))
}

#[cfg(test)]
mod tests {
    use super::super::{LANGS, of_the_source};
    use serde_json::Value;

    fn index(lang: &str) -> Value {
        let script = super::of(&of_the_source(lang)).expect("the index can be made");
        let json = script
            .strip_prefix("globalThis.plyscopeNotes = ")
            .and_then(|rest| rest.strip_suffix(";\n"));
        serde_json::from_str(json.expect("a script that sets a variable")).expect("JSON")
    }

    fn found<'a>(index: &'a Value, word: &str) -> Vec<&'a str> {
        let told = index["words"][word].as_array().cloned().unwrap_or_default();
        told.iter()
            .step_by(2)
            .filter_map(|at| index["places"][at.as_u64()? as usize][0].as_str())
            .collect()
    }

    #[test]
    fn sections_are_found_by_their_words_in_both_languages() {
        let [english, chinese] = LANGS.map(index);
        assert!(found(&english, "grundy").contains(&"win-lose.html#grundy"));
        assert!(found(&english, "expectimax").contains(&"expectimax.html"));
        assert!(found(&chinese, "剪枝").contains(&"alpha-beta.html#idea"));
        assert!(found(&chinese, "置信").contains(&"mcts.html#ucb"));
        for index in [&english, &chinese] {
            let places = index["places"].as_array().expect("a list");
            assert!(places.len() > 60, "{} sections", places.len());
            for place in places {
                assert!(place[1].as_str().is_some_and(|title| !title.is_empty()));
                assert!(
                    place[2]
                        .as_str()
                        .is_some_and(|text| !text.contains("class=")),
                    "an excerpt is plain text"
                );
            }
        }
    }

    #[test]
    fn answers_to_questions_are_not_in_the_index() {
        // An answer of the chapter on alpha-beta, and the question before it.
        let index = index("en");
        let told = index["places"].to_string();
        assert!(told.contains("Which two numbers cause the cut"));
        assert!(!told.contains("Max can get −1 by the left move"));
    }
}
