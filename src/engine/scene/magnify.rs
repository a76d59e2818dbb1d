//! A scene enlarged as a whole for a lecture hall; it was composed for a smaller stage.

use super::item::{Item, Scene, Shape, Spot, Stroke};

impl Scene {
    /// Returns the scene with every length multiplied by `by`.
    #[must_use]
    pub fn magnified(self, by: f64) -> Scene {
        let spot = |spot: Spot| Spot {
            at: point(spot.at, by),
            reach: point(spot.reach, by),
            ..spot
        };
        let item = |item: Item| Item {
            shape: shape(item.shape, by),
            stroke: item.stroke.map(|stroke| Stroke {
                width: by * stroke.width,
                dash: point(stroke.dash, by),
                ..stroke
            }),
            ..item
        };
        Scene {
            items: self.items.into_iter().map(item).collect(),
            spots: self.spots.into_iter().map(spot).collect(),
        }
    }
}

fn point((x, y): (f64, f64), by: f64) -> (f64, f64) {
    (by * x, by * y)
}

fn shape(it: Shape, by: f64) -> Shape {
    let points = |all: Vec<(f64, f64)>| all.into_iter().map(|it| point(it, by)).collect();
    match it {
        Shape::Line(all) => Shape::Line(points(all)),
        Shape::Polygon(all) => Shape::Polygon(points(all)),
        Shape::Curve(from, to) => Shape::Curve(point(from, by), point(to, by)),
        Shape::Rect(x, y, width, height, radius) => {
            Shape::Rect(by * x, by * y, by * width, by * height, by * radius)
        }
        Shape::Circle(x, y, radius) => Shape::Circle(by * x, by * y, by * radius),
        Shape::Many(all) => Shape::Many(all.into_iter().map(|it| shape(it, by)).collect()),
        Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo,
        } => Shape::Text {
            at: point(at, by),
            size: by * size,
            anchor,
            runs,
            halo,
        },
    }
}
