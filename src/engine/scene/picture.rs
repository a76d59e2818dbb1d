//! The picture of a position in a square: the same in a node and large on the page. It knows the
//! contents of cells, but no rules.

use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use crate::game::Player;
use crate::game::depict::{Board, Cell, Picture, Style, highest};

/// Draws a picture on its own, centred in a square of this side.
pub fn picture(picture: &Picture, side: f64) -> Scene {
    let mut scene = Scene::default();
    draw(picture, (0.0, 0.0), side, &mut scene);
    scene
}

/// Returns the size of a cell, and the corner of the first, in a square of this side.
pub fn cells(picture: &Picture, side: f64) -> (f64, (f64, f64)) {
    let (columns, rows) = picture.size();
    let cell = side / columns.max(rows).max(1) as f64;
    (
        cell,
        (
            (side - columns as f64 * cell) / 2.0,
            (side - rows as f64 * cell) / 2.0,
        ),
    )
}

/// Draws a picture into a square with this corner and side.
pub fn draw(picture: &Picture, (left, top): (f64, f64), side: f64, scene: &mut Scene) {
    let (cell, (x, y)) = cells(picture, side);
    let corner = (left + x, top + y);
    match picture {
        Picture::Bare => {}
        Picture::Board(board) => board_at(board, corner, cell, scene),
        Picture::Heaps { heaps, .. }
            if side < 100.0 && (highest(heaps) > 5 || heaps.len() > 6) || cell >= side =>
        {
            let numbers: Vec<String> = heaps.iter().take(6).map(u16::to_string).collect();
            let words = numbers.join(" ") + if heaps.len() > 6 { "…" } else { "" };
            caption(words, Ink::Ink, 0.5, (left, top), side, scene);
        }
        Picture::Heaps { heaps, .. } => stones(heaps, corner, cell, picture.size().1, scene),
        Picture::Scores { scores, turn, die } => {
            caption(
                format!("{} : {}", scores.max, scores.min),
                Ink::Ink,
                0.3,
                (left, top),
                side,
                scene,
            );
            // The decision to roll on depends on the turn total, not on the last throw.
            let face = die.and_then(|die| char::from_u32(0x267F + u32::from(die)));
            let thrown =
                face.map_or_else(String::new, |face| format!("{face} ")) + &format!("+{turn}");
            caption(thrown, Ink::Chance, 0.75, (left, top), side, scene);
        }
    }
}

/// Writes a short text across a square, `down` (0 to 1) below its top.
fn caption(
    words: String,
    ink: Ink,
    down: f64,
    (left, top): (f64, f64),
    side: f64,
    scene: &mut Scene,
) {
    let size = (1.7 * side / words.chars().count().max(3) as f64).min(side * 0.36);
    let at = (left + side / 2.0, top + down * side + 0.34 * size);
    scene.fill(
        text(at, size, Anchor::Middle, run(words, ink, true), false),
        ink,
    );
}

fn board_at(board: &Board, (left, top): (f64, f64), cell: f64, scene: &mut Scene) {
    let columns = usize::from(board.columns).max(1);
    let rows = board.cells.len() / columns;
    let at = |column: f64, row: f64| (left + column * cell, top + row * cell);
    let (width, height) = (columns as f64, rows as f64);
    let hairline = Stroke::full(
        if board.style == Style::Field {
            Ink::Rule
        } else {
            Ink::Line
        },
        1.0,
    );
    // Stones lie on the crossings; everything else between the lines.
    let inset = if board.style == Style::Points {
        0.5
    } else {
        0.0
    };
    let mut lines = Vec::new();
    if board.style != Style::Discs {
        let is_open = board.style == Style::Marks;
        let ends = |count: usize| {
            if inset > 0.0 {
                0..count
            } else {
                usize::from(is_open)..count + usize::from(!is_open)
            }
        };
        for column in ends(columns) {
            let x = column as f64 + inset;
            lines.push(Shape::Line(vec![at(x, inset), at(x, height - inset)]));
        }
        for row in ends(rows) {
            let y = row as f64 + inset;
            lines.push(Shape::Line(vec![at(inset, y), at(width - inset, y)]));
        }
    }
    if board.style == Style::Squares {
        let dark =
            (0..board.cells.len()).filter(|place| (place / columns + place % columns) % 2 == 1);
        let squares = dark
            .map(|place| {
                let (x, y) = at((place % columns) as f64, (place / columns) as f64);
                Shape::Rect(x, y, cell, cell, 0.0)
            })
            .collect();
        scene.fill(Shape::Many(squares), Ink::Rule);
        tint_last(board, at, cell, scene);
    }
    if board.style == Style::Discs {
        let frame = Shape::Rect(left, top, width * cell, height * cell, 0.18 * cell);
        scene.fill(frame, Ink::Rule);
    }
    scene.stroke(Shape::Many(lines), hairline);
    for (place, what) in board.cells.iter().enumerate() {
        let corner = at((place % columns) as f64, (place / columns) as f64);
        let is_last = board.last.map(usize::from) == Some(place);
        contents(*what, board.style, corner, cell, is_last, scene);
    }
    // Over the cells beside it, into which a snake goes on.
    let is_ringed = |last: &usize| match board.cells.get(*last) {
        Some(Cell::Man(..)) | None => false,
        Some(_) => board.style != Style::Marks,
    };
    if let Some(last) = board.last.map(usize::from).filter(is_ringed) {
        let (x, y) = at((last % columns) as f64 + 0.5, (last / columns) as f64 + 0.5);
        let ring = Stroke::full(Ink::Now, (0.08 * cell).max(1.5));
        scene.stroke(Shape::Circle(x, y, 0.42 * cell), ring);
    }
    if let Some(ends) = board.row {
        let middle = |place: u16| {
            let place = usize::from(place);
            at(
                (place % columns) as f64 + 0.5,
                (place / columns) as f64 + 0.5,
            )
        };
        scene.stroke(
            Shape::Line(ends.map(middle).to_vec()),
            Stroke::full(Ink::Ink, (0.06 * cell).max(1.5)),
        );
    }
}

/// Tints the squares that the last move left and came to, in the colour of its side.
fn tint_last(board: &Board, at: impl Fn(f64, f64) -> (f64, f64), cell: f64, scene: &mut Scene) {
    let columns = usize::from(board.columns).max(1);
    let mover = board
        .last
        .and_then(|last| board.cells.get(usize::from(last)));
    let tint = match mover {
        Some(Cell::Man(Player::Max, _)) => Ink::TintMax,
        Some(Cell::Man(Player::Min, _)) => Ink::TintMin,
        _ => return,
    };
    for place in [board.left, board.last].into_iter().flatten() {
        let place = usize::from(place);
        let (x, y) = at((place % columns) as f64, (place / columns) as f64);
        scene.fill(Shape::Rect(x, y, cell, cell, 0.0), tint);
        let inset = 0.04 * cell;
        let side = cell - 2.0 * inset;
        // Without colours the edge tells these squares from others.
        let edge = Shape::Rect(x + inset, y + inset, side, side, 0.0);
        scene.stroke(
            edge,
            Stroke::full(
                if tint == Ink::TintMax {
                    Ink::Max
                } else {
                    Ink::Min
                },
                (0.035 * cell).max(1.0),
            ),
        );
    }
}

fn square((left, top): (f64, f64), cell: f64, inset: f64) -> Shape {
    let (inset, side) = (inset * cell, (1.0 - 2.0 * inset) * cell);
    Shape::Rect(left + inset, top + inset, side, side, 0.12 * side)
}

/// Draws the contents of a cell with this corner.
fn contents(
    what: Cell,
    style: Style,
    corner: (f64, f64),
    cell: f64,
    is_last: bool,
    scene: &mut Scene,
) {
    let middle = (corner.0 + cell / 2.0, corner.1 + cell / 2.0);
    let circle = |reach: f64| Shape::Circle(middle.0, middle.1, reach * cell);
    match what {
        Cell::Empty if style == Style::Discs => {
            scene.fill(circle(0.4), Ink::Paper);
            scene.stroke(circle(0.4), Stroke::full(Ink::Line, 1.0));
        }
        Cell::Of(player) if style == Style::Marks => {
            let width = (cell * if is_last { 0.17 } else { 0.11 }).max(1.2);
            cross_or_nought(player, middle, cell * 0.29, width, scene);
        }
        Cell::Empty => {}
        Cell::Of(player) => {
            scene.fill(circle(0.42), ink_of(player));
            sign(player, Ink::On, middle, cell, scene);
        }
        Cell::Man(player, letter) => {
            man(player, letter, middle, cell, scene);
        }
        Cell::Snake {
            owner,
            is_head,
            links,
        } => {
            for (bit, (right, down)) in [
                (1, (0.5, 0.0)),
                (2, (0.0, -0.5)),
                (4, (-0.5, 0.0)),
                (8, (0.0, 0.5)),
            ] {
                if links & bit > 0 {
                    let end = (middle.0 + right * cell, middle.1 + down * cell);
                    scene.stroke(
                        Shape::Line(vec![middle, end]),
                        Stroke::full(ink_of(owner), 0.5 * cell),
                    );
                }
            }
            scene.fill(circle(if is_head { 0.42 } else { 0.25 }), ink_of(owner));
            if is_head {
                sign(owner, Ink::On, middle, cell, scene);
            }
        }
        Cell::Wall(owner) => {
            let tint = if owner == Player::Max {
                Ink::TintMax
            } else {
                Ink::TintMin
            };
            scene.fill(square(corner, cell, 0.04), tint);
            sign(owner, ink_of(owner), middle, cell, scene);
        }
        Cell::Growth(length) => {
            let at = (middle.0, middle.1 + 0.2 * cell);
            scene.fill(
                text(
                    at,
                    0.55 * cell,
                    Anchor::Middle,
                    run(format!("+{length}"), Ink::Best, true),
                    false,
                ),
                Ink::Best,
            );
        }
        Cell::Railgun => {
            const BOLT: [(f64, f64); 6] = [
                (0.58, 0.12),
                (0.26, 0.56),
                (0.47, 0.56),
                (0.4, 0.88),
                (0.74, 0.42),
                (0.52, 0.42),
            ];
            let bolt = BOLT.map(|(x, y)| (corner.0 + x * cell, corner.1 + y * cell));
            scene.fill(Shape::Polygon(bolt.to_vec()), Ink::Chance);
        }
    }
}

/// Draws a chess piece. Both sides have the same shapes: Black's are filled, White's are filled
/// with paper inside their outline.
fn man(player: Player, letter: char, middle: (f64, f64), cell: f64, scene: &mut Scene) {
    let kind = "KQRBNP".chars().position(|kind| kind == letter);
    let kind = kind.unwrap_or(0) as u32;
    let at = (middle.0, middle.1 + 0.33 * cell);
    // The outlines come first; the same shapes filled follow six code points later. They are text,
    // never emoji.
    let mut glyph = |first: u32, ink: Ink| {
        let glyph = char::from_u32(first + kind).unwrap_or(letter);
        let run = run(format!("{glyph}\u{fe0e}"), ink, false);
        scene.fill(text(at, 0.9 * cell, Anchor::Middle, run, false), ink);
    };
    match player {
        Player::Max => {
            glyph(0x265A, Ink::Paper);
            glyph(0x2654, Ink::Max);
        }
        Player::Min => glyph(0x265A, Ink::Min),
    }
}

pub fn ink_of(player: Player) -> Ink {
    match player {
        Player::Max => Ink::Max,
        Player::Min => Ink::Min,
    }
}

/// Marks the owner without colours: ▲ or ▼, if there is room.
fn sign(player: Player, ink: Ink, (x, y): (f64, f64), cell: f64, scene: &mut Scene) {
    if cell > 9.0 {
        let (reach, up) = (
            0.19 * cell,
            if player == Player::Max {
                -0.19 * cell
            } else {
                0.19 * cell
            },
        );
        scene.fill(
            Shape::Polygon(vec![
                (x, y + up),
                (x + reach, y - 0.7 * up),
                (x - reach, y - 0.7 * up),
            ]),
            ink,
        );
    }
}

fn cross_or_nought(player: Player, (x, y): (f64, f64), reach: f64, width: f64, scene: &mut Scene) {
    let stroke = Stroke::full(ink_of(player), width);
    match player {
        Player::Max => {
            let slope = |slope: f64| {
                Shape::Line(vec![
                    (x - reach, y - slope * reach),
                    (x + reach, y + slope * reach),
                ])
            };
            scene.stroke(Shape::Many(vec![slope(1.0), slope(-1.0)]), stroke);
        }
        Player::Min => scene.stroke(Shape::Circle(x, y, reach), stroke),
    }
}

/// Draws heaps as columns of stones on a ground line.
fn stones(heaps: &[u16], (left, top): (f64, f64), cell: f64, rows: usize, scene: &mut Scene) {
    let ground = top + rows as f64 * cell;
    for (column, &heap) in heaps.iter().enumerate() {
        let x = left + (column as f64 + 0.5) * cell;
        scene.stroke(
            Shape::Line(vec![(x - 0.36 * cell, ground), (x + 0.36 * cell, ground)]),
            Stroke::full(Ink::Line, 1.0),
        );
        for stone in 0..heap {
            scene.fill(
                Shape::Circle(x, ground - (f64::from(stone) + 0.5) * cell, cell * 0.36),
                Ink::Second,
            );
        }
    }
}
