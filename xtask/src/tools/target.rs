//! Rust for wasm32-unknown-unknown: already installed; or installed by rustup; or, if rustup's
//! server cannot be reached, Debian's compiler with a standard library built here.
use crate::project::Project;
use crate::run::{self, Result};
use crate::tools::debian;
use std::fs;
use std::path::{Path, PathBuf};

/// The target's name.
pub const WASM: &str = "wasm32-unknown-unknown";
/// The name of the target for hosts without a browser.
pub const WASI: &str = "wasm32-wasip1";

const DEBIAN_COMPILER: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_LINKER: &str = "/usr/bin/lld-22";

/// Makes sure that wasm32 can be compiled for.
pub fn ensure(project: &mut Project) -> Result<()> {
    if project.wasm_compiler.is_some() || has_standard_library(project, "rustc") {
        return Ok(());
    }
    if !has_standard_library(project, DEBIAN_COMPILER) {
        let by_rustup = run::step(&format!("rustup target add {WASM}"), || {
            run::quietly(project.command("rustup").args(["target", "add", WASM]))
        });
        if by_rustup.is_ok() {
            return Ok(());
        }
        by_debian(project).map_err(|reason| {
            format!("Rust's target {WASM} is missing, and rustup could not bring it; {reason}")
        })?;
    }
    println!("wasm32 is compiled by Debian's Rust, which brings no clippy: no lints for wasm32");
    project.wasm_compiler = Some(DEBIAN_COMPILER.into());
    Ok(())
}

/// Whether a compiler has its standard library for wasm32. The compiler itself is asked, because a
/// library of another version does not work.
fn has_standard_library(project: &Project, compiler: &str) -> bool {
    let mut probe = project.command(compiler);
    probe.args([
        "--target",
        WASM,
        "--crate-type",
        "lib",
        "--crate-name",
        "probe",
        "--emit",
        "metadata",
    ]);
    // The source is the empty standard input.
    probe
        .arg("--out-dir")
        .arg(project.target.join("wasm32-probe"))
        .arg("-");
    run::quietly(&mut probe).is_ok()
}

fn library_directory(project: &Project, compiler: &str) -> Result<PathBuf> {
    let printed = run::capture(project.command(compiler).args([
        "--print",
        "target-libdir",
        "--target",
        WASM,
    ]))?;
    Ok(PathBuf::from(printed.trim()))
}

fn by_debian(project: &Project) -> Result<()> {
    debian::install(
        project,
        &["rustc-web", "cargo-web", "rust-web-src", "lld-22"],
    )?;
    run::step("std for wasm32, by Debian's Rust", || {
        build_standard_library(project)
    })
}

/// Builds std as part of an empty crate, and puts it where the compiler looks for it.
fn build_standard_library(project: &Project) -> Result<()> {
    let crate_root = project.target.join("wasm32-std");
    let explain = |error: std::io::Error| format!("{}: {error}", crate_root.display());
    // Files of an earlier compiler would be copied too.
    if crate_root.exists() {
        fs::remove_dir_all(&crate_root).map_err(explain)?;
    }
    fs::create_dir_all(crate_root.join("src")).map_err(explain)?;
    fs::write(crate_root.join("src/lib.rs"), "").map_err(explain)?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n[profile.release]\npanic = \"abort\"\n[workspace]\n";
    fs::write(crate_root.join("Cargo.toml"), manifest).map_err(explain)?;
    let mut build = project.command(DEBIAN_CARGO);
    build
        .args([
            "build",
            "--release",
            "--target",
            WASM,
            "-Zbuild-std=std,panic_abort,test",
        ])
        .current_dir(&crate_root);
    build
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", DEBIAN_COMPILER)
        .env("CARGO_TARGET_DIR", crate_root.join("target"));
    // Optimizing the site at link time needs the library's bitcode, which cargo leaves out
    // otherwise.
    build
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    run::quietly(&mut build)?;

    let directory = library_directory(project, DEBIAN_COMPILER)?;
    let explain_there = |error: std::io::Error| format!("{}: {error}", directory.display());
    if directory.exists() {
        fs::remove_dir_all(&directory).map_err(explain_there)?;
    }
    fs::create_dir_all(&directory).map_err(explain_there)?;
    let built = crate_root.join("target").join(WASM).join("release/deps");
    for entry in fs::read_dir(&built).map_err(explain)?.flatten() {
        let name = entry.file_name();
        if name.to_string_lossy().ends_with(".rlib")
            && !name.to_string_lossy().starts_with("libempty-")
        {
            fs::copy(entry.path(), directory.join(&name)).map_err(explain_there)?;
        }
    }
    link_linker(project)
}

/// Links the linker: the compiler looks for `rust-lld` beside its host's libraries.
fn link_linker(project: &Project) -> Result<()> {
    let host = run::capture(
        project
            .command(DEBIAN_COMPILER)
            .args(["--print", "target-libdir"]),
    )?;
    let directory = Path::new(host.trim()).with_file_name("bin");
    let linker = directory.join("rust-lld");
    fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    if linker.exists() {
        return Ok(());
    }
    fs::copy(DEBIAN_LINKER, &linker)
        .map(drop)
        .map_err(|error| format!("{}: {error}", linker.display()))
}
