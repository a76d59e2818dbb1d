//! `cargo xtask test`: all checks, the fast ones first. A failed step does not stop the others.
use crate::aside::Aside;
use crate::disk;
use crate::package;
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::browser::Browser;
use crate::tools::target::WASM;
use crate::tools::{browser, npm, python, target};
use std::path::Path;
use std::process::ExitCode;

/// Runs every check and prints the results.
pub fn check(project: &mut Project) -> Result<ExitCode> {
    disk::ensure_room(project)?;
    let mut report = Report::default();
    let node = npm::packages(project);
    let browser = browser::ensure(project);
    let wasm = target::ensure(project);
    // The site takes one core for a long time, when it is optimized at link time, and shares no
    // compiled package with the tests.
    // Debian's compiler has no library for the command line of the packages.
    let has_packages = project.wasm_compiler.is_none();
    let what: &[&str] = if has_packages {
        &["package", "python", "npm"]
    } else {
        &["build"]
    };
    let site = Aside::start(project, what);
    let fmt = component(project, "fmt");
    let clippy = component(project, "clippy");
    report.step_with("format", &fmt, |()| {
        cargo(project, &["fmt", "--all", "--check"])
    });
    // Programs of students run in some of them.
    let python = python::ensure(project);
    report.step_with("native tests", &python, |()| {
        cargo(
            project,
            &["test", "--quiet", "--workspace", "--exclude", "xtask"],
        )
    });
    report.step_with("recorder in Python", &python, |()| {
        let folder = project.root.join("packages/python/tests");
        run::quietly(
            project
                .command("python3")
                .args(["-B", "-m", "unittest", "discover", "-s"])
                .arg(folder),
        )
    });
    report.step_with("recorder in JavaScript", &node, |()| {
        let folder = project.root.join("packages");
        let solver = project.target.join("debug").join("plyscope");
        let mut tests = project.command("node");
        run::openly(tests.arg(folder.join("tests.mjs")).arg(solver).arg("js"))
    });
    report.step("tests of these commands", || {
        cargo(
            project,
            &[
                "test",
                "--quiet",
                "--profile",
                "tools",
                "--package",
                "xtask",
            ],
        )
    });
    report.step_with("clippy", &clippy, |()| {
        cargo(
            project,
            &[
                "clippy",
                "--quiet",
                "--workspace",
                "--all-targets",
                "--",
                "--deny",
                "warnings",
            ],
        )
    });
    if project.wasm_compiler.is_some() {
        report.skip(
            "clippy for wasm32",
            "the compiler for wasm32 is Debian's, which brings no clippy",
        );
    } else {
        report.step_with("clippy for wasm32", &clippy.and(wasm), |()| {
            lint_for_wasm(project)
        });
    }
    let built = report.step("site and packages", || site?.finish());
    let needs = if built {
        browser.and_then(|browser| node.map(|()| browser))
    } else {
        Err("the site was not built".to_owned())
    };
    if has_packages {
        report.step_with("installed wheel", &needs, |_| {
            package::python::test(project)
        });
        report.step_with("installed npm package", &needs, |browser| {
            package::npm::test(project, browser)
        });
    } else {
        report.skip(
            "installed wheel and npm package",
            "the compiler for wasm32 is Debian's, which has no library for their command line",
        );
    }
    // Last, so that the names of failed tests are right above the table.
    report.step_with("browser tests", &needs, |browser| {
        // A second try tells a busy machine from a defect; the summary names such a test as flaky.
        browser_tests(
            project,
            browser,
            &["--grep-invert", NIGHTLY, "--retries", "1"],
        )
    });
    Ok(report.finish())
}

fn lint_for_wasm(project: &Project) -> Result<()> {
    let lint = [
        "clippy", "--quiet", "--target", WASM, "--lib", "--bin", "app", "--", "--deny", "warnings",
    ];
    run::openly(project.wasm_command("cargo").args(lint))?;
    // Code that only the benches build must compile too.
    let check = [
        "check",
        "--quiet",
        "--target",
        WASM,
        "--package",
        "plyscope-browser-bench",
    ];
    run::openly(project.wasm_command("cargo").args(check))
}

/// The tag of browser tests that run at night.
pub const NIGHTLY: &str = "@nightly";

/// Runs the browser tests that Playwright finds by these arguments.
pub fn browser_tests(project: &Project, browser: &Browser, which: &[&str]) -> Result<()> {
    browser_tests_in(project, &project.root, browser, which)
}

/// Runs the browser tests of a copy of the project.
pub fn browser_tests_in(
    project: &Project,
    copy: &Path,
    browser: &Browser,
    which: &[&str],
) -> Result<()> {
    let mut tests = project.command("playwright");
    tests
        .args([
            "test",
            "--config",
            "tests/e2e/playwright.config.mjs",
            "--reporter",
            "list",
        ])
        .args(which);
    tests.current_dir(copy);
    tests.env("PLYSCOPE_PORT", run::free_port()?.to_string());
    run::openly(browser.tell(&mut tests))
}

/// `cargo xtask setup`: installs everything that the other commands need.
pub fn set_up(project: &mut Project) -> Result<ExitCode> {
    let mut report = Report::default();
    report.step("Rust for wasm32", || target::ensure(project));
    report.step("npm packages", || npm::packages(project));
    report.step("Chromium", || browser::ensure(project).map(drop));
    Ok(report.finish())
}

fn cargo(project: &Project, arguments: &[&str]) -> Result<()> {
    run::openly(project.command("cargo").args(arguments))
}

/// Installs rustfmt or clippy by rustup; most toolchains have both.
fn component(project: &Project, name: &str) -> Result<()> {
    if run::quietly(project.command("cargo").args([name, "--version"])).is_ok() {
        return Ok(());
    }
    let component = if name == "fmt" { "rustfmt" } else { name };
    run::quietly(
        project
            .command("rustup")
            .args(["component", "add", component]),
    )
    .map_err(|_| format!("this Rust has no {component}, and rustup could not add it"))
}
