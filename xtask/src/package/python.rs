//! The wheel: the recorder and the thin modules of `packages/python`, the command line, and the page in one file.
use super::{engine, fresh, put};
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::browser::Browser;
use crate::tools::python;
use crate::{licences, site};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// What builds a wheel of a folder.
const BUILDERS: &str = "build==1.6.1\nhatchling==1.33.0\n";
/// What the extras of the wheel need.
const EXTRAS: &str = include_str!("../../../packages/python/packed/requirements.txt");
const NOTEBOOKS: &str = include_str!("../../../packages/python/packed/notebooks/requirements.txt");
/// What stands in `packages/python` and belongs into the wheel.
const OURS: [&str; 2] = ["pyproject.toml", "README.md"];

/// Builds the wheel from the site that is there; returns its path.
pub fn pack(project: &Project) -> Result<PathBuf> {
    let command = engine::compile(project)?;
    let (folder, source) = (
        fresh(project, "python")?,
        project.root.join("packages/python"),
    );
    for name in OURS {
        put(&source.join(name), &folder.join(name))?;
    }
    for name in super::LICENCES {
        put(&project.root.join(name), &folder.join(name))?;
    }
    let inside = folder.join("plyscope");
    for file in super::files(&source.join("plyscope"))? {
        if file
            .extension()
            .is_some_and(|kind| kind == "py" || kind == "js")
        {
            put(&file, &inside.join(file.file_name().unwrap_or_default()))?;
        }
    }
    let built = inside.join("built");
    let dist = site::directory(project);
    put(&command, &built.join("plyscope.wasm"))?;
    put(
        &dist.join("ply-scope-all.js"),
        &built.join("ply-scope-all.js"),
    )?;
    squeeze(
        project,
        &dist.join("ply-scope-all.mjs"),
        &built.join("ply-scope-all.mjs.gz"),
    )?;
    let notices = licences::notices(&licences::packed(project)?)?;
    super::write(&folder.join("THIRD-PARTY.txt"), notices.as_bytes())?;
    let python = python::environment(project, "wheel", BUILDERS)?;
    let out = super::place(project)?;
    run::step("wheel", || {
        let mut build = project.command(&python);
        build.args(["-m", "build", "--wheel", "--no-isolation", "--outdir"]);
        run::quietly(build.arg(&out).arg(&folder))
    })?;
    wheel(project)
}

/// Returns the path of the wheel.
fn wheel(project: &Project) -> Result<PathBuf> {
    let name = format!("plyscope-{}-py3-none-any.whl", super::version(project)?);
    Ok(super::place(project)?.join(name))
}

/// Installs the wheel that was packed and runs its tests with what its extras need.
pub fn test(project: &Project) -> Result<()> {
    let python = installed(project, "installed", EXTRAS)?;
    let tests = project.root.join("packages/python/packed/test_packed.py");
    run::quietly(project.command(&python).arg("-B").arg(tests))
}

/// Packs the wheel, installs it beside notebooks and a cluster, and uses it there.
pub fn test_in_notebooks(project: &Project, browser: &Browser) -> Result<()> {
    pack(project)?;
    let python = installed(project, "notebooks", NOTEBOOKS)?;
    let script = project.root.join("packages/python/packed/notebooks.mjs");
    let mut node = project.command("node");
    run::openly(browser.tell(node.arg(script).arg(python)))
}

/// Returns the interpreter of an environment with the requirements and the wheel that was packed.
fn installed(project: &Project, name: &str, requirements: &str) -> Result<PathBuf> {
    let python = python::environment(project, name, requirements)?;
    let wheel = wheel(project)?;
    let mut install = project.command(&python);
    install.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--force-reinstall",
    ]);
    run::quietly(install.arg(wheel))?;
    Ok(python)
}

/// Compresses a file, without its name and date.
fn squeeze(project: &Project, from: &Path, to: &Path) -> Result<()> {
    let unwritten = |error: std::io::Error| format!("{}: {error}", to.display());
    let file = fs::File::create(to).map_err(unwritten)?;
    let mut python = project.command("python3");
    python.args(["-c", "import gzip, sys\nsys.stdout.buffer.write(gzip.compress(open(sys.argv[1], 'rb').read(), 9, mtime=0))"]);
    run::openly(python.arg(from).stdout(Stdio::from(file)))
}
