//! `cargo xtask engines`: a person's paths through the built site in Chromium, Firefox and WebKitGTK.
use crate::browser::{self, Browser};
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::{debian, npm, site};
use std::process::ExitCode;

/// The other engines, as Debian has them, and a display for the one that has no mode without.
const PACKAGES: [&str; 3] = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/// Builds the site and walks every path in every engine.
pub fn engines(project: &mut Project) -> Result<ExitCode> {
    let mut report = Report::default();
    let node = npm::packages(project);
    let browser = browser::ensure(project);
    let built = report.step("site", || site::build(project));
    if built {
        let needs = browser.and_then(|browser| node.map(|()| browser));
        every_path(project, &mut report, &needs);
    }
    Ok(report.finish())
}

/// Every path in every engine.
pub fn every_path(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    walk(project, report, browser, "Chromium,Firefox,WebKitGTK", ".");
}

/// One short path in the engines that the other browser tests don't run in.
pub fn smoke(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    walk(project, report, browser, "Firefox,WebKitGTK", "smoke");
}

fn walk(
    project: &Project,
    report: &mut Report,
    browser: &Result<Browser>,
    engines: &str,
    names: &str,
) {
    report.step_with("engines", browser, |browser| {
        let folder = project.root.join("tests").join("engines");
        npm::install(project, &folder, "npm ci (what drives the engines)")?;
        debian::install(project, &PACKAGES)?;
        let mut tests = project.command("node");
        tests
            .args(["--test", "--test-reporter", "spec"])
            .args(["--test-name-pattern", names])
            .arg(folder.join("paths.test.mjs"))
            .env("CHROMIUM", &browser.chromium)
            .env("ENGINES", engines);
        run::openly(&mut tests)
    });
}
