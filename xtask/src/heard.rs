//! What a screen reader hears: a walk through the built page in Chromium and Firefox, by what they tell the accessibility bus.
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::browser::Browser;
use crate::tools::debian;

/// The second browser, a display, the bus with its binding for Debian's Python, and what presses keys.
const PACKAGES: [&str; 7] = [
    "firefox-esr",
    "xvfb",
    "xdotool",
    "dbus",
    "at-spi2-core",
    "gir1.2-atspi-2.0",
    "python3-gi",
];

/// Walks in both browsers and languages.
pub fn walk(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    report.step_with("what is heard", browser, |browser| {
        debian::install(project, &PACKAGES)?;
        // A session bus of its own, which the bus of accessibility belongs to.
        let mut walk = project.command("dbus-run-session");
        walk.args(["--", "/usr/bin/python3"])
            .arg(project.root.join("tests").join("heard").join("walk.py"))
            .arg(project.root.join("dist"))
            .args(["chromium", "firefox"]);
        run::openly(browser.tell(&mut walk))
    });
}
