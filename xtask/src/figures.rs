//! `cargo xtask figures`: figures of every game and algorithm, in both languages, read by the
//! programs for which they are written: LaTeX typesets them, Graphviz lays them out, and PNGs must
//! have the right size. The pages are in target/figures.
mod latex;
mod search;
mod sheets;

use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::debian;
use search::Search;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const PACKAGES: [&str; 8] = [
    "graphviz",
    "poppler-utils",
    "texlive-pictures",
    "texlive-latex-extra",
    "texlive-xetex",
    "texlive-lang-chinese",
    "texlive-fonts-recommended",
    "fonts-noto-cjk",
];
const LANGUAGES: [&str; 2] = ["en", "zh"];
/// The expected sources of the tests that LaTeX reads.
const GOLDENS: [&str; 3] = [
    "opening.tikz.tex",
    "tic-tac-toe.tikz.tex",
    "opening.beamer.zh.tex",
];

/// Draws all figures and checks them.
pub fn figures(project: &Project) -> Result<ExitCode> {
    let mut report = Report::default();
    check(project, &mut report);
    Ok(report.finish())
}

/// Runs the checks as steps of a report.
pub fn check(project: &Project, report: &mut Report) {
    let installed = debian::install(project, &PACKAGES);
    // These tests build the command line with PNG support, which is needed here.
    let test = [
        "test",
        "--quiet",
        "--features",
        "png",
        "--test",
        "drawing",
        "figures",
    ];
    let has_pixels = report.step("figures with pixels", || {
        run::openly(project.command("cargo").args(test))
    });
    let searches = if has_pixels {
        Search::all(project)
    } else {
        Err("the command line was not built".to_owned())
    };
    let needs = installed.and(searches);
    report.step_with("goldens in LaTeX", &needs, |_| {
        each(&GOLDENS, |name| {
            latex::golden(
                project,
                &folder(project)?,
                &project.root.join("tests/golden").join(name),
            )
        })
    });
    report.step_with("figures in LaTeX", &needs, |searches| {
        each(searches, |search| set(project, search))
    });
    report.step_with("exercises in LaTeX", &needs, |_| sheets::set(project));
    report.step_with("figures in Graphviz", &needs, |searches| {
        each(searches, |search| lay_out(project, search))
    });
    report.step_with("figures in pixels", &needs, |searches| {
        each(searches, |search| pixels(project, search))
    });
}

/// Applies `work` to each thing, and collects the errors of all.
fn each<T>(things: &[T], work: impl Fn(&T) -> Result<()>) -> Result<()> {
    let wrong: Vec<String> = things
        .iter()
        .filter_map(|thing| work(thing).err())
        .collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n"))
    }
}

/// Typesets a middle step and the last one as TikZ, and all steps as Beamer if that does not take
/// minutes.
fn set(project: &Project, search: &Search) -> Result<()> {
    let folder = folder(project)?;
    run::step(&search.name, || {
        for lang in LANGUAGES {
            for step in search.steps() {
                let source = search.render(&[
                    "--format",
                    "tikz",
                    "--standalone",
                    "--lang",
                    lang,
                    "--step",
                    &step,
                ])?;
                latex::document(
                    project,
                    &folder,
                    &format!("{}.{lang}.{step}", search.name),
                    &source,
                )?;
            }
            if !search.is_short() {
                continue;
            }
            let slides = search.render(&["--format", "beamer", "--lang", lang])?;
            latex::document(
                project,
                &folder,
                &format!("{}.{lang}.beamer", search.name),
                &slides,
            )?;
        }
        Ok(())
    })
}

/// Lays out graphs of trees and, if positions are remembered, of positions. A warning of Graphviz
/// is an error.
fn lay_out(project: &Project, search: &Search) -> Result<()> {
    let folder = folder(project)?;
    for step in search.steps() {
        for (what, options) in [
            ("tree", &["--lang", "en"][..]),
            ("graph", &["--graph", "--lang", "zh"]),
        ] {
            let place = folder.join(format!("{}.{what}.{step}.dot", search.name));
            let source =
                search.render(&[&["--format", "dot", "--step", &step], options].concat())?;
            write(&place, &source)?;
            for kind in ["svg", "png"] {
                let mut dot = project.command("dot");
                let drawn = place.with_extension(format!("dot.{kind}"));
                search::silently(
                    dot.arg(format!("-T{kind}"))
                        .arg("-o")
                        .arg(&drawn)
                        .arg(&place),
                )?;
            }
        }
    }
    Ok(())
}

/// Checks the PNG of a step: twice the size of its SVG, and a font for every character.
fn pixels(project: &Project, search: &Search) -> Result<()> {
    let folder = folder(project)?;
    let [step, _] = search.steps();
    for lang in LANGUAGES {
        let options = ["--step", &step, "--lang", lang];
        let svg = search.render(&[&["--format", "svg"], &options[..]].concat())?;
        let png = search.bytes(&[&["--format", "png"], &options[..]].concat())?;
        let place = folder.join(format!("{}.{lang}.{step}.pixels.png", search.name));
        write(&place, &png)?;
        let side = |name: &str, at: usize| {
            let told = svg
                .split_once(&format!(" {name}=\""))
                .and_then(|(_, rest)| rest.split_once('"'));
            let told: Option<f64> = told.and_then(|(number, _)| number.parse().ok());
            let pixels = png
                .get(at..at + 4)
                .and_then(|bytes| bytes.try_into().ok())
                .map(u32::from_be_bytes);
            told.is_some() && told.map(|told| 2.0 * told) == pixels.map(f64::from)
        };
        // A PNG begins with its size.
        if !side("width", 16) || !side("height", 20) {
            return Err(format!(
                "{}: not twice as large as the SVG",
                place.display()
            ));
        }
    }
    Ok(())
}

/// Returns the folder of the figures.
fn folder(project: &Project) -> Result<PathBuf> {
    let folder = project.target.join("figures");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn write(place: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    fs::write(place, bytes).map_err(|error| format!("{}: {error}", place.display()))
}
