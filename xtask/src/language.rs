//! A language that nobody speaks: what is said in English in letters that run from right to left, and longer. It is added to a copy of
//! the project by a folder of files and nothing else, and the copy's page is tried in it. What it does not say was not translatable, and
//! what does not fit would not fit in Finnish either.
use crate::check;
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::browser::Browser;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::collections::HashMap;
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::symlink as link;
#[cfg(windows)]
use std::os::windows::fs::symlink_dir as link;
use std::path::{Path, PathBuf};

/// The code of the language, as others call a made-up one.
const CODE: &str = "qps";
/// What is to be known of it.
const FACTS: &str = "tag = qps\nshort = קפס\nswitch = קפס\ndirection = rtl\nspace = { \" \" }\nlist = ,{ \" \" }\nnotes = en\n";
/// Where the languages are.
const LOCALES: &str = "src/locales";

/// Builds a copy of the project with the language, and tries its page.
pub fn try_it(project: &Project, report: &mut Report, needs: &Result<Browser>) {
    report.step_with("a language is a folder", needs, |browser| {
        let copy = copy(project)?;
        add(&copy.join(LOCALES))?;
        let target = project.target.join("language-target");
        let mut build = project.command("cargo");
        build.args(["xtask", "build"]).current_dir(&copy);
        run::openly(build.env("CARGO_TARGET_DIR", target))?;
        check::browser_tests_in(project, &copy, browser, &["languages"])
    });
}

/// Copies what the repository holds, as it stands now, beside the tools that are installed in it.
fn copy(project: &Project) -> Result<PathBuf> {
    let copy = project.target.join("language");
    let explain = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    if copy.exists() {
        fs::remove_dir_all(&copy).map_err(|error| explain(&copy, error))?;
    }
    let mut list = project.command("git");
    list.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    for name in run::capture(&mut list)?.lines() {
        let (from, to) = (project.root.join(name), copy.join(name));
        // What was deleted is still listed until that is committed.
        if !from.is_file() {
            continue;
        }
        let folder = to.parent().unwrap_or(&copy);
        fs::create_dir_all(folder).map_err(|error| explain(folder, error))?;
        fs::copy(&from, &to).map_err(|error| explain(&from, error))?;
    }
    let (there, here) = (project.root.join("node_modules"), copy.join("node_modules"));
    link(&there, &here).map_err(|error| explain(&here, error))?;
    Ok(copy)
}

/// Adds the language to the folder of languages.
fn add(locales: &Path) -> Result<()> {
    let explain = |error: std::io::Error| format!("{}: {error}", locales.display());
    let (english, own) = (locales.join("en"), locales.join(CODE));
    fs::create_dir_all(&own).map_err(explain)?;
    for entry in fs::read_dir(english).map_err(explain)? {
        let path = entry.map_err(explain)?.path();
        let name = path.file_name().unwrap_or_default();
        let text = match name == "language.ftl" {
            true => FACTS.to_owned(),
            false => in_other_letters(&fs::read_to_string(&path).map_err(explain)?)?,
        };
        fs::write(own.join(name), text).map_err(explain)?;
    }
    Ok(())
}

/// Writes a Fluent file with other letters in its texts; arguments, numbers and marks stay as they are.
pub fn in_other_letters(file: &str) -> Result<String> {
    let mut resource =
        parser::parse(file.to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &mut message.value
        {
            transcribe(value);
        }
    }
    Ok(serializer::serialize(&resource))
}

fn transcribe(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = transcribed(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter_mut()
                .for_each(|variant| transcribe(&mut variant.value)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Writes each letter as a Hebrew one and each vowel as two. Players are called Max and Min in every language, and mathematics and code
/// are written in Latin letters.
fn transcribed(text: &str) -> String {
    const KEPT: [&str; 16] = [
        "Max", "Min", "max", "min", "Plyscope", "UCB", "UCB1", "MCTS", "PUCT", "SG", "JSON", "SVG",
        "PNG", "PGN", "SGF", "LaTeX",
    ];
    let letters: HashMap<char, char> = ('a'..='z')
        .zip("אבגדהופחיטכלמנסעפצקרשתווזי".chars())
        .collect();
    let mut other = String::new();
    for word in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
        let bare = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
        if KEPT.contains(&bare) || bare.len() == 1 {
            other.push_str(word);
            continue;
        }
        for letter in word.chars() {
            let small = letter.to_ascii_lowercase();
            let written = letters.get(&small).copied().unwrap_or(letter);
            other.push(written);
            if "aeiou".contains(small) {
                other.push(written);
            }
        }
    }
    other
}
