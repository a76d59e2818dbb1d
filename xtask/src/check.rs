//! `cargo xtask test`: all checks, the fast ones first. A failed step does not stop the others.
use crate::browser::Browser;
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::target::WASM;
use crate::{browser, disk, engines, figures, manifests, npm, package, site, sites, target, trunk};
use std::process::ExitCode;

/// Runs every check and prints the results.
pub fn check(project: &mut Project) -> Result<ExitCode> {
    disk::ensure_room(project)?;
    let mut report = Report::default();
    let node = npm::packages(project);
    let browser = browser::ensure(project);
    let fmt = component(project, "fmt");
    let clippy = component(project, "clippy");
    report.step_with("format", &fmt, |()| {
        cargo(project, &["fmt", "--all", "--check"])
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
    report.step("documentation", || {
        let mut document = project.command("cargo");
        document
            .args(["doc", "--quiet", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "--deny warnings");
        run::openly(&mut document)
    });
    report.step("native tests", || {
        cargo(
            project,
            &["test", "--quiet", "--workspace", "--exclude", "xtask"],
        )
    });
    // By itself, as `cargo xtask` is compiled: together with the other packages some crates would
    // be compiled again.
    report.step("tests of these commands", || {
        cargo(project, &["test", "--quiet", "--package", "xtask"])
    });

    let wasm = target::ensure(project);
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

    let built = report.step("site", || site::build(project));
    let site = if built {
        Ok(())
    } else {
        Err("the site was not built".to_owned())
    };
    let needs = browser.and_then(|browser| node.and(site).map(|()| browser));
    if built {
        sites::quick_ones(project, &mut report, &needs);
        engines::smoke(project, &mut report, &needs);
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

/// `cargo xtask nightly`: the slow checks of rare paths: browser tests with the tag, courses of
/// notes in the slower generators, pages in bundlers, a person's paths in all engines, figures in the
/// programs that read them, damaged input and random actions for a long time.
pub fn nightly(project: &mut Project) -> Result<ExitCode> {
    let mut report = Report::default();
    let node = npm::packages(project);
    let browser = browser::ensure(project);
    let built = report.step("site", || site::build(project));
    let needs = if built {
        browser.and_then(|browser| node.map(|()| browser))
    } else {
        Err("the site was not built".into())
    };
    report.step_with("slow browser tests", &needs, |browser| {
        browser_tests(project, browser, &["--grep", NIGHTLY])
    });
    if built {
        match trunk::find(project) {
            Ok(trunk) => {
                report.step("the same site by Trunk", || trunk::compare(project, &trunk));
            }
            Err(reason) => report.skip("the same site by Trunk", &reason),
        }
        report.step("the site as a zip", || package::check(project));
        sites::slow_ones(project, &mut report, &needs);
        engines::every_path(project, &mut report, &needs);
    }
    figures::check(project, &mut report);
    report.step("SCORM manifests", || manifests::check(project));
    report.step("damaged input for every reader", || {
        long_test(project, "fuzz", "PLYSCOPE_FUZZ_SECONDS", "600")
    });
    report.step("a million random actions", || {
        long_test(project, "state", "PLYSCOPE_ACTIONS", "1000000")
    });
    Ok(report.finish())
}

/// Runs a native test for as long as its variable says, by default as long as at night.
fn long_test(project: &Project, name: &str, variable: &str, at_night: &str) -> Result<()> {
    let how_long = std::env::var(variable).unwrap_or_else(|_| at_night.to_owned());
    let mut cargo = project.command("cargo");
    cargo.args(["test", "--quiet", "--test", name]);
    run::openly(cargo.env(variable, how_long))
}

/// The tag of browser tests that run at night.
const NIGHTLY: &str = "@nightly";

fn browser_tests(project: &Project, browser: &Browser, which: &[&str]) -> Result<()> {
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
    tests
        .env("CHROMIUM", &browser.chromium)
        .env("PLYSCOPE_PORT", run::free_port()?.to_string());
    run::openly(&mut tests)
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
