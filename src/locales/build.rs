//! Makes the tables of words of the Fluent files, or says which message is wrong and where. A language is a folder with such files and
//! one called `language.ftl`; English comes first and is what the others are translated from. The crate `fluent-typed` would read the
//! files when the program runs and make strings of them, but here the parts of a sentence keep what they are (a node, a value of Max).
//! So the parser is Mozilla's, and what is made of its tree is ours.

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/language.rs"]
mod language;
#[path = "build/rust.rs"]
mod rust;
#[path = "build/table.rs"]
mod table;

use catalogue::{File, Message, read};
use language::{FACTS, Language};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// The language from which the others are translated.
const FIRST: &str = "en";

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

/// Writes the messages as Rust and the words of every language as a table, and gives back what is wrong.
fn build() -> io::Result<Vec<String>> {
    println!("cargo::rerun-if-changed=.");
    let (mut refused, mut code, mut messages) = (Vec::new(), String::new(), Vec::<Message>::new());
    let folders = folders()?;
    let mut languages = Vec::new();
    for folder in &folders {
        match Language::read(folder, &text(folder, FACTS)?) {
            Ok(language) => languages.push(language),
            Err(reasons) => refused.extend(reasons),
        }
    }
    for room in rooms(&folders)? {
        let mut files = Vec::new();
        for folder in &folders {
            let path = format!("src/locales/{folder}/{room}.ftl");
            files.push((path, text(folder, &room)?));
        }
        let files: Vec<File> = files
            .iter()
            .map(|(path, text)| File { path, text })
            .collect();
        match read(&files) {
            Ok(read) => {
                for reason in &read.missing {
                    println!("cargo::warning={reason}");
                }
                code += &rust::module(&room, &read.messages, messages.len());
                messages.extend(read.messages);
            }
            Err(reasons) => refused.extend(reasons),
        }
    }
    let made = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(made.join("words.rs"), code)?;
    fs::write(made.join("languages.rs"), language::code(&languages))?;
    for (at, language) in languages.iter().enumerate() {
        let table = table::of(&messages, at);
        fs::write(made.join(&language.folder).with_extension("json"), table)?;
    }
    Ok(refused)
}

/// The folders of the languages, the first one first.
fn folders() -> io::Result<Vec<String>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(".")? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|_| path.join(FACTS).with_extension("ftl").exists()) {
            folders.push(name.to_owned());
        }
    }
    folders.sort_by_key(|folder| (folder != FIRST, folder.clone()));
    Ok(folders)
}

/// The rooms that have a file in one language at least.
fn rooms(folders: &[String]) -> io::Result<Vec<String>> {
    let mut rooms = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if let (Some("ftl"), Some(room)) = (
                path.extension().and_then(|extension| extension.to_str()),
                path.file_stem().and_then(|stem| stem.to_str()),
            ) {
                rooms.push(room.to_owned());
            }
        }
    }
    rooms.retain(|room| room != FACTS);
    rooms.sort();
    rooms.dedup();
    Ok(rooms)
}

/// A room's file; empty if it does not exist, so that each of its messages is reported as missing.
fn text(folder: &str, room: &str) -> io::Result<String> {
    let path = Path::new(folder).join(room).with_extension("ftl");
    if !path.exists() {
        return Ok(String::new());
    }
    Ok(fs::read_to_string(path)?.replace("\r\n", "\n"))
}
