//! Where the text speaks of a figure: a step or a node that a link names is one of that figure's search, and both languages name the same.

use super::{LANGS, PAGES, Shown, attribute, figures, read, text};
use plyscope::spec::node_path;
use plyscope::trace::NodeId;

/// The links of a page: the figure, and the step or the node.
fn links(page: &str, lang: &str) -> Vec<(String, Option<u32>, Option<String>)> {
    let text = text(lang, page);
    let document = read(&text);
    let nodes = document.descendants();
    let link = |node: roxmltree::Node| {
        let (step, node_of) = (node.attribute("data-step"), node.attribute("data-node"));
        step.or(node_of)?;
        let figure = attribute(node, "href")
            .strip_prefix('#')
            .expect("a place of the page");
        let step = step.map(|step| step.parse().expect("a number"));
        Some((figure.to_owned(), step, node_of.map(str::to_owned)))
    };
    nodes.filter_map(link).collect()
}

#[test]
fn a_text_that_speaks_of_a_figure_names_a_step_or_a_node_of_its_search() {
    let mut count = 0;
    for page in PAGES {
        for lang in LANGS {
            let text = text(lang, page);
            let document = read(&text);
            for (name, step, node) in links(page, lang) {
                let figure = figures(document.root())
                    .into_iter()
                    .find(|figure| figure.attribute("id") == Some(&name))
                    .unwrap_or_else(|| panic!("{lang}/{page}: there is no {name}"));
                let Shown::Search(spec) = Shown::of(figure) else {
                    panic!("{lang}/{page}: {name} is no search");
                };
                let (trace, _, _) = spec.record(100_000, 100_000);
                if let Some(step) = step {
                    assert!(
                        step <= trace.len(),
                        "{lang}/{page}: {name} has no step {step}"
                    );
                }
                if let Some(node) = node {
                    let mut nodes = (0..trace.size() as u32).map(NodeId);
                    let is_there = nodes.any(|one| node_path(&trace.path(one)) == node);
                    assert!(is_there, "{lang}/{page}: {name} has no node {node}");
                }
                count += 1;
            }
        }
        let [mut en, mut zh] = LANGS.map(|lang| links(page, lang));
        en.sort();
        zh.sort();
        assert_eq!(en, zh, "{page}");
    }
    assert!(count > 30, "{count}");
}

#[test]
fn a_question_before_a_step_names_two_steps_of_its_figure_and_one_right_answer() {
    let mut count = 0;
    for page in PAGES {
        let of = |lang: &str| {
            let text = text(lang, page);
            let document = read(&text);
            let mut asked = Vec::new();
            for figure in figures(document.root()) {
                let questions = figure.descendants();
                let is_one = |node: &roxmltree::Node| node.attribute("class") == Some("predict");
                for question in questions.filter(is_one) {
                    let Shown::Search(spec) = Shown::of(figure) else {
                        panic!("{lang}/{page}: a search");
                    };
                    let (trace, _, _) = spec.record(100_000, 100_000);
                    let step =
                        |name: &str| -> u32 { attribute(question, name).parse().expect("a step") };
                    let (at, then) = (step("data-at"), step("data-then"));
                    assert!(
                        at < then && then <= trace.len(),
                        "{lang}/{page}: {at} to {then}"
                    );
                    let buttons = question
                        .descendants()
                        .filter(|node| node.has_tag_name("button"));
                    let right = buttons.map(|button| button.has_attribute("data-right"));
                    let right: Vec<bool> = right.collect();
                    assert!(
                        right.len() > 1 && right.iter().filter(|is_right| **is_right).count() == 1
                    );
                    let name = figure.attribute("id").expect("a name").to_owned();
                    asked.push((name, at, then, right));
                }
            }
            asked
        };
        let [en, zh] = LANGS.map(of);
        assert_eq!(en, zh, "{page}");
        count += en.len();
    }
    assert!(count >= 11, "{count}");
}
