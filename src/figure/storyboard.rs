//! The steps that matter as a sheet of figures with their sentences, to be printed: one page of HTML that needs nothing else.

use super::{Figure, Format};
use crate::lang::Lang;
use crate::scene::escaped;
use crate::spec::{Spec, to_link};

/// At most so many figures.
const MOST: usize = 24;
const STYLE: &str = "body{font:11pt/1.5 system-ui,'Noto Sans','Noto Sans CJK SC',sans-serif;max-width:44em;margin:1em auto;padding:0 1em}\
                     figure{margin:0 0 1.5em;break-inside:avoid}svg{width:100%;height:auto;max-height:95mm}\
                     figcaption{border-top:1px solid}p{overflow-wrap:anywhere;font-size:8pt}@page{margin:15mm}";

/// The page.
pub fn storyboard(figure: &Figure) -> String {
    let lang = ["en", "zh"][usize::from(figure.lang == Lang::Zh)];
    let name = escaped(&figure.spec.called());
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><title>{name}</title><style>{STYLE}</style>\n<h1>{name}</h1>\n"
    );
    for step in steps(figure) {
        let (picture, title, sentence) = (figure.one(Format::Svg, step), figure.title(step), figure.sentence(step));
        out += &format!("<figure>{picture}<figcaption><b>{title}</b> {}</figcaption></figure>\n", escaped(&sentence));
    }
    let link = to_link(&Spec { step: 0, ..figure.spec.clone() });
    out + &format!("<p>{}#{link}</p></html>\n", escaped(figure.address))
}

/// The first and the last step, and between them the landmarks or, where there are too many, every so many steps.
fn steps(figure: &Figure) -> Vec<u32> {
    let (marks, last) = (figure.trace.landmarks(), figure.trace.len());
    let lists = [&marks.cuts, &marks.bests, &marks.iterations, &marks.depths, &marks.leaves];
    // As many kinds of landmarks as there is room for.
    let mut is_taken = vec![false; last as usize + 1];
    let mut taken = 2;
    for list in lists {
        if taken + list.len() <= MOST {
            taken += list.len();
            list.iter().for_each(|step| is_taken[*step as usize] = true);
        }
    }
    is_taken[0] = true;
    is_taken[last as usize] = true;
    let every = (last as usize).div_ceil(MOST - 1).max(1);
    let is_sparse = taken < MOST / 3;
    (0..=last).filter(|step| is_taken[*step as usize] || is_sparse && (*step as usize).is_multiple_of(every)).collect()
}
