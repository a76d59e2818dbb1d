//! What every page of the notes gets around its text: the list of chapters, and the script that marks the current section.
use super::Page;
use crate::run::Result;
use std::fmt::Write;

/// The end of the head, before which the script is named, and that of the links at the top, before which the chapters stand.
const HEAD: &str = "</head>";
const TOP: &str = "</header>";

/// Returns a page with both. `pages` are those of its language in their order, the index first.
pub fn with(page: &Page, pages: &[Page], lang: &str) -> Result<String> {
    let title = if lang == "en" { "Chapters" } else { "各章" };
    let mut list = format!("<details class=\"chapters\"><summary>{title}</summary><ul>\n");
    for chapter in pages {
        let (name, document) = (&chapter.name, chapter.read()?);
        let heading =
            super::first(document.root(), "h1").ok_or_else(|| format!("{name} has no heading"))?;
        let current = if *name == page.name {
            " aria-current=\"page\""
        } else {
            ""
        };
        let _ = writeln!(
            list,
            "<li><a href=\"{name}.html\"{current}>{}</a></li>",
            super::escaped(&super::words(heading))
        );
    }
    list += "</ul></details>\n";
    let script = "<script defer=\"\" src=\"../notes.js\"></script>\n";
    let text = page.text.replacen(HEAD, &format!("{script}{HEAD}"), 1);
    Ok(text.replacen(TOP, &format!("{list}{TOP}"), 1))
}
