//! The law of labels, on random trees and on stages from a phone to a projector: a label stands nearer to its own node than to any
//! other, over no text and no node, nothing is cut off by the edge, and no number is lost.

use super::*;
use plyscope::lesson::Labels;
use plyscope::lesson::line::{figure, is_rounded};
use plyscope::scene::Density;
use plyscope::search::Turn;
use plyscope::trace::{Number, Relation, State};

const STAGES: [Size; 8] = [
    Size::new(300.0, 240.0),
    Size::new(360.0, 290.0),
    Size::new(390.0, 400.0),
    Size::new(412.0, 470.0),
    Size::new(540.0, 330.0),
    Size::new(760.0, 420.0),
    Size::new(1_024.0, 500.0),
    Size::new(1_440.0, 700.0),
];
const TREES: u64 = 200;

/// A source of numbers that looks random and is the same at every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    /// Writes a tree of at most so many plies, with a few wide numbers and long names.
    fn tree(&mut self, plies: u64, chance: bool) -> String {
        if plies == 0 || self.below(8) == 0 {
            return match self.below(12) {
                0 => "12345.5".to_owned(),
                1 => "-0.25".to_owned(),
                2 => format!("{{\"value\":{},\"name\":\"a long name\"}}", self.below(50)),
                _ => (self.below(120) as i64 - 20).to_string(),
            };
        }
        let children: Vec<String> = (0..=self.below(3))
            .map(|_| self.tree(plies - 1, chance))
            .collect();
        let list = format!("[{}]", children.join(","));
        match self.below(6) {
            0 if chance => format!("{{\"chance\":{list}}}"),
            1 => format!("{{\"max\":{list},\"name\":\"Zwischenstand\"}}"),
            _ => list,
        }
    }

    fn spec(&mut self) -> String {
        let chance = self.below(4) == 0;
        let plies = 1 + self.below(4);
        let tree = loop {
            let tree = self.tree(plies, chance);
            if tree.starts_with('[') {
                break tree;
            }
        };
        let algorithm = match self.below(3) {
            _ if chance => "expectimax",
            0 => "minimax",
            _ => "alpha-beta",
        };
        format!(
            r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"{algorithm}"}}}}"#
        )
    }
}

type Point = (f64, f64);
type Box = [f64; 4];

/// Returns the outline of a drawn node; that of the current one is its ring.
pub fn outline(trace: &Trace, spot: &Spot, ring: f64) -> Vec<Point> {
    let ((x, y), (across, down)) = (spot.at, (spot.reach.0 + ring, spot.reach.1 + ring));
    match trace.kind(spot.node) {
        Kind::Inner(Turn::Player(player)) => {
            let up = if player == plyscope::game::Player::Max {
                -1.0
            } else {
                1.0
            };
            let side = y - up * 0.72 * down;
            vec![(x, y + up * down), (x + across, side), (x - across, side)]
        }
        Kind::Inner(Turn::Chance) => (0..24)
            .map(|turn| (f64::from(turn) * std::f64::consts::PI / 12.0).sin_cos())
            .map(|(sine, cosine)| (x + down * cosine, y + down * sine))
            .collect(),
        _ => corners([x - across, y - down, x + across, y + down]).to_vec(),
    }
}

/// Returns the outline of a board, without its rim.
pub fn square(spot: &Spot) -> Vec<Point> {
    let ((x, y), (across, down)) = (spot.at, spot.reach);
    let (across, down) = (0.95 * across, 0.95 * down);
    corners([x - across, y - down, x + across, y + down]).to_vec()
}

fn corners([left, top, right, bottom]: Box) -> [Point; 4] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
}

/// Returns the distance of a box from the box around an outline, which is not more than that from the outline.
fn gap(outline: &[Point], [left, top, right, bottom]: Box) -> f64 {
    let (mut across, mut down) = ([f64::MAX, f64::MIN], [f64::MAX, f64::MIN]);
    for (x, y) in outline {
        across = [across[0].min(*x), across[1].max(*x)];
        down = [down[0].min(*y), down[1].max(*y)];
    }
    let across = (left - across[1]).max(across[0] - right).max(0.0);
    let down = (top - down[1]).max(down[0] - bottom).max(0.0);
    across.hypot(down)
}

/// Returns the distance of a box and a convex outline by their points and sides; 0 if one reaches into the other.
pub fn distance(outline: &[Point], label: Box) -> f64 {
    // Points along the sides of the box and in it, a pixel or two apart.
    let steps = 24;
    let mut least = f64::INFINITY;
    for across in 0..=steps {
        for down in 0..=4 {
            let point = (
                label[0] + (label[2] - label[0]) * f64::from(across) / f64::from(steps),
                label[1] + (label[3] - label[1]) * f64::from(down) / 4.0,
            );
            least = least.min(away(outline, point));
        }
    }
    for &(x, y) in outline {
        let nearest = (x.clamp(label[0], label[2]), y.clamp(label[1], label[3]));
        least = least.min((x - nearest.0).hypot(y - nearest.1));
    }
    least
}

/// Returns the distance of a point from a convex outline; 0 inside.
fn away(outline: &[Point], (x, y): Point) -> f64 {
    let sides =
        (0..outline.len()).map(|index| (outline[index], outline[(index + 1) % outline.len()]));
    let turns: Vec<f64> = sides
        .clone()
        .map(|(from, to)| (to.0 - from.0) * (y - from.1) - (to.1 - from.1) * (x - from.0))
        .collect();
    if turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0) {
        return 0.0;
    }
    sides
        .map(|(from, to)| {
            let (across, down) = (to.0 - from.0, to.1 - from.1);
            let part =
                ((x - from.0) * across + (y - from.1) * down) / (across * across + down * down);
            let part = part.clamp(0.0, 1.0);
            (x - from.0 - part * across).hypot(y - from.1 - part * down)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Returns the texts of a scene with their boxes, as they would be at least; and whether they are labels.
fn written(scene: &Scene) -> Vec<(String, Box, bool)> {
    let text = |item: &Item| {
        let Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo,
        } = &item.shape
        else {
            return None;
        };
        let words: String = runs.iter().map(|run| run.text.as_str()).collect();
        let letter = |letter: char| match letter {
            'I' => 0.3,
            _ if letter.is_whitespace() => 0.3,
            _ => 0.57,
        };
        let width = size * words.chars().map(letter).sum::<f64>();
        let left = match anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - width / 2.0,
            Anchor::End => at.0 - width,
        };
        Some((words, [left, at.1 - 0.68 * size, left + width, at.1], *halo))
    };
    scene.items.iter().filter_map(text).collect()
}

#[test]
fn a_label_is_nearest_to_its_own_node_and_no_number_is_lost() {
    let mut dice = Dice(7);
    let mut faults = Vec::new();
    for tree in 0..TREES {
        let text = dice.spec();
        let (spec, trace) = recording(&text);
        for stage in STAGES {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let mut steps: Vec<u32> = trace.landmarks().cuts.iter().copied().take(2).collect();
            steps.extend([0, trace.len() / 2, trace.len()]);
            for step in steps {
                let moment = trace.at(step);
                let view = plan.following(plan.start(false), moment.subject());
                let frame = Frame {
                    plan: &plan,
                    view,
                    from: None,
                    step_before: None,
                    marks: None,
                };
                let scene = compose(moment, &spec.game, &frame, options(&spec), &[]);
                let told = format!(
                    "tree {tree}, step {step}, {stage:?}, {:?}: {text}",
                    plan.density
                );
                faults.extend(
                    broken(&spec, &trace, &scene, &plan, step)
                        .into_iter()
                        .map(|fault| format!("{fault}: {told}")),
                );
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults[..faults.len().min(25)].join("\n")
    );
}

/// Returns what is wrong in a scene.
fn broken(spec: &Spec, trace: &Trace, scene: &Scene, plan: &Plan, step: u32) -> Vec<String> {
    let mut faults = Vec::new();
    let moment = trace.at(step);
    let ring = if plan.density == Density::Snug {
        6.0
    } else {
        9.0
    };
    let texts = written(scene);
    let stage = plan.stage;
    let large: Vec<&Spot> = scene
        .spots
        .iter()
        .filter(|spot| spot.reach.0 >= 7.0)
        .collect();
    let outlines: Vec<(NodeId, Vec<Point>)> = large
        .iter()
        .map(|spot| {
            let is_now = spot.node == moment.subject();
            (
                spot.node,
                outline(trace, spot, if is_now { ring } else { 0.0 }),
            )
        })
        .collect();
    for (index, (words, label, is_label)) in texts.iter().enumerate() {
        if label[0] < -0.5
            || label[1] < -0.5
            || label[2] > stage.width + 0.5
            || label[3] > stage.height + 0.5
        {
            faults.push(format!("“{words}” is cut off"));
        }
        for (other, box_of_other, _) in &texts[..index] {
            if label[0] < box_of_other[2]
                && box_of_other[0] < label[2]
                && label[1] < box_of_other[3]
                && box_of_other[1] < label[3]
            {
                faults.push(format!("“{words}” is on “{other}”"));
            }
        }
        if !is_label {
            continue;
        }
        let on = outlines
            .iter()
            .find(|(_, outline)| gap(outline, *label) < 0.5 && distance(outline, *label) < 0.5);
        if let Some((node, _)) = on {
            faults.push(format!("“{words}” is on {node:?}"));
        }
        let is_own = |node: NodeId| {
            let is_named = spec.game.of_node(&trace.path(node)).is_some_and(|name| {
                let short: String = words.trim_end_matches('…').to_owned();
                name.starts_with(&short)
            });
            let is_window = words.starts_with('α') && moment.is_on_path(node);
            is_named || is_window
        };
        if outlines.iter().any(|(node, _)| is_own(*node)) {
            let mut nearest: Option<(NodeId, f64)> = None;
            for (node, outline) in &outlines {
                let best = nearest.map_or(f64::INFINITY, |(_, best)| best);
                if gap(outline, *label) < best {
                    let far = distance(outline, *label);
                    nearest = if far < best {
                        Some((*node, far))
                    } else {
                        nearest
                    };
                }
            }
            if let Some((node, _)) = nearest.filter(|(node, _)| !is_own(*node)) {
                faults.push(format!("“{words}” is nearest to {node:?}"));
            }
        }
    }
    // As many texts as leaves with this number are in view.
    let mut wanted: HashMap<String, i64> = HashMap::new();
    for spot in scene.spots.iter().filter(|spot| 2.0 * spot.reach.0 >= 20.0) {
        if let Some(value) = trace.outlined_value(spot.node) {
            *wanted.entry(figure(value)).or_default() += 1;
        }
    }
    // And of inner nodes those whose value is known.
    let is_known = |spot: &&Spot| {
        trace.kind(spot.node) != Kind::Leaf
            && spot.reach.1 >= 11.0
            && moment.state(spot.node) == State::Done
    };
    for spot in scene.spots.iter().filter(is_known) {
        let exact =
            |number: &Number| number.relation == Relation::Exact && !is_rounded(number.value);
        if let Some(number) = moment.number(spot.node).filter(exact) {
            *wanted.entry(figure(number.value)).or_default() += 1;
        }
    }
    for (words, ..) in &texts {
        if let Some(count) = wanted.get_mut(words.as_str()) {
            *count -= 1;
        }
    }
    faults.extend(
        wanted
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(number, _)| format!("{number} is lost")),
    );
    faults
}
