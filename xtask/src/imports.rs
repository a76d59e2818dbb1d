//! Short names for what the module imports from its script and what it exports to it. wasm-bindgen names each by what it does and a
//! hash that no compression shortens, in the wasm and in the script; nobody but these two files reads the names.
use crate::run::Result;
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The number of the section that holds the imports, and of the kind that is a function.
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
const FUNCTION: u8 = 0;
/// How deep the table of imports stands in the script.
const DEPTH: &str = "        ";

/// Renames the imports and exports of `module` in it and in `script`, which fills the ones in and calls the others.
pub fn shorten(module: &Path, script: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let (wasm, names) = renamed(&wasm).ok_or_else(|| format!("{}: the imports cannot be read", module.display()))?;
    let (wasm, called) = exported(&wasm).ok_or_else(|| format!("{}: the exports cannot be read", module.display()))?;
    let text = fs::read_to_string(script).map_err(|error| format!("{}: {error}", script.display()))?;
    let text = called.iter().fold(text, |text, (name, short)| text.replace(name, short));
    let text = replaced(&text, &names).map_err(|reason| format!("{}: {reason}", script.display()))?;
    fs::write(module, wasm).map_err(|error| format!("{}: {error}", module.display()))?;
    fs::write(script, text).map_err(|error| format!("{}: {error}", script.display()))
}

/// Takes out of `script`, as wasm-bindgen writes it, what `module` imports no more.
pub fn prune(module: &Path, script: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let (_, names) = renamed(&wasm).ok_or_else(|| format!("{}: the imports cannot be read", module.display()))?;
    let text = fs::read_to_string(script).map_err(|error| format!("{}: {error}", script.display()))?;
    let text = told(&pruned(&text, &names)).ok_or_else(|| format!("{}: wasm-bindgen writes it otherwise", script.display()))?;
    fs::write(script, text).map_err(|error| format!("{}: {error}", script.display()))
}

/// What wasm-bindgen writes, from where to where, and what serves as well: the module is always compiled before, so the script need
/// not load it; every browser that runs it has an encoder and a registry of what is dropped; short texts need not be encoded in
/// place; and what handles errors makes another function of a function.
const SAID: [(&str, &str, &str); 10] = [
    ("export { initSync, __wbg_init as default };", "", "export { initSync };"),
    ("function initSync(module) {", "module = new WebAssembly.Module(module);\n    }", INITIAL),
    ("(typeof FinalizationRegistry === 'undefined')", "    : ", ""),
    ("if (Symbol.dispose)", ";", ""),
    // A lab is ended by its own method; what is left of it goes with the object.
    ("    __destroy_into_raw() {", "\n    }\n", ""),
    ("    free() {", "\n    }\n", ""),
    ("if (!('encodeInto' in cachedTextEncoder)) {", "    };\n}", ""),
    (", wasm.__wbindgen_malloc, wasm.__wbindgen_realloc)", "", ")"),
    ("function passStringToWasm0(arg, malloc, realloc) {", "\n}", ENCODED),
    (
        "function handleError(f, args) {\n    try {\n        return f.apply(this, args);",
        "",
        "const handleError = (f) => (...args) => {\n    try {\n        return f(...args);",
    ),
];
const INITIAL: &str =
    "function initSync({ module }) {\n    if (wasm !== undefined) return wasm;\n    const imports = __wbg_get_imports();";
const ENCODED: &str = "function passStringToWasm0(arg) {
    const bytes = cachedTextEncoder.encode(arg);
    const ptr = wasm.__wbindgen_malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    WASM_VECTOR_LEN = bytes.length;
    return ptr;
}";

/// The script said shorter; nothing if it is not what wasm-bindgen writes.
fn told(script: &str) -> Option<String> {
    SAID.iter().try_fold(script.to_owned(), |script, (from, to, short)| {
        let (mut out, mut rest) = (String::new(), &script[..]);
        while let Some((before, after)) = rest.split_once(from) {
            out = out + before + short;
            rest = after.split_once(to)?.1;
        }
        (rest.len() < script.len()).then_some(out + rest)
    })
}

/// A line of the table's depth: where it begins or ends a function, that is an arrow.
fn arrow(line: &str) -> String {
    let line =
        line.replace("function() { return handleError(function (", "handleError(function(").replace("}, arguments); },", "}),");
    if line.contains(": function(") || line.contains("(function(") {
        line.replacen("function(", "(", 1).replacen(") {", ") => {", 1)
    } else {
        line
    }
}

/// The script without the functions of its table of imports that have none of these names. Each begins and ends with a line of
/// its own at the table's depth.
fn pruned(script: &str, names: &HashMap<String, String>) -> String {
    let (mut out, mut is_left_out) = (String::new(), false);
    for line in script.split_inclusive('\n') {
        let entry = line.strip_prefix(DEPTH).filter(|entry| !entry.starts_with(' '));
        if let Some((name, _)) = entry.and_then(|entry| entry.split_once(": function")) {
            is_left_out = !names.contains_key(name);
        }
        if !is_left_out {
            out += &entry.map_or_else(|| line.to_owned(), |_| arrow(line));
        }
        is_left_out &= !entry.is_some_and(|entry| entry.starts_with('}'));
    }
    out
}

/// The module with its imports renamed, and the new names by the old; nothing if it is not what wasm-bindgen makes.
fn renamed(wasm: &[u8]) -> Option<(Vec<u8>, HashMap<String, String>)> {
    let mut rest = wasm.get(HEADER..)?;
    let (mut out, mut names) = (wasm[..HEADER].to_vec(), HashMap::new());
    while !rest.is_empty() {
        let (id, mut section) = section(&mut rest)?;
        let mut content = Vec::new();
        if id == IMPORTS {
            let count = number(&mut section)?;
            put(&mut content, count);
            for index in 0..count {
                let module = prefixed(&mut section)?;
                let name = String::from_utf8(prefixed(&mut section)?.to_vec()).ok()?;
                let (&kind, after) = section.split_first()?;
                section = after;
                let kind_of_function = (kind == FUNCTION).then(|| number(&mut section)).flatten()?;
                let short = short(index);
                for part in [module, short.as_bytes()] {
                    put(&mut content, part.len());
                    content.extend_from_slice(part);
                }
                content.push(kind);
                put(&mut content, kind_of_function);
                names.insert(name, short);
            }
        } else {
            content.extend_from_slice(section);
        }
        out.push(id);
        put(&mut out, content.len());
        out.append(&mut content);
    }
    Some((out, names))
}

/// Old names and new ones.
type Renamed = Vec<(String, String)>;

/// The module with short names for what wasm-bindgen exports, and how the script calls each by its old name and by its new one, the
/// longest first; nothing if it has no list of exports.
fn exported(wasm: &[u8]) -> Option<(Vec<u8>, Renamed)> {
    let mut rest = wasm.get(HEADER..)?;
    let (mut out, mut called) = (wasm[..HEADER].to_vec(), Vec::new());
    while !rest.is_empty() {
        let (id, mut section) = section(&mut rest)?;
        let mut content = Vec::new();
        if id == EXPORTS {
            let count = number(&mut section)?;
            put(&mut content, count);
            for index in 0..count {
                let name = std::str::from_utf8(prefixed(&mut section)?).ok()?;
                let kind = taken(&mut section, 1)?;
                // Words stand in the script for other things too.
                let short = if name.contains('_') { short(index) } else { name.to_owned() };
                put(&mut content, short.len());
                content.extend([short.as_bytes(), kind].concat());
                put(&mut content, number(&mut section)?);
                called.push((format!(".{name}"), format!(".{short}")));
            }
        } else {
            content.extend_from_slice(section);
        }
        out.push(id);
        put(&mut out, content.len());
        out.append(&mut content);
    }
    called.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    Some((out, called))
}

/// The script with every name replaced. Each must stand in it exactly once, as the key of what is imported.
fn replaced(script: &str, names: &HashMap<String, String>) -> Result<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let (mut out, mut rest, mut found) = (String::new(), script, 0);
    while let Some(start) = rest.find(is_part) {
        let (between, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|letter| !is_part(letter)).unwrap_or(from.len()));
        let short = names.get(word);
        found += usize::from(short.is_some());
        out += between;
        out += short.map_or(word, String::as_str);
        rest = after;
    }
    if found == names.len() { Ok(out + rest) } else { Err(format!("{} imports, but {found} places name one", names.len())) }
}

/// `a`, `b`, …, `z`, `aa`, `ba`, …
fn short(mut index: usize) -> String {
    let mut name = String::new();
    loop {
        name.push(char::from(b'a' + (index % 26) as u8));
        if index < 26 {
            return name;
        }
        index = index / 26 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_get_short_names_in_both_files() {
        let wasm = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x15\x02\x01m\x04long\0\0\x01m\x06longer\0\0\x0a\x01\0";
        let (out, names) = renamed(wasm).expect("a module");
        assert_eq!(out, b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x0d\x02\x01m\x01a\0\0\x01m\x01b\0\0\x0a\x01\0");
        assert_eq!(replaced("({long:f,longer:longest})", &names), Ok("({a:f,b:longest})".to_owned()));
        assert!(replaced("({long:f})", &names).is_err());
        assert!(renamed(&wasm[..30]).is_none());
    }

    #[test]
    fn exports_get_short_names_but_for_plain_words() {
        let wasm = b"\0asm\x01\0\0\0\x07\x0f\x02\x04word\0\x05\x04__ab\x02\0\x0a\x01\0";
        let (out, called) = exported(wasm).expect("a module");
        assert_eq!(out, b"\0asm\x01\0\0\0\x07\x0c\x02\x04word\0\x05\x01b\x02\0\x0a\x01\0");
        assert_eq!(called, [(".word", ".word"), (".__ab", ".b")].map(|(name, short)| (name.to_owned(), short.to_owned())));
    }

    #[test]
    fn what_is_not_imported_is_taken_out_of_the_script() {
        let names = HashMap::from([("kept".to_owned(), "a".to_owned())]);
        let script = "{\n        gone: function(x) {\n            if (x) {\n            }\n        },\n        kept: function() {\n        },\n        lost: function() { return f(function() {\n        }, arguments); },\n    };\n";
        assert_eq!(pruned(script, &names), "{\n        kept: () => {\n        },\n    };\n");
    }

    #[test]
    fn functions_of_the_table_are_arrows() {
        let names = HashMap::from([("one", "a"), ("other", "b")].map(|(name, short)| (name.to_owned(), short.to_owned())));
        let script = "        one: function(x, y) {\n            if (x) {\n            }\n        },\n        other: function() { return handleError(function (x) {\n            f(x);\n        }, arguments); },\n";
        let arrows = "        one: (x, y) => {\n            if (x) {\n            }\n        },\n        other: handleError((x) => {\n            f(x);\n        }),\n";
        assert_eq!(pruned(script, &names), arrows);
        assert!(told(script).is_none());
    }

    #[test]
    fn short_names_differ() {
        assert_eq!([0, 25, 26, 27, 701, 702].map(short), ["a", "z", "aa", "ba", "zz", "aaa"]);
    }
}
