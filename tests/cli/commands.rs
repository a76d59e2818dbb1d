//! The other commands, and refusals in one line.

use super::*;

#[test]
fn bad_arguments_and_bad_input_are_one_line_and_status_two() {
    for (arguments, expected) in [
        (&[][..], "expected a command"),
        (&["draw"], "found \"draw\""),
        (&["--colour"], "--colour"),
        (&["solve", "--format", "text"], "--format"),
        (&["solve", "spec.json"], "spec.json"),
        (&["solve", "--batch=yes"], "--batch"),
        (&["trace", "--batch"], "--batch"),
        (&["trace", "--format"], "--format"),
        (
            &["trace", "--format", "yaml"],
            "expected jsonl or text, found \"yaml\"",
        ),
        (
            &["trace", "--lang", "fr"],
            "expected en or zh, found \"fr\"",
        ),
    ] {
        let said = fails(arguments, b"");
        assert!(said.contains(expected), "{said}");
    }
    for (input, expected) in [
        (&b""[..], "this is not JSON"),
        (b"\xff", "byte 1: expected UTF-8"),
        (
            br#"{"game":{"kind":"tree","tree":[[5,6],{"chance":[]}]},"algorithm":{"kind":"minimax"}}"#,
            "game.tree: line 1, column 38",
        ),
        (br#"{"game":{"kind":"checkers"},"algorithm":{"kind":"minimax"}}"#, "game.kind: expected"),
        (b"{\"a\\nb\":1,\"game\":{\"kind\":\"tic-tac-toe\"},\"algorithm\":{\"kind\":\"mcts\"}}", "unknown here"),
    ] {
        for command in ["solve", "trace"] {
            let said = fails(&[command], input);
            assert!(said.contains(expected), "{said}");
        }
    }
}

#[test]
fn help_and_version_are_answers_not_errors() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["solve", "--help"],
        &["solve", "-h"],
        &["trace", "--help"],
        &["trace", "-h"],
        &["generate", "-h"],
        &["play", "-h"],
        &["render", "-h"],
        &["match", "-h"],
        &["compare", "-h"],
        &["schema", "-h"],
    ] {
        let help = succeeds(arguments, "");
        assert!(
            help.contains("plyscope") && help.lines().all(|line| line.chars().count() <= 100),
            "{help}"
        );
    }
    assert!(succeeds(&["solve", "--help"], "").contains("reward"));
    assert_eq!(
        succeeds(&["--version"], ""),
        format!("plyscope {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(succeeds(&["-V"], ""), succeeds(&["--version"], ""));
}

#[test]
fn schema_writes_the_schema_that_the_site_has() {
    let written = succeeds(&["schema"], "");
    assert_eq!(written, include_str!("../../static/spec.schema.json"));
    assert_eq!(parsed(&written)["else"]["required"], json!(["game"]));
}

#[test]
fn a_reader_that_goes_away_early_is_no_error() {
    let mut child = super::plyscope()
        .args(["trace"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let spec = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#;
    child
        .stdin
        .take()
        .expect("its input is piped")
        .write_all(spec.as_bytes())
        .expect("it reads the spec");
    let mut first = [0; 20];
    child
        .stdout
        .take()
        .expect("its output is piped")
        .read_exact(&mut first)
        .expect("it begins to write");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (
            output.status.code(),
            String::from_utf8_lossy(&output.stderr).as_ref()
        ),
        (Some(0), "")
    );
}

#[test]
fn generate_gives_the_tree_of_a_wish_and_a_seed() {
    assert_eq!(
        succeeds(&["generate"], "{\"seed\":1}"),
        "[[[15,3],[20,10,2],[19,7]],[[1,3],[9,20,13]],[[3,8,4],[3,20,12]]]\n"
    );
    let wish = r#"{"root":"min","children":2,"depth":[4,4],"values":[1,99],"ties":false,"cuts":2,"deep":true,"seed":3}"#;
    let tree = parsed(&succeeds(&["generate"], wish));
    let spec =
        json!({"game":{"kind":"tree","root":"min","tree":tree},"algorithm":{"kind":"alpha-beta"}});
    assert_eq!(
        parsed(&succeeds(&["solve"], &spec.to_string()))["cutoffs"],
        2
    );
    let refused = [
        ("[", "this is not JSON"),
        ("[]", "expected an object"),
        (
            r#"{"width":3}"#,
            "width: expected one of root, children, depth",
        ),
        (r#"{"depth":"deep"}"#, "depth: did not expect"),
        (
            r#"{"children":3,"depth":2,"cuts":3}"#,
            "cuts: expected 0 to 2",
        ),
    ];
    for (wish, said) in refused {
        assert!(
            fails(&["generate"], wish.as_bytes()).contains(said),
            "{wish}"
        );
    }
}

#[test]
fn play_answers_every_position_with_a_move_and_goes_on_behind_a_bad_one() {
    let input = "{\"game\":{\"kind\":\"nim\",\"heaps\":[1,2]},\"algorithm\":{\"kind\":\"win-lose\"}}\n2 2 1\n\n2 x\n0 0\n";
    let moves = succeeds(&["play"], input);
    let moves: Vec<&str> = moves.lines().collect();
    assert_eq!(
        (moves.len(), moves[0], moves[1], moves[3]),
        (4, "(1,1)", "(2,2,0)", "over")
    );
    assert!(
        parsed(moves[2])["error"]
            .as_str()
            .is_some_and(|said| said.contains("column 3"))
    );
    let answers = succeeds(
        &["play", "--level", "strong", "--detail"],
        &input.replace("win-lose", "mcts"),
    );
    let answers: Vec<Value> = answers.lines().map(parsed).collect();
    assert_eq!(
        (&answers[0]["move"], &answers[1]["move"]),
        (&json!("(1,1)"), &json!("(2,2,0)"))
    );
    assert_eq!(
        (
            &answers[3]["move"],
            &answers[3]["why"],
            &answers[3]["value"]
        ),
        (&json!(null), &json!("over"), &json!(-1))
    );
    // The spec in an answer chooses the same move without a clock.
    let solved = parsed(&succeeds(&["solve"], &answers[0]["spec"].to_string()));
    assert_eq!(solved["best_move"], answers[0]["move"]);
}

#[test]
fn play_keeps_a_budget_and_refuses_what_it_cannot_play_with() {
    let spec = "{\"game\":{\"kind\":\"connect-four\"},\"algorithm\":{\"kind\":\"alpha-beta\",\"depth\":1}}\n";
    let first =
        |options: &[&str]| parsed(&succeeds(&[&["play", "--detail"], options].concat(), spec));
    assert!(
        first(&["--nodes", "5000"])["reached"]
            .as_u64()
            .is_some_and(|depth| depth > 3)
    );
    assert!(
        first(&["--seconds", "0.05"])["reached"]
            .as_u64()
            .is_some_and(|depth| depth > 1)
    );
    assert_eq!(first(&["--level", "random"])["reached"], 1);
    // A search without an end of its own is ended by the budget, or by a level.
    let endless = "{\"game\":{\"kind\":\"chess\"},\"algorithm\":{\"kind\":\"alpha-beta\"}}\n";
    for options in [
        ["--nodes", "2000"],
        ["--seconds", "0.05"],
        ["--level", "easy"],
    ] {
        assert!(
            !succeeds(&[&["play"], &options[..]].concat(), endless)
                .trim()
                .is_empty(),
            "{options:?}"
        );
    }
    assert!(fails(&["play"], endless.as_bytes()).contains("depth"));
    let die = "{\"game\":{\"kind\":\"pig\",\"thrown\":true},\"algorithm\":{\"kind\":\"mcts\"}}\n";
    assert_eq!(succeeds(&["play"], die), "chance\n");
    for (options, said) in [
        (
            &["--level", "perfect"][..],
            "--level: this game has random, easy, middle, strong, found \"perfect\"",
        ),
        (
            &["--seconds", "0"],
            "--seconds: expected a number from 0.001",
        ),
        (&["--nodes", "many"], "many"),
        (&["--hints"], "--hints"),
    ] {
        assert!(
            fails(&[&["play"], options].concat(), spec.as_bytes()).contains(said),
            "{options:?}"
        );
    }
    assert!(fails(&["play"], b"4453\n").contains("expected an object"));
}

#[test]
fn a_byte_order_mark_is_passed_over_and_a_text_that_is_too_long_is_refused_before_it_is_read() {
    let spec = format!("\u{feff}{}", super::OPENING);
    assert!(super::succeeds(&["solve"], &spec).contains("\"value\":5"));
    let endless = vec![b'x'; 16_000_001];
    for command in ["solve", "trace", "exercise", "match", "generate"] {
        let said = super::fails(&[command], &endless);
        assert!(
            said.contains("more than 16000000 bytes"),
            "{command}: {said}"
        );
    }
    let batch = [
        super::OPENING.as_bytes(),
        b"\n",
        &endless,
        b"\n",
        super::OPENING.as_bytes(),
    ]
    .concat();
    let output = super::run(&["solve", "--batch"], &batch);
    let lines = String::from_utf8(output.stdout).expect("it writes UTF-8");
    let values: Vec<bool> = lines
        .lines()
        .map(|line| line.contains("\"value\":5"))
        .collect();
    assert_eq!(values, [true, false, true]);
}

#[test]
fn control_characters_of_names_do_not_reach_the_terminal() {
    let spec = r#"{"game":{"kind":"tree","tree":{"max":[{"min":[1,2],"name":"a\u001b[31mb"},3]}},"algorithm":{"kind":"minimax"}}"#;
    let text = super::succeeds(&["trace", "--format", "text"], spec);
    assert!(
        !text.contains('\u{1b}') && text.contains("\\u{1b}"),
        "{text}"
    );
    let said = super::fails(&["generate"], b"{\"\\u001b[31m\":1}");
    assert!(!said.contains('\u{1b}'), "{said}");
    let long = format!("{{\"depth\":\"{}\"}}", "x".repeat(100_000));
    assert!(super::fails(&["generate"], long.as_bytes()).len() < 300);
}

#[test]
fn help_is_a_command_too_and_a_folder_for_pictures_is_named_where_it_fails() {
    assert_eq!(
        super::succeeds(&["help"], ""),
        super::succeeds(&["--help"], "")
    );
    let said = super::fails(&["render", "--all", "--out", ""], super::OPENING.as_bytes());
    assert!(said.contains("--out: expected a folder"), "{said}");
    let said = super::fails(
        &["render", "--all", "--out", "/dev/null"],
        super::OPENING.as_bytes(),
    );
    assert!(said.contains("--out: /dev/null"), "{said}");
}

#[test]
fn a_book_of_mdbook_gets_figures_and_keeps_everything_else() {
    let spec = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"alpha-beta"}}"#;
    let block = format!("```ply-scope step=9 view=tree\n{spec}\n```\n");
    // A block inside a longer fence shows how one is written.
    let shown = format!("````markdown\n{block}````\n");
    let content = format!("# Cuts\n\n{block}\nText.\n\n{shown}");
    let chapter = |content: &str| {
        json!({"Chapter": {"name": "Cuts", "content": content, "sub_items": [
            {"Chapter": {"name": "Inner", "content": block, "sub_items": []}}
        ]}})
    };
    for name in ["items", "sections"] {
        let book = json!([{"renderer": "html"}, {name: ["Separator", chapter(&content)], "other": [1, {"a": null}]}]);
        let told: Value =
            serde_json::from_str(&succeeds(&["mdbook"], &book.to_string())).expect("a book");
        assert_eq!(
            (&told["other"], &told[name][0]),
            (&book[1]["other"], &json!("Separator"))
        );
        let chapter = &told[name][1]["Chapter"];
        let drawn = chapter["content"].as_str().expect("content");
        assert_eq!(
            drawn.matches("<ply-scope config=\"{&quot;game").count(),
            1,
            "{drawn}"
        );
        assert!(
            drawn.contains(
                "step=\"9\" view=\"tree\"><img alt=\"\" src=\"data:image/svg+xml;base64,"
            )
        );
        assert!(
            drawn.starts_with("# Cuts\n\n<div>") && drawn.ends_with(&format!("Text.\n\n{shown}"))
        );
        let inner = chapter["sub_items"][0]["Chapter"]["content"]
            .as_str()
            .expect("content");
        assert!(inner.starts_with("<div><ply-scope "));
    }
    let other = json!([{"renderer": "epub"}, {"items": [chapter(&block)]}]).to_string();
    let told = succeeds(&["mdbook"], &other);
    assert!(told.contains("![](data:image/svg+xml;base64,") && !told.contains("<ply-scope"));
    // What is refused stays as it was, and is told.
    let wrong = block.replace("alpha-beta", "nothing");
    let book = json!([{"renderer": "html"}, {"items": [chapter(&wrong)]}]).to_string();
    let output = run(&["mdbook"], book.as_bytes());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("Cuts: line 1: algorithm.kind"), "{said}");
    let told: Value = serde_json::from_slice(&output.stdout).expect("a book");
    assert_eq!(told["items"][0]["Chapter"]["content"], json!(wrong));
    assert_eq!(succeeds(&["mdbook", "supports", "html"], ""), "");
    assert!(fails(&["mdbook"], b"[]").contains("a list of a context and a book"));
}
