//! The fields of the tree editor, the number of a leaf while it is typed at its node, and the wished
//! properties of a random tree.

use crate::game::Player;
use crate::game::tree::edit::{Edit, Part};
use crate::generator::Wish;

/// The number of a leaf that is typed at its node, over the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct InPlace {
    /// The path of the leaf.
    pub path: Vec<u16>,
    /// The first content of the field.
    pub text: String,
    /// Whether the content is the first key of a new number, not the number of the leaf.
    pub is_begun: bool,
}

/// A step of typing the number of a leaf at its node.
#[derive(Clone, Debug)]
pub enum Number {
    /// Opens the field with the first key of a new number.
    Begin(char),
    /// Adds a leaf, as a child or a sibling of the selected node, and opens its field.
    Add(Edit),
    /// Takes the typed text as the number.
    Take(String),
    /// Leaves the number as it was.
    Leave,
}

/// A field of the tree editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A part of the selected node.
    Part(Part),
    /// The kind of the selected node.
    Kind,
    /// A property of a random tree.
    Wish(WishField),
}

/// A property of a random tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum WishField {
    FewestChildren,
    MostChildren,
    LeastDepth,
    GreatestDepth,
    LowestValue,
    HighestValue,
    Cuts,
    Seed,
    Root,
    Ties,
    DeepCut,
}

impl WishField {
    /// All fields, in the order of the page.
    pub const ALL: [WishField; 11] = [
        WishField::FewestChildren,
        WishField::MostChildren,
        WishField::LeastDepth,
        WishField::GreatestDepth,
        WishField::LowestValue,
        WishField::HighestValue,
        WishField::Cuts,
        WishField::Seed,
        WishField::Root,
        WishField::Ties,
        WishField::DeepCut,
    ];
}

/// The wished properties of a random tree, and its seed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wished {
    /// The properties.
    pub wish: Wish,
    /// The seed.
    pub seed: u32,
}

impl Wished {
    /// Returns the number in a field; `None` if any number of cuts will do.
    pub fn number(&self, field: WishField) -> Option<i64> {
        let wish = &self.wish;
        Some(match field {
            WishField::FewestChildren => wish.children.0.into(),
            WishField::MostChildren => wish.children.1.into(),
            WishField::LeastDepth => wish.depth.0.into(),
            WishField::GreatestDepth => wish.depth.1.into(),
            WishField::LowestValue => wish.values.0.into(),
            WishField::HighestValue => wish.values.1.into(),
            WishField::Cuts => wish.cuts?.into(),
            WishField::Seed => self.seed.into(),
            WishField::Root => (wish.root == Player::Min).into(),
            WishField::Ties => wish.ties.into(),
            WishField::DeepCut => wish.deep.into(),
        })
    }

    /// Sets the number in a field.
    pub fn set(&mut self, field: WishField, number: i32) {
        let wish = &mut self.wish;
        match field {
            WishField::FewestChildren => wish.children.0 = number,
            WishField::MostChildren => wish.children.1 = number,
            WishField::LeastDepth => wish.depth.0 = number,
            WishField::GreatestDepth => wish.depth.1 = number,
            WishField::LowestValue => wish.values.0 = number,
            WishField::HighestValue => wish.values.1 = number,
            WishField::Cuts => wish.cuts = Some(number).filter(|cuts| *cuts >= 0),
            WishField::Seed => self.seed = number as u32,
            WishField::Root => {
                wish.root = if number == 0 {
                    Player::Max
                } else {
                    Player::Min
                };
            }
            WishField::Ties => wish.ties = number != 0,
            WishField::DeepCut => wish.deep = number != 0,
        }
    }
}
