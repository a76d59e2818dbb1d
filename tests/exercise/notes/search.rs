//! The page that searches the notes. The index that it reads is made by the site's build and tested there.

use super::{LANGS, all, attribute, only, read, text};
use roxmltree::{Document, Node};

#[test]
fn the_page_that_searches_says_the_same_in_both_languages_and_runs_two_plain_scripts() {
    let texts = LANGS.map(|lang| text(lang, "search"));
    let [english, chinese] = [0, 1].map(|at| read(&texts[at]));
    let elements = |page: &Document| -> Vec<String> {
        let main = only(page.root_element(), "main");
        main.descendants()
            .filter(Node::is_element)
            .map(|node| format!("{} {:?}", node.tag_name().name(), node.attribute("id")))
            .collect()
    };
    assert_eq!(elements(&english), elements(&chinese));
    for page in [&english, &chinese] {
        let root = page.root_element();
        let scripts: Vec<&str> = all(root, "script")
            .map(|script| attribute(script, "src"))
            .collect();
        assert_eq!(scripts, ["search-index.js", "../search.js"]);
        assert!(
            all(root, "script").all(|script| script.attribute("type").is_none()),
            "a module cannot be loaded from a disk"
        );
        let said = root
            .descendants()
            .find(|node| node.attribute("role") == Some("status"))
            .expect("a place for what was found");
        assert!(
            ["data-none", "data-one", "data-many"]
                .map(|name| attribute(said, name))
                .iter()
                .all(|text| text.len() > 8)
        );
        assert!(attribute(said, "data-many").contains("{count}"));
    }
}
