//! `cargo xtask sites [name…]`: a small course of notes in each of the site generators that
//! lecturers use, built by the generators, with searches wherever a page can have one, a page in
//! each of the bundlers, which take the script into their own, and the decks of the lectures; all
//! tested in Chromium.
mod course;

use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::site;
use crate::tools::browser::{self, Browser};
use crate::tools::{debian, npm, python};
use course::{COURSES, Course, Origin};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The spec and the step of the picture that stands for a search in print.
const PICTURE: &str = "{\"game\":{\"kind\":\"tree\",\"tree\":[[5,6],[2,1],[3,2]]},\"algorithm\":{\"kind\":\"alpha-beta\"}}";
const STEP: &str = "25";

/// Builds and tests the named courses, or all. A course that cannot be installed or built has
/// failed.
pub fn sites(project: &mut Project, names: &[String]) -> Result<ExitCode> {
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
    let browser = npm::packages(project).and_then(|()| browser::ensure(project));
    let built = report.step("site", || site::build(project));
    if built {
        let asked = COURSES
            .iter()
            .filter(|course| names.is_empty() || names.iter().any(|name| name == course.name));
        drive(project, &mut report, &browser, asked);
    }
    Ok(report.finish())
}

/// Runs all courses.
pub fn every_course(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    drive(project, report, browser, COURSES.iter());
}

fn drive<'course>(
    project: &Project,
    report: &mut Report,
    browser: &Result<Browser>,
    courses: impl Iterator<Item = &'course Course>,
) {
    let picture = picture(project);
    let mut built = Vec::new();
    for course in courses {
        if report.step(course.name, || {
            build(project, course, picture.as_deref().map_err(Clone::clone)?)
        }) {
            built.push(course.name);
        }
    }
    if !built.is_empty() {
        report.step_with("courses in Chromium", browser, |browser| {
            let mut tests = project.command("playwright");
            tests.args([
                "test",
                "--config",
                "tests/e2e/sites/playwright.config.mjs",
                "--reporter",
                "list",
            ]);
            tests
                .env("PLYSCOPE_PORT", run::free_port()?.to_string())
                .env("PLYSCOPE_SITES", project.target.join("sites"))
                .env("PLYSCOPE_COURSES", built.join(" "));
            run::openly(browser.tell(&mut tests))
        });
    }
}

/// Renders the picture with the command line, as an author would.
fn picture(project: &Project) -> Result<String> {
    run::step("command line", || {
        run::quietly(
            project
                .command("cargo")
                .args(["build", "--quiet", "--bin", "plyscope"]),
        )
    })?;
    let spec = project.target.join("picture.json");
    let explain = |error: std::io::Error| format!("{}: {error}", spec.display());
    fs::write(&spec, PICTURE).map_err(explain)?;
    let mut render = project.command(project.target.join("debug").join("plyscope"));
    run::fed(
        render.args(["render", "--step", STEP]),
        fs::File::open(&spec).map_err(explain)?,
    )
}

/// Assembles a course in a folder of its own and builds it with its generator.
fn build(project: &Project, course: &Course, picture: &str) -> Result<()> {
    let place = project.target.join("sites").join(course.name);
    let explain = |error: std::io::Error| format!("{}: {error}", place.display());
    if place.exists() {
        fs::remove_dir_all(&place).map_err(explain)?;
    }
    for (from, to) in course.copies {
        copy(&project.root.join(from), &place.join(to)).map_err(explain)?;
    }
    if let Some(file) = course.picture {
        fs::write(place.join(file), picture).map_err(explain)?;
    }
    let programs = install(project, course, &place)?;
    for line in course.commands {
        run::step(line, || {
            let mut words = line.split(' ');
            let program = words.next().unwrap_or_default();
            run::quietly(
                quiet(&mut project.command(programs.join(program)))
                    .args(words)
                    .current_dir(&place),
            )
        })?;
    }
    Ok(())
}

/// Makes sure that the generator is installed, and returns the directory of its programs (empty for
/// the PATH).
fn install(project: &Project, course: &Course, place: &Path) -> Result<PathBuf> {
    let sources = project.root.join("tests").join("sites");
    let read = |file: &Path| {
        fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
    };
    match course.origin {
        Origin::Python => {
            let python =
                python::environment(project, "sites", &read(&sources.join("requirements.txt"))?)?;
            Ok(python.with_file_name(""))
        }
        Origin::Here => Ok(PathBuf::new()),
        Origin::Debian(packages) => debian::install(project, packages).map(|()| PathBuf::new()),
        Origin::Npm => {
            // Hundreds of megabytes: installed once, with a link in every course.
            let shared = project.tools.join(course.name);
            let explain = |error: std::io::Error| format!("{}: {error}", shared.display());
            fs::create_dir_all(&shared).map_err(explain)?;
            for file in ["package.json", "package-lock.json"] {
                fs::copy(sources.join(course.name).join(file), shared.join(file))
                    .map_err(explain)?;
            }
            npm::install(project, &shared, &format!("npm ci ({})", course.name))?;
            let link = "require('fs').symlinkSync(process.argv[1], process.argv[2], 'junction')";
            let mut node = project.command("node");
            run::quietly(
                node.args(["-e", link])
                    .arg(shared.join("node_modules"))
                    .arg(place.join("node_modules")),
            )?;
            Ok(place.join("node_modules").join(".bin"))
        }
    }
}

/// Turns off advertisements, update checks, and caches beside the generator: with a shared cache
/// another checkout would mix both courses.
fn quiet(command: &mut Command) -> &mut Command {
    command
        .env("NO_MKDOCS_2_WARNING", "1")
        .env("NO_UPDATE_NOTIFIER", "1")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("DOCUSAURUS_NO_PERSISTENT_CACHE", "1")
        .env("ASTRO_TELEMETRY_DISABLED", "1")
        .env("OBSERVABLE_TELEMETRY_DISABLE", "true")
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
