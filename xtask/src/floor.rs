//! What lies lowest in a module's memory. wasm-opt is told that nothing in use is below the first 1,024 bytes
//! (`--low-memory-unused`), which holds because the linker puts the stack there and all data above it; here that is looked at.
use crate::places::segments;
use crate::run::Result;
use crate::wasm::{HEADER, section};
use std::fs;
use std::path::Path;

const DATA: u8 = 11;
/// What wasm-opt calls low memory.
const LOW: usize = 1_024;

/// Sees to it that all data of a module lies above low memory, before wasm-opt is told that it does.
pub fn check(module: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    refused(&wasm).map_or(Ok(()), |reason| Err(format!("{}: {reason}", module.display())))
}

/// Why wasm-opt may not take it that low memory is unused, if there is anything against it.
fn refused(wasm: &[u8]) -> Option<String> {
    let mut rest = wasm.get(HEADER..).unwrap_or_default();
    while !rest.is_empty() {
        let data = match section(&mut rest) {
            Some((DATA, content)) => segments(content),
            Some(_) => continue,
            None => None,
        };
        let Some(data) = data else { return Some("where its data lies cannot be read".to_owned()) };
        return data.iter().map(|segment| segment.address).min().filter(|lowest| *lowest < LOW).map(|lowest| {
            format!(
                "data begins at address {lowest}; wasm-opt's --low-memory-unused takes it that nothing lies below {LOW}. The linker \
                 has to put the stack below the data (--stack-first), or the option has to go"
            )
        });
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::put_segments;
    use crate::wasm::put;

    fn module(addresses: &[usize]) -> Vec<u8> {
        let data = put_segments(&addresses.iter().map(|address| (*address, vec![7])).collect::<Vec<_>>());
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.push(DATA);
        put(&mut wasm, data.len());
        wasm.extend(data);
        wasm
    }

    #[test]
    fn data_in_low_memory_is_refused_and_data_above_it_is_not() {
        for good in [&[][..], &[1_024], &[4_194_304, 4_194_400]] {
            assert_eq!(refused(&module(good)), None, "{good:?}");
        }
        let said = refused(&module(&[4_194_304, 1_023])).expect("there is data in low memory");
        assert!(said.contains("address 1023") && said.contains("--stack-first"), "{said}");
        assert_eq!(refused(b"\0asm\x01\0\0\0"), None);
        assert!(refused(&module(&[1_024])[..11]).is_some(), "what cannot be read is no proof");
    }
}
