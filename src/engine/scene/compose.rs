//! The scene of a moment: the nodes in view, and the order of drawing.

use super::glyph::triangle;
use super::item::{Anchor, Ink, Scene, Shape, Spot, Stroke, run, text};
use super::options::Options;
use super::painting::{BESIDE, Frame, Painting};
use super::{
    columns, crowd, edge, fold, legible, node, note, overview, playout as rollout, reading, recall,
    rim, rows as in_rows,
};
use crate::game::Player;
use crate::lang::words::scene;
use crate::lesson::Labels;
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId};

/// Composes the scene of a moment. `playout` is the playout of this step as choices from the node
/// at which it starts; empty at other steps.
pub fn compose(
    moment: Moment,
    labels: &dyn Labels,
    frame: &Frame,
    options: Options,
    playout: &[u16],
) -> Scene {
    let mut painting = Painting::new(moment, labels, frame, options);
    let plan = frame.plan;
    let mut scene = Scene::default();
    if plan.is_rows() {
        in_rows::draw(&painting, &mut scene);
        overview::draw(&painting, &mut scene);
        return scene;
    }
    let axis = rows(&painting, &mut scene);
    let visible = if plan.is_crowd() {
        crowd::draw(&painting, &mut scene)
    } else {
        visible(&painting)
    };
    painting.spread = node::spread(&painting, &visible);
    edge::all(&painting, &visible, &mut scene);
    fold::all(&painting, &visible, &mut scene);
    node::all(&painting, &visible, &mut scene);
    for &seen in &visible {
        let reach = (
            painting.half_width(seen).max(6.0),
            painting.half_height(seen).max(6.0),
        );
        scene.spots.push(Spot {
            node: seen,
            at: painting.at(seen),
            reach,
        });
    }
    reading::all(&painting, &visible, &mut scene);
    recall::all(&painting, &visible, &mut scene);
    columns::all(&painting, &mut scene);
    rollout::draw(&painting, playout, &mut scene);
    scene.items.extend(axis.items);
    rim::draw(&painting, &mut scene);
    legible::settle(&mut scene);
    note::all(&painting, &visible, &mut scene);
    overview::draw(&painting, &mut scene);
    scene
}

/// Returns the nodes in view, row by row.
fn visible(painting: &Painting) -> Vec<NodeId> {
    let Painting { plan, view, .. } = painting;
    let half = (plan.stage.width / 2.0 + BESIDE) / view.scale;
    let layout = &plan.layout;
    let rows = (0..layout.rows.count())
        .filter(|row| (-80.0..=plan.stage.height + 80.0).contains(&painting.row(*row)));
    let places = rows.flat_map(|row| {
        layout.between(
            layout.rows.row(row),
            view.center.0 - half,
            view.center.0 + half,
        )
    });
    places
        .map(|place| NodeId(layout.rows.node(place)))
        .filter(|node| painting.is_shown(*node) && !(plan.pans() && painting.is_beside(*node)))
        .collect()
}

/// Draws a faint line through each row, and returns the names of the rows: in a crowd their
/// numbers, which are drawn on top of the tree.
fn rows(painting: &Painting, scene: &mut Scene) -> Scene {
    let mut names = Scene::default();
    let Painting { plan, options, .. } = painting;
    let is_crowd = plan.is_crowd();
    if plan.aside == 0.0 || plan.iterates || (!is_crowd && !painting.is_full(NodeId::ROOT)) {
        return names;
    }
    // Close rows are numbered at intervals. The number of a row is its depth in the whole tree.
    let every = if is_crowd {
        (20.0 / painting.pitch()).ceil().max(1.0) as usize
    } else {
        1
    };
    let first = usize::from(
        painting
            .moment
            .trace()
            .depth(NodeId(plan.layout.rows.node(0))),
    );
    for (row, kind) in plan.kinds.iter().enumerate().step_by(every) {
        let y = painting.row(row);
        let turn = match kind {
            Some(Kind::Inner(turn)) => Some(*turn),
            _ => None,
        };
        let ink = turn.map(|turn| match turn {
            Turn::Player(Player::Max) => Ink::Max,
            Turn::Player(Player::Min) => Ink::Min,
            Turn::Chance => Ink::Chance,
        });
        let words = match (turn, kind) {
            _ if is_crowd => (first + row).to_string(),
            (Some(Turn::Player(Player::Max)), _) => "Max".to_owned(),
            (Some(Turn::Player(Player::Min)), _) => "Min".to_owned(),
            (Some(Turn::Chance), _) => scene::CHANCE.say(options.lang).to_owned(),
            (None, Some(Kind::Leaf)) => scene::LEAVES.say(options.lang).to_owned(),
            _ => continue,
        };
        let rule = Stroke {
            ink: Ink::Rule,
            width: 1.0,
            dash: (1.0, 5.0),
            opacity: 1.0,
        };
        scene.stroke(
            Shape::Line(vec![(84.0, y), (plan.stage.width - 20.0, y)]),
            rule,
        );
        let mut start = 20.0;
        // Only while the whole tree is in view: among enlarged nodes marks would look like nodes.
        let is_whole = !is_crowd || painting.view.scale <= 1.01 * plan.whole().scale;
        if let Some(ink) = ink.filter(|_| is_whole) {
            let shape = match ink {
                Ink::Chance => Shape::Circle(26.0, y, 7.0),
                _ => triangle((26.0, y), 8.0, if ink == Ink::Max { -1.0 } else { 1.0 }),
            };
            names.fill(shape, ink);
            start = 41.0;
        }
        // On a projector the drawing is enlarged, and the names with it.
        let size = if is_crowd {
            14.0
        } else {
            (14.0 * painting.view.scale).max(14.0)
        };
        names.fill(
            text(
                (start, y + 0.36 * size),
                size,
                Anchor::Start,
                run(words, Ink::Second, false),
                is_crowd,
            ),
            Ink::Second,
        );
    }
    names
}
