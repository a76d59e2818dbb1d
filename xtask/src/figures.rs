//! `cargo xtask figures`: figures of every game and algorithm, in both languages, read by the programs they are for: LaTeX sets them,
//! Graphviz lays them out, and pixels are as many as they should be. The pages go to target/figures, for eyes.
mod latex;
mod search;

use crate::debian;
use crate::report::Report;
use crate::run::{self, Result};
use crate::workshop::Workshop;
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
/// What the tests compare sources with; these are for LaTeX.
const GOLDENS: [&str; 3] = [
    "opening.tikz.tex",
    "tic-tac-toe.tikz.tex",
    "opening.beamer.zh.tex",
];

/// Draws everything and has it read.
pub fn figures(workshop: &Workshop) -> Result<ExitCode> {
    let mut report = Report::default();
    check(workshop, &mut report);
    Ok(report.finish())
}

/// The same as steps of a report.
pub fn check(workshop: &Workshop, report: &mut Report) {
    let installed = debian::install(workshop, &PACKAGES);
    // The tests build the command line with pixels, which it draws here.
    let test = ["test", "--quiet", "--features", "png", "--test", "figures"];
    let has_pixels = report.step("figures with pixels", || {
        run::openly(workshop.command("cargo").args(test))
    });
    let searches = if has_pixels {
        Search::all(workshop)
    } else {
        Err("the command line was not built".to_owned())
    };
    let needs = installed.and(searches);
    report.step_with("goldens in LaTeX", &needs, |_| {
        each(&GOLDENS, |name| {
            latex::golden(
                workshop,
                &folder(workshop)?,
                &workshop.root.join("tests/golden").join(name),
            )
        })
    });
    report.step_with("figures in LaTeX", &needs, |searches| {
        each(searches, |search| set(workshop, search))
    });
    report.step_with("figures in Graphviz", &needs, |searches| {
        each(searches, |search| lay_out(workshop, search))
    });
    report.step_with("figures in pixels", &needs, |searches| {
        each(searches, |search| pixels(workshop, search))
    });
}

/// Does something with each, and says what went wrong with any of them.
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

/// A step in the middle and the last one as TikZ, all of them as Beamer, where LaTeX does not take minutes.
fn set(workshop: &Workshop, search: &Search) -> Result<()> {
    let folder = folder(workshop)?;
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
                    workshop,
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
                workshop,
                &folder,
                &format!("{}.{lang}.beamer", search.name),
                &slides,
            )?;
        }
        Ok(())
    })
}

/// Graphs of trees and, where positions are remembered, of positions. Graphviz has nothing to warn of.
fn lay_out(workshop: &Workshop, search: &Search) -> Result<()> {
    let folder = folder(workshop)?;
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
                let mut dot = workshop.command("dot");
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

/// The pixels of a step: twice those of its SVG, and no letter without a font.
fn pixels(workshop: &Workshop, search: &Search) -> Result<()> {
    let folder = folder(workshop)?;
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

/// Where figures go.
fn folder(workshop: &Workshop) -> Result<PathBuf> {
    let folder = workshop.target.join("figures");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn write(place: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    fs::write(place, bytes).map_err(|error| format!("{}: {error}", place.display()))
}
