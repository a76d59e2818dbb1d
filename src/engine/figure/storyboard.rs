//! The steps that matter as a sheet of figures with their sentences, to be printed: one page of HTML that needs nothing else.

use super::{Figure, STAGE};
use crate::scene::source::{Spelt, markup};
use crate::scene::svg;
use crate::spec::{Spec, to_link};

/// At most so many figures.
const MOST: usize = 24;
const STYLE: &str = "body{font:11pt/1.5 system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif;max-width:44em;margin:1em auto;padding:0 1em}\
                     figure{margin:0 0 1.5em;break-inside:avoid}svg{width:100%;height:auto;max-height:95mm}\
                     figcaption{border-top:1px solid}p{overflow-wrap:anywhere;font-size:8pt}@page{margin:15mm}";

/// The page.
pub fn storyboard(figure: &Figure) -> String {
    let (lang, name) = (figure.lang.of(["en", "zh"]), figure.spec.called());
    let link = to_link(&Spec {
        step: 0,
        ..figure.spec.clone()
    });
    let pictures = steps(figure).into_iter().map(|step| {
        let title = figure.title(step);
        let picture = svg(&figure.scene(step), STAGE, &title);
        let sentence = figure.sentence(step);
        format!(
            "<figure>{picture}<figcaption><b>{title}</b> {}</figcaption></figure>\n",
            Spelt(&sentence, markup)
        )
    });
    format!(
        "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><title>{name}</title><style>{STYLE}</style>\n<h1>{name}</h1>\n\
         {}<p>{}#{link}</p></html>\n",
        pictures.collect::<String>(),
        Spelt(figure.address, markup)
    )
}

/// The first and the last step, and between them the landmarks or, where there are too many, every so many steps.
fn steps(figure: &Figure) -> Vec<u32> {
    let (marks, last) = (figure.trace.landmarks(), figure.trace.len());
    let mut taken = vec![0, last];
    // As many kinds of landmarks as there is room for.
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
