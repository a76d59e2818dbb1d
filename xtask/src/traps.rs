//! Panics become traps in the page. What a panic says is for whoever debugs, and they build without this; in the page nobody reads
//! it, but the words, where they come from and the machinery that prints them were an eighth of the module.
use crate::places;
use crate::run::Result;
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const CODE: u8 = 10;
/// The part of the custom section `name` that names functions.
const FUNCTION_NAMES: u8 = 1;
/// No locals, `unreachable`, `end`.
const TRAP: [u8; 3] = [0, 0x00, 0x0b];

/// Parts of the names of functions that never return and only say why.
const PANICS: [&str; 18] = [
    "panicking::panic",
    "assert_failed",
    "len_mismatch_fail",
    "slice_error_fail",
    "slice_index_fail",
    "result::unwrap_failed",
    "option::expect_failed",
    "option::unwrap_failed",
    "cell::panic_already",
    "capacity_overflow",
    "handle_alloc_error",
    "raw_vec::handle_error",
    "wasm_bindgen::throw_str",
    "panic_on_ord_violation",
    "panic_with_hook",
    "borrow_fail",
    "begin_unwind",
    "rust_panic",
];

/// Kinds of markup that Yew knows and the page has none of: pieces of a page elsewhere in it, and ones that wait for something.
const UNUSED: [&str; 2] = ["dom_bundle::bportal", "dom_bundle::bsuspense"];

/// What panics print with. They print nothing any more, but tables of methods still hold it.
const PRINTED: [&str; 3] = ["fmt::Debug>::fmt", "Debug::fmt", "Debug$GT$::fmt"];
/// Types that the page itself prints like this, to those who look into it from outside.
const OWN: &str = "plyscope";

/// Whether that is the name of a function that becomes a trap.
pub fn is_trapped(name: &str) -> bool {
    // A mangled name has the lengths of its parts where a readable one has colons.
    let name = if name.starts_with("_R") || name.starts_with("_ZN") {
        &name.split(|letter: char| letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("::")
    } else {
        name
    };
    let is_printing = PRINTED.iter().any(|part| name.contains(part));
    PANICS.iter().chain(&UNUSED).any(|part| name.contains(part)) || (is_printing && !name.contains(OWN))
}

/// Replaces what panics in a module that still has its names by a trap. What only they used is then used by nobody.
pub fn set(module: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let panics = panics(&wasm).filter(|panics| !panics.is_empty());
    let trapped = panics.and_then(|panics| trapped(&wasm, &panics)).and_then(|wasm| places::blanked(&wasm));
    let trapped = trapped.ok_or_else(|| format!("{}: no names of functions that panic", module.display()))?;
    fs::write(module, trapped).map_err(|error| format!("{}: {error}", module.display()))
}

/// The numbers of the functions whose names say that they panic.
fn panics(wasm: &[u8]) -> Option<HashSet<usize>> {
    Some(names(wasm)?.into_iter().filter(|(_, name)| is_trapped(name)).map(|(function, _)| function).collect())
}

/// The functions that have names.
pub fn names(wasm: &[u8]) -> Option<Vec<(usize, &str)>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut found = Vec::new();
    while !rest.is_empty() {
        let (id, mut content) = section(&mut rest)?;
        if id != CUSTOM || prefixed(&mut content)? != b"name" {
            continue;
        }
        while !content.is_empty() {
            let (part, mut names) = section(&mut content)?;
            let count = if part == FUNCTION_NAMES { number(&mut names)? } else { 0 };
            for _ in 0..count {
                found.push((number(&mut names)?, std::str::from_utf8(prefixed(&mut names)?).ok()?));
            }
        }
    }
    Some(found)
}

/// How many functions are imported: they come first in the numbering.
pub fn imported(mut content: &[u8]) -> Option<usize> {
    let mut functions = 0;
    for _ in 0..number(&mut content)? {
        prefixed(&mut content)?;
        prefixed(&mut content)?;
        // wasm-bindgen imports functions only; anything else would be longer.
        if taken(&mut content, 1)? != [0] {
            return None;
        }
        number(&mut content)?;
        functions += 1;
    }
    Some(functions)
}

fn trapped(wasm: &[u8], panics: &HashSet<usize>) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let (mut out, mut first) = (wasm[..HEADER].to_vec(), 0);
    while !rest.is_empty() {
        let (id, mut content) = section(&mut rest)?;
        let mut code = Vec::new();
        match id {
            IMPORTS => first = imported(content)?,
            CODE => {
                let count = number(&mut content)?;
                put(&mut code, count);
                for index in first..first + count {
                    let body = prefixed(&mut content)?;
                    let body = if panics.contains(&index) { &TRAP } else { body };
                    put(&mut code, body.len());
                    code.extend_from_slice(body);
                }
            }
            _ => {}
        }
        let content = if id == CODE { &code } else { content };
        out.push(id);
        put(&mut out, content.len());
        out.extend_from_slice(content);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_function_that_panics_traps_and_the_other_stays() {
        let code = b"\x0a\x0b\x02\x04\0\x41\x01\x0b\x04\0\x41\x02\x0b";
        let names = b"\0\x2a\x04name\x01\x23\x02\0\x08kept one\x01\x16core::panicking::panic";
        let wasm = [&b"\0asm\x01\0\0\0"[..], code, names].concat();
        let found = panics(&wasm).expect("the names can be read");
        assert_eq!(found, HashSet::from([1]));
        let out = trapped(&wasm, &found).expect("the code can be read");
        assert_eq!(&out[8..], [&b"\x0a\x0a\x02\x04\0\x41\x01\x0b\x03\0\0\x0b"[..], names].concat());
        assert!(panics(&wasm[..wasm.len() - 3]).is_none());
    }

    #[test]
    fn only_what_the_page_prints_itself_is_kept() {
        assert!(is_trapped("_RNvNtCsgXGp5Oqx2Ny_4core9panicking18panic_bounds_check"));
        assert!(!is_trapped("_ZN6unpack5model5Model5homes17h2fe67aa9c9ca0b31E"));
        assert!(is_trapped("_RNvXsj_NtCsgXGp5Oqx2Ny_4core3fmtcNtB5_5Debug3fmt"));
        assert!(is_trapped("<char as core[c5930c85a12de822]::fmt::Debug>::fmt"));
        assert!(is_trapped("_ZN3yew10dom_bundle7bportal7BPortal6detach17h0123456789abcdefE"));
        assert!(!is_trapped("<char as core[c5930c85a12de822]::fmt::Display>::fmt"));
        assert!(!is_trapped("<plyscope::trace::moment::State as core::fmt::Debug>::fmt::h32546d9ceeb09599"));
    }
}
