//! Documents and pictures for other programs.

use super::*;

#[test]
fn a_document_is_for_pdflatex_where_all_is_latin_and_otherwise_for_xelatex() {
    let program = |spec: &str| {
        let source = rendered(&["--format", "tikz", "--standalone", "--step", "5"], spec);
        source.lines().next().expect("a line").to_owned()
    };
    assert_eq!(program(OPENING), "% !TeX program = pdflatex");
    assert_eq!(
        program(&OPENING.replace("\"B\"", "\"é ≥ α\"")),
        "% !TeX program = pdflatex"
    );
    assert_eq!(
        program(&OPENING.replace("\"B\"", "\"左\"")),
        "% !TeX program = xelatex"
    );
    // Comments are not typeset.
    let chinese = rendered(
        &[
            "--format",
            "tikz",
            "--standalone",
            "--step",
            "5",
            "--lang",
            "zh",
        ],
        OPENING,
    );
    assert!(chinese.starts_with("% !TeX program = pdflatex"));
}

#[test]
fn a_name_keeps_clear_of_what_stands_before_it_and_a_leaf_is_not_called_as_its_value() {
    let lottery = Recorded::of(
        r#"{"game":{"kind":"st-petersburg","tosses":3},"algorithm":{"kind":"expectimax"}}"#,
    );
    let tikz = one(&lottery.figure(), Format::Tikz, 0);
    assert!(
        tikz.contains("60:{T}}") && tikz.contains("60:{TT}}"),
        "{tikz}"
    );
    let opening = one(&Recorded::of(OPENING).figure(), Format::Tikz, 0);
    for name in ["150:{A}}", "150:{B}}", "150:{C}}", "60:{D}}"] {
        assert!(opening.contains(name), "{name} in {opening}");
    }
    let negative = Recorded::of(
        r#"{"game":{"kind":"tree","tree":[[-1,1],[2,-3]]},"algorithm":{"kind":"minimax"}}"#,
    );
    let tikz = one(&negative.figure(), Format::Tikz, 0);
    assert!(!tikz.contains("node[ply move]"), "{tikz}");
}

/// In an earlier version no font had the dice of Pig.
#[test]
fn english_figures_need_no_font_that_latex_lacks() {
    let drawn = include_str!("../../data/figures.txt")
        .lines()
        .filter_map(|line| line.split_once(' '));
    for (_, spec) in drawn.filter(|(name, _)| !name.contains("chinese")) {
        let recorded = Recorded::of(spec);
        for step in (0..=recorded.trace.len()).step_by(7) {
            let document = standalone(&one(&recorded.figure(), Format::Tikz, step));
            assert!(
                document.starts_with("% !TeX program = pdflatex"),
                "{spec} at {step}"
            );
        }
    }
}

#[test]
fn a_step_of_a_large_search_is_had_while_little_of_it_is_drawn() {
    for (algorithm, step, nodes) in [
        (r#"{"kind":"alpha-beta"}"#, 30, 10),
        (r#"{"kind":"mcts","iterations":1000}"#, 60, 10),
    ] {
        let recorded = Recorded::of(&format!(
            r#"{{"game":{{"kind":"tic-tac-toe"}},"algorithm":{algorithm}}}"#
        ));
        assert_eq!(
            brackets(&one(&recorded.figure(), Format::Tikz, step)),
            nodes
        );
        assert_eq!(
            parsed(&one(&recorded.figure(), Format::Dot, step)).map(|(nodes, _)| nodes),
            Ok(nodes)
        );
        let reason = recorded
            .figure()
            .text(Format::Tikz, Some(recorded.trace.len()))
            .expect_err("there is too much of it");
        assert!(
            reason.starts_with("TikZ takes at most 400 nodes"),
            "{reason}"
        );
    }
}

#[test]
fn a_figure_too_large_for_its_format_is_refused_in_words() {
    let large = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#;
    for arguments in [
        "--format tikz --step 41000",
        "--format tikz --all",
        "--format beamer",
    ] {
        let output = render(&arguments.split(' ').collect::<Vec<_>>(), large);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            said.contains("at most") && said.contains("take less of the search"),
            "{said}"
        );
    }
    let part = render(
        &["--format", "tikz", "--root", "r.0.0.0.0.0", "--step", "60"],
        large,
    );
    assert!(
        part.status.success(),
        "{}",
        String::from_utf8_lossy(&part.stderr)
    );
    let said = |arguments: &[&str]| {
        String::from_utf8_lossy(&render(arguments, OPENING).stderr).into_owned()
    };
    assert!(said(&["--format", "gif"]).contains(
        "expected one of svg, png, tikz, dot, json, beamer, csv, storyboard, found \"gif\""
    ));
    assert!(said(&["--all"]).contains("--out FOLDER"));
    assert!(said(&["--all", "--step", "3"]).contains("exclude each other"));
    assert!(said(&["--standalone"]).contains("belongs to tikz"));
    assert!(said(&["--root", "r.9"]).contains("--root: expected the path of a node"));
}

#[test]
fn all_steps_go_into_a_folder_each_as_it_is_by_itself() {
    let folder = std::env::temp_dir().join(format!("plyscope-figures-{}", std::process::id()));
    let told = rendered(
        &[
            "--format",
            "dot",
            "--all",
            "--out",
            &folder.to_string_lossy(),
        ],
        OPENING,
    );
    assert_eq!(told.lines().count(), 39);
    let twelfth =
        std::fs::read_to_string(folder.join("tree-alpha-beta-12.dot")).expect("it was written");
    assert_eq!(
        twelfth,
        rendered(&["--format", "dot", "--step", "12"], OPENING)
    );
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}

#[cfg(feature = "png")]
#[test]
fn a_picture_in_pixels_is_twice_as_large_or_its_refusal_says_that_there_is_no_font() {
    let output = render(&["--format", "png", "--step", "30"], OPENING);
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("needs a font"), "{said}");
        return;
    }
    let picture = tiny_skia::Pixmap::decode_png(&output.stdout).expect("it is a PNG");
    assert_eq!((picture.width(), picture.height()), (1920, 1280));
    let blue = picture
        .pixels()
        .iter()
        .filter(|pixel| (pixel.red(), pixel.green(), pixel.blue()) == (0x1D, 0x6F, 0xD1));
    assert!(blue.count() > 50, "Max is blue");
}

#[cfg(not(feature = "png"))]
#[test]
fn a_command_line_without_pixels_says_how_it_would_have_them() {
    let output = render(&["--format", "png"], OPENING);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--features png"));
}

proptest! {
    #[test]
    fn no_name_breaks_a_source(names in proptest::array::uniform4(LETTERS)) {
        let [root, left, right, mv] = names.map(|name| Value::from(name).to_string());
        let spec = format!(r#"{{"game":{{"kind":"tree","tree":{{"max":[{{"min":[5,6],"name":{left}}},{{"min":[2,1],"name":{right}}}],"name":{root},"moves":[{mv},"%"]}}}},"algorithm":{{"kind":"alpha-beta"}}}}"#);
        let Ok(spec) = Spec::read(&spec) else { return Ok(()) };
        let trace = spec.record(usize::MAX, u64::MAX).0;
        let recorded = Recorded { spec, trace, part: Part::default() };
        let figure = recorded.figure();
        for step in [0, recorded.trace.len() / 2, recorded.trace.len()] {
            let tikz = one(&figure, Format::Tikz, step);
            prop_assert!(is_balanced(&tikz), "{tikz}");
            prop_assert!(is_balanced(&standalone(&tikz)));
            prop_assert_eq!(brackets(&tikz), 7);
            prop_assert_eq!(tikz.matches("\\end{forest}").count(), 1);
            let counted = parsed(&one(&figure, Format::Dot, step)).map_err(TestCaseError::fail)?;
            prop_assert_eq!(counted, (7, 6));
            prop_assert!(serde_json::from_str::<Value>(&one(&figure, Format::Json, step)).is_ok());
        }
        prop_assert!(is_balanced(&all(&figure, Format::Beamer)));
        for row in all(&figure, Format::Csv).split("\r\n").filter(|row| !row.is_empty()) {
            prop_assert!(row.matches('"').count() % 2 == 0, "{}", row);
        }
    }
}
