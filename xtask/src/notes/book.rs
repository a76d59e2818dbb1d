//! The whole notes on one page, for print.
use super::{Page, escaped, first, words};
use crate::run::Result;
use roxmltree::Node;
use std::fmt::Write;

/// Whether a node is of no use on paper: links to the lab and to the other language, contents of single pages, and decoration.
fn is_left_out(node: Node) -> bool {
    let class = node.attribute("class");
    ["other", "lab", "toc", "whole", "predict"]
        .into_iter()
        .any(|name| class == Some(name))
        || (node.has_tag_name("img") && node.attribute("alt") == Some(""))
}

/// Returns the place of a link within the book.
fn within(pages: &[Page], page: &str, link: &str) -> String {
    if let Some(place) = link.strip_prefix('#') {
        return format!("#{page}-{place}");
    }
    match link.split_once(".html") {
        Some((other, place)) if pages.iter().any(|page| page.name == other) => {
            let place = place.strip_prefix('#').map(|place| format!("-{place}"));
            format!("#{other}{}", place.unwrap_or_default())
        }
        _ => link.to_owned(),
    }
}

/// Writes a node of a page as it stands in the book: one level lower, with answers unfolded and figures as pictures.
fn write(node: Node, pages: &[Page], page: &str, out: &mut String) {
    if let Some(text) = node.text().filter(|_| node.is_text()) {
        out.push_str(&escaped(text));
    }
    if !node.is_element() || is_left_out(node) {
        return;
    }
    let within_it = |out: &mut String| {
        node.children()
            .for_each(|child| write(child, pages, page, out));
    };
    let name = match node.tag_name().name() {
        "ply-scope" | "ply-scope-sheet" => return within_it(out),
        "h1" => "h2",
        "h2" => "h3",
        "h3" => "h4",
        other => other,
    };
    let _ = write!(out, "<{name}");
    for given in node.attributes() {
        let value = match given.name() {
            "id" => format!("{page}-{}", given.value()),
            "href" => within(pages, page, given.value()),
            "loading" => continue,
            _ => given.value().to_owned(),
        };
        let _ = write!(out, " {}=\"{}\"", given.name(), escaped(&value));
    }
    if name == "details" {
        out.push_str(" open=\"\"");
    }
    if ["img", "br"].contains(&name) {
        out.push_str(" />");
        return;
    }
    out.push('>');
    within_it(out);
    let _ = write!(out, "</{name}>");
}

/// Writes the book of a language.
pub fn of(lang: &str, pages: &[Page]) -> Result<String> {
    let [tag, other, other_name, search, contents, about] = if lang == "en" {
        [
            "en",
            "zh",
            "中文",
            "Search",
            "Contents",
            "All chapters on one page, for printing.",
        ]
    } else {
        [
            "zh-CN",
            "en",
            "English",
            "搜索",
            "目录",
            "全部章节在一页上，供打印。",
        ]
    };
    let index = pages.first().ok_or("the notes have no pages")?.read()?;
    let title = first(index.root_element(), "h1").map(words);
    let title = escaped(&title.ok_or("the notes have no title")?);
    let mut out = format!(
        r#"<!DOCTYPE html>
<html lang="{tag}">
<head>
<meta charset="utf-8" />
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="description" content="{about}" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" type="image/svg+xml" href="../../app-icon.svg" />
<link rel="stylesheet" href="../notes.css" />
</head>
<body class="book">
<header>
<a href="index.html">{title}</a>
<a href="../../">Plyscope</a>
<a href="search.html">{search}</a>
<a lang="{other}" hreflang="{other}" href="../{other}/book.html">{other_name}</a>
</header>
<main>
<h1>{title}</h1>
<p>{about}</p>
"#
    );
    for page in pages {
        let name = &page.name;
        let _ = write!(out, "<section class=\"chapter\" id=\"{name}\">");
        // The title of the notes is that of the book.
        let is_index = name == "index";
        if is_index {
            let _ = write!(out, "<h2>{contents}</h2>");
        }
        let page = page.read()?;
        let text = first(page.root_element(), "main").ok_or_else(|| format!("{name}: no main"))?;
        text.children()
            .filter(|part| !is_index || !part.has_tag_name("h1"))
            .for_each(|part| write(part, pages, name, &mut out));
        out.push_str("</section>\n");
    }
    out.push_str("</main>\n</body>\n</html>\n");
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::super::{LANGS, Page, of_the_source};
    use roxmltree::Node;

    fn all<'a>(root: Node<'a, 'a>, tag: &'static str) -> impl Iterator<Item = Node<'a, 'a>> {
        root.descendants()
            .filter(move |node| node.has_tag_name(tag))
    }

    #[test]
    fn the_book_is_all_chapters_on_one_page_with_their_answers_unfolded() {
        for lang in LANGS {
            let pages = of_the_source(lang);
            let book = Page {
                name: "book".to_owned(),
                text: super::of(lang, &pages).expect("the book can be made"),
            };
            let book = book.read().expect("the book is well-formed");
            let root = book.root_element();
            let ids: Vec<&str> = root
                .descendants()
                .filter_map(|node| node.attribute("id"))
                .collect();
            assert!(
                pages.iter().all(|page| ids.contains(&page.name.as_str())),
                "{lang}: every page is a chapter"
            );
            for link in all(root, "a").filter_map(|link| link.attribute("href")) {
                if let Some(place) = link.strip_prefix('#') {
                    assert!(ids.contains(&place), "{lang}: {link} leads nowhere");
                }
            }
            let of_pages = |tag: &'static str| -> usize {
                let count =
                    |page: &Page| all(page.read().expect("XML").root_element(), tag).count();
                pages.iter().map(count).sum()
            };
            for tag in ["figure", "details", "pre", "table", "math"] {
                assert_eq!(all(root, tag).count(), of_pages(tag), "{lang}: {tag}");
            }
            assert!(all(root, "details").all(|answer| answer.attribute("open").is_some()));
            assert_eq!(all(root, "script").count(), 0, "nothing runs on paper");
        }
    }
}
