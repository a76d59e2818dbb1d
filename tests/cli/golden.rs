//! Recordings with one event and its sentence a line, in both languages, compared with expected
//! files that show changes in a diff. `UPDATE_GOLDEN=1 cargo test --test cli golden` writes the
//! expected files.
use crate::runner::printed;
use std::path::Path;

const OPENING: &str = r#"{"kind":"tree","tree":[[5,6],[2,1],[3,2]]}"#;

fn script(spec: &str, lang: &str, more: &[&str]) -> String {
    let arguments = [&["trace", "--format", "text", "--lang", lang], more].concat();
    // No-break spaces would be invisible in a diff.
    printed(&arguments, spec).replace('\u{a0}', " ")
}

fn assert_matches(name: &str, game: &str, algorithm: &str) {
    assert_matches_with(name, game, algorithm, &[]);
}

fn assert_matches_with(name: &str, game: &str, algorithm: &str, more: &[&str]) {
    let spec = format!("{{\"game\":{game},\"algorithm\":{algorithm}}}");
    for lang in ["en", "zh"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden")
            .join(format!("{name}.{lang}.txt"));
        let script = script(&spec, lang, more);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &script).expect("the golden file can be written");
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_default()
            .replace("\r\n", "\n");
        for (line, (told, expected)) in (1..).zip(script.lines().zip(golden.lines())) {
            assert_eq!(
                told,
                expected,
                "{} line {line} (UPDATE_GOLDEN=1 accepts it)",
                path.display()
            );
        }
        assert_eq!(
            script.lines().count(),
            golden.lines().count(),
            "{} (UPDATE_GOLDEN=1 accepts it)",
            path.display()
        );
    }
}

#[test]
fn the_opening_tree_under_minimax_reads_as_written() {
    assert_matches("opening-minimax", OPENING, r#"{"kind":"minimax"}"#);
}

#[test]
fn the_opening_tree_under_alpha_beta_reads_as_written() {
    assert_matches("opening-alpha-beta", OPENING, r#"{"kind":"alpha-beta"}"#);
}

#[test]
fn the_textbook_tree_under_alpha_beta_from_the_mover_s_side_reads_as_written() {
    let tree = r#"{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]}"#;
    let algorithm = r#"{"kind":"alpha-beta"}"#;
    assert_matches_with("textbook-negamax", tree, algorithm, &["--negamax"]);
}

#[test]
fn twelve_iterations_of_tic_tac_toe_read_as_written() {
    assert_matches(
        "tic-tac-toe-mcts",
        r#"{"kind":"tic-tac-toe"}"#,
        r#"{"kind":"mcts","iterations":12}"#,
    );
}
