//! `cargo xtask engines`: a person's paths through the built site in Chromium, Firefox and WebKitGTK.
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::site;
use crate::tools::browser::{self, Browser};
use crate::tools::{debian, npm};
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

/// Walks every path in every engine.
pub fn every_path(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    report.step_with("engines", browser, |browser| {
        let folder = project.root.join("tests").join("engines");
        npm::install(project, &folder, "npm ci (what drives the engines)")?;
        debian::install(project, &PACKAGES)?;
        let mut tests = project.command("node");
        tests
            .args(["--test", "--test-reporter", "spec"])
            .arg(folder.join("paths.test.mjs"))
            .env("ENGINES", "Chromium,Firefox,WebKitGTK");
        run::openly(browser.tell(&mut tests))
    });
}
