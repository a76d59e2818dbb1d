//! Script and module under names with a hash of their build: whoever has an old page from a cache asks for the old ones and is never
//! given a script and a module of two builds; and browsers keep the machine code of a module by its address.
use crate::run::Result;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// The names before, with the ends of the names they get.
const NAMED: [(&str, &str); 2] = [("app_bg.wasm", "wasm"), ("app.js", "js")];
/// The files that speak of them.
const SPEAKERS: [&str; 4] = ["index.html", "lab.js", "worker.js", "service-worker.js"];

/// Renames both files and lets everybody know.
pub fn of_this_build(site: &Path) -> Result<()> {
    let explain = |name: &str, error: std::io::Error| format!("{name}: {error}");
    let mut hasher = DefaultHasher::new();
    for (name, _) in NAMED {
        fs::read(site.join(name)).map_err(|error| explain(name, error))?.hash(&mut hasher);
    }
    let build = hasher.finish() as u32;
    let renamed = NAMED.map(|(name, end)| (name, format!("app-{build:08x}.{end}")));
    for speaker in SPEAKERS {
        let file = site.join(speaker);
        let text = fs::read_to_string(&file).map_err(|error| explain(speaker, error))?;
        fs::write(&file, said(text, &renamed)).map_err(|error| explain(speaker, error))?;
    }
    for (name, new) in &renamed {
        fs::rename(site.join(name), site.join(new)).map_err(|error| explain(name, error))?;
    }
    Ok(())
}

fn said(text: String, renamed: &[(&str, String)]) -> String {
    renamed.iter().fold(text, |text, (name, new)| text.replace(&format!("./{name}"), &format!("./{new}")))
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn both_names_are_replaced_where_they_are_addresses() {
        let renamed = [("app_bg.wasm", "app-1.wasm".to_owned()), ("app.js", "app-1.js".to_owned())];
        let text = "import('./app.js?2'); fetch(\"./app_bg.wasm\"); // app.js";
        assert_eq!(said(text.to_owned(), &renamed), "import('./app-1.js?2'); fetch(\"./app-1.wasm\"); // app.js");
    }
}
