//! Makes `words.rs` of the Fluent files, or says which message is wrong and where. The crate `fluent-typed` would
//! read the files when the program runs and make strings of them, but here words are constants in tables, and the parts of a
//! sentence keep what they are (a node, a value of Max). So the parser is Mozilla's, and what is made of its tree is ours.

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/rust.rs"]
mod rust;

use catalogue::{File, read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    match build() {
        Ok(refused) if refused.is_empty() => ExitCode::SUCCESS,
        Ok(refused) => {
            for reason in refused {
                println!("cargo::error={reason}");
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("cargo::error={error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `words.rs`, and gives back what is wrong.
fn build() -> io::Result<Vec<String>> {
    println!("cargo::rerun-if-changed=en");
    println!("cargo::rerun-if-changed=zh");
    let (mut refused, mut code) = (Vec::new(), String::new());
    for room in rooms()? {
        let texts = [text("en", &room)?, text("zh", &room)?];
        let [english, chinese] = ["en", "zh"].map(|lang| format!("src/locales/{lang}/{room}.ftl"));
        let files = [(&english, &texts[0]), (&chinese, &texts[1])];
        match read(files.map(|(path, text)| File { path, text })) {
            Ok(messages) => code += &rust::module(&room, &messages),
            Err(reasons) => refused.extend(reasons),
        }
    }
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(PathBuf::from(folder).join("words.rs"), code)?;
    Ok(refused)
}

/// The rooms that have a file in one language at least.
fn rooms() -> io::Result<Vec<String>> {
    let mut rooms = Vec::new();
    for lang in ["en", "zh"] {
        for entry in fs::read_dir(lang)? {
            let path = entry?.path();
            if let (Some("ftl"), Some(room)) = (
                path.extension().and_then(|extension| extension.to_str()),
                path.file_stem().and_then(|stem| stem.to_str()),
            ) {
                rooms.push(room.to_owned());
            }
        }
    }
    rooms.sort();
    rooms.dedup();
    Ok(rooms)
}

/// A room's file; empty if it does not exist, so that each of its messages is reported as missing.
fn text(lang: &str, room: &str) -> io::Result<String> {
    let path = Path::new(lang).join(room).with_extension("ftl");
    if !path.exists() {
        return Ok(String::new());
    }
    Ok(fs::read_to_string(path)?.replace("\r\n", "\n"))
}
