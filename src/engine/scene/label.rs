//! Where labels beside nodes stand: a label touches nothing, and its own node is the nearest. One
//! that has no such place is left out.

use super::ground::{Ground, Needs, Own, Point, corners, distance, extent, nearest, polyline};
use super::item::{Anchor, Ink, Run, Scene, Shape, Stroke};
use super::legible::{self, Area, CAPITAL};
use super::node;
use super::painting::Painting;
use crate::trace::NodeId;

/// The free space between a node and its label, in pixels.
const BESIDE: f64 = 5.0;
/// The distance between two lines of a label, relative to the font size.
const LINE: f64 = 1.25;
/// The free space beside an edge that ends above a node, in pixels.
const BESIDE_EDGE: f64 = 7.0;
/// How much farther other nodes are than a label's own, in pixels; and how many times as far, where the label is beside its node.
const FARTHER: (f64, f64) = (1.6, 4.0);
const JUST_FARTHER: (f64, f64) = (1.25, 4.0);
/// The distance from its node to which a label may go, relative to the node's radius, and the distances of the places that are tried,
/// in pixels.
const FARTHEST: f64 = 5.0;
const ACROSS: f64 = 2.0;
const DOWN: f64 = 4.0;
/// The distance in pixels from which a line leads from the node to its label.
const LED: f64 = 6.0;

/// The lines of a label, each with its font size.
pub type Block = Vec<(Vec<Run>, f64)>;

/// A place for a label.
#[derive(Clone, Copy)]
pub enum Place {
    /// On the left or on the right of the node: how far its middle is below that of the node,
    /// relative to its radius.
    Left(f64),
    Right(f64),
    /// Above or below the node: how far it is shifted to the right, relative to half its width.
    Above(f64),
    Below(f64),
    /// Around a point of the stage.
    At(Point),
}

/// A label that looks for a place.
pub struct Label {
    /// The node that it belongs to; `None` for an edge.
    pub node: Option<NodeId>,
    /// What it stands beside: the node's outline, or a part of what belongs to the node.
    pub outline: Vec<Point>,
    /// The middle of the node, and the distance of its tip.
    pub at: Point,
    pub radius: f64,
    /// What it says; where the first has no place, the next.
    pub blocks: Vec<Block>,
    /// Its places, the preferred one first.
    pub places: Vec<Place>,
    /// How much farther than its own node other nodes are at least, in pixels, and the free space around it.
    pub apart: f64,
    pub clear: f64,
    /// Whether it must not be lost.
    pub is_vital: bool,
    /// Whether it may stand farther away, at the end of a thin line.
    pub is_led: bool,
}

/// A label at its place.
pub struct Placed {
    /// Its area.
    pub area: Area,
    /// Where its text begins or ends.
    anchor: Anchor,
    /// The free space around it, in pixels.
    clear: f64,
    block: Block,
    /// The line that leads to it.
    leader: Option<[Point; 2]>,
}

impl Label {
    /// Makes a label beside a node, which may be left out.
    pub fn new(painting: &Painting, node: NodeId, blocks: Vec<Block>, places: Vec<Place>) -> Label {
        Label {
            node: Some(node),
            outline: polyline(&node::whole_outline(painting, node)),
            at: painting.at(node),
            radius: painting.half_height(node),
            blocks,
            places,
            apart: 0.0,
            clear: 0.0,
            is_vital: false,
            is_led: false,
        }
    }

    fn own(&self) -> Own<'_> {
        Own {
            node: self.node,
            outline: &self.outline,
            clear: self.clear,
        }
    }

    /// Finds the first place that is free. What must not be lost stands a little nearer to other nodes, or farther away, or over an edge, and
    /// what leads the eye even above another node, if it has to.
    pub fn placed(&self, ground: &Ground) -> Option<Placed> {
        let far = (FARTHER.0, FARTHER.1.max(self.apart));
        let needs = |apart, free_of_lines, is_central| Needs {
            apart,
            free_of_lines,
            is_central: is_central && self.is_led,
        };
        // A longer text with two shorter ones behind it would take more than it has to.
        let shorter = &self.blocks[usize::from(self.blocks.len() > 2)..];
        let near = |needs| {
            self.is_vital
                .then(|| self.beside(ground, shorter, needs))
                .flatten()
        };
        let most = self.beside(ground, &self.blocks, needs(far, true, true));
        [true, false].into_iter().fold(most, |placed, is_central| {
            placed
                .or_else(|| near(needs(JUST_FARTHER, true, is_central)))
                .or_else(|| self.led(ground, needs(JUST_FARTHER, true, is_central)))
                .or_else(|| near(needs(JUST_FARTHER, false, is_central)))
                .or_else(|| self.led(ground, needs(JUST_FARTHER, false, is_central)))
        })
    }

    /// Finds the first place beside the node that has what it needs, for the first of these texts.
    fn beside(&self, ground: &Ground, blocks: &[Block], needs: Needs) -> Option<Placed> {
        let places = |block| self.places.iter().map(move |place| (block, *place));
        blocks.iter().flat_map(places).find_map(|(block, place)| {
            let (area, anchor) = self.area(block, place);
            ground.is_free(area, &self.own(), needs).then(|| Placed {
                area,
                anchor,
                clear: self.clear,
                block: block.clone(),
                leader: None,
            })
        })
    }

    /// Finds the nearest free place farther away, for the last and shortest of its texts.
    fn led(&self, ground: &Ground, needs: Needs) -> Option<Placed> {
        let block = self.blocks.last().filter(|_| self.is_led)?;
        let (width, height) = size(block);
        let (x, y) = self.at;
        let reach = FARTHEST * self.radius;
        let steps = |reach: f64, step: f64| {
            let most = (reach / step) as i32;
            (-most..=most).map(move |count| f64::from(count) * step)
        };
        let all = steps(reach, DOWN).flat_map(|down| {
            steps(reach + width / 2.0, ACROSS).map(move |across| (x + across, y + down))
        });
        let mut places: Vec<(f64, Area)> = all
            .map(|(middle, line)| {
                let area = (
                    middle - width / 2.0,
                    line - height / 2.0,
                    middle + width / 2.0,
                    line + height / 2.0,
                );
                (distance(&corners(&area), &self.outline), area)
            })
            .filter(|(far, _)| *far <= reach)
            .collect();
        places.sort_by(|one, other| one.0.total_cmp(&other.0));
        let is_free = |area: &Area| ground.is_free(*area, &self.own(), needs);
        let (_, area) = places.into_iter().find(|(_, area)| is_free(area))?;
        let middle = (f64::midpoint(area.0, area.2), f64::midpoint(area.1, area.3));
        let from = nearest(&self.outline, middle);
        let to = (
            from.0.clamp(area.0, area.2),
            from.1.clamp(area.1 - 2.0, area.3 + 2.0),
        );
        let is_far = (to.0 - from.0).hypot(to.1 - from.1) > LED;
        // Whatever its letters are like, its nearer end is where it was tried.
        let anchor = if middle.0 > x + width / 4.0 {
            Anchor::Start
        } else if middle.0 < x - width / 4.0 {
            Anchor::End
        } else {
            Anchor::Middle
        };
        Some(Placed {
            area,
            anchor,
            clear: self.clear,
            block: block.clone(),
            leader: is_far.then_some([from, to]),
        })
    }

    /// Returns the area of a text at a place, and the point of the text that is fixed there.
    fn area(&self, block: &Block, place: Place) -> (Area, Anchor) {
        let (width, height) = size(block);
        let (x, y) = self.at;
        let across = |middle: f64| {
            let top = y + middle * self.radius - height / 2.0;
            (top, extent(&self.outline, top, top + height))
        };
        match place {
            Place::At((x, y)) => {
                let (left, top) = (x - width / 2.0, y - height / 2.0);
                ((left, top, left + width, top + height), Anchor::Middle)
            }
            Place::Left(middle) => {
                let (top, (left, _)) = across(middle);
                let right = left - BESIDE;
                ((right - width, top, right, top + height), Anchor::End)
            }
            Place::Right(middle) => {
                let (top, (_, right)) = across(middle);
                let left = right + BESIDE;
                ((left, top, left + width, top + height), Anchor::Start)
            }
            Place::Above(shift) | Place::Below(shift) => {
                let heights = self.outline.iter().map(|point| point.1);
                let top = if matches!(place, Place::Above(_)) {
                    heights.fold(f64::INFINITY, f64::min) - BESIDE - height
                } else {
                    heights.fold(f64::NEG_INFINITY, f64::max) + BESIDE
                };
                let middle = x + shift * (width / 2.0 + BESIDE_EDGE);
                let (left, right) = (middle - width / 2.0, middle + width / 2.0);
                // Whatever its letters are like, it ends where the edge is.
                let anchor = if shift > 0.0 {
                    Anchor::Start
                } else if shift < 0.0 {
                    Anchor::End
                } else {
                    Anchor::Middle
                };
                ((left, top, right, top + height), anchor)
            }
        }
    }
}

/// Returns width and height of a text, from the tops of its first capitals to its last baseline.
fn size(block: &Block) -> (f64, f64) {
    let width = |(runs, size): &(Vec<Run>, f64)| {
        runs.iter()
            .map(|run| legible::width(&run.text, *size))
            .sum::<f64>()
    };
    let first = block.first().map_or(0.0, |(_, size)| CAPITAL * size);
    let rest: f64 = block.iter().skip(1).map(|(_, size)| LINE * size).sum();
    (block.iter().map(width).fold(0.0, f64::max), first + rest)
}

impl Placed {
    /// Draws the label, and adds it to the ground.
    pub fn draw(self, ground: &mut Ground, scene: &mut Scene) {
        let (left, top, right, _) = self.area;
        ground.add_label(self.area, self.clear);
        if let Some(ends) = self.leader {
            let thin = Stroke::full(Ink::Now, 1.25);
            scene.stroke(Shape::Line(ends.to_vec()), thin);
            ground.add_items(&scene.items[scene.items.len() - 1..]);
        }
        let x = match self.anchor {
            Anchor::Start => left,
            Anchor::Middle => f64::midpoint(left, right),
            Anchor::End => right,
        };
        let mut y = top;
        for (index, (runs, size)) in self.block.into_iter().enumerate() {
            y += if index == 0 { CAPITAL } else { LINE } * size;
            let ink = runs.first().map_or(Ink::Ink, |run| run.ink);
            scene.fill(
                Shape::Text {
                    at: (x, y),
                    size,
                    anchor: self.anchor,
                    runs,
                    halo: true,
                },
                ink,
            );
        }
    }
}

/// Draws the labels that have a place, and returns whether all have.
pub fn draw(labels: &[Label], ground: &mut Ground, scene: &mut Scene) -> bool {
    let mut all = true;
    for label in labels {
        match label.placed(ground) {
            Some(placed) => placed.draw(ground, scene),
            None => all = false,
        }
    }
    all
}

/// Draws the labels if all of them have a place, and returns whether they have.
pub fn draw_all(labels: &[Label], ground: &mut Ground, scene: &mut Scene) -> bool {
    let (mut tried, mut drawn) = (ground.clone(), Scene::default());
    let is_room = labels.iter().all(|label| {
        let placed = label.placed(&tried);
        placed
            .map(|placed| placed.draw(&mut tried, &mut drawn))
            .is_some()
    });
    if is_room {
        *ground = tried;
        scene.items.append(&mut drawn.items);
    }
    is_room
}
