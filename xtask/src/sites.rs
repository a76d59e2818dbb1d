//! `cargo xtask sites [name…]`: a small course of notes in each of the site generators that lecturers use, built by the generators
//! themselves, with searches wherever one can be put on a page, and driven in Chromium.
mod course;

use crate::browser::{self, Browser};
use crate::report::Report;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{debian, npm, python, site};
use course::{COURSES, Course, Origin};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The picture that stands in for a search on paper: this spec, at this step.
const PICTURE: &str = "{\"game\":{\"kind\":\"tree\",\"tree\":[[5,6],[2,1],[3,2]]},\"algorithm\":{\"kind\":\"alpha-beta\"}}";
const STEP: &str = "25";

/// Builds and drives the courses of these names, all where none is named. What cannot be installed or built has failed.
pub fn sites(workshop: &mut Workshop, names: &[String]) -> Result<ExitCode> {
    if let Some(unknown) = names
        .iter()
        .find(|name| COURSES.iter().all(|course| course.name != **name))
    {
        let known = COURSES.map(|course| course.name).join(", ");
        return Err(format!(
            "there is no course in “{unknown}”, only in {known}"
        ));
    }
    let mut report = Report::default();
    let browser = npm::packages(workshop).and_then(|()| browser::ensure(workshop));
    let built = report.step("site", || site::build(workshop));
    if built {
        let asked = COURSES
            .iter()
            .filter(|course| names.is_empty() || names.iter().any(|name| name == course.name));
        drive(workshop, &mut report, &browser, asked);
    }
    Ok(report.finish())
}

/// The courses that `cargo xtask test` can wait for.
pub fn quick_ones(workshop: &Workshop, report: &mut Report, browser: &Result<Browser>) {
    drive(
        workshop,
        report,
        browser,
        COURSES.iter().filter(|course| course.is_quick),
    );
}

/// Those that wait for the night.
pub fn slow_ones(workshop: &Workshop, report: &mut Report, browser: &Result<Browser>) {
    drive(
        workshop,
        report,
        browser,
        COURSES.iter().filter(|course| !course.is_quick),
    );
}

fn drive<'course>(
    workshop: &Workshop,
    report: &mut Report,
    browser: &Result<Browser>,
    courses: impl Iterator<Item = &'course Course>,
) {
    let picture = picture(workshop);
    let mut built = Vec::new();
    for course in courses {
        if report.step(course.name, || {
            build(workshop, course, picture.as_deref().map_err(Clone::clone)?)
        }) {
            built.push(course.name);
        }
    }
    if !built.is_empty() {
        report.step_with("courses in Chromium", browser, |browser| {
            let mut tests = workshop.command("playwright");
            tests.args([
                "test",
                "--config",
                "tests/e2e/sites/playwright.config.mjs",
                "--reporter",
                "list",
            ]);
            tests
                .env("CHROMIUM", &browser.chromium)
                .env("PLYSCOPE_PORT", run::free_port()?.to_string());
            tests
                .env("PLYSCOPE_SITES", workshop.target.join("sites"))
                .env("PLYSCOPE_COURSES", built.join(" "));
            run::openly(&mut tests)
        });
    }
}

/// What `plyscope render` draws, as an author would have it draw it.
fn picture(workshop: &Workshop) -> Result<String> {
    run::step("command line", || {
        run::quietly(
            workshop
                .command("cargo")
                .args(["build", "--quiet", "--bin", "plyscope"]),
        )
    })?;
    let spec = workshop.target.join("picture.json");
    let explain = |error: std::io::Error| format!("{}: {error}", spec.display());
    fs::write(&spec, PICTURE).map_err(explain)?;
    let mut render = workshop.command(workshop.target.join("debug").join("plyscope"));
    run::fed(
        render.args(["render", "--step", STEP]),
        fs::File::open(&spec).map_err(explain)?,
    )
}

/// Puts a course together in a folder of its own and lets its generator build it.
fn build(workshop: &Workshop, course: &Course, picture: &str) -> Result<()> {
    let place = workshop.target.join("sites").join(course.name);
    let explain = |error: std::io::Error| format!("{}: {error}", place.display());
    if place.exists() {
        fs::remove_dir_all(&place).map_err(explain)?;
    }
    for (from, to) in course.copies {
        copy(&workshop.root.join(from), &place.join(to)).map_err(explain)?;
    }
    fs::write(place.join(course.picture), picture).map_err(explain)?;
    let programs = install(workshop, course, &place)?;
    for line in course.commands {
        run::step(line, || {
            let mut words = line.split(' ');
            let program = words.next().unwrap_or_default();
            run::quietly(
                quiet(&mut workshop.command(programs.join(program)))
                    .args(words)
                    .current_dir(&place),
            )
        })?;
    }
    Ok(())
}

/// Sees to it that the generator is there; says where its programs are (nowhere in particular is the PATH).
fn install(workshop: &Workshop, course: &Course, place: &Path) -> Result<PathBuf> {
    let sources = workshop.root.join("tests").join("sites");
    let read = |file: &Path| {
        fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
    };
    match course.origin {
        Origin::Python => {
            let python =
                python::environment(workshop, "sites", &read(&sources.join("requirements.txt"))?)?;
            Ok(python.with_file_name(""))
        }
        Origin::Debian(packages) => debian::install(workshop, packages).map(|()| PathBuf::new()),
        Origin::Npm => {
            // Hundreds of megabytes: one copy for everybody, and a link to it.
            let shelf = workshop.tools.join(course.name);
            let explain = |error: std::io::Error| format!("{}: {error}", shelf.display());
            fs::create_dir_all(&shelf).map_err(explain)?;
            for file in ["package.json", "package-lock.json"] {
                fs::copy(sources.join(course.name).join(file), shelf.join(file))
                    .map_err(explain)?;
            }
            npm::install(workshop, &shelf, &format!("npm ci ({})", course.name))?;
            let link = "require('fs').symlinkSync(process.argv[1], process.argv[2], 'junction')";
            let mut node = workshop.command("node");
            run::quietly(
                node.args(["-e", link])
                    .arg(shelf.join("node_modules"))
                    .arg(place.join("node_modules")),
            )?;
            Ok(place.join("node_modules").join(".bin"))
        }
    }
}

/// No advertisements, no questions home, and no cache beside the generator: another checkout that finds it there builds half of its
/// own course and half of this one.
fn quiet(command: &mut Command) -> &mut Command {
    command
        .env("NO_MKDOCS_2_WARNING", "1")
        .env("NO_UPDATE_NOTIFIER", "1")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("DOCUSAURUS_NO_PERSISTENT_CACHE", "1")
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
