//! What the build makes of the chapters of the notes: all of them on one page, for print, and the index of their search.
mod around;
mod book;
mod index;

use crate::run::Result;
use roxmltree::{Document, Node, ParsingOptions};
use std::fs;
use std::path::Path;

const LANGS: [&str; 2] = ["en", "zh"];

/// A page of the notes: its name and its text.
struct Page {
    name: String,
    text: String,
}

/// Writes what is made of the chapters beside them.
pub fn make(site: &Path) -> Result<()> {
    for lang in LANGS {
        let folder = site.join("notes").join(lang);
        let pages = pages(&folder)?;
        for (name, made) in [
            ("book.html", book::of(lang, &pages)?),
            ("search-index.js", index::of(&pages)?),
        ] {
            let file = folder.join(name);
            fs::write(&file, made).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        for page in beside(&folder)? {
            let file = folder.join(format!("{}.html", page.name));
            let made = around::with(&page, &pages, lang)?;
            fs::write(&file, made).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// Reads all pages of a folder but the one for print.
fn beside(folder: &Path) -> Result<Vec<Page>> {
    let explain = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).map_err(explain)? {
        let name = entry.map_err(explain)?.file_name();
        let name = name.to_string_lossy();
        if let Some(name) = name.strip_suffix(".html").filter(|name| *name != "book") {
            let text = fs::read_to_string(folder.join(format!("{name}.html"))).map_err(explain)?;
            let name = name.to_owned();
            pages.push(Page { name, text });
        }
    }
    Ok(pages)
}

/// Reads the pages in their order: each names the next one.
fn pages(folder: &Path) -> Result<Vec<Page>> {
    let mut pages: Vec<Page> = Vec::new();
    let mut next = Some("index".to_owned());
    while let Some(name) = next {
        if pages.iter().any(|page| page.name == name) {
            return Err(format!("{}: {name} comes twice", folder.display()));
        }
        let file = folder.join(format!("{name}.html"));
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let page = Page { name, text };
        next = page
            .read()?
            .descendants()
            .find(|node| node.attribute("rel") == Some("next"))
            .and_then(|link| link.attribute("href")?.strip_suffix(".html"))
            .map(str::to_owned);
        pages.push(page);
    }
    Ok(pages)
}

impl Page {
    /// Reads the page as a tree: pages are XML as well.
    fn read(&self) -> Result<Document<'_>> {
        let options = ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        };
        Document::parse_with_options(&self.text, options)
            .map_err(|error| format!("{}: {error}", self.name))
    }
}

/// Finds the first element of a kind.
fn first<'a>(root: Node<'a, 'a>, tag: &str) -> Option<Node<'a, 'a>> {
    root.descendants().find(|node| node.has_tag_name(tag))
}

/// Returns the words of a node.
fn words(node: Node) -> String {
    node.descendants()
        .filter(Node::is_text)
        .filter_map(|node| node.text())
        .collect()
}

/// Escapes text of a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// Returns the notes of this source tree, for tests.
#[cfg(test)]
fn of_the_source(lang: &str) -> Vec<Page> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/notes");
    pages(&root.join(lang)).expect("the notes can be read")
}
