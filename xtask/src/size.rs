//! How large the site is on the wire: every file that a page loads, compressed as a good host would.
use crate::run::Result;
use std::fs;
use std::path::Path;

/// The most that wasm, scripts, styles and page may weigh together.
const LIMIT: usize = 200_000;
const COUNTED: [&str; 4] = ["wasm", "js", "css", "html"];
const QUALITY: i32 = 11;
const WINDOW_BITS: i32 = 22;

/// Prints the sizes of the site's files and fails if they are too large.
pub fn weigh(site: &Path) -> Result<()> {
    let explain = |error: std::io::Error| format!("{}: {error}", site.display());
    let mut files: Vec<_> = fs::read_dir(site).map_err(explain)?.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file());
    files.sort();
    println!("{:28} {:>10} {:>10}", "", "bytes", "brotli");
    let (mut raw_total, mut packed_total) = (0, 0);
    for file in files {
        let bytes = fs::read(&file).map_err(explain)?;
        let packed = compressed_length(&bytes).map_err(explain)?;
        let name = file.file_name().unwrap_or_default().display();
        let counts = file.extension().is_some_and(|extension| COUNTED.iter().any(|counted| extension == *counted));
        println!("{:28} {:>10} {:>10}{}", name.to_string(), bytes.len(), packed, if counts { "" } else { "  (not counted)" });
        if counts {
            raw_total += bytes.len();
            packed_total += packed;
        }
    }
    println!("{:28} {raw_total:>10} {packed_total:>10}  of {LIMIT}", "together");
    if packed_total > LIMIT {
        return Err(format!("the site weighs {packed_total} bytes, {} more than it may", packed_total - LIMIT));
    }
    Ok(())
}

fn compressed_length(bytes: &[u8]) -> std::io::Result<usize> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: QUALITY, lgwin: WINDOW_BITS, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters)
}
