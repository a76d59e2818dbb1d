//! Script and modules get names with a hash of their build: an old page in a cache asks for the old
//! ones and cannot mix two builds, and browsers cache the machine code of a module by its address.
use crate::run::Result;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// The names before, and the new names without the hash.
const NAMED: [(&str, &str); 3] = [
    ("app_bg.wasm", "app.wasm"),
    ("app.js", "app.js"),
    ("more.wasm", "more.wasm"),
];
/// The files that refer to them.
const FILES: [&str; 4] = ["index.html", "embed.html", "parts.js", "app.js"];

/// Renames the files, and replaces their names in the files that refer to them.
pub fn of_this_build(site: &Path) -> Result<()> {
    let explain = |name: &str, error: std::io::Error| format!("{name}: {error}");
    let mut hasher = DefaultHasher::new();
    for (name, _) in NAMED {
        fs::read(site.join(name))
            .map_err(|error| explain(name, error))?
            .hash(&mut hasher);
    }
    let words = words(site)?;
    for name in &words {
        fs::read(site.join(name))
            .map_err(|error| explain(name, error))?
            .hash(&mut hasher);
    }
    let build = hasher.finish() as u32;
    let words = words.iter().map(|name| (name.as_str(), name.as_str()));
    let renamed: Vec<_> = NAMED
        .into_iter()
        .chain(words)
        .map(|(name, new)| (name, new.replacen('.', &format!("-{build:08x}."), 1)))
        .collect();
    for name in FILES {
        let file = site.join(name);
        let text = fs::read_to_string(&file).map_err(|error| explain(name, error))?;
        fs::write(&file, replaced(text, &renamed)).map_err(|error| explain(name, error))?;
    }
    for (name, new) in &renamed {
        fs::rename(site.join(name), site.join(new)).map_err(|error| explain(name, error))?;
    }
    Ok(())
}

/// The files with the words of a language.
pub fn words(site: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(site).map_err(|error| format!("{}: {error}", site.display()))?;
    let names = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut words: Vec<String> = names.filter(|name| is_words(name)).collect();
    words.sort();
    Ok(words)
}

/// Whether a file has the words of a language.
pub fn is_words(name: &str) -> bool {
    name.starts_with("words-") && name.ends_with(".json")
}

fn replaced(text: String, renamed: &[(&str, String)]) -> String {
    renamed
        .iter()
        .fold(text, |text, (name, new)| text.replace(name, new))
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn both_names_are_replaced_and_what_follows_them_stays() {
        let renamed = [
            ("app_bg.wasm", "app-1.wasm".to_owned()),
            ("app.js", "app-1.js".to_owned()),
        ];
        let text = "import('./app.js?2'); fetch(\"./app_bg.wasm\")";
        assert_eq!(
            replaced(text.to_owned(), &renamed),
            "import('./app-1.js?2'); fetch(\"./app-1.wasm\")"
        );
    }
}
