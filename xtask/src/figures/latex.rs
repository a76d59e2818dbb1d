//! LaTeX runs. The first line of a document names the program. A run has failed if LaTeX stops, a
//! character is in no font, or something is wider than its page.

use crate::project::Project;
use crate::run::{self, Result};
use std::fs;
use std::path::Path;

/// The tolerated excess width of a line in points, which is not visible.
const TOLERANCE: f64 = 2.0;
/// The log's message about it.
const TOO_WIDE: &str = "Overfull \\hbox (";
/// Dots per inch of the pictures.
const RESOLUTION: &str = "110";

/// Typesets an expected source of the tests; a source without a document class is put into an
/// article, as an author would.
pub fn golden(project: &Project, folder: &Path, place: &Path) -> Result<()> {
    let source =
        fs::read_to_string(place).map_err(|error| format!("{}: {error}", place.display()))?;
    let name = place.file_stem().unwrap_or_default().to_string_lossy();
    if source.contains("\\documentclass") {
        return document(project, folder, &name, &source);
    }
    // The second line names the packages for the preamble.
    let packages = source
        .lines()
        .nth(1)
        .unwrap_or_default()
        .trim_start_matches('%');
    let article = format!(
        "% !TeX program = pdflatex\n\\documentclass{{article}}\n\\usepackage[T1]{{fontenc}}\n{packages}\n\\begin{{document}}\n\
         \\begin{{figure}}\\centering\n{source}\\caption{{A figure.}}\\end{{figure}}\n\\end{{document}}\n"
    );
    document(project, folder, &name, &article)
}

/// Typesets a document and draws a page of it.
pub fn document(project: &Project, folder: &Path, name: &str, source: &str) -> Result<()> {
    let wrong = |what: &str| {
        format!(
            "{name}: {what} ({})",
            folder.join(format!("{name}.log")).display()
        )
    };
    let program = source
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("% !TeX program = "));
    let program = program.ok_or_else(|| wrong("the first line does not say which program"))?;
    super::write(&folder.join(format!("{name}.tex")), source)?;
    let mut latex = project.command(program);
    latex.args([
        "-interaction=nonstopmode",
        "-halt-on-error",
        "-no-shell-escape",
        &format!("{name}.tex"),
    ]);
    run::quietly(latex.current_dir(folder))?;
    let log =
        fs::read(folder.join(format!("{name}.log"))).map_err(|error| wrong(&error.to_string()))?;
    let log = String::from_utf8_lossy(&log);
    if let Some(line) = log.lines().find(|line| line.contains("Missing character")) {
        return Err(wrong(line));
    }
    let width = |line: &str| {
        line.strip_prefix(TOO_WIDE)?
            .split_once("pt")?
            .0
            .parse::<f64>()
            .ok()
    };
    if let Some(line) = log
        .lines()
        .find(|line| width(line).is_some_and(|width| width > TOLERANCE))
    {
        return Err(wrong(line));
    }
    // Slides in the middle show more than the first.
    let written = log.lines().rev().find_map(|line| {
        line.strip_prefix("Output written on")?
            .split_once('(')?
            .1
            .split_once(' ')
    });
    let pages: u32 = written
        .and_then(|(number, _)| number.parse().ok())
        .ok_or_else(|| wrong("nothing was written"))?;
    let page = (pages * 3 / 5).max(1).to_string();
    let mut picture = project.command("pdftoppm");
    picture
        .args(["-png", "-singlefile", "-r", RESOLUTION, "-f", &page])
        .arg(format!("{name}.pdf"))
        .arg(name);
    run::quietly(picture.current_dir(folder))
}
