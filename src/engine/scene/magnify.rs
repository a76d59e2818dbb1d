//! A scene enlarged as a whole for a lecture hall, since it was composed for a smaller stage; or put beside others.

use super::item::{Item, Scene, Shape, Spot, Stroke};

impl Scene {
    /// Returns the scene with every length multiplied by `by`.
    #[must_use]
    pub fn magnified(self, by: f64) -> Scene {
        self.placed(Placing { by, to: (0.0, 0.0) })
    }

    /// Returns the scene further to the right and further down.
    #[must_use]
    pub fn moved(self, to: (f64, f64)) -> Scene {
        self.placed(Placing { by: 1.0, to })
    }

    fn placed(self, placing: Placing) -> Scene {
        let Placing { by, .. } = placing;
        let spot = |spot: Spot| Spot {
            at: placing.point(spot.at),
            reach: (by * spot.reach.0, by * spot.reach.1),
            ..spot
        };
        let item = |item: Item| Item {
            shape: placing.shape(item.shape),
            stroke: item.stroke.map(|stroke| Stroke {
                width: by * stroke.width,
                dash: (by * stroke.dash.0, by * stroke.dash.1),
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

/// Lengths are multiplied by a number, and then points move.
#[derive(Clone, Copy)]
struct Placing {
    by: f64,
    to: (f64, f64),
}

impl Placing {
    fn point(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.by * x + self.to.0, self.by * y + self.to.1)
    }

    fn shape(self, it: Shape) -> Shape {
        let by = self.by;
        let points = |all: Vec<(f64, f64)>| all.into_iter().map(|it| self.point(it)).collect();
        match it {
            Shape::Line(all) => Shape::Line(points(all)),
            Shape::Polygon(all) => Shape::Polygon(points(all)),
            Shape::Curve(from, to) => Shape::Curve(self.point(from), self.point(to)),
            Shape::Rect(x, y, width, height, radius) => {
                let (x, y) = self.point((x, y));
                Shape::Rect(x, y, by * width, by * height, by * radius)
            }
            Shape::Circle(x, y, radius) => {
                let (x, y) = self.point((x, y));
                Shape::Circle(x, y, by * radius)
            }
            Shape::Many(all) => Shape::Many(all.into_iter().map(|it| self.shape(it)).collect()),
            Shape::Text {
                at,
                size,
                anchor,
                runs,
                halo,
            } => Shape::Text {
                at: self.point(at),
                size: by * size,
                anchor,
                runs,
                halo,
            },
        }
    }
}
