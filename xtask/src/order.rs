//! Puts the functions of the page's module in an order that compresses better. They come sorted by how often they are called, which
//! makes the most frequent numbers short; but imports have all the short ones, and functions that are alike lie far apart.
//! wasm-opt could renumber them too, but when it reads what it has written it makes it larger.
use crate::alike;
use crate::elements;
use crate::instructions::calls;
use crate::pack;
use crate::run::Result;
use crate::traps::imported;
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::fs;
use std::path::Path;

const IMPORTS: u8 = 2;
const FUNCTIONS: u8 = 3;
const EXPORTS: u8 = 7;
const START: u8 = 8;
const ELEMENTS: u8 = 9;
const CODE: u8 = 10;
/// The kind of an export that is a function.
const FUNCTION: u8 = 0;

/// Puts the functions of a module next to those that are like them.
pub fn sort(module: &Path) -> Result<()> {
    let wasm = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let sorted = sorted(&wasm).ok_or_else(|| format!("{}: the functions cannot be put in order", module.display()))?;
    fs::write(module, sorted).map_err(|error| format!("{}: {error}", module.display()))
}

/// The module in its new order; nothing if something in it is not known here.
fn sorted(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut rest = wasm.get(HEADER..)?;
    let mut sections = Vec::new();
    while !rest.is_empty() {
        sections.push(section(&mut rest)?);
    }
    let of = |wanted: u8| sections.iter().find(|(id, _)| *id == wanted).map(|(_, content)| *content);
    let first = of(IMPORTS).map_or(Some(0), imported)?;
    let mut code = of(CODE)?;
    let bodies: Vec<&[u8]> = (0..number(&mut code)?).map(|_| prefixed(&mut code)).collect::<Option<_>>()?;
    let parts: Vec<Vec<u8>> = bodies.iter().map(|body| pack::parts(body)).collect::<Option<_>>()?;
    let order = alike::order(&parts);
    let mut numbers: Vec<usize> = (0..first + bodies.len()).collect();
    order.iter().enumerate().for_each(|(place, &function)| numbers[first + function] = first + place);
    let mut out = wasm[..HEADER].to_vec();
    for (id, content) in sections {
        let content = match id {
            FUNCTIONS => types(content, &order)?,
            EXPORTS => exports(content, &numbers)?,
            START => renumbered(&mut { content }, &numbers)?,
            ELEMENTS => elements::with(content, &mut |_, function| numbers.get(function).copied())?,
            CODE => functions(&bodies, &order, &numbers)?,
            _ => content.to_vec(),
        };
        out.push(id);
        put(&mut out, content.len());
        out.extend(content);
    }
    Some(out)
}

/// The new number of the function whose old one stands there.
fn renumbered(content: &mut &[u8], numbers: &[usize]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    put(&mut out, *numbers.get(number(content)?)?);
    Some(out)
}

/// What a list begins with: its length.
fn begun(length: usize) -> Vec<u8> {
    let mut out = Vec::new();
    put(&mut out, length);
    out
}

fn types(mut content: &[u8], order: &[usize]) -> Option<Vec<u8>> {
    let types: Vec<usize> = (0..number(&mut content)?).map(|_| number(&mut content)).collect::<Option<_>>()?;
    let mut out = begun(order.len());
    for &function in order {
        put(&mut out, *types.get(function)?);
    }
    Some(out)
}

fn exports(mut content: &[u8], numbers: &[usize]) -> Option<Vec<u8>> {
    let count = number(&mut content)?;
    let mut out = begun(count);
    for _ in 0..count {
        let name = prefixed(&mut content)?;
        let kind = taken(&mut content, 1)?;
        put(&mut out, name.len());
        out.extend([name, kind].concat());
        if kind == [FUNCTION] {
            out.extend(renumbered(&mut content, numbers)?);
        } else {
            put(&mut out, number(&mut content)?);
        }
    }
    Some(out)
}

fn functions(bodies: &[&[u8]], order: &[usize], numbers: &[usize]) -> Option<Vec<u8>> {
    let mut out = begun(bodies.len());
    for &function in order {
        let body = bodies[function];
        let (mut new, mut copied) = (Vec::new(), 0);
        for (place, callee) in calls(body)? {
            new.extend(&body[copied..place.start]);
            put(&mut new, *numbers.get(callee)?);
            copied = place.end;
        }
        new.extend(&body[copied..]);
        put(&mut out, new.len());
        out.extend(new);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const END: u8 = 0x0b;

    /// An import and three functions that call it and each other: 1 and 3 are alike, and 2 is the longest.
    #[test]
    fn whoever_names_a_function_names_it_by_its_new_number() {
        let alike = |callee: u8| [b"\0\x41\x01\x41\x02\x41\x03\x6a\x6a\x1a\x10", &[callee, END][..]].concat();
        let longest = |callee: u8| [b"\0\x41\x01\x41\x02\x41\x03\x6a\x6a\x41\x04\x6a\x1a\x10", &[callee, END][..]].concat();
        let other = b"\0\x42\x10\x42\x11\x7c\x1a\x0b".to_vec();
        let module = |types: [u8; 3], numbers: [u8; 3], bodies: [Vec<u8>; 3]| {
            let list = |parts: &[Vec<u8>]| [&[parts.len() as u8][..], &parts.concat()].concat();
            let [exported, started, filled] = numbers;
            let sections = [
                (IMPORTS, b"\x01\x01m\x01f\0\0".to_vec()),
                (FUNCTIONS, [&[3][..], &types].concat()),
                (EXPORTS, [b"\x02\x01e\0", &[exported][..], b"\x01m\x02\0"].concat()),
                (START, vec![started]),
                (ELEMENTS, [b"\x02\0\x41\x01\x0b\x02\0", &[filled][..], b"\x03\0\x01", &[filled]].concat()),
                (CODE, list(&bodies.map(|body| [&[body.len() as u8][..], &body].concat()))),
            ];
            let section = |(id, content): (u8, Vec<u8>)| [&[id, content.len() as u8][..], &content].concat();
            [b"\0asm\x01\0\0\0".to_vec(), sections.map(section).concat()].concat()
        };
        let before = module([7, 8, 9], [1, 2, 3], [other.clone(), longest(3), alike(1)]);
        let after = module([8, 9, 7], [3, 1, 2], [longest(2), alike(3), other]);
        assert_eq!(sorted(&before), Some(after.clone()));
        assert_eq!(sorted(&after), Some(after));
        assert_eq!(sorted(&before[..before.len() - 1]), None);
    }
}
