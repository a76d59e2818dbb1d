//! The rules of a game of Snake Go: size, rounds, the items of every round; and the presets. It
//! knows no position.

use super::field::RAILGUN;

/// An item that will appear on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The round at whose start it appears.
    pub round: u16,
    /// The cell: 16 · row + column, from the top left.
    pub cell: u8,
    /// The growth that it gives, or [`RAILGUN`].
    pub kind: u8,
}

/// The settings of a game. To play without splits, set a limit of one snake; without railguns,
/// leave them out of the items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of cells in a row, at most 16.
    pub size: u8,
    /// The number of rounds.
    pub rounds: u16,
    /// The number of first rounds in which the snake that a player began with grows at every move.
    pub growth_rounds: u16,
    /// The number of rounds after which an item disappears.
    pub item_life: u16,
    /// The most snakes of a player, at most 4.
    pub snake_limit: u8,
    /// All items in the order of their rounds; none appears at a cell where another may still be.
    pub items: Vec<Item>,
    /// Whether moves that kill the mover's own snake are left out; if there is no other, one of
    /// them remains.
    pub hides_suicide: bool,
    /// Whether it is the variant of the lecture notes, without draws: a player without snakes
    /// passes, and after the last round the winner has one more move, `win`; with equal scores the
    /// second player wins.
    pub is_of_notes: bool,
    /// The index of the preset.
    pub preset: u8,
    /// The seed of the items, in a preset that draws them.
    pub seed: u16,
}

/// A named set of rules.
struct Preset {
    name: &'static str,
    size: u8,
    rounds: u16,
    snake_limit: u8,
    hides_suicide: bool,
    /// Round, cell and kind of each item.
    items: &'static [[u8; 3]],
}

/// The names of the presets: from the smallest to the game of the contest, and one in between.
pub const PRESETS: [&str; 5] = [
    TABLE[0].name,
    TABLE[1].name,
    TABLE[2].name,
    TABLE[3].name,
    TABLE[4].name,
];
/// The index of the preset whose items are drawn from a seed.
pub const FULL: usize = 3;

/// The items lie on the diagonal from the bottom left to the top right, equally far from both
/// players.
const TABLE: [Preset; 5] = [
    Preset {
        name: "tiny",
        size: 4,
        rounds: 4,
        snake_limit: 1,
        hides_suicide: true,
        items: &[],
    },
    Preset {
        name: "classroom",
        size: 5,
        rounds: 8,
        snake_limit: 1,
        hides_suicide: true,
        items: &[[1, 0x22, 2], [3, 0x13, RAILGUN]],
    },
    Preset {
        name: "tactics",
        size: 6,
        rounds: 24,
        snake_limit: 2,
        hides_suicide: false,
        items: &[
            [1, 0x32, 2],
            [3, 0x23, RAILGUN],
            [5, 0x41, 3],
            [7, 0x14, 2],
            [10, 0x50, RAILGUN],
            [12, 0x05, 4],
            [19, 0x32, 3],
            [21, 0x23, 2],
        ],
    },
    Preset {
        name: "full",
        size: 16,
        rounds: 512,
        snake_limit: 4,
        hides_suicide: false,
        items: &[],
    },
    Preset {
        name: "skirmish",
        size: 8,
        rounds: 32,
        snake_limit: 2,
        hides_suicide: false,
        items: &[
            [1, 0x43, 2],
            [3, 0x34, RAILGUN],
            [6, 0x52, 3],
            [9, 0x25, 2],
            [12, 0x61, RAILGUN],
            [15, 0x16, 4],
            [18, 0x43, 3],
            [22, 0x34, 2],
        ],
    },
];

impl Rules {
    /// Returns the rules of a preset.
    pub fn preset(index: usize, seed: u16, is_of_notes: bool) -> Rules {
        let Preset {
            size,
            rounds,
            snake_limit,
            hides_suicide,
            items,
            ..
        } = TABLE[index];
        let items = match index {
            FULL => drawn(seed),
            _ => items
                .iter()
                .map(|&[round, cell, kind]| Item {
                    round: round.into(),
                    cell,
                    kind,
                })
                .collect(),
        };
        let preset = index as u8;
        let (growth_rounds, item_life) = (8, 16);
        Rules {
            size,
            rounds,
            growth_rounds,
            item_life,
            snake_limit,
            items,
            hides_suicide,
            is_of_notes,
            preset,
            seed,
        }
    }
}

/// Draws the items of the full game: in every round one with probability 1/4, in a square that
/// grows every 20 rounds, but nowhere where one appeared in the 16 rounds before. No seed leaves
/// the square without a free cell.
pub fn drawn(seed: u16) -> Vec<Item> {
    // The upper half of SplitMix64 (Steele, Lea and Flood, 2014). The sequence is frozen: with
    // another one, links would show other items.
    let mut state = u64::from(seed);
    let mut below = |count: u16| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let number = (mixed ^ (mixed >> 31)) >> 32;
        ((number * u64::from(count)) >> 32) as u16
    };
    let mut items: Vec<Item> = Vec::new();
    for round in 1..=512 {
        if below(4) > 0 {
            continue;
        }
        let margin = 6_u16.saturating_sub((round - 1) / 20);
        let width = 16 - 2 * margin;
        let cell = loop {
            let cell = ((margin + below(width)) << 4 | (margin + below(width))) as u8;
            if !items
                .iter()
                .any(|item| item.cell == cell && item.round + 16 >= round)
            {
                break cell;
            }
        };
        let (lengths, railguns) = if round <= 64 {
            (5, 1)
        } else {
            if round <= 384 { (5, 2) } else { (4, 3) }
        };
        let kind = if below(lengths + railguns) < lengths {
            1 + below(5) as u8
        } else {
            RAILGUN
        };
        items.push(Item { round, cell, kind });
    }
    items
}
