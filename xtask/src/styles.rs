//! The stylesheet inside the module, as a section of its own: there it is packed with what it has names in common with, and it is
//! one file less to ask for. `static/lab.js` takes it out again; from a build without it the stylesheet is read as it stands beside.
use crate::run::Result;
use crate::wasm::put;
use std::fs;
use std::path::Path;

const CUSTOM: u8 = 0;
const NAME: &[u8] = b"styles";

/// Puts `stylesheet` into `module`, away from where it was.
pub fn enclose(module: &Path, stylesheet: &Path) -> Result<()> {
    let mut wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let styles = fs::read(stylesheet).map_err(|error| format!("{}: {error}", stylesheet.display()))?;
    append(&mut wasm, &styles);
    fs::write(module, wasm).map_err(|error| format!("{}: {error}", module.display()))?;
    fs::remove_file(stylesheet).map_err(|error| format!("{}: {error}", stylesheet.display()))
}

/// A section with this text behind all others.
fn append(wasm: &mut Vec<u8>, text: &[u8]) {
    let mut content = Vec::new();
    put(&mut content, NAME.len());
    content.extend([NAME, text].concat());
    wasm.push(CUSTOM);
    put(wasm, content.len());
    wasm.extend(content);
}

#[cfg(test)]
mod tests {
    use super::append;
    use crate::wasm::{HEADER, prefixed, section};

    #[test]
    fn the_text_stands_in_a_section_with_its_name() {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        append(&mut wasm, &[b'a'; 300]);
        let mut rest = &wasm[HEADER..];
        let (id, mut content) = section(&mut rest).expect("a section");
        assert_eq!((id, rest.len()), (0, 0));
        assert_eq!(prefixed(&mut content), Some(&b"styles"[..]));
        assert_eq!(content, [b'a'; 300]);
    }
}
