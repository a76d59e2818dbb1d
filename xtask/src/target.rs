//! Rust for wasm32-unknown-unknown, in three ways: it is there; rustup brings it; or, where rustup's server cannot be
//! reached, Debian's compiler is given a standard library that it builds itself.
use crate::debian;
use crate::run::{self, Result};
use crate::workshop::Workshop;
use std::fs;
use std::path::{Path, PathBuf};

/// The target's name.
pub const WASM: &str = "wasm32-unknown-unknown";

const DEBIAN_COMPILER: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_LINKER: &str = "/usr/bin/lld-22";

/// Sees to it that wasm32 can be compiled for.
pub fn ensure(workshop: &mut Workshop) -> Result<()> {
    if workshop.wasm_compiler.is_some() || has_standard_library(workshop, "rustc") {
        return Ok(());
    }
    if !has_standard_library(workshop, DEBIAN_COMPILER) {
        let by_rustup = run::step(&format!("rustup target add {WASM}"), || {
            run::quietly(workshop.command("rustup").args(["target", "add", WASM]))
        });
        if by_rustup.is_ok() {
            return Ok(());
        }
        by_debian(workshop).map_err(|reason| {
            format!("Rust's target {WASM} is missing, and rustup could not bring it; {reason}")
        })?;
    }
    println!("wasm32 is compiled by Debian's Rust, which brings no clippy: no lints for wasm32");
    workshop.wasm_compiler = Some(DEBIAN_COMPILER.into());
    Ok(())
}

/// Asks the compiler itself, because a library of another version is as good as none.
fn has_standard_library(workshop: &Workshop, compiler: &str) -> bool {
    let mut probe = workshop.command(compiler);
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
        .arg(workshop.target.join("wasm32-probe"))
        .arg("-");
    run::quietly(&mut probe).is_ok()
}

fn library_directory(workshop: &Workshop, compiler: &str) -> Result<PathBuf> {
    let printed = run::capture(workshop.command(compiler).args([
        "--print",
        "target-libdir",
        "--target",
        WASM,
    ]))?;
    Ok(PathBuf::from(printed.trim()))
}

fn by_debian(workshop: &Workshop) -> Result<()> {
    debian::install(
        workshop,
        &["rustc-web", "cargo-web", "rust-web-src", "lld-22"],
    )?;
    run::step("std for wasm32, by Debian's Rust", || {
        build_standard_library(workshop)
    })
}

/// Lets an empty crate build std, and puts the result where the compiler looks for it.
fn build_standard_library(workshop: &Workshop) -> Result<()> {
    let crate_root = workshop.target.join("wasm32-std");
    let explain = |error: std::io::Error| format!("{}: {error}", crate_root.display());
    // What an earlier compiler built would be taken along.
    if crate_root.exists() {
        fs::remove_dir_all(&crate_root).map_err(explain)?;
    }
    fs::create_dir_all(crate_root.join("src")).map_err(explain)?;
    fs::write(crate_root.join("src/lib.rs"), "").map_err(explain)?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n[profile.release]\npanic = \"abort\"\n[workspace]\n";
    fs::write(crate_root.join("Cargo.toml"), manifest).map_err(explain)?;
    let mut build = workshop.command(DEBIAN_CARGO);
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
    // The site is optimized as a whole at link time, which needs the library's bitcode; cargo leaves it out otherwise.
    build
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    run::quietly(&mut build)?;

    let directory = library_directory(workshop, DEBIAN_COMPILER)?;
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
    link_linker(workshop)
}

/// The compiler looks for `rust-lld` beside the libraries of its host.
fn link_linker(workshop: &Workshop) -> Result<()> {
    let host = run::capture(
        workshop
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
