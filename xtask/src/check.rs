//! `cargo xtask test`: everything that has to hold, in order of patience. A failed step does not stop the others.
use crate::browser::Browser;
use crate::report::Report;
use crate::run::{self, Result};
use crate::target::WASM;
use crate::workshop::Workshop;
use crate::{browser, disk, figures, npm, site, sites, target, trunk};
use std::process::ExitCode;

/// Runs every check and prints what became of each.
pub fn check(workshop: &mut Workshop) -> Result<ExitCode> {
    disk::ensure_room(workshop)?;
    let mut report = Report::default();
    let node = npm::packages(workshop);
    let browser = browser::ensure(workshop);
    let fmt = component(workshop, "fmt");
    let clippy = component(workshop, "clippy");
    report.step_with("format", &fmt, |()| {
        cargo(workshop, &["fmt", "--all", "--check"])
    });
    report.step_with("clippy", &clippy, |()| {
        cargo(
            workshop,
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
    report.step("native tests", || {
        cargo(
            workshop,
            &["test", "--quiet", "--workspace", "--exclude", "xtask"],
        )
    });
    // By itself, as `cargo xtask` compiles it: together with the others some of its crates would be compiled once more.
    report.step("tests of these commands", || {
        cargo(workshop, &["test", "--quiet", "--package", "xtask"])
    });

    let wasm = target::ensure(workshop);
    if workshop.wasm_compiler.is_some() {
        report.skip(
            "clippy for wasm32",
            "the compiler for wasm32 is Debian's, which brings no clippy",
        );
    } else {
        report.step_with("clippy for wasm32", &clippy.and(wasm), |()| {
            lint_for_wasm(workshop)
        });
    }

    let built = report.step("site", || site::build(workshop));
    let site = if built {
        Ok(())
    } else {
        Err("the site was not built".to_owned())
    };
    let needs = browser.and_then(|browser| node.and(site).map(|()| browser));
    if built {
        sites::quick_ones(workshop, &mut report, &needs);
    }
    // Last, so that the names of the tests that failed stand right above the table.
    report.step_with("browser tests", &needs, |browser| {
        browser_tests(workshop, browser, ["--grep-invert", NIGHTLY])
    });
    Ok(report.finish())
}

fn lint_for_wasm(workshop: &Workshop) -> Result<()> {
    let lint = [
        "clippy", "--quiet", "--target", WASM, "--lib", "--bin", "app", "--", "--deny", "warnings",
    ];
    run::openly(workshop.wasm_command("cargo").args(lint))?;
    // What only the benches build must not fall behind.
    let check = [
        "check",
        "--quiet",
        "--target",
        WASM,
        "--package",
        "plyscope-browser-bench",
    ];
    run::openly(workshop.wasm_command("cargo").args(check))
}

/// `cargo xtask nightly`: what is slow and no person's path: browser tests with the tag, courses of notes in the slower generators,
/// figures in the programs that they are for.
pub fn nightly(workshop: &mut Workshop) -> Result<ExitCode> {
    let mut report = Report::default();
    let node = npm::packages(workshop);
    let browser = browser::ensure(workshop);
    let built = report.step("site", || site::build(workshop));
    let needs = if built {
        browser.and_then(|browser| node.map(|()| browser))
    } else {
        Err("the site was not built".into())
    };
    report.step_with("slow browser tests", &needs, |browser| {
        browser_tests(workshop, browser, ["--grep", NIGHTLY])
    });
    if built {
        match trunk::find(workshop) {
            Ok(trunk) => drop(report.step("the same site by Trunk", || {
                trunk::compare(workshop, &trunk)
            })),
            Err(reason) => report.skip("the same site by Trunk", &reason),
        }
        sites::slow_ones(workshop, &mut report, &needs);
    }
    figures::check(workshop, &mut report);
    Ok(report.finish())
}

/// The tag of browser tests that run at night.
const NIGHTLY: &str = "@nightly";

fn browser_tests(workshop: &Workshop, browser: &Browser, which: [&str; 2]) -> Result<()> {
    let mut tests = workshop.command("playwright");
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

/// `cargo xtask setup`: installs everything the other commands need.
pub fn set_up(workshop: &mut Workshop) -> Result<ExitCode> {
    let mut report = Report::default();
    report.step("Rust for wasm32", || target::ensure(workshop));
    report.step("npm packages", || npm::packages(workshop));
    report.step("Chromium", || browser::ensure(workshop).map(drop));
    Ok(report.finish())
}

fn cargo(workshop: &Workshop, arguments: &[&str]) -> Result<()> {
    run::openly(workshop.command("cargo").args(arguments))
}

/// rustfmt and clippy come with most toolchains; rustup can add them where it has them.
fn component(workshop: &Workshop, name: &str) -> Result<()> {
    if run::quietly(workshop.command("cargo").args([name, "--version"])).is_ok() {
        return Ok(());
    }
    let component = if name == "fmt" { "rustfmt" } else { name };
    run::quietly(
        workshop
            .command("rustup")
            .args(["component", "add", component]),
    )
    .map_err(|_| format!("this Rust has no {component}, and rustup could not add it"))
}
