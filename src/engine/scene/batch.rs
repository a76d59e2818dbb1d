//! Shapes with the same colours, combined into one: a canvas draws a thousand lines in one path as
//! fast as ten single ones.

use super::item::{Ink, Item, Scene, Shape, Stroke};

/// Shapes by fill and stroke.
#[derive(Debug, Default)]
pub struct Batches(Vec<Item>);

impl Batches {
    /// Adds a shape without text.
    pub fn add(&mut self, shape: Shape, fill: Option<Ink>, stroke: Option<Stroke>) {
        let alike = self
            .0
            .iter_mut()
            .rev()
            .find(|item| item.fill == fill && item.stroke == stroke);
        match alike {
            Some(Item {
                shape: Shape::Many(shapes),
                ..
            }) => shapes.push(shape),
            _ => self.0.push(Item {
                shape: Shape::Many(vec![shape]),
                fill,
                stroke,
            }),
        }
    }

    /// Adds the combined shapes to a scene.
    pub fn draw(self, scene: &mut Scene) {
        scene.items.extend(self.0);
    }
}
