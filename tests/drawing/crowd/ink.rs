//! A bitmap on which scenes are drawn without a browser, to find out which pixels are dark. It
//! knows shapes, not colours.

use plyscope::scene::{Item, Scene, Shape, Size};
use tiny_skia::{FillRule, Mask, PathBuilder, Stroke, Transform};

/// The darkness from which a pixel counts as ink, and the distance in pixels within which ink
/// counts as the same.
const DARK: u8 = 60;
const OFF: i64 = 1;

pub struct Paper(Mask);

impl Paper {
    pub fn new(size: Size) -> Paper {
        Paper(Mask::new(size.width as u32, size.height as u32).expect("a sheet has a size"))
    }

    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64) {
        let mut path = PathBuilder::new();
        path.move_to(from.0 as f32, from.1 as f32);
        path.line_to(to.0 as f32, to.1 as f32);
        self.stroke(path, width);
    }

    pub fn rect(&mut self, left: f64, top: f64, width: f64, height: f64) {
        let mut path = PathBuilder::new();
        trace(&Shape::Rect(left, top, width, height, 0.0), &mut path);
        self.fill(path);
    }

    fn fill(&mut self, path: PathBuilder) {
        if let Some(path) = path.finish() {
            self.0
                .fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
    }

    fn stroke(&mut self, path: PathBuilder, width: f64) {
        let stroke = Stroke {
            width: width as f32,
            ..Stroke::default()
        };
        if let Some(path) = path.finish().and_then(|path| path.stroke(&stroke, 1.0)) {
            self.0
                .fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
    }

    fn is_dark(&self, x: i64, y: i64) -> bool {
        let (width, height) = (i64::from(self.0.width()), i64::from(self.0.height()));
        (0..width).contains(&x)
            && (0..height).contains(&y)
            && self.0.data()[(y * width + x) as usize] >= DARK
    }

    fn dark(&self) -> impl Iterator<Item = (i64, i64)> + '_ {
        let (width, height) = (i64::from(self.0.width()), i64::from(self.0.height()));
        (0..height)
            .flat_map(move |y| (0..width).map(move |x| (x, y)))
            .filter(|&(x, y)| self.is_dark(x, y))
    }

    /// Returns the share of another bitmap's ink that is on this one, from 0 to 1.
    pub fn share_of(&self, other: &Paper) -> f64 {
        let near = |(x, y): (i64, i64)| {
            (-OFF..=OFF).any(|dx| (-OFF..=OFF).any(|dy| self.is_dark(x + dx, y + dy)))
        };
        let (all, here) = other.dark().fold((0, 0), |(all, here), at| {
            (all + 1, here + i64::from(near(at)))
        });
        if all == 0 {
            1.0
        } else {
            here as f64 / all as f64
        }
    }

    /// Keeps the part between two x coordinates and above a y coordinate.
    pub fn within(mut self, left: f64, right: f64, bottom: f64) -> Paper {
        let width = self.0.width() as usize;
        for (index, pixel) in self.0.data_mut().iter_mut().enumerate() {
            let (x, y) = ((index % width) as f64, (index / width) as f64);
            if x < left || x > right || y > bottom {
                *pixel = 0;
            }
        }
        self
    }

    /// Returns the y coordinate of the lowest ink.
    pub fn lowest(&self) -> f64 {
        self.dark().map(|(_, y)| y).max().unwrap_or(0) as f64
    }
}

fn trace(shape: &Shape, path: &mut PathBuilder) {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            for (index, &(x, y)) in points.iter().enumerate() {
                if index == 0 {
                    path.move_to(x as f32, y as f32);
                } else {
                    path.line_to(x as f32, y as f32);
                }
            }
            if matches!(shape, Shape::Polygon(_)) {
                path.close();
            }
        }
        Shape::Curve(from, to) => {
            path.move_to(from.0 as f32, from.1 as f32);
            path.line_to(to.0 as f32, to.1 as f32);
        }
        &Shape::Rect(x, y, width, height, _) => {
            if let Some(rect) =
                tiny_skia::Rect::from_xywh(x as f32, y as f32, width as f32, height as f32)
            {
                path.push_rect(rect);
            }
        }
        &Shape::Circle(x, y, radius) => path.push_circle(x as f32, y as f32, radius as f32),
        Shape::Many(shapes) => shapes.iter().for_each(|shape| trace(shape, path)),
        Shape::Text { .. } => {}
    }
}

/// Draws everything that a scene fills and strokes, without texts.
pub fn of_scene(scene: &Scene, size: Size) -> Paper {
    let mut paper = Paper::new(size);
    scene.items.iter().for_each(|item| put(item, &mut paper));
    paper
}

/// Draws the filled polygons of a scene: silhouettes and larger nodes.
pub fn of_polygons(scene: &Scene, size: Size) -> Paper {
    let mut paper = Paper::new(size);
    let is_polygon = |shape: &Shape| matches!(shape, Shape::Polygon(_));
    for item in &scene.items {
        if matches!(&item.shape, Shape::Many(shapes) if shapes.iter().all(is_polygon)) {
            put(item, &mut paper);
        }
    }
    paper
}

fn put(item: &Item, paper: &mut Paper) {
    let path = || {
        let mut path = PathBuilder::new();
        trace(&item.shape, &mut path);
        path
    };
    if item.fill.is_some() {
        paper.fill(path());
    }
    if let Some(stroke) = &item.stroke {
        paper.stroke(path(), stroke.width);
    }
}

/// Moves a shape to the right.
pub fn moved(shape: &mut Shape, by: f64) {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            points.iter_mut().for_each(|point| point.0 += by);
        }
        Shape::Curve(from, to) => {
            from.0 += by;
            to.0 += by;
        }
        Shape::Rect(x, ..) | Shape::Circle(x, ..) => *x += by,
        Shape::Many(shapes) => shapes.iter_mut().for_each(|shape| moved(shape, by)),
        Shape::Text { at, .. } => at.0 += by,
    }
}
