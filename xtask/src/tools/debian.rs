//! Debian packages: finds missing ones, and installs them if possible (as root).
use crate::project::Project;
use crate::run::{self, Result};
use std::path::Path;

/// Makes sure that the packages are installed. On another system, or without root, the error names
/// them.
pub fn install(project: &Project, packages: &[&str]) -> Result<()> {
    let wanted = packages.join(" ");
    if !Path::new("/etc/debian_version").exists() || project.find("apt-get").is_none() {
        return Err(format!(
            "this is not Debian; please install by hand what Debian calls {wanted}"
        ));
    }
    let missing: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !is_installed(project, package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if run::capture(project.command("id").arg("-u"))?.trim() != "0" {
        return Err(format!(
            "only root can install it; please run: apt-get install {}",
            missing.join(" ")
        ));
    }
    run::step(&format!("apt-get install {}", missing.join(" ")), || {
        apt(project, &["update"])?;
        let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
        arguments.extend(missing);
        apt(project, &arguments)
    })
}

fn is_installed(project: &Project, package: &str) -> bool {
    let query = run::capture(project.command("dpkg-query").args([
        "--show",
        "--showformat=${db:Status-Status}",
        package,
    ]));
    query.is_ok_and(|status| status == "installed")
}

fn apt(project: &Project, arguments: &[&str]) -> Result<()> {
    run::quietly(
        project
            .command("apt-get")
            .arg("--quiet")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}
