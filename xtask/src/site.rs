//! The static site in `dist/`: built by Trunk, and only when something it is made of has changed.
use crate::run::{self, Result};
use crate::workshop::Workshop;
use crate::{floor, imports, leftovers, links, locals, npm, offline, order, pack, single, styles, target, tools, traps};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

const INGREDIENTS: [&str; 9] =
    ["src", "www", "static", "xtask/src", "Cargo.toml", "Cargo.lock", "Trunk.toml", "package-lock.json", ".cargo/config.toml"];

/// What is written by hand or by wasm-bindgen, for people to read; the page does without comments and indentation.
const READABLE: [&str; 11] = [
    "app.js",
    "embed.js",
    "lab.js",
    "page.js",
    "ply-scope.js",
    "plyscope-page.css",
    "plyscope.css",
    "service-worker.js",
    "share.js",
    "unpack.js",
    "worker.js",
];

/// The directory of the finished site.
pub fn directory(workshop: &Workshop) -> PathBuf {
    workshop.root.join("dist")
}

/// Sees to it that `dist/` holds the release build of what is in `src/`, `static/` and `www/`.
pub fn build(workshop: &mut Workshop) -> Result<()> {
    prepare(workshop)?;
    let shrinks = npm::can_shrink(workshop);
    let stamp = workshop.target.join("plyscope-site.stamp");
    let now = format!("{:016x} shrunk {shrinks}", fingerprint(workshop)?);
    let page = directory(workshop).join("index.html");
    if page.is_file() && fs::read_to_string(&stamp).is_ok_and(|before| before == now) {
        println!("dist/ is up to date");
        return Ok(());
    }
    let what = if shrinks { "site (release) in dist/" } else { "site (release, not shrunk) in dist/" };
    run::step(what, || {
        run::quietly(workshop.command("cargo").args(["fetch", "--target", target::WASM]))?;
        let mut trunk = trunk(workshop, "build");
        // Trunk's own release mode insists on wasm-opt.
        trunk.args(if shrinks { &["--release"][..] } else { &["--cargo-profile", "release"] });
        run::quietly(&mut trunk)?;
        if shrinks {
            shrink(workshop)?;
            single::make(workshop, &directory(workshop))?;
        }
        offline::fill_in(&directory(workshop))?;
        // Some generators load whatever ends in .js as a script that is no module.
        let module = directory(workshop).join("ply-scope.mjs");
        fs::write(&module, "export { default } from './ply-scope.js';\n")
            .map_err(|error| format!("{}: {error}", module.display()))
    })?;
    fs::write(&stamp, now).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Whole tables and repeated code compress better than what the skipped passes make of them.
/// So do functions that are left apart though they have one caller, and alignments, which are hints that no engine heeds, all alike.
/// In the first 1,024 bytes of memory lies only the far end of the stack, which is checked: what is added to an address may be an
/// offset.
const WASM_OPT: [&str; 14] = [
    "--low-memory-unused",
    "-Oz",
    "--skip-pass=memory-packing",
    "--skip-pass=local-cse",
    "--skip-pass=simplify-locals",
    "--skip-pass=remove-unused-brs",
    "--skip-pass=coalesce-locals",
    "--skip-pass=merge-locals",
    "--converge",
    "--one-caller-inline-max-function-size",
    "10",
    "--dealign",
    "--strip-producers",
    "--strip-target-features",
];

/// Makes the site as small as it goes.
fn shrink(workshop: &Workshop) -> Result<()> {
    let module = directory(workshop).join("app_bg.wasm");
    links::cut(&module, &workshop.target.join(target::WASM).join("web").join("app.wasm"))?;
    traps::set(&module)?;
    optimize(workshop, &module)?;
    leftovers::blank(&module)?;
    locals::sort(&module)?;
    order::sort(&module)?;
    minify(workshop)
}

/// wasm-opt as the site has it. This also drops the names, which nothing needs any more.
pub fn optimize(workshop: &Workshop, module: &Path) -> Result<()> {
    floor::check(module)?;
    run::quietly(workshop.command("wasm-opt").args(WASM_OPT).arg(module).arg("-o").arg(module))
}

/// Takes comments and white space out of scripts and styles. What they export keeps its name, for nothing is bundled; what only
/// the module and its own script call by name does not.
fn minify(workshop: &Workshop) -> Result<()> {
    let site = directory(workshop);
    imports::prune(&site.join("app_bg.wasm"), &site.join("app.js"))?;
    let mut esbuild = workshop.command("esbuild");
    esbuild.args([
        "--minify",
        "--tree-shaking=true",
        "--format=esm",
        "--target=es2022",
        "--log-level=warning",
        "--allow-overwrite",
    ]);
    esbuild.arg(format!("--outdir={}", site.display())).args(READABLE.map(|file| site.join(file)));
    run::quietly(&mut esbuild)?;
    imports::shorten(&site.join("app_bg.wasm"), &site.join("app.js"))?;
    styles::enclose(&site.join("app_bg.wasm"), &site.join("plyscope.css"))?;
    pack::pack(workshop, &site.join("app_bg.wasm"), &workshop.root.join("static/unpack.js"))
}

/// Installs what a build needs. Without Node.js it goes on, and the site is only larger.
pub fn prepare(workshop: &mut Workshop) -> Result<()> {
    target::ensure(workshop)?;
    tools::wasm_bindgen(workshop)?;
    tools::trunk(workshop)?;
    if let Err(reason) = npm::packages(workshop) {
        println!("wasm-opt and esbuild are skipped: {reason}");
    }
    Ok(())
}

/// Trunk, told to take the tools that are there and fetch none.
pub fn trunk(workshop: &Workshop, command: &str) -> std::process::Command {
    let mut trunk = workshop.wasm_command("trunk");
    // Trunk cannot read NO_COLOR=1.
    trunk.args([command, "--offline", "true", "--skip-version-check"]).env_remove("NO_COLOR").env("RUST_LIB_BACKTRACE", "0");
    trunk
}

/// Changes whenever a file that the site is made of does.
fn fingerprint(workshop: &Workshop) -> Result<u64> {
    let mut files = Vec::new();
    for ingredient in INGREDIENTS {
        let path = workshop.root.join(ingredient);
        collect(&path, &mut files).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let about = file.metadata().map_err(|error| format!("{}: {error}", file.display()))?;
        (file, about.len(), about.modified().ok()).hash(&mut hasher);
    }
    Ok(hasher.finish())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push(path.to_path_buf());
    }
    Ok(())
}
