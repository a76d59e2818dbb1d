//! The parts of a question beside the tree: tables, lines to be filled in, choices to be ticked.

use super::form::{Cell, Question, Table, inner, written};
use super::wording::node;
use crate::exercise::{About, Ask, Holds, Instance, Misconception, What, credits, entries, shown};
use crate::game::Player;
use crate::lang::words::paper;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::figure;
use crate::lesson::ucb::{Candidate, Selection};
use crate::spec::node_path;
use crate::trace::NodeId;

/// Writes the parts of a question beside the tree.
pub struct Writer<'a> {
    /// The variant.
    pub instance: &'a Instance,
    /// The language.
    pub lang: Lang,
}

impl Writer<'_> {
    fn name(&self, node: NodeId) -> String {
        self.instance.name(node, self.lang)
    }

    /// The path and the name of each of the nodes to choose from.
    fn options(&self, nodes: impl Iterator<Item = NodeId>) -> Vec<(String, String)> {
        let path = |node| node_path(&self.instance.trace.path(node));
        nodes.map(|node| (path(node), self.name(node))).collect()
    }

    /// Adds the parts beside the tree to a question.
    pub fn fill(&self, form: &mut Question, ask: &Ask, choice: Option<&Selection>) {
        match (ask, choice) {
            (Ask::Root { leaves }, _) => self.root(form, *leaves),
            (Ask::Choose { numbers, .. }, Some(choice)) => self.choose(form, choice, *numbers),
            (Ask::Backup, _) => form.table = Some(self.backup()),
            (Ask::Playouts | Ask::Control | Ask::Which | Ask::Claim { .. }, _) => {
                self.entered(form, ask);
            }
            (Ask::Order { .. }, _) => self.order(form),
            (Ask::Mistake { about }, _) => self.mistake(form, ask, *about),
            _ => {}
        }
    }

    /// Boxes for whatever a question has fields for: numbers of nodes in a table, everything else in lines.
    fn entered(&self, form: &mut Question, ask: &Ask) {
        let mut rows: Vec<(NodeId, Vec<Cell>)> = Vec::new();
        for entry in entries(self.instance, ask) {
            let number = Cell::Number(entry.at.clone());
            let label = |text: Text| text.say(self.lang).to_owned();
            match (&entry.holds, entry.what) {
                (Holds::Choice(paths), what) => {
                    let nodes = paths.iter().filter_map(|path| node(self.instance, path));
                    let options = self.options(nodes);
                    let name = match what {
                        What::Entered => paper::NEXT_NODE,
                        _ => paper::NEXT,
                    };
                    form.lines
                        .push((label(name), Cell::Choice(entry.at, options)));
                }
                (Holds::Word(words), what) => {
                    let option = |(word, said): &(&str, Text)| ((*word).to_owned(), label(*said));
                    let options = words.iter().map(option).collect();
                    let name = match what {
                        What::Holds => paper::CLAIM_HOLDS,
                        _ => paper::SEARCH_WAS,
                    };
                    form.lines
                        .push((label(name), Cell::Choice(entry.at, options)));
                }
                (Holds::Tree, _) => {
                    let right = form.model.get(&entry.at).cloned().unwrap_or_default();
                    form.lines
                        .push((label(paper::CLAIM_TREE), Cell::Words(right)));
                }
                (_, What::EnteredAlpha) => form.lines.push(("α".to_owned(), number)),
                (_, What::EnteredBeta) => form.lines.push(("β".to_owned(), number)),
                _ => match rows.iter_mut().find(|(node, _)| *node == entry.node) {
                    Some((_, row)) => row.push(number),
                    None => {
                        let name = Cell::Said(self.name(entry.node));
                        rows.push((entry.node, vec![name, number]));
                    }
                },
            }
        }
        if !rows.is_empty() {
            let head = [paper::NODE.say(self.lang), "n", "w"].map(str::to_owned);
            form.table = Some(Table {
                head: head.into(),
                rows: rows.into_iter().map(|(_, row)| row).collect(),
            });
        }
    }

    fn root(&self, form: &mut Question, leaves: bool) {
        let said = |text: Text| text.say(self.lang).to_owned();
        let number = |field: &str| Cell::Number(field.to_owned());
        form.lines.push((said(paper::VALUE), number("value")));
        if form.model.contains_key("move") {
            let children = self.instance.trace.children(NodeId::ROOT);
            let options = self.options(children);
            let moves = Cell::Choice("move".to_owned(), options);
            form.lines.push((said(paper::MOVE), moves));
        }
        if leaves {
            form.lines.push((said(paper::LEAVES), number("leaves")));
        }
    }

    fn choose(&self, form: &mut Question, choice: &Selection, with_numbers: bool) {
        let trace = &self.instance.trace;
        let said = |text: Text| text.say(self.lang).to_owned();
        let mut head = vec![said(paper::CHILD), "w / n".to_owned()];
        if with_numbers {
            head.extend([paper::MEAN, paper::EXPLORATION, paper::SUM].map(said));
        }
        let row = |candidate: &Candidate| {
            let visits = candidate.visits;
            let path = node_path(&trace.path(candidate.child));
            let given = format!("{} / {}", figure(visits.w), visits.n);
            let mut row = vec![Cell::Said(self.name(candidate.child)), Cell::Said(given)];
            if with_numbers {
                let terms = ["mean", "explore", "total"];
                row.extend(terms.map(|term| Cell::Number(format!("{path}:{term}"))));
            }
            row
        };
        let rows = choice.candidates.iter().map(row).collect();
        form.table = Some(Table { head, rows });
        let children = choice.candidates.iter().map(|candidate| candidate.child);
        let next = Cell::Choice("child".to_owned(), self.options(children));
        form.lines.push((said(paper::NEXT), next));
    }

    fn backup(&self) -> Table {
        let said = |text: Text| text.say(self.lang);
        let with = |sign: &str, when| format!("{sign} {}", said(when));
        let head = vec![
            said(paper::NODE).to_owned(),
            said(paper::MOVED_BY).to_owned(),
            with("n", paper::BEFORE),
            with("w", paper::BEFORE),
            with("n", paper::AFTER),
            with("w", paper::AFTER),
        ];
        let mut entries = credits(self.instance);
        entries.reverse();
        let rows = entries.into_iter().map(|entry| {
            let path = node_path(&self.instance.trace.path(entry.node));
            let by = match self.instance.trace.owner(entry.node) {
                Player::Max => paper::MOVER_MAX.say(self.lang),
                Player::Min => paper::MOVER_MIN.say(self.lang),
            };
            vec![
                Cell::Said(self.name(entry.node)),
                Cell::Said(by.to_owned()),
                Cell::Said(entry.before.n.to_string()),
                Cell::Said(figure(entry.before.w)),
                Cell::Number(format!("{path}:n")),
                Cell::Number(format!("{path}:w")),
            ]
        });
        let rows = rows.collect();
        Table { head, rows }
    }

    fn order(&self, form: &mut Question) {
        let trace = &self.instance.trace;
        let between = paper::NAMES_BETWEEN.say(self.lang);
        let mut lines = Vec::new();
        for (field, order) in &form.model {
            let Some(node) = node(self.instance, field) else {
                continue;
            };
            let names: Vec<String> = trace.children(node).map(|child| self.name(child)).collect();
            let at = |word: &str| names.get(word.parse::<usize>().ok()?).cloned();
            let ordered: Vec<String> = order.split(' ').filter_map(at).collect();
            let (node, children) = (self.name(node), names.join(between));
            let line = paper::OrderOf { node, children }.say(self.lang);
            lines.push((line, Cell::Words(ordered.join(between))));
        }
        form.lines = lines;
    }

    fn mistake(&self, form: &mut Question, ask: &Ask, about: About) {
        let said = |text: Text| text.say(self.lang).to_owned();
        let Some((given, reasons)) = shown(self.instance, ask) else {
            return;
        };
        let mut head = vec![said(paper::NODE)];
        let ends: &[&str] = match about {
            About::Values => &[""],
            About::Window => &[":alpha", ":beta"],
        };
        match about {
            About::Values => head.push(said(paper::VALUE)),
            About::Window => head.extend(["α", "β"].map(str::to_owned)),
        }
        let nodes: Vec<NodeId> = inner(self.instance)
            .filter(|node| {
                let path = node_path(&self.instance.trace.path(*node));
                given.contains_key(&format!("{path}{}", ends[0]))
            })
            .collect();
        let row = |node: &NodeId| {
            let path = node_path(&self.instance.trace.path(*node));
            let text = |end: &&str| given.get(&format!("{path}{end}"));
            let cells = ends.iter().filter_map(text);
            let cells = cells.map(|text| Cell::Said(written(text)));
            std::iter::once(Cell::Said(self.name(*node)))
                .chain(cells)
                .collect()
        };
        let rows = nodes.iter().map(row).collect();
        form.table = Some(Table { head, rows });
        let first = Cell::Choice("first".to_owned(), self.options(nodes.into_iter()));
        let reason =
            |slip: &Misconception| (slip.word.to_owned(), slip.said.say(self.lang).to_owned());
        let reasons = reasons.into_iter().map(reason).collect();
        form.lines = vec![
            (said(paper::FIRST), first),
            (
                said(paper::REASON),
                Cell::Choice("reason".to_owned(), reasons),
            ),
        ];
    }
}
