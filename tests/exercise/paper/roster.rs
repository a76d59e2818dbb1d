//! `plyscope sheet`: one sheet for each student of a list.

use super::SHEET;
use crate::runner::plyscope;
use plyscope::exercise::{Sheet, version};
use plyscope::lang::{Lang, Say};
use std::fs;
use std::path::PathBuf;
use std::process::Output;

/// A folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("paper")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn sheet(folder: &PathBuf, arguments: &[&str]) -> Output {
    fs::write(folder.join("sheet.json"), SHEET).expect("it can be written");
    plyscope()
        .current_dir(folder)
        .arg("sheet")
        .args(arguments)
        .arg("sheet.json")
        .output()
        .expect("the command starts")
}

fn printed(folder: &PathBuf, arguments: &[&str]) -> String {
    let output = sheet(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

#[test]
fn each_student_has_a_sheet_of_the_seed_by_which_answers_are_graded() {
    let folder = folder("students");
    let list = "\u{feff}Name,Student,course\n\"Lovelace, Ada\",4711,x\n王小明,0815,y\n";
    fs::write(folder.join("r.csv"), list).expect("it can be written");
    let page = printed(&folder, &["--roster", "r.csv", "--salt", "autumn"]);
    let read = Sheet::read(SHEET).expect("it is a sheet");
    for (student, name) in [("4711", "Lovelace, Ada"), ("0815", "王小明")] {
        let code = version(&read.instances("autumn", student).expect("it can be drawn"));
        assert!(page.contains(&code) && page.contains(student) && page.contains(name));
    }
    assert_eq!(page.matches("<section").count(), 2);
    let keys = printed(
        &folder,
        &[
            "--roster", "r.csv", "--salt", "autumn", "--key", "--lang", "zh",
        ],
    );
    let other = printed(&folder, &["--roster", "r.csv", "--salt", "spring"]);
    let codes = |page: &str| -> Vec<String> {
        let parts = page.split("<code>").skip(1);
        parts.map(|part| part[..9].to_owned()).collect()
    };
    assert_eq!(codes(&page), codes(&keys));
    assert_ne!(codes(&page), codes(&other));
    let source = printed(&folder, &["--seeds", "1..3", "--format", "tex"]);
    assert_eq!(source.matches("\\clearpage").count(), 3);
}

#[test]
fn a_list_may_have_semicolons_tabs_or_a_line_that_names_its_separator() {
    let folder = folder("separators");
    for list in [
        "student;name\n4711;Lovelace, Ada\n",
        "student\tname\n4711\tLovelace, Ada\n",
        "sep=;\nstudent;name\n4711;Lovelace, Ada\n",
        "\u{feff}sep=,\r\nstudent,name\r\n4711,\"Lovelace, Ada\"\r\n",
    ] {
        fs::write(folder.join("r.csv"), list).expect("it can be written");
        let page = printed(&folder, &["--roster", "r.csv"]);
        assert!(
            page.contains("4711") && page.contains("Lovelace, Ada"),
            "{list:?}"
        );
    }
}

#[test]
fn a_list_that_is_none_is_refused_with_its_line() {
    let folder = folder("refused");
    for (list, said) in [
        ("name\nAda\n", "line 1: expected a column student"),
        ("student,name\n", "line 2: expected a student"),
        ("student,name\n1,Ada\n,Bob\n", "line 3: expected a student"),
        ("student\n1\n2\n1\n", "line 4: the student 1 is there twice"),
        ("student,name\n1,Ada,x\n", "line: 2"),
    ] {
        fs::write(folder.join("r.csv"), list).expect("it can be written");
        let output = sheet(&folder, &["--roster", "r.csv"]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{list}");
        assert!(
            error.contains("r.csv: ") && error.contains(said),
            "{list}: {error}"
        );
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    fs::write(folder.join("r.csv"), b"student\n\xff\n").expect("it can be written");
    assert_eq!(
        sheet(&folder, &["--roster", "r.csv"]).status.code(),
        Some(2)
    );
    for arguments in [
        ["--seeds", "3..1"],
        ["--seeds", "1..99999999"],
        ["--format", "pdf"],
        ["--roster", "none.csv"],
    ] {
        assert_eq!(
            sheet(&folder, &arguments).status.code(),
            Some(2),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_list_is_read_as_people_type_or_paste_it() {
    use plyscope::class::{Student, listed};
    let student = |number: &str, name: &str| Student {
        number: number.to_owned(),
        name: name.to_owned(),
    };
    let two = vec![student("1", "Ada Lovelace"), student("2", "")];
    for text in [
        "1, Ada Lovelace\n2",
        "1\tAda Lovelace\r\n2\t\r\n",
        "1;Ada Lovelace\n\n2;\n",
        "name,student\nAda Lovelace,1\n,2\n",
        "sep=;\n1;Ada Lovelace\n2;",
    ] {
        assert_eq!(listed(text), Ok(two.clone()), "{text:?}");
    }
    let said = |text: &str| listed(text).map_err(|refusal| refusal.say(Lang::En));
    let told = |said: &str| Err(said.to_owned());
    assert_eq!(said(""), told("line 1: expected a student"));
    assert_eq!(said("1,x\n,y"), told("line 2: expected a student"));
    assert_eq!(
        said("1,x\n1,y"),
        told("line 2: the student 1 is there twice")
    );
}
