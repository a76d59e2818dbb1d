//! Sizes: one set for each density. A drawing that would not fit is laid out again denser, not
//! shrunk.

/// The radius of a circle that looks as large as triangles of radius 1.
pub const ROUND: f64 = 0.85;

/// The height of a node in a crowd relative to its slot width.
pub const HEIGHT: f64 = 0.38;

/// How closely nodes stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// A small tree on a large stage.
    Broad,
    /// A small tree on a phone, or a middling one on a large stage.
    Narrow,
    /// A tree of numbers on a small stage: as large as the stage allows.
    Snug,
    /// Many nodes: small shapes, values only.
    Dense,
    /// A tree of numbers that is a little too wide: small shapes, close together.
    Close,
    /// A deep and slender tree, with numbers beside its nodes.
    Deep,
    /// A crowd: each node as large as its slot, down to silhouettes of whole subtrees.
    Crowd,
    /// A large tree: no nodes, but rows of rectangles.
    Rows,
}

/// Sizes in pixels at scale 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// The radius of ▲ ▼ ●.
    pub radius: f64,
    /// Half the width and height of a leaf.
    pub leaf: (f64, f64),
    /// Half the side of a board.
    pub board: f64,
    /// The free space between siblings.
    pub gap: f64,
    /// The free space between cousins.
    pub far: f64,
    /// The distance between rows.
    pub row: f64,
    /// Font sizes: the number of a leaf, exact value, bound, label, small text.
    pub number: f64,
    pub value: f64,
    pub bound: f64,
    pub label: f64,
    pub small: f64,
}

impl Density {
    /// The densities at which nodes are drawn, from the widest to the closest.
    pub const ALL: [Density; 7] = [
        Density::Broad,
        Density::Narrow,
        Density::Snug,
        Density::Dense,
        Density::Close,
        Density::Deep,
        Density::Crowd,
    ];

    /// Whether a leaf is as wide as its number needs.
    pub fn has_numbers_inside(self) -> bool {
        !matches!(self, Density::Deep | Density::Crowd | Density::Rows)
    }

    /// Returns the sizes of a node at this depth in plies.
    pub fn sizes(self, depth: u16) -> Sizes {
        match self {
            Density::Crowd if depth >= 2 => DOTS,
            Density::Rows => Sizes { row: 61.0, ..DOTS },
            Density::Crowd => Sizes {
                gap: 30.0,
                far: 30.0,
                row: 100.0,
                ..Density::Narrow.sizes(0)
            },
            Density::Snug => Sizes::snug(SNUG.start, PITCHES.start),
            Density::Broad => Sizes {
                radius: 40.0,
                leaf: (28.0, 24.0),
                board: 28.0,
                gap: 52.0,
                far: 86.0,
                row: 190.0,
                number: 25.0,
                value: 25.0,
                bound: 20.0,
                label: 18.0,
                small: 14.0,
            },
            Density::Narrow => Sizes {
                radius: 29.0,
                leaf: (22.0, 20.0),
                board: 22.0,
                gap: 16.0,
                far: 28.0,
                row: 116.0,
                number: 21.0,
                value: 21.0,
                bound: 17.0,
                label: 16.0,
                small: 13.0,
            },
            Density::Dense => Sizes {
                radius: 18.0,
                leaf: (15.0, 14.0),
                board: 17.0,
                gap: 8.0,
                far: 16.0,
                row: 92.0,
                number: 14.0,
                value: 14.0,
                bound: 12.0,
                label: 13.0,
                small: 12.0,
            },
            Density::Close => Sizes {
                radius: 13.0,
                leaf: (10.0, 11.0),
                board: 13.0,
                gap: 4.0,
                far: 8.0,
                row: 84.0,
                number: 12.0,
                value: 12.0,
                bound: 11.0,
                label: 12.0,
                small: 11.0,
            },
            Density::Deep => Sizes {
                radius: 9.0,
                leaf: (10.0, 8.0),
                board: 11.0,
                gap: 26.0,
                far: 26.0,
                row: 27.0,
                number: 12.0,
                value: 12.0,
                bound: 12.0,
                label: 12.0,
                small: 12.0,
            },
        }
    }
}

impl Sizes {
    /// Returns all sizes multiplied by `by`.
    pub fn scaled(self, by: f64) -> Sizes {
        let Sizes {
            radius,
            leaf,
            board,
            gap,
            far,
            row,
            number,
            value,
            bound,
            label,
            small,
        } = self;
        let leaf = (by * leaf.0, by * leaf.1);
        let [radius, board, gap, far, row] = [radius, board, gap, far, row].map(|size| by * size);
        let [number, value, bound, label, small] =
            [number, value, bound, label, small].map(|size| by * size);
        Sizes {
            radius,
            leaf,
            board,
            gap,
            far,
            row,
            number,
            value,
            bound,
            label,
            small,
        }
    }

    /// Returns the sizes for a leaf of this width and for rows at this distance, in pixels: the
    /// shapes fill what they have, and no number is smaller than can be read.
    pub fn snug(leaf: f64, row: f64) -> Sizes {
        let radius = (0.32 * row).min(0.8 * leaf).clamp(16.0, 29.0);
        let label = (0.5 * radius + 4.0).clamp(12.0, 16.0);
        Sizes {
            radius,
            leaf: (leaf / 2.0, (leaf / 2.0).min(0.3 * row)),
            board: radius,
            gap: 3.0,
            far: 7.0,
            row,
            number: (0.46 * leaf).clamp(11.0, 20.0),
            value: (0.7 * radius).clamp(11.0, 20.0),
            bound: (0.58 * radius).clamp(11.0, 17.0),
            label,
            small: (label - 1.0).clamp(11.0, 13.0),
        }
    }

    /// Returns the sizes of a node in a crowd by its slot width in pixels: a node with more room is
    /// larger.
    pub fn of_slot(slot: f64) -> Sizes {
        let dense = Density::Dense.sizes(0);
        dense.scaled((0.2 * slot / dense.radius).clamp(2.0 / dense.radius, 1.1))
    }
}

/// The widths of a leaf, and the distances of rows, in pixels, between which a tree of numbers is
/// [`Density::Snug`].
pub const SNUG: std::ops::Range<f64> = 19.0..44.0;
pub const PITCHES: std::ops::Range<f64> = 38.0..150.0;

const DOTS: Sizes = Sizes {
    radius: 5.0,
    leaf: (4.5, 4.5),
    board: 5.0,
    gap: 6.0,
    far: 8.0,
    row: 100.0,
    number: 11.0,
    value: 11.0,
    bound: 11.0,
    label: 11.0,
    small: 11.0,
};
