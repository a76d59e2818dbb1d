//! The number of a leaf as it is typed at its node, over the drawing.

use crate::app::state::lab::Lab;
use crate::app::state::page::Pane;
use crate::app::state::search::edit::{Field, InPlace, Number};
use crate::app::state::search::setting::extended;
use crate::game::any::AnyGame;
use crate::game::tree::edit::{Edit, Part};
use crate::trace::Perspective;

/// The field of a leaf's number.
const FIELD: Field = Field::Part(Part::Value);

impl Lab {
    /// Opens the number of the leaf in hand at its node, where a key may have begun a new one. Returns whether a leaf is in hand.
    pub(super) fn open_in_place(&mut self, key: Option<char>) -> bool {
        // A node that was just added is picked as soon as its search has reached it.
        let path = self
            .search
            .lane
            .wanted
            .clone()
            .unwrap_or_else(|| self.edited());
        let Some(value) = self.leaf(&path) else {
            return false;
        };
        self.page.pane = Pane::Tree;
        // A number is typed as the tree has it.
        self.search.lane.view.perspective = Perspective::Max;
        self.search.in_place = Some(InPlace {
            path,
            text: key.map_or_else(|| extended(value), String::from),
            is_begun: key.is_some(),
        });
        true
    }

    /// Does something with the number at a node.
    pub(super) fn type_number(&mut self, number: Number) {
        match number {
            Number::Begin(key) => {
                self.open_in_place(Some(key));
            }
            Number::Add(asked) => self.add(&asked),
            Number::Take(text) => self.take_number(&text),
            Number::Leave => {
                self.search.in_place = None;
                self.search.refused = None;
            }
        }
    }

    /// Adds a leaf beside or below the node in hand, picks it and opens its number.
    fn add(&mut self, asked: &Edit) {
        let mut path = self.edited();
        let before = self.search.lane.run.spec().game.clone();
        self.edit(asked, None);
        let AnyGame::Tree(tree) = &self.search.lane.run.spec().game else {
            return;
        };
        if self.search.lane.run.spec().game == before {
            return;
        }
        match (asked, path.last_mut()) {
            (Edit::Sibling, Some(last)) => *last += 1,
            _ => {
                let children = tree.below(&path).map_or(0, |node| node.children().count());
                path.push(children.saturating_sub(1) as u16);
            }
        }
        self.search.lane.pick(&path);
        self.open_in_place(None);
    }

    /// Takes a number. One that cannot be stays in its field, with the reason.
    fn take_number(&mut self, text: &str) {
        let Some(held) = self.search.in_place.clone() else {
            return;
        };
        self.search.refused = None;
        self.enter(FIELD, text);
        self.search.in_place = self.refused_in_place().map(|_| InPlace {
            text: text.to_owned(),
            ..held
        });
    }

    /// Drops the number where its leaf is no longer in hand or in sight.
    pub(super) fn keep_in_place(&mut self) {
        let is_held = |lab: &Lab, held: &InPlace| {
            let is_picked =
                lab.edited() == held.path || lab.search.lane.wanted.as_ref() == Some(&held.path);
            is_picked && lab.leaf(&held.path).is_some() && !lab.is_playing() && !lab.is_gallery()
        };
        self.search.in_place = self
            .search
            .in_place
            .take()
            .filter(|held| is_held(self, held));
    }
}
