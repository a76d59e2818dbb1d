//! A compiled module in two: what every page needs, and *more*, which is fetched when it is first asked for. `src/app/more.rs`
//! marks where it begins; the splitter follows the relocations of the linker from there.
use crate::run::Result;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_split_cli_support::{Options, transform};

/// The script that the splitter writes, by which the module knows how the rest is loaded.
const LOADER: &str = "./__wasm_split.js";
/// What stands in its place.
const JOINT: &str = include_str!("apart/joint.js");

/// A module without what is fetched later, and that.
pub struct Parts {
    /// The module for wasm-bindgen.
    pub first: PathBuf,
    /// The rest; `None` if nothing is marked.
    pub more: Option<PathBuf>,
}

/// Splits a module that was linked with its relocations. The parts are written into `directory`.
pub fn split(compiled: &Path, directory: &Path) -> Result<Parts> {
    let explain = |error: &dyn std::fmt::Display| format!("{}: {error}", compiled.display());
    let bytes = fs::read(compiled).map_err(|error| explain(&error))?;
    let first = directory.join("first.wasm");
    let mut options = Options::new(&bytes);
    options.output_dir = directory;
    options.main_out_path = &first;
    options.link_name = LOADER;
    let split = transform(options).map_err(|error| explain(&format!("{error:#}")))?;
    match split.split_modules.len() {
        0 | 1 => Ok(Parts {
            first,
            more: split.split_modules.into_iter().next(),
        }),
        parts => Err(explain(&format!(
            "one part was marked, and there are {parts}"
        ))),
    }
}

/// Tells the script of a module how the rest is joined to it. The splitter's own script would fetch it by the address of that script,
/// which no bundler and no build in one file sees, and would know one instance alone.
pub fn join(script: &Path) -> Result<()> {
    let explain = |reason: &dyn std::fmt::Display| format!("{}: {reason}", script.display());
    let text = fs::read_to_string(script).map_err(|error| explain(&error))?;
    let (before, name, after) = imported(&text).ok_or_else(|| explain(&"imports no loader"))?;
    let joint = JOINT.replace("LOADER", name);
    fs::write(script, [before, &joint, after].concat()).map_err(|error| explain(&error))
}

/// Parts a script at the line that imports the loader: what stands before, the name of the import, and what stands behind.
fn imported(text: &str) -> Option<(&str, &str, &str)> {
    let from = format!(" from \"{LOADER}\"");
    let end = text
        .find(&from)
        .or_else(|| text.find(&from.replace('"', "'")))?;
    let begin = text[..end].rfind("import * as ")?;
    let name = &text[begin + "import * as ".len()..end];
    let rest = &text[end..];
    Some((&text[..begin], name, &rest[rest.find('\n')? + 1..]))
}

#[cfg(test)]
mod tests {
    use super::imported;

    #[test]
    fn the_line_of_the_loader_is_found_among_other_imports() {
        let text =
            "import * as a from './b.js';\nimport * as c from \"./__wasm_split.js\"\nlet wasm;\n";
        assert_eq!(
            imported(text),
            Some(("import * as a from './b.js';\n", "c", "let wasm;\n"))
        );
    }

    #[test]
    fn a_script_without_the_loader_has_no_such_line() {
        assert_eq!(imported("import * as a from './b.js';\nlet wasm;\n"), None);
    }
}
