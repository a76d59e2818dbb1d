//! `plyscope scorm`: a zip whose manifest names every file, for both editions. That the pages talk to a platform is tested in
//! Chromium.

use super::{SHEET, read};
use crate::runner::plyscope;
use miniz_oxide::inflate::decompress_to_vec;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Output;

/// A file that begins as the build in one file does.
fn element() -> String {
    format!(
        "{{\n{}",
        include_str!("../../../xtask/src/single/opening.js")
    )
}

fn package(name: &str, json: &str, arguments: &[&str]) -> Output {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("scorm")
        .join(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("exercise.json"), json).expect("it can be written");
    fs::write(folder.join("all.js"), element()).expect("it can be written");
    plyscope()
        .current_dir(folder)
        .args(["scorm", "exercise.json"])
        .args(arguments)
        .output()
        .expect("the command starts")
}

/// The files of a zip by their names, found by its directory.
fn files(zip: &[u8]) -> BTreeMap<String, String> {
    let number = |at: usize, size: usize| {
        let bytes = zip[at..at + size].iter().rev();
        bytes.fold(0, |number, byte| number << 8 | usize::from(*byte))
    };
    let end = zip.len() - 22;
    assert_eq!(&zip[end..end + 4], b"PK\x05\x06");
    let (count, mut at) = (number(end + 10, 2), number(end + 16, 4));
    let mut files = BTreeMap::new();
    for _ in 0..count {
        assert_eq!(&zip[at..at + 4], b"PK\x01\x02");
        let (packed, length, from) = (number(at + 20, 4), number(at + 28, 2), number(at + 42, 4));
        let name = String::from_utf8(zip[at + 46..at + 46 + length].to_vec()).expect("a name");
        let start = from + 30 + number(from + 26, 2) + number(from + 28, 2);
        let content = decompress_to_vec(&zip[start..start + packed]).expect("it is deflated");
        files.insert(name, String::from_utf8(content).expect("it is text"));
        at += 46 + length + number(at + 30, 2) + number(at + 32, 2);
    }
    files
}

#[test]
fn the_manifest_names_every_page_and_every_file() {
    for (edition, version, space) in [
        (
            "1.2",
            "1.2",
            "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
        ),
        (
            "2004",
            "2004 4th Edition",
            "http://www.imsglobal.org/xsd/imscp_v1p1",
        ),
    ] {
        let output = package(
            edition,
            SHEET,
            &[
                "--element",
                "all.js",
                "--edition",
                edition,
                "--salt",
                "a\"b",
            ],
        );
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let files = files(&output.stdout);
        let manifest = roxmltree::Document::parse(&files["imsmanifest.xml"]).expect("XML");
        let root = manifest.root_element();
        assert_eq!(root.tag_name().namespace(), Some(space));
        assert!(
            root.attribute("identifier")
                .is_some_and(|name| name.starts_with("plyscope-"))
        );
        let all = |name: &'static str| {
            root.descendants()
                .filter(move |node| node.tag_name().name() == name)
        };
        assert_eq!(
            all("schemaversion").next().and_then(|node| node.text()),
            Some(version)
        );
        let mut named: Vec<&str> = all("file")
            .filter_map(|file| file.attribute("href"))
            .collect();
        named.push("imsmanifest.xml");
        named.sort_unstable();
        assert_eq!(
            named,
            files.keys().map(String::as_str).collect::<Vec<&str>>()
        );
        // Every item leads to a page that a platform starts, and everything named is there once.
        let sheet = read(SHEET);
        assert_eq!(all("item").count(), sheet.exercises.len());
        let started = |node: &roxmltree::Node| {
            node.attributes().any(|attribute| {
                attribute.name().eq_ignore_ascii_case("scormtype") && attribute.value() == "sco"
            })
        };
        for item in all("item") {
            let page = item.attribute("identifierref").expect("it leads somewhere");
            let mut resources =
                all("resource").filter(|node| node.attribute("identifier") == Some(page));
            let resource = resources.next().expect("it is there");
            assert!(started(&resource) && resources.next().is_none());
            assert!(files.contains_key(resource.attribute("href").expect("a page")));
        }
        for (at, exercise) in sheet.exercises.iter().enumerate() {
            let page = &files[&format!("exercise-{}.html", at + 1)];
            let (_, rest) = page.split_once("exercise=\"").expect("an exercise");
            let (json, _) = rest.split_once('"').expect("it ends");
            let unquoted = [
                ("&quot;", "\""),
                ("&lt;", "<"),
                ("&gt;", ">"),
                ("&amp;", "&"),
            ];
            let json = unquoted
                .iter()
                .fold(json.to_owned(), |json, (sign, letter)| {
                    json.replace(sign, letter)
                });
            assert_eq!(
                plyscope::exercise::Exercise::read(&json).as_ref(),
                Ok(exercise)
            );
            assert!(page.contains("salt=\"a&quot;b\""));
        }
        assert_eq!(files["ply-scope-all.js"], element());
    }
}

#[test]
fn what_a_package_lacks_is_said() {
    let refused = |arguments: &[&str]| {
        let output = package("refused", SHEET, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(refused(&[]).contains("--element"));
    assert!(refused(&["--element", "none.js"]).contains("none.js: "));
    assert!(refused(&["--element", "all.js", "--edition", "3"]).contains("1.2 or 2004"));
}

#[test]
fn a_file_that_is_not_the_build_in_one_file_is_refused() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("not-the-element");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("exercise.json"), super::SHEET).expect("it can be written");
    let module = include_str!("../../../xtask/src/single/opening.js");
    for other in ["", "import './lab.js';", module, "\u{0}\u{1}"] {
        fs::write(folder.join("other.js"), other).expect("it can be written");
        let output = plyscope()
            .current_dir(&folder)
            .args(["scorm", "exercise.json", "--element", "other.js"])
            .output()
            .expect("the command starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{other:?}: {said}");
        assert!(
            said.contains("other.js: this is not ply-scope-all.js"),
            "{said}"
        );
        assert!(output.stdout.is_empty());
    }
}
