//! Numbers the locals of each function of the page's module in the order in which they come, those of each type among themselves:
//! then a new one is always the first of its type that has not been there, and is guessed well. wasm-opt numbers them by how often
//! they come, which makes frequent numbers short, but the packed module has no use for that.
use crate::instructions::{Part, walk};
use crate::run::Result;
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::fs;
use std::path::Path;

const TYPES: u8 = 1;
const FUNCTIONS: u8 = 3;
const CODE: u8 = 10;

/// Numbers the locals of a module.
pub fn sort(module: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let sorted = sorted(&wasm).ok_or_else(|| format!("{}: the locals cannot be put in order", module.display()))?;
    fs::write(module, sorted).map_err(|error| format!("{}: {error}", module.display()))
}

/// The module with its locals in their new order; nothing if something in it is not known here.
fn sorted(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut out = wasm[..HEADER].to_vec();
    // How many parameters each type has, and of which type each function is.
    let (mut parameters, mut types) = (Vec::new(), Vec::new());
    while !rest.is_empty() {
        let (id, mut content) = section(&mut rest)?;
        let mut code = Vec::new();
        match id {
            TYPES => parameters = counts(content)?,
            FUNCTIONS => types = numbers(content)?,
            CODE => {
                let count = number(&mut content)?;
                put(&mut code, count);
                for index in 0..count {
                    let body = renumbered(prefixed(&mut content)?, *parameters.get(*types.get(index)?)?)?;
                    put(&mut code, body.len());
                    code.extend(body);
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

/// A list of numbers behind their count.
fn numbers(mut content: &[u8]) -> Option<Vec<usize>> {
    (0..number(&mut content)?).map(|_| number(&mut content)).collect()
}

/// How many parameters each type of function has.
fn counts(mut content: &[u8]) -> Option<Vec<usize>> {
    let count = number(&mut content)?;
    let parameters = |_| {
        taken(&mut content, 1)?;
        let parameters = prefixed(&mut content)?.len();
        prefixed(&mut content)?;
        Some(parameters)
    };
    (0..count).map(parameters).collect()
}

/// A function's body with its locals in their new order behind its parameters.
fn renumbered(body: &[u8], parameters: usize) -> Option<Vec<u8>> {
    let (mut declarations, mut places) = (Vec::new(), Vec::new());
    walk(body, &mut |part, place| match part {
        Part::Declaration => declarations.extend(number(&mut &body[place])),
        Part::Local => places.extend(number(&mut &body[place.clone()]).map(|local| (place, local))),
        _ => {}
    })?;
    let mut types = vec![None; parameters];
    for group in declarations[1..].chunks_exact(2) {
        types.extend(std::iter::repeat_n(Some(group[1]), group[0]));
    }
    let mut numbers: Vec<Option<usize>> = (0..parameters).map(Some).collect();
    numbers.resize(types.len(), None);
    let mut free: Vec<usize> = (parameters..types.len()).collect();
    let mut out = Vec::new();
    let mut copied = 0;
    for (place, local) in places {
        let of = *types.get(local)?;
        if numbers[local].is_none() {
            let next = free.iter().position(|&free| types[free] == of)?;
            numbers[local] = Some(free.remove(next));
        }
        out.extend(&body[copied..place.start]);
        put(&mut out, numbers[local]?);
        copied = place.end;
    }
    out.extend(&body[copied..]);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locals_are_numbered_as_they_come_each_among_those_of_its_type() {
        // A parameter, two numbers of 32 bits and two of 64 bits.
        let declared = b"\x02\x02\x7f\x02\x7e";
        let body = |locals: [u8; 6]| {
            let code: Vec<u8> = locals.iter().flat_map(|&local| [0x20, local, 0x1a]).collect();
            [&declared[..], &code, b"\x0b"].concat()
        };
        assert_eq!(renumbered(&body([4, 2, 0, 4, 1, 3]), 1), Some(body([3, 1, 0, 3, 2, 4])));
        assert_eq!(renumbered(&body([3, 1, 0, 3, 2, 4]), 1), Some(body([3, 1, 0, 3, 2, 4])));
        assert_eq!(renumbered(&body([5, 0, 0, 0, 0, 0]), 1), None);
    }

    #[test]
    fn only_code_is_changed() {
        let module = |first: u8, second: u8| {
            let code = [1, 10, 1, 2, 0x7f, 0x20, first, 0x21, second, 0x20, second, 0x0b];
            let head = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x0a\x0c";
            [&head[..], &code].concat()
        };
        assert_eq!(sorted(&module(1, 0)), Some(module(0, 1)));
        assert_eq!(sorted(&module(1, 2)), None);
    }
}
