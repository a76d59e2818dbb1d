//! The important steps as a printable sheet of figures with their sentences: one self-contained
//! page of HTML.

use super::escape::{Escaped, markup};
use super::svg::svg;
use super::{Figure, STAGE};
use crate::spec::{Spec, to_link};

/// The most figures on a sheet.
const MOST: usize = 24;
const STYLE: &str = "body{font:10pt/1.4 system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif;max-width:190mm;margin:1em auto;padding:0 1em}\
                     main{display:grid;grid-template-columns:1fr 1fr;gap:6mm 8mm}figure{margin:0;break-inside:avoid}svg{width:100%;height:auto;max-height:58mm}\
                     h1{font-size:14pt}figcaption{border-top:1px solid}p{overflow-wrap:anywhere;font-size:8pt}@page{margin:12mm}";

/// Writes the sheet.
pub fn storyboard(figure: &Figure) -> String {
    let (lang, name) = (figure.lang.code(), figure.spec.title(figure.lang));
    let name = Escaped(&name, markup);
    let link = to_link(&Spec {
        step: 0,
        ..figure.spec.clone()
    });
    let pictures = (0..).zip(steps(figure)).map(|(index, step): (usize, u32)| {
        let title = figure.title(step);
        let picture = numbered(&svg(&figure.scene(step), STAGE, &title), index);
        let sentence = figure.sentence(step);
        format!(
            "<figure>{picture}<figcaption><b>{title}</b> {}</figcaption></figure>\n",
            Escaped(&sentence, markup)
        )
    });
    format!(
        "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><title>{name}</title><style>{STYLE}</style>\n<h1>{name}</h1>\n\
         <main>{}</main><p>{}#{link}</p></html>\n",
        pictures.collect::<String>(),
        Escaped(figure.address, markup)
    )
}

/// Gives the patterns of a picture names of their own: all pictures stand on one page.
fn numbered(svg: &str, index: usize) -> String {
    ["hatch", "fine", "lined", "half-lined"]
        .iter()
        .fold(svg.to_owned(), |svg, name| {
            svg.replace(&format!("id=\"{name}\""), &format!("id=\"{name}-{index}\""))
                .replace(&format!("url(#{name})"), &format!("url(#{name}-{index})"))
        })
}

/// Returns the first and the last step, and the landmarks between them, or equally spaced steps if
/// there are too many landmarks.
fn steps(figure: &Figure) -> Vec<u32> {
    let (marks, last) = (figure.trace.landmarks(), figure.trace.len());
    let mut taken = vec![0, last];
    // Takes kinds of landmarks in this order while there is room.
    for list in [
        &marks.cuts,
        &marks.bests,
        &marks.iterations,
        &marks.depths,
        &marks.leaves,
    ] {
        if taken.len() + list.len() <= MOST {
            taken.extend(list);
        }
    }
    let every = if taken.len() < MOST / 3 {
        last.div_ceil(MOST as u32 - 1).max(1)
    } else {
        u32::MAX
    };
    (0..=last)
        .filter(|step| step.is_multiple_of(every) || taken.contains(step))
        .collect()
}
