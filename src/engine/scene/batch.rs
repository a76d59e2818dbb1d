//! Shapes that look alike, gathered to be drawn as one: a canvas takes a thousand lines in one path as fast as ten by themselves.

use super::{Ink, Item, Scene, Shape, Stroke};

/// Shapes by what fills and what surrounds them.
#[derive(Debug, Default)]
pub struct Batches(Vec<Item>);

impl Batches {
    /// Adds a shape that is no text.
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

    /// Puts everything gathered into a scene.
    pub fn draw(self, scene: &mut Scene) {
        scene.items.extend(self.0);
    }
}
