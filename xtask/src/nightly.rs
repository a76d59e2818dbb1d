//! `cargo xtask nightly [part…]`: the slow checks of rare paths, all of them or those that are named.
use crate::check::{NIGHTLY, browser_tests};
use crate::project::Project;
use crate::report::Report;
use crate::run::{self, Result};
use crate::tools::browser::{self, Browser};
use crate::tools::{npm, python};
use crate::{
    disk, elsewhere, engines, figures, heard, language, manifests, package, site, sites, trunk,
};
use std::process::ExitCode;

/// A part and what it checks.
struct Part {
    name: &'static str,
    /// Whether it needs the built site and the browser.
    has_site: bool,
    run: fn(&Project, &mut Report, &Result<Browser>),
}

const PARTS: [Part; 16] = [
    Part {
        name: "documentation",
        has_site: false,
        run: document,
    },
    Part {
        name: "cases",
        has_site: false,
        run: try_all_cases,
    },
    Part {
        name: "mutants",
        has_site: false,
        run: hold_mutants,
    },
    Part {
        name: "browser",
        has_site: true,
        run: run_slow_browser_tests,
    },
    Part {
        name: "trunk",
        has_site: true,
        run: compare_with_trunk,
    },
    Part {
        name: "zip",
        has_site: true,
        run: unpack,
    },
    Part {
        name: "hosts",
        has_site: true,
        run: use_packages,
    },
    Part {
        name: "courses",
        has_site: true,
        run: sites::every_course,
    },
    Part {
        name: "language",
        has_site: true,
        run: language::try_it,
    },
    Part {
        name: "elsewhere",
        has_site: true,
        run: read_elsewhere,
    },
    Part {
        name: "engines",
        has_site: true,
        run: engines::every_path,
    },
    Part {
        name: "heard",
        has_site: true,
        run: heard::walk,
    },
    Part {
        name: "figures",
        has_site: false,
        run: draw_figures,
    },
    Part {
        name: "manifests",
        has_site: false,
        run: check_manifests,
    },
    Part {
        name: "readers",
        has_site: false,
        run: damage_input,
    },
    Part {
        name: "actions",
        has_site: false,
        run: act_at_random,
    },
];

/// Runs the named parts, or all.
pub fn nightly(project: &mut Project, names: &[String]) -> Result<ExitCode> {
    let is_known = |name: &&String| PARTS.iter().any(|part| part.name == **name);
    if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
        let known = PARTS.map(|part| part.name).join(", ");
        return Err(format!(
            "there is no part “{unknown}” of the night, only {known}"
        ));
    }
    disk::ensure_room(project)?;
    let asked = |part: &&Part| names.is_empty() || names.iter().any(|name| name == part.name);
    let parts: Vec<&Part> = PARTS.iter().filter(asked).collect();
    let mut report = Report::default();
    let mut needs = Err("the site was not built".to_owned());
    if parts.iter().any(|part| part.has_site) {
        let node = npm::packages(project);
        let browser = browser::ensure(project);
        if report.step("site", || site::build(project)) {
            needs = browser.and_then(|browser| node.map(|()| browser));
        }
    }
    for part in parts {
        (part.run)(project, &mut report, &needs);
    }
    Ok(report.finish())
}

fn document(project: &Project, report: &mut Report, _: &Result<Browser>) {
    report.step("documentation", || {
        let mut document = project.command("cargo");
        document
            .args(["doc", "--quiet", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "--deny warnings");
        run::openly(&mut document)
    });
}

fn try_all_cases(project: &Project, report: &mut Report, _: &Result<Browser>) {
    report.step("all random cases", || {
        let mut tests = project.command("cargo");
        tests.args(["test", "--quiet", "--package", "plyscope", "--tests"]);
        run::openly(tests.env("PLYSCOPE_CASES", "all"))
    });
}

/// Holds one-token mutants of right searches against the book.
fn hold_mutants(project: &Project, report: &mut Report, _: &Result<Browser>) {
    let python = python::ensure(project);
    report.step_with("mutants of right searches", &python, |()| {
        run::openly(project.command("cargo").args(["build", "--quiet"]))?;
        let solver = project.target.join("debug").join("plyscope");
        let script = project.root.join("tests/mutants/mutants.py");
        run::openly(
            project
                .command("python3")
                .arg("-B")
                .arg(script)
                .arg(&solver),
        )?;
        // In Java and C++ only where their compilers are; a missing one is named.
        let recorders = project.root.join("packages/tests.mjs");
        run::openly(project.command("node").arg(recorders).arg(solver))
    });
}

fn run_slow_browser_tests(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    report.step_with("slow browser tests", browser, |browser| {
        browser_tests(project, browser, &["--grep", NIGHTLY])
    });
}

fn compare_with_trunk(project: &Project, report: &mut Report, _: &Result<Browser>) {
    match trunk::find(project) {
        Ok(trunk) => {
            report.step("the same site by Trunk", || trunk::compare(project, &trunk));
        }
        Err(reason) => report.skip("the same site by Trunk", &reason),
    }
}

fn unpack(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    report.step_with("the site as a zip", browser, |_| package::check(project));
}

fn use_packages(project: &Project, report: &mut Report, browser: &Result<Browser>) {
    report.step("documents with figures, by Pandoc", || {
        package::quarto::test(project)
    });
    report.step_with("a book with figures, by mdBook", browser, |browser| {
        package::mdbook::test(project, browser)
    });
    report.step_with("the wheel in notebooks", browser, |browser| {
        package::python::test_in_notebooks(project, browser)
    });
    report.step_with("the npm package in bundlers", browser, |browser| {
        package::npm::test_in_hosts(project, browser)
    });
}

fn read_elsewhere(project: &Project, report: &mut Report, _: &Result<Browser>) {
    elsewhere::check(project, report);
}

fn draw_figures(project: &Project, report: &mut Report, _: &Result<Browser>) {
    figures::check(project, report);
}

fn check_manifests(project: &Project, report: &mut Report, _: &Result<Browser>) {
    report.step("SCORM manifests", || manifests::check(project));
}

fn damage_input(project: &Project, report: &mut Report, _: &Result<Browser>) {
    report.step("damaged input for every reader", || {
        long_test(project, &["spec", "fuzz"], "PLYSCOPE_FUZZ_SECONDS", "600")
    });
}

fn act_at_random(project: &Project, report: &mut Report, _: &Result<Browser>) {
    report.step("a million random actions", || {
        long_test(project, &["state", "random"], "PLYSCOPE_ACTIONS", "1000000")
    });
}

/// Runs native tests, of a room and with a name, for as long as their variable says, by default as
/// long as at night.
fn long_test(
    project: &Project,
    [room, name]: &[&str; 2],
    variable: &str,
    at_night: &str,
) -> Result<()> {
    let how_long = std::env::var(variable).unwrap_or_else(|_| at_night.to_owned());
    let mut tests = project.command("cargo");
    tests.args(["test", "--quiet", "--test", room, name]);
    run::openly(tests.env(variable, how_long))
}
