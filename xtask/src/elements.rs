//! The lists of functions in a module: those that fill its table, and those that only say that a function is named somewhere.
use crate::wasm::{number, put, taken};

/// The first bytes of a list that fills the table from a constant address on, and of one that only declares.
const FILLING: [u8; 2] = [0, 0x41];
const DECLARED: [u8; 2] = [3, 0];
const END: u8 = 0x0b;

/// The section that holds the lists, with other functions in it: what is answered for each, told with its place if it has one in
/// the table.
pub fn with(mut content: &[u8], instead: &mut dyn FnMut(Option<usize>, usize) -> Option<usize>) -> Option<Vec<u8>> {
    let count = number(&mut content)?;
    let mut out = Vec::new();
    put(&mut out, count);
    for _ in 0..count {
        let before = content;
        let first = match taken(&mut content, 2)? {
            kind if kind == FILLING => {
                let first = number(&mut content)?;
                (taken(&mut content, 1)? == [END]).then_some(Some(first))?
            }
            kind if kind == DECLARED => None,
            _ => return None,
        };
        let length = number(&mut content)?;
        out.extend(&before[..before.len() - content.len()]);
        for index in 0..length {
            let function = number(&mut content)?;
            put(&mut out, instead(first.map(|first| first + index), function)?);
        }
    }
    Some(out)
}
