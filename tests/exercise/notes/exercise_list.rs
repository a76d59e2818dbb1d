//! The page with all exercises, chapter by chapter. `UPDATE_NOTES=1` writes its lists.

use super::exercises::{CHAPTERS, sheet, spelt};
use super::{LANGS, notes, only, read, replace, text, words};
use plyscope::lang::Lang;
use std::fmt::Write;

/// Where the lists begin, and what stands behind them.
const MARK: &str = "<!-- list -->\n";
const END: &str = "</main>";

/// The sections of all chapters.
fn sections(lang: &str) -> String {
    let [into, file] = if lang == "en" {
        ["in the chapter", "Its file:"]
    } else {
        ["在章中", "文件："]
    };
    let mut out = String::new();
    for chapter in CHAPTERS {
        let page = text(lang, chapter);
        let heading = words(only(read(&page).root_element(), "h1"));
        let _ = writeln!(
            out,
            "<section id=\"{chapter}\">\n<h2><a href=\"{chapter}.html\">{}</a></h2>\n<ol class=\"all\">",
            spelt(&heading)
        );
        for exercise in sheet(chapter).exercises {
            let task = exercise.text.as_ref().expect("every exercise has words");
            let _ = writeln!(
                out,
                "<li><a href=\"../../#{}\">{}</a> · <small><a href=\"{chapter}.html#{}\">{into}</a></small></li>",
                exercise.to_link(),
                spelt(&task.text(Lang::of_tag(lang))),
                exercise.id,
            );
        }
        let _ = writeln!(
            out,
            "</ol>\n<p><small>{file} <a href=\"../../exercises/{chapter}.json\">{chapter}.json</a></small></p>\n</section>"
        );
    }
    out
}

#[test]
fn one_page_lists_all_exercises_in_both_languages() {
    for lang in LANGS {
        let page = text(lang, "exercises");
        let (before, rest) = page.split_once(MARK).expect("there is a place for them");
        let (found, after) = rest.split_once(END).expect("the page ends");
        let written = sections(lang);
        if std::env::var_os("UPDATE_NOTES").is_some() {
            let path = notes().join(lang).join("exercises.html");
            replace(&path, &format!("{before}{MARK}{written}{END}{after}"));
        } else {
            assert_eq!(found, written, "{lang}");
        }
        read(&page);
    }
}
