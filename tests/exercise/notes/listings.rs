//! The code of the lecture notes that ours follow: each listing stands in a chapter as the code pane of the page shows it.

use super::{LANGS, PAGES, all, attribute, notes, read, replace, text, words};
use plyscope::lang::Lang;
use plyscope::lesson::{Listing, Source};
use plyscope::search::AlgorithmId;
use std::collections::BTreeSet;

const ALGORITHMS: [(&str, AlgorithmId); 5] = [
    ("win-lose", AlgorithmId::WinLose),
    ("minimax", AlgorithmId::Minimax),
    ("alpha-beta", AlgorithmId::AlphaBeta),
    ("expectimax", AlgorithmId::Expectimax),
    ("mcts", AlgorithmId::Mcts),
];

/// Every listing with its name in the notes: `B minimax`.
fn listings() -> Vec<(String, Listing)> {
    let named = |source: Source| {
        ALGORITHMS.into_iter().filter_map(move |(name, id)| {
            Some((format!("{} {name}", source.letter()), source.listing(id)?))
        })
    };
    Source::ALL.into_iter().flat_map(named).collect()
}

/// A listing as a chapter prints it: slips stand below their lines.
fn printed(listing: &Listing, lang: Lang) -> String {
    let mut lines = Vec::new();
    for line in &listing.lines {
        let indent = "    ".repeat(line.indent.into());
        lines.push(format!("{indent}{}", line.text(lang)));
        if let Some(slip) = line.slip(lang) {
            lines.push(format!("{indent}    # ⚠ {slip}"));
        }
    }
    lines.join("\n")
}

#[test]
fn each_listing_of_the_lecture_notes_is_printed_in_a_chapter_as_the_page_shows_it() {
    let listings = listings();
    assert_eq!(listings.len(), 8);
    let updating = std::env::var_os("UPDATE_NOTES").is_some();
    for (lang, language) in LANGS.into_iter().zip(Lang::ALL) {
        let mut found = BTreeSet::new();
        for page in PAGES {
            let before = text(lang, page);
            let mut after = before.clone();
            for pre in all(read(&before).root_element(), "pre") {
                let Some(name) = pre.attribute("data-listing") else {
                    continue;
                };
                let listing = listings.iter().find(|(known, _)| known == name);
                let (_, listing) =
                    listing.unwrap_or_else(|| panic!("{lang}/{page}: no listing is called {name}"));
                let expected = printed(listing, language);
                assert!(
                    found.insert(name.to_owned()),
                    "{lang}/{page}: {name} is printed twice"
                );
                if updating {
                    let opening = format!("data-listing=\"{name}\"><code>");
                    let (head, rest) = after.split_once(&opening).expect("it stands here");
                    let (_, tail) = rest.split_once("</code>").expect("it ends");
                    let escaped = expected.replace('&', "&amp;").replace('<', "&lt;");
                    after = format!("{head}{opening}{escaped}</code>{tail}");
                } else {
                    assert_eq!(
                        words(pre),
                        expected,
                        "{lang}/{page}: {} (UPDATE_NOTES=1 writes it anew)",
                        attribute(pre, "data-listing")
                    );
                }
            }
            if after != before {
                replace(&notes().join(lang).join(format!("{page}.html")), &after);
            }
        }
        assert_eq!(found.len(), listings.len(), "{lang}: {found:?}");
    }
}
