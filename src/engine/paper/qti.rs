//! Variants as items of QTI 2.1, one each, with the picture beside it. Every rule is written out, because readers differ in what they
//! know of templates, tolerances and rounding: a number is compared with two bounds, a choice has a mapping.
//!
//! The format: <https://www.imsglobal.org/question/qtiv2p1/imsqti_infov2p1.html>.

mod asked;
mod processing;

use super::form::Form;
use super::quiz::task;
use super::tree::{Side, drawing};
use super::{Paper, letter};
use crate::exercise::Ask;
use crate::export::escape::{Escaped, markup, quoted, written as collected};
use crate::lang::words::paper;
use crate::lesson::line::figure;
use asked::{Asked, asked};
use std::fmt::{self, Write};

/// The addresses of the schemas.
const ITEM: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/imscp_v1p1";

/// Writes the files of the package: each a name and its content.
pub fn qti(papers: &[(u64, Paper)]) -> Vec<(String, String)> {
    let count = papers.first().map_or(0, |(_, paper)| paper.forms.len());
    let (mut files, mut resources) = (Vec::new(), String::new());
    for at in 0..count {
        for (seed, paper) in papers {
            let form = &paper.forms[at];
            // A letter begins an identifier, and no zero a number: some readers refuse either.
            let name = format!("item-{}-{seed}", at + 1);
            let title = format!("{} · {seed}", form.instance.exercise.called(at));
            files.push((format!("{name}.xml"), item(form, &name, &title)));
            let mut inside = format!("<file href=\"{name}.xml\"/>");
            if form.has_tree {
                let picture = drawing(form, Side::Bare).svg();
                files.push((format!("{name}.svg"), picture));
                inside += &format!("<file href=\"{name}.svg\"/>");
            }
            resources += &format!(
                "<resource identifier=\"{name}\" type=\"imsqti_item_xmlv2p1\" href=\"{name}.xml\">{inside}</resource>\n"
            );
        }
    }
    let manifest = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest xmlns=\"{PACKAGE}\" identifier=\"plyscope\">\n\
         <metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>\n\
         <organizations/>\n<resources>\n{resources}</resources>\n</manifest>\n"
    );
    files.insert(0, ("imsmanifest.xml".to_owned(), manifest));
    files
}

/// Writes the item of a variant.
fn item(form: &Form, name: &str, title: &str) -> String {
    collected(|out| {
        let all: Vec<Vec<Asked>> = (0..form.questions.len())
            .map(|at| asked(form, at))
            .collect();
        write!(
            out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <assessmentItem xmlns=\"{ITEM}\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" \
             xsi:schemaLocation=\"{ITEM} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd\" \
             identifier=\"{name}\" title=\"{}\" adaptive=\"false\" timeDependent=\"false\" xml:lang=\"{}\">\n",
            Escaped(title, quoted),
            form.lang.tag()
        )?;
        let mut every = all.iter().flatten();
        every.try_for_each(|asked| processing::declaration(out, asked))?;
        for (outcome, value) in [("SCORE", 0.0), ("MAXSCORE", form.points())] {
            let value = figure(value);
            writeln!(
                out,
                "<outcomeDeclaration identifier=\"{outcome}\" cardinality=\"single\" baseType=\"float\">\
                 <defaultValue><value>{value}</value></defaultValue></outcomeDeclaration>"
            )?;
        }
        body(out, form, &all, name)?;
        out.push_str("<responseProcessing>\n");
        let mut every = all.iter().flatten();
        every.try_for_each(|asked| processing::condition(out, asked))?;
        out.push_str("</responseProcessing>\n</assessmentItem>\n");
        Ok(())
    })
}

fn body(out: &mut String, form: &Form, all: &[Vec<Asked>], name: &str) -> fmt::Result {
    out.push_str("<itemBody>\n");
    let lead = form.lead.iter();
    for text in lead.chain([&form.rules]) {
        writeln!(out, "<p>{}</p>", Escaped(text, markup))?;
    }
    if form.has_tree {
        let alt = Escaped(paper::TREE_PICTURE.say(form.lang), quoted);
        let size = drawing(form, Side::Bare).size;
        writeln!(
            out,
            "<p><img src=\"{name}.svg\" alt=\"{alt}\" width=\"{:.0}\" height=\"{:.0}\"/></p>",
            size.width, size.height
        )?;
    }
    if all.iter().flatten().any(Asked::is_typed) {
        writeln!(out, "<p>{}</p>", paper::AS_DECIMAL.say(form.lang))?;
    }
    for (at, (question, fields)) in form.questions.iter().zip(all).enumerate() {
        out.push_str("<p>");
        if form.questions.len() > 1 {
            write!(out, "<strong>({})</strong> ", letter(at))?;
        }
        writeln!(out, "{}</p>", Escaped(&task(form, at), markup))?;
        if let Some(table) = &question.table {
            super::html::given(out, table)?;
        }
        let mut fields = fields.iter();
        fields.try_for_each(|asked| processing::interaction(out, asked))?;
    }
    out.push_str("</itemBody>\n");
    Ok(())
}
