//! `plyscope export --format qti`, read as a reader of QTI does: every field of the text is declared and marked, by rules that are
//! written out. Another program marks right and wrong answers by night.

use super::{SHEET, drawn, read};
use plyscope::lang::Lang;
use plyscope::paper::{Medium, Paper, qti, unfit};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

/// The files of a package of everything on a sheet that a quiz can ask.
fn package(lang: Lang) -> Vec<(String, String)> {
    let mut sheet = read(SHEET);
    let all = drawn(&sheet, 1);
    let fits = |at: usize| unfit(&all[at], Medium::Quiz, lang).is_none();
    let kept: Vec<usize> = (0..all.len()).filter(|at| fits(*at)).collect();
    let exercises = kept.iter().map(|at| sheet.exercises[*at].clone());
    sheet.exercises = exercises.collect();
    let variants: Vec<_> = (1..3).map(|seed| drawn(&sheet, seed)).collect();
    let papers = (1..).zip(&variants).map(|(seed, instances)| {
        let paper = Paper::new(&sheet, instances, lang);
        (seed, paper.unwrap_or_else(|refusal| panic!("{refusal}")))
    });
    qti(&papers.collect::<Vec<_>>())
}

fn named<'a>(document: &'a Document, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document
        .descendants()
        .filter(move |node| node.tag_name().name() == name)
}

fn attributes(document: &Document, suffix: &str, name: &str) -> Vec<String> {
    let nodes = document.descendants();
    let of_kind = nodes.filter(|node| node.tag_name().name().ends_with(suffix));
    of_kind
        .filter_map(|node| node.attribute(name).map(str::to_owned))
        .collect()
}

fn number(text: Option<&str>) -> f64 {
    text.and_then(|text| text.parse().ok()).expect("a number")
}

#[test]
fn the_manifest_names_every_file() {
    for lang in Lang::ALL {
        let files = package(lang);
        let (name, manifest) = &files[0];
        assert_eq!(name, "imsmanifest.xml");
        let document = Document::parse(manifest).expect("it is XML");
        let listed: BTreeSet<&str> = named(&document, "file")
            .filter_map(|file| file.attribute("href"))
            .collect();
        let there: BTreeSet<&str> = files[1..].iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(listed, there);
        assert!(there.iter().any(|name| name.ends_with(".svg")));
    }
}

#[test]
fn every_field_is_declared_once_and_marked_once() {
    for (name, text) in package(Lang::En)
        .iter()
        .filter(|(name, _)| name.starts_with("item") && name.ends_with("xml"))
    {
        let document = Document::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let declared = attributes(&document, "responseDeclaration", "identifier");
        let asked = attributes(&document, "Interaction", "responseIdentifier");
        assert!(!declared.is_empty(), "{name}");
        assert_eq!(declared, asked, "{name}");
        assert_eq!(
            declared.iter().collect::<BTreeSet<_>>().len(),
            declared.len()
        );
        assert_eq!(
            named(&document, "responseCondition").count(),
            declared.len()
        );
        // What readers do not agree on is not used.
        assert!(
            named(&document, "responseProcessing").all(|node| node.attribute("template").is_none())
        );
        for other in ["equal", "equalRounded"] {
            assert_eq!(named(&document, other).count(), 0, "{name}: {other}");
        }
        for image in named(&document, "img") {
            assert!(!image.attribute("alt").unwrap_or_default().is_empty());
        }
    }
}

#[test]
fn the_points_of_all_fields_are_those_of_the_item_and_bounds_hold_the_right_number() {
    let mut numbers = 0;
    for (name, text) in package(Lang::Zh)
        .iter()
        .filter(|(name, _)| name.starts_with("item") && name.ends_with("xml"))
    {
        let document = Document::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = |wanted: &str| {
            let found = named(&document, "outcomeDeclaration")
                .find(|one| one.attribute("identifier") == Some(wanted));
            let value = found.and_then(|one| {
                one.descendants()
                    .find(|node| node.tag_name().name() == "value")
            });
            number(value.and_then(|node| node.text()))
        };
        let mut sum = 0.0;
        for condition in named(&document, "responseCondition") {
            let all = || condition.descendants();
            let points = all()
                .find(|node| node.tag_name().name() == "sum")
                .expect("it adds points");
            match points
                .children()
                .find(|node| node.tag_name().name() == "baseValue")
            {
                Some(value) => sum += number(value.text()),
                None => {
                    let mapped = named(&document, "mapping").next().expect("a mapping");
                    sum += number(mapped.attribute("upperBound"));
                }
            }
            let bound = |which: &str| {
                let test = all().find(|node| node.tag_name().name() == which)?;
                let value = test
                    .children()
                    .find(|node| node.tag_name().name() == "baseValue")?;
                Some(number(value.text()))
            };
            if let Some((low, high)) = bound("gte").zip(bound("lte")) {
                let variable = all().find(|node| node.tag_name().name() == "variable");
                let variable = variable.and_then(|node| node.attribute("identifier"));
                let declared = named(&document, "responseDeclaration")
                    .find(|one| one.attribute("identifier") == variable);
                let value = declared.and_then(|one| {
                    one.descendants()
                        .find(|node| node.tag_name().name() == "value")
                });
                let right = number(value.and_then(|node| node.text()));
                assert!(
                    low < right && right < high && high - low < 0.0101,
                    "{name}: {low} {right} {high}"
                );
                numbers += 1;
            }
        }
        assert_eq!(outcome("SCORE"), 0.0);
        assert!((sum - outcome("MAXSCORE")).abs() < 1e-6, "{name}: {sum}");
    }
    assert!(numbers > 10, "{numbers}");
}
