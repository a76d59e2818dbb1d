//! Who refers to whom in the page's module, as the linker tells when it is asked (`--emit-relocs`): functions to functions and data,
//! data to both. It leaves out what nothing needs; but then panics become traps, and what only they used stays behind: tables of
//! letters that can be printed, methods of what is thrown. Here that goes too.
use crate::elements;
use crate::places::{Segment, put_segments, segment, segments};
use crate::run::Result;
use crate::traps::{imported, is_trapped, names};
use crate::wasm::{HEADER, number, prefixed, put, section, taken};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
const ELEMENTS: u8 = 9;
const CODE: u8 = 10;
const DATA: u8 = 11;
/// The part of the custom section `linking` that lists symbols, their kinds, and what says that one is not defined here, or that it
/// has a name of its own although it is a function that is imported.
const SYMBOLS: u8 = 8;
const FUNCTION: u8 = 0;
const PIECE: u8 = 1;
const SECTION: u8 = 3;
const UNDEFINED: usize = 0x10;
const NAMED: usize = 0x40;
/// A reference names a symbol; those to data count from it, and one to a type names no symbol.
const TO_DATA: [u8; 3] = [3, 4, 5];
const TO_SYMBOLS: [u8; 5] = [0, 1, 2, 7, 20];
const TO_TYPE: u8 = 6;
/// What wasm-bindgen reads and throws away, and what stands before the hash in the names of closures that it has the page call.
const DESCRIPTION: &str = "__wbindgen_describe";
const CLOSURE: &str = "__h";
const HASH: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Node {
    Function(usize),
    Piece(usize),
}

/// What the linker tells.
#[derive(Default)]
struct Links<'wasm> {
    exports: Vec<(&'wasm str, usize)>,
    names: HashMap<usize, &'wasm str>,
    symbols: Vec<Option<Node>>,
    named: HashMap<Node, Vec<Node>>,
    /// What stands in the table, by its place there.
    table: Vec<(usize, usize)>,
    pieces: usize,
}

/// Blanks what nothing reaches in `module`, which is `linked` or what wasm-bindgen made of it: pieces of data, and methods in the
/// table. What the linker told goes as well.
pub fn cut(module: &Path, linked: &Path) -> Result<()> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let out = without(&read(module)?, &read(linked)?);
    let out = out.ok_or_else(|| format!("{}: the linker does not tell who refers to whom", linked.display()))?;
    fs::write(module, out).map_err(|error| format!("{}: {error}", module.display()))
}

fn without(module: &[u8], linked: &[u8]) -> Option<Vec<u8>> {
    let links = Links::read(linked)?;
    let exports = sections(module)?.into_iter().find(|(id, _)| *id == EXPORTS);
    let live = links.live(&exports.map_or(Some(Vec::new()), |(_, content)| functions_exported(content))?);
    let dead: HashSet<usize> =
        links.table.iter().filter(|(_, function)| !live.contains(&Node::Function(*function))).map(|(place, _)| *place).collect();
    let mut out = module[..HEADER].to_vec();
    for (id, content) in sections(module)? {
        let content = match id {
            DATA => {
                let pieces = segments(content)?;
                (pieces.len() == links.pieces).then_some(())?;
                let kept = |(index, piece): (usize, Segment)| {
                    let is_live = live.contains(&Node::Piece(index));
                    (piece.address, if is_live { piece.bytes.to_vec() } else { vec![0; piece.bytes.len()] })
                };
                put_segments(&pieces.into_iter().enumerate().map(kept).collect::<Vec<_>>())
            }
            ELEMENTS => emptied(content, &dead)?,
            CUSTOM if is_told(content) => continue,
            _ => content.to_vec(),
        };
        out.push(id);
        put(&mut out, content.len());
        out.extend(content);
    }
    Some(out)
}

fn sections(wasm: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut rest = wasm.get(HEADER..)?;
    std::iter::from_fn(|| (!rest.is_empty()).then(|| section(&mut rest))).collect()
}

/// Whether it is what the linker told.
fn is_told(mut content: &[u8]) -> bool {
    prefixed(&mut content).is_some_and(|name| name == b"linking" || name.starts_with(b"reloc."))
}

fn text<'wasm>(content: &mut &'wasm [u8]) -> Option<&'wasm str> {
    std::str::from_utf8(prefixed(content)?).ok()
}

fn functions_exported(mut content: &[u8]) -> Option<Vec<(&str, usize)>> {
    let count = number(&mut content)?;
    let all: Option<Vec<_>> =
        (0..count).map(|_| Some((text(&mut content)?, taken(&mut content, 1)?, number(&mut content)?))).collect();
    Some(all?.into_iter().filter(|(_, kind, _)| *kind == [FUNCTION]).map(|(name, _, function)| (name, function)).collect())
}

/// The table with another function, one that is needed anyway, in places that nothing reaches.
fn emptied(content: &[u8], dead: &HashSet<usize>) -> Option<Vec<u8>> {
    let is_dead = |place: Option<usize>| place.is_some_and(|place| dead.contains(&place));
    let mut any = None;
    let mut look = |place, function| {
        any = any.or((!is_dead(place)).then_some(function));
        Some(function)
    };
    elements::with(content, &mut look)?;
    elements::with(content, &mut |place, function| if is_dead(place) { any.or(Some(function)) } else { Some(function) })
}

/// Where each part ends of a section that begins with how many there are.
fn ends<'wasm>(mut content: &'wasm [u8], mut part: impl FnMut(&mut &'wasm [u8]) -> Option<()>) -> Option<Vec<usize>> {
    let length = content.len();
    let count = number(&mut content)?;
    let end = |_| {
        part(&mut content)?;
        Some(length - content.len())
    };
    (0..count).map(end).collect()
}

impl<'wasm> Links<'wasm> {
    fn read(wasm: &'wasm [u8]) -> Option<Self> {
        let mut links = Self { names: names(wasm)?.into_iter().collect(), ..Self::default() };
        let (mut first, mut bodies, mut pieces) = (0, Vec::new(), Vec::new());
        for (id, mut content) in sections(wasm)? {
            match id {
                IMPORTS => first = imported(content)?,
                EXPORTS => links.exports = functions_exported(content)?,
                ELEMENTS => {
                    let mut tell = |place: Option<usize>, function| {
                        links.table.extend(place.map(|place| (place, function)));
                        Some(function)
                    };
                    elements::with(content, &mut tell)?;
                }
                CODE => bodies = ends(content, |rest| prefixed(rest).map(drop))?,
                DATA => pieces = ends(content, |rest| segment(rest).map(drop))?,
                CUSTOM => match prefixed(&mut content)? {
                    b"linking" => links.symbols = symbols(content)?,
                    b"reloc.CODE" => {
                        links.refer(content, |at| Node::Function(first + bodies.partition_point(|end| *end <= at)))?
                    }
                    b"reloc.DATA" => links.refer(content, |at| Node::Piece(pieces.partition_point(|end| *end <= at)))?,
                    _ => {}
                },
                _ => {}
            }
        }
        links.pieces = pieces.len();
        (!links.symbols.is_empty()).then_some(links)
    }

    /// Reads who refers to whom from a list of places in a section.
    fn refer(&mut self, mut content: &[u8], at: impl Fn(usize) -> Node) -> Option<()> {
        number(&mut content)?;
        for _ in 0..number(&mut content)? {
            let kind = taken(&mut content, 1)?[0];
            let (place, symbol) = (number(&mut content)?, number(&mut content)?);
            match kind {
                TO_TYPE => continue,
                _ if TO_DATA.contains(&kind) => drop(number(&mut content)?),
                _ => TO_SYMBOLS.contains(&kind).then_some(())?,
            }
            if let Some(named) = *self.symbols.get(symbol)? {
                self.named.entry(at(place)).or_default().push(named);
            }
        }
        Some(())
    }

    /// What is reached from what the page calls, if panics are traps.
    fn live(&self, called: &[(&str, usize)]) -> HashSet<Node> {
        let closures: Vec<&str> = called.iter().filter_map(|(name, _)| name.rsplit_once(CLOSURE)?.1.get(..HASH)).collect();
        let is_closure = |name: &str| closures.iter().any(|hash| name.contains(hash));
        let exported = self.exports.iter().filter(|(name, _)| !name.starts_with(DESCRIPTION)).map(|(_, function)| *function);
        let closures = self.names.iter().filter(|(_, name)| is_closure(name)).map(|(function, _)| *function);
        let mut found: Vec<Node> = exported.chain(closures).map(Node::Function).collect();
        let mut live = HashSet::new();
        while let Some(node) = found.pop() {
            let is_trap =
                matches!(node, Node::Function(function) if self.names.get(&function).is_some_and(|name| is_trapped(name)));
            if !is_trap && live.insert(node) {
                found.extend(self.named.get(&node).into_iter().flatten());
            }
        }
        live
    }
}

/// What each symbol stands for, if that is a function or a piece of data.
fn symbols(mut content: &[u8]) -> Option<Vec<Option<Node>>> {
    number(&mut content)?;
    while !content.is_empty() {
        let (part, mut list) = section(&mut content)?;
        if part == SYMBOLS {
            let count = number(&mut list)?;
            return (0..count).map(|_| symbol(&mut list)).collect();
        }
    }
    None
}

fn symbol(list: &mut &[u8]) -> Option<Option<Node>> {
    let kind = taken(list, 1)?[0];
    let flags = number(list)?;
    let is_defined = flags & UNDEFINED == 0;
    match kind {
        PIECE => {
            prefixed(list)?;
            let parts = (0..if is_defined { 3 } else { 0 }).map(|_| number(list)).collect::<Option<Vec<_>>>()?;
            Some(parts.first().map(|&piece| Node::Piece(piece)))
        }
        SECTION => number(list).map(|_| None),
        _ => {
            let index = number(list)?;
            if is_defined || flags & NAMED != 0 {
                prefixed(list)?;
            }
            Some((kind == FUNCTION).then_some(Node::Function(index)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The module that the linker made: function 1 is called from outside, calls 2 and names the first piece; 2 panics and names the
    /// second piece; 3 stands in the table, and only the second piece names it. The table holds 1 and 3.
    fn linked(data: &[u8], table: [u8; 2]) -> Vec<u8> {
        let custom = |name: &[u8], content: &[u8]| (CUSTOM, [&[name.len() as u8][..], name, content].concat());
        let body: &[u8] = b"\x04\0\x41\0\x0b";
        let symbols = b"\x02\x08\x1e\x05\0\0\x01\x01a\0\0\x02\x01b\0\0\x03\x01c\x01\0\x01d\0\0\x01\x01\0\x01e\x01\0\x01";
        let all = [
            (IMPORTS, b"\x01\x01m\x01f\0\0".to_vec()),
            (EXPORTS, b"\x02\x01e\0\x01\x19__wbindgen_describe_other\0\x03".to_vec()),
            (ELEMENTS, [&b"\x01\0\x41\x01\x0b\x02"[..], &table].concat()),
            (CODE, [&[3][..], body, body, body].concat()),
            (DATA, [&b"\x02\0\x41\x08\x0b\x01"[..], &data[..1], b"\0\x41\x09\x0b\x01", &data[1..]].concat()),
            custom(b"linking", symbols),
            custom(b"reloc.CODE", b"\x03\x03\0\x03\x01\x04\x04\x03\0\x04\x09\x04\0"),
            custom(b"reloc.DATA", b"\x04\x01\x02\x0c\x02"),
            custom(b"name", b"\x01\x19\x03\x01\x01a\x02\x10panicking::panic\x03\x01c"),
        ];
        let section = |(id, content): (u8, Vec<u8>)| [&[id, content.len() as u8][..], &content].concat();
        [b"\0asm\x01\0\0\0".to_vec(), all.map(section).concat()].concat()
    }

    #[test]
    fn what_only_a_panic_reaches_goes_with_what_the_linker_told() {
        let cut = without(&linked(b"ab", [1, 3]), &linked(b"ab", [1, 3])).expect("the linker tells");
        let told = sections(&cut).expect("a module");
        let kept = linked(b"a\0", [1, 1]);
        let expected: Vec<_> =
            sections(&kept).expect("a module").into_iter().filter(|(id, rest)| *id != CUSTOM || !is_told(rest)).collect();
        assert_eq!(told, expected);
        assert_eq!(without(&cut, &cut), None, "nothing is told any more");
    }
}
