//! The fields of the editor of explicit trees, and what a random tree should be like.

use crate::game::Player;
use crate::game::tree::edit::Part;
use crate::generator::Wish;

/// A field of the tree's editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A part of the node that is picked.
    Part(Part),
    /// Its kind.
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
    /// All of them, in the order of the page.
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

/// What a random tree should be like, and the seed from which it follows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wished {
    /// Its properties.
    pub wish: Wish,
    /// The seed.
    pub seed: u32,
}

impl Wished {
    /// The number in a field; none where the number of cuts does not matter.
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
