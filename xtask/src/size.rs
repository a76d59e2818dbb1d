//! How large the site is on the wire: what a page loads, every file compressed as a good host would.
use crate::run::Result;
use std::fs;
use std::path::Path;

/// What a page loads at most.
const MOST: usize = 200_000;
/// What every page loads that has a lab on it.
const LAB: [&str; 6] = ["app.js", "app_bg.wasm", "lab.js", "share.js", "unpack.js", "worker.js"];
/// What only the page of Plyscope itself loads.
const APP: [&str; 5] = ["index.html", "manifest.webmanifest", "page.js", "plyscope-page.css", "service-worker.js"];
/// What only pages load that have an embed on them, the page for frames too.
const EMBED: [&str; 3] = ["embed.html", "embed.js", "ply-scope.js"];
const QUALITY: i32 = 11;
const WINDOW_BITS: i32 = 22;

/// What the page of Plyscope itself loads.
pub fn app() -> impl Iterator<Item = &'static str> {
    LAB.into_iter().chain(APP)
}

/// Prints the sizes of the site's files and fails if a page loads too much.
pub fn weigh(site: &Path) -> Result<()> {
    println!("{:28} {:>10} {:>10}", "", "bytes", "brotli");
    let [lab, app, embed] = [add_up(site, &LAB)?, add_up(site, &APP)?, add_up(site, &EMBED)?];
    let totals = [("the whole standalone app", lab + app), ("what an embed loads", lab + embed)];
    for (what, total) in totals {
        println!("{what:39} {total:>10}  at most {MOST}");
    }
    println!("not counted: icons and pictures, copies of ply-scope.js and the build in one file, notes and other pages");
    match totals.iter().find(|(_, total)| *total > MOST) {
        Some((what, total)) => Err(format!("{what} weighs {total} bytes, {} more than it may", total - MOST)),
        None => Ok(()),
    }
}

/// The size of some files together, compressed; prints each.
fn add_up(site: &Path, names: &[&str]) -> Result<usize> {
    let mut total = 0;
    for name in names {
        let explain = |error: std::io::Error| format!("{name}: {error}");
        let bytes = fs::read(site.join(name)).map_err(explain)?;
        let packed = compressed_length(&bytes).map_err(explain)?;
        println!("{name:28} {:>10} {packed:>10}", bytes.len());
        total += packed;
    }
    Ok(total)
}

fn compressed_length(bytes: &[u8]) -> std::io::Result<usize> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: QUALITY, lgwin: WINDOW_BITS, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters)
}
