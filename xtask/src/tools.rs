//! wasm-bindgen and Trunk: used from the PATH when the version is right, else compiled by `cargo install` into the cache.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::fs;
use std::path::Path;

/// 0.22 wants a newer Rust than the project does.
const TRUNK: &str = "0.21.14";

/// A command line tool that crates.io has.
struct Tool {
    package: &'static str,
    binaries: &'static [&'static str],
    version: String,
}

/// `wasm-bindgen` and the runner of its tests.
pub fn wasm_bindgen(workshop: &Workshop) -> Result<()> {
    let lock = fs::read_to_string(workshop.root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let version = locked_version(&lock, "wasm-bindgen").ok_or("Cargo.lock does not name wasm-bindgen")?;
    let binaries = &["wasm-bindgen", "wasm-bindgen-test-runner"];
    ensure(workshop, &Tool { package: "wasm-bindgen-cli", binaries, version: version.to_owned() })
}

/// Trunk, which puts the site together.
pub fn trunk(workshop: &Workshop) -> Result<()> {
    ensure(workshop, &Tool { package: "trunk", binaries: &["trunk"], version: TRUNK.to_owned() })
}

fn ensure(workshop: &Workshop, tool: &Tool) -> Result<()> {
    // The cache comes first on the PATH, so a wrong version there is replaced and never passed over.
    if tool.binaries.iter().all(|binary| workshop.find(binary).is_some_and(|found| has_version(workshop, &found, tool))) {
        return Ok(());
    }
    let package = format!("{}@{}", tool.package, tool.version);
    run::step(&format!("cargo install {package} (minutes, but once)"), || {
        let mut install = workshop.command("cargo");
        install.args(["install", "--locked", "--force", "--quiet", &package, "--root"]).arg(&workshop.tools);
        // The project's settings are not meant for its tools.
        install.current_dir(std::env::temp_dir()).env_remove("CARGO_TARGET_DIR");
        run::quietly(&mut install)
    })
}

fn has_version(workshop: &Workshop, binary: &Path, tool: &Tool) -> bool {
    let printed = run::capture(workshop.command(binary).arg("--version"));
    printed.is_ok_and(|line| line.split_whitespace().any(|word| word == tool.version))
}

fn locked_version<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let heading = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != heading);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    #[test]
    fn a_package_is_found_by_its_whole_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.129"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
