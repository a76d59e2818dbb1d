//! What a figure of the notes shows, as it is written, linked and printed.

use super::{attribute, only, record};
use crate::runner::printed;
use plyscope::compare::Comparison;
use plyscope::spec::{Spec, to_link};
use roxmltree::Node;

/// What a figure shows: a search, several side by side, or the record of a program's own.
pub enum Shown {
    Search(Box<Spec>),
    Several(Comparison),
    Run(String),
}

impl Shown {
    pub fn of(figure: Node) -> Shown {
        let element = only(figure, "ply-scope");
        let has_only = |names: &[&str]| {
            element
                .attributes()
                .all(|given| names.contains(&given.name()))
        };
        let refused = |refusal| -> ! { panic!("{:?}: {refusal}", figure.attribute("id")) };
        if let Some(several) = element.attribute("compare") {
            assert!(has_only(&["compare"]), "searches side by side have no view");
            return Shown::Several(
                Comparison::read(several).unwrap_or_else(|refusal| refused(refusal)),
            );
        }
        if let Some(file) = element.attribute("transcript") {
            assert!(has_only(&["transcript"]), "a run has no view");
            let name = file
                .strip_prefix("../records/")
                .and_then(|file| file.strip_suffix(".jsonl"));
            return Shown::Run(record(name.expect("a record of the notes")));
        }
        assert!(
            has_only(&["view", "config"]),
            "a figure is its spec and its view"
        );
        assert!(["tree", "both"].contains(&attribute(element, "view")));
        let spec = Spec::read(attribute(element, "config"));
        Shown::Search(Box::new(spec.unwrap_or_else(|refusal| refused(refusal))))
    }

    pub fn write(&self) -> String {
        match self {
            Shown::Search(spec) => spec.write(),
            Shown::Several(several) => several.write(),
            Shown::Run(record) => record.clone(),
        }
    }

    pub fn link(&self) -> String {
        match self {
            Shown::Search(spec) => to_link(spec),
            Shown::Several(several) => several.to_link(),
            Shown::Run(record) => plyscope::transcript::to_link(record).expect("it is short"),
        }
    }

    /// The figure as it is printed and read without scripts: the search when it has ended, several at their moment, a run
    /// at its first difference.
    pub fn picture(&self, lang: &str) -> String {
        let written = self.write();
        let render = ["render", "--lang", lang];
        match self {
            Shown::Search(_) => {
                let last = printed(&["trace"], &written).lines().count().to_string();
                printed(&[&render[..], &["--step", &last]].concat(), &written)
            }
            Shown::Several(_) | Shown::Run(_) => printed(&render, &written),
        }
    }
}
