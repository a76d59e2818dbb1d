//! A picture as a file: well-formed for any names in a tree, in the stylesheet's colours, with
//! everything that the page draws; and the command that writes it.

use crate::runner::run;
use plyscope::export::{colour, svg};
use plyscope::lang::Lang;
use plyscope::scene::{Frame, Ink, Item, Options, Part, Plan, Scene, Shape, Size, compose};
use plyscope::spec::Spec;
use roxmltree::Document;

const OPTIONS: &str = include_str!("../data/options.txt");
const STYLESHEET: &str = include_str!("../../static/plyscope.css");
const STAGE: Size = Size::new(960.0, 640.0);

fn scene(text: &str, part: f64) -> Scene {
    let spec = Spec::read(text).expect("the spec is good");
    let trace = spec.record(usize::MAX, u64::MAX).0;
    let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
    let frame = Frame::whole(&plan);
    let step = (part * f64::from(trace.len())) as u32;
    compose(
        trace.at(step),
        &spec.game,
        &frame,
        Options::new(&spec.algorithm, Lang::En),
        &[],
    )
}

fn is_text(item: &Item) -> bool {
    matches!(item.shape, Shape::Text { .. })
}

#[test]
fn every_item_of_every_search_is_an_element_and_no_number_is_missing() {
    for text in OPTIONS.lines() {
        for part in [0.0, 0.4, 1.0] {
            let scene = scene(text, part);
            let file = svg(&scene, STAGE, "a picture");
            let document = Document::parse(&file)
                .unwrap_or_else(|error| panic!("{error} in the picture of {text}"));
            let root = document.root_element();
            let is_named = |node: &roxmltree::Node, name: &str| {
                node.has_tag_name((root.tag_name().namespace().unwrap_or(""), name))
            };
            // A halo is a text of its own before the text, which nobody hears.
            let all: Vec<roxmltree::Node> = root.children().collect();
            let texts = all.iter().filter(|node| is_named(node, "text"));
            let (halos, texts): (Vec<&roxmltree::Node>, Vec<&roxmltree::Node>) =
                texts.partition(|node| node.attribute("aria-hidden") == Some("true"));
            let has_halo = |item: &&Item| matches!(item.shape, Shape::Text { halo: true, .. });
            let expected = scene.items.iter().filter(|item| is_text(item)).count();
            assert_eq!(texts.len(), expected, "{text}");
            assert_eq!(halos.len(), scene.items.iter().filter(has_halo).count());
            assert!(texts.iter().all(|node| node.attribute("stroke").is_none()));
            let paths = all.iter().filter(|node| is_named(node, "path"));
            let paths: Vec<&str> = paths.filter_map(|node| node.attribute("d")).collect();
            assert!(paths.iter().all(|path| !path.is_empty()), "{text}");
            let shapes = scene.items.len() - expected;
            assert!(paths.len() <= shapes && 2 * paths.len() >= shapes, "{text}");
            for word in ["paint-order", "patternTransform", "font-weight=\"650\""] {
                assert!(!file.contains(word), "{word}");
            }
            assert!(!file.contains("NaN") && !file.contains("inf"), "{text}");
        }
    }
}

#[test]
fn names_are_text_and_never_markup() {
    let text = r#"{"game":{"kind":"tree","tree":{"max":[{"min":[3,5],"name":"</svg><x"},{"min":[2],"name":"a & b"}],"name":"<b>"}},"algorithm":{"kind":"minimax"}}"#;
    let file = svg(&scene(text, 1.0), STAGE, "1 < 2 & <script>");
    let document = Document::parse(&file).expect("well-formed");
    let said: String = document
        .descendants()
        .filter_map(|node| node.text())
        .collect();
    for words in ["</svg><x", "a & b", "<b>", "1 < 2 & <script>"] {
        assert!(said.contains(words), "{words} in {said}");
    }
    assert!(
        !document
            .descendants()
            .any(|node| ["script", "b", "x"].contains(&node.tag_name().name()))
    );
}

#[test]
fn the_colours_are_the_light_ones_of_the_stylesheet() {
    let light = |name: &str| {
        let (_, rest) = STYLESHEET
            .split_once(&format!("--ply-{name}: light-dark("))
            .expect("the stylesheet has the colour");
        rest.split_once(',').expect("two colours").0.to_owned()
    };
    let named = [
        (Ink::Max, "max"),
        (Ink::Min, "min"),
        (Ink::Chance, "chance"),
        (Ink::Best, "best"),
        (Ink::Cut, "cut"),
        (Ink::Now, "now"),
        (Ink::Ink, "ink"),
        (Ink::Second, "ink-2"),
        (Ink::Line, "line"),
        (Ink::Rule, "rule"),
        (Ink::Paper, "paper"),
        (Ink::On, "on"),
    ];
    for (ink, name) in named {
        assert_eq!(colour(ink), light(name), "{name}");
    }
    let channels = |colour: &str| {
        [1, 3, 5]
            .map(|at| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a number")))
    };
    for (tint, ink) in [
        (Ink::TintMax, Ink::Max),
        (Ink::TintMin, Ink::Min),
        (Ink::TintChance, Ink::Chance),
    ] {
        let mixed = channels(colour(ink)).map(|channel| 0.16 * channel + 0.84 * 255.0);
        let is_close = channels(colour(tint))
            .iter()
            .zip(mixed)
            .all(|(one, other)| (one - other).abs() <= 1.0);
        assert!(is_close, "{}", colour(tint));
    }
}

#[test]
fn the_command_draws_the_step_that_is_asked_for() {
    let spec = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"},"step":25}"#;
    let render = |arguments: &[&str]| run(&[&["render"], arguments].concat(), spec.as_bytes());
    let own = render(&[]);
    assert!(own.status.success());
    assert_eq!(
        own.stdout,
        render(&["--format", "svg", "--step", "25"]).stdout
    );
    assert_ne!(own.stdout, render(&["--step", "26"]).stdout);
    let chinese = String::from_utf8(render(&["--lang", "zh"]).stdout).expect("text");
    assert!(chinese.contains("第 25 步，共 38 步"), "{chinese}");
    for wrong in [
        &["--step", "39"][..],
        &["--step", "x"],
        &["--format", "gif"],
        &["--lang", "fr"],
    ] {
        let refused = render(wrong);
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}");
        assert!(
            refused.stdout.is_empty() && refused.stderr.ends_with(b"\n"),
            "{wrong:?}"
        );
    }
}

#[test]
fn chinese_text_has_a_chinese_family_first_and_other_text_has_none() {
    let spec = r#"{"game":{"kind":"tree","tree":{"max":[{"min":[3,5],"name":"第二个选择"},{"min":[2,1],"name":"B"}]}},"algorithm":{"kind":"minimax"}}"#;
    let file = svg(&scene(spec, 1.0), STAGE, "a picture");
    let document = Document::parse(&file).expect("well-formed");
    for text in document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
    {
        let said: String = text.descendants().filter_map(|node| node.text()).collect();
        let is_chinese = said.chars().any(|letter| ('一'..='龥').contains(&letter));
        let family = text.attribute("font-family").expect("a family");
        assert_eq!(
            family.starts_with("'Noto Sans CJK SC'"),
            is_chinese,
            "{said}: {family}"
        );
        assert_eq!(family.contains("CJK"), is_chinese, "{said}: {family}");
    }
}
