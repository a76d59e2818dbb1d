//! The opening moment, which stands in the page before any script has come: what it says, and that the page has a place and colours
//! for it.

use plyscope::figure::opening::fill_in;
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::spec::Spec;

const PAGE: &str = include_str!("../www/index.html");
const STYLES: &str = include_str!("../www/plyscope-page.css");

#[test]
fn the_page_gets_the_sentence_and_the_pictures_of_the_moment_it_opens_with_in_both_languages() {
    let filled = fill_in(PAGE);
    let spec = Spec::opening();
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    for lang in Lang::ALL {
        let sentence = explain(&trace.at(0), &spec.game, lang, &spec.algorithm).text();
        assert!(
            filled.contains(&format!("lang=\"{}\">{sentence}</p>", lang.tag())),
            "{sentence}"
        );
        for width in ["narrow", "medium", "wide"] {
            assert!(
                filled.contains(&format!("<svg class=\"{width}\" lang=\"{}\"", lang.tag())),
                "{width}"
            );
        }
    }
    assert!(!filled.contains("<!-- picture -->") && !filled.contains("<!-- sentence -->"));
}

#[test]
fn every_colour_of_the_pictures_is_one_of_the_stylesheets() {
    let filled = fill_in(PAGE);
    let used: Vec<&str> = filled
        .split("var(--o-")
        .skip(1)
        .filter_map(|rest| rest.split(',').next())
        .collect();
    assert!(used.len() > 20);
    for colour in used {
        assert!(
            STYLES.contains(&format!("--o-{colour}:")),
            "--o-{colour} is used and has no colour"
        );
    }
}
