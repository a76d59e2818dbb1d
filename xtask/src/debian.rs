//! Debian's packages: which are missing, and installing them where that is possible (as root).
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::path::Path;

/// Sees to it that the packages are installed. On another system, or without root, the error says what to install.
pub fn install(workshop: &Workshop, packages: &[&str]) -> Result<()> {
    let wanted = packages.join(" ");
    if !Path::new("/etc/debian_version").exists() || workshop.find("apt-get").is_none() {
        return Err(format!(
            "this is not Debian; please install by hand what Debian calls {wanted}"
        ));
    }
    let missing: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !is_installed(workshop, package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if run::capture(workshop.command("id").arg("-u"))?.trim() != "0" {
        return Err(format!(
            "only root can install it; please run: apt-get install {}",
            missing.join(" ")
        ));
    }
    run::step(&format!("apt-get install {}", missing.join(" ")), || {
        apt(workshop, &["update"])?;
        let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
        arguments.extend(missing);
        apt(workshop, &arguments)
    })
}

fn is_installed(workshop: &Workshop, package: &str) -> bool {
    let query = run::capture(workshop.command("dpkg-query").args([
        "--show",
        "--showformat=${db:Status-Status}",
        package,
    ]));
    query.is_ok_and(|status| status == "installed")
}

fn apt(workshop: &Workshop, arguments: &[&str]) -> Result<()> {
    run::quietly(
        workshop
            .command("apt-get")
            .arg("--quiet")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}
