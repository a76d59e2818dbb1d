//! An import map by which a page takes the package without a bundler, and takes no other files than these: each module has its digest
//! beside its address.
use super::{files, read, slashes};
use crate::run::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha384};
use std::path::Path;

/// Where the package stands, seen from the page.
const BASE: &str = "./node_modules/plyscope/";
/// The scripts that only Node runs.
const OF_NODE: [&str; 2] = ["node.js", "plyscope.js"];

/// Writes the import map of the package in a folder, as the element that a page has in its head.
pub fn import_map(package: &Path) -> Result<String> {
    let mut integrity = Map::new();
    for file in files(package)? {
        let place = file
            .strip_prefix(package)
            .map_err(|error| error.to_string())?;
        let name = slashes(place);
        let is_module = name.ends_with(".js") || name.ends_with(".mjs");
        if is_module && !OF_NODE.contains(&name.as_str()) {
            integrity.insert(format!("{BASE}{name}"), digest(&read(&file)?).into());
        }
    }
    let address = |name: &str| Value::from(format!("{BASE}{name}.js"));
    let map = json!({
        "imports": { "plyscope": address("index"), "plyscope/inline": address("inline"), "plyscope/watch": address("watch") },
        "integrity": integrity,
    });
    let map = serde_json::to_string_pretty(&map).map_err(|error| error.to_string())?;
    Ok(format!("<script type=\"importmap\">\n{map}\n</script>\n"))
}

/// Returns the digest of a file as browsers compare it.
fn digest(content: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn the_digest_is_that_of_the_standard() {
        // FIPS 180-4, appendix D.1: the message “abc”.
        let known = "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn";
        assert_eq!(digest(b"abc"), known);
    }
}
